import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { adminStoreApi } from '#shared/store/admin-api.ts';
import { call, RequestAborted } from '../../../lib/api-client.ts';

type Batch = z.output<typeof adminStoreApi.repairDiscounts.output>;

/** The results of the batches so far. */
export interface RepairReport {
  readonly checked: number;
  readonly purchases: Batch['purchases'];
  readonly usageCounts: Batch['usageCounts'];
}

const nothing: RepairReport = { checked: 0, purchases: [], usageCounts: [] };

type Phase = 'idle' | 'checking' | 'checked' | 'applying' | 'stopped' | 'done';

interface State {
  readonly phase: Phase;
  /** What the dry run has found. */
  readonly plan: RepairReport;
  /** What has been repaired. */
  readonly applied: RepairReport;
  /** Where to continue after a failure. */
  readonly cursor: string | null;
  readonly error: unknown;
}

const start: State = { phase: 'idle', plan: nothing, applied: nothing, cursor: null, error: null };

/** The repair in batches: first a dry run, then for real. Leaving the page stops it between two batches. */
export function useRepair() {
  const [state, setState] = useState(start);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const run = async (dryRun: boolean, from: State) => {
    const { signal } = (leaving.current = new AbortController());
    let now = from;
    try {
      do {
        // A batch that is being written is waited for: what it changed must not be left unsaid.
        const batch = await call(
          adminStoreApi.repairDiscounts,
          { dryRun, cursor: now.cursor },
          dryRun ? { signal } : {},
        );
        if (signal.aborted) return;
        const part = dryRun ? 'plan' : 'applied';
        now = { ...now, cursor: batch.nextCursor, [part]: added(now[part], batch) };
        setState(now);
      } while (now.cursor !== null);
      setState({ ...now, phase: dryRun ? 'checked' : 'done' });
    } catch (error) {
      if (!(error instanceof RequestAborted) && !signal.aborted)
        setState({ ...now, phase: dryRun ? 'idle' : 'stopped', error });
    }
  };
  const begin = (dryRun: boolean, from: State) => {
    setState(from);
    void run(dryRun, from);
  };
  return {
    ...state,
    check: () => begin(true, { ...start, phase: 'checking' }),
    apply: () => begin(false, { ...state, phase: 'applying', cursor: null, applied: nothing, error: null }),
    goOn: () => begin(false, { ...state, phase: 'applying', error: null }),
  };
}

function added(report: RepairReport, batch: Batch): RepairReport {
  return {
    checked: report.checked + batch.checked,
    purchases: [...report.purchases, ...batch.purchases],
    usageCounts: [...report.usageCounts, ...batch.usageCounts],
  };
}
