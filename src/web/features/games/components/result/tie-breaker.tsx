import { useState } from 'react';
import { present } from '#shared/kernel/assert.ts';
import { tieBreakAnswer, winners } from '#shared/games/tie-break.ts';
import { formatNumber } from '#shared/i18n/format.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { TeamWeave } from '../../../../ui/team-weave.tsx';
import { NumberValue, UserText } from '../../../../ui/value.tsx';
import { readWholeNumber } from '../../engine/whole-number.ts';
import { teamOf, useLocalized, useTable } from '../../engine/table.tsx';

/** The closest number wins: each team types its own unseen, then all are shown with the right one. */
export function TieBreaker() {
  const text = useText().games.play.tieBreak;
  const localized = useLocalized();
  const { pack, state } = useTable();
  const answer = tieBreakAnswer(pack, state);
  const tieBreak = present(state.tieBreak, 'the tie-breaker');
  const unit = pack.tieBreaker.unit ? localized(pack.tieBreaker.unit) : '';
  return (
    <>
      {answer === null && <h2>{text.title}</h2>}
      <p className="!text-ink">{localized(pack.tieBreaker.text)}</p>
      {answer !== null && <p>{text.answer}: <b className="font-display text-[1.6em] text-success"><NumberValue value={answer} /> {unit}</b></p>}
      <ul className="tie-list">
        {tieBreak.teamIndexes.map((teamIndex) => <TieRow key={teamIndex} teamIndex={teamIndex} answer={answer} />)}
      </ul>
    </>
  );
}

/** The next team's number, unseen by the others. */
export function TieEntry() {
  const text = useText().games.play.tieBreak;
  const localized = useLocalized();
  const { pack, state, isWriter } = useTable();
  const tieBreak = present(state.tieBreak, 'the tie-breaker');
  const next = tieBreak.teamIndexes.find((index) => tieBreak.numbers[index] === undefined);
  const unit = pack.tieBreaker.unit ? localized(pack.tieBreaker.unit) : '';
  return (
    <>
      <p>{text.lead}</p>
      {next !== undefined && isWriter && <NumberForm key={next} teamIndex={next} unit={unit} />}
    </>
  );
}

function TieRow({ teamIndex, answer }: { teamIndex: number; answer: number | null }) {
  const text = useText().games.play.tieBreak;
  const { language } = useLanguage();
  const { pack, state } = useTable();
  const team = teamOf(pack, teamIndex);
  const number = state.tieBreak?.numbers[teamIndex];
  const hasWon = answer !== null && winners(pack, state).includes(teamIndex);
  const off = answer === null || number === undefined ? null : Math.abs(number - answer);
  return (
    <li data-team={team.color} data-won={hasWon || undefined}>
      <TeamWeave />
      <UserText className="min-w-0 grow truncate text-start">{team.name}</UserText>
      {off === null && <small>{number === undefined ? text.waiting : text.hidden}</small>}
      {off === null && number !== undefined && <Icon name="check" className="text-success" />}
      {off !== null && <small>{off === 0 ? text.exact : text.off(formatNumber(off, language))}</small>}
      {off !== null && <NumberValue value={number ?? 0} className="text-team-text" />}
    </li>
  );
}

function NumberForm({ teamIndex, unit }: { teamIndex: number; unit: string }) {
  const text = useText().games.play.tieBreak;
  const { pack, give } = useTable();
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const team = teamOf(pack, teamIndex);
  const number = readWholeNumber(typed);
  const commit = (event: React.SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (number !== null) give({ type: 'commitNumber', teamIndex, number });
  };
  return (
    <form noValidate data-team={team.color} className="tie-form" onSubmit={commit}>
      <label htmlFor="tie-number" className="font-semibold text-team-text">{text.turnTo(team.name)} {unit !== '' && `(${unit})`}</label>
      <input
        id="tie-number" className="control [-webkit-text-security:disc]" dir="ltr" inputMode="numeric" autoComplete="off" autoFocus maxLength={14}
        aria-invalid={isChecked && number === null} aria-describedby="tie-number-error" value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isChecked && number === null && <p id="tie-number-error" role="alert" className="!text-danger">{text.numberMissing}</p>}
      <Button type="submit" size="large">{text.commit}</Button>
    </form>
  );
}
