import type { ReactNode } from 'react';
import { useText } from '../lib/language.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

interface StatePanelProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  /** The one clear way on. */
  readonly action?: ReactNode;
  readonly tone?: 'calm' | 'good' | 'bad';
  /** 1 where the panel is the whole page. */
  readonly level?: 1 | 2;
  /** Vertical padding; `above` has none below. */
  readonly spacing?: keyof typeof spacings;
  readonly isWide?: boolean;
}

const spacings = {
  tight: 'py-2',
  small: 'py-4',
  normal: 'py-8',
  large: 'py-16',
  page: 'py-20',
  above: 'pt-8',
} as const;

const tones = { calm: 'text-saffron-text', good: 'text-success', bad: 'text-danger' } as const;

/** An empty, done or failed state: a lantern with a sign in it, a sentence, a way on. */
export function StatePanel({
  icon,
  title,
  children,
  action,
  tone = 'calm',
  level = 2,
  spacing = 'normal',
  isWide = false,
}: StatePanelProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      className={`mx-auto grid justify-items-center gap-3 px-4 text-center ${isWide ? 'max-w-xl' : 'max-w-md'} ${spacings[spacing]}`}
    >
      <span className={`relative mb-2 grid size-24 place-items-center ${tones[tone]}`}>
        <span className="absolute inset-3 rotate-45 rounded-[22%] bg-well shadow-[inset_0_0_0_2px_color-mix(in_oklab,currentColor_50%,transparent)]" />
        <span className="absolute inset-0 rotate-45 scale-90 rounded-[22%] shadow-[inset_0_0_0_1.5px_color-mix(in_oklab,currentColor_22%,transparent)]" />
        <Icon name={icon} className="relative size-9" />
      </span>
      <Heading className={level === 1 ? 'text-4xl' : 'text-2xl'}>{title}</Heading>
      {children !== undefined && <div className="text-quiet">{children}</div>}
      {action !== undefined && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

export function EmptyState(props: StatePanelProps) {
  return <StatePanel {...props} />;
}

/** A read that failed: what to do about it, and a button that does it. */
export function FailedState({
  message,
  onRetry,
  title,
  className = '',
}: {
  message: string;
  onRetry: () => void;
  title?: string;
  className?: string;
}) {
  const text = useText();
  return (
    <div role="alert" className={className}>
      <StatePanel
        icon="cloud-off"
        tone="bad"
        title={title ?? text.shell.failed.title}
        action={
          <Button variant="secondary" icon="retry" onClick={onRetry}>
            {text.shell.retry}
          </Button>
        }
      >
        {message}
      </StatePanel>
    </div>
  );
}
