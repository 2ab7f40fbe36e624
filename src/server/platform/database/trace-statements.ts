import { span } from '../tracing/index.ts';
import type { Connection } from './pool.ts';

const maxTargets = 4;
/** Bounds the memory for texts, which differ by the length of their lists. */
const maxKnown = 1_000;
const maxKnownLength = 4_000;
const summaries = new Map<string, string>();

/** A connection each of whose statements is a span, if it runs inside one. */
export function traced(connection: Connection): Connection {
  return {
    query(sql, parameters) {
      const summary = summaryOf(sql);
      const [operation = ''] = summary.split(' ', 1);
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.summary': summary,
      };
      return span(summary, { kind: 'client', attributes }, async (opened) => {
        try {
          return await connection.query(sql, parameters);
        } catch (error) {
          const state = sqlStateOf(error);
          if (state !== null) opened.set({ 'db.response.status_code': state });
          throw error;
        }
      });
    },
    release: () => connection.release(),
  };
}

function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return /^[\dA-Z]{5}$/.test(error.code) ? error.code : null;
}

function summaryOf(sql: string): string {
  const known = summaries.get(sql);
  if (known !== undefined) return known;
  const summary = summarize(sql.slice(0, maxKnownLength));
  if (summaries.size < maxKnown && sql.length <= maxKnownLength) summaries.set(sql, summary);
  return summary;
}

/** Comments, texts, quotes, and the words before which `from` and `update` name no table. */
const noise =
  /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|"|\bdistinct\s+from\b|\bextract\s*\(\s*\w+\s+from\b|\bfor\s+(?:no\s+key\s+)?update\b|\bdo\s+update\b/gi;
const part = /\b([a-z_]\w*)\s*(?:\([^()]*\)\s*)?as\s+(?:(?:not\s+)?materialized\s+)?\(/gi;
const target = /\b(?:from|join|into|update)\s+(?:(?:only|lateral)\b\s*)?(?!select\b)([a-z_]\w*)/gi;

/**
 * A statement's first word, and the tables and functions that it reads or writes: "SELECT users sessions". No value is in
 * it, whether passed as a parameter or written in the text.
 */
export function summarize(sql: string): string {
  const text = sql.replace(noise, ' ');
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name.toLowerCase());
  const parts = named(part);
  const targets = new Set(named(target).filter((name) => !parts.includes(name)));
  const operation = /^[\s(]*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? 'OTHER';
  return [operation, ...[...targets].slice(0, maxTargets)].join(' ');
}
