import { useState } from 'react';
import { maxNumber } from '#shared/games/commands.ts';
import { teamOf } from '#shared/games/pack.ts';
import { useText } from '../../../../lib/language.ts';
import { readWholeNumber } from '../../../../lib/whole-number.ts';
import { Button } from '../../../../ui/button.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import styles from './number-form.module.css';

/** One team types its number; what it types is never readable on the screen. */
export function NumberForm({ teamIndex, unit }: { teamIndex: number; unit: string }) {
  const text = useText().games.question.contest.number;
  const { pack, give } = useGameContext();
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const team = teamOf(pack, teamIndex);
  const whole = readWholeNumber(typed);
  const number = whole === null || Math.abs(whole) > maxNumber ? null : whole;
  const commit = (event: React.SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (number !== null) give({ type: 'commitNumber', teamIndex, number });
  };
  return (
    <form noValidate data-commit-form data-team={team.color} className={styles.form} onSubmit={commit}>
      <label htmlFor="committed-number" className="font-semibold text-team-text">
        {text.turnTo(team.name)} {unit !== '' && `(${unit})`}
      </label>
      <input
        id="committed-number"
        className="control"
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        autoFocus
        maxLength={14}
        aria-invalid={isChecked && number === null}
        aria-describedby="committed-number-error"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isChecked && number === null && (
        <p id="committed-number-error" role="alert" className="text-danger">
          {text.missing}
        </p>
      )}
      <Button type="submit" size="large">
        {text.commit}
      </Button>
    </form>
  );
}
