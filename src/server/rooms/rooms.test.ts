import { describe, expect, it } from 'vitest';
import { accountsApi } from '#shared/accounts/api.ts';
import { gamesApi } from '#shared/games/api.ts';
import { rateLimits } from '#shared/kernel/rate-limit.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import { maxOnlookers, maxPlayersInRoom, type NewSeat } from '#shared/rooms/schema.ts';
import { openCells, startHosted } from '#testing/hosted-game.ts';
import { createTestApp } from '#testing/test-app.ts';
import { codeOf, newSeat, roomChange, seatChange, seatNamed, topicErrorOf, useTestHouse } from '#testing/test-house.ts';
import { createRateLimits } from '../platform/rate-limits/index.ts';
import { codeDurationMs } from './codes.ts';

const house = useTestHouse();

describe('the code of a room', () => {
  it('has six digits, stays while the game is played, and leads to its teams [ROOM-1]', async () => {
    const room = await house.openRoom();
    expect(room).toMatchObject({ code: expect.stringMatching(/^\d{6}$/) as unknown, isLocked: false, seats: [] });
    expect(await house.openRoom()).toEqual(room);
    expect(await house.phone.call(roomsApi.findRoom, { code: codeOf(room) })).toMatchObject({
      gameId: house.device.gameId,
      teams: [
        { name: 'الصقور', players: 0 },
        { name: 'اللؤلؤ', players: 0 },
      ],
      isLocked: false,
      hasPlaceForPlayers: true,
      hasPlaceForOnlookers: true,
    });
  });

  it('is drawn once where two devices open the room at the same time [ROOM-1]', async () => {
    const rooms = await Promise.all([house.openRoom(), house.openRoom(), house.openRoom()]);
    expect(new Set(rooms.map(codeOf)).size).toBe(1);
  });

  it('ends 12 hours after the room was opened last; the next one is another, and the seats stay [ROOM-1]', async () => {
    const code = codeOf(await house.openRoom());
    const { token } = await house.join();
    house.app.clock.moveBy(codeDurationMs);
    expect((await house.phone.errorOf(roomsApi.findRoom, { code })).code).toBe('rooms/not-found');
    const room = await house.openRoom();
    expect(room.code).not.toBe(code);
    expect(room.seats).toHaveLength(1);
    expect((await seatChange(await house.followSeat(token))).seat.name).toBe('نورة');
  });

  it('ends with the game [ROOM-1]', async () => {
    const code = codeOf(await house.openRoom());
    await openCells(house.device, 4);
    await house.device.play({ type: 'end' });
    await house.device.play({ type: 'finish' });
    expect((await house.phone.errorOf(roomsApi.findRoom, { code })).code).toBe('rooms/not-found');
    expect((await house.phone.errorOf(roomsApi.takeSeat, { code, ...newSeat() })).code).toBe('rooms/not-found');
    expect((await house.host.errorOf(roomsApi.openRoom, { id: house.device.gameId })).code).toBe('games/finished');
  });

  it('leads to no other room for 30 days [ROOM-1]', async () => {
    const code = codeOf(await house.openRoom());
    const drawnBefore = async () =>
      house.app.database.query.selectFrom('room_codes').select('drawn_at').where('code', '=', code).executeTakeFirst();
    // Every other code is at rest, so that only this one could be drawn.
    await house.app.database.query
      .insertInto('room_codes')
      .values(
        Array.from({ length: 1000 }, (_, index) => ({
          code: String(index).padStart(6, '0'),
          drawn_at: new Date(house.app.clock.now()),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const before = await drawnBefore();
    house.app.clock.moveBy(codeDurationMs);
    expect((await house.openRoom()).code).not.toBe(code);
    expect(await drawnBefore()).toEqual(before);
  });

  it('is not given where no phone can reach the server [ROOM-1]', async () => {
    house.app = await createTestApp({ publicUrl: new URL('http://localhost:3000') });
    house.host = await house.app.verified();
    house.device = await startHosted(house.app, house.host);
    expect((await house.host.errorOf(roomsApi.openRoom, { id: house.device.gameId })).code).toBe(
      'rooms/this-machine-only',
    );
  });

  it('is given to programs on this machine where the server is set up for them [ROOM-1]', async () => {
    house.app = await createTestApp({ publicUrl: new URL('http://localhost:3000'), opensRoomsHere: true });
    house.host = await house.app.verified();
    house.device = await startHosted(house.app, house.host);
    expect((await house.openRoom()).code).toMatch(/^\d{6}$/);
  });

  it('can be guessed only a few times per network; right codes don’t count [ROOM-1]', async () => {
    const { database, clock } = house.app;
    const limits = createRateLimits({ redis: null, secret: 'secret' });
    const limited = await createTestApp({ rateLimits: limits, publicUrl: new URL('http://siraj.test') }, house.app);
    expect([limited.database, limited.clock]).toEqual([database, clock]);
    const code = codeOf(await house.openRoom());
    const stranger = limited.visitor();
    for (let count = 0; count < 3 * rateLimits.room_code.max; count += 1)
      await stranger.call(roomsApi.findRoom, { code });
    for (let count = 0; count < rateLimits.room_code.max; count += 1)
      expect((await stranger.errorOf(roomsApi.findRoom, { code: wrong(code, count) })).code).toBe('rooms/not-found');
    expect((await stranger.errorOf(roomsApi.findRoom, { code })).code).toBe('rate-limited');
    expect((await stranger.errorOf(roomsApi.takeSeat, { code, ...newSeat() })).code).toBe('rate-limited');
    await limited.live.close();
  });

  const wrong = (code: string, count: number) => String((Number(code) + 1 + count) % 1_000_000).padStart(6, '0');
});

describe('joining', () => {
  it('needs no account, and shows the seat to the host at once [ROOM-2]', async () => {
    await house.openRoom();
    const room = await house.followRoom();
    expect((await roomChange(room)).seats).toEqual([]);
    await house.join({ name: '  ڤيصل 👨‍👩‍👧 ', teamIndex: 1, emblem: 'oryx' });
    const { seats } = await roomChange(room, ({ seats: taken }) => taken.length > 0);
    expect(seats).toMatchObject([{ name: 'ڤيصل 👨‍👩‍👧', teamIndex: 1, emblem: 'oryx', isHere: true }]);
  });

  it('gives the same seat to the same token, however often and whenever it asks [ROOM-2]', async () => {
    const code = codeOf(await house.openRoom());
    const seat = newSeat();
    await Promise.all(
      Array.from({ length: 5 }, () => house.phone.call(roomsApi.takeSeat, { code, ...seat, name: seat.name })),
    );
    await house.host.call(roomsApi.changeRoom, { id: house.device.gameId, isLocked: true });
    await house.phone.call(roomsApi.takeSeat, { code, ...seat, name: 'أخرى', teamIndex: 1 });
    expect((await house.openRoom()).seats).toMatchObject([{ name: 'نورة', teamIndex: 0 }]);
  });

  it('lets two people of one name join [ROOM-2]', async () => {
    await house.join({ emblem: 'pearl' });
    await house.join({ emblem: 'dhow' });
    expect((await house.openRoom()).seats.map(({ name, emblem }) => `${name} ${emblem}`)).toEqual([
      'نورة pearl',
      'نورة dhow',
    ]);
  });

  it('rejects names that no screen should show, and teams that are not there [ROOM-2]', async () => {
    const code = codeOf(await house.openRoom());
    const refused = async (changes: Partial<NewSeat>) =>
      house.phone.errorOf(roomsApi.takeSeat, { code, ...newSeat(), ...changes });
    expect((await refused({ name: ' ' })).fields).toEqual({ name: 'rooms/name-missing' });
    expect((await refused({ name: 'ن'.repeat(17) })).fields).toEqual({ name: 'rooms/name-too-long' });
    expect((await refused({ name: '\u202eنورة' })).fields).toEqual({ name: 'rooms/name-invisible' });
    expect((await refused({ teamIndex: 2 })).code).toBe('rooms/unknown-team');
    expect((await refused({ token: 'short' })).code).toBe('system/invalid-input');
    await house.phone.call(roomsApi.takeSeat, { code, ...newSeat({ name: '👨‍👩‍👧'.repeat(16) }) });
    expect((await house.openRoom()).seats).toHaveLength(1);
  });

  it('has 24 places for players and 100 for onlookers, also where many come at once [ROOM-2]', async () => {
    const code = codeOf(await house.openRoom());
    const refused = async (teamIndex: number | null) =>
      (await house.phone.errorOf(roomsApi.takeSeat, { code, ...newSeat({ teamIndex }) })).code;
    const take = (teamIndex: number | null) =>
      house.phone.request({ method: 'POST', path: `/api/rooms/${code}/seats`, body: newSeat({ teamIndex }) });
    await Promise.all(Array.from({ length: maxPlayersInRoom + 3 }, () => take(0)));
    await Promise.all(Array.from({ length: maxOnlookers + 3 }, () => take(null)));
    const { seats } = await house.openRoom();
    expect(seats.filter(({ teamIndex }) => teamIndex === 0)).toHaveLength(maxPlayersInRoom);
    expect(seats.filter(({ teamIndex }) => teamIndex === null)).toHaveLength(maxOnlookers);
    expect([await refused(1), await refused(null)]).toEqual(['rooms/full', 'rooms/too-many-onlookers']);
    expect(await house.phone.call(roomsApi.findRoom, { code })).toMatchObject({
      hasPlaceForPlayers: false,
      hasPlaceForOnlookers: false,
    });
  });

  it('stores only the hash of a token [ROOM-2]', async () => {
    const { token } = await house.join();
    const [row] = await house.app.database.query.selectFrom('seats').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(token);
  });
});

describe('the host', () => {
  it('locks the room: who sits there stays, and others wait outside [ROOM-3]', async () => {
    const { token } = await house.join();
    const page = await house.followSeat(token);
    await house.host.call(roomsApi.changeRoom, { id: house.device.gameId, isLocked: true });
    expect(await seatChange(page, ({ isLocked }) => isLocked)).toMatchObject({ seat: { name: 'نورة' } });
    const code = codeOf(await house.openRoom());
    expect((await house.phone.errorOf(roomsApi.takeSeat, { code, ...newSeat() })).code).toBe('rooms/locked');
    await house.host.call(roomsApi.changeRoom, { id: house.device.gameId, isLocked: false });
    await house.phone.call(roomsApi.takeSeat, { code, ...newSeat() });
  });

  it('renames and moves a seat, which its phone shows at once [ROOM-3]', async () => {
    const { token } = await house.join();
    const page = await house.followSeat(token);
    const { id } = seatNamed(await house.openRoom(), 'نورة');
    const seat = { id: house.device.gameId, seatId: id };
    await house.host.call(roomsApi.changeSeat, { ...seat, name: 'أم خالد' });
    expect((await seatChange(page, (change) => change.seat.name === 'أم خالد')).seat.teamIndex).toBe(0);
    await house.host.call(roomsApi.changeSeat, { ...seat, teamIndex: 1 });
    await house.host.call(roomsApi.changeSeat, { ...seat, teamIndex: null });
    expect((await seatChange(page, (change) => change.seat.teamIndex === null)).seat.name).toBe('أم خالد');
    expect((await house.host.errorOf(roomsApi.changeSeat, { ...seat, teamIndex: 3 })).code).toBe('rooms/unknown-team');
    expect((await house.host.errorOf(roomsApi.changeSeat, { ...seat, name: '' })).fields).toEqual({
      name: 'rooms/name-missing',
    });
  });

  it('moves no seat where no place is left [ROOM-3]', async () => {
    for (let count = 0; count < maxPlayersInRoom; count += 1) await house.join({ name: `لاعب ${count}` });
    await house.join({ name: 'متفرج', teamIndex: null });
    const room = await house.openRoom();
    const move = (name: string, teamIndex: number | null) => ({
      id: house.device.gameId,
      seatId: seatNamed(room, name).id,
      teamIndex,
    });
    expect((await house.host.errorOf(roomsApi.changeSeat, move('متفرج', 1))).code).toBe('rooms/full');
    await house.host.call(roomsApi.changeSeat, move('لاعب 3', 1));
    await house.host.call(roomsApi.changeSeat, move('لاعب 3', null));
    await house.host.call(roomsApi.changeSeat, move('متفرج', 1));
  });

  it('removes a seat with its name; its token opens nothing any more [ROOM-3]', async () => {
    const { token } = await house.join({ name: 'غريب' });
    const page = await house.followSeat(token);
    await seatChange(page);
    const room = await house.openRoom();
    const seat = { id: house.device.gameId, seatId: seatNamed(room, 'غريب').id };
    expect((await house.host.call(roomsApi.removeSeat, seat)).room.seats).toEqual([]);
    expect(await topicErrorOf(page)).toEqual({ code: 'rooms/seat-gone' });
    expect(await topicErrorOf(await house.followSeat(token))).toEqual({ code: 'rooms/seat-gone' });
    const again = { code: codeOf(room), ...newSeat({ token }) };
    expect((await house.phone.errorOf(roomsApi.takeSeat, again)).code).toBe('rooms/seat-gone');
    expect((await house.host.errorOf(roomsApi.removeSeat, seat)).code).toBe('rooms/seat-gone');
    expect((await house.host.errorOf(roomsApi.changeSeat, { ...seat, teamIndex: 1 })).code).toBe('rooms/seat-gone');
    expect(JSON.stringify(await house.app.database.query.selectFrom('seats').selectAll().execute())).not.toContain(
      'غريب',
    );
  });

  it('rules the room while the game stands still, and its names after the end [ROOM-3]', async () => {
    const { gameId: id, deviceId } = house.device;
    const { token } = await house.join();
    await house.join({ name: 'غريب', teamIndex: null });
    const page = await house.followSeat(token);
    const room = await house.openRoom();
    const seat = { id, seatId: seatNamed(room, 'نورة').id };
    await house.host.call(roomsApi.changeSeat, { ...seat, isRemote: true });
    await house.host.call(gamesApi.takeLease, { id, deviceId, intermission: 'dinner' });
    await house.host.call(roomsApi.changeSeat, { ...seat, isRemote: false, name: 'أم خالد' });
    await house.host.call(roomsApi.removeSeat, { id, seatId: seatNamed(room, 'غريب').id });
    await house.host.call(roomsApi.changeRoom, { id, isLocked: true, hasReactions: false });
    const shown = await seatChange(page, ({ isLocked }) => isLocked);
    expect(shown).toMatchObject({ intermission: 'dinner', seat: { name: 'أم خالد', isRemote: false } });
    await house.host.call(gamesApi.takeLease, { id, deviceId, intermission: null });
    for (const type of ['wheelStopped', 'end', 'finish'] as const) await house.device.play({ type });
    await house.host.call(roomsApi.changeSeat, { ...seat, name: 'أم سعد' });
    await seatChange(page, (change) => change.seat.name === 'أم سعد');
    expect((await roomChange(await house.followRoom())).seats).toMatchObject([{ name: 'أم سعد' }]);
    await house.host.call(roomsApi.removeSeat, seat);
    expect(await topicErrorOf(page)).toEqual({ code: 'rooms/seat-gone' });
  });

  it('gets the names of guests in the export of the account; they are deleted with it [ROOM-3]', async () => {
    await house.join({ name: 'أم خالد' });
    expect(JSON.stringify(await house.host.call(accountsApi.exportMe, {}))).toContain('أم خالد');
    await house.host.call(accountsApi.deleteMe, { password: house.host.password });
    expect(await house.app.database.query.selectFrom('seats').selectAll().execute()).toEqual([]);
    expect(await house.app.database.query.selectFrom('rooms').selectAll().execute()).toEqual([]);
  });

  it('is the only account that can follow the room [ROOM-3]', async () => {
    await house.openRoom();
    const other = await house.app.verified();
    expect(await topicErrorOf(await house.followRoom(other))).toEqual({ code: 'games/not-found' });
    expect(await topicErrorOf(await house.followRoom(house.app.visitor()))).toEqual({ code: 'auth/unauthenticated' });
  });
});
