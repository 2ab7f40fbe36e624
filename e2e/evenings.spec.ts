import type { ChildProcess } from 'node:child_process';
import { expect, type Locator, type Page } from '@playwright/test';
import { gamesApi } from '#shared/games/api.ts';
import { rulesVersion } from '#shared/games/rules-version.ts';
import { between, categoryShare, pointsOf, rowOf, winnersOf, type Evening, type OpenedTile } from './evening-ledger.ts';
import { GamePage } from './game-page.ts';
import { GangHost, nineNames } from './gang-host.ts';
import {
  catalogues,
  enterAsVerified,
  expectSoundScreen,
  screenSizes,
  secondDevice,
  turn,
  untilItCounts,
  untilOnDevice,
} from './host.ts';
import { kill, layCable, startServer, type Cable } from './own-server.ts';
import { ownPort } from './ports.ts';
import { layPrepared } from './prepare.ts';
import { lit, walkTo } from './remote-keys.ts';
import { test } from './site.ts';

const text = catalogues.ar;
const serverPort = ownPort('three evenings');
const port = ownPort('three evenings cable');
const baseURL = `http://localhost:${port}`;
const dataFolder = '.cache/three-evenings-data';

/** The same on all evenings: what the gang has seen must not come back. */
const categories = ['جغرافيا', 'علوم وفضاء', 'عالم الحيوان', 'كرة القدم'];
const geography = 'جغرافيا';
const star = 'نورة';

let server: ChildProcess | null = null;
let cable: Cable | null = null;

// An evening without a network needs what the service worker keeps.
test.use({ baseURL, serviceWorkers: 'allow', viewport: screenSizes.laptop });

test.afterEach(async () => {
  cable?.end();
  if (server) await kill(server);
});

/** An evening in play: what was opened, and the words of its questions. */
class Room implements Evening {
  readonly game: GamePage;
  readonly teams: ReadonlyMap<string, readonly string[]>;
  readonly tiles: OpenedTile[] = [];
  readonly questions: string[] = [];
  readonly startedAt = Date.now();

  constructor(game: GamePage, teams: ReadonlyMap<string, readonly string[]>) {
    this.game = game;
    this.teams = teams;
  }

  /** Opens one tile: the star's team takes geography, and wins it; another may be stolen once; every other tile is won by each second team. */
  async playTile({ maySteal = false, byKeys = false } = {}): Promise<void> {
    const { page } = this.game;
    const inTurn = (await page.locator('[data-team][data-in-turn]').first().getAttribute('data-team')) ?? '';
    const isOfStar = this.teams.get(inTurn)?.includes(star) === true;
    const isSteal =
      maySteal && !isOfStar && !this.tiles.some((tile) => tile.taker !== null && tile.taker !== tile.inTurn);
    const isGeography = `[aria-label^="${geography}،"]`;
    const wanted = this.game.tiles().and(page.locator(isOfStar ? isGeography : `:not(${isGeography})`));
    const target = ((await wanted.count()) > 0 ? wanted : this.game.tiles()).first();
    const [category = '', value = ''] = ((await target.getAttribute('aria-label')) ?? '').split('، ');
    const open = async () => {
      if (!byKeys) return target.click();
      await walkTo(page, target);
      return page.keyboard.press('Enter');
    };
    await open();
    const { question } = this.game.text.games;
    await expect(this.game.button(question.reveal)).toBeVisible();
    const asked = await page.locator('[data-question-text]').innerText();
    if (isSteal)
      await page
        .locator('button')
        .filter({ hasText: question.passTo('').trim() })
        .click();
    if (byKeys) {
      await expect(lit(page)).toHaveText(question.reveal);
      await page.keyboard.press('Enter');
    } else await this.game.reveal();
    this.questions.push(`${asked} — ${await page.locator('[data-answer]').first().innerText()}`);
    const isWon = isOfStar || this.tiles.length % 3 === 0;
    const award = page.locator('[data-award]').nth(isSteal ? 1 : 0);
    const taken = isSteal || isWon ? award : page.locator('[data-award="nobody"]');
    const taker = await taken.getAttribute('data-team');
    if (byKeys) {
      await walkTo(page, taken);
      await page.keyboard.press('Enter');
    } else await taken.click();
    this.tiles.push({ category, value: Number(value), inTurn, taker });
    await this.game.boardOrEnd();
  }

  /** Accepts the result, once the evening is as long as one that counts. */
  async finish(): Promise<void> {
    await untilItCounts(this.startedAt, this.tiles.length);
    await this.game.finish();
    await this.expectRanking();
  }

  /** The summary says what the room saw. */
  async expectRanking(): Promise<void> {
    const ranking = this.game.page
      .getByRole('list', { name: this.game.text.games.summary.title })
      .getByRole('listitem');
    await expect(ranking).toHaveCount(this.teams.size);
    for (const color of this.teams.keys())
      await expect(ranking.and(this.game.page.locator(`[data-team=${color}]`))).toContainText(
        String(pointsOf(this, color)),
      );
  }
}

