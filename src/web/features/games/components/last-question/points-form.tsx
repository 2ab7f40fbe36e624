import { useState } from 'react';
import { maxPoints, pointsStep } from '#shared/games/last-question.ts';
import { teamOf } from '#shared/games/pack.ts';
import { useText } from '../../../../lib/language.ts';
import { readWholeNumber } from '../../../../lib/whole-number.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import styles from './points-form.module.css';

/** One team chooses its points: typed, or counted in steps by a remote; never readable on the screen. */
export function PointsForm({ teamIndex }: { teamIndex: number }) {
  const text = useText().games.play.lastQuestion;
  const { pack, state, give } = useGameContext();
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const team = teamOf(pack, teamIndex);
  const max = maxPoints(state.scores[teamIndex] ?? 0);
  const points = readPoints(typed, max);
  const isWrong = isChecked && points === null;
  const commit = (event: React.SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (max === 0) give({ type: 'commitPoints', teamIndex, points: 0 });
    else if (points !== null) give({ type: 'commitPoints', teamIndex, points });
  };
  const moveBy = (by: number) => {
    const from = Math.floor((readWholeNumber(typed) ?? 0) / pointsStep) * pointsStep;
    setTyped(String(Math.min(max, Math.max(0, from + by))));
  };
  if (max === 0)
    return (
      <form data-commit-form data-team={team.color} className={styles.form} onSubmit={commit}>
        <h3 className={styles.label}>{text.turnTo(team.name)}</h3>
        <p>{text.nothing}</p>
        <Button type="submit" size="large" autoFocus>
          {text.commitNothing}
        </Button>
      </form>
    );
  return (
    <form noValidate data-commit-form data-team={team.color} className={styles.form} onSubmit={commit}>
      <label htmlFor="committed-points" className={styles.label}>
        {text.turnTo(team.name)}
      </label>
      <div className={styles.entry}>
        <IconButton icon="minus" label={text.less} className={styles.step} onClick={() => moveBy(-pointsStep)} />
        <input
          id="committed-points"
          className="control"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          maxLength={6}
          aria-invalid={isWrong}
          aria-describedby="committed-points-range"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <IconButton icon="plus" label={text.more} className={styles.step} onClick={() => moveBy(pointsStep)} />
      </div>
      <p
        id="committed-points-range"
        role={isWrong ? 'alert' : undefined}
        className={isWrong ? 'text-danger' : undefined}
      >
        {isWrong ? text.invalid(max) : text.range(max)}
      </p>
      <Button type="submit" size="large">
        {text.commit}
      </Button>
    </form>
  );
}

/** What was typed, or null if the team may not commit it. */
function readPoints(typed: string, max: number): number | null {
  const points = readWholeNumber(typed);
  return points === null || points < 0 || points > max || points % pointsStep !== 0 ? null : points;
}
