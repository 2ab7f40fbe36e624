import { expect } from '@playwright/test';
import { codeText } from '#shared/rooms/code-text.ts';
import { catalogues } from './host.ts';
import { expectPhoneScreen } from './phone-screen.ts';
import { Evening, freeze, mash } from './phones-evening.ts';
import { phoneTexts, roleTexts, test } from './phones.ts';

const categoryIds = ['geography', 'science', 'animals', 'history'];

test('eight phones play a game: late ones, a reload, a locked one, a dead battery, a mad thumb, a killed server [ROOM-2, ROOM-5, VOTE-1, VOTE-2]', async ({
  openRoom,
}) => {
  test.setTimeout(420_000);
  const room = await openRoom('ar', ['الصقور', 'اللؤلؤ'], { answerMode: 'choices', categoryIds });
  const evening = new Evening(room, 'ar', ['الصقور', 'اللؤلؤ']);
  const code = await room.code();
  const captains: [string, string] = ['نورة', 'سالم'];
  const mates = ['فهد', 'لولوة'] as const;

  await test.step('two of one name, a name of 16 emoji, and three more', async () => {
    await evening.seat(code, { name: 'نورة', team: 0 });
    await evening.seat(code, { name: 'سالم', team: 1 });
    await evening.seat(code, { name: 'فهد', team: 0 });
    await evening.seat(code, { name: 'لولوة', team: 1 });
    await evening.seat(code, { name: 'نورة', team: 1 }, 'نورة الثانية');
    await evening.seat(code, { name: '👨‍👩‍👧'.repeat(16), team: 0 }, 'العائلة');
    await evening.spin();
    await evening.expectWhole();
  });

  await test.step('the team votes, and its captain answers', async () => {
    await evening.playTile(async (team) => {
      await evening.vote(mates[team] ?? '', 1);
      await evening.vote(captains[team] ?? '', 0);
      await evening.answer(captains[team] ?? '');
    });
    await evening.expectWhole();
  });

  await test.step('a reload keeps the vote', async () => {
    await evening.playTile(async (team) => {
      const mate = mates[team] ?? '';
      await evening.vote(mate, 2);
      await evening.phone(mate).reload();
      await expect(evening.options(mate).nth(2)).toHaveAttribute('aria-pressed', 'true');
    });
    await evening.expectWhole();
  });

  await test.step('a locked phone misses a tile, and the screen another without a network', async () => {
    const unlock = await freeze(evening.phone(mates[evening.inTurn()] ?? ''));
    await evening.playTile(async (team) => {
      await evening.vote(captains[team] ?? '', 0);
      await evening.answer(captains[team] ?? '');
    });
    await unlock();
    await evening.expectWhole();
    const plug = await room.unplug(room.television);
    await evening.playTile();
    await plug();
    await evening.expectWhole();
  });

  await test.step('two late players and an onlooker join', async () => {
    await evening.seat(code, { name: 'يوسف', team: 0 });
    await evening.seat(code, { name: 'Dana', team: 1 });
    await evening.seat(code, { name: 'جدّتي', team: null });
    await evening.playTile();
    await evening.expectWhole();
  });

  await test.step('the battery of the captain in turn dies: the next seat answers', async () => {
    const team = evening.inTurn();
    const gone = captains[team] ?? '';
    await room.die(evening.phone(gone));
    evening.phones.delete(gone);
    captains[team] = mates[team] ?? '';
    await evening.playTile(async () => {
      await evening.vote(captains[team] ?? '', 3);
      // The phone that died is silent for 20 s first.
      await expect(evening.answerButton(captains[team] ?? '')).toBeVisible({ timeout: 60_000 });
      await evening.answer(captains[team] ?? '');
    });
    await evening.expectWhole();
  });

  await test.step('one who presses a hundred times a second disturbs no other', async () => {
    await evening.playTile(async (team) => {
      const mate = team === 0 ? 'يوسف' : 'Dana';
      await expect(evening.options(mate).first()).toBeVisible();
      const mashing = mash(evening.phone(mate));
      await evening.vote(captains[team] ?? '', 1);
      await evening.answer(captains[team] ?? '');
      await mashing;
    });
    await evening.expectWhole();
  });

  await test.step('the server is killed in the middle of a question', async () => {
    await evening.playTile(async (team) => {
      const captain = captains[team] ?? '';
      await evening.vote(captain, 0);
      await room.cutPower();
      await expect(evening.options(captain).first()).not.toHaveAttribute('aria-disabled', 'true');
      // What was pressed in the last moment before may be lost.
      await evening.vote(captain, 0);
      await evening.answer(captain);
    });
    await evening.expectWhole();
  });

  await test.step('the room plays on to its end', async () => {
    while (!evening.isOver()) await evening.playTile();
    await evening.expectWhole();
    expect((await evening.replay()).game.state.phase).toMatch(/result|finished/);
  });
});

