import { describe, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import { askedAt } from '#shared/rooms/tasks/index.ts';
import type { SeatTask } from '#shared/rooms/tasks/schema.ts';
import type { LivePage } from '#testing/live-page.ts';
import { nextEvent, roomChange, seatChange, seatNamed, taskOf, useTestHouse } from '#testing/test-house.ts';

const house = useTestHouse({ answerMode: 'open' }, { kind: 'text' });

type HintTask = Extract<SeatTask, { kind: 'hint' }>;

const hintOf = (page: LivePage, fits?: (task: HintTask) => boolean) => taskOf(page, 'hint', fits);
const ask = (teammate: string) => house.device.play({ type: 'useLifeline', lifeline: 'askTeammate', teammate });

describe('a hint', () => {
  it('is asked of the named phone alone, and reaches the screen at once [HINT-1]', async () => {
    const team = await house.openTile();
    const asked = await house.join({ teamIndex: team });
    const namesake = await house.join({ teamIndex: team });
    const other = await house.join({ teamIndex: 1 - team });
    await ask('نورة 2');
    const screen = await house.followRoom();
    await roomChange(screen);
    for (const { token } of [asked, other]) {
      const page = await house.followSeat(token);
      expect((await seatChange(page)).task).toBeNull();
    }
    const page = await house.followSeat(namesake.token);
    const { key, isGiven } = await hintOf(page);
    expect(isGiven).toBe(false);
    const first = await house.followSeat(asked.token);
    house.press(first, asked.token, { kind: 'hint', task: key, answer: { text: 'الرياض' }, sure: 'sure' });
    house.press(page, namesake.token, { kind: 'hint', task: key, answer: { text: 'ك'.repeat(61) }, sure: 'sure' });
    house.press(page, namesake.token, { kind: 'hint', task: key, answer: { text: ' الكويت ' }, sure: 'guess' });
    expect(await nextEvent(screen)).toMatchObject({ kind: 'hint', task: key, text: 'الكويت', sure: 'guess' });
    expect((await hintOf(page, (task) => task.isGiven)).key).toBe(key);
  });

  it('is asked by the remote of the phone it chose among those of the team in turn, named as on the screen [HINT-1, ROOM-6]', async () => {
    const team = await house.openTile();
    await house.join({ teamIndex: team });
    await house.join({ teamIndex: team, emblem: 'palm' });
    const rival = await house.join({ name: 'سالم', teamIndex: 1 - team });
    await house.join({ name: 'لولوة', teamIndex: null });
    const { seats } = await house.openRoom();
    const idOf = (index: number) => present(seats[index], 'a seat').id;
    const remoteSeat = { id: house.device.gameId, seatId: idOf(2), isRemote: true };
    await house.host.call(roomsApi.changeSeat, remoteSeat);
    const [screen, page] = [await house.followRoom(), await house.followSeat(rival.token)];
    await roomChange(screen);
    const { remote } = await seatChange(page);
    expect(remote?.teammates).toEqual([
      { id: idOf(0), name: 'نورة', emblem: 'pearl', isHere: true },
      { id: idOf(1), name: 'نورة 2', emblem: 'palm', isHere: true },
    ]);
    const act = { type: 'useLifeline', lifeline: 'askTeammate' };
    const asks = (askedSeatId?: string) => house.press(page, rival.token, { kind: 'act', seq: 2, act, askedSeatId });
    // Of the other team, an onlooker, and one that never was.
    for (const id of [idOf(2), idOf(3), '0190a000-0000-7000-8000-00000000dead']) asks(id);
    asks(idOf(1));
    expect(await nextEvent(screen)).toEqual({ kind: 'act', seatId: idOf(2), seq: 2, act, teammate: 'نورة 2' });
    asks();
    expect(await nextEvent(screen)).toEqual({ kind: 'act', seatId: idOf(2), seq: 2, act });
    await house.host.call(roomsApi.changeSeat, { ...remoteSeat, seatId: idOf(0), isRemote: false, teamIndex: null });
    await seatChange(page, (change) => change.remote?.teammates?.length === 1);
    asks(idOf(0));
    house.press(page, rival.token, { kind: 'react', reaction: 'clap' });
    expect(await nextEvent(screen)).toMatchObject({ kind: 'react' });
    // In the team itself, the remote doesn't ask its own phone.
    await house.host.call(roomsApi.changeSeat, { ...remoteSeat, teamIndex: team });
    asks(idOf(2));
    house.press(page, rival.token, { kind: 'react', reaction: 'fire' });
    expect(await nextEvent(screen)).toMatchObject({ kind: 'react', reaction: 'fire' });
    const own = await seatChange(page, (change) => change.remote?.teammates?.length === 1);
    expect(own.remote?.teammates).toMatchObject([{ id: idOf(1) }]);
    await ask('نورة');
    expect((await seatChange(page, (change) => change.remote?.seq === 3)).remote?.teammates).toEqual([]);
  });

  it('is there for a screen that comes back, the newest alone [HINT-1]', async () => {
    const team = await house.openTile();
    const { token } = await house.join({ teamIndex: team });
    await ask('نورة');
    const page = await house.followSeat(token);
    const { key } = await hintOf(page);
    house.press(page, token, { kind: 'hint', task: key, answer: { text: 'الرياض' }, sure: 'guess' });
    await hintOf(page, ({ isGiven }) => isGiven);
    house.press(page, token, { kind: 'hint', task: key, answer: { text: 'الكويت' }, sure: 'sure' });
    const screen = await house.followRoom();
    const { pressed } = await roomChange(screen, (room) =>
      room.pressed.some((each) => JSON.stringify(each).includes('الكويت')),
    );
    expect(pressed).toHaveLength(1);
    await house.device.play({ type: 'endConsultation' });
    house.press(page, token, { kind: 'hint', task: key, answer: { text: 'دبي' }, sure: 'sure' });
    house.press(page, token, { kind: 'react', reaction: 'clap' });
    expect(await nextEvent(screen)).toMatchObject({ kind: 'react' });
  });

  it('is asked for once more where the same teammate is asked again after undo [HINT-1, HINT-2]', async () => {
    const team = await house.openTile();
    const { token } = await house.join({ teamIndex: team });
    await ask('نورة');
    const page = await house.followSeat(token);
    const { key } = await hintOf(page);
    // Whatever a phone says of the call.
    house.press(page, token, { kind: 'hint', task: key, answer: { text: 'الرياض' }, sure: 'guess', askedAt: 1 });
    await hintOf(page, ({ isGiven }) => isGiven);
    await house.device.play({ type: 'undo' });
    house.device.passTime(1000);
    await ask('نورة');
    await hintOf(page, ({ isGiven }) => !isGiven);
    const { pressed } = await roomChange(await house.followRoom());
    expect(pressed).not.toMatchObject([{ askedAt: askedAt(house.device.game().state) }]);
  });

  it('goes with the seat that the host removes [HINT-1]', async () => {
    const team = await house.openTile();
    const { token } = await house.join({ teamIndex: team });
    await ask('نورة');
    const page = await house.followSeat(token);
    const { key } = await hintOf(page);
    house.press(page, token, { kind: 'hint', task: key, answer: { text: 'الرياض' }, sure: 'guess' });
    await hintOf(page, ({ isGiven }) => isGiven);
    const { id: seatId } = seatNamed(await house.openRoom(), 'نورة');
    await house.host.call(roomsApi.removeSeat, { id: house.device.gameId, seatId });
    const screen = await house.followRoom();
    expect((await roomChange(screen)).pressed).toEqual([]);
  });
});
