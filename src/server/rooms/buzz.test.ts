import { expect, it } from 'vitest';
import { maxAllowanceMs, tieMs } from '#shared/rooms/buzz.ts';
import { nextEvent, roomChange, seatChange, taskOf, useTestHouse } from '#testing/test-house.ts';

const house = useTestHouse(
  {
    teams: [{ name: 'الصقور' }, { name: 'اللؤلؤ' }, { name: 'النخيل' }],
    buzzer: true,
    stealTimeSeconds: 15,
  },
  { kind: 'text' },
);

/** Opens a steal to two teams; answers which team is in turn. */
async function openSteal(): Promise<number> {
  const teamIndex = await house.openTile();
  await house.device.play({ type: 'pass' });
  return teamIndex;
}

it('counts a press for the steal from its opening on, of no team but those that may take it [BUZZ-6] [ROOM-8]', async () => {
  const currentTeamIndex = await openSteal();
  const teamIndex = (currentTeamIndex + 1) % 3;
  const own = await house.join({ teamIndex: currentTeamIndex, name: 'نورة' });
  const { token } = await house.join({ teamIndex, name: 'فهد' });
  const [screen, page, owns] = [
    await house.followRoom(),
    await house.followSeat(token),
    await house.followSeat(own.token),
  ];
  await roomChange(screen);
  expect((await seatChange(owns)).task).toBeNull();
  const { key, opensAt } = await taskOf(page, 'buzz');
  const buzz = (at: number | null) => ({ kind: 'buzz', task: key, at });
  const setTime = (at: number) => house.app.clock.moveBy(at - house.app.clock.now());
  /** The presses of a socket are taken in their order: the reaction comes to the screen after what counts of them. */
  const clap = { kind: 'react', reaction: 'clap' };

  // Before the opening no press counts, whatever time the phone names.
  setTime(opensAt - tieMs - 1);
  for (const at of [null, opensAt - tieMs - 1, opensAt - 1, opensAt, opensAt + 1]) house.press(page, token, buzz(at));
  house.press(page, token, clap);
  expect(await nextEvent(screen)).toMatchObject({ kind: 'react', teamIndex });
  // At the opening it counts, but not for the team in turn.
  setTime(opensAt);
  house.press(owns, own.token, buzz(opensAt));
  house.press(owns, own.token, clap);
  expect(await nextEvent(screen)).toMatchObject({ kind: 'react', teamIndex: currentTeamIndex });
  house.press(page, token, buzz(opensAt));
  expect(await nextEvent(screen)).toMatchObject({ kind: 'buzz', teamIndex, task: key, at: opensAt });
});

it('believes a phone that says it pressed long before its press arrived by the allowance at most [BUZZ-6] [ROOM-8]', async () => {
  const teamIndex = ((await openSteal()) + 1) % 3;
  const { token } = await house.join({ teamIndex });
  const [screen, page] = [await house.followRoom(), await house.followSeat(token)];
  await roomChange(screen);
  const { key, opensAt } = await taskOf(page, 'buzz');
  house.app.clock.moveBy(opensAt + 1000 - house.app.clock.now());
  house.press(page, token, { kind: 'buzz', task: key, at: opensAt });
  const event = await nextEvent(screen);
  expect(event).toMatchObject({ kind: 'buzz', teamIndex, task: key });
  expect(event.kind === 'buzz' && event.at).toBeGreaterThanOrEqual(opensAt + 1000 - maxAllowanceMs);
});

it('takes a press that comes up to 10 ms before the steal opens as made at its opening, and none before [BUZZ-6] [VOTE-3]', async () => {
  const teamIndex = ((await openSteal()) + 1) % 3;
  const { token } = await house.join({ teamIndex });
  const [screen, page] = [await house.followRoom(), await house.followSeat(token)];
  await roomChange(screen);
  const { key, opensAt } = await taskOf(page, 'buzz');
  const pressAt = (at: number) => {
    house.app.clock.moveBy(at - house.app.clock.now());
    // By its own clock the phone has just opened the button.
    house.press(page, token, { kind: 'buzz', task: key, at: opensAt });
  };
  pressAt(opensAt - tieMs - 1);
  house.press(page, token, { kind: 'react', reaction: 'clap' });
  expect(await nextEvent(screen)).toMatchObject({ kind: 'react' });
  pressAt(opensAt - tieMs);
  expect(await nextEvent(screen)).toMatchObject({ kind: 'buzz', at: opensAt });
  const receipt = await page.until((data) => 'event' in data);
  expect(receipt['event']).toEqual({ received: { kind: 'buzz', task: key, at: opensAt } });
  // A screen that comes back has it too.
  const { pressed } = await roomChange(await house.followRoom());
  expect(pressed).toMatchObject([{ kind: 'buzz', teamIndex, task: key, at: opensAt }]);
});
