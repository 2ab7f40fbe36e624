import { expect, type Locator, type Page } from '@playwright/test';
import type { Catalogue } from '#shared/i18n/ar/index.ts';
import { screenSizes } from './host.ts';

/** The shared screen of one game, as the host uses it. */
export class GamePage {
  readonly page: Page;
  readonly text: Catalogue;

  constructor(page: Page, text: Catalogue) {
    this.page = page;
    this.text = text;
  }

  /** From /game to the wheel, through the form. */
  async setUp(
    categories: readonly string[],
    options: {
      length?: 'full' | 'short';
      mode?: 'open' | 'choices';
      teams?: number;
      names?: readonly string[];
      lastQuestion?: boolean;
      buzzer?: boolean;
    } = {},
  ): Promise<void> {
    const words = this.text.gameSetup;
    const { page } = this;
    await page.goto('/game');
    await expect(page.locator('button[type=submit]')).toBeVisible();
    if (options.length === 'short') await page.getByRole('radio', { name: words.length.short }).check();
    await this.chooseCategories(categories);
    if (options.teams !== undefined)
      await page.getByRole('radio', { name: words.teams.countOf(options.teams) }).check();
    for (const [index, name] of (options.names ?? []).entries())
      await page.getByRole('textbox', { name: words.teams.name }).nth(index).fill(name);
    if (options.mode === 'choices' || options.lastQuestion === true || options.buzzer === true) {
      await page.getByRole('button', { name: words.rules.title }).click();
      if (options.mode === 'choices') await page.getByRole('radio', { name: words.rules.choices }).check();
      if (options.buzzer === true) await page.getByRole('switch', { name: words.rules.buzzer }).check();
      if (options.lastQuestion === true) await page.getByRole('switch', { name: words.rules.lastQuestion }).check();
      await page.getByRole('dialog').getByRole('button', { name: words.done, exact: true }).click();
    }
    await this.skipHowToPlay();
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/game\/[0-9a-f-]{36}/);
    await expect(this.button(this.text.games.play.wheel.spin)).toBeVisible();
  }

  /** At set-up: these and no others; without any, a surprise. */
  async chooseCategories(categories: readonly string[]): Promise<void> {
    const { page } = this;
    const words = this.text.gameSetup;
    const clear = page.getByRole('button', { name: words.categories.clear, exact: true });
    if (categories.length === 0)
      await page.getByRole('button', { name: words.categories.surprise, exact: true }).click();
    else if (await clear.isEnabled()) await clear.click();
    // A card may say beside its name how many fresh games are left.
    const card = (name: string) => page.getByRole('button').filter({ has: page.getByText(name, { exact: true }) });
    for (const name of categories) await card(name).first().click();
  }

  /** A new host's first game shows how to play: it is skipped whenever it covers the game. */
  async skipHowToPlay(): Promise<void> {
    const skip = this.page.locator('[data-how-to-play] [data-skip]');
    await this.page.addLocatorHandler(skip, (button) => button.click());
  }

  /** With one press: the board follows by itself, also with reduced motion. */
  async spin(): Promise<void> {
    await this.button(this.text.games.play.wheel.spin).click();
    await expect(this.tiles().first()).toBeVisible();
  }

  tiles(): Locator {
    return this.page.locator('button[data-cell]');
  }

  async pick(): Promise<void> {
    await this.tiles().first().click();
    await expect(
      this.button(this.text.games.question.reveal)
        .or(this.button(this.text.games.question.secretWord.guessed))
        .or(this.page.getByRole('group', { name: this.text.games.question.consultation.titleNobody }))
        .first(),
    ).toBeVisible();
  }

  async reveal(): Promise<void> {
    await this.button(this.text.games.question.reveal)
      .or(this.button(this.text.games.question.secretWord.guessed))
      .click();
  }

  /** Taps options for any team until the answer is shown. */
  async tapUntilRevealed(): Promise<void> {
    const next = this.button(this.text.games.question.next);
    const open = this.page.locator('button[data-option]').first();
    while (!(await next.isVisible())) {
      await expect(open.or(next).first()).toBeVisible();
      // The tap before may reveal it in the meantime: then there is nothing left to tap.
      if (!(await next.isVisible())) await open.click({ timeout: 2000 }).catch(() => undefined);
    }
  }

  /** Annuls the revealed question, for the first reason. */
  async object(): Promise<void> {
    const { label, confirm } = this.text.games.play.objection;
    await this.button(label).click();
    await this.page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  }

  /** `own`: the team in turn; `steal`: the one that stole. */
  async award(to: 'own' | 'steal' | 'nobody'): Promise<void> {
    const judges = this.page.locator('[data-award]');
    await (to === 'nobody' ? judges.last() : judges.nth(to === 'own' ? 0 : 1)).click();
    await this.boardOrEnd();
  }

  /** The board again, or the end, whose show a press skips. */
  async boardOrEnd(): Promise<void> {
    const { result } = this.text.games.play;
    const skip = this.button(result.skip);
    const end = this.button(result.finish).or(this.button(result.share));
    await expect(this.tiles().first().or(end).or(skip).first()).toBeVisible();
    if (!(await skip.isVisible())) return;
    // Not by Enter, which would press the end's first button where the show has just ended by itself.
    await this.page.keyboard.press('Escape');
    await expect(end.first()).toBeVisible();
  }

  /** From the board to the result, by the game's menu. */
  async endEarly(): Promise<void> {
    const { tools } = this.text.games.play;
    const end = this.button(tools.end);
    if (!(await end.isVisible())) await this.button(tools.more).click();
    await end.last().click();
    await this.page.getByRole('dialog').getByRole('button', { name: tools.endConfirm }).click();
    await this.boardOrEnd();
  }

  /** Accepts the result; ends on the summary. */
  async finish(): Promise<void> {
    const { finish, share } = this.text.games.play.result;
    await this.button(finish).or(this.button(share)).first().click();
    await expect(this.page).toHaveURL(/\/game-summary\//);
  }

  async playTurn(to: 'own' | 'nobody'): Promise<void> {
    await this.pick();
    await this.reveal();
    await this.award(to);
  }

  /** A number for each team, in the order they are asked. */
  async commitNumbers(numbers: readonly number[]): Promise<void> {
    for (const number of numbers) {
      const field = this.page.locator('#committed-number');
      // Each team gets a new field.
      await expect(field).toHaveValue('');
      await field.fill(String(number));
      await this.button(this.text.games.question.contest.number.commit).click();
    }
  }

  /** An order for each team: the events as on the screen. */
  async commitOrders(teams: number): Promise<void> {
    const events = this.page.locator('button[data-option]');
    for (let team = 0; team < teams; team += 1) {
      for (let place = 0; place < 4; place += 1) await events.nth(place).click();
      await this.button(this.text.games.question.contest.order.commit).click();
      await expect(
        this.page.getByRole('listitem').filter({ hasText: this.text.games.question.contest.hidden }),
      ).toHaveCount(team + 1);
    }
  }

  async undo(): Promise<void> {
    await this.button(this.text.games.play.undo.label).last().click();
    const question = this.page.getByRole('dialog', { name: this.text.games.play.undo.title });
    await question.getByRole('button', { name: this.text.games.play.undo.confirm }).click();
    await expect(question).toHaveCount(0);
  }

  async lifeline(name: keyof Catalogue['games']['play']['lifelines']['names'], confirm: string): Promise<void> {
    await this.page
      .getByRole('button', { name: new RegExp(`^${this.text.games.play.lifelines.names[name]}`) })
      .first()
      .click();
    await this.page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  }

  /** Books a lifeline for the first team that waits. */
  async book(name: keyof Catalogue['games']['play']['lifelines']['names']): Promise<void> {
    await this.page
      .getByRole('region', { name: this.text.games.play.teams.label })
      .locator('[data-team]:not([data-in-turn]) > button')
      .first()
      .click();
    const sheet = this.page.getByRole('dialog');
    await sheet
      .getByRole('listitem')
      .filter({ hasText: this.text.games.play.lifelines.names[name] })
      .getByRole('button', { name: this.text.games.play.lifelines.queue })
      .click();
    await this.page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }

  /** Expects these points of the teams on the screen, in the order of its bars. */
  async expectScores(scores: readonly number[]): Promise<void> {
    await expect.poll(() => this.scores()).toEqual(scores);
  }

  async scores(): Promise<number[]> {
    const texts = await this.page.locator('[data-score-of]').allTextContents();
    return texts.map((text) => Number(text.replaceAll(/\D/g, '')));
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** On a television no text is below 28 px, no explanation below 40, no question of one line below 96. */
  async expectReadsFromSofa(name: string): Promise<void> {
    const before = this.page.viewportSize();
    await this.page.setViewportSize(screenSizes.television);
    const flaws = await this.page.evaluate(async () => {
      // Fitted texts follow with the next frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const found: string[] = [];
      const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const expectAtLeast = (least: number, element: Element) => {
        if (sizeOf(element) < least) found.push(`${sizeOf(element)} px: ${element.outerHTML.slice(0, 120)}`);
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (element === null || texts.currentNode.textContent?.trim() === '') continue;
        if (element.closest('.sr-only, [data-skip-link], [data-covered], dialog:not([open]), script, style')) continue;
        if (element.checkVisibility({ visibilityProperty: true })) expectAtLeast(28, element);
      }
      for (const explanation of document.querySelectorAll('[data-explanation]')) expectAtLeast(40, explanation);
      for (const question of document.querySelectorAll('[data-question-text]')) {
        const room = question.parentElement;
        const oneLine = question.cloneNode(true);
        if (room === null || !(oneLine instanceof HTMLElement)) continue;
        oneLine.style.cssText = 'position: absolute; max-inline-size: none; white-space: nowrap; font-size: 96px';
        room.append(oneLine);
        const isOneLine = oneLine.offsetWidth <= room.clientWidth;
        oneLine.remove();
        if (isOneLine) expectAtLeast(96, question);
      }
      return found;
    });
    expect(flaws, `${name}, from the sofa`).toEqual([]);
    if (before !== null) await this.page.setViewportSize(before);
  }

  /** Each team's name is whole at this size, and nothing covers the name and the score of a team. */
  async expectNamesWhole(name: string): Promise<void> {
    const flaws = await this.page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const found: string[] = [];
      for (const label of document.querySelectorAll<HTMLElement>('[data-team-name] > b')) {
        const bar = label.closest<HTMLElement>('[data-team]');
        const inside = [label, ...(bar?.querySelectorAll('[data-score-of], [role=group]') ?? [])];
        const boxes = inside.map((element) => element.getBoundingClientRect());
        const whole = bar?.getBoundingClientRect();
        if (label.scrollWidth > label.clientWidth + 1) found.push(`cut off: ${label.textContent}`);
        for (const [index, box] of boxes.entries()) {
          if (whole && (box.left < whole.left - 1 || box.right > whole.right + 1 || box.bottom > whole.bottom + 1))
            found.push(`outside its bar: ${inside[index]?.outerHTML.slice(0, 80)}`);
          for (const other of boxes.slice(index + 1)) {
            const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
            const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
            if (width > 1 && height > 8) found.push(`covered: ${inside[index]?.outerHTML.slice(0, 80)}`);
          }
        }
      }
      return found;
    });
    expect(flaws, name).toEqual([]);
  }

  /** At twice the size on a television, on a television, on a phone upright and on its side. */
  async expectNamesWholeEverywhere(name: string): Promise<void> {
    const before = this.page.viewportSize();
    for (const [width, height] of [
      [960, 540],
      [1920, 1080],
      [390, 844],
      [844, 390],
    ] as const) {
      await this.page.setViewportSize({ width, height });
      await this.expectNamesWhole(`${name}, ${width}×${height}`);
    }
    if (before !== null) await this.page.setViewportSize(before);
  }

  /** The whole screen is in view: nothing to scroll, nothing cut off. */
  async expectFits(name: string): Promise<void> {
    const flaws = await this.page.evaluate(() => {
      const found: string[] = [];
      const root = document.documentElement;
      if (root.scrollHeight > window.innerHeight + 1)
        found.push(`scrolls: ${root.scrollHeight} > ${window.innerHeight}`);
      if (root.scrollWidth > window.innerWidth + 1)
        found.push(`scrolls sideways: ${root.scrollWidth} > ${window.innerWidth}`);
      for (const element of document.querySelectorAll<HTMLElement>(
        '[data-question-text], [data-option] span, [data-team-name], [data-score-of], [data-cell], button, h1, h2, img',
      )) {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || element.closest('.sr-only, [data-skip-link], [data-covered], dialog:not([open])'))
          continue;
        if (box.bottom > window.innerHeight + 1 || box.top < -1 || box.left < -1 || box.right > window.innerWidth + 1)
          found.push(`outside: ${element.outerHTML.slice(0, 100)}`);
        const style = getComputedStyle(element);
        const parent = element.parentElement?.getBoundingClientRect();
        if (element.matches('h2, img') && parent && (box.top < parent.top - 1 || box.bottom > parent.bottom + 1))
          found.push(`cut off by its parent: ${element.outerHTML.slice(0, 100)}`);
        const room = element.parentElement?.clientHeight ?? 0;
        if (
          element.matches('[data-question-text]') &&
          Number.parseFloat(style.fontSize) < 18 &&
          room > 2.5 * box.height
        )
          found.push(`smaller than its room: ${style.fontSize}, ${box.height} of ${room} px`);
        const isCut =
          style.overflow !== 'visible' &&
          style.textOverflow !== 'ellipsis' &&
          (element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 4);
        if (isCut) found.push(`cut off: ${element.outerHTML.slice(0, 100)}`);
      }
      return found;
    });
    expect(flaws, name).toEqual([]);
  }
}
