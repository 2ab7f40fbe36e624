import { afterEach, beforeEach, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { mediaAdminApi, type Medium } from '#shared/media/admin-api.ts';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import { questionsAdminApi as api } from '#shared/questions/admin-api.ts';
import { exchangeApi } from '#shared/questions/exchange-api.ts';
import type { MediaQuestionKind } from '#shared/questions/schema.ts';
import { startHosted } from '#testing/hosted-game.ts';
import { checkFile, importFile } from '#testing/import-files.ts';
import { film, paint, sound, uploadFile } from '#testing/media-files.ts';
import { useMediaFolder } from '#testing/media-folder.ts';
import { forgetBank, sampleContent } from '#testing/sample-content.ts';
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
afterEach(() => forgetBank(app.database));

const uploads = {
  image: async () => uploadFile(moderator, { name: 'tower.png', body: await paint(2000, 1000).png().toBuffer() }),
  sound: () => uploadFile(moderator, { name: 'song.mp3', body: sound() }),
  video: () => uploadFile(moderator, { name: 'sea.mp4', body: film(5000) }),
} satisfies Record<Exclude<MediaQuestionKind, 'memory'>, () => Promise<{ item: Medium }>>;

const alt = { ar: 'شيء يُعرض', en: 'Something shown' };
const contentOf = (kind: MediaQuestionKind, mediumId: string): QuestionDraft => {
  const sample = sampleContent().categories[0]?.questions.find((each) => each.kind === 'text');
  return {
    ...sample,
    kind,
    text: { ar: 'ما هذا من المكتبة؟', en: 'What of the library is this?' },
    media: { file: `library/${mediumId}`, alt },
  } as QuestionDraft;
};
const publish = (content: QuestionDraft) =>
  moderator.call(api.create, { categoryId: 'alpha', content, status: 'active' });
const usesOf = (id: string) => moderator.call(mediaAdminApi.get, { id }).then(({ uses }) => uses);

it.each([
  ['image', /^\/media\/[0-9a-f]{32}\/1280\.webp$/],
  ['sound', /\/file\.mp3$/],
  ['video', /\/file\.mp4$/],
] as const)(
  'shows a %s of the library, which is then in use until the question shows another [ADM-2]',
  async (kind, url) => {
    const { item: medium } = await uploads[kind]();
    const { item } = await publish(contentOf(kind, medium.id));
    expect(item.mediaUrls[0]).toMatch(url);
    expect((await app.visitor().request({ path: item.mediaUrls[0] ?? '' })).status).toBe(200);
    expect(await usesOf(medium.id)).toEqual([{ kind: 'question', id: item.id }]);
    expect(await moderator.errorOf(mediaAdminApi.remove, { id: medium.id })).toMatchObject({ code: 'media/in-use' });

    const written = { ...contentOf(kind, medium.id), kind: 'text' } as Record<string, unknown>;
    delete written['media'];
    const { item: changed } = await moderator.call(api.change, {
      id: item.id,
      version: item.version,
      categoryId: 'alpha',
      status: 'active',
      content: written as QuestionDraft,
    });
    expect(changed.mediaUrls).toEqual([]);
    expect(await usesOf(medium.id)).toEqual([]);
  },
);

it('shows nothing that is gone, and plays no picture, not even in a draft [ADM-2]', async () => {
  const { item: song } = await uploads.sound();
  const nowhere = contentOf('sound', '0199aaaa-0000-7000-8000-000000000001');
  for (const [content, status] of [nowhere, contentOf('video', song.id), contentOf('image', song.id)].flatMap(
    (each) =>
      [
        [each, 'active'],
        [each, 'draft'],
      ] as const,
  )) {
    expect(await moderator.errorOf(api.create, { categoryId: 'alpha', content, status })).toMatchObject({
      code: 'questions/not-ready',
      fields: { 'media.file': 'media-missing' },
    });
  }
  expect(
    (await moderator.call(api.create, { categoryId: 'alpha', content: contentOf('sound', song.id), status: 'draft' }))
      .item.mediaUrls[0],
  ).toMatch(/mp3$/);
  expect(
    await moderator.errorOf(api.create, {
      categoryId: 'alpha',
      content: { ...contentOf('sound', song.id), media: { file: 'flags/kw.svg', alt } } as QuestionDraft,
      status: 'draft',
    }),
  ).toMatchObject({ status: 400 });
});

it('brings back no older text that shows what left the library [ADM-2]', async () => {
  const { item: song } = await uploads.sound();
  const { item } = await publish(contentOf('sound', song.id));
  const plain = sampleContent().categories[0]?.questions[0] as QuestionDraft;
  const { item: changed } = await moderator.call(api.change, {
    id: item.id,
    version: 1,
    categoryId: 'alpha',
    status: 'active',
    content: { ...plain, text: { ar: 'سؤال بلا صوت؟', en: 'A silent question?' } },
  });
  await moderator.call(mediaAdminApi.remove, { id: song.id });
  expect(await moderator.errorOf(api.restore, { id: item.id, version: changed.version, from: 1 })).toMatchObject({
    code: 'questions/not-ready',
    fields: { 'media.file': 'media-missing' },
  });
});

it('is dealt with its address, which a game in play keeps after the medium left the library [GAME-6, ADM-2]', async () => {
  const { item: song } = await uploads.sound();
  const { item } = await publish(contentOf('sound', song.id));
  const host = await app.verified();
  // The only one that the host hasn't seen: a game deals it first.
  const seen = (sampleContent().categories[0]?.questions ?? []).map(({ id }) => ({ id, at: app.clock.now() }));
  await app.database.transaction((tx) => app.questions.markSeen(tx, [host.user.uid], seen));
  const device = await startHosted(app, host);
  const { pack } = device.game();
  const dealtCell = present(
    pack.cells.find(({ question, reserve }) => [question.id, reserve.id].includes(item.id)),
    'the cell of the question',
  );
  const { media } = [dealtCell.question, dealtCell.reserve].find(({ id }) => id === item.id) ?? {};
  expect(media).toEqual({ url: item.mediaUrls[0], alt });

  await moderator.call(api.change, {
    id: item.id,
    version: 1,
    categoryId: 'alpha',
    status: 'active',
    content: {
      ...(sampleContent().categories[0]?.questions[0] as QuestionDraft),
      text: { ar: 'بلا صوت؟', en: 'Silent?' },
    },
  });
  await moderator.call(mediaAdminApi.remove, { id: song.id });
  await app.outbox.drain();
  expect((await moderator.call(mediaAdminApi.list, {})).items).toEqual([]);
  const served = async () => (await app.visitor().request({ path: media?.url ?? '' })).status;
  expect(await served()).toBe(200);
  await device.reload();
  expect(device.game().pack.cells.find(({ id }) => id === dealtCell.id)).toEqual(dealtCell);

  const days = async (count: number) => {
    app.clock.moveBy(count * 24 * 60 * 60 * 1000);
    await app.media.forgetLeftOvers();
    await app.outbox.drain();
    return served();
  };
  expect(await days(20)).toBe(200);
  await device.play({ type: 'wheelStopped' });
  // Longer than a game stays open, while this one continues.
  expect(await days(20)).toBe(200);
  await device.play({ type: 'end' });
  await device.play({ type: 'finish' });
  expect(await days(0)).toBe(404);
});

it('takes the same bytes into the library again after they left it [ADM-2]', async () => {
  const { item: song } = await uploads.sound();
  const { item } = await publish(contentOf('sound', song.id));
  await moderator.call(api.change, {
    id: item.id,
    version: 1,
    categoryId: 'alpha',
    status: 'draft',
    content: sampleContent().categories[0]?.questions[0] as QuestionDraft,
  });
  await moderator.call(mediaAdminApi.remove, { id: song.id });
  const again = await uploads.sound();
  expect(again).toMatchObject({ isNew: true, item: { id: song.id, useCount: 0 } });
  expect((await moderator.call(mediaAdminApi.list, {})).items.map(({ id }) => id)).toEqual([song.id]);
});

it('is exported and imported with a file of questions, with a fault per row whose medium is missing [ADM-1, ADM-2]', async () => {
  const { item: song } = await uploads.sound();
  const { item } = await publish(contentOf('sound', song.id));
  const { text } = await moderator.call(exchangeApi.exportQuestions, { format: 'csv', category: 'alpha' });
  expect(text).toContain(`library/${song.id}`);
  const check = (csv: string) => checkFile(moderator, { format: 'csv', text: csv, newStatus: 'active' });
  expect(await check(text)).toMatchObject({ added: 0, changed: 0, faulty: 0 });
  const broken = text.replaceAll(song.id, '0199aaaa-0000-7000-8000-000000000001');
  const fault = { faulty: 1, faults: [{ field: 'media.file', code: 'media-missing' }] };
  expect(await check(broken)).toMatchObject(fault);
  const asDraft = broken.replaceAll(item.id, 'alpha-brought');
  const plan = await checkFile(moderator, { format: 'csv', text: asDraft, newStatus: 'draft' });
  expect(plan).toMatchObject(fault);
  const brought = await importFile(moderator, {
    format: 'csv',
    text: asDraft,
    newStatus: 'draft',
    digest: plan.digest,
    leaveFaulty: 'true',
  });
  expect(brought).toMatchObject({ added: 0 });
  expect(item.content.kind).toBe('sound');
});
