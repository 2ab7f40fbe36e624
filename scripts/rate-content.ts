/**
 * Prepares questions for two judges, and takes over what they say (content/README.md, "Ratings"):
 *   npm run content:rate -- write <folder> [questions a batch]   writes batch-NN.txt with what has no rating yet
 *   npm run content:rate -- read <folder> <date>                 reads batch-NN.a.tsv and batch-NN.b.tsv: id, fun, value
 */
import { existsSync, readFileSync, readdirSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { present } from '#shared/kernel/assert.ts';
import { ratingSchema, type Rating } from '#shared/questions/ratings.ts';
import type { Question } from '#shared/questions/schema.ts';
import { ratedHash, readContentFiles } from '#server/questions/index.ts';
import { contentFolder, readBank, readRatings } from './content-folder.ts';

const ratingsFile = new URL('review/ratings.json', contentFolder);
/** Questions of known fun that every batch has, so that judges can be compared. */
const anchors = z
  .array(z.strictObject({ id: z.string(), fun: z.number() }))
  .parse(JSON.parse(readFileSync(new URL('review/anchors.json', contentFolder), 'utf8')));

const [task, folder = '', last] = process.argv.slice(2);
const questions = new Map((await readBank()).flatMap((category) => category.questions).map((each) => [each.id, each]));
if (task === 'write') await writeBatches(folder, Number(last ?? 200));
else if (task === 'read') await readAnswers(folder, last ?? '');
else throw new Error('say write or read, and a folder');

async function writeBatches(to: string, size: number): Promise<void> {
  mkdirSync(to, { recursive: true });
  const rated = new Set((await readRatings()).map(({ id }) => id));
  const isAnchor = new Set(anchors.map(({ id }) => id));
  // Categories are mixed, so that a judge compares across the bank.
  const waiting = [...questions.values()]
    .filter(({ id }) => !rated.has(id) && !isAnchor.has(id))
    .sort((one, other) => ratedHash(one).localeCompare(ratedHash(other)));
  const batches = Math.ceil(waiting.length / size);
  for (let batch = 0; batch < batches; batch += 1) {
    const items = [
      ...waiting.slice(batch * size, (batch + 1) * size),
      ...anchors.map(({ id }) => present(questions.get(id), `the anchor ${id}`)),
    ].sort((one, other) => ratedHash(one).localeCompare(ratedHash(other)));
    writeFileSync(join(to, `batch-${String(batch + 1).padStart(2, '0')}.txt`), items.map(asSeen).join('\n'));
  }
  process.stdout.write(`${waiting.length} questions in ${batches} batches\n`);
}

/** A question as the room gets it: with its options in no order that tells, then the answer and what is said about it. */
function asSeen(question: Question): string {
  const options = 'wrong' in question ? [question.answer, ...question.wrong].map(({ ar }) => ar).sort() : [];
  return [
    `## ${question.id} (${question.kind})`,
    question.text.ar,
    ...('media' in question ? [`[${question.media.alt.ar}]`] : []),
    ...('clues' in question ? question.clues.map(({ ar }) => `- ${ar}`) : []),
    ...(options.length > 0 ? [options.join(' | ')] : []),
    ...('forbidden' in question ? [`ممنوع: ${question.forbidden?.map(({ ar }) => ar).join('، ')}`] : []),
    `= ${answerOf(question)}`,
    question.explanation?.ar ?? '',
    '',
  ].join('\n');
}

function answerOf(question: Question): string {
  if (question.kind === 'closest-number') return `${question.number} ${question.unit.ar}`;
  if (question.kind === 'order-years') return question.events.map(({ text, year }) => `${year} ${text.ar}`).join(' < ');
  return question.answer.ar;
}

async function readAnswers(from: string, on: string): Promise<void> {
  const { ratings: known = [] } = await readContentFiles(contentFolder);
  const all = new Map<string, Rating>(known.map((rating) => [rating.id, rating]));
  const names = readdirSync(from).filter((name) => /^batch-\d+\.txt$/.test(name));
  for (const name of names) {
    const [a, b] = ['a', 'b'].map((judge) => join(from, name.replace('.txt', `.${judge}.tsv`)));
    if (a === undefined || b === undefined || !existsSync(a) || !existsSync(b)) continue;
    const [one, other] = [answersOf(a), answersOf(b)];
    for (const [id, first] of one) {
      const question = questions.get(id);
      const second = other.get(id);
      if (question === undefined || second === undefined) continue;
      all.set(
        id,
        ratingSchema.parse({
          id,
          of: ratedHash(question),
          fun: [first.fun, second.fun],
          value: [first.value, second.value],
          on,
        }),
      );
    }
    process.stdout.write(`${name}: ${distance(one)} and ${distance(other)} from the anchors\n`);
  }
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
function distance(answers: ReadonlyMap<string, { readonly fun: number }>): string {
  const differences = anchors.flatMap(({ id, fun }) => {
    const answer = answers.get(id);
    return answer === undefined ? [] : [answer.fun - fun];
  });
  return (differences.reduce((sum, difference) => sum + difference, 0) / Math.max(1, differences.length)).toFixed(2);
}
