import { Check, Crown, RotateCw } from 'lucide-react';
import type { SeatChange } from '#shared/rooms/schema.ts';
import { usePhoneText } from '../language.tsx';
import { Spinner } from '../parts.tsx';
import type { TaskPanelProps } from './task-screen.tsx';
import { useTaskText } from './task-text.ts';
import { useAwaitedPress } from './use-awaited-press.ts';
import { useReceipt, type ReceiptState } from './use-receipt.ts';
import { useVote } from './use-vote.ts';

type VoteTask = TaskPanelProps<'vote'>['task'];
type Option = VoteTask['options'][number];

const longOption = 32;
/** A vote without a receipt by then didn't arrive. */
const receiptWithinMs = 3000;
/** Hollow until the server has the vote. */
const chosenLook: Readonly<Record<ReceiptState, string>> = {
  waiting: 'border-2 border-on-team text-on-team',
  late: 'border-2 border-on-team text-on-team',
  received: 'bg-on-team text-team',
};

/** A vote for an option, changed by another tap; the captain gives the team's answer with it [VOTE-1] [VOTE-2]. */
export function VotePanel({ task, ...parts }: TaskPanelProps<'vote'>) {
  const { change, isConnected, send } = parts;
  const { vote: text } = useTaskText();
  const { isCaptain, teamIndex } = change.seat;
  const receipt = useReceipt(parts, receiptWithinMs);
  const hasReceipt = change.givesReceipts && receipt.press !== null && receipt.state === 'received';
  const { voted, tap } = useVote(task.own, isConnected, hasReceipt);
  const answer = useAwaitedPress();
  const chosen = task.options.find(({ id }) => id === voted) ?? null;
  const isBlocked = !isConnected || answer.isSent;
  const vote = (optionId: string) => {
    if (isBlocked) return;
    touch();
    tap(optionId);
    const press = { kind: 'vote', task: task.key, optionId } as const;
    receipt.await(press);
    send(press);
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
        {receipt.state === 'late' ? text.lost : promptOf(text, isCaptain, chosen !== null)}
      </p>
      <ul className="grid auto-rows-fr grid-cols-1 content-end gap-2 short:grid-cols-2">
        {task.options.map((option) => (
          <li key={option.id} className="grid">
            <OptionButton
              option={option}
              isChosen={option === chosen}
              receipt={receipt.state}
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

function promptOf(text: ReturnType<typeof useTaskText>['vote'], isCaptain: boolean, hasVoted: boolean): string {
  if (isCaptain) return hasVoted ? text.captainVoted : text.captainPrompt;
  return hasVoted ? text.voted : text.prompt;
}

function touch(): void {
  if ('vibrate' in navigator) navigator.vibrate(15);
}

function OptionButton({
  option: { place, text: words },
  isChosen,
  receipt,
  isBlocked,
  onTap,
}: {
  option: Option;
  isChosen: boolean;
  receipt: ReceiptState;
  isBlocked: boolean;
  onTap: () => void;
}) {
  const { language } = usePhoneText();
  const { vote: text } = useTaskText();
  const Mark = receipt === 'late' ? RotateCw : Check;
  const letter = words === null ? place : text.letters[place - 1];
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
        data-receipt={isChosen ? receipt : undefined}
        className={`grid size-9 flex-none place-items-center rounded-xl font-display leading-none font-extrabold ${
          isChosen ? chosenLook[receipt] : 'bg-well text-saffron-text'
        }`}
      >
        {!isChosen || receipt === 'waiting' ? letter : <Mark className="size-6" />}
      </span>
      <span dir="auto" className="min-w-0 flex-1">
        {label}
      </span>
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
      <span className="min-w-0 wrap-anywhere">
        {captain === undefined ? text.onScreen : text.lastWord(captain.name)}
      </span>
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
