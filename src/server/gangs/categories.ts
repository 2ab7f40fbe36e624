import { AppError } from '../platform/app-error.ts';
import type { Questions } from '../questions/index.ts';
import type { GangDeps } from './deps.ts';
import { findGang, listMembers } from './find-gang.ts';

/** The catalogue for members who are here tonight. Throws `gangs/not-found`, `gangs/hosts-only` or `gangs/unknown-member`. */
export async function listCategories(
  { database, questions }: Pick<GangDeps, 'database' | 'questions'>,
  uid: string,
  { id: gangId, memberIds }: { readonly id: string; readonly memberIds: readonly string[] },
): Promise<Awaited<ReturnType<Questions['catalogueFor']>>> {
  const { role } = await findGang(database.query, uid, gangId);
  if (role === 'member') throw new AppError('gangs/hosts-only');
  const known = new Set((await listMembers(database.query, gangId)).map(({ id }) => id));
  if (memberIds.some((memberId) => !known.has(memberId))) throw new AppError('gangs/unknown-member');
  return questions.catalogueFor(uid, [...new Set(memberIds)]);
}
