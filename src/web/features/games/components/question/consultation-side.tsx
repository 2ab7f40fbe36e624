import { useEffect, useRef, type ReactNode } from 'react';
import type { OpenQuestion } from '#shared/games/state.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { QuestionSide, SideActs, SidePanel } from './question-side.tsx';
import { RingClock } from './ring-clock.tsx';
import styles from './consultation-side.module.css';

interface ConsultationSideProps {
  readonly consultation: NonNullable<OpenQuestion['consultation']>;
  readonly isPaused: boolean;
  /** Pauses and resumes. */
  readonly tools: ReactNode;
}

/** Beside the question while a teammate is asked: the name, and the consultation's clock in place of the question's. */
export function ConsultationSide({ consultation, isPaused, tools }: ConsultationSideProps) {
  const text = useText().games.question.consultation;
  const { isWriter, give } = useGameContext();
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => side.current?.querySelector<HTMLElement>('[data-end] button')?.focus(), []);
  return (
    <div ref={side} role="group" aria-label={text.titleNobody} className="contents">
      <QuestionSide>
        <SidePanel isWide>
          <h2 className={styles.title}>
            {consultation.teammate === null ? text.titleNobody : text.title(consultation.teammate)}
          </h2>
          <RingClock clock={consultation.clock} isPaused={isPaused} />
          <p className={styles.hint}>{text.hint}</p>
          {tools}
        </SidePanel>
        {isWriter && (
          <div data-end className="contents">
            <SideActs isWide>
              <Button onClick={() => give({ type: 'endConsultation' })}>{text.end}</Button>
            </SideActs>
          </div>
        )}
      </QuestionSide>
    </div>
  );
}
