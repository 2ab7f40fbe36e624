import type { ReactNode } from 'react';
import { teamOf } from '#shared/games/pack.ts';
import { useText } from '../../../../lib/language.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { TeamWeave } from '../../../../ui/team-weave.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useRoomOnScreen } from '../../rooms/room-context.tsx';
import styles from './commitment-row.module.css';

/** What a team had, and how near it was. */
export interface Outcome {
  readonly shown: ReactNode;
  readonly note: string;
}

interface CommitmentRowProps {
  readonly teamIndex: number;
  readonly hasCommitted: boolean;
  /** After the reveal. */
  readonly outcome?: Outcome;
  readonly hasWon?: boolean;
  /** What a row says before the reveal, if not that the team has answered or hasn't. */
  readonly words?: { readonly hidden: string; readonly waiting: string };
}

/** A team in a contest: whether it has answered, and after the reveal how near it came. */
export function CommitmentRow({ teamIndex, hasCommitted, outcome, hasWon = false, words }: CommitmentRowProps) {
  const { contest } = useText().games.question;
  const text = words ?? contest;
  const { pack } = useGameContext();
  const team = teamOf(pack, teamIndex);
  return (
    <li data-team={team.color} data-won={hasWon || undefined}>
      <TeamWeave className={styles.weave} />
      <UserText className="min-w-0 grow text-start leading-tight wrap-anywhere">{team.name}</UserText>
      {outcome ? <small>{outcome.note}</small> : <small>{hasCommitted ? text.hidden : text.waiting}</small>}
      {outcome ? (
        <b className="text-team-text">{outcome.shown}</b>
      ) : (
        hasCommitted && <Committed teamIndex={teamIndex} />
      )}
    </li>
  );
}

function Committed({ teamIndex }: { teamIndex: number }) {
  const room = useRoomOnScreen();
  return room === null ? (
    <Icon name="check" className="text-success" />
  ) : (
    <room.parts.CommitSeal teamIndex={teamIndex} />
  );
}

/** The teams of a contest: in a row beside a question, in columns under an answer, or one below the other. */
export function CommitmentList({ within, children }: { within?: 'question' | 'answer'; children: ReactNode }) {
  return (
    <ul className={styles.list} data-within={within}>
      {children}
    </ul>
  );
}
