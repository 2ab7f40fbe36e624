import { describe, expect, it } from 'vitest';
import { untilWinnerMs } from '#shared/games/finale-times.ts';
import { gameTopicOf } from '#shared/games/live.ts';
import { present } from '#shared/kernel/assert.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import { awayAfterMs, roomTopicOf, seatOutlivesGameMs, suspenseMs } from '#shared/rooms/schema.ts';
import { seatTopicOf } from '#shared/rooms/seat-topic.ts';
import { openCells, startHosted } from '#testing/hosted-game.ts';
import { followLive } from '#testing/live-page.ts';
import { createTestApp } from '#testing/test-app.ts';
import {
  codeOf,
  newSeat,
  nextEvent,
  roomChange,
  seatChange,
  seatNamed,
  topicErrorOf,
  useTestHouse,
} from '#testing/test-house.ts';
import { changesLost } from '../platform/live/index.ts';

const house = useTestHouse({}, { kind: 'text' });

describe('a seat', () => {
  it('shows the game as the screen does: wheel, turn, question, and the points after a moment of suspense [ROOM-4]', async () => {
    const { token } = await house.join();
    const page = await house.followSeat(token);
    const wheel = await seatChange(page);
    expect(wheel).toMatchObject({
      seat: { name: 'نورة', teamIndex: 0, emblem: 'pearl' },
      isLocked: false,
      isScreenHere: true,
      view: { outcome: 'open', phase: 'wheel', currentTeamIndex: null, question: null, winners: [] },
    });
    await house.device.play({ type: 'wheelStopped' });
    const board = await seatChange(page, ({ view }) => view.phase === 'board');
    expect(board.view.currentTeamIndex).toBe(house.device.game().state.currentTeamIndex);
    const cell = house.saidCell();
    await house.device.play({ type: 'pick', cellId: cell.id });
    const question = await seatChange(page, ({ view }) => view.question !== null);
    expect(question.view.question).toMatchObject({ value: cell.value, isRevealed: false, stealTeamIndex: null });
    await house.device.play({ type: 'reveal' });
    const { currentTeamIndex } = house.device.game().state;
    await house.device.play({ type: 'award', teamIndex: currentTeamIndex });
    // A phone still sees the state before the answer, until the suspense is over.
    expect((await seatChange(await house.followSeat(token))).view).toEqual(question.view);
    house.app.clock.moveBy(suspenseMs);
    const after = await seatChange(await house.followSeat(token));
    expect(after.view).toMatchObject({ phase: 'board', question: null });
    expect(after.view.teams[currentTeamIndex]?.score).toBe(cell.value);
  });

  it('receives delayed steps without asking [ROOM-4]', async () => {
    const { token } = await house.join();
    await house.device.play({ type: 'wheelStopped' });
    await house.device.play({ type: 'pick', cellId: house.saidCell().id });
    const page = await house.followSeat(token);
    await seatChange(page);
    house.app.clock.moveBy(1);
    await house.device.play({ type: 'reveal' });
    // The server's timer runs in real time, but its clock only moves here: the timer finds the step due afterwards.
    house.app.clock.moveBy(suspenseMs);
    expect((await seatChange(page, ({ view }) => view.question?.isRevealed === true)).view.phase).toBe('question');
  });

  it('says when the screen is away, and when it is back [ROOM-5]', async () => {
    const { token } = await house.join();
    const page = await house.followSeat(token);
    expect((await seatChange(page)).isScreenHere).toBe(true);
    house.app.clock.moveBy(61_000);
    await house.whileHere(page, token, () => seatChange(page, ({ isScreenHere }) => !isScreenHere));
    await house.device.takeLease();
    await house.whileHere(page, token, () => seatChange(page, ({ isScreenHere }) => isScreenHere));
  });

  it('is grey on the screen once its phone has said nothing for 30 s, and comes back with the phone [ROOM-5]', async () => {
    const { token } = await house.join();
    const room = await house.followRoom();
    expect((await roomChange(room)).seats).toMatchObject([{ isHere: true }]);
    house.app.clock.moveBy(awayAfterMs + 1);
    await house.app.rooms.updatePresence();
    expect((await roomChange(room, ({ seats }) => seats[0]?.isHere === false)).seats).toHaveLength(1);
    const page = await house.followSeat(token);
    await seatChange(page);
    await house.whileHere(page, token, () => roomChange(room, ({ seats }) => seats[0]?.isHere === true));
  });

  it('shows the result for an hour after the end, and then nothing [ROOM-2]', async () => {
    const { token } = await house.join();
    await openCells(house.device, 4);
    await house.device.play({ type: 'end' });
    await house.device.play({ type: 'finish' });
    expect((await seatChange(await house.followSeat(token))).view).toMatchObject({ outcome: 'open', winners: [] });
    house.app.clock.moveBy(untilWinnerMs(2));
    expect((await seatChange(await house.followSeat(token))).view).toMatchObject({
      outcome: 'finished',
      phase: 'result',
      winners: [0, 1],
    });
    house.app.clock.moveBy(seatOutlivesGameMs);
    expect(await topicErrorOf(await house.followSeat(token))).toEqual({ code: 'rooms/seat-gone' });
  });

  it('is given up by its phone, with its name [ROOM-2]', async () => {
    const { token } = await house.join();
    await house.phone.call(roomsApi.leaveSeat, { token });
    await house.phone.call(roomsApi.leaveSeat, { token });
    expect((await house.openRoom()).seats).toEqual([]);
    expect(await house.app.database.query.selectFrom('seats').selectAll().execute()).toEqual([]);
  });

  it('opens no other room, and an unknown token opens none [ROOM-2]', async () => {
    const { token } = await house.join();
    const other = await startHosted(house.app, house.host);
    const { room } = await house.host.call(roomsApi.openRoom, { id: other.gameId });
    house.pages.push(await followLive(house.app, null, seatTopicOf(other.gameId, token)));
    expect(await topicErrorOf(present(house.pages.at(-1), 'the page'))).toEqual({ code: 'rooms/seat-gone' });
    expect(await topicErrorOf(await house.followSeat(newSeat().token))).toEqual({ code: 'rooms/seat-gone' });
    const taken = { code: codeOf(room), ...newSeat({ token }) };
    expect((await house.phone.errorOf(roomsApi.takeSeat, taken)).code).toBe('rooms/seat-gone');
  });
});

