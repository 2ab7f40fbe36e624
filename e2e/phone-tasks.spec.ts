import { expect, type Page } from '@playwright/test';
import { catalogues, expectSoundScreen } from './host.ts';
import { present } from '#shared/kernel/assert.ts';
import { expectPhoneScreen } from './phone-screen.ts';
import { join, phoneTexts, roleTexts, taskTexts, test } from './phones.ts';

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
  await expectPhoneScreen(phone, 'a hint', { isAtHand: true });
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

for (const language of ['ar', 'en'] as const)
  test(`the remote chooses whose phone is asked, with one thumb, in ${language} [HINT-1, ROOM-6]`, async ({
    openRoom,
  }) => {
    const text = catalogues[language];
    const [phoneText, roleText] = [phoneTexts[language], roleTexts[language]];
    const names = language === 'ar' ? ['نورة', 'سالم'] : ['Noura', 'Salem'];
    const teams = language === 'ar' ? ['الصقور', 'اللؤلؤ'] : ['Falcons', 'Pearls'];
    const room = await openRoom(language, teams);
    const { television } = room;
    const code = await room.code();
    const phones: Page[] = [];
    // Two of one name in each team.
    for (const [index, name] of names.entries())
      for (let count = 0; count < 2; count += 1) {
        const page = await room.phone();
        await join(page, language, { code, name, team: teams[index] ?? null });
        phones.push(page);
      }
    const remote = await room.phone();
    await join(remote, language, { code, name: 'أم خالد', team: null });
    await television.getByRole('button', { name: text.games.play.wheel.spin }).click();
    await expect(television.locator('button[data-cell]').first()).toBeVisible();
    await television.getByRole('button', { name: text.rooms.title, exact: true }).first().click();
    const dialog = television.getByRole('dialog', { name: text.rooms.title });
    await dialog.getByRole('button', { name: text.rooms.seats.edit('أم خالد') }).click();
    await dialog.getByRole('switch', { name: text.rooms.remote.label }).click();
    await expect(remote.getByText(phoneText.seat.newRoles.remote)).toBeVisible();
    await television.keyboard.press('Escape');
    await television.locator('button[data-cell]').first().click();

    await remote.getByRole('button', { name: roleText.lifelines.askTeammate }).click();
    const sheet = remote.getByRole('dialog', { name: roleText.ask.title });
    await expect(sheet.getByRole('listitem')).toHaveCount(2);
    await expectSoundScreen(remote, 'whom to ask');
    const second = sheet.getByRole('button', { name: / 2$/ });
    const name = (await second.textContent()) ?? '';
    // Within reach of a thumb.
    expect((await second.boundingBox())?.y).toBeGreaterThan(640 / 3);
    await second.click();
    await expect(sheet).toBeHidden();
    await expect(television.getByRole('heading', { name: text.games.question.consultation.title(name) })).toBeVisible();
    // The teammate has 30 s, which the checks of a slow machine may outlast.
    await television.getByRole('button', { name: text.games.question.clock.pause }).click();
    const { asked } = taskTexts[language].hint;
    const [one, two] = name.startsWith(names[0] ?? '') ? phones.slice(0, 2) : phones.slice(2);
    await expect(present(two, 'the second phone').getByText(asked)).toBeVisible();
    await expect(present(one, 'the first phone').getByText(asked)).toBeHidden();
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
  await expectPhoneScreen(phone, 'a part to take', { isAtHand: true });
  await phone.getByRole('button', { name: actor.free.take }).click();
  await expect(television.getByText(text.rooms.actor.has(name)).last()).toBeVisible();
  await expect(qr).toBeHidden();
  await expectSoundScreen(television, 'the word on a phone', { alsoAt: ['phone', 'laptop'] });

  await phone.getByRole('button', { name: actor.own.show }).click();
  const word = (await phone.getByRole('status').locator('strong').textContent()) ?? '';
  expect(word).not.toBe('');
  await expect(other.getByText(word)).toHaveCount(0);
  await expect(television.getByText(word)).toHaveCount(0);
  await expectPhoneScreen(phone, 'the word', { isAtHand: true });
  await phone.getByRole('button', { name: actor.own.ready }).click();
  await expect(television.getByRole('button', { name: text.games.question.reading.seen })).toBeHidden();
  await expect(phone.getByRole('button', { name: actor.own.ready })).toBeHidden();

  await television.getByRole('button', { name: text.rooms.actor.showCode }).click();
  await expect(qr).toBeVisible();
  await television.getByRole('button', { name: text.games.question.secretWord.guessed }).click();
  await expect(television.getByText(word, { exact: true }).first()).toBeVisible();
  await expect(phone.getByRole('button', { name: actor.own.show })).toBeHidden();
});
