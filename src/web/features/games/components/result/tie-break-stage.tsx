import { present } from '#shared/kernel/assert.ts';
import { useText } from '../../../../lib/language.ts';
import { CategoryArt } from '../../../../ui/category-art.tsx';
import { SaduBand } from '../../../../ui/sadu-band.tsx';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { CommitmentList } from '../contest/commitment-row.tsx';
import { NumberForm } from '../contest/number-form.tsx';
import { FitText } from '../question/fit-text.tsx';
import { TieRow } from './tie-breaker.tsx';
import styles from './tie-break-stage.module.css';

/** The decider of a tie, alone on the stage in its own light: each tied team types its number, unseen by the others. */
export function TieBreakStage() {
  const text = useText().games.play.tieBreak;
  const localized = useLocalized();
  const { pack, state, isWriter } = useGameContext();
  const { teamIndexes, numbers } = present(state.tieBreak, 'the tie-breaker');
  const next = teamIndexes.find((index) => numbers[index] === undefined);
  const question = localized(pack.tieBreaker.text);
  const unit = pack.tieBreaker.unit ? localized(pack.tieBreaker.unit) : '';
  return (
    <section className={styles.stage}>
      <span aria-hidden="true" className={styles.light} />
      <CategoryArt name="tie-break" className={styles.backdrop} />
      <SaduBand className={styles.teeth} />
      <header className={styles.head}>
        <h2>{text.title}</h2>
        <p>{text.lead}</p>
      </header>
      <FitText key={question}>{question}</FitText>
      <div className={styles.foot}>
        {next !== undefined && isWriter && <NumberForm key={next} teamIndex={next} unit={unit} />}
        <CommitmentList>
          {teamIndexes.map((teamIndex) => (
            <TieRow key={teamIndex} teamIndex={teamIndex} answer={null} />
          ))}
        </CommitmentList>
      </div>
    </section>
  );
}
