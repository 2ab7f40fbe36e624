import { useEffect, useRef, useState } from 'react';
import type { TileValue } from '#shared/questions/schema.ts';
import { useText } from '../../lib/language.ts';
import { Icon } from '../../ui/icon.tsx';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { TeamWeave } from '../../ui/team-weave.tsx';
import { NumberValue } from '../../ui/value.tsx';
import { Tassels, WovenBand } from '../../ui/woven-band.tsx';
import {
  sampleBoardAfter,
  sampleCategories,
  sampleMoves,
  sampleTeams,
  sampleValues,
  tileKey,
  type SampleBoard,
  type SampleTeam,
} from './sample-game.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './living-board.module.css';

const moveMs = 2200;
/** The state under reduced motion, and the initial state. */
const openingMoves = 4;

/** A small evening that plays itself: hung like a woven cloth. A picture to who can't see it. */
export function LivingBoard() {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const board = sampleBoardAfter(useMoves(frame));
  return (
    <div ref={frame} role="img" aria-label={text.home.board.label} className={styles.board}>
      <div className="card overflow-hidden rounded-[clamp(16px,2.4vmin,30px)]">
        <WovenBand />
        <div className="grid gap-[clamp(6px,1vmin,12px)] p-[clamp(8px,1.5vmin,18px)]">
          <div className="grid grid-cols-3 gap-[clamp(4px,0.8vmin,10px)] sm:grid-cols-6 lg:grid-cols-3 short:grid-cols-6">
            {sampleCategories.map((category, index) => (
              <Column key={category.name} category={category} index={index} board={board} />
            ))}
          </div>
          <div className="grid grid-cols-2 gap-[clamp(6px,1vmin,12px)]">
            {sampleTeams.map((team) => (
              <Team key={team} team={team} board={board} />
            ))}
          </div>
        </div>
      </div>
      <Tassels className="mx-5" />
    </div>
  );
}

// Plays on only while it is seen.
function useMoves(frame: React.RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(openingMoves);
  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    let isInSight = true;
    const sight = new IntersectionObserver(([entry]) => {
      isInSight = entry?.isIntersecting ?? true;
    });
    if (frame.current !== null) sight.observe(frame.current);
    const timer = setInterval(() => {
      if (isInSight && document.visibilityState === 'visible')
        setCount((played) => (played >= sampleMoves ? 0 : played + 1));
    }, moveMs);
    return () => {
      clearInterval(timer);
      sight.disconnect();
    };
  }, [frame]);
  return count;
}

function Column({
  category,
  index,
  board,
}: {
  category: (typeof sampleCategories)[number];
  index: number;
  board: SampleBoard;
}) {
  const text = useText();
  return (
    <div className="hue row-span-4 grid min-w-0 grid-rows-subgrid" style={{ '--hue': category.hue }}>
      <div className="emblem grid content-center justify-items-center gap-0.5 px-1 pt-1.5 pb-3 text-center">
        <img src={category.art} alt="" className="category-art w-[clamp(34px,5.4vmin,60px)]" />
        <span className="font-display text-[clamp(0.82rem,1.9vmin,1.2rem)] leading-normal font-extrabold">
          {text.home.board.categories[category.name]}
        </span>
      </div>
      {sampleValues.map((value) => (
        <MiniTile
          key={value}
          value={value}
          outcome={board.used.get(tileKey(index, value))}
          isLast={board.last?.category === index && board.last.value === value}
        />
      ))}
    </div>
  );
}

function MiniTile({
  value,
  outcome,
  isLast,
}: {
  value: TileValue;
  outcome: SampleTeam | null | undefined;
  isLast: boolean;
}) {
  const isUsed = outcome !== undefined;
  return (
    <div className="grid">
      <span className={classNames('tile', styles.tile)} data-value={value}>
        <NumberValue value={value} />
      </span>
      <span
        data-used=""
        {...(outcome ? { 'data-team': outcome } : {})}
        className={classNames(
          'tile',
          Boolean(outcome) && 'team-cloth',
          styles.tile,
          styles.cover,
          isUsed && styles.covering,
        )}
      >
        <Icon name={outcome ? 'check' : 'dash'} className="stroke-[3.2]" />
      </span>
      {isLast && outcome && (
        <span aria-hidden="true" data-team={outcome} className={styles.points}>
          <NumberValue value={value} signed />
        </span>
      )}
    </div>
  );
}

function Team({ team, board }: { team: SampleTeam; board: SampleBoard }) {
  const text = useText();
  const { teamA, teamB, turn } = text.home.board;
  const isOn = board.turn === team;
  return (
    <div
      data-team={team}
      className={`flex min-w-0 items-center gap-2.5 rounded-2xl px-3 py-2 sm:gap-3 ${
        isOn
          ? 'bg-[color-mix(in_oklab,var(--team)_16%,var(--card))] shadow-[inset_0_0_0_2.5px_var(--team)]'
          : 'bg-well shadow-[inset_0_0_0_1.5px_var(--edge)]'
      }`}
    >
      <TeamWeave className="h-[clamp(30px,5vmin,52px)]" />
      <span className="grid min-w-0 grow">
        <span className="truncate font-display text-[clamp(0.95rem,2.2vmin,1.4rem)] leading-normal font-extrabold">
          {team === 'coral' ? teamA : teamB}
        </span>
        <span
          className={`text-[clamp(0.75rem,1.5vmin,0.95rem)] leading-tight text-team-text ${isOn ? '' : 'opacity-0'}`}
        >
          {turn}
        </span>
      </span>
      <NumberValue
        value={board.scores[team]}
        className="font-display text-[clamp(1.5rem,4vmin,2.7rem)] leading-none font-extrabold text-team-text"
      />
    </div>
  );
}
