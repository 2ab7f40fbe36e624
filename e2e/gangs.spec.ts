import { expect, type Page } from '@playwright/test';
import { catalogues, enterAsVerified, expectSoundScreen, screenSizes, secondDevice, turn } from './host.ts';
import { test } from './site.ts';

const { gangs: words, gangPeople, shell } = catalogues.ar;
const sizes = { alsoAt: ['laptop', 'television'] } as const;

test.use({ viewport: screenSizes.phone });

/** Creates a gang from pasted names, and returns its address. */
async function createGang(page: Page, name: string, members: readonly string[]): Promise<string> {
  await page.goto('/gangs');
  await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible();
  await expectSoundScreen(page, 'no gangs', sizes);
  await page.getByRole('button', { name: words.create }).click();
  await page.getByLabel(words.form.name).fill(name);
  const names = page.getByLabel(words.names.label);
  await names.fill(`${members.slice(0, -1).join('، ')}،`);
  await names.fill(members.at(-1) ?? '');
  await names.press('Enter');
  await expect(page.getByRole('list', { name: words.names.list }).getByRole('listitem')).toHaveCount(members.length);
  await expectSoundScreen(page, 'a new gang', sizes);
  await page.getByRole('button', { name: words.form.create }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectSoundScreen(page, 'a gang without evenings', sizes);
  return new URL(page.url()).pathname;
}

const openTab = (page: Page, tab: keyof typeof words.page.tab) =>
  page.getByRole('navigation', { name: words.page.tabs }).getByRole('link', { name: words.page.tab[tab] }).click();

test('a gang is created, shown to all by its address, and hides the names of those who did not consent [GANG-8] [GANG-9]', async ({
  page,
  browser,
}) => {
  await enterAsVerified(page);
  await createGang(page, 'شلّة الخميس', ['نورة', 'فهد', 'دانة']);
  await openTab(page, 'settings');
  await turn(page.getByRole('switch', { name: new RegExp(gangPeople.publicPage.on) }), 'on');
  const address = await page.getByRole('group', { name: gangPeople.publicPage.address }).locator('bdi').innerText();
  await expectSoundScreen(page, 'the settings of a gang', sizes);

  const visitor = await secondDevice(browser, 'ar');
  const answer = await visitor.goto(address);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(visitor.getByRole('heading', { level: 1, name: 'شلّة الخميس' })).toBeVisible();
  await expect(visitor.getByText(words.members(3))).toBeVisible();
  await expectSoundScreen(visitor, 'a public page', sizes);
  const { pathname } = new URL(address);
  const shown = await visitor.request.get(pathname.replace('/g/', '/api/public-gangs/'));
  expect(await shown.text()).not.toContain('نورة');

  await openTab(page, 'members');
  await page.getByRole('button', { name: gangPeople.members.edit('نورة') }).click();
  await expectSoundScreen(page, 'a member');
  await turn(page.getByRole('switch', { name: new RegExp(gangPeople.members.isShown) }), 'on');
  await page.getByRole('button', { name: gangPeople.members.save }).click();
  await expect(page.getByText(gangPeople.members.shown)).toBeVisible();
  const consented = await (await visitor.request.get(pathname.replace('/g/', '/api/public-gangs/'))).text();
  expect(consented).toContain('نورة');
  expect(consented).not.toContain('فهد');

  await openTab(page, 'settings');
  await turn(page.getByRole('switch', { name: new RegExp(gangPeople.publicPage.on) }), 'off');
  await expect(page.getByRole('group', { name: gangPeople.publicPage.address })).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: gangPeople.publicView.gone })).toBeVisible();
  await visitor.context().close();
});

test('a member joins by a link, and leaves with the name erased [GANG-7]', async ({ page, browser }) => {
  await enterAsVerified(page);
  const path = await createGang(page, 'بيت بو خالد', ['بو خالد', 'لولوة']);
  await openTab(page, 'members');
  await page.getByRole('button', { name: gangPeople.members.edit('لولوة') }).click();
  await page.getByRole('button', { name: gangPeople.invite.member }).click();
  const invitation = await page.getByRole('group', { name: gangPeople.invite.address }).locator('bdi').innerText();

  const member = await secondDevice(browser, 'ar');
  await enterAsVerified(member);
  await member.goto(invitation);
  await expect(member.getByRole('heading', { name: gangPeople.join.asMember('بيت بو خالد') })).toBeVisible();
  await expectSoundScreen(member, 'an invitation', sizes);
  await member.getByRole('button', { name: gangPeople.join.accept.member }).click();
  await expect(member).toHaveURL(new RegExp(`${path}$`));
  await expect(member.getByRole('link', { name: words.page.play })).toHaveCount(0);
  await member.getByRole('link', { name: words.page.tabOfMember }).click();
  await member.getByRole('button', { name: gangPeople.leave.open }).click();
  await member.getByRole('radio', { name: gangPeople.leave.erased }).check();
  await expectSoundScreen(member, 'leaving', sizes);
  await member.getByRole('button', { name: gangPeople.leave.confirmErased }).click();
  await expect(member.getByRole('heading', { name: words.empty.title })).toBeVisible();
  await member.context().close();

  await page.reload();
  await openTab(page, 'members');
  await expect(page.getByText('بو خالد', { exact: true })).toBeVisible();
  await expect(page.getByText('لولوة')).toHaveCount(0);
  await openTab(page, 'settings');
  await page.getByRole('button', { name: gangPeople.deletion.open }).click();
  await page.getByLabel(gangPeople.deletion.typed).fill('بيت بو خالد');
  await page.getByRole('button', { name: gangPeople.deletion.confirm }).click();
  await expect(page).toHaveURL(/\/gangs$/);
  await expect(page.getByRole('heading', { level: 1, name: shell.nav.gangs })).toBeVisible();
});
