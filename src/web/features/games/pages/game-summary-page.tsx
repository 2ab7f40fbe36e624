import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import type { Summary } from '#shared/games/summary.ts';
import type { Pack } from '#shared/games/pack.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { launchConfetti } from '../../../ui/confetti.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/state-panel.tsx';
import { CategoryPoints, TeamFigures } from '../components/summary/figures.tsx';
import { Podium } from '../components/summary/podium.tsx';
import { QuestionList } from '../components/summary/question-list.tsx';
import { ScoreCourse } from '../components/summary/score-course.tsx';
import { LifelineFigures, ScoreSheet } from '../components/summary/score-sheet.tsx';
import { ShareButton } from '../components/summary/share-button.tsx';
import { teamOf } from '../components/summary/team-of.ts';
import { finishedGameQuery } from '../queries.ts';
import '../styles/summary.css';

const winnersConfetti = 180;

/** /game-summary/{id}: who won, and everything about how [GAME-4]. */
export function GameSummaryPage() {
  const { gameId = '' } = useParams();
  const text = useText();
  const describe = useErrorText();
  const uid = useSession().user?.uid ?? '';
  const { data, error, refetch } = useQuery(finishedGameQuery(gameId, uid));
  if (error) return <FailedState title={text.games.summary.loadFailed} message={describe(error)} onRetry={() => void refetch()} />;
  if (!data) return <SummarySkeleton />;
  return <Result gameId={gameId} {...data} />;
}

function Result({ gameId, pack, summary, endedEarly }: { gameId: string; pack: Pack; summary: Summary; endedEarly: boolean }) {
  const text = useText();
  const words = text.games.summary;
  const names = summary.winners.map((index) => teamOf(pack, index).name);
  const title = names.length === 1 && names[0] !== undefined ? words.winner(names[0]) : words.shared(names);
  useEffect(() => launchConfetti(winnersConfetti), []);
  return (
    <div className="page-width grid gap-[clamp(1rem,2.6vmin,2rem)] py-6">
      <header className="grid justify-items-center gap-4 text-center">
        <h1 className="text-[clamp(1.7rem,6vmin,3.8rem)]">{title}</h1>
        <p className="text-quiet">{words.played(summary.openedTiles, summary.tiles)}{endedEarly && ` · ${words.endedEarly}`}</p>
        <Podium pack={pack} summary={summary} />
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={`${pathTo('newGame')}?again=${gameId}`} icon="repeat">{words.again}</ButtonLink>
          <ShareButton pack={pack} summary={summary} title={title} />
          <ButtonLink to={pathTo('finishedGames')} variant="quiet" icon="history">{words.all}</ButtonLink>
        </div>
      </header>
      <div className="grid gap-[clamp(1rem,2.6vmin,2rem)] lg:grid-cols-2">
        <ScoreCourse pack={pack} summary={summary} />
        <CategoryPoints pack={pack} summary={summary} />
        <TeamFigures pack={pack} summary={summary} />
        <LifelineFigures pack={pack} summary={summary} />
        <ScoreSheet pack={pack} summary={summary} />
        <QuestionList pack={pack} summary={summary} />
      </div>
    </div>
  );
}

function SummarySkeleton() {
  return (
    <div aria-busy="true" className="page-width grid justify-items-center gap-5 py-8">
      <Skeleton className="h-14 w-80 max-w-full" />
      <Skeleton className="h-64 w-full max-w-3xl" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
