import { Check, Eye, EyeOff, Hand, MessagesSquare } from 'lucide-react';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { usePhoneText } from '../language.tsx';
import { PhoneButton } from '../parts.tsx';
import type { TaskPanelProps } from './task-screen.tsx';
import { useTaskText } from './task-text.ts';
import { useAwaitedPress } from './use-awaited-press.ts';

type ActorProps = TaskPanelProps<'actor'>;

/** A secret word: the part to take, who has it, or the word itself. */
export function ActorPanel(props: ActorProps) {
  const { task, change, isConnected, send } = props;
  const { free, other } = useTaskText().actor;
  if (task.part === 'own') return <OwnWord {...props} />;
  if (task.part === 'free')
    return (
      <div className="grid grid-cols-1 content-between gap-3">
        <Words title={free.title}>{free.body}</Words>
        <AwaitedButton
          isConnected={isConnected}
          className="button-large min-h-20"
          onPress={() => send({ kind: 'act-it', task: task.key })}
        >
          <Hand aria-hidden="true" className="size-7" />
          {free.take}
        </AwaitedButton>
      </div>
    );
  const actor = change.teammates.find(({ id }) => id === task.actorId);
  return (
    <div className="grid grid-cols-1 content-center gap-3">
      <MessagesSquare aria-hidden="true" className="mx-auto size-14 text-saffron-text short:hidden" />
      <Words title={actor === undefined ? other.titleNobody : other.title(actor.name)}>{other.body}</Words>
    </div>
  );
}

interface AwaitedButtonProps extends Omit<ComponentProps<typeof PhoneButton>, 'isBusy' | 'disabled' | 'onClick'> {
  readonly isConnected: boolean;
  readonly onPress: () => void;
}

/** Shows its press as on its way until its task changes, which takes it away; asks for another where none has arrived. */
function AwaitedButton({ isConnected, onPress, ...rest }: AwaitedButtonProps) {
  const { late } = useTaskText().commit;
  const { isSent, isLate, start } = useAwaitedPress();
  return (
    <div className="grid grid-cols-1 gap-2">
      <p role="alert" className="text-center font-semibold text-danger empty:hidden">
        {isLate && late}
      </p>
      <PhoneButton
        {...rest}
        isBusy={isSent}
        disabled={!isConnected}
        onClick={() => {
          start();
          onPress();
        }}
      />
    </div>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className="grid gap-1 text-center">
      <p className="font-display text-2xl leading-snug font-extrabold">{title}</p>
      <p className="text-lg text-quiet">{children}</p>
    </div>
  );
}

/** The clock starts once the word was seen. */
function OwnWord({ task, isConnected, send }: ActorProps) {
  const { own: text } = useTaskText().actor;
  const { isShown, hasSeen, toggle } = useShortLook();
  const mayStart = task.isClockWaiting && hasSeen;
  return (
    <div className="grid grid-cols-1 grid-rows-[1fr_auto] gap-3">
      <div className="grid grid-cols-1 content-center gap-2 text-center">
        <p className="font-semibold text-saffron-text short:sr-only">{text.title}</p>
        <div role="status" className="grid min-h-28 content-center justify-items-center gap-2 short:min-h-0">
          {isShown ? <ShownWord task={task} /> : <p className="text-lg text-quiet">{text.hidden}</p>}
        </div>
        {isShown && <p className="text-sm text-quiet short:hidden">{text.hides}</p>}
      </div>
      <div className="grid grid-cols-1 gap-2.5 short:auto-cols-fr short:grid-flow-col short:grid-cols-none">
        <PhoneButton
          look={mayStart || isShown ? 'secondary' : 'primary'}
          className="min-h-16 short:min-h-12"
          onClick={toggle}
          aria-pressed={isShown}
        >
          {isShown ? <EyeOff aria-hidden="true" className="icon" /> : <Eye aria-hidden="true" className="icon" />}
          {isShown ? text.hide : text.show}
        </PhoneButton>
        {task.isClockWaiting && (
          <AwaitedButton
            look={mayStart ? 'primary' : 'quiet'}
            isConnected={isConnected && hasSeen}
            className="min-h-16 short:min-h-12"
            onPress={() => send({ kind: 'ready', task: task.key })}
          >
            <Check aria-hidden="true" className="icon" />
            {text.ready}
          </AwaitedButton>
        )}
      </div>
    </div>
  );
}

function ShownWord({ task: { word, forbidden } }: Pick<ActorProps, 'task'>) {
  const { language } = usePhoneText();
  const { own: text } = useTaskText().actor;
  return (
    <>
      <span className="sr-only">{text.word}:</span>
      <strong dir="auto" className="max-w-full font-display text-4xl leading-tight font-extrabold">
        {word?.[language]}
      </strong>
      {forbidden !== null && (
        <>
          <span className="text-sm font-semibold text-danger">{text.forbidden}</span>
          <ul className="flex flex-wrap justify-center gap-1.5">
            {forbidden.map((each) => (
              <li key={each.ar} dir="auto" className="rounded-full bg-raised px-3 py-1 font-semibold">
                {each[language]}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Long enough to read a word and four more, short enough for a neighbour to come too late. */
const lookMs = 7000;

/** Something that is seen for a moment after a tap, and hidden by the next one, by time, or when the page is left. */
function useShortLook() {
  const [isShown, setShown] = useState(false);
  const [hasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const hide = () => setShown(false);
    const timer = setTimeout(hide, lookMs);
    const events = ['blur', 'pagehide'] as const;
    for (const event of events) window.addEventListener(event, hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [isShown]);
  const toggle = () => {
    setShown(!isShown);
    setSeen(true);
  };
  return { isShown, hasSeen, toggle };
}
