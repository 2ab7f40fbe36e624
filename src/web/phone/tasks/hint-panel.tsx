import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { maxHintLength, sureness } from '#shared/rooms/tasks/hint-words.ts';
import { classNames } from '../../ui/class-names.ts';
import { usePhoneText } from '../language.tsx';
import { PhoneButton } from '../parts.tsx';
import { nameFault } from '../seat-name.ts';
import type { TaskPanelProps } from './task-screen.tsx';
import { useTaskText } from './task-text.ts';
import { useAwaitedPress } from './use-awaited-press.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

type HintProps = TaskPanelProps<'hint'>;

/**
 * The question for the teammate who is asked: an option or words, and how sure; that press sends it. Another one replaces
 * it until the time is over.
 */
export function HintPanel({ task, isConnected, send, serverTime }: HintProps) {
  const { language } = usePhoneText();
  const { hint: text, commit } = useTaskText();
  const awaited = useAwaitedPress();
  const [optionId, setOptionId] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [sent, setSent] = useState<(typeof sureness)[number] | null>(null);
  const hasOptions = task.options.length > 0;
  const chosen = task.options.some(({ id }) => id === optionId) ? optionId : null;
  const fault = nameFault(words, maxHintLength);
  const answer = chosen !== null ? { optionId: chosen } : !hasOptions && fault === null ? { text: words.trim() } : null;
  const change = (apply: () => void) => {
    apply();
    setSent(null);
  };
  return (
    <div className="grid grid-cols-1 content-between gap-3">
      <div className="grid grid-cols-1 content-start gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold text-saffron-text">
          {text.asked}
          <SecondsLeft until={task.until} serverNow={serverTime.serverNow} />
        </p>
        <p dir="auto" className="text-lg leading-snug font-semibold whitespace-pre-line">
          {task.text[language]}
        </p>
      </div>
      <div className="grid grid-cols-1 content-end gap-3">
        {hasOptions ? (
          <Options task={task} chosen={chosen} onChoose={(id) => change(() => setOptionId(id))} />
        ) : (
          <WordsField words={words} fault={fault} onChange={(next) => change(() => setWords(next))} />
        )}
        <div role="group" aria-label={text.send} className="grid grid-cols-1 gap-2">
          <p role="status" className={`flex items-center gap-2 font-semibold ${task.isGiven ? 'text-success' : ''}`}>
            <Send aria-hidden="true" className="size-5 flex-none rtl:-scale-x-100" />
            {task.isGiven ? text.given : awaited.isLate ? commit.late : text.send}
          </p>
          <div className="grid grid-cols-3 gap-2 *:min-w-0 *:wrap-anywhere max-[15rem]:grid-cols-1">
            {sureness.map((sure) => (
              <PhoneButton
                key={sure}
                look={sure === sent ? 'primary' : 'secondary'}
                aria-pressed={sure === sent}
                isBusy={sure === sent && awaited.isSent && !task.isGiven}
                disabled={!isConnected || answer === null}
                className="min-h-14 px-1 text-base leading-tight short:min-h-12"
                onClick={() => {
                  if (answer === null) return;
                  setSent(sure);
                  awaited.start();
                  send({ kind: 'hint', task: task.key, answer, sure });
                }}
              >
                {text.sure[sure]}
              </PhoneButton>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const optionLook = classNames(
  'button button-secondary min-h-12 justify-start px-4 text-start leading-snug',
  'aria-pressed:bg-team aria-pressed:bg-none aria-pressed:text-on-team',
);

function Options({
  task,
  chosen,
  onChoose,
}: Pick<HintProps, 'task'> & { chosen: string | null; onChoose: (id: string) => void }) {
  const { language } = usePhoneText();
  const { vote: text } = useTaskText();
  return (
    <ul className="grid grid-cols-1 gap-2 short:grid-cols-2">
      {task.options.map(({ id, place, text: words }) => (
        <li key={id} className="grid">
          <button type="button" aria-pressed={id === chosen} className={optionLook} onClick={() => onChoose(id)}>
            <span aria-hidden="true" className="w-5 flex-none">
              {words === null ? place : text.letters[place - 1]}
            </span>
            <span dir="auto" className="min-w-0">
              {words?.[language] ?? text.picture(place)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function WordsField({
  words,
  fault,
  onChange,
}: {
  words: string;
  fault: ReturnType<typeof nameFault>;
  onChange: (words: string) => void;
}) {
  const { hint: text } = useTaskText();
  const id = useId();
  const said =
    fault === 'rooms/name-too-long' ? text.tooLong : fault === 'rooms/name-invisible' ? text.unreadable : null;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <input
        dir="auto"
        value={words}
        aria-label={text.label}
        placeholder={text.label}
        autoComplete="off"
        enterKeyHint="done"
        aria-invalid={said !== null}
        aria-describedby={said === null ? undefined : `${id}-fault`}
        className="control text-lg font-semibold"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
        }}
      />
      {said !== null && (
        <p id={`${id}-fault`} role="alert" className="font-semibold text-danger">
          {said}
        </p>
      )}
    </div>
  );
}

function SecondsLeft({ until, serverNow }: { until: number | null; serverNow: () => number | null }) {
  const { hint: text } = useTaskText();
  const left = useSecondsLeft(until, serverNow);
  if (until === null) return <span className="text-quiet">{text.still}</span>;
  return left === null ? null : (
    <span role="timer">
      <bdi className="num text-2xl">{left}</bdi> {text.seconds}
    </span>
  );
}
