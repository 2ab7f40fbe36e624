import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ComponentType } from 'react';
import { useParams } from 'react-router';
import { honoursOf, storyOf } from '#shared/games/honours.ts';
import { teamOf } from '#shared/games/pack.ts';
import { loadRoomTexts, useText } from '../../../lib/language.ts';
import { lazyPage } from '../../../lib/lazy-page.ts';
import { pathTo } from '../../../lib/paths.ts';
import { usePlayer } from '../../../lib/session.ts';
import type { SupportDialogProps, SupportSlot } from '../../../lib/support-slot.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { RegionBoundary } from '../../../ui/region-boundary.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailure } from '../components/frame/load-failure.tsx';
import { MomentList, TitleList } from '../components/honours/honour-lists.tsx';
import { CategoryPoints, TeamFigures } from '../components/summary/figures.tsx';
import { LateNames } from '../components/summary/late-names.tsx';
import { Ranking } from '../components/summary/ranking.tsx';
import { QuestionList } from '../components/summary/question-list.tsx';
import { Section } from '../components/summary/section.tsx';
import { ScoreCourse } from '../components/summary/score-course.tsx';
import { LifelineFigures, ScoreSheet } from '../components/summary/score-sheet.tsx';
import { ShareButton, type Shared } from '../components/summary/share-button.tsx';
import { useLatecomers } from '../components/summary/use-latecomers.ts';
import { LeftLateSender } from '../tonight/late-sender.tsx';
import { finishedGameQuery, type FinishedGame } from '../queries.ts';

// Their texts are those of phones, which most games have none of.
const AwardSection = lazyPage(() => import('../components/summary/award-list.tsx'), 'AwardSection', loadRoomTexts);
const FinishedRoom = lazyPage(() => import('../rooms/finished-room.tsx'), 'FinishedRoom', loadRoomTexts);

/** The two secondary actions share a line on a phone, so that achievements stay visible. */
const besideOnPhone = 'max-sm:px-3.5 max-sm:text-base';

interface Slots {
  readonly Support: SupportSlot;
  readonly Earned: ComponentType<{ gameId: string }>;
}

/** /game-summary/{id}: who won, and everything about how [GAME-4]. `Support` as in a game; `Earned` is what the game has brought its host. */
export function GameSummaryPage({ Support, Earned }: Slots) {
  const { gameId = '' } = useParams();
  const text = useText();
  const uid = usePlayer()?.uid ?? '';
  const { data, error, refetch } = useQuery(finishedGameQuery(gameId, uid));
  if (error && !data)
    return <LoadFailure title={text.games.summary.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <SummarySkeleton />;
  return <Result gameId={gameId} Support={Support} Earned={Earned} {...data} />;
}

/** The subject of the message: the game, or one of its questions. */
type Asked = Pick<SupportDialogProps, 'question'>;

function Result({
  gameId,
  Support,
  Earned,
  pack,
  summary,
  endedEarly,
  finishedAt,
  bestQuestionId,
  gameState,
}: FinishedGame & Slots & { gameId: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const text = useText();
  const words = text.games.summary;
  const latecomers = useLatecomers(pack);
  const names = summary.winners.map((index) => teamOf(pack, index).name);
  const title = names.length === 1 && names[0] !== undefined ? words.winner(names[0]) : words.shared(names);
  const shared = { pack, summary, title, finishedAt, latecomers };
  return (
    <div data-from-sofa className="page-width grid gap-[clamp(1rem,2.6vmin,2rem)] py-6">
      <header className="grid justify-items-center gap-4 text-center">
        <h1 className="text-[clamp(1.7rem,6vmin,3.8rem)]">{title}</h1>
        <p className="text-quiet">
          {words.played(summary.openedTiles, summary.tiles)}
          {endedEarly && ` · ${words.endedEarly}`}
        </p>
        <Ranking pack={pack} summary={summary} />
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={`${pathTo('newGame')}?again=${gameId}`} icon="repeat">
            {words.again}
          </ButtonLink>
          <ShareButton {...shared} />
          <span className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={pathTo('finishedGames')} variant="quiet" icon="history" className={besideOnPhone}>
              {words.all}
            </ButtonLink>
            <Button variant="quiet" icon="support" className={besideOnPhone} onClick={() => setAsked({})}>
              {words.feedback}
            </Button>
          </span>
        </div>
      </header>
      <RegionBoundary name="Earned">
        <Suspense fallback={null}>
          <Earned gameId={gameId} />
        </Suspense>
      </RegionBoundary>
      <div className="grid gap-[clamp(1rem,2.6vmin,2rem)] lg:grid-cols-2">
        <RegionBoundary name="Honours">
          <Honours {...shared} />
        </RegionBoundary>
        <RegionBoundary name="Awards" isSilent>
          <Suspense fallback={null}>
            <AwardSection gameId={gameId} pack={pack} />
            <FinishedRoom gameId={gameId} pack={pack} />
          </Suspense>
        </RegionBoundary>
        <RegionBoundary name="ScoreCourse">
          <ScoreCourse pack={pack} summary={summary} />
        </RegionBoundary>
        <RegionBoundary name="CategoryPoints">
          <CategoryPoints pack={pack} summary={summary} />
        </RegionBoundary>
        <RegionBoundary name="TeamFigures">
          <TeamFigures pack={pack} summary={summary} />
        </RegionBoundary>
        <RegionBoundary name="LifelineFigures">
          <LifelineFigures pack={pack} summary={summary} />
        </RegionBoundary>
        <RegionBoundary name="ScoreSheet">
          <ScoreSheet pack={pack} summary={summary} />
        </RegionBoundary>
        <RegionBoundary name="QuestionList">
          <QuestionList
            pack={pack}
            summary={summary}
            best={bestQuestionId === undefined ? null : { gameId, questionId: bestQuestionId }}
            onReport={(question) => setAsked({ question })}
          />
        </RegionBoundary>
      </div>
      <LeftLateSender />
      <Support
        open={asked !== null}
        onClose={() => setAsked(null)}
        gameId={gameId}
        gameState={gameState}
        kind="game_feedback"
        {...asked}
      />
    </div>
  );
}

/** Titles of honour and the story; neither for a game in which nothing was awarded or missed. */
function Honours(shared: Shared) {
  const { pack, summary, latecomers = [] } = shared;
  const words = useText().games.summary;
  const hasTitles = honoursOf(pack, summary).length > 0;
  const { lastQuestion, swing, bestSteal, hardest, crowns } = storyOf(pack, summary);
  const hasStory =
    lastQuestion !== null || swing !== null || bestSteal !== null || hardest !== null || crowns.length > 0;
  return (
    <>
      {hasTitles && (
        <Section title={words.honours.title}>
          <TitleList pack={pack} played={summary} />
        </Section>
      )}
      {hasStory && (
        <Section title={words.story.title}>
          <MomentList pack={pack} played={summary} />
          <LateNames names={latecomers} />
          <div className="flex justify-center">
            <ShareButton {...shared} firstFormat="recap" />
          </div>
        </Section>
      )}
    </>
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
