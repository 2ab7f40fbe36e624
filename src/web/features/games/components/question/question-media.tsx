import { useState } from 'react';
import type { PackQuestion } from '#shared/games/pack.ts';
import { useText } from '../../../../lib/language.ts';
import { useLocalized } from '../../engine/table.tsx';

/** The picture of a question; its description never gives the answer away. */
export function QuestionMedia({ media }: { media: NonNullable<PackQuestion['media']> }) {
  const text = useText().games.question.media;
  const localized = useLocalized();
  const [isFailed, setIsFailed] = useState(false);
  if (isFailed) {
    return (
      <div className="q-media grid place-content-center !bg-well text-center text-quiet">
        <p>{text.failed}</p>
        <p>{localized(media.alt)}</p>
      </div>
    );
  }
  return <img src={media.url} alt={localized(media.alt)} className="q-media" onError={() => setIsFailed(true)} />;
}
