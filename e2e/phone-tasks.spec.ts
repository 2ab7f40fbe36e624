import { expect, type Page } from '@playwright/test';
import { catalogues, expectSoundScreen } from './host.ts';
import { join, phoneTexts, taskTexts, test } from './phones.ts';

// One server and one address: one after the other.
test.describe.configure({ mode: 'serial' });

/** Of the phones of two teams, that of the team in turn, and the other. */
async function inTurn(one: Page, other: Page): Promise<readonly [Page, Page]> {
  const turn = (page: Page) => page.getByRole('heading', { name: phoneTexts.ar.now.ownTurn.title }).count();
  await expect.poll(async () => (await turn(one)) + (await turn(other))).toBe(1);
  return (await turn(one)) === 1 ? [one, other] : [other, one];
}

test('a teammate who is asked by name answers on the phone, and the hint is on the screen [HINT-1, HINT-2]', async ({
  openRoom,
}) => {
  const text = catalogues.ar;
  const { hint } = taskTexts.ar;
  const room = await openRoom('ar', ['الصقور', 'اللؤلؤ']);
  const { television } = room;
  const code = await room.code();
  const [falcon, pearl] = [await room.phone(), await room.phone()];
  await join(falcon, 'ar', { code, name: 'نورة', team: 'الصقور' });
  await join(pearl, 'ar', { code, name: 'نورة', team: 'اللؤلؤ' });
  await television.getByRole('button', { name: text.games.play.wheel.spin }).click();
  const [phone, other] = await inTurn(falcon, pearl);
  await television.locator('button[data-cell]').first().click();

  const { lifelines } = text.games.play;
  await television.getByRole('button', { name: new RegExp(`^${lifelines.names.askTeammate}`) }).click();
  await television.getByRole('group', { name: lifelines.teammate }).getByText('نورة').click();
  await television.getByRole('button', { name: lifelines.ask }).click();
  // The teammate has 30 s, which the checks of a slow machine may outlast.
  await television.getByRole('button', { name: text.games.question.clock.pause }).click();

  await expect(phone.getByText(hint.asked)).toBeVisible();
  await expect(other.getByText(hint.asked)).toBeHidden();
  const question = (await television.locator('[data-question-text]').textContent()) ?? '';
  await expect(phone.getByText(question.trim(), { exact: true })).toBeVisible();
  await phone.getByLabel(hint.label).fill('الكويت');
  await expectSoundScreen(phone, 'a hint');
  await phone.getByRole('button', { name: hint.sure.think }).click();
  await expect(phone.getByText(hint.given)).toBeVisible();

  const said = television.getByRole('status').filter({ hasText: text.rooms.hint.from('نورة') });
  await expect(said).toContainText('الكويت');
  await expect(said).toContainText(text.rooms.hint.sure.think);
  await television.reload();
  await expect(said).toContainText('الكويت');
  await television.getByRole('button', { name: text.games.question.consultation.end }).click();
  await expect(said).toContainText('الكويت');
  await television.getByRole('button', { name: text.games.question.reveal }).click();
  await expect(said).toHaveCount(0);
});

test('a phone takes the part of a secret word’s actor: it alone has the word, and starts the clock [ACTOR-1, ACTOR-2]', async ({
  openRoom,
}) => {
  const text = catalogues.ar;
  const { actor } = taskTexts.ar;
  const room = await openRoom('ar', ['الصقور', 'اللؤلؤ'], {
    categoryIds: ['secret-words', 'describe', 'football', 'flags'],
    questionTimeSeconds: 60,
  });
  const { television } = room;
  const code = await room.code();
  const [falcon, pearl] = [await room.phone(), await room.phone()];
  await join(falcon, 'ar', { code, name: 'نورة', team: 'الصقور' });
  await join(pearl, 'ar', { code, name: 'سالم', team: 'اللؤلؤ' });
  await television.getByRole('button', { name: text.games.play.wheel.spin }).click();
  const [phone, other] = await inTurn(falcon, pearl);
  const name = phone === falcon ? 'نورة' : 'سالم';
  await television.locator('button[data-cell]').first().click();

  const qr = television.getByRole('img', { name: text.games.question.secretWord.qrLabel });
  await expect(television.getByText(text.rooms.actor.free)).toBeVisible();
  await expectSoundScreen(phone, 'a part to take');
  await phone.getByRole('button', { name: actor.free.take }).click();
  await expect(television.getByText(text.rooms.actor.has(name)).last()).toBeVisible();
  await expect(qr).toBeHidden();
  await expectSoundScreen(television, 'the word on a phone', { alsoAt: ['phone', 'laptop'] });

  await phone.getByRole('button', { name: actor.own.show }).click();
  const word = (await phone.getByRole('status').locator('strong').textContent()) ?? '';
  expect(word).not.toBe('');
  await expect(other.getByText(word)).toHaveCount(0);
  await expect(television.getByText(word)).toHaveCount(0);
  await expectSoundScreen(phone, 'the word');
  await phone.getByRole('button', { name: actor.own.ready }).click();
  await expect(television.getByRole('button', { name: text.games.question.reading.seen })).toBeHidden();
  await expect(phone.getByRole('button', { name: actor.own.ready })).toBeHidden();

  await television.getByRole('button', { name: text.rooms.actor.showCode }).click();
  await expect(qr).toBeVisible();
  await television.getByRole('button', { name: text.games.question.secretWord.guessed }).click();
  await expect(television.getByText(word, { exact: true }).first()).toBeVisible();
  await expect(phone.getByRole('button', { name: actor.own.show })).toBeHidden();
});
