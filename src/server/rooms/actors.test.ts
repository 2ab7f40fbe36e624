import { describe, expect, it } from 'vitest';
import { openContext } from '#shared/games/question.ts';
import { answerOf } from '#shared/games/view.ts';
import { present } from '#shared/kernel/assert.ts';
import { roomsApi } from '#shared/rooms/api.ts';
import type { SeatTask } from '#shared/rooms/tasks/schema.ts';
import type { LivePage } from '#testing/live-page.ts';
import { nextEvent, roomChange, seatChange, seatNamed, taskOf, useTestHouse } from '#testing/test-house.ts';

const house = useTestHouse({}, { kind: 'secret-word' });

type ActorTask = Extract<SeatTask, { kind: 'actor' }>;

const actorOf = (page: LivePage, fits?: (task: ActorTask) => boolean) => taskOf(page, 'actor', fits);
const isFree = ({ part }: ActorTask) => part === 'free';
const isOwn = ({ part }: ActorTask) => part === 'own';
const isOther = ({ part }: ActorTask) => part === 'other';

/** Opens a secret word; answers which team is in turn. */
async function openWord(): Promise<number> {
  const [cell] = house.device.game().pack.cells;
  await house.device.play({ type: 'wheelStopped' });
  await house.device.play({ type: 'pick', cellId: present(cell, 'a tile').id });
  return house.device.game().state.currentTeamIndex;
}

/** Two phones of the team in turn, one of which has taken the part. */
async function takePart() {
  const team = await openWord();
  const [actor, mate] = [
    await house.join({ name: 'نورة', teamIndex: team }),
    await house.join({ name: 'فهد', teamIndex: team }),
  ];
  const [page, mates] = [await house.followSeat(actor.token), await house.followSeat(mate.token)];
  const { key } = await actorOf(page, isFree);
  house.press(page, actor.token, { kind: 'act-it', task: key });
  await actorOf(page, isOwn);
  return { team, actor, mate, page, mates, key };
}
const seatId = async (name: string) => seatNamed(await house.openRoom(), name).id;

describe('a secret word', () => {
  it('goes to the first phone that takes the part, and to no other; the screen learns whose it is [ACTOR-1, ACTOR-2]', async () => {
    const team = await openWord();
    const { pack, state } = house.device.game();
    const { answer } = answerOf(pack, openContext(pack, present(state.question, 'it')).question);
    const [one, two] = [
      await house.join({ name: 'نورة', teamIndex: team }),
      await house.join({ name: 'فهد', teamIndex: team }),
    ];
    const other = await house.join({ name: 'سالم', teamIndex: 1 - team });
    const others = await house.followSeat(other.token);
    expect((await seatChange(others)).task).toBeNull();
    const pages = [await house.followSeat(one.token), await house.followSeat(two.token)] as const;
    const { key } = await actorOf(pages[0], isFree);
    house.press(others, other.token, { kind: 'act-it', task: key });
    house.press(pages[0], one.token, { kind: 'act-it', task: key });
    house.press(pages[1], two.token, { kind: 'act-it', task: key });
    const tasks = [await actorOf(pages[0], (task) => !isFree(task)), await actorOf(pages[1], (task) => !isFree(task))];
    expect(tasks.map(({ part }) => part).toSorted()).toEqual(['other', 'own']);
    expect(tasks.find(isOwn)?.word).toEqual(answer);
    const { word, forbidden, actorId } = present(tasks.find(isOther), 'the teammate');
    expect([word, forbidden]).toEqual([null, null]);
    expect((await house.openRoom()).seats.find(({ id }) => id === actorId)?.teamIndex).toBe(team);
    const screen = await house.followRoom();
    const { pressed } = await roomChange(screen, (room) => room.pressed.length > 0);
    expect(pressed).toEqual([{ kind: 'act-it', seatId: actorId, teamIndex: team, task: key }]);
  });

  it('starts its clock by the actor’s press alone [ACTOR-1]', async () => {
    const { actor, mate, page, mates, key } = await takePart();
    await actorOf(mates, isOther);
    const screen = await house.followRoom();
    await roomChange(screen);
    house.press(mates, mate.token, { kind: 'ready', task: key });
    house.press(mates, mate.token, { kind: 'react', reaction: 'clap' });
    expect(await nextEvent(screen)).toMatchObject({ kind: 'react' });
    house.press(page, actor.token, { kind: 'ready', task: key });
    expect(await nextEvent(screen)).toMatchObject({ kind: 'ready', task: key });
    await house.device.play({ type: 'startClock' });
    expect((await actorOf(page, ({ isClockWaiting }) => !isClockWaiting)).part).toBe('own');
    house.press(page, actor.token, { kind: 'ready', task: key });
    house.press(page, actor.token, { kind: 'react', reaction: 'heart' });
    expect(await nextEvent(screen)).toMatchObject({ kind: 'react', reaction: 'heart' });
  });

  const freeing = {
    'removed by the host': async () =>
      house.host.call(roomsApi.removeSeat, { id: house.device.gameId, seatId: await seatId('نورة') }),
    'moved to another team': async (team: number) =>
      house.host.call(roomsApi.changeSeat, {
        id: house.device.gameId,
        seatId: await seatId('نورة'),
        teamIndex: 1 - team,
      }),
    'moved to the onlookers': async () =>
      house.host.call(roomsApi.changeSeat, { id: house.device.gameId, seatId: await seatId('نورة'), teamIndex: null }),
    'given up by its phone': async (_: number, token: string) => house.phone.call(roomsApi.leaveSeat, { token }),
  };
  for (const [how, free] of Object.entries(freeing))
    it(`has a free part again once its actor’s seat is ${how} [ACTOR-1]`, async () => {
      const { team, actor, mate, mates, key } = await takePart();
      await actorOf(mates, isOther);
      await free(team, actor.token);
      await actorOf(mates, isFree);
      house.press(mates, mate.token, { kind: 'act-it', task: key });
      expect((await actorOf(mates, isOwn)).word).not.toBeNull();
    });
});
