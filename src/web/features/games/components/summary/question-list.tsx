import { useState, type ReactNode } from 'react';
import { answerMedium, answerOf } from '#shared/games/view.ts';
import {
  findCell,
  findOpenCell,
  findQuestion,
  lastCellId,
  teamOf,
  type Pack,
  type PackQuestion,
} from '#shared/games/pack.ts';
import type { TurnRecord } from '#shared/games/state.ts';
import type { Summary } from '#shared/games/summary.ts';
import type { QuestionKind } from '#shared/questions/schema.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import type { SupportDialogProps } from '../../../../lib/support-slot.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { Points } from '../frame/points.tsx';
import { Section } from './section.tsx';
import { useBestQuestion } from './use-best-question.ts';

interface ListProps {
  readonly pack: Pack;
  readonly summary: Summary;
  readonly best: Best;
  readonly onReport: Report;
}

type Report = (question: NonNullable<SupportDialogProps['question']>) => void;

/** The game and its best question; null where the server doesn't have the game yet. */
type Best = { readonly gameId: string; readonly questionId: string | null } | null;

/** Each question with its answer and winner; only here can one be reported, so that a report can't avoid a question. */
export function QuestionList({ pack, summary, best, onReport }: ListProps) {
  const text = useText();
  const choose = useBestQuestion(best?.gameId ?? '');
  const bestButton = (question: PackQuestion) =>
    best !== null && (
      <BestButton
        question={question}
        isBest={best.questionId === question.id}
        onChoose={() => choose(best.questionId === question.id ? null : question.id)}
      />
    );
  return (
    <Section title={text.games.summary.questions.title} className="lg:col-span-2">
      {best !== null && <p className="mb-2 text-quiet">{text.games.summary.questions.bestLead}</p>}
      <ol className="grid gap-2.5 md:grid-cols-2">
        {summary.turns.map((turn) => (
          <PlayedQuestion
            key={turn.turn}
            pack={pack}
            turn={turn}
            isAfterObjection={summary.annulled.some(({ questionId }) => questionId === turn.swappedFromId)}
            bestButton={bestButton}
            onReport={onReport}
          />
        ))}
        {summary.lastQuestion && (
          <LastQuestion pack={pack} outcome={summary.lastQuestion} bestButton={bestButton} onReport={onReport} />
        )}
      </ol>
      <AnnulledQuestions pack={pack} annulled={summary.annulled} />
    </Section>
  );
}

function PlayedMedia({ kind, media: { url, alt } }: { kind: QuestionKind; media: NonNullable<PackQuestion['media']> }) {
  const { language } = useLanguage();
  const [isGone, setIsGone] = useState(false);
  // The library may have let it go since.
  if (isGone) return <p className="my-1 text-quiet">{alt[language]}</p>;
  const onError = () => setIsGone(true);
  if (kind === 'sound')
    return (
      <audio
        controls
        preload="none"
        src={url}
        aria-label={alt[language]}
        onError={onError}
        className="my-1 h-11 w-full max-w-80"
      />
    );
  if (kind === 'video')
    return (
      <video
        controls
        playsInline
        preload="none"
        src={url}
        aria-label={alt[language]}
        onError={onError}
        className="my-1 max-h-40 max-w-full rounded-lg"
      />
    );
  return (
    <img src={url} alt={alt[language]} loading="lazy" onError={onError} className="my-1 max-h-20 w-auto rounded-lg" />
  );
}

