#!/usr/bin/env bash
# Drill of a PostgreSQL's restore: dumps DATABASE_URL, restores it into a scratch database on SCRATCH_SERVER (a URL
# without a database; its role may create some), and compares rows and checksums of all tables. Run it while nobody
# writes, or against a replica: what is written between dump and comparison counts as a difference.
set -euo pipefail
: "${DATABASE_URL:?the database to restore from}" "${SCRATCH_SERVER:?postgres://user:password@host:5432}"
scratch="restore_drill_$$"
work=$(mktemp -d)
trap 'rm -rf "$work"; psql -q "$SCRATCH_SERVER/postgres" -c "drop database if exists $scratch"' EXIT

# One line a table: its name, its rows, and a checksum that does not depend on their order.
figures() {
  local tables table
  tables=$(psql -qAt "$1" -c "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1")
  for table in $tables; do
    psql -qAt "$1" -c "select '$table', count(*), md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) from \"$table\" t"
  done
}

pg_dump --format=custom --file="$work/floodlight.dump" "$DATABASE_URL"
figures "$DATABASE_URL" > "$work/before"
[ -s "$work/before" ] || { echo "There are no tables in the database."; exit 1; }
psql -q "$SCRATCH_SERVER/postgres" -c "create database $scratch"
pg_restore --exit-on-error --no-owner --no-privileges --dbname="$SCRATCH_SERVER/$scratch" "$work/floodlight.dump"
figures "$SCRATCH_SERVER/$scratch" > "$work/after"
diff "$work/before" "$work/after" || { echo "The restored database differs."; exit 1; }
cat "$work/after"
echo "All tables are restored alike."
