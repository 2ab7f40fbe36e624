import { describe, expect, it } from 'vitest';
import { openContext } from '#shared/games/question.ts';
import { present } from '#shared/kernel/assert.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import { captainAwayAfterMs } from '#shared/rooms/schema.ts';
import type { SeatTask } from '#shared/rooms/tasks/schema.ts';
import { seatTopicOf } from '#shared/rooms/seat-topic.ts';
import { followLive, type LivePage } from '#testing/live-page.ts';
import { createTestApp } from '#testing/test-app.ts';
import { nextEvent, roomChange, seatChange, seatNamed, taskOf, useTestHouse } from '#testing/test-house.ts';

const house = useTestHouse({ answerMode: 'choices' }, { kind: 'text' });

type VoteTask = Extract<SeatTask, { kind: 'vote' }>;

const voteOf = (page: LivePage) => taskOf(page, 'vote');
const optionOf = (task: VoteTask, place: number) => present(task.options[place - 1], 'an option').id;

describe('votes in choices', () => {
  it('reach the screen at once, and are there for a screen that comes back [VOTE-1]', async () => {
    const team = await house.openTile();
    const { token } = await house.join({ teamIndex: team });
    const [screen, page] = [await house.followRoom(), await house.followSeat(token)];
    await roomChange(screen);
    const task = await voteOf(page);
    const { question } = openContext(house.device.game().pack, present(house.device.game().state.question, 'it'));
    expect(task.options.map(({ id }) => id)).toEqual(question.options.map(({ id }) => id));
    house.press(page, token, { kind: 'vote', task: task.key, optionId: optionOf(task, 1) });
    house.press(page, token, { kind: 'vote', task: task.key, optionId: optionOf(task, 3) });
    await nextEvent(screen);
    const vote = await nextEvent(screen);
    expect(vote).toMatchObject({ kind: 'vote', teamIndex: team, task: task.key, optionId: optionOf(task, 3) });
    // A vote reaches the screen before it is kept; its receipt comes after.
    for (const place of [1, 3])
      expect(await page.until((data) => 'event' in data)).toMatchObject({
        event: { received: { optionId: optionOf(task, place) } },
      });
    const again = await house.followSeat(token);
    expect((await voteOf(again)).own).toBe(optionOf(task, 3));
    // Nothing has changed in the room since it was read for the phones.
    const later = await house.followRoom();
    expect((await roomChange(later)).pressed).toEqual([vote]);
  });

  it('count once, the newest, where a seat has sockets at two processes [VOTE-1, ROOM-6]', async () => {
    const beside = await createTestApp({ publicUrl: new URL('http://siraj.test') }, house.app);
    await beside.server.fastify.listen({ port: 0, host: '127.0.0.1' });
    const team = await house.openTile();
    const { token } = await house.join({ teamIndex: team });
    const here = await house.followSeat(token);
    const there = await followLive(beside, null, seatTopicOf(house.device.gameId, token));
    house.pages.push(there);
    const task = await voteOf(here);
    await voteOf(there);
    for (const [place, page] of [here, there, here, there].entries()) {
      house.press(page, token, { kind: 'vote', task: task.key, optionId: optionOf(task, place + 1) });
      await page.until((data) => 'event' in data);
    }
    expect((await roomChange(await house.followRoom())).pressed).toMatchObject([{ optionId: optionOf(task, 4) }]);
    await beside.live.close();
    await beside.server.fastify.close();
  });

  it('leave the screen with a seat that the host removes, and come back with it [VOTE-1] [ROOM-3]', async () => {
    const team = await house.openTile();
    const { token } = await house.join({ teamIndex: team, name: 'نورة' });
    const [screen, page] = [await house.followRoom(), await house.followSeat(token)];
    const task = await voteOf(page);
    house.press(page, token, { kind: 'vote', task: task.key, optionId: optionOf(task, 2) });
    const vote = await nextEvent(screen);
    await page.until((data) => 'event' in data);
    const seat = { id: house.device.gameId, seatId: seatNamed(await house.openRoom(), 'نورة').id };
    await house.host.call(roomsApi.removeSeat, seat);
    expect((await roomChange(screen, ({ seats }) => seats.length === 0)).pressed).toEqual([]);
    await house.host.call(roomsApi.restoreSeat, { ...seat, name: 'نورة' });
    expect((await roomChange(screen, ({ seats }) => seats.length === 1)).pressed).toEqual([vote]);
    expect((await voteOf(await house.followSeat(token))).own).toBe(optionOf(task, 2));
  });

  it('are the answering team’s alone, of its question and its options [VOTE-1]', async () => {
    const team = await house.openTile();
    const own = await house.join({ teamIndex: team });
    const other = await house.join({ teamIndex: 1 - team, name: 'فهد' });
    const onlooker = await house.join({ teamIndex: null, name: 'لولوة' });
    const screen = await house.followRoom();
    await roomChange(screen);
    const page = await house.followSeat(own.token);
    const task = await voteOf(page);
    for (const { token } of [other, onlooker]) {
      const others = await house.followSeat(token);
      expect((await seatChange(others)).task).toBeNull();
      house.press(others, token, { kind: 'vote', task: task.key, optionId: optionOf(task, 1) });
    }
    house.press(page, own.token, { kind: 'vote', task: 'earlier', optionId: optionOf(task, 1) });
    house.press(page, own.token, { kind: 'vote', task: task.key, optionId: 'none' });
    house.press(page, own.token, { kind: 'vote', task: task.key, optionId: optionOf(task, 2) });
    expect(await nextEvent(screen)).toMatchObject({ kind: 'vote', optionId: optionOf(task, 2) });
  });

  it('have a receipt on their phone alone once they are kept, and none where they don’t count [VOTE-3]', async () => {
    const team = await house.openTile();
    const { token } = await house.join({ teamIndex: team });
    const page = await house.followSeat(token);
    const task = await voteOf(page);
    const vote = { kind: 'vote', task: task.key, optionId: optionOf(task, 2) };
    house.press(page, token, { ...vote, optionId: 'none' });
    house.press(page, token, vote);
    expect((await page.until((data) => 'event' in data))['event']).toEqual({ received: vote });
    expect((await voteOf(await house.followSeat(token))).own).toBe(vote.optionId);
  });

  it('become the team’s answer by its captain’s press alone [VOTE-2]', async () => {
    const team = await house.openTile();
    const captain = await house.join({ teamIndex: team, name: 'نورة' });
    const mate = await house.join({ teamIndex: team, name: 'فهد' });
    const screen = await house.followRoom();
    await roomChange(screen);
    const [page, mates] = [await house.followSeat(captain.token), await house.followSeat(mate.token)];
    const task = await voteOf(page);
    expect((await seatChange(mates)).seat.isCaptain).toBe(false);
    house.press(mates, mate.token, { kind: 'answer', task: task.key, optionId: optionOf(task, 1) });
    house.press(page, captain.token, { kind: 'answer', task: task.key, optionId: optionOf(task, 2) });
    expect(await nextEvent(screen)).toMatchObject({ kind: 'answer', optionId: optionOf(task, 2) });
    await house.device.play({ type: 'choose', optionId: optionOf(task, 2) });
    house.press(page, captain.token, { kind: 'answer', task: task.key, optionId: optionOf(task, 3) });
    house.press(page, captain.token, { kind: 'vote', task: task.key, optionId: optionOf(task, 3) });
    house.press(page, captain.token, { kind: 'react', reaction: 'clap' });
    expect(await nextEvent(screen)).toMatchObject({ kind: 'react' });
  });
});

