import { expect, type Page } from '@playwright/test';
import type { Act } from '#shared/games/commands.ts';
import { applyCommand, newGame } from '#shared/games/log.ts';
import { openSecret } from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import { readPack } from '#shared/games/schema.ts';
import { phoneCard as cardTexts } from '#shared/i18n/ar/phone-card.ts';
import { phoneReactions as reactionTexts } from '#shared/i18n/ar/phone-reactions.ts';
import { present } from '#shared/kernel/assert.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { codeText } from '#shared/rooms/code-text.ts';
import { catalogues, expectSoundScreen } from './host.ts';
import { expectPhoneScreen } from './phone-screen.ts';
import { commitTexts, join, phoneTexts, replayOnServer, roleTexts, test } from './phones.ts';

const teams = ['الصقور', 'اللؤلؤ'] as const;

/** Opens a tile on the television and reveals its answer. */
async function playTile(television: Page, text: (typeof catalogues)['ar']): Promise<void> {
  await television.locator('button[data-cell]').first().click();
  await television.getByRole('button', { name: text.games.question.reveal }).click();
}

test('phones join by the code, follow the game, and survive what phones go through [ROOM-1, ROOM-2, ROOM-4]', async ({
  openRoom,
}) => {
  const text = catalogues.ar;
  const phoneText = phoneTexts.ar;
  const room = await openRoom('ar', teams);
  const { television } = room;
  const code = await room.code();

  const [noura, namesake, watcher] = [await room.phone(), await room.phone(), await room.phone()];
  await noura.goto(`/r/${code}`);
  await expect(noura.getByLabel(phoneText.join.name)).toBeVisible();
  await expectPhoneScreen(noura, 'joining', { isAtHand: true });
  await join(noura, 'ar', { code, name: 'نورة', team: 'الصقور' });
  await join(namesake, 'ar', { code, name: 'نورة', team: 'اللؤلؤ' });
  await join(watcher, 'ar', { code, name: '👨‍👩‍👧'.repeat(16), team: null });
  // Exactly: what a screen reader gets says who has joined, both perhaps.
  await expect(television.getByText('نورة', { exact: true })).toHaveCount(2);
  await expect(noura.getByText(phoneText.now.wheel.title)).toBeVisible();
  await expectPhoneScreen(noura, 'a seat', { isAtHand: true });

  await television.getByRole('button', { name: text.games.play.wheel.spin }).click();
  await expect(television.locator('button[data-cell]').first()).toBeVisible();
  await expect(noura.getByText(phoneText.seat.tilesLeft(12))).toBeVisible();

  await noura.reload();
  await expect(noura.getByText(phoneText.seat.tilesLeft(12))).toBeVisible();
  const plug = await room.unplug(watcher);
  await expect(watcher.getByText(phoneText.seat.offline)).toBeVisible();
  await expectPhoneScreen(watcher, 'a phone without a network');
  await room.changeNetwork(noura);
  await playTile(television, text);
  await expect(noura.getByText(phoneText.now.revealed.title)).toBeVisible();
  await plug();
  await expect(watcher.getByText(phoneText.now.revealed.title)).toBeVisible();

  await room.cutPower();
  await expect(namesake.getByText(phoneText.now.revealed.title)).toBeVisible();

  await test.step('one who leaves and scans again is asked one thing only', async () => {
    await namesake.getByRole('button', { name: phoneText.menu.open }).click();
    await namesake.getByRole('button', { name: phoneText.menu.leave }).click();
    await namesake.getByRole('button', { name: phoneText.menu.yes }).click();
    await expect(namesake.getByRole('heading', { name: phoneText.trouble.left.title })).toBeVisible();
    await expectPhoneScreen(namesake, 'a seat that was left');
    await namesake.goto(`/r/${code}`);
    await expect(namesake.getByRole('heading', { name: phoneText.still.title('اللؤلؤ') })).toBeVisible();
    await expectPhoneScreen(namesake, 'still with the team', { isAtHand: true });
    await namesake.getByRole('button', { name: phoneText.still.yes }).click();
    await expect(namesake.getByText(phoneText.now.revealed.title)).toBeVisible();
  });
});

