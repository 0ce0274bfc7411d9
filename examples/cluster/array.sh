#!/bin/bash
# A run as a job array of Slurm, each task of which is a shard, and its merge. From the agent's folder:
#   id=$(sbatch --parsable array.sh)
#   sbatch --dependency=afterany:$id --wrap='androidbench merge runs/out runs/shard-* --ab-min-success 0.6'
# The array must be all of a range: a shard that is to go on alone is begun by hand with --ab-shard=3/8.
#SBATCH --job-name=agent
#SBATCH --array=1-8
#SBATCH --cpus-per-task=2
#SBATCH --mem=4G
#SBATCH --time=04:00:00
#SBATCH --output=slurm-%A_%a.out
exec pytest --agent=mypkg:Agent -n "$SLURM_CPUS_PER_TASK" --ab-seeds=30-32 --ab-min-success=0.6 \
    --ab-shard=auto --ab-run="runs/shard-$SLURM_ARRAY_TASK_ID"
