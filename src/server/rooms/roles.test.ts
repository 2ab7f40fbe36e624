import { afterEach, describe, expect, it, vi } from 'vitest';
import { gamesApi } from '#shared/games/api.ts';
import { answerOf, awardChoices } from '#shared/games/view.ts';
import { present } from '#shared/kernel/assert.ts';
import { maxPressesPerSecond } from '#shared/kernel/live.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import { judgeView } from '#shared/rooms/remote-view.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { startTestGame } from '#testing/test-game.ts';
import { nextEvent, roomChange, seatChange, seatNamed, useTestHouse } from '#testing/test-house.ts';

const house = useTestHouse({}, { kind: 'text' });
afterEach(() => void vi.useRealTimers());

describe('the remote', () => {
  const hand = async (name: string, changes: { isRemote?: boolean; isJudge?: boolean }) => {
    const { id } = seatNamed(await house.openRoom(), name);
    return (await house.host.call(roomsApi.changeSeat, { id: house.device.gameId, seatId: id, ...changes })).room;
  };

  it('is one seat of a room, and has what the rules accept at this step [ROOM-6]', async () => {
    const { token } = await house.join({ name: 'نورة' });
    await house.join({ name: 'فهد' });
    await hand('فهد', { isRemote: true });
    expect((await hand('نورة', { isRemote: true })).seats.map(({ isRemote }) => isRemote)).toEqual([true, false]);
    const page = await house.followSeat(token);
    expect((await seatChange(page)).remote).toMatchObject({ seq: 0, acts: [], columns: [] });
    await house.device.play({ type: 'wheelStopped' });
    const { remote } = await seatChange(page, (change) => change.remote?.seq === 1);
    expect(remote?.columns.flatMap(({ tiles }) => tiles)).toHaveLength(house.device.game().pack.cells.length);
  });

  it('reaches the screen with its step, at once and without the delay of other phones [ROOM-6]', async () => {
    const { token } = await house.join();
    await hand('نورة', { isRemote: true });
    await house.device.play({ type: 'wheelStopped' });
    const [screen, page] = [await house.followRoom(), await house.followSeat(token)];
    await roomChange(screen);
    const { remote } = await seatChange(page);
    const cellId = house.saidCell().id;
    expect(remote?.columns.flatMap(({ tiles }) => tiles.map((tile) => tile.cellId))).toContain(cellId);
    house.press(page, token, { kind: 'act', seq: 1, act: { type: 'pick', cellId } });
    expect(await nextEvent(screen)).toMatchObject({ kind: 'act', seq: 1, act: { type: 'pick', cellId } });
    await house.device.play({ type: 'pick', cellId });
    await house.device.play({ type: 'reveal' });
    const judged = await seatChange(page, (change) => change.remote?.seq === 3);
    const { pack, state } = house.device.game();
    expect(judged.remote?.awards).toEqual([...awardChoices(pack, state), { teamIndex: null, points: 0 }]);
    expect(judged.view.question?.isRevealed).toBe(false);
  });

  it('gives no outdated step, none that the rules reject, and none from another seat [ROOM-6]', async () => {
    const { token } = await house.join({ name: 'نورة' });
    const other = await house.join({ name: 'فهد' });
    await hand('نورة', { isRemote: true });
    await house.device.play({ type: 'wheelStopped' });
    const screen = await house.followRoom();
    await roomChange(screen);
    const [page, others] = [await house.followSeat(token), await house.followSeat(other.token)];
    await seatChange(page);
    expect((await seatChange(others)).remote).toBeNull();
    const cellId = present(house.device.game().pack.cells[0], 'a cell').id;
    const pick = { type: 'pick', cellId };
    house.press(others, other.token, { kind: 'act', seq: 1, act: pick });
    house.press(page, other.token, { kind: 'act', seq: 1, act: pick });
    house.press(page, token, { kind: 'act', seq: 0, act: pick });
    house.press(page, token, { kind: 'act', seq: 2, act: pick });
    house.press(page, token, { kind: 'act', seq: 1, act: { type: 'reveal' } });
    house.press(page, token, { kind: 'act', seq: 1, act: { type: 'pick', cellId: 'none' } });
    house.press(page, token, { kind: 'act', seq: 1, act: { type: 'end' } });
    house.press(page, token, { kind: 'act', seq: 1, act: { type: 'adjust', teamIndex: 0, points: 100, reason: 'x' } });
    house.press(page, token, { kind: 'act', seq: 1, act: pick });
    expect(await nextEvent(screen)).toMatchObject({ act: pick });
  });

  it('is dropped beyond 10 presses a second, and the socket stays open [ROOM-6]', async () => {
    const { token } = await house.join();
    await hand('نورة', { isRemote: true });
    await house.device.play({ type: 'wheelStopped' });
    const screen = await house.followRoom();
    await roomChange(screen);
    const page = await house.followSeat(token);
    await seatChange(page);
    let events = 0;
    screen.socket.on('message', (raw: Buffer) => {
      if (raw.toString().includes('"event"')) events += 1;
    });
    const cellId = present(house.device.game().pack.cells[0], 'a cell').id;
    // The socket's seconds are real: a new one could begin amid the presses.
    vi.useFakeTimers({ toFake: ['performance'] });
    for (let count = 0; count < 60; count += 1)
      house.press(page, token, { kind: 'act', seq: 1, act: { type: 'pick', cellId } });
    await house.allReceived(page);
    vi.useRealTimers();
    await house.device.play({ type: 'pick', cellId });
    await seatChange(page, (change) => change.remote?.seq === 2);
    expect(events).toBeLessThanOrEqual(maxPressesPerSecond);
    expect(page.socket.readyState).toBe(page.socket.OPEN);
  });

  it('is dropped beyond 20 presses a second through all sockets of its seat [ROOM-6]', async () => {
    const { token } = await house.join();
    const other = await house.join({ name: 'فهد' });
    await hand('نورة', { isRemote: true });
    await house.device.play({ type: 'wheelStopped' });
    const [screen, others] = [await house.followRoom(), await house.followSeat(other.token)];
    await roomChange(screen);
    await seatChange(others);
    const cellId = present(house.device.game().pack.cells[0], 'a cell').id;
    for (let socket = 0; socket < 4; socket += 1) {
      const page = await house.followSeat(token);
      await seatChange(page);
      for (let count = 0; count < maxPressesPerSecond; count += 1)
        house.press(page, token, { kind: 'act', seq: 1, act: { type: 'pick', cellId } });
      // What a page sends is taken in turn: with this answer all its presses have been.
      page.socket.send(JSON.stringify({ clock: socket }));
      await page.until((message) => message['clock'] === socket);
    }
    for (let count = 0; count < 20; count += 1) expect(await nextEvent(screen)).toMatchObject({ kind: 'act' });
    house.press(others, other.token, { kind: 'react', reaction: 'clap' });
    expect(await nextEvent(screen)).toMatchObject({ kind: 'react' });
    house.app.clock.moveBy(1000);
    const later = await house.followSeat(token);
    await seatChange(later);
    house.press(later, token, { kind: 'act', seq: 1, act: { type: 'pick', cellId } });
    expect(await nextEvent(screen)).toMatchObject({ kind: 'act' });
  });

  it('has nothing to press while the game pauses for prayer or dinner [ROOM-6]', async () => {
    const { token } = await house.join();
    await hand('نورة', { isRemote: true });
    await house.device.play({ type: 'wheelStopped' });
    const page = await house.followSeat(token);
    expect((await seatChange(page)).remote).not.toBeNull();
    const { gameId: id, deviceId } = house.device;
    await house.host.call(gamesApi.takeLease, { id, deviceId, intermission: 'dinner' });
    expect(await seatChange(page, (change) => change.remote === null)).toMatchObject({ intermission: 'dinner' });
    await house.host.call(gamesApi.takeLease, { id, deviceId, intermission: null });
    expect((await seatChange(page, (change) => change.remote !== null)).intermission).toBeNull();
  });

  it('is gone from its phone when the host takes it back [ROOM-6]', async () => {
    const { token } = await house.join();
    await hand('نورة', { isRemote: true });
    const page = await house.followSeat(token);
    expect((await seatChange(page)).remote).not.toBeNull();
    await hand('نورة', { isRemote: false });
    expect((await seatChange(page, (change) => change.remote === null)).seat.isRemote).toBe(false);
  });
});