test('the host controls the room, and hands the remote to a phone that plays a tile [ROOM-1, ROOM-3, ROOM-6]', async ({
  openRoom,
}) => {
  const text = catalogues.en;
  const phoneText = phoneTexts.en;
  const room = await openRoom('en', ['Falcons', 'Pearls']);
  const { television, gameId } = room;
  const code = await room.code();
  const [noura, stranger, late] = [await room.phone(), await room.phone(), await room.phone()];
  await join(noura, 'en', { code, name: 'Noura', team: 'Falcons' });
  await join(stranger, 'en', { code, name: 'Stranger', team: 'Pearls' });
  await television.getByRole('button', { name: text.games.play.wheel.spin }).click();
  await expect(television.locator('button[data-cell]').first()).toBeVisible();

  // The chip on the board; the dialog that it opens takes a mouse as well as keys.
  await television.getByRole('button', { name: new RegExp(codeText(code)) }).click();
  const dialog = television.getByRole('dialog', { name: text.rooms.title });
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  const removeStranger = dialog.getByRole('button', { name: text.rooms.seats.remove('Stranger') });
  const gone = stranger.getByRole('heading', { name: phoneText.trouble.gone.title });
  await removeStranger.click();
  await expect(gone).toBeVisible();
  await dialog.getByRole('button', { name: text.rooms.seats.restore }).click();
  await expect(gone).toBeHidden();
  await removeStranger.click();
  await expect(gone).toBeVisible();
  await expectPhoneScreen(stranger, 'a seat that was removed');
  await dialog.getByRole('switch', { name: text.rooms.lock.label }).click();
  // The switch turns at once; in place of the code this comes once the server has locked the room.
  await expect(dialog.getByText(text.rooms.lock.locked, { exact: true })).toBeVisible();
  await late.goto(`/r/${code}`);
  await expect(late.getByRole('heading', { name: phoneText.trouble.locked.title })).toBeVisible();
  await late.goto(`/r/${code === '000000' ? '000001' : '000000'}`);
  await expect(late.getByRole('heading', { name: phoneText.trouble.notFound.title })).toBeVisible();
  await expectPhoneScreen(late, 'a code without a room');

  await dialog.getByRole('button', { name: text.rooms.seats.edit('Noura') }).click();
  await dialog.getByRole('switch', { name: text.rooms.remote.label }).click();
  await expect(noura.getByText(phoneText.seat.newRoles.remote)).toBeVisible();
  await television.keyboard.press('Escape');

  const tile = noura.locator('button[data-value="200"]').first();
  await expectPhoneScreen(noura, 'the board on a remote');
  await tile.click();
  await expect(television.getByRole('button', { name: text.games.question.reveal })).toBeVisible();
  await expectPhoneScreen(noura, 'a question on a remote', { isAtHand: true });
  await noura.getByRole('button', { name: roleTexts.en.acts.reveal }).click();
  await expect(noura.getByRole('button', { name: roleTexts.en.awardNone })).toBeVisible();
  await expectPhoneScreen(noura, 'judging on a remote', { isAtHand: true });
  await noura.getByRole('button', { name: roleTexts.en.awardNone }).click();
  await expect(television.locator('[data-cell][data-used]')).toHaveCount(1);
  await expect(tile).toBeEnabled();
  await expect
    .poll(async () => (await replayOnServer(television, gameId)).commands.map(({ type }) => type))
    .toEqual(['wheelStopped', 'pick', 'reveal', 'award']);
});

