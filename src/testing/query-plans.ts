import pg from 'pg';
import { vi } from 'vitest';
import { assert } from '#shared/kernel/assert.ts';

export interface Statement {
  /** Where PostgreSQL keeps it under a name, and after five times perhaps one plan for any values. */
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** More rows than any list shows, looks up by a search, or passes over on its way; far fewer than a filled table has. */
const maxRead = 2500;
/** Bounded by the days and categories of a year, however much is played. */
const boundedTables: ReadonlySet<string | undefined> = new Set(['category_usage']);
/** A bitmap is of entries of an index, which cost little. */
const maxBitmap = 10 * maxRead;

/** What PostgreSQL is really asked while something is done. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const asked: Statement[] = [];
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    for (const [query] of spy.mock.calls as unknown as [unknown][]) {
      if (typeof query === 'object' && query !== null && 'text' in query && 'values' in query)
        asked.push(query as Statement);
    }
  } finally {
    spy.mockRestore();
  }
  return asked.filter(({ text }) => /^\s*\(?(select|with|update)\b/i.test(text));
}

/** Reads the plans of statements on its own connection. */
export interface PlanReader {
  /** The problems of a statement's plans: the one for these values, and PostgreSQL's generic one. */
  faultsOf(statement: Statement): Promise<string[]>;
  close(): Promise<void>;
}

export async function openPlanReader(server: string, database: string): Promise<PlanReader> {
  const url = new URL(server);
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return {
    async faultsOf({ name, text, values }) {
      const faults: string[] = [];
      await client.query(`prepare looked_at as ${text}`);
      // To explain an update is to do it.
      await client.query('begin');
      for (const mode of name === undefined ? ['force_custom_plan'] : ['force_custom_plan', 'force_generic_plan']) {
        await client.query(`set plan_cache_mode = ${mode}`);
        const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`;
        const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          `explain (analyze, timing off, format json) execute looked_at${given}`,
        );
        const [explained] = rows;
        assert(explained !== undefined, 'an explained plan');
        const found = faultsIn(explained['QUERY PLAN'][0].Plan);
        faults.push(...found.map((fault) => `${fault} (${mode})\n  ${text}\n  ${JSON.stringify(values)}`));
      }
      await client.query('rollback');
      await client.query('deallocate looked_at');
      return faults;
    },
    close: () => client.end(),
  };
}

/** Every node that reads or sorts more rows than a page explains. */
function faultsIn(node: PlanNode): string[] {
  const rows = (each: PlanNode) => each['Actual Rows'] * each['Actual Loops'];
  const type = node['Node Type'];
  const passedOver =
    ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * node['Actual Loops'];
  const read = rows(node) + passedOver;
  const faults: string[] = [];
  const isOfTable =
    type.endsWith('Scan') &&
    type !== 'Subquery Scan' &&
    type !== 'CTE Scan' &&
    !boundedTables.has(node['Relation Name']);
  if (isOfTable && read > (type === 'Bitmap Index Scan' ? maxBitmap : maxRead)) {
    faults.push(`${type} of ${node['Relation Name'] ?? ''} ${node['Index Name'] ?? ''} reads ${read} rows`);
  }
  const sorted = (node.Plans ?? []).reduce((sum, child) => sum + rows(child), 0);
  if ((type === 'Sort' || type === 'Incremental Sort') && sorted > maxRead) faults.push(`${type} of ${sorted} rows`);
  return [...faults, ...(node.Plans ?? []).flatMap(faultsIn)];
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((each) => JSON.stringify(String(each))).join(',')}}`);
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}
