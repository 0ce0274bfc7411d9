"""The database of Broccoli: recipes, categories, and the index that is searched."""

from __future__ import annotations

from typing import Final

DATABASE: Final = "broccoli"
SCHEMA: Final = """
CREATE TABLE android_metadata (locale TEXT);
INSERT INTO android_metadata VALUES ('en_US');
CREATE TABLE `recipes` (`recipeId` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `title` TEXT,
  `imageName` TEXT, `description` TEXT, `servings` TEXT, `preparationTime` TEXT, `source` TEXT,
  `ingredients` TEXT, `directions` TEXT, `favorite` INTEGER NOT NULL);
CREATE TABLE `categories` (`categoryId` INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, `name` TEXT);
CREATE TABLE `recipes_with_categories` (`recipeId` INTEGER NOT NULL,
  `categoryId` INTEGER NOT NULL, PRIMARY KEY(`recipeId`, `categoryId`),
  FOREIGN KEY(`recipeId`) REFERENCES `recipes`(`recipeId`)
    ON UPDATE NO ACTION ON DELETE CASCADE ,
  FOREIGN KEY(`categoryId`) REFERENCES `categories`(`categoryId`)
    ON UPDATE NO ACTION ON DELETE CASCADE );
CREATE INDEX `index_recipes_with_categories_recipeId`
  ON `recipes_with_categories` (`recipeId`);
CREATE INDEX `index_recipes_with_categories_categoryId`
  ON `recipes_with_categories` (`categoryId`);
CREATE VIRTUAL TABLE `recipes_fts` USING FTS4(`title` TEXT, `description` TEXT, `source` TEXT,
  `ingredients` TEXT, tokenize=unicode61 `tokenchars=#`, content=`recipes`);
CREATE TRIGGER room_fts_content_sync_recipes_fts_BEFORE_UPDATE BEFORE UPDATE ON `recipes`
  BEGIN DELETE FROM `recipes_fts` WHERE `docid`=OLD.`rowid`; END;
CREATE TRIGGER room_fts_content_sync_recipes_fts_BEFORE_DELETE BEFORE DELETE ON `recipes`
  BEGIN DELETE FROM `recipes_fts` WHERE `docid`=OLD.`rowid`; END;
CREATE TRIGGER room_fts_content_sync_recipes_fts_AFTER_UPDATE AFTER UPDATE ON `recipes`
  BEGIN INSERT INTO `recipes_fts`(`docid`, `title`, `description`, `source`, `ingredients`)
  VALUES (NEW.`rowid`, NEW.`title`, NEW.`description`, NEW.`source`, NEW.`ingredients`); END;
CREATE TRIGGER room_fts_content_sync_recipes_fts_AFTER_INSERT AFTER INSERT ON `recipes`
  BEGIN INSERT INTO `recipes_fts`(`docid`, `title`, `description`, `source`, `ingredients`)
  VALUES (NEW.`rowid`, NEW.`title`, NEW.`description`, NEW.`source`, NEW.`ingredients`); END;
CREATE TABLE room_master_table (id INTEGER PRIMARY KEY,identity_hash TEXT);
INSERT INTO room_master_table VALUES (42, '1548e88f42d976a4b4915ca1cfa71e00');
PRAGMA user_version = 1;
"""
