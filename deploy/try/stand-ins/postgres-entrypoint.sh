set -e
data=/var/lib/postgresql/data
as_postgres="setpriv --reuid=postgres --regid=postgres --init-groups"
if [ ! -s $data/PG_VERSION ]; then
  chown postgres: $data
  chmod 700 $data
  $as_postgres initdb --pgdata=$data --username="$POSTGRES_USER" --pwfile="$POSTGRES_PASSWORD_FILE" \
    --encoding=UTF8 --locale=C.UTF-8 --auth-host=scram-sha-256 --auth-local=trust
  echo "host all all all scram-sha-256" >> $data/pg_hba.conf
  echo "create database $POSTGRES_DB" | $as_postgres postgres --single -D $data postgres
fi
exec $as_postgres postgres -D $data -c listen_addresses='*'
