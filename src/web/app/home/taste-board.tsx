import type { ReactNode } from 'react';
import { useText } from '../../lib/language.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { TeamWeave } from '../../ui/team-weave.tsx';
import { NumberValue } from '../../ui/value.tsx';
import { WovenBand } from '../../ui/woven-band.tsx';
import { sampleTeams, tasteTiles } from './sample-game.ts';
import styles from './taste-board.module.css';

export interface BoardState {
  /** By team. */
  readonly scores: readonly number[];
  /** The team that answers, or was right; null for none. */
  readonly turn: number | null;
  /** The played tiles, each with the team that won it, or null for none. */
  readonly used: ReadonlyMap<number, number | null>;
}

interface BoardProps {
  readonly state: BoardState;
  readonly sound: { readonly isSoundOn: boolean; readonly onToggleSound: () => void };
  /** A tile whose question is being loaded. */
  readonly waitsFor?: number | null;
  readonly onPick: (tile: number) => void;
  /** In place of the board. */
  readonly children?: ReactNode;
}

/** The teams, and the board of the taste or what covers it: as high with either, so that nothing below moves. */
export function TasteBoard({ state, sound, waitsFor = null, onPick, children }: BoardProps) {
  const text = useText().home.taste;
  const isCovered = Boolean(children);
  return (
    <div className="card overflow-hidden" data-taste>
      <WovenBand />
      <div className={styles.taste}>
        <div className={styles.head}>
          {sampleTeams.map((team, index) => (
            <Team key={team} index={index} state={state} />
          ))}
          <button
            type="button"
            aria-label={text.sound}
            aria-pressed={sound.isSoundOn}
            className="icon-button"
            onClick={sound.onToggleSound}
          >
            <Icon name={sound.isSoundOn ? 'sound' : 'sound-off'} />
          </button>
        </div>
        <div className={styles.body}>
          {isCovered ? (
            children
          ) : (
            <ul className={styles.board}>
              {tasteTiles.map((tile, index) => (
                <li key={tile.category.name} className="grid min-w-0">
                  <Tile index={index} winner={state.used.get(index)} isWaiting={waitsFor === index} onPick={onPick} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}

function useTeamName(index: number): string {
  const { teamA, teamB } = useText().home.board;
  return index === 0 ? teamA : teamB;
}

function Team({ index, state }: { index: number; state: BoardState }) {
  return (
    <div data-team={sampleTeams[index]} data-turn={state.turn === index || undefined} className={styles.team}>
      <TeamWeave className="h-10" />
      <span className={styles.name}>{useTeamName(index)}</span>
      <NumberValue value={state.scores[index] ?? 0} className={styles.score} />
    </div>
  );
}

interface TileProps {
  readonly index: number;
  /** Undefined while the tile is open. */
  readonly winner: number | null | undefined;
  readonly isWaiting: boolean;
  readonly onPick: (tile: number) => void;
}

function Tile({ index, winner, isWaiting, onPick }: TileProps) {
  const words = useText().home;
  const winnerName = useTeamName(winner ?? 0);
  const tile = tasteTiles[index];
  if (tile === undefined) return null;
  const { category, value } = tile;
  const name = words.board.categories[category.name];
  const emblem = (
    <span className={classNames('emblem', styles.emblem)}>
      <img src={category.art} alt="" className={classNames('category-art', styles.art)} />
      <span className={styles.category}>{name}</span>
    </span>
  );
  const look = { className: classNames('hue', styles.tile), style: { '--hue': category.hue } };
  if (winner === undefined) {
    return (
      <button
        {...look}
        type="button"
        data-tile={index}
        aria-label={words.taste.tile(name, value)}
        aria-busy={isWaiting || undefined}
        onClick={() => onPick(index)}
      >
        {emblem}
        <span className="tile" data-value={value}>
          <NumberValue value={value} />
        </span>
      </button>
    );
  }
  const label = winner === null ? words.taste.tileLost(name, value) : words.taste.tileWon(name, value, winnerName);
  return (
    <div {...look} role="img" aria-label={label} data-played>
      {emblem}
      <span
        data-used
        {...(winner === null ? {} : { 'data-team': sampleTeams[winner] })}
        className={classNames('tile', winner !== null && 'team-cloth')}
      >
        <Icon name={winner === null ? 'dash' : 'check'} className="stroke-[3.2]" />
      </span>
    </div>
  );
}
