import { act } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { vi } from 'vitest';
import type { Intermission } from '#shared/games/api.ts';
import type { Act } from '#shared/games/commands.ts';
import type { Pack } from '#shared/games/pack.ts';
import type { Game } from '#shared/games/state.ts';
import type { Language } from '#shared/kernel/text.ts';
import { startTestGame, type TestGame } from '#testing/test-game.ts';
import { preloadStages } from '#web/features/games/components/frame/stages.ts';
import type { BoardMedia } from '#web/features/games/engine/board-media.ts';
import { GameContextProvider } from '#web/features/games/hooks/game-context.tsx';
import type { Answers } from './fake-api.ts';
import { renderPage, type Rendered } from './render.tsx';

export interface RenderedGame extends Rendered {
  readonly testGame: TestGame;
  /** Takes a step beside the screen, as the clock or another device would. */
  readonly give: (step: Act) => Promise<void>;
}

interface Options {
  readonly pack: Pack;
  /** Steps taken before the screen comes up. */
  readonly before?: (testGame: TestGame) => void;
  readonly language?: Language;
  readonly isWriter?: boolean;
  readonly isSoundOn?: boolean;
  /** Before the first turn. */
  readonly isAtWheel?: boolean;
  readonly intermission?: Intermission | null;
  readonly boardMedia?: BoardMedia;
  readonly answers?: Answers;
}

/** Renders a part of the game's screen with a real game: taps are applied by the rules at once. */
export async function renderGame(
  element: ReactNode,
  {
    pack,
    before,
    language = 'ar',
    isWriter = true,
    isSoundOn = false,
    isAtWheel = false,
    intermission = null,
    boardMedia,
    answers = {},
  }: Options,
): Promise<RenderedGame> {
  withoutLayout();
  await preloadStages();
  // The page's clock is frozen, like the game's: none runs out while a busy machine renders.
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] });
  const testGame = startTestGame(pack, Date.now());
  if (!isAtWheel) testGame.give({ type: 'wheelStopped' });
  before?.(testGame);
  let show: (game: Game) => void = () => undefined;
  function Seat() {
    const [game, setGame] = useState(testGame.game());
    show = setGame;
    const give = (step: Act) => {
      const refusal = testGame.refusalOf(step);
      if (refusal === null) {
        testGame.give(step);
        setGame(testGame.game());
      }
      return refusal === null;
    };
    return (
      <GameContextProvider
        {...(boardMedia === undefined ? {} : { boardMedia })}
        value={{
          game,
          pack,
          state: game.state,
          isWriter,
          give,
          isSoundOn,
          toggleSound: () => undefined,
          intermission,
          beginIntermission: () => undefined,
          askSupport: () => undefined,
        }}
      >
        {element}
      </GameContextProvider>
    );
  }
  const rendered = await renderPage(<Seat />, { language, answers });
  return {
    ...rendered,
    testGame,
    give: async (step) => {
      await act(async () => {
        testGame.give(step);
        show(testGame.game());
        await Promise.resolve();
      });
    },
  };
}

/** happy-dom has no layout and no animation: every size is zero, and motion is off. */
export function withoutLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
}
