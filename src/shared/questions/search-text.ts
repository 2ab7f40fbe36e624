import { normalizeText, languages, type LocalizedText } from '../kernel/text.ts';
import type { QuestionDraft } from './draft.ts';

/** Every text of a question, as in its fields. */
export function textsOf(draft: QuestionDraft): readonly LocalizedText[] {
  return [
    draft.text,
    ...('answer' in draft ? [draft.answer] : []),
    ...('wrong' in draft ? draft.wrong : []),
    ...('clues' in draft ? draft.clues : []),
    ...('events' in draft ? draft.events.map((event) => event.text) : []),
    ...('unit' in draft ? [draft.unit] : []),
    ...('counted' in draft && draft.counted ? [draft.counted] : []),
    ...('accepted' in draft ? draft.accepted : []),
    ...('alt' in draft ? [draft.alt] : []),
    ...('media' in draft ? [draft.media.alt] : []),
    ...('explanation' in draft && draft.explanation ? [draft.explanation] : []),
  ];
}

/** What a search looks in: the id, and both languages normalized. */
export function searchText(draft: QuestionDraft): string {
  const number = 'number' in draft && draft.number !== null ? [String(draft.number)] : [];
  return [
    normalizeText(draft.id),
    ...languages.flatMap((language) => textsOf(draft).map((text) => normalizeText(text[language]))),
    ...number,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The words of a search, each of which must occur in the text. */
export function searchWords(wish: string): readonly string[] {
  return normalizeText(wish).split(' ').filter(Boolean);
}