test('two captains commit a number by phone at the same time, and one team on the screen [COMMIT-1, COMMIT-2, COMMIT-3]', async ({
  openRoom,
}) => {
  const text = catalogues.ar;
  const { contest, next } = text.games.question;
  const phoneText = commitTexts.ar;
  const room = await openRoom('ar', ['الصقور', 'اللؤلؤ', 'النخيل'], {
    categoryIds: ['numbers', 'timeline', 'capitals', 'animals'],
  });
  const { television, gameId } = room;
  const code = await room.code();
  const [noura, salem, mate] = [await room.phone(), await room.phone(), await room.phone()];
  await join(noura, 'ar', { code, name: 'نورة', team: 'الصقور' });
  await join(salem, 'ar', { code, name: 'سالم', team: 'اللؤلؤ' });
  await join(mate, 'ar', { code, name: 'فهد', team: 'الصقور' });
  await television.getByRole('button', { name: text.games.play.wheel.spin }).click();
  await television.locator('button[data-cell]').first().click();

  await expect(mate.getByText(phoneText.draft.none)).toBeVisible();
  await noura.getByRole('textbox').fill('١٢٠');
  await expect(mate.getByText('120')).toBeVisible();
  await salem.getByRole('textbox').fill('80');
  await salem.getByRole('button', { name: phoneText.number.minus }).click();
  for (const phone of [noura, mate]) await expectPhoneScreen(phone, 'a number to commit', { isAtHand: true });
  // The host types for the team in turn, whichever it is.
  const onScreen = television.getByLabel(contest.number.turnTo('النخيل'));
  const kept = (await onScreen.isVisible()) ? '5' : '';
  await television.locator('#committed-number').fill('5');
  const commit = (phone: Page) => phone.getByRole('button', { name: phoneText.number.commit }).click();
  await Promise.all([commit(noura), commit(salem)]);
  for (const phone of [noura, salem, mate])
    await expect(phone.getByRole('heading', { name: phoneText.sealed.title.answer })).toBeVisible();
  await expectPhoneScreen(noura, 'a sealed number');
  await expect(television.getByText(text.rooms.commit.byPhone, { exact: true })).toHaveCount(2);
  await expect(onScreen).toHaveValue(kept);
  await expectSoundScreen(television, 'seals');

  // Keys and presses that were meant for the form before are dropped for a moment.
  await expect(async () => {
    // The try before may have been taken after all.
    if (await onScreen.isVisible()) {
      await onScreen.fill('100', { timeout: 2000 });
      await television.getByRole('button', { name: contest.number.commit }).click({ timeout: 2000 });
    }
    await expect(onScreen).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(television.getByText(text.rooms.commit.byPhone, { exact: true })).toHaveCount(2);
  await television.getByRole('button', { name: text.games.question.reveal }).click();
  await expect(television.getByRole('button', { name: next })).toBeVisible();
  await expect
    .poll(async () => (await replayOnServer(television, gameId)).commands.map(({ type }) => type).toSorted())
    .toEqual(['wheelStopped', 'pick', 'commitNumber', 'commitNumber', 'commitNumber', 'reveal'].toSorted());

  await television.getByRole('button', { name: next }).click();
  await television.getByRole('button', { name: text.games.play.board.tile('رتّب الأحداث', 200), exact: true }).click();
  await expect(noura.getByText(phoneText.order.lead)).toBeVisible();
  await expectPhoneScreen(noura, 'an order to commit', { isAtHand: true });
});

test('a tie is broken by the captains’ phones alone [COMMIT-1, COMMIT-2]', async ({ openRoom }) => {
  const text = catalogues.en;
  const phoneText = commitTexts.en;
  const { tools, wheel, result, undo } = text.games.play;
  const room = await openRoom('en', ['Falcons', 'Pearls']);
  const { television } = room;
  const code = await room.code();
  const [noura, salem] = [await room.phone(), await room.phone()];
  await join(noura, 'en', { code, name: 'Noura', team: 'Falcons' });
  await join(salem, 'en', { code, name: 'Salem', team: 'Pearls' });
  await television.getByRole('button', { name: wheel.spin }).click();
  await expect(television.locator('button[data-cell]').first()).toBeVisible();
  await television.getByRole('button', { name: tools.end }).click();
  await television.getByRole('dialog').getByRole('button', { name: tools.endConfirm }).click();
  const decide = television.getByRole('button', { name: result.openTieBreaker });
  // After the show of the end, if there is one.
  await decide.click();

  await expectPhoneScreen(noura, 'a tie-breaker', { isAtHand: true });
  await noura.getByRole('textbox').fill('1000');
  await noura.getByRole('button', { name: phoneText.number.commit }).click();
  await expect(noura.getByRole('heading', { name: phoneText.sealed.title.answer })).toBeVisible();
  await expect(television.getByText(text.rooms.commit.byPhone, { exact: true })).toHaveCount(1);
  await television.getByRole('button', { name: undo.label }).last().click();
  await television.getByRole('dialog').getByRole('button', { name: undo.confirm }).click();
  // Taken back on the screen: the form returns with what was in it.
  await expect(noura.getByRole('textbox')).toHaveValue('1000');
  await noura.getByRole('textbox').fill('2000');
  for (const phone of [noura, salem]) {
    if (phone === salem) await phone.getByRole('textbox').fill('3000');
    await phone.getByRole('button', { name: phoneText.number.commit }).click();
  }
  await expect(television.getByText(text.games.play.tieBreak.answer)).toBeVisible();
});

test('phones cheer until the host mutes them, and are honoured at the end [CHEER-1, CHEER-2, AWARD-1, AWARD-2]', async ({
  openRoom,
}) => {
  const text = catalogues.ar;
  const room = await openRoom('ar', teams, {
    answerMode: 'choices',
    lastQuestion: true,
    categoryIds: ['geography', 'science', 'animals', 'history'],
  });
  const { television, gameId } = room;
  const code = await room.code();
  const [noura, fahd] = [await room.phone(), await room.phone()];
  await join(noura, 'ar', { code, name: 'نورة', team: teams[0] });
  await join(fahd, 'ar', { code, name: 'فهد', team: teams[1] });
  const bar = noura.getByRole('group', { name: reactionTexts.label });
  const heart = bar.getByRole('button', { name: reactionTexts.names.heart });
  await expectPhoneScreen(noura, 'a seat with reactions', { isAtHand: true });

  const risen = (reaction: string) => television.locator(`[data-reaction="${reaction}"][data-team]`);
  await bar.getByRole('button', { name: reactionTexts.names.fire }).click();
  await expect(heart).not.toHaveAttribute('aria-disabled');
  await television.emulateMedia({ reducedMotion: 'no-preference' });
  await heart.click();
  await expect(risen('heart')).toHaveCount(1);
  await expect(risen('fire')).toHaveCount(0);
  // Readable from a sofa, in a margin where nothing else is.
  expect(
    await risen('heart')
      .locator('[data-sign="heart"]')
      .evaluate((sign) => sign.clientWidth),
  ).toBeGreaterThan(60);

  await television.getByRole('button', { name: text.rooms.title }).first().click();
  await television.getByRole('dialog').getByRole('switch', { name: text.rooms.mute.label }).click();
  await expect(bar).toHaveCount(0);
  await television.goto('/privacy');

  const device = await takeOver(television, gameId);
  await device.play({ type: 'wheelStopped' });
  const cells = device.tappedCells();
  for (const cell of cells.slice(0, 6)) {
    await device.play({ type: 'pick', cellId: cell });
    const phone = device.teamInTurn() === 0 ? noura : fahd;
    const option = phone.getByRole('button', { name: device.rightOption().text }).first();
    // The server has it, before the answer ends the vote.
    const receipt = option.locator('[data-receipt="received"]');
    await expect(async () => {
      await option.click();
      await expect(receipt).toBeVisible({ timeout: 5000 });
    }).toPass();
    await device.play({ type: 'choose', optionId: device.rightOption().id });
    await device.play({ type: 'award', teamIndex: device.teamInTurn() });
  }
  for (const cell of cells.slice(6)) {
    await device.play({ type: 'pick', cellId: cell });
    await device.play({ type: 'choose', optionId: device.rightOption().id });
    await device.play({ type: 'award', teamIndex: null });
  }
  await expect(noura.getByText(commitTexts.ar.points.label)).toBeVisible();
  await expectPhoneScreen(noura, 'points to commit', { isAtHand: true });
  await device.play({ type: 'end' });
  await device.play({ type: 'finish' });

  await television.goto(`/game-summary/${gameId}`);
  const awards = television.locator('section').filter({ hasText: text.rooms.awards.title });
  await expect(awards.getByText(text.rooms.awards.names.votes)).toBeVisible();
  await expect(awards.getByText('نورة')).toBeVisible();
  const card = noura.getByRole('region', { name: cardTexts.title });
  await expect(card.getByText(text.rooms.awards.names.votes)).toBeVisible({ timeout: 60_000 });
  await expectPhoneScreen(noura, 'the card of a seat');
  const saved = noura.waitForEvent('download');
  await card.getByRole('button', { name: cardTexts.save }).click();
  expect((await saved).suggestedFilename()).toBe('siraj-card.png');
});

test('the host rules the room in a break, and its names after the end [ROOM-3, REST-1]', async ({ openRoom }) => {
  const text = catalogues.ar;
  const room = await openRoom('ar', teams);
  const { television, gameId } = room;
  const phone = await room.phone();
  await join(phone, 'ar', { code: await room.code(), name: 'نورة', team: teams[0] });
  const { begin, title, end } = text.games.manners.intermission;
  await television.getByRole('button', { name: text.games.play.tools.more }).first().click();
  await television.getByRole('button', { name: begin.dinner }).click();
  const eating = television.getByRole('dialog', { name: title.dinner });
  await expect(eating.getByRole('button', { name: end })).toBeFocused();
  await eating.getByRole('button', { name: text.rooms.title }).click();
  const phones = television.getByRole('dialog', { name: text.rooms.title });
  await phones.getByRole('button', { name: text.rooms.seats.edit('نورة') }).click();
  const remote = phones.getByRole('switch', { name: text.rooms.remote.label });
  await remote.click();
  await expect(phone.getByText(phoneTexts.ar.seat.newRoles.remote)).toBeVisible();
  await remote.click();
  await expect(phone.getByRole('img', { name: phoneTexts.ar.seat.roles.remote })).toHaveCount(0);
  await expectSoundScreen(television, 'the phones in a break', { alsoAt: ['phone', 'laptop'] });
  await television.keyboard.press('Escape');
  await expect(phones).toBeHidden();
  await expectSoundScreen(television, 'a break with phones', { alsoAt: ['phone', 'laptop'] });
  await eating.getByRole('button', { name: end }).click();
  await expect(eating).toBeHidden();

  await television.goto('/privacy');
  const device = await takeOver(television, gameId);
  for (const type of ['wheelStopped', 'end', 'finish'] as const) await device.play({ type });
  await television.goto(`/game-summary/${gameId}`);
  await television.getByRole('button', { name: text.rooms.title, exact: true }).click();
  await expectSoundScreen(television, 'the phones of a finished game', { alsoAt: ['phone', 'laptop'] });
  await phones.getByRole('button', { name: text.rooms.seats.remove('نورة') }).click();
  await expect(phone.getByRole('heading', { name: phoneTexts.ar.trouble.gone.title })).toBeVisible();
});

/** Another device takes the game over, and plays it by calls. */
async function takeOver(page: Page, gameId: string) {
  const deviceId = 'device-of-the-test';
  const call = (method: 'GET' | 'POST', path: string, body?: object) =>
    page.evaluate(
      async ([way, address, data]) => {
        const answer = await fetch(address, {
          method: way,
          headers: { 'content-type': 'application/json' },
          ...(data === undefined ? {} : { body: JSON.stringify(data) }),
        });
        if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
        return (await answer.json()) as unknown;
      },
      [method, `/api/games/${gameId}${path}`, body] as const,
    );
  const { pack } = (await call('GET', `?rulesVersion=${rulesVersion}`)) as { pack: unknown };
  await call('POST', '/lease', { deviceId, takeOver: true });
  let game = newGame(readPack(pack));
  const openQuestion = () => openContext(game.pack, present(game.state.question, 'a question')).question;
  return {
    teamInTurn: () => game.state.currentTeamIndex,
    tappedCells: () => game.pack.cells.filter(({ question }) => question.kind === 'text').map(({ id }) => id),
    rightOption() {
      const id = present(openSecret(game.pack, openQuestion(), 'rightOptionId'), 'the right option');
      return { id, text: present(openQuestion().options.find((option) => option.id === id)?.text.ar, 'its text') };
    },
    async play(act: Act) {
      const command = { ...act, id: crypto.randomUUID(), seq: game.seq + 1, at: Date.now() };
      const next = applyCommand(game, command);
      if (!next.ok) throw new Error(`${act.type}: ${next.refusal.code}`);
      game = next.value;
      await call('POST', '/commands', { deviceId, commands: [command] });
      // The options open with the right one.
      if (act.type === 'choose' && game.state.question?.stage !== 'revealed') await this.play({ type: 'reveal' });
    },
  };
}
