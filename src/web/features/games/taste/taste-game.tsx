import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Act } from '#shared/games/commands.ts';
import type { Game } from '#shared/games/state.ts';
import { answeringTeam } from '#shared/games/view.ts';
import { useText } from '../../../lib/language.ts';
import { isUsingRemote } from '../../../lib/spatial-focus/remote-control.ts';
import { player } from '../sound/player.ts';
import { useGameSounds } from '../sound/use-game-sounds.ts';
import { TasteEnd } from './taste-end.tsx';
import { TasteQuestion } from './taste-question.tsx';
import { TasteReveal } from './taste-reveal.tsx';
import { pickTile, tasteAfter, tasteGame } from './taste-rules.ts';

export interface BoardProps {
  readonly state: {
    readonly scores: readonly number[];
    readonly turn: number | null;
    readonly used: ReadonlyMap<number, number | null>;
  };
  readonly sound: Sound;
  readonly onPick: (tile: number) => void;
  readonly children?: ReactNode;
}

export interface Sound {
  readonly isSoundOn: boolean;
  readonly onToggleSound: () => void;
}

export interface TasteProps {
  /** The tile that was pressed before this was loaded. */
  readonly firstTile: number;
  readonly sound: Sound;
  /** The home page's teams and board; children come in place of the board. */
  readonly Scene: ComponentType<BoardProps>;
  readonly StartLink: ComponentType<{ readonly className?: string }>;
}

/** A game of four tiles on the home page, by the rules of every game. It is stored nowhere. */
export function TasteGame({ firstTile, sound, Scene, StartLink }: TasteProps) {
  const [round, setRound] = useState(0);
  const [game, setGame] = useState(() => pickTile(tasteGame(0), firstTile));
  const stage = useRef<HTMLDivElement>(null);
  const { state } = game;
  const isOver = state.phase === 'result';
  useStageFocus(stage, `${round} ${state.phase} ${state.question?.stage}`);
  const give = (act: Act) => setGame((now) => tasteAfter(now, act));
  const playAgain = () => {
    setRound(round + 1);
    setGame(tasteGame(round + 1));
  };
  return (
    <div ref={stage}>
      <Scene
        state={{ scores: state.scores, turn: litTeam(game), used: usedTiles(game) }}
        sound={sound}
        onPick={(tile) => setGame((now) => pickTile(now, tile))}
      >
        {isOver ? (
          <TasteEnd game={game} isSoundOn={sound.isSoundOn} StartLink={StartLink} onAgain={playAgain} />
        ) : (
          state.question &&
          (state.question.stage === 'revealed' ? (
            <TasteReveal game={game} open={state.question} give={give} />
          ) : (
            <TasteQuestion game={game} open={state.question} give={give} />
          ))
        )}
      </Scene>
      <TurnCall game={game} />
      {sound.isSoundOn && <Sounds game={game} />}
    </div>
  );
}

/** The team that answers, or was right; null for none. */
function litTeam({ state }: Game): number | null {
  if (state.phase === 'result') return null;
  return state.question?.stage === 'revealed' ? (state.question.verdict ?? null) : answeringTeam(state);
}

function usedTiles({ pack, state }: Game): ReadonlyMap<number, number | null> {
  return new Map(
    pack.cells.flatMap(({ id, categoryIndex }) => {
      const tile = state.tiles[id];
      return tile === undefined ? [] : [[categoryIndex, tile.awardedTo] as const];
    }),
  );
}

/** Each screen gives the focus to its next step: to its question or its button, or with a remote to what it can press. */
function useStageFocus(stage: React.RefObject<HTMLElement | null>, screen: string): void {
  useEffect(() => {
    const pressable = isUsingRemote() ? ['button[data-option]', 'a[data-primary]'] : [];
    const target = [...pressable, '[data-start]', 'button[data-tile]']
      .map((selector) => stage.current?.querySelector<HTMLElement>(selector))
      .find((element) => element !== null);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  }, [stage, screen]);
}

/** Whose answer counts now, for screen readers. */
function TurnCall({ game: { state } }: { game: Game }) {
  const text = useText().taste;
  const { teamA, teamB } = useText().home.board;
  const team = answeringTeam(state) === 0 ? teamA : teamB;
  const said = { own: text.turnOf, steal: text.missed, closed: null, revealed: null }[
    state.question?.stage ?? 'closed'
  ];
  return (
    <p className="sr-only" aria-live="polite">
      {said?.(team)}
    </p>
  );
}

/** Mounted by the visitor's press, which lets the browser sound. */
function Sounds({ game }: { game: Game }) {
  useGameSounds(game, { isOn: true, isWriter: false });
  useEffect(() => {
    void player.preview('pick');
    return () => player.stopAll();
  }, []);
  return null;
}
