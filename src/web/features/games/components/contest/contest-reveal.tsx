import { contestOrder, datedEvents, rightPlaces, type DatedEvent } from '#shared/games/contest.ts';
import { openSecret, type PackQuestion } from '#shared/games/pack.ts';
import type { Commitment, OpenQuestion } from '#shared/games/state.ts';
import { shownYear } from '#shared/questions/year.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import { LtrValue } from '../../../../ui/value.tsx';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { CommitmentList, CommitmentRow } from './commitment-row.tsx';
import { useNumberOutcome } from './use-number-outcome.tsx';
import styles from './contest-reveal.module.css';

/** The events in their order, each with its year. */
export function RightOrder({ question }: { question: PackQuestion }) {
  const { language } = useLanguage();
  const localized = useLocalized();
  const { pack } = useGameContext();
  return (
    <ol data-answer className={styles.order}>
      {datedEvents(pack, question).map((event) => (
        <li key={event.id}>
          <b>
            <bdi>{shownYear(event.year, language)}</bdi>
          </b>
          <span>{localized(event.text)}</span>
        </li>
      ))}
    </ol>
  );
}

/** What each team had committed, and how near it was; of equally good answers, why one wins. */
export function ContestOutcome({ open, question }: { open: OpenQuestion; question: PackQuestion }) {
  const text = useText().games.question.contest;
  const { describe, missOf } = useOutcome(question);
  const { pack, state } = useGameContext();
  const winning = typeof open.verdict === 'number' ? open.commitments[open.verdict] : undefined;
  const isTied =
    winning !== undefined &&
    contestOrder(pack, state).some((teamIndex) => {
      const other = open.commitments[teamIndex];
      return teamIndex !== open.verdict && other !== undefined && missOf(other) === missOf(winning);
    });
  return (
    <CommitmentList within="answer">
      {contestOrder(pack, state).map((teamIndex) => {
        const commitment = open.commitments[teamIndex];
        const hasWon = open.verdict === teamIndex;
        const outcome = commitment === undefined ? null : describe(commitment);
        return (
          <CommitmentRow
            key={teamIndex}
            teamIndex={teamIndex}
            hasCommitted={commitment !== undefined}
            hasWon={hasWon}
            {...(outcome === null
              ? {}
              : { outcome: hasWon && isTied ? { ...outcome, note: text.earlierTurn(outcome.note) } : outcome })}
          />
        );
      })}
    </CommitmentList>
  );
}

function useOutcome(question: PackQuestion) {
  const text = useText().games.question.contest.order;
  const { pack } = useGameContext();
  const number = Number(openSecret(pack, question, 'number') ?? 0);
  const ofNumber = useNumberOutcome(number);
  const right: readonly DatedEvent[] = question.events ? datedEvents(pack, question) : [];
  const describe = (commitment: Commitment) => {
    if (typeof commitment === 'number') return ofNumber(commitment);
    const places = rightPlaces(commitment, right);
    return { shown: <LtrValue>{`${places}/${right.length}`}</LtrValue>, note: text.places(places) };
  };
  const missOf = (commitment: Commitment) =>
    typeof commitment === 'number' ? Math.abs(commitment - number) : right.length - rightPlaces(commitment, right);
  return { describe, missOf };
}
