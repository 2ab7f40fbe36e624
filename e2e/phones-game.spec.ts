import { expect, type Page } from '@playwright/test';
import { phoneTasks as tasksAr } from '#shared/i18n/ar/phone-tasks.ts';
import { phoneTasks as tasksEn } from '#shared/i18n/en/phone-tasks.ts';
import { codeText } from '#shared/rooms/code-text.ts';
import { present } from '#shared/kernel/assert.ts';
import type { Language } from '#shared/kernel/text.ts';
import { GamePage } from './game-page.ts';
import { catalogues } from './host.ts';
import { join, phoneTexts, replayOnServer, roleTexts, test, type LivingRoom } from './phones.ts';

// One server and one address: one after the other.
test.describe.configure({ mode: 'serial' });

const tasks = { ar: tasksAr, en: tasksEn };
const tilesOfGame = 12;
const categoryIds = ['geography', 'science', 'animals', 'history'];

interface Guest {
  readonly name: string;
  readonly team: number | null;
}

/** A game in `choices`, on one television with phones that have its two teams. */
class Evening {
  readonly host: GamePage;
  readonly phones = new Map<string, Page>();
  readonly #room: LivingRoom;
  readonly #language: Language;
  readonly #teams: readonly string[];
  #firstTeam = 0;
  played = 0;

  constructor(livingRoom: LivingRoom, language: Language, teams: readonly string[]) {
    this.#room = livingRoom;
    this.#language = language;
    this.#teams = teams;
    this.host = new GamePage(livingRoom.television, catalogues[language]);
  }

