import { useState } from 'react';
import { teamOf } from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import type { OptionView } from '#shared/games/view.ts';
import { useText } from '../../../../lib/language.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { OptionNote } from './option-note.tsx';
import styles from './picture-options.module.css';

const marks: Partial<Record<OptionView['look'], string>> = { right: '✓', wrong: '✗' };

interface PictureOptionsProps {
  readonly options: readonly OptionView[];
  readonly open: OpenQuestion;
  /** False if the number is said aloud. */
  readonly mayChoose: boolean;
}

/**
 * Options that are pictures, numbered for a room that says its answer. Before the reveal nothing names what they show,
 * unless their texts are beside them.
 */
export function PictureOptions({ options, open, mayChoose }: PictureOptionsProps) {
  const { pack } = useGameContext();
  const isRevealed = open.stage === 'revealed';
  const isAnswering = open.stage === 'own' || open.stage === 'steal';
  return (
    <ul
      className={styles.pictures}
      data-revealed={isRevealed || undefined}
      data-beside-media={openContext(pack, open).question.media !== undefined || undefined}
    >
      {options.map((option, index) => (
        <li key={option.id} className="grid">
          <PictureOption
            option={option}
            place={index + 1}
            isOpen={mayChoose && isAnswering && option.look === 'open'}
          />
        </li>
      ))}
    </ul>
  );
}

function PictureOption({ option, place, isOpen }: { option: OptionView; place: number; isOpen: boolean }) {
  const text = useText().games.question;
  const localized = useLocalized();
  const { pack, isWriter, give } = useGameContext();
  const name = option.text === null ? null : localized(option.text);
  const common = { 'data-option': '', 'data-look': option.look };
  const inside = (
    <>
      <i aria-hidden="true">{marks[option.look] ?? place}</i>
      <span className="sr-only">{text.pictureOption(place)}</span>
      <OptionImage url={option.picture ?? ''} />
      {name !== null && <b>{name}</b>}
      <OptionNote option={option} />
    </>
  );
  if (!isOpen)
    return (
      <div
        {...common}
        data-team={option.chosenBy === null ? undefined : teamOf(pack, option.chosenBy).color}
        className={styles.picture}
      >
        {inside}
      </div>
    );
  return (
    <button
      {...common}
      type="button"
      className={classNames('hover-ground', styles.picture)}
      aria-disabled={!isWriter || undefined}
      onClick={() => isWriter && give({ type: 'choose', optionId: option.id })}
    >
      {inside}
    </button>
  );
}

/** Unnamed: its number is read instead. */
function OptionImage({ url }: { url: string }) {
  const { failed } = useText().games.question.media;
  const [isFailed, setIsFailed] = useState(false);
  if (isFailed)
    return (
      <span className="grid place-content-center overflow-hidden bg-well text-quiet" data-media="option">
        {failed.image}
      </span>
    );
  return <img src={url} alt="" data-media="option" onError={() => setIsFailed(true)} />;
}