describe('a captain', () => {
  const captains = async () =>
    (await house.openRoom()).seats.filter(({ isCaptain }) => isCaptain).map(({ name }) => name);

  it('is the first seat of each team whose phone is there [VOTE-2]', async () => {
    await house.join({ name: 'لولوة', teamIndex: null });
    const first = await house.join({ name: 'نورة', teamIndex: 0 });
    const second = await house.join({ name: 'فهد', teamIndex: 0 });
    await house.join({ name: 'سالم', teamIndex: 1 });
    expect(await captains()).toEqual(['نورة', 'سالم']);
    const page = await house.followSeat(second.token);
    await seatChange(page);
    house.app.clock.moveBy(captainAwayAfterMs);
    const changed = await house.whileHere(page, second.token, () => seatChange(page, ({ seat }) => seat.isCaptain));
    expect(changed.seat.name).toBe('فهد');
    expect(await captains()).toContain('فهد');
    const back = await house.followSeat(first.token);
    await seatChange(back);
    await house.whileHere(back, first.token, () => seatChange(back, ({ seat }) => seat.isCaptain));
    expect(await captains()).toContain('نورة');
  });

  it('gets its part back as soon as its phone speaks again [VOTE-2]', async () => {
    const first = await house.join({ name: 'نورة', teamIndex: 0 });
    const second = await house.join({ name: 'فهد', teamIndex: 0 });
    const page = await house.followSeat(second.token);
    await seatChange(page);
    house.app.clock.moveBy(captainAwayAfterMs);
    await house.whileHere(page, second.token, () => seatChange(page, ({ seat }) => seat.isCaptain));
    // Silent for less than 30 s: it has never been away.
    const back = await house.followSeat(first.token);
    await house.whileHere(back, first.token, () => seatChange(page, ({ seat }) => !seat.isCaptain));
  });

  it('passes its part on to a teammate, and to no other seat [VOTE-2]', async () => {
    const captain = await house.join({ name: 'نورة', teamIndex: 0 });
    await house.join({ name: 'فهد', teamIndex: 0 });
    await house.join({ name: 'سالم', teamIndex: 1 });
    const page = await house.followSeat(captain.token);
    const { teammates } = await seatChange(page);
    expect(teammates).toMatchObject([{ name: 'فهد', isCaptain: false, isHere: true }]);
    const room = await house.openRoom();
    house.press(page, captain.token, { kind: 'captain', seatId: seatNamed(room, 'سالم').id });
    house.press(page, captain.token, { kind: 'captain', seatId: seatNamed(room, 'فهد').id });
    await seatChange(page, ({ seat }) => !seat.isCaptain);
    expect(await captains()).toEqual(['فهد', 'سالم']);
  });

  it('is whom the host chooses [VOTE-2]', async () => {
    await house.join({ name: 'نورة', teamIndex: 0 });
    await house.join({ name: 'فهد', teamIndex: 0 });
    const { id } = seatNamed(await house.openRoom(), 'فهد');
    await house.host.call(roomsApi.changeSeat, { id: house.device.gameId, seatId: id, isCaptain: true });
    expect(await captains()).toEqual(['فهد']);
  });
});
