import type { AuditRow, LedgerRow, PersonRow } from '#shared/accounts/admin-api.ts';
import type { StaffCatalogue } from '#shared/i18n/ar/staff/index.ts';
import { type CsvColumns, csvMoment } from '../../../lib/save-list.ts';

type Words = StaffCatalogue['adminPeople'];

export function peopleColumns(words: Words): CsvColumns<PersonRow> {
  const { columns, isVerified, isDisabled, isOpen } = words.list;
  return [
    [columns.id, ({ uid }) => uid],
    [columns.name, ({ displayName }) => displayName],
    [columns.email, ({ email }) => email],
    [columns.role, ({ role }) => words.roles[role]],
    [isVerified, ({ emailVerified }) => (emailVerified ? words.yes : words.no)],
    [columns.state, ({ disabled }) => (disabled ? isDisabled : isOpen)],
    [columns.balance, ({ gameSessionBalance }) => gameSessionBalance],
    [columns.games, ({ gamesPlayed }) => gamesPlayed],
    [columns.joined, ({ createdAt }) => csvMoment(createdAt)],
    [columns.lastLogin, ({ lastLogin }) => csvMoment(lastLogin)],
  ];
}

export function auditColumns({ audit: { columns, actions, subjects, before, after } }: Words): CsvColumns<AuditRow> {
  const named = (names: Readonly<Record<string, string>>, name: string) => names[name] ?? name;
  const written = (value: AuditRow['before']) => (value === null ? null : JSON.stringify(value));
  return [
    [columns.at, ({ at }) => csvMoment(at)],
    [columns.actor, ({ actor, actorId }) => actor?.email ?? actorId],
    [columns.action, ({ action }) => named(actions, action)],
    [columns.subject, ({ subjectType, subjectId }) => `${named(subjects, subjectType)} ${subjectId}`],
    [before, (row) => written(row.before)],
    [after, (row) => written(row.after)],
    [columns.note, ({ note }) => note],
  ];
}

export function ledgerColumns({ person: { ledger } }: Words): CsvColumns<LedgerRow> {
  const causes: Readonly<Record<string, string>> = ledger.causes;
  return [
    [ledger.columns.at, ({ at }) => csvMoment(at)],
    [ledger.columns.cause, ({ reason }) => causes[reason] ?? reason],
    [ledger.columns.source, ({ sourceId }) => sourceId],
    [ledger.columns.change, ({ delta }) => delta],
    [ledger.columns.after, ({ balanceAfter }) => balanceAfter],
  ];
}
