import { beforeEach, expect, it } from 'vitest';
import { present } from '#shared/kernel/assert.ts';
import { remainingAt } from '#shared/games/clock.ts';
import { isStudying } from '#shared/games/reading.ts';
import { FakeServer, MemorySteps, openDevice as device } from '#testing/web/game-devices.ts';
import { samplePack } from '#testing/sample-pack.ts';

/** Every tile has a picture that is seen for 8 s. */
const pack = samplePack({ kind: 'memory', firstTeamIndex: 0 });
const cellId = present(pack.cells[0], 'a tile').id;

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer(pack);
});

type Device = Awaited<ReturnType<typeof device>>;

/** What is left of the look at the open question's picture, in ms; 0 once it is hidden. */
function lookLeft({ ready }: Device): number {
  const open = present(ready().game.state.question, 'the open question');
  if (!isStudying(open, server.now)) return 0;
  return typeof open.reading === 'object' ? remainingAt(open.reading, server.now) : Infinity;
}

async function begin(steps: MemorySteps): Promise<Device> {
  const television = await device(server, 'television', { steps });
  await television.give({ type: 'wheelStopped' }, { type: 'pick', cellId });
  return television;
}

it.each([
  ['with the network', true],
  ['without it', false],
])('is one look over a reload %s: the time runs on meanwhile [KIND-2]', async (_, isReachable) => {
  const steps = new MemorySteps();
  const television = await begin(steps);
  expect(lookLeft(television)).toBe(8000);
  server.now += 3000;
  television.engine.close();
  server.isReachable = isReachable;
  const again = await device(server, 'television', { steps });
  expect(lookLeft(again)).toBe(5000);
  server.now += 5000;
  const late = await device(server, 'television', { steps });
  expect(lookLeft(late)).toBe(0);
  await late.give({ type: 'undo' }, { type: 'pick', cellId });
  expect(lookLeft(late)).toBe(0);
});

it('is continued by the device that takes the game over, which first hides the picture [KIND-2, GAME-3]', async () => {
  await begin(new MemorySteps());
  server.now += 3000;
  const phone = await device(server, 'phone');
  await phone.engine.takeOver();
  server.now += 60_000;
  expect(phone.ready().game.state.question?.paused).toBe(true);
  await phone.give({ type: 'resume' });
  expect(lookLeft(phone)).toBe(5000);
});

it('is over for the device that takes the game over after it [KIND-2, GAME-3]', async () => {
  await begin(new MemorySteps());
  server.now += 8000;
  const phone = await device(server, 'phone');
  await phone.engine.takeOver();
  await phone.give({ type: 'resume' });
  expect(lookLeft(phone)).toBe(0);
  await phone.give({ type: 'undo' }, { type: 'pick', cellId });
  expect(lookLeft(phone)).toBe(0);
});
