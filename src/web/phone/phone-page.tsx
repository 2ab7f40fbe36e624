import { CodeForm } from './code-form.tsx';
import { JoinScreen } from './join-screen.tsx';
import { kept } from './kept.ts';
import { usePhoneText } from './language.tsx';
import { Frame, Halves, PhoneButton, ScreenTitle } from './parts.tsx';
import { SeatScreen } from './seat-screen.tsx';
import { TeamWeave } from '../ui/team-weave.tsx';
import { TroubleScreen } from './trouble-screen.tsx';
import { useReturn } from './use-return.ts';
import { useRoom } from './use-room.ts';

/** /r/{code}: from the scan of a code to a seat in the game. */
export function PhonePage() {
  const room = useRoom();
  const { screen } = room;
  useReturn((screen.kind === 'trouble' ? screen.removed : null) ?? null, room.regainSeat);
  if (screen.kind === 'seat') {
    const { seat } = screen;
    return (
      <SeatScreen key={seat.token} seat={seat} onGone={() => room.loseSeat(seat)} onLeft={() => room.leftSeat(seat)} />
    );
  }
  return (
    <Frame screen={screen.kind === 'trouble' ? screen.trouble : screen.kind}>
      <BeforeSeat room={room} />
    </Frame>
  );
}

function BeforeSeat({ room }: { room: ReturnType<typeof useRoom> }) {
  const { text } = usePhoneText();
  const { screen, joining, latest } = room;
  switch (screen.kind) {
    case 'code':
      return (
        <Halves
          top={
            <>
              <ScreenTitle className="pt-[4vh] text-4xl">{text.code.title}</ScreenTitle>
              <p className="text-lg text-quiet">{text.code.lead}</p>
            </>
          }
          bottom={
            <>
              <CodeForm onEnter={room.enter} />
              {latest !== null && (
                <PhoneButton look="quiet" onClick={() => room.enter(latest.code)}>
                  {text.code.resume}
                </PhoneButton>
              )}
            </>
          }
        />
      );
    case 'still':
      return <StillScreen room={room} />;
    case 'join':
      return <JoinScreen room={screen.room} joining={joining} refusal={screen.refusal} onJoin={room.join} />;
    case 'trouble':
      return <TroubleScreen room={room} trouble={screen.trouble} isBusy={joining !== null} />;
    default:
      return <Loading />;
  }
}

/** Placeholders until the room is loaded. */
function Loading() {
  const { text } = usePhoneText();
  return (
    <Halves
      top={
        <p role="status" className="pt-1 text-lg text-quiet">
          {text.loading}
        </p>
      }
      bottom={[0, 1, 2].map((row) => (
        <div key={row} aria-hidden="true" className="card h-17 animate-[pulse-dim_1.6s_ease-in-out_infinite]" />
      ))}
    />
  );
}

/** Asks a phone of an earlier game whether it is still with its team. */
function StillScreen({ room }: { room: ReturnType<typeof useRoom> }) {
  const { text } = usePhoneText();
  const { screen, joining } = room;
  const team = screen.kind === 'still' ? screen.room.teams[screen.teamIndex] : undefined;
  if (screen.kind !== 'still' || team === undefined) return null;
  return (
    <div data-team={team.color} className="grid grid-cols-1">
      <Halves
        top={
          <>
            <p className="pt-[4vh] text-lg text-quiet">{text.still.lead(kept.name.read() ?? '')}</p>
            <ScreenTitle className="text-4xl">{text.still.title(team.name)}</ScreenTitle>
            <TeamWeave className="mt-2 h-5 w-full" />
          </>
        }
        bottom={
          <>
            <PhoneButton className="button-large w-full" isBusy={joining !== null} onClick={room.joinAgain}>
              {text.still.yes}
            </PhoneButton>
            <PhoneButton look="quiet" onClick={room.chooseOtherTeam}>
              {text.still.other}
            </PhoneButton>
          </>
        }
      />
    </div>
  );
}
