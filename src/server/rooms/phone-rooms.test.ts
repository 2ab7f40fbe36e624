import { expect, it } from 'vitest';
import { gameTopicOf } from '#shared/games/live.ts';
import { useTestHouse } from '#testing/test-house.ts';
import { changesLost } from '../platform/live/index.ts';
import { createPhoneRooms } from './phone-rooms.ts';

const house = useTestHouse();

it('is read for later presses after it was read for earlier ones, also where it changes between them [VOTE-1]', async () => {
  await house.openRoom();
  const { gameId } = house.device;
  let change = (_name: string): void => undefined;
  let openGate = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  let readings = 0;
  const watchGame = house.app.games.watch({ of: () => 0, maxMs: 0 });
  const find = createPhoneRooms({
    ...house.app,
    commandsOf: house.app.games.commandsOf,
    listen: (hear) => {
      change = hear;
    },
    async watchGame(id) {
      readings += 1;
      if (readings === 1) await gate;
      return watchGame(id);
    },
  });
  const taken: string[] = [];
  const press = (name: string) => find(gameId).then(() => taken.push(name));
  const first = press('first');
  change(gameTopicOf(gameId));
  const second = press('second');
  // The second has been read long before the first.
  await expect.poll(() => readings).toBe(2);
  await createPhoneRooms({ ...house.app, commandsOf: house.app.games.commandsOf, watchGame, listen: () => undefined })(
    gameId,
  );
  openGate();
  await Promise.all([first, second]);
  expect(taken).toEqual(['first', 'second']);
});

it('is read again once change events of other processes may be lost: a seat may have been removed [ROOM-3]', async () => {
  await house.openRoom();
  const { gameId } = house.device;
  let change = (_name: string): void => undefined;
  const find = createPhoneRooms({
    ...house.app,
    commandsOf: house.app.games.commandsOf,
    watchGame: house.app.games.watch({ of: () => 0, maxMs: 0 }),
    listen: (hear) => {
      change = hear;
    },
  });
  const known = find(gameId);
  expect(find(gameId)).toBe(known);
  change(changesLost);
  expect(find(gameId)).not.toBe(known);
  await Promise.all([known, find(gameId)]);
});