const tableRows = (page: Page): Locator =>
  page.getByRole('list', { name: text.gangs.table.title, exact: true }).locator('> li');

/** The rows of a table on the screen: name, wins, evenings, share. */
async function shownTable(page: Page) {
  const rows = tableRows(page);
  await expect(rows.first()).toBeVisible();
  return rows.evaluateAll((all) =>
    all.map((row) => {
      const [wins, evenings, share] = [...(row.querySelector('dl')?.querySelectorAll('dd') ?? [])]
        .flatMap((fact) => fact.textContent.match(/\d+/g) ?? [])
        .map(Number);
      return { name: row.querySelector('bdi:not([aria-hidden])')?.textContent ?? '', wins, evenings, share };
    }),
  );
}

const journey =
  'three evenings of one gang: one who comes later, one who was two, one who is erased, one evening without a network ' +
  '[GANG-3, GANG-4, GANG-5, GANG-7, GANG-8, GANG-10, GANG-11]';

test(journey, async ({ page, browser }) => {
  test.setTimeout(720_000);
  layPrepared(dataFolder);
  server = await startServer({
    PORT: String(serverPort),
    PUBLIC_URL: baseURL,
    DATA_DIR: dataFolder,
    RATE_LIMITS: 'off',
    CONTENT_GUARD: 'off',
  });
  cable = await layCable(port, serverPort);
  await enterAsVerified(page);
  const host = new GangHost(page, text);
  const game = new GamePage(page, text);
  await game.skipHowToPlay();
  const gangId = await host.createGang('شلّة الخميس', nineNames);
  const ids: string[] = [];
  /** At set-up, with two who play together and two who don't. */
  const begin = async () => {
    await host.wish('together', star, 'فهد');
    await host.wish('apart', star, 'ناصر');
    const teams = await host.draw();
    await host.acceptDraw();
    ids.push(await host.startShortGame(categories));
    return new Room(game, teams);
  };

  const first = await test.step('the first evening: nine people, two teams, the whole board', async () => {
    await page.getByRole('link', { name: text.gangs.page.play, exact: true }).click();
    await expect(host.facesHere()).toHaveCount(9);
    const room = await begin();
    expect([...room.teams.values()].flat().sort()).toEqual([...nineNames].sort());
    await game.spin();
    for (let tile = 0; tile < 12; tile += 1) await room.playTile({ maySteal: true });
    await room.finish();
    return room;
  });

  const second =
    await test.step('the second evening: a newcomer and a known one under another name, three teams, by arrows and Enter', async () => {
      await page.setViewportSize(screenSizes.television);
      await page.goto(`/game?gang=${gangId}`);
      await expect(host.facesHere()).toHaveCount(9);
      await host.pressFace('بو خالد');
      await host.addName('جرّاح');
      await host.addName('أبو خالد');
      await expect(host.facesHere()).toHaveCount(10);
      await host
        .dialog()
        .getByRole('radio', { name: text.gameSetup.teams.countOf(3) })
        .check();
      const room = await begin();
      expect([...room.teams.values()].map((names) => names.length).sort()).toEqual([3, 3, 4]);
      await expect(lit(page)).toHaveText(text.games.play.wheel.spin);
      await page.keyboard.press('Enter');
      await expect(game.tiles().first()).toBeVisible();
      for (let tile = 0; tile < 6; tile += 1) await room.playTile({ byKeys: true });
      await game.endEarly();
      await room.finish();
      return room;
    });

  await test.step('between the evenings: two names become one, and one member is erased', async () => {
    await page.setViewportSize(screenSizes.phone);
    await page.goto(`/gangs/${gangId}?tab=members`);
    await host.merge('أبو خالد', 'بو خالد');
    await host.erase('سالم');
    await expect(page.getByRole('list', { name: text.gangPeople.members.title }).getByRole('listitem')).toHaveCount(9);
  });

  const third =
    await test.step('the third evening: no network from the wheel to the summary, then it is sent', async () => {
      await page.goto(`/game?gang=${gangId}`);
      await expect(host.facesHere()).toHaveCount(9);
      const room = await begin();
      await untilOnDevice(page);
      cable?.pull();
      await game.spin();
      for (let tile = 0; tile < 6; tile += 1) await room.playTile();
      await game.endEarly();
      await room.finish();
      cable?.plug();
      await expect
        .poll(
          async () => (await page.request.get(`/api/games/${ids[2]}/summary?rulesVersion=${rulesVersion}`)).status(),
          {
            timeout: 60_000,
          },
        )
        .toBe(200);
      return room;
    });

  const asked = [first, second, third].flatMap(({ questions }) => questions);
  expect(new Set(asked).size, asked.join('\n')).toBe(24);

  const now = (name: string) => (name === 'أبو خالد' ? 'بو خالد' : name);
  const evenings = [first, second, third].map(({ teams, tiles }): Evening => ({
    tiles,
    teams: new Map([...teams].map(([color, names]) => [color, names.map(now).filter((name) => name !== 'سالم')])),
  }));
  const people = [...nineNames.filter((name) => name !== 'سالم'), 'جرّاح'];

  await test.step('the table says what was played', async () => {
    await page.setViewportSize(screenSizes.laptop);
    await page.goto(`/gangs/${gangId}?season=all`);
    await expect(page.getByText(text.gangs.evenings(3))).toBeVisible();
    const shown = await shownTable(page);
    expect(shown.map(({ name }) => name).sort()).toEqual([...people].sort());
    for (const { name, ...row } of shown) expect(row, name).toEqual(rowOf(evenings, name));
    const ranks = shown.map(({ wins = 0, share = 0 }) => wins * 1000 + share);
    expect(ranks, 'best first').toEqual([...ranks].sort((one, other) => other - one));
    await expectSoundScreen(page, 'a table after three evenings', { alsoAt: ['phone', 'television'] });
  });

  await test.step('titles, partner and rival are those of the three evenings', async () => {
    const shares = people.map((name) => ({ name, ...categoryShare(evenings, name, geography) }));
    const best = Math.max(...shares.filter(({ tiles }) => tiles >= 5).map(({ share }) => share));
    expect(shares.find(({ name }) => name === star)).toMatchObject({ share: 1 });
    const title = page
      .getByRole('list', { name: text.gangs.titles.title, exact: true })
      .locator('> li')
      .filter({ hasText: text.gangs.titles.sultan(geography) });
    const holder = (await title.locator('bdi').nth(1).textContent()) ?? '';
    expect(shares.filter(({ tiles, share }) => tiles >= 5 && share === best).map(({ name }) => name)).toContain(holder);

    const place = (await shownTable(page)).findIndex(({ name }) => name === star);
    const row = tableRows(page).nth(place);
    const { together, wonTogether } = between(evenings, star, 'فهد');
    expect(together).toBe(3);
    const { wins, losses, against } = between(evenings, star, 'ناصر');
    expect(against).toBe(3);
    if (wonTogether > 0) await expect(row).toContainText(text.gangs.table.partnerScore(wonTogether, 3));
    if (wins !== losses) await expect(row).toContainText(text.gangs.table.rivalScore(wins, losses));
  });

  await test.step('the evenings show who won, and the erased one is nowhere', async () => {
    await host.openTab('evenings');
    const cards = page.getByRole('list', { name: text.gangs.eveningList.title, exact: true }).locator('> li');
    await expect(cards).toHaveCount(3);
    for (const [index, evening] of [...evenings].reverse().entries())
      for (const [color, names] of evening.teams) {
        const team = cards.nth(index).locator(`li[data-team=${color}]`);
        await expect(team).toContainText(String(pointsOf(evening, color)));
        for (const name of names) await expect(team).toContainText(name);
        await expect(team.getByText(text.gangs.eveningList.winner)).toHaveCount(
          winnersOf(evening).includes(color) ? 1 : 0,
        );
      }
    for (const id of ids) {
      const stored = await page.request.get(
        `${gamesApi.getSummary.path.replace('{id}', id)}?rulesVersion=${rulesVersion}`,
      );
      const { game: played, pack } = gamesApi.getSummary.output.parse(await stored.json());
      // Not the whole text: a question may contain the word.
      expect([played, pack].flatMap(({ teams }) => teams.flatMap(({ players }) => players))).not.toContain('سالم');
    }
    await expect(page.getByText('سالم')).toHaveCount(0);
  });

  await test.step('the public page has the same table, with the one name that consented', async () => {
    await host.openTab('members');
    await host.edit(star);
    await turn(page.getByRole('switch', { name: new RegExp(text.gangPeople.members.isShown) }), 'on');
    await host.button(text.gangPeople.members.save).click();
    await expect(host.dialog()).toHaveCount(0);
    await host.openTab('settings');
    await turn(page.getByRole('switch', { name: new RegExp(text.gangPeople.publicPage.on) }), 'on');
    const address = await page
      .getByRole('group', { name: text.gangPeople.publicPage.address })
      .locator('bdi')
      .innerText();
    const visitor = await secondDevice(browser, 'ar');
    await visitor.goto(address);
    const shown = await shownTable(visitor);
    expect(shown.map(({ wins, share }) => [wins, share])).toEqual(
      people
        .map((name) => rowOf(evenings, name))
        .sort((one, other) => other.wins - one.wins || other.share - one.share)
        .map(({ wins, share }) => [wins, share]),
    );
    expect(shown.filter(({ name }) => people.includes(name)).map(({ name }) => name)).toEqual([star]);
    const { wins, evenings: played, share } = shown.find(({ name }) => name === star) ?? {};
    expect({ wins, evenings: played, share }).toEqual(rowOf(evenings, star));
    await visitor.context().close();
  });
});
