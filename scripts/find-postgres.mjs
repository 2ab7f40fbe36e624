// @ts-check

/** The address of the first PostgreSQL that answers: the one in TEST_DATABASE_URL, else a local one; null if none does. */
export async function findPostgres() {
  const { default: pg } = await import('pg');
  const named = process.env['TEST_DATABASE_URL'];
  for (const url of named
    ? [named]
    : ['postgres://root@127.0.0.1:5432/test', 'postgres://postgres@127.0.0.1:5432/postgres']) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    try {
      await client.connect();
      await client.end();
      return url;
    } catch {
      // Not this one: the caller reports that none answers.
    }
  }
  return null;
}
