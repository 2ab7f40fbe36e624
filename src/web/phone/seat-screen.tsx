import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Press, ReceivedPress, SeatChange } from '#shared/rooms/schema.ts';
import { TeamEmblem } from '../features/games/components/teams/team-emblem.tsx';
import { useWakeLock } from '../features/games/hooks/use-wake-lock.ts';
import { classNames } from '../ui/class-names.ts';
import { prefersReducedMotion } from '../ui/reduced-motion.ts';
import { ConnectionLine } from './connection-line.tsx';
import { Hero } from './hero.tsx';
import { findSeat, keepSeat, kept, ownEmblem, type KeptSeat } from './kept.ts';
import { usePhoneText } from './language.tsx';
import { momentOfSeat } from './moment.ts';
import { MissingRole } from './page-boundary.tsx';
import { NameText, ScreenTitle } from './parts.tsx';
import { ChangedSeatLine, RoleSigns } from './role-signs.tsx';
import { ScoreList } from './scores.tsx';
import styles from './seat-screen.module.css';
import type { ServerTime } from './server-time.ts';
import { useLatePart } from './use-late-part.ts';
import { useSeat } from './use-seat.ts';

interface SeatScreenProps {
  readonly seat: KeptSeat;
  readonly onGone: () => void;
  readonly onLeft: () => void;
}

/** A seat in the game: whose turn it is, the scores, and whose phone this is. */
export function SeatScreen({ seat, onGone, onLeft }: SeatScreenProps) {
  const { text } = usePhoneText();
  const { change, received, isConnected, press, serverTime } = useSeat(seat, onGone);
  const menu = useLatePart(true, () => import('./seat-menu.tsx'));
  const isOver = change?.view.phase === 'result';
  useTrueTeam(seat, change);
  return (
    <>
      <div className="night" />
      <div className="mx-auto grid min-h-dvh max-w-xl grid-cols-1 grid-rows-[1fr_auto] short:max-w-5xl">
        <main className={`grid grid-cols-1 grid-rows-[auto_auto_1fr] ${styles.game}`}>
          <ScreenTitle className="sr-only">{text.seat.heading}</ScreenTitle>
          <ConnectionLine
            isConnected={isConnected}
            isScreenAway={isScreenAway(change)}
            isLocked={change?.isLocked === true && !isOver}
          />
          <ChangedSeatLine change={change} />
          {change === null ? (
            <Connecting />
          ) : (
            <GameView
              change={change}
              received={received}
              isConnected={isConnected}
              send={press}
              serverTime={serverTime}
            />
          )}
        </main>
        <footer
          data-team={teamOf(change)?.color}
          data-below={(change !== null && change.card !== null) || undefined}
          className={`z-10 grid gap-2 bg-ground short:grid-flow-col short:grid-cols-[1fr_auto] short:gap-4 ${styles.holder}`}
        >
          <Reactions change={change} isConnected={isConnected} send={press} />
          <Holder seat={seat} change={change}>
            {isLoaded(menu) && (
              <menu.SeatMenu
                token={seat.token}
                change={change}
                isConnected={isConnected}
                send={press}
                onLeft={onLeft}
              />
            )}
          </Holder>
        </footer>
      </div>
    </>
  );
}

/** Whether to say that the screen is away; a phone with the remote says so in its panel. */
function isScreenAway(change: SeatChange | null): boolean {
  if (change === null || change.isScreenHere || change.seat.isRemote) return false;
  return change.intermission === null && change.view.phase !== 'result';
}

/** The stored seat with the team that the server has: a repeated call to join gets the first seat, whatever its team. */
function useTrueTeam(seat: KeptSeat, change: SeatChange | null): void {
  const teamIndex = change?.seat.teamIndex ?? null;
  const teamName = teamIndex === null ? null : (change?.view.teams[teamIndex]?.name ?? null);
  const isKnown = change !== null;
  useEffect(() => {
    if (!isKnown) return;
    if (teamName !== null) kept.team.write(teamName);
    if (findSeat(seat.gameId)?.teamName !== teamName) keepSeat({ ...seat, teamName });
  }, [isKnown, teamName, seat]);
}

function Connecting() {
  const { text } = usePhoneText();
  return (
    <div className="grid grid-rows-[2fr_1fr] gap-2.5">
      <div className="card grid animate-[pulse-dim_1.6s_ease-in-out_infinite] place-items-center p-5">
        <p role="status" className="text-lg text-quiet">
          {text.seat.connecting}
        </p>
      </div>
      <div aria-hidden="true" className="card animate-[pulse-dim_1.6s_ease-in-out_infinite]" />
    </div>
  );
}

