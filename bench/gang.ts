/**
 * Opening the page of a gang of 60 with 500 evenings, as its page asks: the gang, its table of all time, and the first of its
 * evenings. In this process: the calls alone are measured, without a network.
 */
import { sql } from 'kysely';
import { gangsApi } from '#shared/gangs/api.ts';
import { createGangSite, playOut, startGangGame } from '#testing/test-gang.ts';
import { interleave, report } from './measure.ts';

const rounds = 9;
const opensARound = 5;
const evenings = 500;
const playersAnEvening = 9;
const names = Array.from({ length: 60 }, (_, number) => `عضو ${number}`);

const { app, host, gang } = await createGangSite(...names);
const { query } = app.database;
const device = await startGangGame(app, host, gang, [names.slice(0, 4), names.slice(4, playersAnEvening)]);
await playOut(device, 0);
// One evening of a real game, a week apart, with other people each time and each team winning half of them.
await sql`
  insert into gang_evenings (game_id, gang_id, seed, counts, result, at)
  select gen_random_uuid(), gang_id, seed, counts, jsonb_set(result, '{winners}', jsonb_build_array(week % 2)), at - week * interval '7 days'
  from gang_evenings, generate_series(1, ${evenings - 1}::integer) week
`.execute(query);
await sql`
  insert into gang_players (game_id, member_id, team_index, name)
  select game_id, id, place % 2, name
  from gang_evenings cross join lateral (
    select id, name, row_number() over (order by hashtext(id || game_id)) as place from gang_members
  ) member
  where game_id <> ${device.gameId} and place <= ${playersAnEvening}
`.execute(query);
await sql`analyze gang_evenings; analyze gang_players`.execute(query);

const { id } = gang;
async function timeOf(open: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < opensARound; count += 1) {
    await open();
    // The limit of calls a minute is not what is measured.
    app.clock.moveBy(60_000);
  }
  return (performance.now() - start) / opensARound;
}
const getGang = () => host.call(gangsApi.getGang, { id });
const getTable = () => host.call(gangsApi.getTable, { id });
const listEvenings = () => host.call(gangsApi.listEvenings, { id });
/** Computes again what an evening changes. */
const openAfterEvening = async () => {
  await sql`update gang_evenings set counts = not counts where game_id = ${device.gameId}`.execute(query);
  await openPage();
};
const openPage = () => Promise.all([getGang(), getTable(), listEvenings()]);
await openPage();
const rows = await interleave(
  [
    { name: 'the gang', round: () => timeOf(getGang) },
    { name: 'the table of all time', round: () => timeOf(getTable) },
    { name: 'the first evenings', round: () => timeOf(listEvenings) },
    { name: 'all three at once', round: () => timeOf(openPage) },
    { name: 'all three after an evening', round: () => timeOf(openAfterEvening) },
  ],
  rounds,
);
report({
  id: 'gang',
  conditions: `${names.length} members, ${evenings} evenings of ${playersAnEvening}, PostgreSQL`,
  rows,
  goals: [
    { what: 'ms to open the page', value: rows[3]?.median ?? Number.NaN, target: { atMost: 100 } },
    { what: 'ms to open it after an evening', value: rows[4]?.median ?? Number.NaN, target: { atMost: 100 } },
  ],
});
await app.server.fastify.close();
process.exit(0);
