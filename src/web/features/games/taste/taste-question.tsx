import { useId } from 'react';
import type { Act } from '#shared/games/commands.ts';
import { present } from '#shared/kernel/assert.ts';
import { teamOf } from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import type { Game, OpenQuestion } from '#shared/games/state.ts';
import { answeringTeam, optionViews } from '#shared/games/view.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { OptionRow, OptionRows } from '../components/question/option-row.tsx';
import styles from './taste-question.module.css';

interface QuestionProps {
  readonly game: Game;
  readonly open: OpenQuestion;
  readonly give: (act: Act) => void;
}

/** A question with its four options; a wrong one passes it to the other team. */
export function TasteQuestion({ game: { pack, state }, open, give }: QuestionProps) {
  const text = useText().taste;
  const { teamA, teamB } = useText().home.board;
  const { language } = useLanguage();
  const asked = useId();
  const team = present(answeringTeam(state), 'the team that answers');
  const nameOf = (index: number) => (index === 0 ? teamA : teamB);
  const isSteal = open.stage === 'steal';
  const { question } = openContext(pack, open);
  return (
    <div
      className={styles.question}
      data-team={teamOf(pack, team).color}
      data-steal={isSteal || undefined}
      role="group"
      aria-labelledby={asked}
    >
      <p className={styles.turn}>{isSteal ? text.stealBy(nameOf(team)) : text.turnOf(nameOf(team))}</p>
      <h3 id={asked} data-start tabIndex={-1} className={styles.text}>
        {question.text[language]}
      </h3>
      <OptionRows>
        {optionViews(pack, open).map(({ id, text: option, look, chosenBy }, index) => (
          <OptionRow
            key={id}
            mark={look === 'wrong' ? '✗' : (text.optionLetters[index] ?? '')}
            look={look}
            team={chosenBy === null ? undefined : teamOf(pack, chosenBy).color}
            note={chosenBy !== null && <small>{text.chosenBy(nameOf(chosenBy))}</small>}
            onPress={look === 'open' ? () => give({ type: 'choose', optionId: id }) : undefined}
          >
            {option?.[language] ?? ''}
          </OptionRow>
        ))}
      </OptionRows>
    </div>
  );
}
