// @ts-check
// A discount code, and one package that the app's store has too, put into the empty database before the server opens it.
import { systemClock } from '#server/platform/clock.ts';
import { migrate, openEmbedded } from '#server/platform/database/index.ts';

const database = await openEmbedded(process.env['DATA_DIR'] ?? '.cache/e2e-data', () => undefined);
await migrate(database, new URL('../src/server/migrations/', import.meta.url), systemClock);
const now = new Date();
await database.query.insertInto('discount_codes').values([
  {
    id: 'e2e-eid', code: 'EID10', discount_type: 'percentage', discount_value: 10, package_ids: null,
    usage_limit: null, end_date: null, is_active: true, last_used_at: null, created_at: now, updated_at: now,
  },
]).execute();
await database.query.updateTable('game_packages').set({ revenue_cat_product_id: 'siraj.five' }).where('id', '=', 'five-sessions').execute();
await database.close();
