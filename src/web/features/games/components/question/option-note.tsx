import { teamOf } from '#shared/games/pack.ts';
import type { OptionView } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { useGameContext } from '../../hooks/game-context.tsx';

/** Whose choice an option was, or that fiftyFifty has taken it. */
export function OptionNote({ option }: { option: OptionView }) {
  const { question: text, drama } = useText().games;
  const { outcomes } = drama;
  const { pack } = useGameContext();
  if (option.chosenBy !== null)
    return (
      <small>
        <span className="sr-only">{option.look === 'wrong' ? outcomes.wrong : outcomes.right}</span>{' '}
        {text.chosenBy(teamOf(pack, option.chosenBy).name)}
      </small>
    );
  return option.look === 'gone' ? <small className="sr-only">{text.gone}</small> : null;
}