describe('a removed seat', () => {
  const publicUrl = new URL('http://siraj.test');

  /** A phone at another process, which has just read the room; the screen stays with the first. */
  async function joinBeside() {
    const beside = await createTestApp({ publicUrl }, house.app);
    await beside.server.fastify.listen({ port: 0, host: '127.0.0.1' });
    const { token } = await house.join({ name: 'نورة' });
    const topic = seatTopicOf(house.device.gameId, token);
    const follow = async () => {
      const page = await followLive(beside, null, topic);
      house.pages.push(page);
      return page;
    };
    const page = await follow();
    await seatChange(page);
    const { id: seatId } = seatNamed(await house.openRoom(), 'نورة');
    await house.host.call(roomsApi.removeSeat, { id: house.device.gameId, seatId });
    return { beside, page, token, follow };
  }

  it('is read again at every process with the change of its removal, not once what was read is old [ROOM-3]', async () => {
    const { beside, page, token, follow } = await joinBeside();
    const screen = await followLive(beside, house.host, roomTopicOf(house.device.gameId));
    house.pages.push(screen);
    await roomChange(screen);
    // What Redis brings there. The clock doesn't move: nothing expires.
    beside.live.changedHere(gameTopicOf(house.device.gameId));
    expect(await topicErrorOf(page)).toEqual({ code: 'rooms/seat-gone' });
    // From then on it receives no step, and its presses reach no screen.
    await house.device.play({ type: 'wheelStopped' });
    beside.live.changedHere(gameTopicOf(house.device.gameId));
    house.press(page, token, { kind: 'react', reaction: 'clap' });
    page.socket.send(JSON.stringify({ clock: 1 }));
    expect(await page.until(() => true)).toMatchObject({ clock: 1 });
    const other = await house.join({ name: 'فهد' });
    beside.live.changedHere(gameTopicOf(house.device.gameId));
    const otherPage = await followLive(beside, null, seatTopicOf(house.device.gameId, other.token));
    house.pages.push(otherPage);
    await seatChange(otherPage);
    house.press(otherPage, other.token, { kind: 'react', reaction: 'heart' });
    expect(await nextEvent(screen)).toMatchObject({ kind: 'react', reaction: 'heart' });
    expect(await topicErrorOf(await follow())).toEqual({ code: 'rooms/seat-gone' });
  });

  it('is gone also at a process that missed its removal, once its connection to Redis is back [ROOM-3]', async () => {
    const { beside, follow } = await joinBeside();
    beside.live.changedHere(changesLost);
    expect(await topicErrorOf(await follow())).toEqual({ code: 'rooms/seat-gone' });
  });
});
