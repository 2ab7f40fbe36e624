import type { ColumnType, Generated } from 'kysely';
import type { AuditAction, AuditSubject } from '#shared/kernel/audit.ts';
import type { Tx } from './database/index.ts';

type Snapshot = Readonly<Record<string, unknown>>;

declare module './database/tables.ts' {
  interface Tables {
    audit_log: {
      id: Generated<number>;
      at: Date;
      actor_id: string;
      action: string;
      subject_type: string;
      subject_id: string;
      before: ColumnType<Snapshot | null, string | null, never>;
      after: ColumnType<Snapshot | null, string | null, never>;
      note: string | null;
    };
  }
}

/** What one of the staff changed. */
export interface AuditEntry {
  readonly at: number;
  readonly actorId: string;
  readonly action: AuditAction;
  /** What it was done to: the kind of thing, and its id. */
  readonly subjectType: AuditSubject;
  readonly subjectId: string;
  /** The state before; null if it was created. */
  readonly before: Snapshot | null;
  /** The state after; null if it was deleted. */
  readonly after: Snapshot | null;
  readonly note?: string | null;
}

/** Writes down what one of the staff changed, in the transaction that changes it. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await recordAudits(tx, [entry]);
}

// A statement takes at most 65,535 parameters.
const maxRowsAtOnce = 5000;

/** The same for several subjects at once. */
export async function recordAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  for (let first = 0; first < entries.length; first += maxRowsAtOnce) {
    await tx
      .insertInto('audit_log')
      .values(entries.slice(first, first + maxRowsAtOnce).map(rowOf))
      .execute();
  }
}

function rowOf({ at, actorId, action, subjectType, subjectId, before, after, note = null }: AuditEntry) {
  return {
    at: new Date(at),
    actor_id: actorId,
    action,
    subject_type: subjectType,
    subject_id: subjectId,
    before: before === null ? null : JSON.stringify(before),
    after: after === null ? null : JSON.stringify(after),
    note,
  };
}
