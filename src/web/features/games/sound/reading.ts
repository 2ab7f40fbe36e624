import type { Pack } from '#shared/games/pack.ts';
import { openContext } from '#shared/games/question.ts';
import type { OpenQuestion } from '#shared/games/state.ts';
import { fallenClues, optionViews } from '#shared/games/view.ts';
import type { Language } from '#shared/kernel/text.ts';

/** What is read of an open question: its text, the clues that have fallen, and what is on the screen to choose from. */
export function readTexts(pack: Pack, open: OpenQuestion, language: Language): readonly string[] {
  const { question } = openContext(pack, open);
  const clues = fallenClues(pack, open).map((clue) => clue[language]);
  const options = optionViews(pack, open).flatMap(({ text, look }) =>
    look === 'open' && text !== null ? [text[language]] : [],
  );
  const events = (question.events ?? []).map(({ text }) => text[language]);
  return [question.text[language], ...clues, ...options, ...events].map(asSpoken).filter(Boolean);
}

/** Without the signs that a voice would name: the gap of a saying is a pause. */
function asSpoken(text: string): string {
  return text
    .replaceAll(/[_…﴿﴾«»"“”]+|\.{3}/g, '، ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
