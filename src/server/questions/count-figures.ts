import { sql } from 'kysely';
import type { Tx } from '../platform/database/index.ts';

/** How one question of a game went: who of the room knew it. */
export interface PlayedQuestion {
  readonly questionId: string;
  readonly knownBy: 'own' | 'steal' | 'nobody';
}

/** Adds a game that has ended to its questions' figures. */
export async function countPlayed(tx: Tx, played: readonly PlayedQuestion[]): Promise<void> {
  if (played.length === 0) return;
  const sums = [
    ...new Map(played.map(({ questionId }) => [questionId, played.filter((each) => each.questionId === questionId)])),
  ].map(([id, all]) => ({
    id,
    opened: all.length,
    own: countOf(all, 'own'),
    stolen: countOf(all, 'steal'),
    nobody: countOf(all, 'nobody'),
  }));
  // In one order, so that two games that end at once wait for one another and never both.
  await sql`
    insert into question_figures (question_id, opened, own, stolen, nobody)
    select id, opened, own, stolen, nobody
    from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as played(id text, opened integer, own integer, stolen integer, nobody integer)
    order by id collate "C"
    on conflict (question_id) do update set
      opened = question_figures.opened + excluded.opened, own = question_figures.own + excluded.own,
      stolen = question_figures.stolen + excluded.stolen, nobody = question_figures.nobody + excluded.nobody
  `.execute(tx);
}

/** Adds a report to a question's figures. Ignores unknown questions, since reports are public input. */
export async function countReport(tx: Tx, questionId: string): Promise<void> {
  await sql`
    insert into question_figures (question_id, opened, own, stolen, nobody, reports)
    select id, 0, 0, 0, 0, 1 from questions where id = ${questionId}
    on conflict (question_id) do update set reports = question_figures.reports + 1
  `.execute(tx);
}

/** Moves the favourite of a game's host from one question to another; null for none. */
export async function countBest(
  tx: Tx,
  { before, after }: { readonly before: string | null; readonly after: string | null },
): Promise<void> {
  // In one order, so that two hosts who swap the same two questions wait for one another and never both.
  const changes = [
    { id: before, by: -1 },
    { id: after, by: 1 },
  ]
    .flatMap(({ id, by }) => (id === null ? [] : [{ id, by }]))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  for (const { id, by } of changes)
    await sql`
      insert into question_figures (question_id, opened, own, stolen, nobody, best)
      select id, 0, 0, 0, 0, greatest(0, ${by}::integer) from questions where id = ${id}
      on conflict (question_id) do update set best = greatest(0, question_figures.best + ${by}::integer)
    `.execute(tx);
}

function countOf(played: readonly PlayedQuestion[], knownBy: PlayedQuestion['knownBy']): number {
  return played.filter((each) => each.knownBy === knownBy).length;
}
