import type { ReactNode, Ref } from 'react';
import type { TeamColor } from '#shared/games/setup.ts';
import type { OptionView } from '#shared/games/view.ts';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './option-row.module.css';

interface OptionRowsProps {
  readonly as?: 'ul' | 'ol';
  /** True if they are only read: on a small screen they leave more room to the question. */
  readonly isRead?: boolean;
  readonly children: ReactNode;
}

/** Options in two columns, or one below the other on an upright screen. */
export function OptionRows({ as: Tag = 'ul', isRead = false, children }: OptionRowsProps) {
  return (
    <Tag data-read={isRead || undefined} className={styles.options}>
      {children}
    </Tag>
  );
}

interface OptionRowProps {
  /** A letter or a sign in front. */
  readonly mark: string;
  readonly look?: OptionView['look'];
  /** In smaller type, for long options. */
  readonly isSmall?: boolean;
  /** The team that chose it. */
  readonly team?: TeamColor | undefined;
  readonly note?: ReactNode;
  /** For options that are pressed and released. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  /** Makes it a button. */
  readonly onPress?: (() => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly children: string;
}

/** One option of a question, or one event of an order: a button while it can be pressed. */
export function OptionRow({
  mark,
  look,
  isSmall = false,
  team,
  note,
  isPressed,
  isDisabled = false,
  onPress,
  ref,
  children,
}: OptionRowProps) {
  const common = { 'data-option': '', 'data-look': look, 'data-long': isSmall || undefined };
  const inside = (
    <>
      <i aria-hidden="true">{mark}</i>
      <span>{children}</span>
      {note}
    </>
  );
  return (
    <li className="grid">
      {onPress === undefined ? (
        <div {...common} data-team={team} className={styles.option}>
          {inside}
        </div>
      ) : (
        <button
          {...common}
          ref={ref}
          type="button"
          className={classNames('hover-ground', styles.option)}
          aria-pressed={isPressed}
          aria-disabled={isDisabled || undefined}
          onClick={onPress}
        >
          {inside}
        </button>
      )}
    </li>
  );
}
