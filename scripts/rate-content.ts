/**
 * Prepares questions for two judges, and takes over what they say (content/README.md, "Ratings"):
 *   npm run content:rate -- write <folder> [questions a batch]   writes batch-NN.txt with what has no rating yet
 *   npm run content:rate -- read <folder> <date>                 reads batch-NN.a.tsv and batch-NN.b.tsv: id, fun, value
 *   npm run content:rate -- write-values <folder>                writes each category on its own, for its thirds
 *   npm run content:rate -- read-values <folder>                 reads <category>.a.tsv and .b.tsv: name, value
 */
import { existsSync, readFileSync, readdirSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ratingSchema, type Rating } from '#shared/questions/ratings.ts';
import { questionSchema, type Question } from '#shared/questions/schema.ts';
import { ratedHash, readContentFiles } from '#server/questions/index.ts';
import { contentFolder, readBank, readRatings } from './content-folder.ts';

const ratingsFile = new URL('review/ratings.json', contentFolder);
/** Questions of known fun that every batch has, so that judges can be compared: as they were rated, the bank's may change. */
const anchors = z
  .array(z.strictObject({ fun: z.number(), question: questionSchema }))
  .parse(JSON.parse(readFileSync(new URL('review/anchors.json', contentFolder), 'utf8')))
  .map(({ fun, question }) => ({ fun, question: { ...question, id: `anchor-${question.id}` } }));

const [task, folder = '', last] = process.argv.slice(2);
const questions = new Map((await readBank()).flatMap((category) => category.questions).map((each) => [each.id, each]));
if (task === 'write') await writeBatches(folder, Number(last ?? 200));
else if (task === 'read') await readAnswers(folder, last ?? '');
else if (task === 'write-values') await writeCategories(folder);
else if (task === 'read-values') await readValues(folder);
else throw new Error('say write, read, write-values or read-values, and a folder');

async function writeBatches(to: string, size: number): Promise<void> {
  mkdirSync(to, { recursive: true });
  const rated = new Set((await readRatings()).map(({ id }) => id));
  // Categories are mixed, so that a judge compares across the bank.
  const waiting = [...questions.values()]
    .filter(({ id }) => !rated.has(id))
    .sort((one, other) => ratedHash(one).localeCompare(ratedHash(other)));
  const batches = Math.ceil(waiting.length / size);
  for (let batch = 0; batch < batches; batch += 1) {
    const items = [...waiting.slice(batch * size, (batch + 1) * size), ...anchors.map(({ question }) => question)].sort(
      (one, other) => ratedHash(one).localeCompare(ratedHash(other)),
    );
    writeFileSync(
      join(to, `batch-${String(batch + 1).padStart(2, '0')}.txt`),
      items.map((question) => asSeen(question)).join('\n'),
    );
  }
  process.stdout.write(`${waiting.length} questions in ${batches} batches\n`);
}

/** A question as the room gets it: with its options in no order that tells, then the answer and what is said about it. */
function asSeen(question: Question, name = question.id): string {
  const options = 'wrong' in question ? [question.answer, ...question.wrong].map(({ ar }) => ar).sort() : [];
  return [
    `## ${name} (${question.kind})`,
    question.text.ar,
    ...('media' in question ? [`[${question.media.alt.ar}]`] : []),
    ...('steps' in question ? [`[${question.alt.ar}]`] : []),
    ...('clues' in question ? question.clues.map(({ ar }) => `- ${ar}`) : []),
    ...(options.length > 0 ? [options.join(' | ')] : []),
    ...('forbidden' in question ? [`ممنوع: ${question.forbidden?.map(({ ar }) => ar).join('، ')}`] : []),
    `= ${answerOf(question)}`,
    question.explanation?.ar ?? '',
    '',
  ].join('\n');
}

function answerOf(question: Question): string {
  if (question.kind === 'closest-number') return question.counted?.ar ?? `${question.number} ${question.unit.ar}`;
  if (question.kind === 'order-years') return question.events.map(({ text, year }) => `${year} ${text.ar}`).join(' < ');
  if (question.kind === 'name-them') return question.accepted.map(({ ar }) => ar).join('، ');
  return question.answer.ar;
}