describe('the judge', () => {
  it('sees the answer while a question is open, and sits in no team [ROOM-7]', async () => {
    const { token } = await house.join({ name: 'أبو علي', teamIndex: null });
    await house.join({ name: 'لاعبة', teamIndex: 0 });
    const room = await house.openRoom();
    const seatOf = (name: string) => ({ id: house.device.gameId, seatId: seatNamed(room, name).id });
    expect((await house.host.errorOf(roomsApi.changeSeat, { ...seatOf('لاعبة'), isJudge: true })).code).toBe(
      'rooms/judge-plays',
    );
    await house.host.call(roomsApi.changeSeat, { ...seatOf('أبو علي'), isJudge: true });
    expect((await house.host.errorOf(roomsApi.changeSeat, { ...seatOf('أبو علي'), teamIndex: 1 })).code).toBe(
      'rooms/judge-plays',
    );
    const page = await house.followSeat(token);
    await house.device.play({ type: 'wheelStopped' });
    expect((await seatChange(page, ({ view }) => view.phase === 'board')).judge).toBeNull();
    const { pack } = house.device.game();
    const cell = present(
      pack.cells.find(({ question }) => question.kind !== 'secret-word'),
      'a judged cell',
    );
    await house.device.play({ type: 'pick', cellId: cell.id });
    const { judge } = await seatChange(page, (change) => change.judge !== null);
    expect(judge?.answer).toEqual(answerOf(pack, cell.question).answer);
  });

  it('never sees a secret word, which is its actor’s [ROOM-7]', () => {
    const testGame = startTestGame(samplePack({ kind: 'secret-word', firstTeamIndex: 0 }));
    testGame.give({ type: 'wheelStopped' });
    testGame.give({ type: 'pick', cellId: present(testGame.game().pack.cells[0], 'a cell').id });
    expect(judgeView(testGame.game())).toBeNull();
  });
});
