import { useState, type SubmitEvent } from 'react';
import type { Pack } from '#shared/games/pack.ts';
import { seatLabels } from '#shared/rooms/seat-labels.ts';
import { maxSeatNameLength, seatName, type HostRoom } from '#shared/rooms/schema.ts';
import { useCodeText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { UserText } from '../../../ui/value.tsx';
import { TeamEmblem } from '../components/teams/team-emblem.tsx';
import { RoomSwitch } from './room-switch.tsx';
import { useShownRoom } from './use-shown-room.ts';
import styles from './seat-row.module.css';

export type ShownSeat = HostRoom['seats'][number];

interface SeatRowProps {
  readonly seat: ShownSeat;
  readonly pack: Pack;
  /** Of a finished game: there are no teams to move to, and no parts to give. */
  readonly isOver: boolean;
  readonly onRemove: () => void;
}

/** A seat, with a button that opens its form below the name, and one that removes it at once. */
export function SeatRow({ seat, pack, isOver, onRemove }: SeatRowProps) {
  const { seats: text, remote, judge, captain } = useText().rooms;
  const { state, known } = useShownRoom();
  const [isEditing, setIsEditing] = useState(false);
  // As hints and races call it, where two of a team have one name.
  const name = seatLabels(known?.seats ?? []).get(seat.id) ?? seat.name;
  const isAway = !isOver && (!seat.isHere || state !== 'open');
  return (
    <li className={styles.seat} data-away={isAway || undefined}>
      <TeamEmblem emblem={seat.emblem} className={styles.emblem} />
      <span className={styles.name}>
        <UserText>{name}</UserText>
        {!isOver && seat.isRemote && <RoleSign icon="remote" label={remote.label} />}
        {!isOver && seat.isJudge && <RoleSign icon="judge" label={judge.label} />}
        {!isOver && seat.isCaptain && <RoleSign icon="crown" label={captain.label} />}
        {isAway && <small>{text.away}</small>}
      </span>
      <IconButton
        icon="edit"
        label={text.edit(name)}
        aria-expanded={isEditing}
        data-edit-seat={seat.id}
        disabled={state !== 'open'}
        className="size-11"
        onClick={() => setIsEditing(!isEditing)}
      />
      <IconButton
        icon="close"
        label={text.remove(name)}
        // Arrow keys come to it only from the button before it.
        data-beside=""
        disabled={state !== 'open'}
        className="size-11"
        onClick={onRemove}
      />
      {isEditing && <SeatEditor seat={seat} pack={pack} isOver={isOver} onDone={() => setIsEditing(false)} />}
    </li>
  );
}

/** In the place of a seat that was just removed, without its name: brings it back. */
export function RemovedRow({ seat, onRestore }: { seat: ShownSeat; onRestore: () => Promise<unknown> }) {
  const { seats: text } = useText().rooms;
  const { state } = useShownRoom();
  const [isBusy, setIsBusy] = useState(false);
  const restore = async () => {
    setIsBusy(true);
    await onRestore();
    setIsBusy(false);
  };
  return (
    <li className={styles.seat} data-removed="">
      <span className={styles.name}>{text.removed}</span>
      <Button
        variant="quiet"
        icon="undo"
        busy={isBusy}
        disabled={state !== 'open'}
        data-edit-seat={seat.id}
        onClick={() => void restore()}
      >
        {text.restore}
      </Button>
    </li>
  );
}

function RoleSign({ icon, label }: { icon: IconName; label: string }) {
  return (
    <small className={styles.role}>
      <Icon name={icon} />
      {label}
    </small>
  );
}

type SeatEditorProps = Omit<SeatRowProps, 'onRemove'> & { readonly onDone: () => void };

/** Another name, another team, the remote, the judging, the captain's part. */
function SeatEditor({ seat, pack, isOver, onDone }: SeatEditorProps) {
  const { seats: text, remote } = useText().rooms;
  const codeText = useCodeText();
  const { changeSeat } = useShownRoom();
  const [name, setName] = useState(seat.name);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (changing: Promise<boolean>) => {
    setIsBusy(true);
    if (await changing) onDone();
    setIsBusy(false);
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = seatName.safeParse(name);
    setProblem(parsed.error?.issues[0]?.message);
    if (parsed.success && !isBusy) void change(changeSeat(seat.id, { name: parsed.data }));
  };
  const move = (teamIndex: number | null) =>
    changeSeat(seat.id, { teamIndex, ...(seat.isJudge && teamIndex !== null ? { isJudge: false } : {}) });
  const places = [
    ...pack.teams.map((team, index) => ({ index, name: team.name })),
    { index: null, name: text.onlooker },
  ];
  return (
    <form noValidate className={styles.editor} onSubmit={save}>
      <div className={styles.rename}>
        <TextField
          label={text.name}
          error={codeText(problem)}
          value={name}
          maxLength={maxSeatNameLength * 2}
          autoComplete="off"
          className="grow"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {text.save}
        </Button>
      </div>
      {!isOver && (
        <>
          <div role="group" aria-label={text.team} className={styles.places}>
            {places.map((place) => (
              <button
                key={place.index}
                type="button"
                aria-pressed={place.index === seat.teamIndex}
                data-team={place.index === null ? undefined : pack.teams[place.index]?.color}
                disabled={isBusy}
                onClick={() => (place.index === seat.teamIndex ? onDone() : void change(move(place.index)))}
              >
                <UserText>{place.name}</UserText>
              </button>
            ))}
          </div>
          <div>
            <RoomSwitch
              label={remote.label}
              hint={remote.hint}
              checked={seat.isRemote}
              change={(isRemote) => changeSeat(seat.id, { isRemote })}
            />
            <JudgeSwitch seat={seat} pack={pack} />
            <CaptainSwitch seat={seat} />
          </div>
        </>
      )}
    </form>
  );
}

/** Where options are tapped the screen judges, so that there is no part to give [ROOM-7]. */
function JudgeSwitch({ seat, pack }: Pick<SeatRowProps, 'seat' | 'pack'>) {
  const text = useText().rooms.judge;
  const { changeSeat } = useShownRoom();
  if (pack.answerMode === 'choices' && !seat.isJudge)
    return <p className="py-2 text-sm text-quiet">{text.inChoices}</p>;
  return (
    <RoomSwitch
      label={text.label}
      hint={seat.teamIndex === null ? text.hint : text.hintForPlayer}
      checked={seat.isJudge}
      change={(isJudge) => changeSeat(seat.id, { ...(isJudge ? { teamIndex: null } : {}), isJudge })}
    />
  );
}

/** A team always has a captain: switched off, the part goes to a teammate whose phone is there [VOTE-2]. */
function CaptainSwitch({ seat }: { seat: ShownSeat }) {
  const text = useText().rooms.captain;
  const { known, changeSeat } = useShownRoom();
  if (seat.teamIndex === null) return null;
  const heir = known?.seats.find(
    ({ id, teamIndex, isHere }) => id !== seat.id && teamIndex === seat.teamIndex && isHere,
  );
  if (seat.isCaptain ? heir === undefined : !seat.isHere)
    return seat.isCaptain && <p className="text-sm text-quiet">{text.alone}</p>;
  const next = seat.isCaptain ? heir : seat;
  return (
    <RoomSwitch
      label={text.label}
      hint={seat.isCaptain ? text.hintOn : text.hint}
      checked={seat.isCaptain}
      change={() => changeSeat(next?.id ?? seat.id, { isCaptain: true })}
    />
  );
}
