import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { SeatEvent } from '#shared/rooms/schema.ts';
import { taskKeyOf } from '#shared/rooms/tasks/index.ts';
import { samplePack } from '#testing/sample-pack.ts';
import { openGameRoom, testRoomOf, testSeat, withRoomSocket, type TestSeat } from '#testing/web/game-room.tsx';

withRoomSocket();

const noor = testSeat(1, 'نورة', 0);
const fahad = testSeat(2, 'فهد', 0);
const rival = testSeat(4, 'سالم', 1);

async function openWord(seats: readonly TestSeat[]) {
  const pack = samplePack({ kind: 'secret-word', firstTeamIndex: 0, isRead: true });
  const game = await openGameRoom(pack, seats, {
    before: (testGame) => testGame.give({ type: 'pick', cellId: testGame.openCell() }),
  });
  await game.whenFollowed();
  const event = <Kind extends 'act-it' | 'ready'>(kind: Kind, { id, teamIndex }: TestSeat) => ({
    kind,
    seatId: id,
    teamIndex,
    task: taskKeyOf(game.testGame.state()) ?? '',
  });
  const publish = (shown: readonly TestSeat[], pressed: readonly SeatEvent[] = []) =>
    game.publishAll({ ...testRoomOf(...shown), pressed });
  return { ...game, event, publish };
}

const code = () => screen.queryByRole('img', { name: 'رمز يفتح الكلمة السرية على جوال الممثّل' });
const hold = () => screen.queryByRole('button', { name: /^اضغط مطوّلًا لترى الكلمة/ });
const note = () => screen.queryByText('أو خذوها على جوال واحد منكم');
const has = (name: string) => screen.queryAllByText(`الكلمة عند ${name}`).length > 0;

it('says beside the code that a phone may take the word, where the team in turn has one that is there [ACTOR-2]', async () => {
  const { publish } = await openWord([rival]);
  expect(await screen.findByRole('img', { name: 'رمز يفتح الكلمة السرية على جوال الممثّل' })).toBeTruthy();
  expect(note()).toBeNull();
  publish([rival, { ...noor, isHere: false }]);
  expect(note()).toBeNull();
  publish([rival, noor]);
  expect(note()).not.toBeNull();
  expect([code(), hold()]).not.toContain(null);
});

it('names whose phone has the word in place of the code, which one press brings back [ACTOR-2]', async () => {
  const { publish, event } = await openWord([noor, rival]);
  publish([noor, rival], [event('act-it', noor)]);
  expect(has('نورة')).toBe(true);
  expect([code(), hold()]).toEqual([null, null]);
  await userEvent.click(screen.getByRole('button', { name: 'أظهر الرمز' }));
  expect([code(), hold()]).not.toContain(null);
  expect(has('نورة')).toBe(true);
});

it('shows the code again once no phone has the word, and another that takes it [ACTOR-2]', async () => {
  const { publish, event } = await openWord([noor, fahad]);
  publish([noor, fahad], [event('act-it', noor)]);
  publish([fahad]);
  expect(has('نورة')).toBe(false);
  expect(code()).not.toBeNull();
  publish([noor, fahad], [event('act-it', fahad)]);
  expect([has('نورة'), has('فهد')]).toEqual([false, true]);
  publish([noor, { ...fahad, teamIndex: 1 }], [event('act-it', fahad)]);
  expect(has('فهد')).toBe(false);
});

it('starts the clock by the press of the actor, once [ACTOR-2]', async () => {
  const { publish, send, event, testGame } = await openWord([noor]);
  publish([noor], [event('act-it', noor)]);
  const { seq } = testGame.game();
  send(event('ready', noor));
  send(event('ready', noor));
  expect(testGame.state().question?.clock?.since).not.toBeNull();
  expect(testGame.game().seq).toBe(seq + 1);
  expect(within(document.body).queryByRole('button', { name: 'رآها الممثّل' })).toBeNull();
});
