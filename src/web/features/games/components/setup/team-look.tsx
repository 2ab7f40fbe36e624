import { useId } from 'react';
import { teamColors, teamEmblems } from '#shared/games/setup.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { TeamEmblem } from '../teams/team-emblem.tsx';
import type { TeamDraft } from './draft.ts';

interface TeamLookDialogProps {
  readonly team: TeamDraft;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChange: (team: TeamDraft) => void;
  readonly playersProblem: string | undefined;
}

/** Colour, emblem and players of a team, beside the page, so that nothing on it moves. */
export function TeamLookDialog({ team, title, open, onClose, onChange, playersProblem }: TeamLookDialogProps) {
  const words = useText().games.setup;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <Button icon="check" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p data-team={team.color} className="flex items-center gap-3 text-team-text">
          <TeamBadge team={team} className="size-16" />
          <UserText className="font-display text-2xl font-extrabold">{team.name}</UserText>
        </p>
        <Swatches
          label={words.teams.color}
          options={teamColors}
          value={team.color}
          name={(color) => words.colors[color]}
          onChange={(color) => onChange({ ...team, color })}
          draw={(color) => <span data-team={color} className="team-weave block size-9 rounded-lg" />}
        />
        <Swatches
          label={words.teams.emblem}
          options={teamEmblems}
          value={team.emblem}
          name={(emblem) => words.emblems[emblem]}
          onChange={(emblem) => onChange({ ...team, emblem })}
          draw={(emblem) => <TeamEmblem emblem={emblem} className="block size-9" />}
        />
        <TextField
          label={words.teams.players}
          hint={words.teams.playersHint}
          value={team.players}
          autoComplete="off"
          error={playersProblem}
          onChange={(event) => onChange({ ...team, players: event.target.value })}
        />
      </div>
    </Dialog>
  );
}

/** A team's emblem on its own cloth. */
export function TeamBadge({ team, className = '' }: { team: TeamDraft; className?: string }) {
  return (
    <span
      data-team={team.color}
      className={`team-cloth grid flex-none place-items-center rounded-xl text-team-text ${className}`}
    >
      <TeamEmblem emblem={team.emblem} className="block size-3/4" />
    </span>
  );
}

interface SwatchesProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly value: Value;
  readonly name: (value: Value) => string;
  readonly draw: (value: Value) => React.ReactNode;
  readonly onChange: (value: Value) => void;
}

function Swatches<Value extends string>({ label, options, value, name, draw, onChange }: SwatchesProps<Value>) {
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            title={name(option)}
            className={[
              'relative grid size-13 cursor-pointer place-items-center rounded-xl bg-well',
              'shadow-[inset_0_0_0_1.5px_var(--edge)] has-checked:shadow-[inset_0_0_0_3px_var(--saffron-text)]',
              'has-focus-visible:outline-3 has-focus-visible:outline-saffron-text',
            ].join(' ')}
          >
            <input
              type="radio"
              name={group}
              value={option}
              checked={option === value}
              aria-label={name(option)}
              onChange={() => onChange(option)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-xl outline-none"
            />
            <span aria-hidden="true" className="pointer-events-none">
              {draw(option)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
