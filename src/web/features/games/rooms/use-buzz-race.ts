import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deadlineOf } from '#shared/games/clock.ts';
import { isStealUntaken } from '#shared/games/question.ts';
import type { Game, GameState } from '#shared/games/state.ts';
import { stealTakers } from '#shared/games/view.ts';
import { collectMs, orderOfBuzzes, type Buzz, type BuzzOrder } from '#shared/rooms/buzz.ts';
import type { SeatEvent } from '#shared/rooms/schema.ts';
import { taskKeyOf } from '#shared/rooms/tasks/index.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useGameContext } from '../hooks/game-context.tsx';

/** Who was first, for the steal that has this task's key. */
export interface RaceResult {
  readonly task: string;
  readonly order: BuzzOrder;
}

/** A steal that is open to all other teams. After a pause or undo it opens again, with the same key and another time. */
interface Opening {
  readonly task: string;
  readonly since: number;
}

interface Race extends Opening {
  readonly buzzes: Buzz[];
}

/** Before the window's end, so that the steal doesn't go to the next team while presses are compared. */
const beforeEndMs = 60;

/** Compares the phones' presses for an open steal, and gives it to the first team [BUZZ-6]. */
export function useBuzzRace() {
  const { game, pack, state, isWriter, intermission, give } = useGameContext();
  const race = useRef<Race | null>(null);
  const [count, setCount] = useState(0);
  const [result, setResult] = useState<RaceResult | null>(null);
  // Undo opens the steal again: what follows is another race, or the host's tap.
  if (result !== null && (state.question === null || isStealUntaken(state.question))) setResult(null);

  const end = useEffectEvent(() => {
    const ended = race.current;
    race.current = null;
    if (ended === null || !isWriter || intermission !== null || !isSame(ended, openingOf(state))) return;
    const order = orderOfBuzzes(ended.buzzes, {
      seed: pack.seed,
      cellId: state.question?.cellId ?? '',
      teams: stealTakers(pack, state),
    });
    if (order === null || !give({ type: 'takeSteal', teamIndex: order.winnerTeamIndex })) return;
    setResult({ task: ended.task, order });
  });
  const waitMs = useEffectEvent(() => waitOf(game, serverNow()));
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => end(), waitMs());
    return () => clearTimeout(timer);
  }, [count]);

  const take = ({ task, seatId, teamIndex, at }: Extract<SeatEvent, { kind: 'buzz' }>) => {
    const opening = openingOf(state);
    // One from before it opened was meant for an earlier race, which undo has taken back.
    if (teamIndex === null || opening === null || task !== opening.task || at < opening.since) return;
    const buzz = { seatId, teamIndex, countedAt: at };
    if (isSame(opening, race.current)) race.current?.buzzes.push(buzz);
    else {
      race.current = { ...opening, buzzes: [buzz] };
      setCount((races) => races + 1);
    }
  };
  return { result, take };
}

/** Null unless phones may press: no steal is open to all, or it is paused. */
function openingOf(state: GameState): Opening | null {
  const { question } = state;
  const since = question?.clock?.since ?? null;
  const task = taskKeyOf(state);
  return question === null || since === null || task === null || !isStealUntaken(question) ? null : { task, since };
}

function isSame(one: Opening, other: Opening | null): boolean {
  return one.task === other?.task && one.since === other.since;
}

/** How long presses are collected, in ms. */
function waitOf({ state: { question } }: Game, now: number): number {
  const end = question === null || question.clock === null ? null : deadlineOf(question.clock);
  return end === null ? 0 : Math.max(0, Math.min(collectMs, end - beforeEndMs - now));
}
