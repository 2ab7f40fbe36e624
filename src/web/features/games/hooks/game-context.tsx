import { createContext, use, type ReactNode } from 'react';
import { present } from '#shared/kernel/assert.ts';
import type { Intermission } from '#shared/games/api.ts';
import type { LocalizedText } from '#shared/kernel/text.ts';
import type { Act } from '#shared/games/commands.ts';
import type { Pack } from '#shared/games/pack.ts';
import type { Game, GameState } from '#shared/games/state.ts';
import { useLanguage } from '../../../lib/language.ts';
import { BoardMedia } from '../engine/board-media.ts';
import type { SendingState } from '../engine/sender.ts';

/** State and actions shared by all components of a game's screen. */
export interface GameContextValue {
  readonly game: Game;
  readonly pack: Pack;
  readonly state: GameState;
  /** False while another device writes: the screen is read-only. */
  readonly isWriter: boolean;
  /** Applies a step and returns whether it was accepted. Shows a toast if not. */
  readonly give: (act: Act) => boolean;
  readonly isSoundOn: boolean;
  readonly toggleSound: () => void;
  /** Null while the game is played. */
  readonly intermission: Intermission | null;
  readonly beginIntermission: (kind: Intermission) => void;
  /** Opens the support dialog over the game. */
  readonly askSupport: () => void;
}

/** Where the steps of the game are. It changes several times after each step, so that it is a context by itself. */
export interface StepsContextValue {
  readonly unsent: number;
  readonly sending: SendingState;
  readonly isKept: boolean;
}

const GameContext = createContext<GameContextValue | null>(null);
const StepsContext = createContext<StepsContextValue>({ unsent: 0, sending: 'calm', isKept: true });
const BoardMediaContext = createContext(new BoardMedia([]));

interface ProviderProps {
  readonly value: GameContextValue;
  /** Undefined for a game that is stored nowhere. */
  readonly steps?: StepsContextValue;
  /** Undefined for a game that waits for no media. */
  readonly boardMedia?: BoardMedia;
  readonly children: ReactNode;
}

export function GameContextProvider({ value, steps, boardMedia, children }: ProviderProps) {
  const game = <GameContext value={value}>{children}</GameContext>;
  const inSteps = steps === undefined ? game : <StepsContext value={steps}>{game}</StepsContext>;
  return boardMedia === undefined ? inSteps : <BoardMediaContext value={boardMedia}>{inSteps}</BoardMediaContext>;
}

export function useBoardMedia(): BoardMedia {
  return use(BoardMediaContext);
}

export function useStepsContext(): StepsContextValue {
  return use(StepsContext);
}

export function useGameContext(): GameContextValue {
  return present(use(GameContext), 'the game context');
}

/** Returns a function that picks the current language of a pack's text. */
export function useLocalized(): (text: LocalizedText) => string {
  const { language } = useLanguage();
  return (text) => text[language];
}