  async seat(code: string, { name, team }: Guest, key = name): Promise<Page> {
    const page = await this.#room.phone();
    await join(page, this.#language, { code, name, team: team === null ? null : present(this.#teams[team], 'a team') });
    this.phones.set(key, page);
    return page;
  }

  phone(key: string): Page {
    return present(this.phones.get(key), `the phone of ${key}`);
  }

  async spin(): Promise<void> {
    await this.host.spin();
    this.#firstTeam = (await this.replay()).game.state.currentTeamIndex;
  }

  /** The team in turn: nothing else changes whose turn it is. */
  inTurn(): number {
    return (this.#firstTeam + this.played) % this.#teams.length;
  }

  options(key: string) {
    return this.phone(key).getByRole('listitem').getByRole('button');
  }

  async vote(key: string, place: number): Promise<void> {
    const option = this.options(key).nth(place);
    await option.click();
    await expect(option).toHaveAttribute('aria-pressed', 'true');
  }

  /** The captain's phone answers for its team, with the option that it voted for. */
  async answer(key: string): Promise<void> {
    await this.phone(key).getByRole('button', { name: tasks[this.#language].vote.answer }).click();
  }

  /** Opens a tile on the television, and ends it there after `inBetween`. */
  async playTile(inBetween: (team: number) => Promise<void> = () => Promise.resolve()): Promise<void> {
    await this.host.tiles().first().click();
    await expect(this.host.page.locator('button[data-option]').first()).toBeVisible();
    await inBetween(this.inTurn());
    await this.host.tapUntilRevealed();
    await this.host.button(this.host.text.games.question.next).click();
    this.played += 1;
    if (this.played < tilesOfGame) await expect(this.host.tiles().first()).toBeVisible();
    else await this.host.boardOrEnd();
  }

  replay() {
    return replayOnServer(this.#room.television, this.#room.gameId);
  }

  /** The game on the server is the one on the television, and every phone shows its scores. */
  async expectWhole(without: readonly string[] = []): Promise<void> {
    const scores = await this.host.scores();
    await expect.poll(async () => (await this.replay()).game.state.scores).toEqual(scores);
    for (const [key, page] of this.phones)
      if (!without.includes(key)) await expect.poll(() => scoresOn(page), { message: key }).toEqual(scores.toSorted());
  }
}

/** The points on a phone, whatever their order. */
async function scoresOn(page: Page): Promise<number[]> {
  const texts = await page.locator('bdi.num:not([aria-hidden])').allTextContents();
  return texts.map((text) => Number(text.replaceAll(/\D/g, ''))).toSorted();
}

/** Freezes a page like that of a phone whose screen is locked: it neither runs nor answers. */
async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await session.send('Page.setWebLifecycleState', { state: 'active' });
  };
}

/** A hundred taps on the options within a second, each as fast as the page takes them. */
function mash(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let tap = 0; tap < 100; tap += 1) {
      const options = [...document.querySelectorAll<HTMLElement>('li > button[aria-pressed]')];
      options[tap % Math.max(1, options.length)]?.click();
      await new Promise((done) => setTimeout(done, 10));
    }
  });
}

test('eight phones play a whole game, whatever happens to them, the screen and the server [ROOM-2, ROOM-5, VOTE-1, VOTE-2]', async ({
  openRoom,
}) => {
  test.setTimeout(420_000);
  const phoneText = phoneTexts.ar;
  const roomText = catalogues.ar.rooms;
  const room = await openRoom('ar', ['الصقور', 'اللؤلؤ'], { answerMode: 'choices', categoryIds });
  const { television } = room;
  const evening = new Evening(room, 'ar', ['الصقور', 'اللؤلؤ']);
  const code = await room.code();
  const captains: [string, string] = ['نورة', 'سالم'];
  const mates = ['فهد', 'لولوة'] as const;

  await test.step('two of one name, a name of 16 emoji, and four more', async () => {
    await evening.seat(code, { name: 'نورة', team: 0 });
    await evening.seat(code, { name: 'سالم', team: 1 });
    await evening.seat(code, { name: 'فهد', team: 0 });
    await evening.seat(code, { name: 'لولوة', team: 1 });
    await evening.seat(code, { name: 'نورة', team: 1 }, 'نورة الثانية');
    await evening.seat(code, { name: '👨‍👩‍👧'.repeat(16), team: 0 }, 'العائلة');
    await evening.spin();
  });

  await test.step('the team votes, and its captain answers', () =>
    evening.playTile(async (team) => {
      await evening.vote(mates[team] ?? '', 1);
      await evening.vote(captains[team] ?? '', 0);
      await evening.answer(captains[team] ?? '');
    }));
  await evening.expectWhole();

  await test.step('a reload keeps the vote', () =>
    evening.playTile(async (team) => {
      const mate = mates[team] ?? '';
      await evening.vote(mate, 2);
      await evening.phone(mate).reload();
      await expect(evening.options(mate).nth(2)).toHaveAttribute('aria-pressed', 'true');
    }));

  await test.step('a locked phone and one without a network miss a tile', async () => {
    const unlock = await freeze(evening.phone('العائلة'));
    await evening.phone('نورة الثانية').context().setOffline(true);
    await evening.playTile();
    await unlock();
    await evening.phone('نورة الثانية').context().setOffline(false);
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
    await evening.phone(gone).context().close();
    evening.phones.delete(gone);
    captains[team] = mates[team] ?? '';
    await evening.playTile(async () => {
      await evening.vote(captains[team] ?? '', 3);
      // Its phone is silent for 20 s first.
      await expect(evening.phone(captains[team] ?? '').getByRole('button', { name: tasks.ar.vote.answer })).toBeVisible(
        { timeout: 60_000 },
      );
      await evening.answer(captains[team] ?? '');
    });
    await evening.expectWhole();
  });

  await test.step('the host locks the room: a stranger stays outside', async () => {
    await television.getByRole('button', { name: new RegExp(codeText(code)) }).click();
    const dialog = television.getByRole('dialog');
    const lock = dialog.getByRole('switch', { name: roomText.lock.label });
    await lock.click();
    // The switch turns at once; in place of the code this comes once the server has locked the room.
    await expect(dialog.getByText(roomText.lock.locked, { exact: true })).toBeVisible();
    const stranger = await room.phone();
    await stranger.goto(`/r/${code}`);
    await expect(stranger.getByRole('heading', { name: phoneText.trouble.locked.title })).toBeVisible();
    await lock.click();
    await television.keyboard.press('Escape');
  });

  await test.step('one who presses a hundred times a second disturbs no other', () =>
    evening.playTile(async (team) => {
      const mate = team === 0 ? 'يوسف' : 'Dana';
      await expect(evening.options(mate).first()).toBeVisible();
      const mashing = mash(evening.phone(mate));
      await evening.vote(captains[team] ?? '', 1);
      await evening.answer(captains[team] ?? '');
      await mashing;
    }));
  await evening.expectWhole();

  await test.step('the screen is without a network until its phones say that it is away', async () => {
    await television.context().setOffline(true);
    await evening.playTile();
    await evening.playTile();
    await expect(evening.phone('العائلة').getByText(phoneText.seat.screenAway)).toBeVisible({ timeout: 120_000 });
    await television.context().setOffline(false);
    await evening.expectWhole();
  });

  await test.step('the server is killed in the middle of a question', () =>
    evening.playTile(async (team) => {
      const captain = captains[team] ?? '';
      await evening.vote(captain, 0);
      await room.cutPower();
      await expect(evening.options(captain).first()).not.toHaveAttribute('aria-disabled', 'true');
      // What was pressed in the last moment before may be lost.
      await evening.vote(captain, 0);
      await evening.answer(captain);
    }));
  await evening.expectWhole();

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
    while (evening.played < tilesOfGame) await evening.playTile();
  });

