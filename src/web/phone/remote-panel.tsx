import { MessagesSquare, Pause, Play, RefreshCw, Rocket, Undo2 } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { signed } from '#shared/i18n/named.ts';
import type { PhoneView, Press, RemoteAct, RemoteView } from '#shared/rooms/schema.ts';
import { TeamEmblem } from '../features/games/components/teams/team-emblem.tsx';
import { useWakeLock } from '../features/games/hooks/use-wake-lock.ts';
import { ActButton, AskingActButton, StepPressContext } from './act-button.tsx';
import { AskTeammate } from './ask-teammate.tsx';
import { HueMark } from './hue-mark.tsx';
import { usePhoneText } from './language.tsx';
import { actingTeam } from './moment.ts';
import { NameText } from './parts.tsx';
import { Points } from './points.tsx';
import { BoardActs, OptionActs } from './remote-choices.tsx';
import styles from './remote-panel.module.css';
import { isIdle, mainAct, mayPick, stepHeading } from './remote-step.ts';
import { useRoleText } from './role-text.ts';
import { useStepPress } from './use-step-press.ts';
import { worthNow } from './worth.ts';
import { YoungNote } from './young-note.tsx';

interface PanelProps {
  readonly remote: RemoteView;
  readonly view: PhoneView;
  readonly isConnected: boolean;
  readonly send: (press: Press) => void;
  /** Replaces heading and scores above the steps. */
  readonly above?: ReactNode;
  /** The answer, if this phone is also the judge's. */
  readonly answer?: ReactNode;
}

/** The possible steps: texts above, buttons below, where the thumb reaches; the likeliest is the lowest. */
export function RemotePanel({ remote, view, isConnected, send, above, answer }: PanelProps) {
  const { text } = usePhoneText();
  const roleText = useRoleText();
  const presses = useStepPress(remote, isConnected, send);
  const panel = useRef<HTMLElement>(null);
  useWakeLock();
  useEffect(() => {
    // The pressed button is gone with its step: keep the focus in the panel.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [remote.seq]);
  const note = presses.isUnanswered ? roleText.unanswered : null;
  const isBoard = mayPick(remote);
  return (
    <StepPressContext value={presses}>
      <section
        ref={panel}
        tabIndex={-1}
        aria-label={text.seat.roles.remote}
        className={`grid min-w-0 grid-cols-1 grid-rows-[1fr_auto_auto] gap-2.5 outline-none ${
          isBoard || (isIdle(remote) && above === undefined)
            ? 'short:grid-rows-none'
            : 'short:grid-cols-2 short:grid-rows-[1fr_auto] short:gap-x-6'
        }`}
      >
        <div className="grid min-w-0 grid-cols-1 content-start gap-2">
          {above === undefined ? (
            <StepTop remote={remote} view={view} note={note} />
          ) : (
            <>
              {above}
              <ScoresAndUndo remote={remote} view={view} />
              <p role="status" className="text-center text-quiet">
                {note}
              </p>
            </>
          )}
          {answer}
        </div>
        <div className="grid min-w-0 gap-2 empty:hidden">
          <LifelineActs remote={remote} />
          <ClockActs remote={remote} view={view} />
        </div>
        <div
          className={`grid min-w-0 grid-cols-1 gap-2.5 ${isBoard ? '' : 'short:col-start-2 short:row-span-2 short:row-start-1'} ${
            above === undefined ? 'content-end' : 'content-start'
          }`}
        >
          <OtherActs remote={remote} view={view} />
          <OptionActs options={remote.options} />
          <StealActs remote={remote} view={view} />
          <AwardActs remote={remote} view={view} />
          <BoardActs columns={remote.columns} />
          <MainAct remote={remote} view={view} />
        </div>
      </section>
    </StepPressContext>
  );
}

/** The scores, undo far from the thumb, and the heading of the step. */
function StepTop({ remote, view, note }: { remote: RemoteView; view: PhoneView; note: string | null }) {
  const { text, language } = usePhoneText();
  const roleText = useRoleText();
  const { title, body } = stepHeading(remote, view, text, roleText);
  const { question } = view;
  const isBoard = mayPick(remote);
  return (
    <div
      className={`grid grid-cols-1 gap-2 ${
        isBoard
          ? 'short:grid-cols-[2fr_3fr] short:items-center'
          : 'short:grid-cols-[auto_1fr] short:items-baseline short:gap-x-4'
      }`}
    >
      <div className={isBoard ? 'short:order-last' : 'short:col-span-full'}>
        <ScoresAndUndo remote={remote} view={view} />
      </div>
      <div
        role="status"
        className={
          isIdle(remote)
            ? 'card short:col-span-full grid min-h-[55vh] content-center gap-2 p-5 text-center short:min-h-[40vh]'
            : 'grid gap-0.5'
        }
      >
        <h2 key={title} className="animate-appear text-xl leading-snug">
          {title}
        </h2>
        {(note ?? body) !== null && <p className="text-quiet">{note ?? body}</p>}
      </div>
      {question !== null && !isBoard && question.category !== null && (
        <div className="flex flex-wrap items-baseline gap-x-3">
          <p className="flex min-w-0 items-center gap-2 font-semibold text-quiet">
            <HueMark hue={question.category.hue} />
            <span className="truncate">{question.category.name[language]}</span>
            {question.value > 0 && <bdi className="num font-display font-extrabold">{worthNow(view)}</bdi>}
          </p>
          <YoungNote view={view} />
        </div>
      )}
    </div>
  );
}

function ScoresAndUndo({ remote, view }: { remote: RemoteView; view: PhoneView }) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Scores view={view} />
      <UndoAct remote={remote} />
    </div>
  );
}

