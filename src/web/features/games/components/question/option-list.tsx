import { teamOf } from '#shared/games/pack.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import type { OptionView } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { OptionRow, OptionRows } from './option-row.tsx';
import { OptionNote } from './option-note.tsx';
import { PictureOptions } from './picture-options.tsx';

const longOption = 26;
/** Right and wrong differ by a sign, never by colour alone. */
const marks: Partial<Record<OptionView['look'], string>> = { right: '✓', wrong: '✗' };

interface OptionListProps {
  readonly options: readonly OptionView[];
  /** After the reveal only those that were chosen; the letters stay theirs. */
  readonly onlyChosen?: boolean;
  readonly open: OpenQuestion;
  /** False if they only help: the answer is said aloud. */
  readonly mayChoose: boolean;
}

/** The options: tapped in `choices`; in `open` shown where the question asks among them or after fiftyFifty; marked at the reveal. */
export function OptionList({ options, onlyChosen = false, open, mayChoose }: OptionListProps) {
  const text = useText().games.question;
  const localized = useLocalized();
  const { pack, isWriter, give } = useGameContext();
  const isAnswering = open.stage === 'own' || open.stage === 'steal';
  if (options.some(({ picture }) => picture !== null))
    return <PictureOptions options={options} open={open} mayChoose={mayChoose} />;
  return (
    <OptionRows isRead={pack.answerMode === 'open'}>
      {options.map((option, index) => {
        if (onlyChosen && option.chosenBy === null) return null;
        const words = option.text === null ? text.pictureOption(index + 1) : localized(option.text);
        const isOpen = mayChoose && isAnswering && option.look === 'open';
        return (
          <OptionRow
            key={option.id}
            mark={marks[option.look] ?? text.optionLetters[index] ?? ''}
            look={option.look}
            isSmall={words.length > longOption}
            team={option.chosenBy === null ? undefined : teamOf(pack, option.chosenBy).color}
            note={<OptionNote option={option} />}
            isDisabled={!isWriter}
            onPress={isOpen ? () => isWriter && give({ type: 'choose', optionId: option.id }) : undefined}
          >
            {words}
          </OptionRow>
        );
      })}
    </OptionRows>
  );
}
