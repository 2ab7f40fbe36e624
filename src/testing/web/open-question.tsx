import { act } from '@testing-library/react';
import type { Pack } from '#shared/games/pack.ts';
import { samplePack, type SampleOptions } from '#testing/sample-pack.ts';
import type { TestGame } from '#testing/test-game.ts';
import { GameScreen } from '#web/features/games/components/frame/game-screen.tsx';
import { useGameContext } from '#web/features/games/hooks/game-context.tsx';
import { renderGame } from './render-game.tsx';

/** The game's screen while a question is open. */
export function OpenQuestion() {
  const { state } = useGameContext();
  return state.question ? <GameScreen notice={null} /> : null;
}

/** Renders a game of this pack whose tile of 600 points is open; `more` gives further steps before the screen comes up. */
export async function openAt(
  { isSoundOn = false, ...options }: SampleOptions & { isSoundOn?: boolean } = {},
  more: (testGame: TestGame, pack: Pack) => void = () => undefined,
) {
  const pack = samplePack({ kind: 'text', firstTeamIndex: 0, ...options });
  const rendered = await renderGame(<OpenQuestion />, {
    pack,
    isSoundOn,
    before(testGame) {
      testGame.give({ type: 'pick', cellId: pack.cells.find(({ value }) => value === 600)?.id ?? '' });
      more(testGame, pack);
    },
  });
  // The category's drawing is in a separate chunk.
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
  return { ...rendered, pack };
}