function Scores({ view }: { view: PhoneView }) {
  const { text } = usePhoneText();
  const acting = actingTeam(view);
  return (
    <ul aria-label={text.seat.teams} className="flex min-w-0 grow basis-40 flex-wrap gap-1.5">
      {view.teams.map((team, index) => (
        <li
          key={team.name}
          data-team={team.color}
          data-acting={index === acting || undefined}
          className="flex min-h-9 items-center gap-1.5 rounded-full bg-card px-2.5 text-team-text data-acting:bg-team data-acting:text-on-team"
        >
          <TeamEmblem emblem={team.emblem} className="size-5 flex-none" />
          <NameText className="sr-only">{team.name}</NameText>
          <Points value={team.score} className="font-display text-lg leading-none font-extrabold" />
        </li>
      ))}
    </ul>
  );
}

function UndoAct({ remote }: { remote: RemoteView }) {
  const text = useRoleText();
  if (!remote.acts.includes('undo')) return null;
  return (
    <AskingActButton
      act={{ type: 'undo' }}
      label={text.acts.undo}
      icon={<Undo2 aria-hidden="true" className="icon rtl:-scale-x-100" />}
      className="flex-none px-4 text-base"
    />
  );
}

const lifelineIcons = {
  fiftyFifty: (
    <b aria-hidden="true" className="num" dir="ltr">
      50:50
    </b>
  ),
  askTeammate: <MessagesSquare aria-hidden="true" className="icon" />,
  comeback: <Rocket aria-hidden="true" className="icon" />,
};

/** Each asks for a second tap, since a team has a lifeline once in a game. */
function LifelineActs({ remote }: { remote: RemoteView }) {
  const text = useRoleText();
  const { teammates = [] } = remote;
  const maySwap = remote.acts.includes('swap');
  if (remote.lifelines.length === 0 && !maySwap) return null;
  return (
    <div role="group" aria-label={text.lifelinesLabel} className={row}>
      {remote.lifelines.map((lifeline) =>
        lifeline === 'askTeammate' && teammates.length > 0 ? (
          // Closed by the next step.
          <AskTeammate key={`${lifeline} ${remote.seq}`} phones={teammates} className={lifelineLook} />
        ) : (
          <AskingActButton
            key={lifeline}
            act={{ type: 'useLifeline', lifeline }}
            label={text.lifelines[lifeline]}
            icon={lifelineIcons[lifeline]}
            className={lifelineLook}
          />
        ),
      )}
      {maySwap && (
        <AskingActButton
          act={{ type: 'swap' }}
          label={text.acts.swap}
          icon={<RefreshCw aria-hidden="true" className="icon" />}
          className={lifelineLook}
        />
      )}
    </div>
  );
}

const lifelineLook = 'gap-1.5 px-2 text-sm';
const row = 'flex flex-wrap gap-2 *:grow *:basis-34';

