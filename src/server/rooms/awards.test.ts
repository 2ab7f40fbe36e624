import { describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { untilWinnerMs } from '#shared/games/finale-times.ts';
import { openSecret } from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import { present } from '#shared/kernel/assert.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import type { KeptPress } from '#shared/rooms/schema.ts';
import { taskKeyOf } from '#shared/rooms/tasks/index.ts';
import { seatReturnsWithinMs } from '#shared/rooms/seat-topic.ts';
import { seatChange, seatNamed, useTestHouse } from '#testing/test-house.ts';
import { endReturns } from './restore-seat.ts';

const house = useTestHouse({ answerMode: 'choices' }, { kind: 'text' });

/** As the press log writes it. */
async function keep(seatId: string, press: KeptPress, teamIndex = 0): Promise<void> {
  await house.app.database.query
    .insertInto('seat_presses')
    .values({
      game_id: house.device.gameId,
      seat_id: seatId,
      task: press.task,
      kind: press.kind,
      team_index: teamIndex,
      press: JSON.stringify(press),
      pressed_at: new Date(house.app.clock.now()),
    })
    .execute();
}

/** Plays three tiles whose right option this seat voted for each time, with the team in turn, then ends the game before its board is empty. */
async function playVoted(seatId: string): Promise<void> {
  const { device } = house;
  await device.play({ type: 'wheelStopped' });
  for (const { id } of device.game().pack.cells.slice(0, 3)) {
    device.step({ type: 'pick', cellId: id });
    const { pack, state } = device.game();
    const { question } = openContext(pack, present(state.question, 'a question'));
    const optionId = present(openSecret(pack, question, 'rightOptionId'), 'the right option');
    await keep(seatId, { kind: 'vote', task: present(taskKeyOf(state), 'a task'), optionId }, state.currentTeamIndex);
    device.step({ type: 'choose', optionId });
    if (device.game().state.question?.stage !== 'revealed') device.step({ type: 'reveal' });
    device.step({ type: 'award', teamIndex: state.currentTeamIndex });
  }
  device.passTime(60_000);
  await device.send();
}

/** Presses that the database has. */
async function countKept(): Promise<number> {
  return (await house.app.database.query.selectFrom('seat_presses').select('seat_id').execute()).length;
}

const list = async () => (await house.host.call(roomsApi.listAwards, { id: house.device.gameId })).awards;

describe('awards of the phones', () => {
  it('are the host’s once the game is finished, and on each phone’s card with the result [AWARD-1, AWARD-2]', async () => {
    const noura = await house.join({ name: 'نورة', teamIndex: 0 });
    const fahd = await house.join({ name: 'فهد', teamIndex: 1 });
    const onlooker = await house.join({ name: 'لولوة', teamIndex: null });
    const { id } = seatNamed(await house.openRoom(), 'نورة');
    await playVoted(id);
    const page = await house.followSeat(noura.token);
    expect((await seatChange(page)).card).toBeNull();
    expect(await list()).toEqual([]);
    await house.device.play({ type: 'end' });
    await house.device.play({ type: 'finish' });
    expect((await seatChange(await house.followSeat(noura.token))).card).toBeNull();
    expect(await list()).toEqual([
      { award: { kind: 'votes', count: 3 }, seats: [{ id, name: 'نورة', teamIndex: 0, emblem: 'pearl' }] },
    ]);
    house.app.clock.moveBy(untilWinnerMs(2));
    const { card, view } = await seatChange(await house.followSeat(noura.token));
    expect(card).toMatchObject({ votes: 3, votesRight: 3, fastestMs: null, awards: [{ kind: 'votes', count: 3 }] });
    expect(card?.place).toBe(view.winners.includes(0) ? 1 : 2);
    expect((await seatChange(await house.followSeat(fahd.token))).card).toMatchObject({ votes: 0, awards: [] });
    expect((await seatChange(await house.followSeat(onlooker.token))).card).toBeNull();
  });

  it('go with their seat: one that the host removes has none [AWARD-1]', async () => {
    await house.join({ name: 'نورة', teamIndex: 0 });
    const { id } = seatNamed(await house.openRoom(), 'نورة');
    await playVoted(id);
    await house.device.play({ type: 'end' });
    await house.host.call(roomsApi.removeSeat, { id: house.device.gameId, seatId: id });
    await house.device.play({ type: 'finish' });
    expect(await list()).toEqual([]);
  });

  it('survive a removal of their seat that the host takes back, also on the phone’s card [AWARD-1, AWARD-2, ROOM-3]', async () => {
    const { token } = await house.join({ name: 'نورة', teamIndex: 0 });
    const { id } = seatNamed(await house.openRoom(), 'نورة');
    await playVoted(id);
    const seat = { id: house.device.gameId, seatId: id };
    await house.host.call(roomsApi.removeSeat, seat);
    await house.device.play({ type: 'end' });
    await house.device.play({ type: 'finish' });
    house.app.clock.moveBy(untilWinnerMs(2));
    expect(await list()).toEqual([]);
    await endReturns(house.app);
    await house.host.call(roomsApi.restoreSeat, { ...seat, name: 'نورة' });
    expect(await list()).toMatchObject([{ award: { kind: 'votes', count: 3 }, seats: [{ id }] }]);
    const { card } = await seatChange(await house.followSeat(token));
    expect(card).toMatchObject({ votes: 3, votesRight: 3, awards: [{ kind: 'votes', count: 3 }] });
  });

  it('lose their presses once the removal of their seat is final, by time or by its phone [AWARD-3, ROOM-3]', async () => {
    const stays = await house.join({ name: 'فهد', teamIndex: 0 });
    const { token } = await house.join({ name: 'نورة', teamIndex: 0 });
    const { seats } = await house.openRoom();
    const vote = { kind: 'vote', task: 'some', optionId: 'a' } as const;
    for (const { id } of seats) await keep(id, vote);
    const remove = async (place: number) =>
      house.host.call(roomsApi.removeSeat, { id: house.device.gameId, seatId: present(seats[place], 'a seat').id });
    await remove(1);
    house.app.clock.moveBy(seatReturnsWithinMs - 1);
    await endReturns(house.app);
    expect(await countKept()).toBe(2);
    house.app.clock.moveBy(1);
    await endReturns(house.app);
    expect(await countKept()).toBe(1);
    await house.phone.call(roomsApi.leaveSeat, { token });
    await remove(0);
    expect(await countKept()).toBe(1);
    await house.phone.call(roomsApi.leaveSeat, { token: stays.token });
    expect(await countKept()).toBe(0);
  });

  it('are none for a game without phones [AWARD-1]', async () => {
    await house.device.play({ type: 'wheelStopped' });
    await house.device.play({ type: 'end' });
    await house.device.play({ type: 'finish' });
    expect(await list()).toEqual([]);
  });

  it('are counted from what the export of the account contains [AWARD-3]', async () => {
    await house.join({ name: 'نورة', teamIndex: 0 });
    const { id } = seatNamed(await house.openRoom(), 'نورة');
    await playVoted(id);
    await keep(id, { kind: 'hint', task: 'some', answer: { text: 'أظنها الكويت' }, sure: 'sure' });
    await keep(id, { kind: 'buzz', task: 'some', at: 1 });
    const { seats } = await house.host.call(accountsApi.exportMe, {});
    expect(seats).toMatchObject([{ name: 'نورة', presses: { vote: 3, hint: 1, buzz: 1 }, hints: ['أظنها الكويت'] }]);
  });
});
