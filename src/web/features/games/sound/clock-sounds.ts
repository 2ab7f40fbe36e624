import { remainingAt, type Clock } from '#shared/games/clock.ts';
import { openContext } from '#shared/games/question.ts';
import type { Pack } from '#shared/games/pack.ts';
import type { GameState, OpenQuestion } from '#shared/games/state.ts';
import type { SoundName } from '#shared/games/sounds/sounds.ts';
import { isQuietQuestion } from './cues.ts';

/** The clock that runs for the open question, also one that begins later; null if none does. */
export function runningClock({ question: open }: GameState): (Clock & { readonly since: number }) | null {
  if (!open || open.paused || (open.stage !== 'own' && open.stage !== 'steal')) return null;
  const clock = open.consultation?.clock ?? open.clock;
  return clock === null || clock.since === null ? null : { ...clock, since: clock.since };
}

/** The bed under this moment of a game; null for none. */
export function bedOf(pack: Pack, state: GameState): 'board' | 'clock' | null {
  if (state.phase === 'board' || state.phase === 'lastQuestion') return 'board';
  const open = state.question;
  if (open === null || runningClock(state) === null || isQuietQuestion(pack, open)) return null;
  return hasOwnSound(pack, open) ? null : 'clock';
}

/** The question plays a sound or a film itself. */
export function hasOwnSound(pack: Pack, open: OpenQuestion): boolean {
  const { kind } = openContext(pack, open).question;
  return kind === 'sound' || kind === 'video';
}

const tickedSeconds = 10;
const lastSeconds = 3;

/** When the last seconds of a clock sound, in ms from now; those that have passed are left out. */
export function ticksOf(clock: Clock, now: number): readonly { readonly name: SoundName; readonly afterMs: number }[] {
  const beginsMs = Math.max(0, (clock.since ?? now) - now);
  const left = beginsMs + remainingAt(clock, now);
  return Array.from({ length: tickedSeconds }, (_, index) => tickedSeconds - index)
    .map((second) => ({
      name: second <= lastSeconds ? ('lastTick' as const) : ('tick' as const),
      afterMs: left - second * 1000,
    }))
    .filter(({ afterMs }) => afterMs >= 0);
}
