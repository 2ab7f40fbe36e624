import { describe, expect, it } from 'vitest';
import { roomsApi } from '#shared/rooms/api.ts';
import { maxPlayersInRoom } from '#shared/rooms/schema.ts';
import { seatReturnsWithinMs } from '#shared/rooms/seat-topic.ts';
import { codeOf, newSeat, seatChange, seatNamed, topicErrorOf, useTestHouse } from '#testing/test-house.ts';

const house = useTestHouse();

/** A seat that joined and was removed by the host. */
async function removed(name = 'نورة', teamIndex: number | null = 0) {
  const { token } = await house.join({ name, teamIndex });
  const { id: seatId } = seatNamed(await house.openRoom(), name);
  const seat = { id: house.device.gameId, seatId };
  await house.host.call(roomsApi.removeSeat, seat);
  return { token, seat, wish: { ...seat, name } };
}

describe('a seat that is brought back', () => {
  it('is the same seat for the same phone, in its team and at its place [ROOM-3]', async () => {
    const { token, seat, wish } = await removed();
    await house.join({ name: 'سارة' });
    expect(await topicErrorOf(await house.followSeat(token))).toEqual({ code: 'rooms/seat-gone' });
    const { room } = await house.host.call(roomsApi.restoreSeat, wish);
    expect(room.seats.map(({ name }) => name)).toEqual(['نورة', 'سارة']);
    expect(room.seats[0]).toMatchObject({ id: seat.seatId, teamIndex: 0, isHere: true, isCaptain: true });
    expect((await seatChange(await house.followSeat(token))).seat.name).toBe('نورة');
    const again = { code: codeOf(room), ...newSeat({ token }) };
    expect(await house.phone.call(roomsApi.takeSeat, again)).toEqual({ gameId: house.device.gameId });
    expect((await house.host.call(roomsApi.restoreSeat, wish)).room.seats).toHaveLength(2);
  });

  it('comes back into a locked room, which lets no other phone in [ROOM-3]', async () => {
    const { wish } = await removed();
    await house.host.call(roomsApi.changeRoom, { id: house.device.gameId, isLocked: true });
    expect((await house.host.call(roomsApi.restoreSeat, wish)).room.seats).toHaveLength(1);
  });

  it('gets its parts again, unless another seat has them by then [ROOM-3]', async () => {
    const { wish } = await removed('حكم', null);
    const parts = { isRemote: true, isJudge: true };
    const { room } = await house.host.call(roomsApi.restoreSeat, { ...wish, ...parts });
    expect(room.seats[0]).toMatchObject(parts);
    await house.host.call(roomsApi.removeSeat, { id: wish.id, seatId: wish.seatId });
    await house.join({ name: 'سارة' });
    const { id: seatId } = seatNamed(await house.openRoom(), 'سارة');
    await house.host.call(roomsApi.changeSeat, { id: wish.id, seatId, isRemote: true });
    const { seats } = (await house.host.call(roomsApi.restoreSeat, { ...wish, ...parts })).room;
    expect(seats.map(({ name, isRemote, isJudge }) => [name, isRemote, isJudge])).toEqual([
      ['حكم', false, true],
      ['سارة', true, false],
    ]);
  });

  it('comes back only within its time, and the error says so [ROOM-3]', async () => {
    const { token, wish } = await removed();
    house.app.clock.moveBy(seatReturnsWithinMs);
    expect((await house.host.errorOf(roomsApi.restoreSeat, wish)).code).toBe('rooms/too-late-to-return');
    expect(await topicErrorOf(await house.followSeat(token))).toEqual({ code: 'rooms/seat-gone' });
  });

  it('does not come back where others have filled the room [ROOM-3]', async () => {
    const { wish } = await removed();
    for (let count = 0; count < maxPlayersInRoom; count += 1) await house.join({ name: `لاعب ${count}` });
    expect((await house.host.errorOf(roomsApi.restoreSeat, wish)).code).toBe('rooms/place-taken');
  });

  it('does not come back beside the new seat of a phone that has joined again [ROOM-3]', async () => {
    const { token, wish } = await removed();
    await house.phone.call(roomsApi.leaveSeat, { token });
    expect((await house.host.errorOf(roomsApi.restoreSeat, wish)).code).toBe('rooms/too-late-to-return');
  });

  it('is brought back by the host of the room alone, with a name that is allowed [ROOM-3]', async () => {
    const { wish } = await removed();
    const other = await house.app.verified();
    expect((await other.errorOf(roomsApi.restoreSeat, wish)).code).toBe('games/not-found');
    expect((await house.host.errorOf(roomsApi.restoreSeat, { ...wish, name: '' })).fields).toEqual({
      name: 'rooms/name-missing',
    });
    const unknown = { ...wish, seatId: wish.id };
    expect((await house.host.errorOf(roomsApi.restoreSeat, unknown)).code).toBe('rooms/seat-gone');
  });
});
