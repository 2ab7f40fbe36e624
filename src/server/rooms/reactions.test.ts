import { describe, expect, it } from 'vitest';
import { gamesApi } from '#shared/games/api.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import type { Reaction } from '#shared/rooms/tasks/schema.ts';
import { nextEvent, roomChange, seatChange, useTestHouse } from '#testing/test-house.ts';

const house = useTestHouse();

/** A phone with its page, and how it reacts. */
async function seat(changes: Parameters<typeof house.join>[0]) {
  const { token } = await house.join(changes);
  const page = await house.followSeat(token);
  await seatChange(page);
  return { page, react: (reaction: Reaction) => house.press(page, token, { kind: 'react', reaction }) };
}

async function followScreen() {
  const screen = await house.followRoom();
  await roomChange(screen);
  return screen;
}

describe('reactions', () => {
  it('of players and onlookers reach the screen with their team, before the first step [CHEER-1]', async () => {
    const [player, onlooker] = [await seat({ teamIndex: 1 }), await seat({ teamIndex: null, name: 'لولوة' })];
    const screen = await followScreen();
    player.react('clap');
    expect(await nextEvent(screen)).toMatchObject({ kind: 'react', teamIndex: 1, reaction: 'clap' });
    onlooker.react('mashallah');
    expect(await nextEvent(screen)).toMatchObject({ kind: 'react', teamIndex: null, reaction: 'mashallah' });
    expect(await house.app.database.query.selectFrom('seat_presses').selectAll().execute()).toEqual([]);
  });

  it('are two a second of each seat: the server drops more [CHEER-1]', async () => {
    const [eager, other] = [await seat({}), await seat({ name: 'فهد' })];
    const screen = await followScreen();
    for (const reaction of ['clap', 'laugh', 'fire', 'heart'] as const) eager.react(reaction);
    expect(await nextEvent(screen)).toMatchObject({ reaction: 'clap' });
    expect(await nextEvent(screen)).toMatchObject({ reaction: 'laugh' });
    other.react('ohNo');
    expect(await nextEvent(screen)).toMatchObject({ reaction: 'ohNo' });
    house.app.clock.moveBy(500);
    eager.react('heart');
    eager.react('fire');
    expect(await nextEvent(screen)).toMatchObject({ reaction: 'heart' });
    other.react('clap');
    expect(await nextEvent(screen)).toMatchObject({ reaction: 'clap' });
  });

  it('are muted and allowed by the host: phones show it, and the server drops them [CHEER-2]', async () => {
    const phone = await seat({});
    const screen = await followScreen();
    const mute = async (hasReactions: boolean) => {
      const { room } = await house.host.call(roomsApi.changeRoom, { id: house.device.gameId, hasReactions });
      expect(room).toMatchObject({ hasReactions, isLocked: false });
      await seatChange(phone.page, ({ mayReact }) => mayReact === hasReactions);
    };
    await mute(false);
    phone.react('fire');
    await house.allReceived(phone.page);
    await mute(true);
    phone.react('heart');
    expect(await nextEvent(screen)).toMatchObject({ reaction: 'heart' });
  });

  it('rest while the game stands still for prayer or dinner [CHEER-1]', async () => {
    const phone = await seat({});
    const screen = await followScreen();
    const { gameId: id, deviceId } = house.device;
    const stand = async (intermission: 'prayer' | null) => {
      await house.host.call(gamesApi.takeLease, { id, deviceId, intermission });
      await seatChange(phone.page, ({ mayReact }) => mayReact === (intermission === null));
    };
    await stand('prayer');
    phone.react('fire');
    await house.allReceived(phone.page);
    await stand(null);
    phone.react('heart');
    expect(await nextEvent(screen)).toMatchObject({ reaction: 'heart' });
  });
});
