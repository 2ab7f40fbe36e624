import { expect, type Page } from '@playwright/test';
import { present } from '#shared/kernel/assert.ts';
import { catalogues, expectSoundScreen } from './host.ts';
import { expectPhoneScreen } from './phone-screen.ts';
import { join, replayOnServer, taskTexts, test } from './phones.ts';

const text = catalogues.ar;
const { buzz } = taskTexts.ar;
const people = [
  ['نورة', 'الصقور'],
  ['سالم', 'اللؤلؤ'],
  ['فهد', 'النخيل'],
] as const;

interface Seat {
  readonly phone: Page;
  readonly name: string;
  readonly team: string;
}

test('two phones race for a steal: the first has it, the screen says who, and undo opens it to both again [BUZZ-6]', async ({
  openRoom,
}) => {
  const room = await openRoom(
    'ar',
    people.map(([, team]) => team),
    { buzzer: true, stealTimeSeconds: 30 },
  );
  const { television, gameId } = room;
  const code = await room.code();
  const seats: Seat[] = [];
  for (const [name, team] of people) {
    const phone = await room.phone();
    await join(phone, 'ar', { code, name, team });
    seats.push({ phone, name, team });
  }
  const { game } = await replayOnServer(television, gameId);
  const [own, first, second] = [0, 1, 2].map((after) =>
    present(seats[(game.pack.wheel.firstTeamIndex + after) % seats.length], 'a seat'),
  ) as [Seat, Seat, Seat];
  const buzzer = ({ phone }: Seat) => phone.getByRole('button', { name: buzz.press });
  /** Resolves once the phone may press. */
  const opens = ({ phone }: Seat) =>
    phone.waitForFunction(
      (press) =>
        [...document.querySelectorAll('button')].some(
          (button) => button.textContent === press && !button.hasAttribute('aria-disabled'),
        ),
      buzz.press,
      { polling: 20 },
    );
  /** A touch at a moment that both phones know: calls from here may take longer than presses are awaited. */
  const touch = (seat: Seat, at: number) =>
    buzzer(seat).evaluate((button, moment) => {
      const event = () => new PointerEvent('pointerdown', { bubbles: true, button: 0 });
      setTimeout(() => button.dispatchEvent(event()), moment - Date.now());
    }, at);

  await television.getByRole('button', { name: text.games.play.wheel.spin }).click();
  await television.locator('button[data-cell]').first().click();
  const hadBuzzer = await own.phone.evaluateHandle((press) => {
    const seen = { isThere: false };
    new MutationObserver(() => {
      seen.isThere ||= [...document.querySelectorAll('button')].some((button) => button.textContent === press);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  }, buzz.press);
  // The steal is open for 5 s: who waits does so beforehand.
  const open = Promise.all([first, second].map(opens));
  await television.getByRole('button', { name: text.games.question.stealRace.open }).click();
  await open;
  const moment = Date.now() + 300;
  await Promise.all([touch(second, moment + 100), touch(first, moment)]);

  const line = television.getByRole('list', { name: text.rooms.race.label });
  const stealTeam = async () => (await replayOnServer(television, gameId)).game.state.question?.stealTeamIndex ?? null;
  await expect.poll(stealTeam).not.toBeNull();
  // A busy machine may let the later touch come first: the line says what the game does.
  const winner = present(seats[present(await stealTeam(), 'the team with the steal')], 'its seat');
  expect([first, second]).toContain(winner);
  await expect(line.getByRole('listitem').first()).toHaveText(winner.name);
  await expect(television.getByText(text.games.question.stealBy(winner.team)).first()).toBeVisible();
  for (const seat of [first, second]) await expect(buzzer(seat)).toHaveCount(0);
  expect(await hadBuzzer.jsonValue()).toEqual({ isThere: false });
  await expectSoundScreen(television, 'who was first for a steal', { alsoAt: ['laptop', 'phone'] });

  const { undo } = text.games.play;
  await television.getByRole('button', { name: undo.label }).last().click();
  await television.getByRole('dialog').getByRole('button', { name: undo.confirm }).click();
  await expect(line).toHaveCount(0);
  await television.getByRole('button', { name: text.games.question.clock.resume }).click();
  await expect(buzzer(second)).not.toHaveAttribute('aria-disabled');
  await expectPhoneScreen(second.phone, 'the buzzer', { isAtHand: true });
});
