import { expect, it } from 'vitest';
import { errors } from './ar/errors/gangs.ts';

it('speaks in errors of gangs to all, not to one man: nouns and plurals, no singular imperative', () => {
  const imperatives = new Set(['احذف', 'اطلب', 'اختر', 'راجع', 'أعد', 'خفّف', 'اكتب', 'اكتبه', 'حاول', 'جرّب', 'غيّر']);
  for (const text of Object.values(errors))
    expect(
      text.split(/[\s.،:]+/).filter((word) => imperatives.has(word)),
      text,
    ).toEqual([]);
});
