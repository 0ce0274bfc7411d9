"""What a file operation raises."""

from __future__ import annotations

import errno as numbers

from pytest_androidbench.errors import AndroidBenchError

_TEXTS: dict[int, str] = {
    numbers.EPERM: "Operation not permitted",
    numbers.ENOENT: "No such file or directory",
    numbers.ENOMEM: "Out of memory",
    numbers.EACCES: "Permission denied",
    numbers.EEXIST: "File exists",
    numbers.EXDEV: "Cross-device link",
    numbers.ENOTDIR: "Not a directory",
    numbers.EISDIR: "Is a directory",
    numbers.EINVAL: "Invalid argument",
    numbers.EFBIG: "File too large",
    numbers.ENOSPC: "No space left on device",
    numbers.EROFS: "Read-only file system",
    numbers.ENAMETOOLONG: "File name too long",
    numbers.ENOTEMPTY: "Directory not empty",
    numbers.ELOOP: "Too many symbolic links encountered",
}


class FileError(AndroidBenchError):
    """A path cannot be used that way; `errno` and `strerror` are the phone's own."""

    def __init__(self, errno: int, path: str) -> None:
        self.errno = errno
        self.path = path
        self.strerror = _TEXTS.get(errno, f"Unknown error {errno}")
        super().__init__(f"{path}: {self.strerror}")