/** Questions that the host objected to: they brought no points. */
function AnnulledQuestions({ pack, annulled }: { pack: Pack; annulled: Summary['annulled'] }) {
  const text = useText().games;
  const { language } = useLanguage();
  if (annulled.length === 0) return null;
  return (
    <div className="mt-4 grid gap-1">
      <h3 className="text-xl">{text.summary.questions.annulled}</h3>
      <ul className="grid gap-1">
        {annulled.map(({ cellId, questionId, reason }) => {
          const cell = findOpenCell(pack, cellId);
          const question = cell && findQuestion(cell, questionId);
          return (
            <li key={questionId}>
              {question?.text[language]} <span className="text-quiet">({text.play.objection.reasons[reason]})</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface PlayedQuestionProps {
  readonly pack: Pack;
  readonly turn: TurnRecord;
  /** True for a reserve that came after an objection and not by flip. */
  readonly isAfterObjection: boolean;
  readonly bestButton: (question: PackQuestion) => ReactNode;
  readonly onReport: Report;
}

function PlayedQuestion({ pack, turn, isAfterObjection, bestButton, onReport }: PlayedQuestionProps) {
  const text = useText();
  const { language } = useLanguage();
  const { questions } = text.games.summary;
  const cell = findCell(pack, turn.cellId);
  const question = cell && findQuestion(cell, turn.questionId);
  if (!cell || !question) return null;
  const awarded = turn.awardedTo === null ? null : teamOf(pack, turn.awardedTo);
  const media = answerMedium(pack, question);
  return (
    <li data-team={awarded?.color} className="flex gap-3 rounded-2xl bg-well p-3 sm:p-4">
      <span aria-hidden="true" className={`w-2.5 flex-none rounded-full ${awarded ? 'team-weave' : 'bg-line'}`} />
      <div className="grid min-w-0 grow content-start">
        <p className="flex flex-wrap items-baseline gap-x-2 text-[0.92em] text-quiet">
          <span>{pack.categories[cell.categoryIndex]?.name[language]}</span>
          <Points value={cell.value} className="font-display font-extrabold text-saffron-text" />
          {question.id === cell.sister?.id && <span>{questions.young}</span>}
          {turn.swappedFromId !== null && !isAfterObjection && <span>{questions.swapped}</span>}
        </p>
        {media && <PlayedMedia kind={question.kind} media={media} />}
        <p className="font-semibold">{question.text[language]}</p>
        <p>
          <span className="text-quiet">{questions.answer}: </span>
          {answerOf(pack, question).answer[language]}
        </p>
        <Outcome turn={turn} awardedName={awarded?.name ?? null} />
        <span className="flex flex-wrap justify-end gap-x-2">
          {bestButton(question)}
          <ReportButton question={question} onReport={onReport} />
        </span>
      </div>
    </li>
  );
}

interface LastQuestionProps {
  readonly pack: Pack;
  readonly outcome: NonNullable<Summary['lastQuestion']>;
  readonly bestButton: (question: PackQuestion) => ReactNode;
  readonly onReport: Report;
}

/** The question after the board, with what it brought each team. */
function LastQuestion({ pack, outcome, bestButton, onReport }: LastQuestionProps) {
  const { language } = useLanguage();
  const { questions } = useText().games.summary;
  const cell = findOpenCell(pack, lastCellId);
  const question = cell && findQuestion(cell, outcome.questionId);
  if (!question) return null;
  return (
    <li className="flex gap-3 rounded-2xl bg-well p-3 sm:p-4">
      <span aria-hidden="true" className="w-2.5 flex-none rounded-full bg-saffron" />
      <div className="grid min-w-0 grow content-start">
        <p className="text-[0.92em] text-quiet">{questions.last}</p>
        <p className="font-semibold">{question.text[language]}</p>
        <p>
          <span className="text-quiet">{questions.answer}: </span>
          {answerOf(pack, question).answer[language]}
        </p>
        <ul>
          {outcome.results.map(({ teamIndex, isNearest, points }) => {
            const team = teamOf(pack, teamIndex);
            return (
              <li
                key={teamIndex}
                data-team={team.color}
                className="flex flex-wrap items-center gap-x-2 font-semibold text-team-text"
              >
                <Icon name={isNearest ? 'check' : 'dash'} />
                <UserText>{team.name}</UserText>
                <Points value={points} signed={points !== 0} />
              </li>
            );
          })}
        </ul>
        <span className="flex flex-wrap justify-end gap-x-2">
          {bestButton(question)}
          <ReportButton question={question} onReport={onReport} />
        </span>
      </div>
    </li>
  );
}

interface BestButtonProps {
  readonly question: PackQuestion;
  readonly isBest: boolean;
  readonly onChoose: () => void;
}

/** One tap by the host: the best question tonight. A second tap takes it back [WEEK-2]. */
function BestButton({ question, isBest, onChoose }: BestButtonProps) {
  const { language } = useLanguage();
  const { questions } = useText().games.summary;
  return (
    <Button
      variant="bare"
      icon="star"
      aria-pressed={isBest}
      className={`min-h-11 text-[0.92em] ${isBest ? 'text-saffron-text' : 'text-quiet'}`}
      onClick={onChoose}
    >
      {questions.best}
      <span className="sr-only">: {question.text[language]}</span>
    </Button>
  );
}

function ReportButton({ question, onReport }: { question: PackQuestion; onReport: Report }) {
  const { language } = useLanguage();
  const { questions } = useText().games.summary;
  return (
    <Button
      variant="bare"
      icon="report"
      className="justify-self-end min-h-11 text-[0.92em] text-quiet"
      onClick={() => onReport({ id: question.id, text: question.text[language] })}
    >
      {questions.report}
      <span className="sr-only">: {question.text[language]}</span>
    </Button>
  );
}

/** Who got the question, and for how many points. */
function Outcome({ turn, awardedName }: { turn: TurnRecord; awardedName: string | null }) {
  const { questions } = useText().games.summary;
  const isStolen = awardedName !== null && turn.awardedTo === turn.stealTeamIndex;
  return (
    <p
      className={`flex flex-wrap items-center gap-x-2 font-semibold ${awardedName === null ? 'text-quiet' : 'text-team-text'}`}
    >
      <Icon name={awardedName === null ? 'dash' : isStolen ? 'steal' : 'check'} />
      {awardedName === null ? questions.nobody : isStolen ? questions.stole(awardedName) : questions.gotIt(awardedName)}
      {turn.points > 0 && <Points value={turn.points} signed />}
    </p>
  );
}
