import type { Act } from '#shared/games/commands.ts';
import type { Pack } from '#shared/games/pack.ts';
import { isLastQuestion } from '#shared/games/question.ts';
import type { GameState } from '#shared/games/state.ts';
import { awardChoices, stealTakers } from '#shared/games/view.ts';

export type HostKeyPress = Pick<KeyboardEvent, 'code' | 'key'>;

/**
 * What a key of the host's keyboard does now: a step of the game, or a dialog; null if nothing. Letters and digits count
 * by their place (`code`): an Arabic keyboard writes others.
 */
export function hostKeyMeaning(press: HostKeyPress, pack: Pack, state: GameState): Act | 'undo' | 'help' | null {
  if (press.key === '?' || press.key === '؟') return 'help';
  if (press.code === 'KeyU') return 'undo';
  const open = state.question;
  if (open === null) return null;
  if (open.stage === 'revealed') return isLastQuestion(open) ? null : award(press.code, pack, state);
  const placed = placeOf(press.code);
  if (placed !== null && stealTakers(pack, state).includes(placed)) return { type: 'takeSteal', teamIndex: placed };
  if (press.code === 'Space') return { type: 'reveal' };
  if (press.code === 'KeyP' && (open.clock !== null || open.consultation !== null || open.study))
    return { type: open.paused ? 'resume' : 'pause' };
  return null;
}

function award(code: string, pack: Pack, state: GameState): Act | null {
  const teamIndex = placeOf(code);
  if (teamIndex === null) return null;
  if (teamIndex === -1) return { type: 'award', teamIndex: null };
  return awardChoices(pack, state).some((choice) => choice.teamIndex === teamIndex)
    ? { type: 'award', teamIndex }
    : null;
}

/** The index of the team that a digit names, -1 for 0; null for another key. */
function placeOf(code: string): number | null {
  const digit = /^(?:Digit|Numpad)([0-4])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit) - 1;
}
