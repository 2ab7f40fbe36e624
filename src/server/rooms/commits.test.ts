import { expect, it } from 'vitest';
import { untilWinnerMs } from '#shared/games/finale-times.ts';
import { present } from '#shared/kernel/assert.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import type { SeatTask } from '#shared/rooms/tasks/schema.ts';
import type { LivePage } from '#testing/live-page.ts';
import { nextEvent, roomChange, seatChange, seatNamed, taskOf, useTestHouse } from '#testing/test-house.ts';

const house = useTestHouse();

type CommitTask = Extract<SeatTask, { kind: 'commit' }>;

/** Numbers that appear in no id, time or score. */
const [drafted, committed] = [-987_654_321_001, 987_654_321_002];

const commitOf = (page: LivePage, fits?: (task: CommitTask) => boolean) => taskOf(page, 'commit', fits);

/** Every message that a page receives from now on, as it travels. */
function messagesOf({ socket }: LivePage): () => string {
  const heard: string[] = [];
  socket.on('message', (raw: Buffer) => heard.push(raw.toString()));
  return () => heard.join('\n');
}

/** The closest number of a tie: a question that every game has. */
async function openContest(): Promise<void> {
  await house.device.play({ type: 'wheelStopped' });
  await house.device.play({ type: 'end' });
  // Phones wait with the result for the finale.
  house.device.passTime(untilWinnerMs(2));
  await house.device.play({ type: 'openTieBreaker' });
}

it('keeps what a team drafts and commits from every other phone, and drafts from the screen [COMMIT-3]', async () => {
  await openContest();
  const captain = await house.join({ name: 'نورة', teamIndex: 0 });
  const mate = await house.join({ name: 'فهد', teamIndex: 0 });
  const others = [
    await house.join({ name: 'سالم', teamIndex: 1 }),
    await house.join({ name: 'لولوة', teamIndex: null }),
    await house.join({ name: 'الريموت', teamIndex: 1 }),
    await house.join({ name: 'الحَكَم', teamIndex: null }),
  ];
  const room = await house.openRoom();
  const [id, remote, judge] = [house.device.gameId, seatNamed(room, 'الريموت').id, seatNamed(room, 'الحَكَم').id];
  await house.host.call(roomsApi.changeSeat, { id, seatId: remote, isRemote: true });
  await house.host.call(roomsApi.changeSeat, { id, seatId: judge, isJudge: true });
  const [screen, page, mates] = [
    await house.followRoom(),
    await house.followSeat(captain.token),
    await house.followSeat(mate.token),
  ];
  const otherPages = await Promise.all(others.map(({ token }) => house.followSeat(token)));
  const heardByOthers = otherPages.map(messagesOf);
  const heardByScreen = messagesOf(screen);

  const { key } = await commitOf(page);
  house.press(page, captain.token, { kind: 'draft', task: key, value: drafted });
  expect((await commitOf(mates, ({ draft }) => draft !== null)).draft).toBe(drafted);
  house.press(page, captain.token, { kind: 'commit', task: key, value: committed });
  expect(await nextEvent(screen)).toMatchObject({ kind: 'commit', teamIndex: 0, task: key, value: committed });
  await house.device.play({ type: 'commitNumber', teamIndex: 0, number: committed });
  for (const own of [page, mates])
    expect(await commitOf(own, ({ isCommitted }) => isCommitted)).toMatchObject({ draft: committed });

  // The last message of all.
  await house.host.call(roomsApi.changeRoom, { id, isLocked: true });
  for (const other of otherPages) await seatChange(other, ({ isLocked }) => isLocked);
  await roomChange(screen, ({ isLocked }) => isLocked);
  for (const heard of heardByOthers) {
    expect(heard()).not.toBe('');
    for (const value of [drafted, committed]) expect(heard()).not.toContain(String(Math.abs(value)));
  }
  expect(heardByScreen()).not.toContain(String(Math.abs(drafted)));
  expect((await roomChange(await house.followRoom())).pressed).toEqual([]);
});

