import { useId } from 'react';
import { maxTeamNameLength, maxTeams, minTeams, teamColors, teamEmblems } from '#shared/games/setup.ts';
import { useText } from '../../../../lib/language.ts';
import { RadioCards } from '../../../../ui/choice.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { TeamEmblem } from '../teams/team-emblem.tsx';
import { withColor, withTeamCount, type Draft, type Problems, type TeamDraft } from './draft.ts';

interface TeamsEditorProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly problems: Problems;
}

const counts = Array.from({ length: maxTeams - minTeams + 1 }, (_, index) => minTeams + index);

export function TeamsEditor({ draft, onChange, problems }: TeamsEditorProps) {
  const text = useText();
  const words = text.games.setup.teams;
  return (
    <section aria-label={words.title} className="grid gap-5">
      <h2 className="text-2xl">{words.title}</h2>
      <RadioCards
        label={words.count}
        className="max-w-xl"
        value={String(draft.teams.length)}
        onChange={(count) => onChange(withTeamCount(draft, Number(count), words.names))}
        options={counts.map((count) => ({ value: String(count), label: words.countOf(count) }))}
      />
      <div className="grid gap-4 md:grid-cols-2">
        {draft.teams.map((team, index) => (
          <TeamEditor
            key={index}
            number={index + 1}
            team={team}
            problemOf={(field) => problemText(text.games.setup.problems, field, problems, index)}
            onChange={(changed) =>
              onChange(
                changed.color === team.color
                  ? { ...draft, teams: draft.teams.map((each, place) => (place === index ? changed : each)) }
                  : withColor(draft, index, changed.color),
              )
            }
          />
        ))}
      </div>
      <RadioCards
        label={words.host}
        value={String(draft.hostTeamIndex)}
        onChange={(value) => onChange({ ...draft, hostTeamIndex: value === 'null' ? null : Number(value) })}
        options={[
          ...draft.teams.map((team, index) => ({
            value: String(index),
            label: <UserText>{team.name.trim() || words.team(index + 1)}</UserText>,
          })),
          { value: 'null', label: words.hostOnly },
        ]}
      />
      <p className="-mt-3 text-[0.95em] text-quiet">{words.hostHint}</p>
    </section>
  );
}

interface TeamEditorProps {
  readonly number: number;
  readonly team: TeamDraft;
  readonly onChange: (team: TeamDraft) => void;
  readonly problemOf: (field: 'name' | 'players') => string | undefined;
}

function TeamEditor({ number, team, onChange, problemOf }: TeamEditorProps) {
  const words = useText().games.setup;
  return (
    <fieldset data-team={team.color} className="card relative grid gap-4 overflow-hidden p-5 ps-8">
      <span aria-hidden="true" className="team-weave absolute inset-y-0 start-0 w-3.5" />
      <legend className="sr-only">{words.teams.team(number)}</legend>
      <div className="flex items-end gap-3">
        <TeamEmblem emblem={team.emblem} className="mb-1 size-12 flex-none text-team-text" />
        <TextField
          label={words.teams.name}
          value={team.name}
          maxLength={maxTeamNameLength * 2}
          autoComplete="off"
          className="grow"
          error={problemOf('name')}
          onChange={(event) => onChange({ ...team, name: event.target.value })}
        />
      </div>
      <details className="group" open={problemOf('players') !== undefined || undefined}>
        <summary className="flex min-h-11 list-none items-center gap-2 font-semibold text-saffron-text">
          <Icon name="down" className="transition-transform group-open:rotate-180" />
          {words.teams.look}
        </summary>
        <div className="grid gap-4 pt-2">
          <Swatches
            label={words.teams.color}
            options={teamColors}
            value={team.color}
            name={(color) => words.colors[color]}
            onChange={(color) => onChange({ ...team, color })}
            draw={(color) => <span data-team={color} className="team-weave size-8 rounded-lg" />}
          />
          <Swatches
            label={words.teams.emblem}
            options={teamEmblems}
            value={team.emblem}
            name={(emblem) => words.emblems[emblem]}
            onChange={(emblem) => onChange({ ...team, emblem })}
            draw={(emblem) => <TeamEmblem emblem={emblem} className="size-7" />}
          />
          <TextField
            label={words.teams.players}
            hint={words.teams.playersHint}
            value={team.players}
            autoComplete="off"
            error={problemOf('players')}
            onChange={(event) => onChange({ ...team, players: event.target.value })}
          />
        </div>
      </details>
    </fieldset>
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
              'relative grid size-12 cursor-pointer place-items-center rounded-xl bg-well',
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

type ProblemWords = ReturnType<typeof useText>['games']['setup']['problems'];

function problemText(
  words: ProblemWords,
  field: 'name' | 'players',
  problems: Problems,
  index: number,
): string | undefined {
  const [, code] =
    Object.entries(problems).find(
      ([path]) => path === `teams.${index}.${field}` || path.startsWith(`teams.${index}.${field}.`),
    ) ?? [];
  if (code === undefined) return undefined;
  if (field === 'players')
    return code === 'too_big'
      ? words.playersTooMany
      : code === 'games/name-invisible'
        ? words.nameInvisible
        : words.playerTooLong;
  switch (code) {
    case 'games/name-missing':
    case 'too_small':
      return words.nameMissing;
    case 'games/name-too-long':
    case 'too_big':
      return words.nameTooLong;
    case 'games/name-invisible':
      return words.nameInvisible;
    case 'games/name-taken':
      return words.nameTaken;
    default:
      return words.unknown;
  }
}
