import { contestOrder } from '#shared/games/contest.ts';
import { openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { nextToCommit } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { FitText } from '../question/fit-text.tsx';
import { CommitmentList, CommitmentRow } from './commitment-row.tsx';
import { NumberForm } from './number-form.tsx';
import { OrderBoard } from './order-board.tsx';
import styles from './contest-body.module.css';

/** A question for every team at once: each commits its own answer unseen, and the nearest wins the tile. */
export function ContestBody({ open }: { open: OpenQuestion }) {
  const text = useText().games.question.contest;
  const localized = useLocalized();
  const { pack, state, isWriter } = useGameContext();
  const { question } = openContext(pack, open);
  const next = nextToCommit(pack, state);
  const unit = question.unit ? localized(question.unit) : '';
  return (
    <div className={styles.contest} data-kind={question.events ? 'order' : 'number'}>
      <FitText key={localized(question.text)} kind={question.events ? text.order.kind : text.number.kind}>
        {localized(question.text)}
      </FitText>
      {question.events && <OrderBoard key={next ?? 'done'} events={question.events} teamIndex={next} />}
      <div className={styles.teams}>
        {!question.events && next !== null && isWriter && <NumberForm key={next} teamIndex={next} unit={unit} />}
        <CommitmentList within="question">
          {contestOrder(pack, state).map((teamIndex) => (
            <CommitmentRow
              key={teamIndex}
              teamIndex={teamIndex}
              hasCommitted={open.commitments[teamIndex] !== undefined}
            />
          ))}
        </CommitmentList>
      </div>
    </div>
  );
}
