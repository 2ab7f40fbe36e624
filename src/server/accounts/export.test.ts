import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { questionsApi } from '#shared/questions/api.ts';
import { openCells, startHosted } from '#testing/hosted-game.ts';
import { sampleCategoryIds } from '#testing/sample-content.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

it('exports all data of a person, and nothing of others [USER-4]', async () => {
  const player = await app.verified();
  const game = await startHosted(app, player, { teams: [{ name: 'أهل البحر' }, { name: 'أهل البر' }] });
  await openCells(game, 1);
  game.step({ type: 'adjust', teamIndex: 0, points: 100, reason: 'سؤال من خارج اللوحة' });
  await game.send();
  const { referralCode } = await player.call(accountsApi.getReferral, {});
  const [id] = sampleCategoryIds;
  await player.call(questionsApi.markCategory, { id, mark: 'favourite' });
  const other = await app.verified();
  await startHosted(app, other);
  await other.call(questionsApi.markCategory, { id, mark: 'hidden' });
  const data = await player.call(accountsApi.exportMe, {}, { 'user-agent': 'Phone' });
  expect(data).toMatchObject({
    exportedAt: app.clock.now(),
    user: { uid: player.user.uid, email: player.user.email },
    devices: [{ isThisOne: true }],
    ledger: [
      { delta: 3, reason: 'sign-up', balanceAfter: 3 },
      { delta: -1, reason: 'game', balanceAfter: 2 },
    ],
    identities: [],
    referral: { code: referralCode, friends: 0 },
    games: [
      {
        id: game.gameId,
        teams: [
          { name: 'أهل البحر', score: 100 },
          { name: 'أهل البر', score: 0 },
        ],
      },
    ],
    seenQuestions: 1,
    categoryMarks: [{ category: id, mark: 'favourite' }],
  });
  expect(JSON.stringify(data)).toContain('سؤال من خارج اللوحة');
  expect(JSON.stringify(data)).not.toContain(other.user.uid);
});

it('gives all games of a host of many, those begun first before the others [USER-4]', async () => {
  const host = await app.verified();
  const { gameId } = await startHosted(app, host);
  await sql`
    insert into games (id, host_id, idempotency_key, length, game_status, current_team_index, scores, opened_tiles, created_at)
    select 'copy-' || n, host_id, 'copy-' || n, length, game_status, current_team_index, scores, opened_tiles, created_at + n * interval '1 second'
    from games, generate_series(1, 50) n
  `.execute(app.database.query);
  await sql`
    insert into game_packs (game_id, pack, card, question_ids)
    select 'copy-' || n, pack, card, question_ids from game_packs, generate_series(1, 50) n
  `.execute(app.database.query);
  const { games } = (await host.call(accountsApi.exportMe, {})) as unknown as {
    readonly games: readonly { readonly id: string; readonly scoreSheet: unknown }[];
  };
  expect(games.map(({ id }) => id)).toEqual([gameId, ...Array.from({ length: 50 }, (_, index) => `copy-${index + 1}`)]);
  expect(games.every(({ scoreSheet }) => Array.isArray(scoreSheet))).toBe(true);
});

it('contains no password, token or code of a link [USER-4]', async () => {
  const player = await app.signUp();
  const [token = ''] = player.cookies.values();
  const { text } = await player.request({ path: '/api/me/export' });
  expect(text).not.toContain('$argon2id$');
  expect(text).not.toContain(token);
  const { id } = await app.database.query
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', player.user.uid)
    .executeTakeFirstOrThrow();
  expect(text).not.toContain(id);
});
