import type { Pack } from '../../games/pack.ts';
import type { OpenQuestion } from '../../games/state.ts';
import { optionViews } from '../../games/view.ts';
import type { LocalizedText } from '../../kernel/text.ts';

interface OpenOption {
  readonly id: string;
  /** On the screen, from 1: the letter of a text, the number of a picture. */
  readonly place: number;
  /** Null for a picture. */
  readonly text: LocalizedText | null;
}

/** The options that the screen shows and that are still open; none where it shows none. */
export function openOptions(pack: Pack, open: OpenQuestion): OpenOption[] {
  return optionViews(pack, open)
    .map(({ id, text, look }, index) => ({ id, text, look, place: index + 1 }))
    .filter(({ look }) => look === 'open')
    .map(({ id, text, place }) => ({ id, place, text }));
}
