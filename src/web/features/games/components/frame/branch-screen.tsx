import { useState } from 'react';
import type { GameBranch } from '#shared/games/api.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TeamWeave } from '../../../../ui/team-weave.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { Points } from './points.tsx';

interface BranchScreenProps {
  readonly branch: GameBranch;
  readonly onChoose: (branchId: string, keep: 'branch' | 'main') => Promise<void>;
}

/** Two devices played on from one point: the host sees both lines and picks one whole. */
export function BranchScreen({ branch, onChoose }: BranchScreenProps) {
  const catalogue = useText();
  const text = catalogue.games.play.branches;
  const describe = useErrorText();
  const { state, game } = useGameContext();
  const [asked, setAsked] = useState<'branch' | 'main' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const choose = async () => {
    if (asked === null) return;
    setIsBusy(true);
    try {
      await onChoose(branch.id, asked);
    } catch (error) {
      showToast({ variant: 'destructive', title: describe(error) });
      setIsBusy(false);
      setAsked(null);
    }
  };
  return (
    <section className="mx-auto grid min-h-dvh max-w-5xl content-center gap-6 p-5 text-center">
      <h1 className="text-4xl">{text.title}</h1>
      <p className="text-lg text-quiet">{text.body}</p>
      <div className="grid gap-5 text-start md:grid-cols-2">
        <LineCard
          title={text.main}
          scores={state.scores}
          tiles={Object.keys(state.tiles).length}
          playedAt={game.lastAt}
          onKeep={() => setAsked('main')}
        />
        <LineCard
          title={text.branch}
          scores={branch.scores}
          tiles={branch.openedTiles}
          playedAt={branch.lastCommandAt}
          onKeep={() => setAsked('branch')}
        />
      </div>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={text.confirmTitle}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              {catalogue.shell.cancel}
            </Button>
            <Button busy={isBusy} onClick={() => void choose()}>
              {text.keep}
            </Button>
          </>
        }
      >
        <p>{text.confirmBody}</p>
      </Dialog>
    </section>
  );
}

interface LineCardProps {
  readonly title: string;
  readonly scores: readonly number[];
  readonly tiles: number;
  readonly playedAt: number;
  readonly onKeep: () => void;
}

function LineCard({ title, scores, tiles, playedAt, onKeep }: LineCardProps) {
  const text = useText().games.play.branches;
  const { language } = useLanguage();
  const { pack } = useGameContext();
  const clock = new Intl.DateTimeFormat(language === 'ar' ? 'ar-KW-u-nu-latn' : 'en-US', {
    hour: 'numeric',
    minute: '2-digit',
  }).format(playedAt);
  return (
    <article className="card grid gap-4 p-6">
      <h2 className="text-2xl">{title}</h2>
      <ul className="grid gap-2">
        {pack.teams.map((team, index) => (
          <li
            key={team.name}
            data-team={team.color}
            className="flex items-center gap-3 font-display text-2xl font-extrabold"
          >
            <TeamWeave className="h-8" />
            <UserText className="min-w-0 grow truncate">{team.name}</UserText>
            <Points value={scores[index] ?? 0} className="text-team-text" />
          </li>
        ))}
      </ul>
      <p className="text-quiet">
        {text.tiles(tiles)} · {text.lastPlayed(`${formatDate(playedAt, language)} ${clock}`)}
      </p>
      <Button variant="secondary" onClick={onKeep}>
        {text.keep}
      </Button>
    </article>
  );
}
