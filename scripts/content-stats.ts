/** Prints the bank as a table: a line a category, then the sums by collection, kind and band.  npm run content:stats */
import { mediaFilesOf } from '#shared/questions/media-files.ts';
import { collections, soundKinds, tileValues, type CategoryFile, type Question } from '#shared/questions/schema.ts';
import { comparableFunOf, dullBelow, funOf, isRightValue, type Rating } from '#shared/questions/ratings.ts';
import { readBank, readRatings } from './content-folder.ts';

const bank = await readBank();
const board = bank.filter(({ use }) => use === 'board');
const questions = bank.flatMap((category) => category.questions);
const ratings = new Map((await readRatings()).map((rating) => [rating.id, rating]));

const cells = (...texts: readonly (string | number)[]) =>
  [
    String(texts[0]).padEnd(16),
    String(texts[1]).padEnd(14),
    ...texts.slice(2).map((text) => String(text).padStart(9)),
  ].join('');
const print = (line: string) => process.stdout.write(`${line}\n`);
const count = <Item>(items: readonly Item[], is: (item: Item) => boolean) => items.filter(is).length;

print(
  cells(
    'category',
    'collection',
    ...tileValues,
    'all',
    'children',
    'family',
    'seen',
    'heard',
    'games',
    'fun',
    'compared',
  ),
);
for (const category of [...bank].sort(byCollection)) print(lineOf(category));
print('');
printSums('by collection', collections, (collection) =>
  bank.filter((category) => category.collection === collection).flatMap((category) => category.questions),
);
printSums('by kind', [...new Set(questions.map(({ kind }) => kind))], (kind) =>
  questions.filter((question) => question.kind === kind),
);
printSums('by band', [...new Set(questions.map(({ band }) => band))], (band) =>
  questions.filter((question) => question.band === band),
);
print(
  `${board.length} categories on boards in ${new Set(board.map(({ collection }) => collection)).size} collections, ${questions.length} questions`,
);
const seenOrHeard = count(questions, (question) => mediaFilesOf(question).length > 0);
const allOf = (is: (question: Question) => boolean) => count(board, ({ questions: own }) => own.every(is));
print(
  `${Math.round((seenOrHeard / questions.length) * 100)} % of the questions show or play something; ` +
    `all of them in ${allOf(isSeen)} categories of pictures and ${allOf(isHeard)} of sounds`,
);
printRatings();

function isHeard({ kind }: Question): boolean {
  return soundKinds.includes(kind);
}

function isSeen(question: Question): boolean {
  return !isHeard(question) && mediaFilesOf(question).length > 0;
}

function lineOf({ id, collection, use, questions: own }: CategoryFile): string {
  const values = tileValues.map((value) => count(own, (question) => question.value === value));
  // A full game takes two cells of each value; reserves come from the rest.
  const games = use === 'board' ? Math.floor(Math.min(...values) / 2) : '–';
  return cells(
    id,
    collection,
    ...values,
    own.length,
    count(own, ({ band }) => band === 'children'),
    count(own, ({ band }) => band === 'family'),
    count(own, isSeen),
    count(own, isHeard),
    games,
    meanFun(own),
    meanFun(own, comparableFunOf),
  );
}

function printRatings(): void {
  const rated = questions.flatMap((question) => {
    const rating = ratings.get(question.id);
    return rating === undefined ? [] : [{ rating, value: question.value }];
  });
  if (rated.length === 0) return;
  const share = (is: (item: (typeof rated)[number]) => boolean) =>
    `${Math.round((count(rated, is) / rated.length) * 100)} %`;
  print(
    `rated ${rated.length} of ${questions.length}: fun ${meanFun(questions)}, ` +
      `${meanFun(questions, comparableFunOf)} compared by the anchors, ` +
      `4 and more ${share(({ rating }) => funOf(rating) >= 4)}, ` +
      `under ${dullBelow} ${count(rated, ({ rating }) => funOf(rating) < dullBelow)}, ` +
      `right value ${share(({ rating, value }) => isRightValue(rating, value))}`,
  );
}

function meanFun(of: readonly Question[], measure: (rating: Rating) => number = funOf): string {
  const funs = of.flatMap(({ id }) => ratings.get(id) ?? []).map(measure);
  return funs.length === 0 ? '–' : (funs.reduce((sum, fun) => sum + fun, 0) / funs.length).toFixed(2);
}

function byCollection(one: CategoryFile, other: CategoryFile): number {
  return collections.indexOf(one.collection) - collections.indexOf(other.collection) || one.id.localeCompare(other.id);
}

function printSums<Name extends string>(
  title: string,
  names: readonly Name[],
  of: (name: Name) => readonly Question[],
): void {
  print(`${title}: ${names.map((name) => `${name} ${of(name).length}`).join(', ')}`);
}