test('eight phones and a whole game from the sofa: locked phones, other networks, strangers, a screen that is away [ROOM-2, ROOM-5, ROOM-6, ROOM-7]', async ({
  openRoom,
}) => {
  test.setTimeout(420_000);
  const names = ['Falcons', 'Pearls', 'Palms'];
  const role = roleTexts.en;
  const phoneText = phoneTexts.en;
  const roomText = catalogues.en.rooms;
  const room = await openRoom('en', names, { categoryIds });
  const { television } = room;
  const evening = new Evening(room, 'en', names);
  const code = await room.code();
  const dialog = television.getByRole('dialog');
  const openRoomDialog = () => television.getByRole('button', { name: new RegExp(codeText(code)) }).click();
  let tile = 0;
  /** The remote gives every step, and the judge alone sees the answer before it is shown. */
  const playTile = (inBetween: () => Promise<void> = () => Promise.resolve()) => {
    tile += 1;
    return evening.playTileByRemote('Sofa', tile % 4 !== 0, async () => {
      const referee = evening.phone('Referee');
      await referee.getByRole('button', { name: role.judge.show }).click();
      const answer = (await referee.getByRole('status').locator('strong').textContent()) ?? '';
      expect(answer).not.toBe('');
      for (const name of ['Noura', 'Fahad', 'Salem'])
        await expect(evening.phone(name).getByText(answer, { exact: true }), name).toHaveCount(0);
      await inBetween();
    });
  };
  // Between a phone's answers the remote shows the tiles, which have numbers too.
  const expectWhole = () => evening.expectWhole(['Sofa']);

  await test.step('the host hands out the remote, and makes a judge', async () => {
    for (const [index, name] of ['Noura', 'Fahad', 'Salem', 'Loulwa', 'Dana', 'Yousef'].entries())
      await evening.seat(code, { name, team: index % 3 });
    await evening.seat(code, { name: 'Sofa', team: null });
    await evening.seat(code, { name: 'Referee', team: null });
    await evening.spin();
    await openRoomDialog();
    for (const [name, label] of [
      ['Sofa', roomText.remote.label],
      ['Referee', roomText.judge.label],
    ] as const) {
      const edit = dialog.getByRole('button', { name: roomText.seats.edit(name) });
      await edit.click();
      const handed = dialog.getByRole('switch', { name: label });
      await handed.click();
      await expect(handed).toBeChecked();
      await edit.click();
    }
    await television.keyboard.press('Escape');
    await playTile(async () => {
      await expectPhoneScreen(evening.phone('Referee'), 'the answer of a judge', { isAtHand: true });
      await expectPhoneScreen(evening.phone('Noura'), 'a question on the screen', { isAtHand: true });
    });
    await expectWhole();
  });

  await test.step('a locked phone misses a tile', async () => {
    const unlock = await freeze(evening.phone('Dana'));
    await playTile();
    await unlock();
    await expectWhole();
  });

  await test.step('a player, the judge and the remote change their networks in the middle of a question', async () => {
    await playTile(async () => {
      await Promise.all(['Yousef', 'Referee', 'Sofa'].map((name) => room.changeNetwork(evening.phone(name))));
      await expect(evening.phone('Sofa').getByRole('button', { name: role.acts.reveal })).not.toHaveAttribute(
        'aria-disabled',
      );
    });
    await expectWhole();
  });

  await test.step('the host locks the room: a stranger stays outside', async () => {
    await openRoomDialog();
    const lock = dialog.getByRole('switch', { name: roomText.lock.label });
    await lock.click();
    // The switch turns at once; in place of the code this comes once the server has locked the room.
    await expect(dialog.getByText(roomText.lock.locked, { exact: true })).toBeVisible();
    const stranger = await room.phone();
    await stranger.goto(`/r/${code}`);
    await expect(stranger.getByRole('heading', { name: phoneText.trouble.locked.title })).toBeVisible();
    await expectPhoneScreen(stranger, 'a locked room');
    await lock.click();
    await television.keyboard.press('Escape');
    await playTile();
    await expectWhole();
  });

  await test.step('the screen is without a network until its phones say that it is away', async () => {
    const plug = await room.unplug(television);
    await evening.playTileByHand();
    await evening.playTileByHand();
    await expect(evening.phone('Noura').getByText(phoneText.seat.screenAway)).toBeVisible({ timeout: 120_000 });
    await expectPhoneScreen(evening.phone('Noura'), 'a screen that is away', { isAtHand: true });
    await expect(evening.phone('Sofa').getByText(role.waiting.title)).toBeVisible();
    await expectPhoneScreen(evening.phone('Sofa'), 'a remote without a screen', { isAtHand: true });
    await plug();
    await expectWhole();
  });

  await test.step('who guesses codes is stopped, and the room plays on to its end', async () => {
    const stranger = await room.phone();
    await stranger.goto('/r');
    const statuses = await stranger.evaluate(async (own) => {
      const found: number[] = [];
      for (let guess = 0; guess < 60; guess += 1) {
        const tried = String((Number(own) + 1 + guess) % 1_000_000).padStart(6, '0');
        found.push((await fetch(`/api/rooms/${tried}`)).status);
      }
      return found;
    }, code);
    expect(statuses[0]).toBe(404);
    expect(statuses.at(-1)).toBe(429);
    while (!evening.isOver()) await playTile();
    await expectWhole();
    expect((await evening.replay()).game.state.phase).toMatch(/result|finished/);
  });
});