/**
 * A category is divided into thirds, so that a judge of values sees all of it and nothing else: no id either, since
 * most categories were once numbered by value.
 */
async function writeCategories(to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  const board = (await readBank()).filter(({ use }) => use === 'board');
  for (const { id, questions: own } of board) {
    const mixed = [...own].sort((one, other) => ratedHash(one).localeCompare(ratedHash(other)));
    writeFileSync(join(to, `${id}.txt`), mixed.map((question) => asSeen(question, ratedHash(question))).join('\n'));
  }
  process.stdout.write(`${board.length} categories\n`);
}

async function readValues(from: string): Promise<void> {
  const rated = new Map((await readRatings()).map((rating) => [rating.of, rating]));
  const { ratings: known = [] } = await readContentFiles(contentFolder);
  const all = new Map<string, Rating>(known.map((rating) => [rating.id, rating]));
  let read = 0;
  for (const name of readdirSync(from).filter((file) => file.endsWith('.a.tsv'))) {
    const [one, other] = [name, name.replace('.a.tsv', '.b.tsv')].map((file) => valuesOf(join(from, file)));
    for (const [hash, first] of one ?? []) {
      const rating = rated.get(hash);
      const second = other?.get(hash);
      if (rating === undefined || second === undefined) continue;
      all.set(rating.id, ratingSchema.parse({ ...rating, value: [first, second] }));
      read += 1;
    }
  }
  writeRatings(all);
  process.stdout.write(`${read} values\n`);
}

function valuesOf(file: string): ReadonlyMap<string, number> {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => line.trim().split(/\s+/)).map(([id = '', value]) => [id, Number(value)]));
}

async function readAnswers(from: string, on: string): Promise<void> {
  const { ratings: known = [] } = await readContentFiles(contentFolder);
  const all = new Map<string, Rating>(known.map((rating) => [rating.id, rating]));
  const names = readdirSync(from).filter((name) => /^batch-\d+\.txt$/.test(name));
  for (const name of names) {
    const [a, b] = ['a', 'b'].map((judge) => join(from, name.replace('.txt', `.${judge}.tsv`)));
    if (a === undefined || b === undefined || !existsSync(a) || !existsSync(b)) continue;
    const [one, other] = [answersOf(a), answersOf(b)];
    const off = [distance(one), distance(other)];
    const seen = readFileSync(join(from, name), 'utf8');
    for (const [id, first] of one) {
      const question = questions.get(id);
      const second = other.get(id);
      // Of a text that changed since, they said nothing.
      if (question === undefined || second === undefined || !seen.includes(asSeen(question))) continue;
      all.set(
        id,
        ratingSchema.parse({
          id,
          of: ratedHash(question),
          fun: [first.fun, second.fun],
          value: [first.value, second.value],
          on,
          off,
        }),
      );
    }
    process.stdout.write(`${name}: ${off.join(' and ')} from the anchors\n`);
  }
  writeRatings(all);
}

function writeRatings(all: ReadonlyMap<string, Rating>): void {
  const lines = [...all.values()]
    .filter(({ id }) => questions.has(id))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map((rating) => `  ${JSON.stringify(rating)}`);
  writeFileSync(ratingsFile, `[\n${lines.join(',\n')}\n]\n`);
  process.stdout.write(`${lines.length} ratings\n`);
}

function answersOf(file: string): Map<string, { readonly fun: number; readonly value: number }> {
  return new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([id, fun, value]) =>
        id === undefined || value === undefined ? [] : [[id, { fun: Number(fun), value: Number(value) }] as const],
      ),
  );
}

/** By how much a judge is above or below the anchors' known fun, on average. */
function distance(answers: ReadonlyMap<string, { readonly fun: number }>): number {
  const differences = anchors.flatMap(({ question, fun }) => {
    const answer = answers.get(question.id);
    return answer === undefined ? [] : [answer.fun - fun];
  });
  const sum = differences.reduce((total, difference) => total + difference, 0);
  return Number((sum / Math.max(1, differences.length)).toFixed(2));
}
