// @ts-check
// A discount code, one package that the app's store has too, and a moderator, put into the empty database before the server opens it.
import { createPasswords, passwordCost } from '#server/accounts/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { migrate, openEmbedded } from '#server/platform/database/index.ts';

const database = await openEmbedded(String(process.env['DATA_DIR']), () => undefined);
await migrate(database, new URL('../src/server/migrations/', import.meta.url), systemClock);
const now = new Date();
await database.query
  .insertInto('discount_codes')
  .values([
    {
      id: 'e2e-eid',
      code: 'EID10',
      discount_type: 'percentage',
      discount_value: 10,
      package_ids: null,
      usage_limit: null,
      end_date: null,
      is_active: true,
      last_used_at: null,
      created_at: now,
      updated_at: now,
    },
  ])
  .execute();
await database.query
  .updateTable('game_packages')
  .set({ revenue_cat_product_id: 'siraj.five' })
  .where('id', '=', 'five-sessions')
  .execute();
await database.query
  .insertInto('users')
  .values({
    id: 'e2e-moderator',
    email: 'moderator@example.com',
    password_hash: await createPasswords(passwordCost).hash('diwaniya-2026'),
    display_name: 'المشرفة',
    role: 'moderator',
    email_verified: true,
    is_new_user: false,
    preferences: JSON.stringify({ language: 'ar', theme: 'dark', sound: true }),
    created_at: now,
  })
  .execute();
await database.close();
