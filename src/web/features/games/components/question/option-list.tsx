import type { OpenQuestion } from '#shared/games/state.ts';
import type { OptionView } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { teamOf, useLocalized, useGameContext } from '../../engine/game-context.tsx';

const longOption = 26;

interface OptionListProps {
  readonly options: readonly OptionView[];
  /** After the reveal only those that were chosen; the letters stay theirs. */
  readonly onlyChosen?: boolean;
  readonly open: OpenQuestion;
  /** False if they only help: the answer is said aloud. */
  readonly mayChoose: boolean;
}

/** The options: tapped in `choices`, only shown after fiftyFifty in `open`, marked at the reveal. */
export function OptionList({ options, onlyChosen = false, open, mayChoose }: OptionListProps) {
  const text = useText().games.question;
  const localized = useLocalized();
  const { isWriter, give } = useGameContext();
  const isAnswering = open.stage === 'own' || open.stage === 'steal';
  return (
    <ul className="q-options">
      {options.map((option, index) => {
        if (onlyChosen && option.chosenBy === null) return null;
        const words = localized(option.text);
        const letter = text.optionLetters[index] ?? '';
        const look = {
          'data-look': option.look,
          'data-long': words.length > longOption || undefined,
          className: 'q-option w-full',
        };
        const inside = (
          <>
            <i aria-hidden="true">{letter}</i>
            <span>{words}</span>
            <Note option={option} />
          </>
        );
        return (
          <li key={option.id} className="grid">
            {mayChoose && isAnswering && option.look === 'open' ? (
              <button
                {...look}
                type="button"
                aria-disabled={!isWriter || undefined}
                onClick={() => isWriter && give({ type: 'choose', optionId: option.id })}
              >
                {inside}
              </button>
            ) : (
              <OptionFrame option={option} look={look}>
                {inside}
              </OptionFrame>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function OptionFrame({ option, look, children }: { option: OptionView; look: object; children: React.ReactNode }) {
  const { pack } = useGameContext();
  return (
    <div {...look} data-team={option.chosenBy === null ? undefined : teamOf(pack, option.chosenBy).color}>
      {children}
    </div>
  );
}

function Note({ option }: { option: OptionView }) {
  const text = useText().games.question;
  const { pack } = useGameContext();
  if (option.chosenBy !== null) return <small>{text.chosenBy(teamOf(pack, option.chosenBy).name)}</small>;
  return option.look === 'gone' ? <small className="sr-only">{text.gone}</small> : null;
}
