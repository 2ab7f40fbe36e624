import { expect, type Locator, type Page } from '@playwright/test';
import type { Catalogue } from '#shared/i18n/ar/index.ts';
import { GamePage } from './game-page.ts';

export const nineNames = ['نورة', 'فهد', 'لولوة', 'سالم', 'مريم', 'بو خالد', 'دانة', 'ناصر', 'شيخة'];

/** The pages of a gang, and its evening at set-up, as the host uses them. */
export class GangHost {
  readonly page: Page;
  readonly text: Catalogue;

  constructor(page: Page, text: Catalogue) {
    this.page = page;
    this.text = text;
  }

  /** From one pasted list; ends on the gang's page, and returns its id. */
  async createGang(name: string, members: readonly string[]): Promise<string> {
    const { page } = this;
    const words = this.text.gangs;
    await page.goto('/gangs');
    await this.button(words.create).click();
    await page.getByLabel(words.form.name, { exact: true }).fill(name);
    await page.getByLabel(words.names.label, { exact: true }).fill(members.join('، '));
    await expect(page.getByRole('list', { name: words.names.list }).getByRole('listitem')).toHaveCount(members.length);
    await this.button(words.form.create).click();
    await expect(page).toHaveURL(/\/gangs\/[0-9a-f-]{36}/);
    return /gangs\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  }

  dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Those who are here tonight. */
  facesHere(): Locator {
    return this.faces().and(this.page.getByRole('button', { pressed: true }));
  }

  faces(): Locator {
    return this.dialog().getByRole('list', { name: this.text.gangEvening.who.faces }).getByRole('button');
  }

  async pressFace(name: string): Promise<void> {
    await this.faces().filter({ hasText: name }).first().click();
  }

  /** Types a new name, who is here at once. */
  async addName(name: string): Promise<void> {
    const words = this.text.gangEvening.who;
    await this.dialog().getByLabel(words.newName).fill(name);
    await this.dialog().getByLabel(words.newName).press('Enter');
    await expect(this.facesHere().filter({ hasText: name })).toHaveCount(1);
  }

  async wish(kind: 'apart' | 'together', one: string, other: string): Promise<void> {
    const words = this.text.gangEvening.wishes;
    await this.dialog().getByRole('button', { name: words[kind], exact: true }).click();
    await this.pressFace(one);
    await this.pressFace(other);
    await expect(this.dialog().getByRole('button', { name: words.remove(one, other) })).toBeVisible();
  }

  /** Draws, and returns the names in each team by the team's colour. */
  async draw(): Promise<ReadonlyMap<string, readonly string[]>> {
    await this.dialog().getByRole('button', { name: this.text.gangEvening.draw.button, exact: true }).click();
    const teams = this.dialog().locator('[data-drop-team]');
    await expect(teams.first()).toBeVisible();
    const drawn = await teams.evaluateAll((all) =>
      all.map((team) => ({
        color: team.getAttribute('data-team') ?? '',
        names: [...team.querySelectorAll('[data-member]')].map((name) => name.textContent.trim()),
      })),
    );
    return new Map(drawn.map(({ color, names }) => [color, names]));
  }

  async acceptDraw(): Promise<void> {
    await this.dialog().getByRole('button', { name: this.text.gangEvening.draw.accept, exact: true }).click();
    await expect(this.dialog()).toHaveCount(0);
  }

  /** From the form to the wheel. Returns the game's id. */
  async startShortGame(categories: readonly string[]): Promise<string> {
    const { page, text } = this;
    await page.getByRole('radio', { name: text.gameSetup.length.short }).check();
    await new GamePage(page, text).chooseCategories(categories);
    await page.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/game\/[0-9a-f-]{36}/);
    await expect(this.button(text.games.play.wheel.spin)).toBeVisible();
    return /game\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  }

  /** In the middle of a game, by its menu. */
  async openLateDialog(): Promise<Locator> {
    const { late } = this.text.gangEvening;
    await this.button(this.text.games.play.tools.more).click();
    await this.button(this.text.games.play.tools.late).click();
    const dialog = this.page.getByRole('dialog', { name: late.title });
    await expect(dialog.getByRole('list', { name: late.faces }).getByRole('button').first()).toBeVisible();
    return dialog;
  }

  async openTab(tab: keyof Catalogue['gangs']['page']['tab']): Promise<void> {
    const { tabs, tab: names } = this.text.gangs.page;
    await this.page.getByRole('navigation', { name: tabs }).getByRole('link', { name: names[tab] }).click();
  }

  /** On the tab of the members. */
  async edit(name: string): Promise<void> {
    await this.button(this.text.gangPeople.members.edit(name)).click();
  }

  /** A member who is the same person as another one. */
  async merge(name: string, into: string): Promise<void> {
    const words = this.text.gangPeople.merge;
    await this.edit(name);
    await this.button(words.open).click();
    await this.dialog().getByLabel(words.into).selectOption({ label: into });
    await this.button(words.confirm(into)).click();
    await expect(this.dialog()).toHaveCount(0);
  }

  async erase(name: string): Promise<void> {
    const words = this.text.gangPeople.remove;
    await this.edit(name);
    await this.button(words.open).click();
    await this.button(words.confirm).click();
    await expect(this.dialog()).toHaveCount(0);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
