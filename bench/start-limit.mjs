// @ts-check
/** The limit of P8: what Fastify with one connection of pg takes to start. Plain JavaScript, as the product is built. */
import { fastify } from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '' });
await pool.query('select 1');
const app = fastify();
app.get('/health/ready', async () => (await pool.query('select 1 as ready')).rows[0]);
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