function ClockActs({ remote, view }: { remote: RemoteView; view: PhoneView }) {
  const text = useRoleText();
  const main = mainAct(remote, view);
  const acts = (['extend', 'pause', 'resume'] as const).filter((act) => act !== main && remote.acts.includes(act));
  if (acts.length === 0) return null;
  return (
    <div role="group" aria-label={text.clockLabel} className={row}>
      {acts.map((act) => (
        <ActButton
          key={act}
          act={{ type: act }}
          icon={
            act === 'extend' ? undefined : act === 'pause' ? (
              <Pause aria-hidden="true" className="icon" />
            ) : (
              <Play aria-hidden="true" className="icon" />
            )
          }
          className="button button-quiet px-2 text-base"
        >
          {text.acts[act]}
        </ActButton>
      ))}
    </div>
  );
}

const apart = new Set<RemoteView['acts'][number]>(['undo', 'swap', 'extend', 'pause', 'resume']);

/** Possible steps that are less likely than the main one. */
function OtherActs({ remote, view }: { remote: RemoteView; view: PhoneView }) {
  const text = useRoleText();
  const main = mainAct(remote, view);
  const acts = remote.acts.filter((act) => act !== main && !apart.has(act));
  if (acts.length === 0) return null;
  return (
    <div className={row}>
      {acts.map((act) => (
        <ActButton
          key={act}
          act={{ type: act }}
          className={`button px-3 ${act === 'reveal' || act === 'foul' ? 'button-quiet' : 'button-secondary'}`}
        >
          {act === 'pass' ? passLabel(view, text) : text.acts[act]}
        </ActButton>
      ))}
    </div>
  );
}

/** Names the next team, if the delayed view already shows the open question. */
function passLabel(view: PhoneView, text: ReturnType<typeof useRoleText>): string {
  const { question, currentTeamIndex, teams } = view;
  if (question?.buzzer === true) return text.passToFirst;
  const isOpen = question !== null && !question.isRevealed && currentTeamIndex !== null;
  const next = isOpen ? teams[(currentTeamIndex + 1) % teams.length] : undefined;
  return next === undefined ? text.acts.pass : text.passTo(next.name);
}

/** The teams that may take an open steal. */
function StealActs({ remote, view }: { remote: RemoteView; view: PhoneView }) {
  const text = useRoleText();
  if (remote.steals.length === 0) return null;
  return (
    <div role="group" aria-label={text.steps.stealRace} className="grid grid-cols-1 gap-3 short:gap-2">
      {remote.steals.map((teamIndex) => {
        const team = view.teams[teamIndex];
        if (team === undefined) return null;
        return (
          <TeamAct
            key={teamIndex}
            act={{ type: 'takeSteal', teamIndex }}
            label={text.takeSteal(team.name)}
            team={team}
          />
        );
      })}
    </div>
  );
}

function AwardActs({ remote, view }: { remote: RemoteView; view: PhoneView }) {
  const text = useRoleText();
  if (remote.awards.length === 0) return null;
  return (
    <div role="group" aria-label={text.steps.judging} className="grid grid-cols-1 gap-3 short:gap-2">
      {remote.awards.map(({ teamIndex, points }) => {
        const team = teamIndex === null ? undefined : view.teams[teamIndex];
        return team === undefined ? (
          <ActButton
            key="none"
            act={{ type: 'award', teamIndex: null }}
            className="button button-quiet min-h-14 short:min-h-12"
          >
            {text.awardNone}
          </ActButton>
        ) : (
          <TeamAct key={teamIndex} act={{ type: 'award', teamIndex }} label={text.award(team.name, points)} team={team}>
            <bdi className="num text-2xl">{signed(points)}</bdi>
          </TeamAct>
        );
      })}
    </div>
  );
}

interface TeamActProps {
  readonly act: RemoteAct;
  readonly label: string;
  readonly team: PhoneView['teams'][number];
  /** After the team's name. */
  readonly children?: ReactNode;
}

/** A step for a team, in its colour. */
function TeamAct({ act, label, team, children }: TeamActProps) {
  return (
    <ActButton
      act={act}
      data-team={team.color}
      icon={<TeamEmblem emblem={team.emblem} className="size-7 flex-none" />}
      className={`button ${styles.team}`}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="contents">
        <NameText className="line-clamp-2 min-w-0 grow basis-20">{team.name}</NameText>
        {children}
      </span>
    </ActButton>
  );
}

function MainAct({ remote, view }: { remote: RemoteView; view: PhoneView }) {
  const text = useRoleText();
  const act = mainAct(remote, view);
  if (act === null) return null;
  return (
    <ActButton act={{ type: act }} className="button button-primary button-large min-h-20 w-full">
      {text.acts[act]}
    </ActButton>
  );
}
