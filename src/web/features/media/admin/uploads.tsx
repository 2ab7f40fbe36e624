import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatBytes } from '#shared/i18n/format.ts';
import { mediaAdminApi } from '#shared/media/admin-api.ts';
import { mediaTypes, maxBytes, maxSvgBytes } from '#shared/media/schema.ts';
import { withParam } from '../../../lib/address-filters.ts';
import { ApiError, codeOf } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { UserText } from '../../../ui/value.tsx';
import { isUnderWay, useUploadQueue, type UploadQueue, type UploadRow } from './upload-queue.ts';

const accepted = Object.values(mediaTypes)
  .flatMap(({ mime, endings }) => [mime, ...endings.map((ending) => `.${ending}`)])
  .join(',');

/** Takes files by choice, by a drop anywhere on the page, and from the clipboard; and says what becomes of each. */
export function Uploads({ onTaken }: { onTaken: () => void }) {
  const { upload: words } = useStaffText().adminMedia;
  const { language } = useLanguage();
  const isOnline = useOnline();
  const queue = useUploadQueue(onTaken);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useDroppedFiles(queue.add);
  usePastedFiles(queue.add);
  const size = (bytes: number) => formatBytes(bytes, language);
  return (
    <section
      aria-label={words.title}
      className={`card grid gap-3 p-4 ${isOver ? 'outline-3 -outline-offset-3 outline-dashed outline-saffron-text' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button icon="upload" disabled={!isOnline} onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        <p className="min-w-0 flex-1 basis-60">{isOver ? words.drop : isOnline ? words.how : words.offline}</p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={words.choose}
        onChange={({ target }) => {
          queue.add(target.files ?? []);
          // The same file may be chosen once more.
          target.value = '';
        }}
      />
      <p className="text-sm text-quiet">
        {words.limits(size(maxBytes.image), size(maxSvgBytes), size(maxBytes.audio), size(maxBytes.video))}
      </p>
      {queue.rows.length > 0 && <UploadList queue={queue} />}
    </section>
  );
}

function UploadList({ queue }: { queue: UploadQueue }) {
  const { upload: words } = useStaffText().adminMedia;
  const { rows } = queue;
  const done = rows.filter(({ state }) => state.phase === 'done').length;
  const isBusy = rows.some(({ state }) => isUnderWay(state));
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm font-semibold">
        {words.summary(done, rows.length)}
        {isBusy && <span className="font-normal text-quiet"> · {words.stay}</span>}
      </p>
      <ul aria-label={words.list} className="grid gap-2">
        {rows.map((row) => (
          <Row key={row.id} row={row} queue={queue} />
        ))}
      </ul>
    </div>
  );
}

function Row({ row, queue }: { row: UploadRow; queue: UploadQueue }) {
  const { upload: words } = useStaffText().adminMedia;
  const { language } = useLanguage();
  const [query] = useSearchParams();
  const { id, name, file, state } = row;
  const canRetry = state.phase === 'failed' && isWorthRetrying(state.error);
  return (
    <li className="grid gap-1 rounded-2xl bg-well px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-40">
          <UserText className="font-semibold [overflow-wrap:anywhere]">{name}</UserText>{' '}
          <bdi className="text-sm whitespace-nowrap text-quiet">{formatBytes(file.size, language)}</bdi>
        </span>
        {state.phase === 'done' && (
          <Link
            to={`?${withParam(query, 'open', state.taken.item.id).toString()}`}
            aria-label={words.openOf(name)}
            className="inline-flex min-h-11 items-center px-2 font-semibold text-saffron-text underline underline-offset-4"
          >
            {words.open}
          </Link>
        )}
        {canRetry && (
          <Button variant="quiet" icon="retry" aria-label={words.retryOf(name)} onClick={() => queue.retry(id)}>
            {words.retry}
          </Button>
        )}
        <IconButton
          icon="close"
          label={isUnderWay(state) ? words.cancelOf(name) : words.dismissOf(name)}
          onClick={() => queue.drop(id)}
          className="size-11 flex-none bg-transparent shadow-none"
        />
      </div>
      <UploadProgress row={row} />
    </li>
  );
}

/** How far a file has come, and why no further. */
export function UploadProgress({ row: { name, state } }: { row: UploadRow }) {
  const { upload: words } = useStaffText().adminMedia;
  const describe = useErrorText();
  switch (state.phase) {
    case 'waiting':
      return <p className="text-sm text-quiet">{words.waiting}</p>;
    case 'failed':
      return (
        <p role="alert" className="flex items-start gap-2 text-sm font-semibold text-danger">
          <Icon name="error" className="mt-[0.2em]" />
          {describe(state.error)}
        </p>
      );
    case 'done':
      return (
        <p className="flex items-start gap-2 text-sm font-semibold text-success">
          <Icon name="check" className="mt-[0.2em]" />
          {state.taken.isNew ? words.done : words.known}
        </p>
      );
    case 'sending': {
      const percent = Math.floor(state.share * 100);
      return (
        <div className="grid gap-1">
          <progress
            aria-label={words.progressOf(name)}
            max={100}
            value={percent}
            className="h-2 w-full accent-saffron"
          />
          <p className="text-sm text-quiet">{percent < 100 ? words.sending(percent) : words.working}</p>
        </div>
      );
    }
  }
}

/** A file rejected for its content is not retried. */
function isWorthRetrying(error: unknown): boolean {
  return (
    !(error instanceof ApiError) ||
    error.status === 0 ||
    error.status === 429 ||
    error.status >= 500 ||
    codeOf(mediaAdminApi.upload, error) === 'media/upload-broken'
  );
}

/**
 * Files dropped anywhere on the page; outside the drop area the browser would open them instead. True while files are
 * dragged over it.
 */
function useDroppedFiles(add: (files: Iterable<File>) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      const files = event.dataTransfer?.files;
      if (files === undefined || files.length === 0) return;
      event.preventDefault();
      add(files);
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [add]);
  return isOver;
}

function usePastedFiles(add: (files: Iterable<File>) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (files === undefined || files.length === 0) return;
      event.preventDefault();
      add(files);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [add]);
}