it('passes on the commits of two captains that press at once [COMMIT-2]', async () => {
  await openContest();
  const captains = [await house.join({ teamIndex: 0 }), await house.join({ name: 'سالم', teamIndex: 1 })];
  const screen = await house.followRoom();
  const pages = await Promise.all(captains.map(({ token }) => house.followSeat(token)));
  const keys = await Promise.all(pages.map((page) => commitOf(page)));
  pages.forEach((page, team) => {
    const { token } = present(captains[team], 'a captain');
    house.press(page, token, { kind: 'commit', task: keys[team]?.key, value: 10 + team });
  });
  const events = [await nextEvent(screen), await nextEvent(screen)];
  expect(events.map((event) => event.kind === 'commit' && [event.teamIndex, event.value])).toEqual(
    expect.arrayContaining([
      [0, 10],
      [1, 11],
    ]),
  );
});

it('takes a draft and a commit from the captain alone, for the question that is open, in its form [COMMIT-1]', async () => {
  await openContest();
  const captain = await house.join({ name: 'نورة', teamIndex: 0 });
  const mate = await house.join({ name: 'فهد', teamIndex: 0 });
  const onlooker = await house.join({ name: 'لولوة', teamIndex: null });
  const screen = await house.followRoom();
  await roomChange(screen);
  const page = await house.followSeat(captain.token);
  const { key } = await commitOf(page);
  for (const { token } of [mate, onlooker]) {
    const others = await house.followSeat(token);
    await seatChange(others);
    for (const kind of ['draft', 'commit']) house.press(others, token, { kind, task: key, value: 1 });
  }
  const send = (press: object) => house.press(page, captain.token, press);
  send({ kind: 'commit', task: 'earlier', value: 2 });
  send({ kind: 'commit', task: key, value: ['a', 'b', 'c', 'd'] });
  send({ kind: 'commit', task: key, value: 1_000_000_000_001 });
  send({ kind: 'commit', task: key, value: 0.5 });
  send({ kind: 'commit', task: key, value: 3 });
  expect(await nextEvent(screen)).toMatchObject({ kind: 'commit', teamIndex: 0, value: 3 });
  await house.device.play({ type: 'commitNumber', teamIndex: 0, number: 3 });
  expect(await commitOf(page, ({ isCommitted }) => isCommitted)).toMatchObject({ draft: 3 });
  send({ kind: 'draft', task: key, value: 4 });
  send({ kind: 'commit', task: key, value: 4 });
  send({ kind: 'react', reaction: 'clap' });
  expect(await nextEvent(screen)).toMatchObject({ kind: 'react' });
});

it('hands the draft to the next captain, and back to the phone when the screen takes the commit back [COMMIT-3]', async () => {
  await openContest();
  const captain = await house.join({ name: 'نورة', teamIndex: 0 });
  const mate = await house.join({ name: 'فهد', teamIndex: 0 });
  const [page, mates] = [await house.followSeat(captain.token), await house.followSeat(mate.token)];
  const { key } = await commitOf(page);
  house.press(page, captain.token, { kind: 'draft', task: key, value: 12 });
  await commitOf(mates, ({ draft }) => draft === 12);
  const { id } = seatNamed(await house.openRoom(), 'فهد');
  house.press(page, captain.token, { kind: 'captain', seatId: id });
  await seatChange(mates, ({ seat, task }) => seat.isCaptain && task?.kind === 'commit' && task.draft === 12);
  house.press(mates, mate.token, { kind: 'draft', task: key, value: 13 });
  await commitOf(page, ({ draft }) => draft === 13);
  await house.device.play({ type: 'commitNumber', teamIndex: 0, number: 14 });
  await commitOf(mates, ({ isCommitted, draft }) => isCommitted && draft === 14);
  await house.device.play({ type: 'undo' });
  expect(await commitOf(mates, ({ isCommitted }) => !isCommitted)).toMatchObject({ draft: 13 });
});
