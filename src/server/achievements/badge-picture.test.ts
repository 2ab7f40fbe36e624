import { beforeEach, expect, it } from 'vitest';
import { badgesAdminApi } from '#shared/achievements/admin-api.ts';
import { achievementsApi } from '#shared/achievements/api.ts';
import type { BadgeInput } from '#shared/achievements/badges.ts';
import { mediaAdminApi } from '#shared/media/admin-api.ts';
import { blinking, paint, sound, uploadFile } from '#testing/media-files.ts';
import { useMediaFolder } from '#testing/media-folder.ts';
import { createTestApp, type TestApp, type TestUser } from '#testing/test-app.ts';
import { grantRole } from '../accounts/index.ts';

let app: TestApp;
let moderator: TestUser;
const folder = useMediaFolder();
beforeEach(async () => {
  app = await createTestApp({ media: folder.media() });
  moderator = await app.verified({ email: 'moderator@siraj.test' });
  await grantRole(app.database, 'moderator@siraj.test', 'moderator');
});

const badgeWith = (pictureId: string | null): BadgeInput => ({
  name: { ar: 'الغوّاص', en: 'The diver' },
  description: { ar: 'أول لعبة', en: 'The first game' },
  emblem: 'pearl',
  color: 'turquoise',
  pictureId,
  conditions: [{ metric: 'games', atLeast: 1 }],
});
const upload = async (name: string, body: Buffer) => (await uploadFile(moderator, { name, body })).item.id;
const picture = async (name: string, width: number) => upload(name, await paint(width, 900).png().toBuffer());
const changed = (id: string, version: number, pictureId: string | null) => ({ id, version, ...badgeWith(pictureId) });
const usesOf = (id: string) => moderator.call(mediaAdminApi.get, { id }).then(({ uses }) => uses);

it('shows a badge by a picture of the library, which is then in use until the badge shows another [BADGE-1] [ADM-3]', async () => {
  const [pearl, dhow] = [await picture('pearl.png', 1600), await picture('dhow.png', 1500)];
  const { badge } = await moderator.call(badgesAdminApi.create, badgeWith(pearl));
  await moderator.call(badgesAdminApi.activate, { id: badge.id, isActive: true });
  const player = await app.verified();
  const [shown] = (await player.call(achievementsApi.listOwn, {})).badges;
  expect(shown?.pictureUrl).toMatch(/^\/media\/[0-9a-f]{32}\/320\.webp$/);
  expect((await app.visitor().request({ path: shown?.pictureUrl ?? '' })).status).toBe(200);
  expect(await usesOf(pearl)).toEqual([{ kind: 'badge', id: badge.id }]);
  expect(await moderator.errorOf(mediaAdminApi.remove, { id: pearl })).toMatchObject({ code: 'media/in-use' });

  expect((await moderator.call(badgesAdminApi.update, changed(badge.id, 1, dhow))).badge.pictureId).toBe(dhow);
  expect([await usesOf(pearl), await usesOf(dhow)]).toEqual([[], [{ kind: 'badge', id: badge.id }]]);
  expect((await moderator.call(badgesAdminApi.update, changed(badge.id, 2, null))).badge).toMatchObject({
    pictureId: null,
    pictureUrl: null,
    emblem: 'pearl',
  });
  expect(await usesOf(dhow)).toEqual([]);
});

it('takes no sound for a picture, nothing that moves or is gone, and leaves the badge as it was [BADGE-1] [ADM-3]', async () => {
  const pearl = await picture('pearl.png', 400);
  const { badge } = await moderator.call(badgesAdminApi.create, badgeWith(pearl));
  const wheel = await upload('wheel.gif', await blinking(400, 300));
  for (const [pictureId, code] of [
    [await upload('song.mp3', sound()), 'achievements/picture-not-found'],
    ['0199aaaa-0000-7000-8000-000000000001', 'achievements/picture-not-found'],
    [wheel, 'achievements/picture-moves'],
  ] as const) {
    const refused = { code, fields: { pictureId: code } };
    expect(await moderator.errorOf(badgesAdminApi.update, changed(badge.id, 1, pictureId))).toMatchObject(refused);
    expect(await moderator.errorOf(badgesAdminApi.create, badgeWith(pictureId))).toMatchObject(refused);
  }
  expect((await moderator.call(badgesAdminApi.list, {})).items).toEqual([badge]);
  expect([await usesOf(pearl), await usesOf(wheel)]).toEqual([[{ kind: 'badge', id: badge.id }], []]);
});

it('rejects the second of two concurrent changes, and keeps the first one [BADGE-1] [ADM-3]', async () => {
  const { badge } = await moderator.call(badgesAdminApi.create, badgeWith(null));
  const pearl = await picture('pearl.png', 400);
  await moderator.call(badgesAdminApi.update, changed(badge.id, badge.version, pearl));
  expect(await moderator.errorOf(badgesAdminApi.update, changed(badge.id, badge.version, null))).toMatchObject({
    status: 409,
    code: 'achievements/changed-meanwhile',
  });
  expect((await moderator.call(badgesAdminApi.list, {})).items).toMatchObject([{ pictureId: pearl, version: 2 }]);
  expect(await usesOf(pearl)).toHaveLength(1);
});
