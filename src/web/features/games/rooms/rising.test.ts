import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRising, maxRising, maxWaiting, riseEveryMs, riseMs, type ReactionEvent } from './rising.ts';

const event = (reaction: ReactionEvent['reaction'], teamIndex: number | null = 0): ReactionEvent => ({
  kind: 'react',
  seatId: '0190a000-0000-7000-8000-000000000002',
  teamIndex,
  reaction,
});

/** What rises, in order, with the time of its start. */
let risen: { slot: HTMLElement; reaction: string | undefined; team: string | undefined; at: number }[] = [];
let rising: ReturnType<typeof createRising>;

beforeEach(() => {
  vi.useFakeTimers();
  risen = [];
  rising = createRising((teamIndex) => (teamIndex === null ? undefined : (['coral', 'lime'] as const)[teamIndex]));
  const layer = document.createElement('div');
  for (let count = 0; count < maxRising; count += 1) {
    const slot = document.createElement('span');
    slot.animate = () => {
      const { reaction, team } = slot.dataset;
      risen.push({ slot, reaction, team, at: Date.now() });
      return {} as Animation;
    };
    layer.append(slot);
  }
  rising.attach(layer);
});
afterEach(() => rising.attach(null));

it('rises at once, in the colour of its team; an onlooker’s without one [CHEER-1]', () => {
  rising.take(event('clap', 1));
  vi.advanceTimersByTime(riseEveryMs);
  rising.take(event('heart', null));
  expect(risen.map(({ reaction, team }) => [reaction, team])).toEqual([
    ['clap', 'lime'],
    ['heart', undefined],
  ]);
});

it('shows at most twelve at once, however many come: the older that wait go [CHEER-1]', () => {
  const seconds = 6;
  const every = 1000 / 48;
  for (let count = 0; count < seconds * 48; count += 1) {
    rising.take(event(count % 2 === 0 ? 'fire' : 'laugh'));
    vi.advanceTimersByTime(every);
  }
  rising.take(event('ohNo'));
  vi.advanceTimersByTime(riseEveryMs * (maxWaiting + 1));
  for (const { at } of risen)
    expect(risen.filter((other) => other.at <= at && other.at > at - riseMs).length).toBeLessThanOrEqual(maxRising);
  expect(risen.length).toBeLessThanOrEqual(Math.ceil((seconds * 1000) / riseEveryMs) + maxWaiting + 1);
  expect(risen.at(-1)?.reaction).toBe('ohNo');
  expect(new Set(risen.slice(-maxRising).map(({ slot }) => slot)).size).toBe(maxRising);
});

it('shows nothing under reduced motion, or in a hidden tab [CHEER-1]', () => {
  const reduced = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  rising.take(event('clap'));
  reduced.mockRestore();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  rising.take(event('clap'));
  vi.advanceTimersByTime(riseMs);
  expect(risen).toEqual([]);
});
