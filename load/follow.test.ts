import { expect, it } from 'vitest';
import { createRecorder } from './recorder.ts';
import { acknowledgedToSeen, createStepWatch } from './follow.ts';

let now = 0;
const newWatch = () => {
  now = 0;
  const recorder = createRecorder(() => now, 10_000);
  const watch = createStepWatch(recorder, () => now);
  return { watch, found: () => Object.fromEntries(recorder.operations().map((each) => [each.name, each])) };
};

it('measures from the acknowledgement until the second device has the command', () => {
  const { watch, found } = newWatch();
  watch.sent('one');
  now = 30;
  watch.acknowledged('one');
  expect(watch.unseen()).toBe(1);
  now = 70;
  watch.seen('one');
  // Later changes repeat the last commands.
  watch.seen('one');
  expect(watch.unseen()).toBe(0);
  expect(found()['live: command sent to seen']).toMatchObject({ count: 1, max: 70 });
  expect(found()[acknowledgedToSeen]).toMatchObject({ count: 1, max: 40 });
});

it('counts no delay where the second device has it before the first has its answer', () => {
  const { watch, found } = newWatch();
  watch.sent('one');
  now = 20;
  watch.seen('one');
  expect(found()).toEqual({});
  now = 30;
  watch.acknowledged('one');
  expect(found()[acknowledgedToSeen]).toMatchObject({ count: 1, max: 0 });
  expect(found()['live: command sent to seen']).toMatchObject({ max: 20 });
});

it('counts a command as an error that never arrives, but only one that was acknowledged', () => {
  const { watch, found } = newWatch();
  watch.sent('lost');
  watch.acknowledged('lost');
  watch.sent('unanswered');
  watch.giveUp();
  expect(found()[acknowledgedToSeen]).toMatchObject({ count: 1, errors: 1, codes: { 'not seen': 1 } });
  expect(watch.unseen()).toBe(0);
});
