import type { Lifeline } from '#shared/games/commands.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon, type IconName } from '../../../../ui/icon.tsx';
import styles from './lifeline-sign.module.css';

const icons: Readonly<Record<Exclude<Lifeline, 'fiftyFifty'>, IconName>> = {
  askTeammate: 'ask',
  comeback: 'comeback',
  flip: 'flip',
};

/**
 * A lifeline's drawing. fiftyFifty is its own figure: one half over the other, because side by side they fill a square to
 * its edges; `isInLine` writes them side by side, in a line of text.
 */
export function LifelineSign({ lifeline, isInLine = false }: { lifeline: Lifeline; isInLine?: boolean }) {
  return lifeline === 'fiftyFifty' ? (
    <b aria-hidden="true" className={classNames('num', !isInLine && styles.halves)}>
      50<i className="not-italic">:</i>50
    </b>
  ) : (
    <Icon name={icons[lifeline]} />
  );
}
