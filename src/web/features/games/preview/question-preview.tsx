import { useMemo } from 'react';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { GameScreen } from '../components/frame/game-screen.tsx';
import { GameContextProvider } from '../hooks/game-context.tsx';
import { previewGame, type PreviewCategory } from './preview-game.ts';
import { SizedFrame } from './sized-frame.tsx';

export interface PreviewProps {
  readonly draft: QuestionDraft;
  readonly category: PreviewCategory;
  readonly mediaUrls: Readonly<Record<string, string>>;
  readonly isRevealed: boolean;
  /** Of the screen it is shown on, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Names the frame. */
  readonly title: string;
}

/** A question on the game's own screen, as large as that screen would be and then made smaller; nothing in it can be pressed. */
export function QuestionPreview({ draft, category, mediaUrls, isRevealed, size, title }: PreviewProps) {
  const { preview } = useStaffText().adminQuestions;
  const [one, two] = preview.teams;
  const game = useMemo(
    () => previewGame({ draft, category, mediaUrls, teams: [one, two], isRevealed, at: serverNow() }),
    [draft, category, mediaUrls, one, two, isRevealed],
  );
  const open = game?.state.question ?? null;
  if (game === null || open === null) return <p className="text-quiet">{preview.impossible}</p>;
  return (
    <SizedFrame size={size} title={title}>
      <GameContextProvider
        value={{
          game,
          pack: game.pack,
          state: game.state,
          isWriter: true,
          give: () => false,
          isSoundOn: false,
          toggleSound: () => undefined,
          intermission: null,
          beginIntermission: () => undefined,
          askSupport: () => undefined,
        }}
      >
        <GameScreen notice={null} />
      </GameContextProvider>
    </SizedFrame>
  );
}
