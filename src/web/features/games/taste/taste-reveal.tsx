import { useId } from 'react';
import type { Act } from '#shared/games/commands.ts';
import { teamOf } from '#shared/games/pack.ts';
import type { Game, OpenQuestion } from '#shared/games/state.ts';
import { awardChoices, revealedAnswer, tilesLeft } from '#shared/games/view.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Points } from '../components/frame/points.tsx';
import { TeamEmblem } from '../components/teams/team-emblem.tsx';
import styles from './taste-reveal.module.css';

interface RevealProps {
  readonly game: Game;
  readonly open: OpenQuestion;
  readonly give: (act: Act) => void;
}

/** The revealed answer, the team that was right, if any, with its points, and the explanation. */
export function TasteReveal({ game: { pack, state }, open, give }: RevealProps) {
  const text = useText().taste;
  const { teamA, teamB } = useText().home.board;
  const { language } = useLanguage();
  const told = useId();
  const verdict = open.verdict ?? null;
  const winner = verdict === null ? null : teamOf(pack, verdict);
  const points = awardChoices(pack, state).find(({ teamIndex }) => teamIndex === verdict)?.points;
  const revealed = revealedAnswer(pack, open);
  return (
    <div className={styles.reveal} data-team={winner?.color} data-won={winner !== null || undefined}>
      <div id={told} className={styles.told}>
        <p className={styles.verdict}>
          {winner && <TeamEmblem emblem={winner.emblem} className={styles.sign} />}
          {verdict === null ? text.nobody : text.wonBy(verdict === 0 ? teamA : teamB)}
          {points !== undefined && <Points value={points} signed />}
        </p>
        <p data-answer className={styles.answer}>
          {revealed?.answer[language]}
        </p>
        <p className={styles.explanation}>{revealed?.explanation?.[language]}</p>
      </div>
      <Button
        size="large"
        data-start
        aria-describedby={told}
        className="justify-self-center"
        onClick={() => give({ type: 'award', teamIndex: verdict })}
      >
        {tilesLeft(pack, state) > 1 ? text.next : text.result}
      </Button>
    </div>
  );
}
