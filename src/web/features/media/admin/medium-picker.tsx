import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Medium } from '#shared/media/admin-api.ts';
import { mediaTypes, shownFile, type Alt, type MediaKind } from '#shared/media/schema.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Loaded, MoreButton } from '../../../ui/tab-parts.tsx';
import { UserText } from '../../../ui/value.tsx';
import { MediumTile } from './medium-preview.tsx';
import { mediaQuery, useRefreshMedia } from './queries.ts';
import { isUnderWay, useUploadQueue } from './upload-queue.ts';
import { UploadProgress } from './uploads.tsx';

export interface ChosenMedium {
  readonly id: string;
  /** The address of its file. */
  readonly url: string;
  readonly alt: Alt;
}

export interface MediumPickerProps {
  readonly kind: MediaKind;
  readonly chosenId: string | null;
  readonly onChoose: (medium: ChosenMedium) => void;
  /** Whether a file of the device is on its way. */
  readonly onBusy?: (isBusy: boolean) => void;
}

/** One of the library, found by its name or taken from the device on the spot. */
export function MediumPicker({ kind, chosenId, onChoose, onBusy }: MediumPickerProps) {
  const { picker, caption, notFound, empty } = useStaffText().adminMedia;
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const read = useInfiniteQuery(mediaQuery({ kind, ...(wanted === '' ? {} : { text: wanted }) }));
  const choose = (medium: Medium) => onChoose({ id: medium.id, url: shownFile(medium.files).url, alt: medium.alt });
  return (
    <div className="grid gap-3">
      <FromDevice kind={kind} onTaken={choose} onBusy={onBusy} />
      <TextField
        type="search"
        label={picker.search}
        value={text}
        maxLength={100}
        autoComplete="off"
        onKeyDown={stayInForm}
        onChange={({ target }) => setText(target.value)}
      />
      <Loaded read={read} className="h-28">
        {({ pages }) => {
          const media = pages.flatMap(({ items }) => items);
          return media.length === 0 ? (
            <p className="text-quiet">{wanted === '' ? empty : notFound}</p>
          ) : (
            <ul
              tabIndex={0}
              aria-label={caption}
              className="grid max-h-72 gap-2 overflow-y-auto p-1 [grid-template-columns:repeat(auto-fill,minmax(min(7rem,100%),1fr))]"
            >
              {media.map((medium) => (
                <li key={medium.id}>
                  <Choice medium={medium} isChosen={medium.id === chosenId} onChoose={() => choose(medium)} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <MoreButton read={read} />
    </div>
  );
}

/** The search runs while typing; Enter must not submit the surrounding form. */
function stayInForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

function Choice({ medium, isChosen, onChoose }: { medium: Medium; isChosen: boolean; onChoose: () => void }) {
  const { picker } = useStaffText().adminMedia;
  return (
    <button
      type="button"
      aria-label={picker.choose(medium.name)}
      aria-pressed={isChosen}
      onClick={onChoose}
      className="grid w-full content-start gap-1 rounded-2xl p-1 text-start text-sm hover:bg-raised aria-pressed:shadow-[inset_0_0_0_3px_var(--saffron-text)]"
    >
      <MediumTile medium={medium} />
      <UserText className="line-clamp-2 px-1 [overflow-wrap:anywhere]">{medium.name}</UserText>
    </button>
  );
}

function FromDevice({
  kind,
  onTaken,
  onBusy,
}: {
  kind: MediaKind;
  onTaken: (medium: Medium) => void;
  onBusy: MediumPickerProps['onBusy'];
}) {
  const { picker } = useStaffText().adminMedia;
  const isOnline = useOnline();
  const refresh = useRefreshMedia();
  const input = useRef<HTMLInputElement>(null);
  const queue = useUploadQueue(({ item }) => {
    refresh();
    if (item.kind === kind) onTaken(item);
  });
  const last = queue.rows.at(-1);
  const isBusy = queue.rows.some(({ state }) => isUnderWay(state));
  useEffect(() => {
    onBusy?.(isBusy);
    return () => onBusy?.(false);
  }, [isBusy, onBusy]);
  return (
    <div className="grid gap-2">
      <Button
        variant="secondary"
        icon="upload"
        disabled={!isOnline}
        className="justify-self-start"
        onClick={() => input.current?.click()}
      >
        {picker.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedOf(kind)}
        aria-label={picker.upload}
        onChange={({ target }) => {
          queue.add(target.files ?? []);
          // The same file may be chosen once more.
          target.value = '';
        }}
      />
      {last !== undefined && <UploadProgress row={last} />}
    </div>
  );
}

function acceptedOf(kind: MediaKind): string {
  return Object.values(mediaTypes)
    .filter((type) => type.kind === kind)
    .flatMap(({ mime, endings }) => [mime, ...endings.map((ending) => `.${ending}`)])
    .join(',');
}