function GameView({
  change,
  received,
  isConnected,
  send,
  serverTime,
}: {
  change: SeatChange;
  received: ReceivedPress | null;
  isConnected: boolean;
  send: (press: Press) => void;
  serverTime: ServerTime;
}) {
  const { text } = usePhoneText();
  const { view, seat, task } = change;
  const { isWon, ...moment } = momentOfSeat(change, text);
  const isOwnTurn = moment.tone === 'own' && !isWon;
  useTouchOnTurn(isOwnTurn);
  useJoy(isWon);
  const roles = useLatePart(seat.isRemote || seat.isJudge, () => import('./role-view.tsx'));
  const tasks = useLatePart(seat.teamIndex !== null, () => import('./tasks/task-screen.tsx'));
  const hero = <Hero view={view} ownIndex={seat.teamIndex} moment={moment} isWon={isWon} />;
  const scores = (
    <div className="grid grid-cols-1 content-end gap-2.5">
      <ScoreList view={view} ownIndex={seat.teamIndex} />
      <OwnCard change={change} />
    </div>
  );
  if (isLoaded(roles))
    return (
      <roles.RoleView
        change={change}
        isConnected={isConnected}
        send={send}
        hero={hero}
        scores={scores}
        task={
          isLoaded(tasks) &&
          mayJoinRole(task) && (
            <tasks.TaskPanel
              key={`${task.kind} ${task.key}`}
              change={change}
              task={task}
              received={received}
              isConnected={isConnected}
              send={send}
              serverTime={serverTime}
            />
          )
        }
      />
    );
  const isMissing = roles === 'missing' || (tasks === 'missing' && task !== null);
  if (isLoaded(tasks) && task !== null)
    return (
      <>
        <KeepAwake />
        <tasks.TaskScreen
          // What was typed or tapped is of one task.
          key={`${task.kind} ${task.key}`}
          change={change}
          task={task}
          title={moment.title}
          received={received}
          isConnected={isConnected}
          send={send}
          serverTime={serverTime}
          scores={scores}
        />
      </>
    );
  return (
    <div className="grid grid-cols-1 grid-rows-[1fr_auto] gap-2.5 short:grid-cols-[3fr_2fr] short:grid-rows-1">
      {isOwnTurn && <KeepAwake />}
      {hero}
      <div className="grid grid-cols-1 content-end gap-2.5">
        {scores}
        {isMissing && <MissingRole />}
      </div>
    </div>
  );
}

/** At the end of a game: what this seat did in it. */
function OwnCard({ change }: { change: SeatChange }) {
  const { card, seat } = change;
  const team = teamOf(change);
  const part = useLatePart(card !== null, () => import('./result-card.tsx'));
  if (part === null || part === 'missing' || card === null || team === undefined) return null;
  return <part.ResultCard card={card} name={seat.name} team={team} />;
}

/** The reactions, where the thumb is: below the game, on a phone's side beside the name. */
function Reactions({
  change,
  isConnected,
  send,
}: {
  change: SeatChange | null;
  isConnected: boolean;
  send: (press: Press) => void;
}) {
  // An asked teammate needs the room for the buttons.
  const isShown = change?.mayReact === true && change.task?.kind !== 'hint';
  const bar = useLatePart(isShown, () => import('./reaction-bar.tsx'));
  if (!isShown || bar === 'missing') return null;
  return (
    <div className="min-h-11 short:order-last short:self-center">
      {bar !== null && <bar.ReactionBar isConnected={isConnected} send={send} />}
    </div>
  );
}

function teamOf(change: SeatChange | null): SeatChange['view']['teams'][number] | undefined {
  return change === null || change.seat.teamIndex === null ? undefined : change.view.teams[change.seat.teamIndex];
}

function isLoaded<Part>(part: Part | 'missing' | null): part is Part {
  return part !== null && part !== 'missing';
}

/** A remote has the options among its own buttons. */
function mayJoinRole(task: SeatChange['task']): task is Exclude<SeatChange['task'], null> {
  return task !== null && task.kind !== 'vote';
}

/** Who holds this phone, and the menu, where the thumb is. */
function Holder({ seat, change, children }: { seat: KeptSeat; change: SeatChange | null; children: ReactNode }) {
  const { text } = usePhoneText();
  const name = change?.seat.name ?? kept.name.read() ?? '';
  const team = teamOf(change);
  const teamName = change === null ? seat.teamName : (team?.name ?? null);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        className={classNames(
          'grid size-12 flex-none place-items-center rounded-2xl max-[15rem]:hidden',
          team === undefined ? 'bg-raised text-saffron-text' : 'bg-team text-on-team',
        )}
      >
        <TeamEmblem emblem={change?.seat.emblem ?? ownEmblem()} className="size-8" />
      </span>
      <p className="grid min-w-0 flex-1 grid-cols-1 leading-tight">
        <span className="flex min-w-0 items-center gap-2">
          <NameText className="line-clamp-2 text-lg font-bold">{name}</NameText>
          {change !== null && <RoleSigns seat={change.seat} />}
        </span>
        <span className="truncate text-sm text-quiet">
          {teamName === null ? text.seat.onlooker : text.seat.player(teamName)}
        </span>
      </p>
      {children}
    </div>
  );
}

/** Keeps the display on while the own team acts: its user then looks at the phone without touching it. */
function KeepAwake() {
  useWakeLock();
  return null;
}

/** A short vibration when the own team's turn begins, where the browser supports it. */
function useTouchOnTurn(isOwn: boolean): void {
  const was = useRef(isOwn);
  useEffect(() => {
    // Before the first tap, browsers block vibration and log a warning.
    if (isOwn && !was.current && 'vibrate' in navigator && navigator.userActivation.hasBeenActive)
      navigator.vibrate([50, 70, 50]);
    was.current = isOwn;
  }, [isOwn]);
}

const pieceCount = 110;

/** Confetti for the winners, once. */
function useJoy(isWon: boolean): void {
  const [wasWon, setWasWon] = useState(false);
  useEffect(() => {
    if (!isWon || wasWon) return;
    setWasWon(true);
    // Loaded only for winners; offline there is no confetti.
    if (!prefersReducedMotion())
      import('../ui/confetti.ts').then(({ launchConfetti }) => launchConfetti(pieceCount)).catch(() => undefined);
  }, [isWon, wasWon]);
}
