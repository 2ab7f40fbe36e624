import { expect, type Locator, type Page } from '@playwright/test';
import type { Act, Command } from '#shared/games/commands.ts';
import { openSecret, type Pack } from '#shared/games/pack.ts';
import { present } from '#shared/kernel/assert.ts';
import type { Language } from '#shared/kernel/text.ts';
import { GamePage } from './game-page.ts';
import { catalogues } from './host.ts';
import { join, replayOnServer, roleTexts, taskTexts, type LivingRoom } from './phones.ts';
import { storedSteps } from './stored-steps.ts';

interface Guest {
  readonly name: string;
  readonly team: number | null;
}

const tilesOfGame = 12;

/** A short game on one television with its phones, and what was pressed in it, written down apart from the product. */
export class Evening {
  readonly host: GamePage;
  readonly phones = new Map<string, Page>();
  readonly #room: LivingRoom;
  readonly #language: Language;
  readonly #teams: readonly string[];
  readonly #pressed: Act[] = [];
  #pack: Pack | null = null;

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
    this.#pressed.push({ type: 'wheelStopped' });
    this.#pack = (await this.replay()).game.pack;
  }

  #dealt(): Pack {
    return present(this.#pack, 'the pack, once the wheel has stopped');
  }

  played(): number {
    return this.#pressed.filter(({ type }) => type === 'award').length;
  }

  isOver(): boolean {
    return this.played() === tilesOfGame;
  }

  /** The team in turn: nothing else changes whose turn it is. */
  inTurn(): number {
    return (this.#dealt().wheel.firstTeamIndex + this.played()) % this.#teams.length;
  }

  options(key: string): Locator {
    return this.phone(key).getByRole('listitem').getByRole('button');
  }

  async vote(key: string, place: number): Promise<void> {
    const option = this.options(key).nth(place);
    await option.click();
    await expect(option).toHaveAttribute('aria-pressed', 'true');
  }

  answerButton(key: string): Locator {
    return this.phone(key).getByRole('button', { name: taskTexts[this.#language].vote.answer });
  }

  /** The captain's phone answers for its team, with the option that it voted for; again where the press was lost. */
  async answer(key: string): Promise<void> {
    const words = await wordsOf(this.answerButton(key).locator('small'));
    await this.#pressUntilGone(this.answerButton(key), this.#optionOnScreen(words));
    this.#choose(words);
  }

  /** Opens a tile on the television, and ends it there by tapping options after `inBetween`. */
  async playTile(inBetween: (team: number) => Promise<void> = () => Promise.resolve()): Promise<void> {
    await this.#openTile();
    await expect(this.host.page.locator('button[data-option]').first()).toBeVisible();
    await inBetween(this.inTurn());
    await this.#tapUntilRevealed();
    await this.host.button(this.host.text.games.question.next).click();
    await this.#endTile(this.#rightTeam());
  }

  /** Opens a tile on the television and gives its points there to the team in turn, without any phone. */
  async playTileByHand(): Promise<void> {
    await this.#openTile();
    await this.host.reveal();
    this.#pressed.push({ type: 'reveal' });
    await this.host.page.locator('[data-award]').first().click();
    await this.#endTile(this.inTurn());
  }

  /** The same from a phone with the remote; `inBetween` happens while the question is open. */
  async playTileByRemote(key: string, isRight: boolean, inBetween: () => Promise<void>): Promise<void> {
    const remote = this.phone(key);
    const role = roleTexts[this.#language];
    const tile = remote.locator('button[data-value]').first();
    const label = await tile.getAttribute('aria-label');
    const cell = this.#dealt().cells.find(
      ({ id, categoryIndex, value }) =>
        role.tile(present(this.#dealt().categories[categoryIndex], 'a category').name[this.#language], value) ===
          label && !this.#pressed.some((act) => act.type === 'pick' && act.cellId === id),
    );
    await tile.click();
    this.#pressed.push({ type: 'pick', cellId: present(cell, `the tile ${label ?? ''}`).id });
    await expect(this.host.button(this.host.text.games.question.reveal)).toBeVisible();
    await inBetween();
    await remote.getByRole('button', { name: role.acts.reveal }).click();
    this.#pressed.push({ type: 'reveal' });
    const [gotIt = ''] = role.award(present(this.#teams[this.inTurn()], 'the team in turn'), 0).split('\u2066');
    await remote.getByRole('button', { name: isRight ? gotIt : role.awardNone }).click();
    await this.#endTile(isRight ? this.inTurn() : null);
    if (!this.isOver()) await expect(remote.locator('button[data-value]').first()).toBeEnabled();
  }

  async #openTile(): Promise<void> {
    const tile = this.host.tiles().first();
    const cellId = present(await tile.getAttribute('data-cell'), 'the id of a tile');
    await tile.click();
    this.#pressed.push({ type: 'pick', cellId });
  }

  async #endTile(teamIndex: number | null): Promise<void> {
    this.#pressed.push({ type: 'award', teamIndex });
    if (this.isOver()) await this.host.boardOrEnd();
    else await expect(this.host.tiles().first()).toBeVisible();
  }

  #optionOnScreen(words: string): Locator {
    return this.host.page
      .locator('button[data-option]')
      .filter({ has: this.host.page.getByText(words, { exact: true }) });
  }

  /** Each tap is waited for: a phone's answer may come between, and what the screen drops is tapped again. */
  async #tapUntilRevealed(): Promise<void> {
    const next = this.host.button(this.host.text.games.question.next);
    const open = this.host.page.locator('button[data-option]').first();
    for (;;) {
      await expect(open.or(next).first()).toBeVisible();
      if (await next.isVisible()) return;
      const words = await wordsOf(open.locator('span').first());
      await this.#pressUntilGone(this.#optionOnScreen(words), this.#optionOnScreen(words));
      this.#choose(words);
    }
  }

  async #pressUntilGone(button: Locator, option: Locator): Promise<void> {
    await expect(async () => {
      if ((await option.count()) > 0) await button.click({ timeout: 2000 });
      await expect(option).toHaveCount(0, { timeout: 2000 });
    }).toPass({ timeout: 60_000 });
  }

  #question() {
    const { cellId } = present(
      this.#pressed.findLast((act) => act.type === 'pick'),
      'an open tile',
    );
    return present(
      this.#dealt().cells.find(({ id }) => id === cellId),
      'its cell',
    ).question;
  }

  #choose(words: string): void {
    const option = this.#question().options.find(({ text }) => text[this.#language] === words);
    this.#pressed.push({ type: 'choose', optionId: present(option, `the option ${words}`).id });
  }

  /** Whose option was right: the first is of the team in turn, the second of the other. */
  #rightTeam(): number | null {
    const chosen = this.#pressed.slice(this.#pressed.findLastIndex(({ type }) => type === 'pick') + 1);
    const rightId = openSecret(this.#dealt(), this.#question(), 'rightOptionId');
    const after = chosen.findIndex((act) => act.type === 'choose' && act.optionId === rightId);
    return after === -1 ? null : (this.inTurn() + after) % this.#teams.length;
  }

  replay() {
    return replayOnServer(this.#room.television, this.#room.gameId);
  }

  /**
   * The log on the server is what was pressed, command for command, and what the television keeps; replayed, it gives the
   * scores that the television and every phone show.
   */
  async expectWhole(without: readonly string[] = []): Promise<void> {
    await expect(async () => {
      const { game, commands } = await this.replay();
      expect(commands.map(actOf)).toEqual(this.#pressed);
      expect(await storedSteps(this.host.page)).toEqual(commands);
      expect(await this.host.scores()).toEqual(game.state.scores);
    }).toPass({ timeout: 60_000 });
    const scores = (await this.host.scores()).toSorted();
    for (const [key, page] of this.phones)
      if (!without.includes(key)) await expect.poll(() => scoresOn(page), { message: key }).toEqual(scores);
  }
}

function actOf(command: Command): Act {
  const { id: _, seq: __, at: ___, ...act } = command;
  return act;
}

async function wordsOf(text: Locator): Promise<string> {
  return ((await text.textContent()) ?? '').trim();
}

/** The points on a phone, whatever their order. */
async function scoresOn(page: Page): Promise<number[]> {
  const texts = await page.locator('bdi.num:not([aria-hidden])').allTextContents();
  return texts.map((text) => Number(text.replaceAll(/\D/g, ''))).toSorted();
}

/** Freezes a page like that of a phone whose screen is locked: it neither runs nor answers. */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await session.send('Page.setWebLifecycleState', { state: 'active' });
  };
}

/** A hundred taps on the options within a second, each as fast as the page takes them. */
export function mash(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let tap = 0; tap < 100; tap += 1) {
      const options = [...document.querySelectorAll<HTMLElement>('li > button[aria-pressed]')];
      options[tap % Math.max(1, options.length)]?.click();
      await new Promise((done) => setTimeout(done, 10));
    }
  });
}