  const { game } = await evening.replay();
  expect(game.state.phase).toMatch(/result|finished/);
  await evening.expectWhole();
});

test('eight phones and a whole game from the sofa: the remote gives every step, and the judge alone sees the answers [ROOM-6, ROOM-7]', async ({
  openRoom,
}) => {
  test.setTimeout(300_000);
  const names = ['Falcons', 'Pearls', 'Palms'];
  const role = roleTexts.en;
  const { seats: text, remote, judge } = catalogues.en.rooms;
  const room = await openRoom('en', names, { categoryIds });
  const { television } = room;
  const evening = new Evening(room, 'en', names);
  const code = await room.code();
  for (const [index, name] of ['Noura', 'Fahad', 'Salem', 'Loulwa', 'Dana', 'Yousef'].entries())
    await evening.seat(code, { name, team: index % 3 });
  const sofa = await evening.seat(code, { name: 'Sofa', team: null });
  const referee = await evening.seat(code, { name: 'Referee', team: null });
  await evening.spin();

  await television.getByRole('button', { name: new RegExp(codeText(code)) }).click();
  const dialog = television.getByRole('dialog');
  for (const [name, label] of [
    ['Sofa', remote.label],
    ['Referee', judge.label],
  ] as const) {
    const edit = dialog.getByRole('button', { name: text.edit(name) });
    await edit.click();
    const handed = dialog.getByRole('switch', { name: label });
    await handed.click();
    await expect(handed).toBeChecked();
    await edit.click();
  }
  await television.keyboard.press('Escape');

  for (let tile = 0; tile < tilesOfGame; tile += 1) {
    await sofa.locator('button[data-value]').first().click();
    await expect(television.getByRole('button', { name: catalogues.en.games.question.reveal })).toBeVisible();
    await referee.getByRole('button', { name: role.judge.show }).click();
    const answer = (await referee.getByRole('status').locator('strong').textContent()) ?? '';
    expect(answer).not.toBe('');
    for (const name of ['Noura', 'Fahad', 'Salem'])
      await expect(evening.phone(name).getByText(answer, { exact: true }), name).toHaveCount(0);
    await sofa.getByRole('button', { name: role.acts.reveal }).click();
    const isRight = tile % 4 !== 3;
    await sofa.getByRole('button', { name: isRight ? / got it: / : role.awardNone }).click();
    if (tile < tilesOfGame - 1) await expect(sofa.locator('button[data-value]').first()).toBeEnabled();
    await expect.poll(async () => (await evening.replay()).game.state.turns.length).toBe(tile + 1);
  }
  await expect.poll(async () => (await evening.replay()).game.state.phase).toMatch(/result|finished/);
  await evening.expectWhole(['Sofa']);
});
