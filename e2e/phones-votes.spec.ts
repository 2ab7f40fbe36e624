import { expect, type Page } from '@playwright/test';
import { openSecret, type Pack, type PackQuestion } from '#shared/games/pack.ts';
import { present } from '#shared/kernel/assert.ts';
import { catalogues, expectSoundScreen } from './host.ts';
import { expectPhoneScreen } from './phone-screen.ts';
import { join, phoneTexts, replayOnServer, taskTexts, test } from './phones.ts';

const teams = ['الصقور', 'اللؤلؤ'] as const;
const names = [
  ['نورة', 'فهد'],
  ['سالم', 'لولوة'],
] as const;

const text = catalogues.ar;
const phoneText = phoneTexts.ar;
const { vote: voteText } = taskTexts.ar;

test('phones vote, a captain answers, and the captain of the other team steals [VOTE-1, VOTE-2]', async ({
  openRoom,
}) => {
  const room = await openRoom('ar', teams, { answerMode: 'choices', stealTimeSeconds: 30 });
  const { television, gameId } = room;
  const code = await room.code();
  const phones: Page[][] = [];
  for (const [teamIndex, players] of names.entries()) {
    const ofTeam: Page[] = [];
    for (const name of players) {
      const phone = await room.phone();
      await join(phone, 'ar', { code, name, team: teams[teamIndex] ?? null });
      ofTeam.push(phone);
    }
    phones.push(ofTeam);
  }
  const { pack } = (await replayOnServer(television, gameId)).game;
  const turn = pack.wheel.firstTeamIndex;
  const [captain, mate] = phonesOf(phones, turn);
  const [firstOther, other] = phonesOf(phones, 1 - turn);
  await expect(captain.getByRole('img', { name: phoneText.seat.roles.captain })).toBeVisible();

  // The captain of the other team passes its part on.
  await firstOther.getByRole('button', { name: phoneText.menu.open }).click();
  const menu = firstOther.getByRole('dialog');
  const heir = present(names[1 - turn]?.[1], 'the second of the other team');
  await menu.getByRole('button', { name: heir }).click();
  // First, since the line goes after 6 s.
  await expect(other.getByText(phoneText.seat.newRoles.captain)).toBeVisible();
  await expect(menu.getByText(phoneText.menu.captain.other(heir))).toBeVisible();
  await expectPhoneScreen(firstOther, 'the menu of a seat');
  await menu.getByRole('button', { name: phoneText.menu.close }).click();

  await television.getByRole('button', { name: text.games.play.wheel.spin }).click();
  const cell = present(
    pack.cells.find(({ question }) => question.kind === 'text' && question.options.length === 4),
    'a tile with options',
  );
  await television.locator(`button[data-cell="${cell.id}"]`).click();
  const { right, wrong } = optionsOf(pack, cell.question);

  // Votes are on the screen, and move with the voter's mind.
  await tap(captain, wrong);
  await tap(mate, right);
  await expect(television.locator('[data-vote]')).toHaveCount(2);
  await expect(mate.getByText(voteText.lastWord(names[turn]?.[0] ?? ''))).toBeVisible();
  await expect(mate.getByRole('button', { name: voteText.answer })).toHaveCount(0);
  await tap(mate, wrong);
  const voted = television.locator('button[data-option]').filter({ has: television.getByText(wrong, { exact: true }) });
  await expect(voted.locator('[data-vote]')).toHaveCount(2);
  await expect(voted.getByText(text.rooms.votes.count(2))).toBeAttached();
  await expectPhoneScreen(captain, 'the vote of a captain', { isAtHand: true });
  await expectPhoneScreen(mate, 'the vote of a teammate', { isAtHand: true });
  await expectSoundScreen(television, 'votes on the options');

  await captain.getByRole('button', { name: voteText.answer }).click();
  await expect(television.locator('[data-vote]')).toHaveCount(0);
  await expect(captain.getByRole('button', { name: voteText.answer })).toHaveCount(0);

  // The steal: three options are left, and the part that was passed on answers.
  await tap(other, right);
  await other.getByRole('button', { name: voteText.answer }).click();
  await expect(television.getByRole('button', { name: text.games.question.next })).toBeVisible();
  await expect(mate.getByText(phoneText.now.revealed.title)).toBeVisible();
  const { commands } = await replayOnServer(television, gameId);
  expect(commands).toMatchObject([
    { type: 'wheelStopped' },
    { type: 'pick', cellId: cell.id },
    { type: 'choose', optionId: idOf(cell.question, wrong) },
    { type: 'choose', optionId: idOf(cell.question, right) },
  ]);
});

function phonesOf(phones: readonly (readonly Page[])[], teamIndex: number): readonly [Page, Page] {
  const [first, second] = phones[teamIndex] ?? [];
  return [present(first, 'a first phone'), present(second, 'a second phone')];
}

async function tap(phone: Page, option: string): Promise<void> {
  // Its words are also on the captain's second button.
  const button = phone.locator('[data-vote-option]').filter({ has: phone.getByText(option, { exact: true }) });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

function optionsOf(pack: Pack, question: PackQuestion): { readonly right: string; readonly wrong: string } {
  const rightId = openSecret(pack, question, 'rightOptionId');
  const words = (isRight: boolean) =>
    present(question.options.find(({ id }) => (id === rightId) === isRight)?.text.ar, 'an option');
  return { right: words(true), wrong: words(false) };
}

function idOf({ options }: PackQuestion, words: string): string {
  return present(options.find((option) => option.text.ar === words)?.id, 'the option');
}
