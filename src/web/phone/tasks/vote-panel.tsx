import { Check, Crown } from 'lucide-react';
import type { SeatChange } from '#shared/rooms/schema.ts';
import { usePhoneText } from '../language.tsx';
import { Spinner } from '../parts.tsx';
import type { TaskPanelProps } from './task-screen.tsx';
import { useTaskText } from './task-text.ts';
import { useAwaitedPress } from './use-awaited-press.ts';
import { useVote } from './use-vote.ts';

type VoteTask = TaskPanelProps<'vote'>['task'];
type Option = VoteTask['options'][number];

const longOption = 32;

/** A vote for an option, changed by another tap; the captain gives the team's answer with it [VOTE-1] [VOTE-2]. */
export function VotePanel({ task, change, isConnected, send }: TaskPanelProps<'vote'>) {
  const { vote: text } = useTaskText();
  const { isCaptain, teamIndex } = change.seat;
  const { voted, tap } = useVote(task.own, isConnected);
  const answer = useAwaitedPress();
  const chosen = task.options.find(({ id }) => id === voted) ?? null;
  const isBlocked = !isConnected || answer.isSent;
  const vote = (optionId: string) => {
    if (isBlocked) return;
    touch();
    tap(optionId);
    send({ kind: 'vote', task: task.key, optionId });
  };
  const confirm = () => {
    if (isBlocked || chosen === null || !task.mayAnswer) return;
    touch();
    answer.start();
    send({ kind: 'answer', task: task.key, optionId: chosen.id });
  };
  return (
    <div
      data-team={teamIndex === null ? undefined : change.view.teams[teamIndex]?.color}
      className="grid grid-cols-1 grid-rows-[auto_1fr_auto] gap-3 short:gap-2"
    >
      <p role="status" className="text-quiet">
        {isCaptain
          ? chosen === null
            ? text.captainPrompt
            : text.captainVoted
          : chosen === null
            ? text.prompt
            : text.voted}
      </p>
      <ul className="grid auto-rows-fr grid-cols-1 content-end gap-2 short:grid-cols-2">
        {task.options.map((option) => (
          <li key={option.id} className="grid">
            <OptionButton
              option={option}
              isChosen={option === chosen}
              isBlocked={isBlocked}
              onTap={() => vote(option.id)}
            />
          </li>
        ))}
      </ul>
      {isCaptain ? (
        <Confirm task={task} chosen={chosen} answer={answer} isBlocked={isBlocked} onConfirm={confirm} />
      ) : (
        <LastWord teammates={change.teammates} />
      )}
    </div>
  );
}

function touch(): void {
  if ('vibrate' in navigator) navigator.vibrate(15);
}

function OptionButton({
  option: { place, text: words },
  isChosen,
  isBlocked,
  onTap,
}: {
  option: Option;
  isChosen: boolean;
  isBlocked: boolean;
  onTap: () => void;
}) {
  const { language } = usePhoneText();
  const { vote: text } = useTaskText();
  const label = words?.[language] ?? text.picture(place);
  return (
    <button
      type="button"
      data-vote-option=""
      aria-pressed={isChosen}
      aria-disabled={isBlocked || undefined}
      className={`button min-h-15 min-w-0 justify-start gap-3 px-3 text-start leading-snug short:min-h-12 short:gap-2 short:py-1 ${
        label.length > longOption ? 'text-base' : 'text-lg'
      } ${isChosen ? 'button-quiet bg-team text-on-team' : 'button-secondary'}`}
      onClick={onTap}
    >
      <span
        aria-hidden="true"
        className={`grid size-9 flex-none place-items-center rounded-xl font-display leading-none font-extrabold ${
          isChosen ? 'bg-on-team text-team' : 'bg-well text-saffron-text'
        }`}
      >
        {isChosen ? <Check className="size-6" /> : words === null ? place : text.letters[place - 1]}
      </span>
      <span className="min-w-0 flex-1 break-words">{label}</span>
      {isChosen && (
        <small aria-hidden="true" className="flex-none text-sm font-semibold short:hidden">
          {text.own}
        </small>
      )}
    </button>
  );
}

/** Who gives the team's answer. */
function LastWord({ teammates }: Pick<SeatChange, 'teammates'>) {
  const { vote: text } = useTaskText();
  const captain = teammates.find(({ isCaptain }) => isCaptain);
  return (
    <p className="flex items-center justify-center gap-2 text-center font-semibold">
      <Crown aria-hidden="true" className="icon flex-none text-saffron-text" />
      <span className="min-w-0 break-words">{captain === undefined ? text.onScreen : text.lastWord(captain.name)}</span>
    </p>
  );
}

interface ConfirmProps {
  readonly task: VoteTask;
  readonly chosen: Option | null;
  readonly answer: ReturnType<typeof useAwaitedPress>;
  readonly isBlocked: boolean;
  readonly onConfirm: () => void;
}

/** The captain's button, which names what it gives. */
function Confirm({ task, chosen, answer, isBlocked, onConfirm }: ConfirmProps) {
  const { language } = usePhoneText();
  const { vote: text } = useTaskText();
  const note = answer.isLate ? text.unanswered : task.mayAnswer ? null : text.timeIsUp;
  return (
    <div className="grid gap-2">
      <p role="status" className="text-center font-semibold text-saffron-text empty:hidden">
        {note}
      </p>
      <button
        type="button"
        aria-busy={answer.isSent || undefined}
        aria-disabled={isBlocked || chosen === null || !task.mayAnswer || undefined}
        className="button button-primary button-large min-h-18 w-full min-w-0 gap-3 px-4 short:min-h-12 short:py-1 short:text-xl"
        onClick={onConfirm}
      >
        {answer.isSent ? <Spinner /> : <Crown aria-hidden="true" className="size-7 flex-none" />}
        <span className="grid min-w-0 leading-tight short:flex short:items-baseline short:gap-2">
          <span>{answer.isSent ? text.sending : text.answer}</span>
          {chosen !== null && (
            <small className="truncate text-base font-semibold">
              {chosen.text?.[language] ?? text.picture(chosen.place)}
            </small>
          )}
        </span>
      </button>
      <span role="status" className="sr-only">
        {answer.isSent && text.sending}
      </span>
    </div>
  );
}
