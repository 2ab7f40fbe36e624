import { expect, it } from 'vitest';
import { maxAllowanceMs, tieMs } from '#shared/rooms/buzz.ts';
import { nextEvent, roomChange, seatChange, taskOf, useTestHouse } from '#testing/test-house.ts';

const house = useTestHouse({
  teams: [{ name: 'الصقور' }, { name: 'اللؤلؤ' }, { name: 'النخيل' }],
  buzzer: true,
  stealTimeSeconds: 15,
});

/** Opens a steal to two teams; answers which team is in turn. */
async function openSteal(): Promise<number> {
  const teamIndex = await house.openTile();
  await house.device.play({ type: 'pass' });
  return teamIndex;
}

it('brings a press for the steal to the screen with the time that the server believes [BUZZ-6] [ROOM-8]', async () => {
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
  const task = await taskOf(page, 'buzz');
  const press = (at: number | null) => house.press(page, token, { kind: 'buzz', task: task.key, at });
  // Before the steal is open, and from the team in turn: neither arrives.
  press(task.opensAt - 1);
  house.press(owns, own.token, { kind: 'buzz', task: task.key, at: task.opensAt + 1 });
  house.app.clock.moveBy(task.opensAt + 1000 - house.app.clock.now());
  // A phone that says it pressed long before its press arrived gains the allowance at most.
  press(task.opensAt);
  const event = await nextEvent(screen);
  expect(event).toMatchObject({ kind: 'buzz', teamIndex, task: task.key });
  expect(event.kind === 'buzz' && event.at).toBeGreaterThanOrEqual(task.opensAt + 1000 - maxAllowanceMs);
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
});
