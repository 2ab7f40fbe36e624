import { expect, it } from 'vitest';
import { maxMembers } from '#shared/gangs/schema.ts';
import { addTyped } from './typed-names.ts';

it.each([
  ['one name', 'نورة', ['نورة']],
  ['an Arabic comma', 'نورة، فهد', ['نورة', 'فهد']],
  ['commas and semicolons', 'Noura, Fahad; Dana', ['Noura', 'Fahad', 'Dana']],
  ['a list of lines, with gaps', ' نورة \r\n\n فهد\n', ['نورة', 'فهد']],
  ['a numbered list of a chat', '1- نورة\n2) فهد\n٣. دانة\n• بو علي', ['نورة', 'فهد', 'دانة', 'بو علي']],
  ['a name with a number', '7up\n3', ['7up', '3']],
])('divides what was typed or pasted into names: %s [GANG-9]', (_, typed, names) => {
  expect(addTyped([], typed)).toEqual({ names, rest: '', problem: null });
});

it('points out a name that is there already, however it is written, and leaves it in the field [GANG-9]', () => {
  expect(addTyped(['أحمد'], 'احمد، فهد، فهد', ['Noura'])).toEqual({
    names: ['أحمد', 'فهد'],
    rest: 'احمد، فهد',
    problem: { kind: 'repeated', names: ['احمد', 'فهد'] },
  });
  expect(addTyped([], 'noura', ['Noura']).problem).toEqual({ kind: 'repeated', names: ['noura'] });
  // Emoji have no letters to compare.
  expect(addTyped(['🦅'], '🐪').names).toEqual(['🦅', '🐪']);
});

it('leaves a name that is too long, or that hides signs, in the field [GANG-9]', () => {
  const long = 'ن'.repeat(25);
  expect(addTyped([], `${long}، فهد`)).toEqual({
    names: ['فهد'],
    rest: long,
    problem: { kind: 'too-long', name: long },
  });
  expect(addTyped([], 'نو\u202eرة').problem).toEqual({ kind: 'invisible' });
});

it('stops at the limit of a gang, and counts those who are in it [GANG-9]', () => {
  const names = Array.from({ length: maxMembers - 1 }, (_, index) => `name ${index}`);
  expect(addTyped(names.slice(1), 'نورة، فهد', names.slice(0, 1))).toMatchObject({
    names: [...names.slice(1), 'نورة'],
    rest: 'فهد',
    problem: { kind: 'full' },
  });
});
