import { RefreshCw } from 'lucide-react';
import { useEffect, useId, useRef, useState, type Ref } from 'react';
import type { TeamEmblem as Emblem } from '#shared/games/team-looks.ts';
import type { Room } from '#shared/rooms/schema.ts';
import { TeamEmblem } from '../features/games/components/teams/team-emblem.tsx';
import { TeamWeave } from '../ui/team-weave.tsx';
import { kept, nextEmblem, ownEmblem } from './kept.ts';
import { usePhoneText } from './language.tsx';
import { Halves, NameText, PhoneButton, ScreenTitle, Spinner } from './parts.tsx';
import { nameFault } from './seat-name.ts';
import type { Refusal, Wish } from './use-room.ts';

interface JoinScreenProps {
  readonly room: Room;
  readonly joining: number | 'watch' | null;
  readonly refusal: Refusal | null;
  readonly onJoin: (wish: Wish) => void;
}

/** Asks for a name; a tap on a team joins it. */
export function JoinScreen({ room, joining, refusal, onJoin }: JoinScreenProps) {
  const { text, errors } = usePhoneText();
  const [name, setName] = useState(() => kept.name.read() ?? '');
  const [emblem, setEmblem] = useState(ownEmblem);
  const [isEmblemNew, setEmblemNew] = useState(false);
  const [ownFault, setFault] = useState<string | null>(null);
  const fault = ownFault ?? (refusal?.name === name.trim() ? refusal.code : null);
  const field = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const isFull = !room.hasPlaceForPlayers;
  const join = (teamIndex: number | null) => {
    const found = nameFault(name);
    setFault(found);
    if (found !== null) return field.current?.focus();
    kept.name.write(name.trim());
    onJoin({ teamIndex, name: name.trim(), emblem });
  };
  useEffect(() => {
    if (refusal !== null) field.current?.focus();
  }, [refusal]);
  return (
    <Halves
      top={
        <>
          <ScreenTitle className="text-3xl">{isFull ? text.join.fullTitle : text.join.title}</ScreenTitle>
          <p className="text-quiet">{isFull ? text.join.fullLead : text.join.lead}</p>
          <div className="flex gap-2.5">
            <EmblemButton
              emblem={emblem}
              onChange={(next) => {
                setEmblem(next);
                setEmblemNew(true);
              }}
            />
            <NameField
              ref={field}
              name={name}
              faultId={fault === null ? null : faultId}
              onChange={(next) => {
                setName(next);
                const found = nameFault(next);
                setFault(found === 'rooms/name-too-long' ? found : null);
              }}
            />
          </div>
          {fault !== null && (
            <p id={faultId} role="alert" className="font-semibold text-danger">
              {errors[fault] ?? text.join.otherName}
            </p>
          )}
        </>
      }
      bottom={
        <>
          {!isFull && (
            <ul aria-label={text.join.teams} className="grid grid-cols-1 gap-2.5 short:grid-cols-2">
              {room.teams.map((team, index) => (
                <li key={team.name} data-team={team.color}>
                  <TeamButton team={team} isJoining={joining === index} onJoin={() => join(index)} />
                </li>
              ))}
            </ul>
          )}
          {room.hasPlaceForOnlookers && (
            <WatchButton isOnlyWay={isFull} isJoining={joining === 'watch'} onJoin={() => join(null)} />
          )}
          <p role="status" className="sr-only">
            {joining !== null ? text.join.joining : isEmblemNew && text.join.emblems[emblem]}
          </p>
        </>
      }
    />
  );
}

function NameField({
  ref,
  name,
  faultId,
  onChange,
}: {
  ref: Ref<HTMLInputElement>;
  name: string;
  /** The element that says what is wrong with the name; null while nothing is. */
  faultId: string | null;
  onChange: (name: string) => void;
}) {
  const { text } = usePhoneText();
  return (
    <input
      ref={ref}
      dir="auto"
      value={name}
      aria-label={text.join.name}
      placeholder={text.join.name}
      autoComplete="nickname"
      enterKeyHint="done"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
      }}
      aria-invalid={faultId !== null}
      aria-describedby={faultId ?? undefined}
      className="control min-w-0 flex-1 text-lg font-semibold"
    />
  );
}

function TeamButton({
  team,
  isJoining,
  onJoin,
}: {
  team: Room['teams'][number];
  isJoining: boolean;
  onJoin: () => void;
}) {
  const { text } = usePhoneText();
  return (
    <button
      type="button"
      aria-busy={isJoining || undefined}
      onClick={onJoin}
      className="button button-secondary min-h-17 w-full justify-start gap-3 overflow-hidden ps-7 text-start"
    >
      <TeamWeave className="absolute inset-y-0 start-0 w-3.5 rounded-none" />
      <span className="grid size-8 flex-none place-items-center text-team-text">
        {isJoining ? <Spinner /> : <TeamEmblem emblem={team.emblem} className="size-8" />}
      </span>
      <span className="grid min-w-0 flex-1 leading-tight">
        <NameText className="line-clamp-3 text-team-text">{team.name}</NameText>
        <small className="font-text text-sm font-normal text-quiet">{text.join.players(team.players)}</small>
      </span>
    </button>
  );
}

function WatchButton({ isOnlyWay, isJoining, onJoin }: { isOnlyWay: boolean; isJoining: boolean; onJoin: () => void }) {
  const { text } = usePhoneText();
  return (
    <PhoneButton
      look={isOnlyWay ? 'primary' : 'bare'}
      className={isOnlyWay ? 'button-large' : ''}
      isBusy={isJoining}
      onClick={onJoin}
    >
      {isOnlyWay ? text.join.watchOnly : text.join.watch}
    </PhoneButton>
  );
}

/** The emblem beside the name, to tell two people of one name apart. A tap chooses the next. */
function EmblemButton({ emblem, onChange }: { emblem: Emblem; onChange: (emblem: Emblem) => void }) {
  const { text } = usePhoneText();
  return (
    <button
      type="button"
      aria-label={text.join.changeEmblem(text.join.emblems[emblem])}
      data-emblem={emblem}
      onClick={() => onChange(nextEmblem(emblem))}
      className="relative grid size-13 flex-none place-items-center rounded-[14px] bg-raised text-saffron-text"
    >
      <TeamEmblem key={emblem} emblem={emblem} className="size-8 animate-unlock" />
      <RefreshCw
        aria-hidden="true"
        className="absolute -end-1 -bottom-1 size-5 rounded-full bg-card p-[3px] text-quiet"
        strokeWidth={3}
      />
    </button>
  );
}
