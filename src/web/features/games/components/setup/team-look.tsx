import { maxOthersPoints } from '#shared/games/scoring.ts';
import { teamColors, teamEmblems } from '#shared/games/setup.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Switch } from '../../../../ui/choice.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Swatches } from '../../../../ui/swatches.tsx';
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
  /** A gang plays: its members are the players. */
  readonly hasMembers: boolean;
}

/** Colour, emblem, players and questions of a team, beside the page, so that nothing on it moves. */
export function TeamLookDialog(props: TeamLookDialogProps) {
  const { team, title, open, onClose, onChange, playersProblem, hasMembers } = props;
  const words = useText().gameSetup;
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
        <Switch
          label={words.teams.young}
          hint={words.teams.youngHint(maxOthersPoints)}
          checked={team.isYoung}
          onChange={(isYoung) => onChange({ ...team, isYoung })}
        />
        {!hasMembers && (
          <TextField
            label={words.teams.players}
            hint={words.teams.playersHint}
            value={team.players}
            autoComplete="off"
            error={playersProblem}
            onChange={(event) => onChange({ ...team, players: event.target.value })}
          />
        )}
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
