import { maxTeamNameLength, maxTeams, minTeams } from '#shared/games/setup.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { UserText } from '../../../../ui/value.tsx';
import { withColor, withTeamCount, type Draft, type Problems, type TeamDraft } from './draft.ts';
import { Segments } from './segments.tsx';
import { TeamBadge, TeamLookDialog } from './team-look.tsx';
import { problemText } from './team-problem.ts';
import styles from './team-editor.module.css';

interface TeamsEditorProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly problems: Problems;
  /** Present if the host's latest game had other teams. */
  readonly onLastTeams: (() => void) | undefined;
  /** Index of the team whose look is being changed. */
  readonly openLook: number | null;
  readonly onOpenLook: (index: number | null) => void;
}

const counts = Array.from({ length: maxTeams - minTeams + 1 }, (_, index) => minTeams + index);

/** How many teams, their names and looks, and the host's own one. */
export function TeamsEditor(props: TeamsEditorProps) {
  const { draft, onChange, problems, onLastTeams, openLook, onOpenLook } = props;
  const text = useText().gameSetup;
  const words = text.teams;
  const changeTeam = (index: number, changed: TeamDraft) =>
    onChange(
      changed.color === draft.teams[index]?.color
        ? { ...draft, teams: draft.teams.map((each, place) => (place === index ? changed : each)) }
        : withColor(draft, index, changed.color),
    );
  return (
    <section aria-label={words.title} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{words.title}</h2>
        {onLastTeams !== undefined && (
          <Button variant="bare" icon="history" className="text-base" onClick={onLastTeams}>
            {words.last}
          </Button>
        )}
      </div>
      <Segments
        label={words.count}
        isLabelHidden
        value={String(draft.teams.length)}
        onChange={(count) => onChange(withTeamCount(draft, Number(count), words.names))}
        options={counts.map((count) => ({ value: String(count), label: words.countOf(count) }))}
      />
      <ul className="grid gap-2">
        {draft.teams.map((team, index) => (
          <TeamRow
            key={index}
            number={index + 1}
            team={team}
            problem={problemText(text.problems, 'name', problems, index)}
            onChange={(changed) => changeTeam(index, changed)}
            members={draft.gang?.teams[index] ?? null}
            onOpenLook={() => onOpenLook(index)}
          />
        ))}
      </ul>
      <Segments
        label={words.host}
        hint={words.hostHint}
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
      {draft.teams.map((team, index) => (
        <TeamLookDialog
          key={index}
          team={team}
          title={words.lookOf(team.name.trim() || words.team(index + 1))}
          open={openLook === index}
          onClose={() => onOpenLook(null)}
          onChange={(changed) => changeTeam(index, changed)}
          playersProblem={problemText(text.problems, 'players', problems, index)}
          hasMembers={draft.gang !== null}
        />
      ))}
    </section>
  );
}

interface TeamRowProps {
  readonly number: number;
  readonly team: TeamDraft;
  readonly problem: string | undefined;
  /** Of the gang that plays; null without one. */
  readonly members: readonly { readonly id: string; readonly name: string }[] | null;
  readonly onChange: (team: TeamDraft) => void;
  readonly onOpenLook: () => void;
}

function TeamRow({ number, team, problem, members, onChange, onOpenLook }: TeamRowProps) {
  const { problems, teams: words } = useText().gameSetup;
  const problemId = `setup-team-${number}-problem`;
  return (
    <li className="grid gap-1">
      <div data-team={team.color} className={styles.row}>
        <button
          type="button"
          aria-label={words.lookOf(team.name.trim() || words.team(number))}
          aria-haspopup="dialog"
          className={styles.look}
          onClick={onOpenLook}
        >
          <TeamBadge team={team} className="size-12" />
          <Icon name="edit" className={styles.pen} />
        </button>
        <input
          aria-label={words.name}
          value={team.name}
          maxLength={maxTeamNameLength * 2}
          autoComplete="off"
          dir="auto"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          className="control min-w-0 grow"
          onChange={(event) => onChange({ ...team, name: event.target.value })}
        />
      </div>
      {team.isYoung && <p className="ps-2 text-sm font-semibold text-saffron-text">{words.young}</p>}
      {members !== null && members.length > 0 && (
        <p className={styles.members}>
          {members.map(({ id, name }) => (
            <UserText key={id}>{name}</UserText>
          ))}
        </p>
      )}
      {members?.length === 0 && (
        <p
          data-no-members=""
          tabIndex={-1}
          className="text-[max(0.95em,var(--least-text,0px))] font-semibold text-danger"
        >
          {problems.noMembers}
        </p>
      )}
      {problem !== undefined && (
        <p id={problemId} role="alert" className="text-[max(0.95em,var(--least-text,0px))] font-semibold text-danger">
          {problem}
        </p>
      )}
    </li>
  );
}
