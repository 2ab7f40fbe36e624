import { expect, it } from 'vitest';
import { gangs as ar } from '#shared/i18n/ar/gangs.ts';
import { gangs as en } from '#shared/i18n/en/gangs.ts';
import { peopleOf } from './people.ts';

const look = { emblem: 'pearl', color: 'violet' } as const;

it('calls those without a name by emblem and colour, and numbers those who look alike [GANG-8]', () => {
  const members = [
    { id: 'a', name: null, ...look },
    { id: 'b', name: 'نورة', ...look },
    { id: 'c', name: null, ...look },
    { id: 'd', name: null, emblem: 'falcon', color: 'coral' } as const,
  ];
  const namesIn = (words: Parameters<typeof peopleOf>[1]) =>
    [...peopleOf(members, words).values()].map(({ name }) => name);
  expect(namesIn(ar)).toEqual(['اللؤلؤة البنفسجية', 'نورة', 'اللؤلؤة البنفسجية 2', 'الصقر المرجاني']);
  expect(namesIn(en)).toEqual(['Violet Pearl', 'نورة', 'Violet Pearl 2', 'Coral Falcon']);
});
