import { useEffect, useRef } from 'react';
import type { OpenQuestion } from '#shared/games/state.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { RingClock } from './ring-clock.tsx';
import styles from './consultation-overlay.module.css';

/** A teammate is asked: the name and a separate clock, while the question's is stopped. */
export function ConsultationOverlay({
  consultation,
  isPaused,
}: {
  consultation: NonNullable<OpenQuestion['consultation']>;
  isPaused: boolean;
}) {
  const text = useText().games.question.consultation;
  const { isWriter, give } = useGameContext();
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => done.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={done} role="group" aria-label={text.titleNobody} className={styles.overlay}>
      <h2>{consultation.teammate === null ? text.titleNobody : text.title(consultation.teammate)}</h2>
      <RingClock clock={consultation.clock} isPaused={isPaused} />
      <p>{text.hint}</p>
      {isWriter && (
        <Button size="large" onClick={() => give({ type: 'endConsultation' })}>
          {text.end}
        </Button>
      )}
    </div>
  );
}
