import type { ChildProcess } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { questionsAdminApi } from '#shared/questions/admin-api.ts';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import { mediaAdminApi } from '#shared/media/admin-api.ts';
import { catalogues, enterAsAdmin, expectSoundScreen, untilOnDevice } from './host.ts';
import { kill, layCable, startServer, type Cable } from './own-server.ts';
import { ownPort } from './ports.ts';
import { test } from './site.ts';
import { GamePage } from './game-page.ts';
import { layPrepared } from './prepare.ts';

const serverPort = ownPort('question media');
const port = ownPort('question media cable');
const origin = `http://localhost:${port}`;
const text = catalogues.ar;
const words = text.adminQuestions;
const { edit } = words;
const category = { id: 'geography', name: 'جغرافيا' };

test.use({ serviceWorkers: 'allow', baseURL: origin });
let server: ChildProcess | null = null;
let cable: Cable | null = null;
test.afterEach(async () => {
  cable?.end();
  if (server) await kill(server);
});

/** A second of the note A: what a person would call a sound. */
function tone(seconds: number, hz = 440): Buffer {
  const rate = 8000;
  const samples = Buffer.alloc(rate * seconds * 2);
  for (let at = 0; at < rate * seconds; at += 1)
    samples.writeInt16LE(Math.round(Math.sin((at * hz * 2 * Math.PI) / rate) * 8000), at * 2);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0).toString();
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** A short film of a square that turns, as this browser records it. */
async function filmed(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: 'video/webm;codecs=vp8' });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let step = 0; step < 30; step += 1) {
      pen.fillStyle = '#0b1628';
      pen.fillRect(0, 0, 320, 180);
      pen.fillStyle = '#ffb938';
      pen.fillRect(40 + step * 6, 60, 60, 60);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await ended;
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

/** What the staff do by the thousand goes by the API. */
function staffOf(page: Page) {
  const list = async (value: number) => {
    const answer = await page.request.get(
      `/api/admin/questions?category=${category.id}&value=${value}&status=active&limit=100`,
    );
    return questionsAdminApi.list.output.parse(await answer.json()).items;
  };
  const get = async (id: string) =>
    questionsAdminApi.get.output.parse(await (await page.request.get(`/api/admin/questions/${id}`)).json()).item;
  return {
    async retireAll(value: number): Promise<void> {
      for (const { id, version } of await list(value)) {
        const { content } = await get(id);
        const changed = await page.request.patch(`/api/admin/questions/${id}`, {
          headers: { origin },
          data: { version, categoryId: category.id, content, status: 'retired' },
        });
        expect(changed.status()).toBe(200);
      }
    },
    async upload(name: string, buffer: Buffer): Promise<string> {
      const answer = await page.request.post(`/api/admin/media?name=${encodeURIComponent(name)}`, {
        headers: { origin, 'content-type': 'application/octet-stream' },
        data: buffer,
      });
      return mediaAdminApi.upload.output.parse(await answer.json()).item.id;
    },
    async publish(content: QuestionDraft): Promise<void> {
      const made = await page.request.post('/api/admin/questions', {
        headers: { origin },
        data: { categoryId: category.id, content, status: 'active' },
      });
      expect(made.status()).toBe(201);
    },
  };
}

const both = (ar: string, en: string) => ({ ar, en });
const question = (
  kind: 'sound' | 'video',
  value: 200 | 400,
  mediumId: string,
  name: string,
  answer = both('نورس', 'A gull'),
): QuestionDraft => ({
  id: 'new',
  kind,
  value,
  band: 'everyone',
  text: both(`ما الذي ${name}؟`, `What is it, ${kind} ${value}?`),
  answer,
  wrong: [both('صقر', 'A falcon'), both('غراب', 'A crow'), both('هدهد', 'A hoopoe')],
  explanation: both('طائر البحر.', 'A bird of the sea.'),
  media: { file: `library/${mediumId}`, alt: both('شيء عند البحر', 'Something by the sea') },
});

async function writeSoundQuestion(page: Page): Promise<void> {
  await page.goto('/admin/questions?new=1');
  await page.getByLabel(edit.fields.category).selectOption(category.id);
  await page.getByLabel(edit.fields.kind).selectOption('sound');
  await page.locator('input[type=file]').setInputFiles({ name: 'نورس.wav', mimeType: 'audio/wav', buffer: tone(3) });
  await expect(
    page.getByRole('button', { name: text.adminMedia.picker.choose('نورس.wav'), pressed: true }),
  ).toBeVisible();
  const pair = async (label: string, ar: string, en: string) => {
    await page.getByLabel(`${label} (${edit.arabic})`, { exact: true }).fill(ar);
    await page.getByLabel(`${label} (${edit.english})`, { exact: true }).fill(en);
  };
  const {
    text: asked,
    answer,
    wrong,
    explanation,
  } = question('sound', 200, '', 'تسمعونه') as Extract<QuestionDraft, { kind: 'sound' }>;
  await pair(edit.fields.text, asked.ar, asked.en);
  await pair(edit.fields.answer, answer.ar, answer.en);
  for (const [place, option] of wrong.entries()) await pair(edit.fields.wrong(place + 1), option.ar, option.en);
  await pair(edit.fields.explanation, explanation.ar, explanation.en);
  await pair(edit.fields.alt, 'صوت عند البحر', 'A sound by the sea');
  await page.getByRole('button', { name: edit.publish }).click();
  await expect(page.getByText(words.statuses.active, { exact: true })).toBeVisible();
  await expectSoundScreen(page, 'the editor of a sound');
}

/** The playback position on the screen, in seconds. */
const played = (page: Page, tag: 'audio' | 'video') =>
  page.locator(tag).evaluate((element: HTMLMediaElement) => (element.error === null ? element.currentTime : -1));

test('a sound and a film that the staff upload are played in a game, also without a network [ADM-2, GAME-6]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  layPrepared('.cache/question-media-data');
  server = await startServer({
    PORT: String(serverPort),
    PUBLIC_URL: origin,
    DATA_DIR: '.cache/question-media-data',
    RATE_LIMITS: 'off',
    CONTENT_GUARD: 'off',
    ADMIN_EMAIL: 'admin@example.com',
  });
  cable = await layCable(port, serverPort);
  await page.setViewportSize({ width: 1366, height: 768 });
  await enterAsAdmin(page);
  const staff = staffOf(page);

  await test.step('nothing else is left to be dealt there', async () => {
    for (const value of [200, 400]) await staff.retireAll(value);
    await writeSoundQuestion(page);
    await staff.publish(
      question('sound', 200, await staff.upload('أخرى.wav', tone(3, 330)), 'تسمعونه كذلك', both('موجة', 'A wave')),
    );
    for (const [name, answer] of [
      ['مدّ', both('بحر', 'The sea')],
      ['جزر', both('قمر', 'The moon')],
    ] as const) {
      await staff.publish(
        question('video', 400, await staff.upload(`${name}.webm`, await filmed(page)), `يتحرّك في ${name}`, answer),
      );
    }
  });

  const gamePage = new GamePage(page, text);
  await gamePage.setUp([category.name, 'علوم وفضاء', 'عالم الحيوان', 'من أنا؟'], { length: 'short' });
  const id = page.url().split('/').at(-1) ?? '';
  await untilOnDevice(page);
  await expect
    .poll(() => page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, `siraj-media-${id}`), {
      message: 'what is played is on the device',
    })
    .toBeGreaterThanOrEqual(4);
  await gamePage.spin();

  await test.step('the sound starts automatically, stops and continues', async () => {
    await page.getByRole('button', { name: text.games.play.board.tile(category.name, 200) }).click();
    await expect(page.locator('[data-media=sound]')).toBeVisible();
    await expect.poll(() => played(page, 'audio')).toBeGreaterThan(0);
    await expectSoundScreen(page, 'a sound question');
    await page.getByRole('button', { name: text.games.question.clock.pause }).click();
    await expect.poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
    await page.getByRole('button', { name: text.games.question.clock.resume }).click();
    await gamePage.reveal();
    await page.getByRole('button', { name: text.games.question.media.play }).click();
    await expect.poll(() => played(page, 'audio')).toBeGreaterThan(0);
    await gamePage.award('own');
  });

  await test.step('the film runs from the device', async () => {
    cable?.pull();
    await page.getByRole('button', { name: text.games.play.board.tile(category.name, 400) }).click();
    await expect(page.locator('[data-media=film]')).toBeVisible();
    await expect.poll(() => played(page, 'video')).toBeGreaterThan(0);
    await expectSoundScreen(page, 'a film question');
    await gamePage.reveal();
    await gamePage.award('nobody');
  });
});
