import type { Lifeline } from '#shared/games/commands.ts';
import { Icon, type IconName } from '../../../../ui/icon.tsx';

const icons: Readonly<Record<Exclude<Lifeline, 'fiftyFifty'>, IconName>> = {
  askTeammate: 'ask',
  comeback: 'comeback',
  flip: 'flip',
};

/** A lifeline's drawing; fiftyFifty is its own figure. */
export function LifelineSign({ lifeline }: { lifeline: Lifeline }) {
  return lifeline === 'fiftyFifty' ? (
    <b aria-hidden="true" className="num">
      50:50
    </b>
  ) : (
    <Icon name={icons[lifeline]} />
  );
}
