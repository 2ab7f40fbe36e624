import { useEffect, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { mediaAdminApi } from '#shared/media/admin-api.ts';
import { claimedType, maxBytesOf, maxNameLength, maxUploadBytes } from '#shared/media/schema.ts';
import { ApiError, RequestAborted } from '../../../lib/api-client.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { upload } from '../../../lib/upload.ts';

type Taken = z.output<typeof mediaAdminApi.upload.output>;

/** How far a file has come. */
export type UploadState =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'sending'; readonly share: number }
  | { readonly phase: 'done'; readonly taken: Taken }
  | { readonly phase: 'failed'; readonly error: unknown };

export interface UploadRow {
  readonly id: number;
  readonly file: File;
  readonly name: string;
  readonly state: UploadState;
}

export interface UploadQueue {
  readonly rows: readonly UploadRow[];
  readonly add: (files: Iterable<File>) => void;
  readonly retry: (id: number) => void;
  /** Removes a row and aborts its upload. */
  readonly drop: (id: number) => void;
}

/** One upload is sent while the next is prepared. */
const maxAtOnce = 2;

export function isUnderWay({ phase }: UploadState): boolean {
  return phase === 'waiting' || phase === 'sending';
}

/** The page's uploads. Unfinished uploads are aborted on unmount; the page asks before it is left. */
export function useUploadQueue(onTaken: (taken: Taken) => void): UploadQueue {
  const [queue] = useState(createUploadQueue);
  const rows = useSyncExternalStore(queue.subscribe, queue.rows);
  useEffect(() => queue.onTaken(onTaken), [queue, onTaken]);
  useEffect(() => () => queue.endAll(), [queue]);
  useLeaveGuard(
    rows.some(({ state }) => isUnderWay(state)),
    { loss: 'uploads' },
  );
  return { rows, add: queue.add, retry: queue.retry, drop: queue.drop };
}

function createUploadQueue() {
  let rows: readonly UploadRow[] = [];
  let last = 0;
  let tellTaken: (taken: Taken) => void = () => undefined;
  const listeners = new Set<() => void>();
  const lines = new Map<number, AbortController>();

  const show = (next: readonly UploadRow[]) => {
    rows = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, state: UploadState) => show(rows.map((row) => (row.id === id ? { ...row, state } : row)));

  const startNext = () => {
    const next = rows.find(({ state }) => state.phase === 'waiting');
    if (next === undefined || lines.size >= maxAtOnce) return;
    void send(next);
    startNext();
  };

  const send = async ({ id, name, file }: UploadRow) => {
    const line = new AbortController();
    lines.set(id, line);
    change(id, { phase: 'sending', share: 0 });
    try {
      const taken = await upload(mediaAdminApi.upload, { name }, file, {
        signal: line.signal,
        onProgress: (share) => change(id, { phase: 'sending', share }),
      });
      change(id, { phase: 'done', taken });
      tellTaken(taken);
    } catch (error) {
      if (!(error instanceof RequestAborted)) change(id, { phase: 'failed', error });
    } finally {
      lines.delete(id);
      startNext();
    }
  };

  return {
    rows: () => rows,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onTaken: (tell: (taken: Taken) => void) => {
      tellTaken = tell;
      return () => {
        tellTaken = () => undefined;
      };
    },
    add: (files: Iterable<File>) => {
      const added = [...files].map((file): UploadRow => {
        last += 1;
        return { id: last, file, name: nameOf(file), state: firstState(file) };
      });
      show([...rows, ...added]);
      startNext();
    },
    retry: (id: number) => {
      change(id, { phase: 'waiting' });
      startNext();
    },
    drop: (id: number) => {
      show(rows.filter((row) => row.id !== id));
      lines.get(id)?.abort();
    },
    endAll: () => {
      show([]);
      for (const line of lines.values()) line.abort();
    },
  };
}

// The end of a long name says more than its beginning: it has the type.
function nameOf({ name }: File): string {
  const trimmed = name.trim().slice(-maxNameLength).trim();
  return trimmed === '' ? 'file' : trimmed;
}

/** Size limits are checked before anything is sent. */
function firstState(file: File): UploadState {
  const claimed = claimedType(file.name, file.type);
  const most = claimed === null ? maxUploadBytes : maxBytesOf(claimed);
  if (file.size <= most) return { phase: 'waiting' };
  return { phase: 'failed', error: new ApiError({ code: 'media/too-large', status: 413, params: { most } }) };
}
