import { teamOf } from '#shared/games/pack.ts';
import type { OptionView } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useRoomOnScreen } from '../../rooms/room-context.tsx';

/** Whose choice an option was, that fiftyFifty has taken it, or how many phones vote for it. */
export function OptionNote({ option }: { option: OptionView }) {
  const { question: text, drama } = useText().games;
  const { outcomes } = drama;
  const { pack } = useGameContext();
  const room = useRoomOnScreen();
  if (option.chosenBy !== null)
    return (
      <small>
        <span className="sr-only">{option.look === 'wrong' ? outcomes.wrong : outcomes.right}</span>{' '}
        {text.chosenBy(teamOf(pack, option.chosenBy).name)}
      </small>
    );
  if (option.look === 'gone') return <small className="sr-only">{text.gone}</small>;
  return room && <room.parts.OptionVotes optionId={option.id} />;
}
