/** The phones of a journey's game: they join by its code, react, vote and commit now and then, and leave. */
import type { Act } from '#shared/games/commands.ts';
import type { Game } from '#shared/games/state.ts';
import { refusalOf } from '#shared/games/view.ts';
import { present } from '#shared/kernel/assert.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import { roomEventSchema, roomTopicOf } from '#shared/rooms/schema.ts';
import { commitActOf, taskKeyOf } from '#shared/rooms/tasks/index.ts';
import { doneOf } from '#testing/caller.ts';
import { inTime, type LivePage } from './follow.ts';
import { openPhone, type Phone } from './phone.ts';
import { thisMachineOnly, type Visit } from './visit.ts';

export const phonesAGame = 4;

export interface Phones {
  /** The next step that a phone has pressed and the rules accept now; null without one. */
  takeAct(game: Game, at: number): Act | null;
  /** Gives up the seats. */
  leave(): Promise<void>;
  close(): void;
}

/** Null where the server opens no rooms, and need not. Throws where a call fails, with no phone left open. */
export async function openPhones(
  visit: Visit,
  gameId: string,
  screen: Pick<LivePage, 'follow'>,
  open: typeof openPhone = openPhone,
): Promise<Phones | null> {
  const { host, world } = visit;
  const opened = await host.call(roomsApi.openRoom, { id: gameId });
  if (opened.kind === 'refused' && opened.code === thisMachineOnly && !world.mustOpenRooms) {
    world.recorder.skip('phones: this server is for its own machine, and opens no rooms');
    return null;
  }
  const code = present(doneOf(opened).room.code, 'the code of the room');
  const phones: Phone[] = [];
  const close = () => {
    for (const phone of phones) phone.close();
  };
  const commits = await followRoom(screen, gameId, phones);
  const numbers = Array.from({ length: phonesAGame }, (_, number) => number);
  const openings = await Promise.allSettled(
    numbers.map(async (number) => phones.push(await open(visit, { gameId, code, number }))),
  );
  for (const opening of openings) {
    if (opening.status === 'fulfilled') continue;
    close();
    throw opening.reason;
  }
  return {
    takeAct(game, at) {
      const key = taskKeyOf(game.state);
      for (const phone of phones) phone.screenIsAt(key);
      for (let commit = commits.shift(); commit !== undefined; commit = commits.shift()) {
        const { task, teamIndex, value } = commit;
        if (teamIndex === null || task !== key) continue;
        const act = commitActOf(game.state, teamIndex, value);
        if (refusalOf(game, act, at) === null) return act;
      }
      return null;
    },
    async leave() {
      await Promise.all(phones.map((phone) => phone.leave()));
    },
    close,
  };
}

type Commit = Extract<ReturnType<typeof roomEventSchema.parse>, { kind: 'commit' }>;

/** Resolves once the screen follows the room; what captains commit is added to the answer as it comes. */
async function followRoom(
  screen: Pick<LivePage, 'follow'>,
  gameId: string,
  phones: readonly Phone[],
): Promise<Commit[]> {
  const commits: Commit[] = [];
  const followed = screen.follow(roomTopicOf(gameId), (event) => {
    const press = roomEventSchema.parse(event);
    if (press.kind === 'commit') commits.push(press);
    for (const phone of phones) phone.screenHas(press);
  });
  await inTime(followed, 'the screen could not follow the room');
  return commits;
}
