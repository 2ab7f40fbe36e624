import { TvMinimal } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Press, SeatChange } from '#shared/rooms/schema.ts';
import { usePhoneText } from './language.tsx';
import { JudgeAnswer, JudgePanel } from './judge-panel.tsx';
import { momentOfSeat } from './moment.ts';
import { RemotePanel } from './remote-panel.tsx';
import { useRoleText } from './role-text.ts';

/** The screen of a seat with the remote or the judging. `hero` and `scores` are what other seats show. */
export function RoleView({
  change,
  isConnected,
  send,
  hero,
  scores,
  task,
}: {
  change: SeatChange;
  isConnected: boolean;
  send: (press: Press) => void;
  hero: ReactNode;
  scores: ReactNode;
  /** What only this seat does for its team. */
  task: ReactNode;
}) {
  const { text } = usePhoneText();
  const { view, remote, judge, seat, intermission } = change;
  const isResult = view.phase === 'result' || view.outcome !== 'open';
  const isOver = isResult && !(view.isTied && view.outcome === 'open');
  if (remote !== null)
    return (
      <RemotePanel
        remote={remote}
        view={view}
        isConnected={isConnected}
        send={send}
        above={isResult ? hero : undefined}
        answer={judge === null ? task : <JudgeAnswer isSlim judge={judge} />}
      />
    );
  const card =
    judge !== null ? (
      <JudgePanel judge={judge} view={view}>
        <h2 className="text-xl">{momentOfSeat(change, text).title}</h2>
      </JudgePanel>
    ) : seat.isRemote && !isOver && intermission === null ? (
      <WaitingCard />
    ) : (
      <div className="grid grid-cols-1 grid-rows-[1fr_auto] gap-2.5">
        {hero}
        <RoleNote change={change} isOver={isOver} />
      </div>
    );
  return (
    <div className="grid grid-rows-[1fr_auto] gap-2.5 short:grid-cols-[3fr_2fr] short:grid-rows-1">
      {card}
      {scores}
    </div>
  );
}

/** The remote while no screen shows the game. */
function WaitingCard() {
  const { waiting } = useRoleText();
  return (
    <section role="status" className="card grid content-center justify-items-center gap-3 p-5 text-center">
      <TvMinimal aria-hidden="true" className="size-12 text-saffron-text" />
      <h2 className="text-2xl">{waiting.title}</h2>
      <p className="text-lg text-quiet">{waiting.body}</p>
    </section>
  );
}

/** Says why there is nothing to press, or no answer, now. */
function RoleNote({ change: { seat, view, intermission }, isOver }: { change: SeatChange; isOver: boolean }) {
  const text = useRoleText();
  const isSecret = view.question !== null && !view.question.isRevealed;
  const ofRemote = isOver ? text.over : intermission === null ? null : text.standing;
  const ofJudge = isOver || intermission !== null ? null : isSecret ? text.judge.secret : text.judge.between;
  const note = seat.isRemote ? ofRemote : ofJudge;
  return note === null ? null : (
    <p role="status" className="rounded-xl bg-raised px-4 py-2 text-center font-semibold">
      {note}
    </p>
  );
}
