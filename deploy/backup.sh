#!/bin/sh
# Backs up the site of compose.yaml into /var/backups/siraj, while it runs. What is older than 30 days is removed.
set -eu
cd "$(dirname "$(readlink -f "$0")")"
docker compose exec -T one node dist/server/backup-command.js make "/data/backups/$(date +%FT%H-%M-%S)"
mkdir -p -m 700 /var/backups/siraj
docker compose cp one:/data/backups/. /var/backups/siraj
# Only once the copy is whole.
docker compose exec -T one rm -r /data/backups
find /var/backups/siraj -mindepth 1 -maxdepth 1 -mtime +30 -exec rm -r {} +
