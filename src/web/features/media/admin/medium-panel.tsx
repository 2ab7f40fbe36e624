import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { formatBytes, formatDateTime } from '#shared/i18n/format.ts';
import type { MediaUse, Medium } from '#shared/media/admin-api.ts';
import { mediaTypes, maxAltLength } from '#shared/media/schema.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { Facts, Part } from '../../../ui/facts.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { LtrValue, UserText } from '../../../ui/value.tsx';
import { MediumShow } from './medium-preview.tsx';
import { mediumQuery, useDescribeMedium, useRemoveMedium } from './queries.ts';

/** One of the library in full: looked at, described, taken along, deleted. */
export function MediumPanel({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { detail } = useStaffText().adminMedia;
  return (
    <Sheet open={id !== null} onClose={onClose} title={detail.title} isWide>
      {id !== null && <Opened key={id} id={id} onClose={onClose} />}
    </Sheet>
  );
}

function Opened({ id, onClose }: { id: string; onClose: () => void }) {
  const { language } = useLanguage();
  const read = useQuery(mediumQuery(id));
  return (
    <Loaded read={read}>
      {({ item, uses }) => (
        <div className="grid gap-6">
          <p className="text-2xl font-bold [overflow-wrap:anywhere]">
            <UserText>{item.name}</UserText>
          </p>
          <MediumShow medium={item} alt={item.alt[language]} />
          <TakeAlong medium={item} />
          <AltForm medium={item} />
          <About medium={item} />
          {item.files.length > 1 && <Sizes medium={item} />}
          <Uses uses={uses} />
          <Remove medium={item} onRemoved={onClose} />
        </div>
      )}
    </Loaded>
  );
}

function TakeAlong({ medium: { id, name, files } }: { medium: Medium }) {
  const { detail } = useStaffText().adminMedia;
  const largest = files.at(-1);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      showToast({ id: 'media', title: detail.copied });
    } catch {
      showToast({ id: 'media', variant: 'destructive', title: detail.copyFailed });
    }
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" icon="copy" onClick={() => void copy()}>
        {detail.copy}
      </Button>
      {largest !== undefined && (
        <a href={largest.url} download={fileName(name, largest.url)} className="button button-quiet">
          <Icon name="download" />
          {detail.download}
        </a>
      )}
    </div>
  );
}

/** The original name, with the extension of the current type. */
function fileName(name: string, url: string): string {
  return `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}${url.slice(url.lastIndexOf('.'))}`;
}

function AltForm({ medium: { id, alt } }: { medium: Medium }) {
  const { alt: words } = useStaffText().adminMedia;
  const describeError = useErrorText();
  const describe = useDescribeMedium(id);
  const [isTouched, setIsTouched] = useState(false);
  useLeaveGuard(isTouched, { view: 'open' });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (describe.isPending) return;
    const typed = new FormData(event.currentTarget);
    describe.mutate(
      { ar: textOf(typed, 'ar'), en: textOf(typed, 'en') },
      {
        onSuccess: () => {
          setIsTouched(false);
          showToast({ id: 'media', title: words.saved });
        },
      },
    );
  };
  return (
    <Part title={words.title}>
      <p className="text-quiet">{words.lead}</p>
      <form onSubmit={submit} onChange={() => setIsTouched(true)} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextArea name="ar" rows={2} lang="ar" maxLength={maxAltLength} defaultValue={alt.ar} label={words.ar} />
          <TextArea name="en" rows={2} lang="en" maxLength={maxAltLength} defaultValue={alt.en} label={words.en} />
        </div>
        <Alert message={describe.error === null ? undefined : describeError(describe.error)} />
        <Button type="submit" icon="check" busy={describe.isPending} className="justify-self-end">
          {words.save}
        </Button>
      </form>
    </Part>
  );
}

function textOf(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function About({ medium }: { medium: Medium }) {
  const { detail, kinds } = useStaffText().adminMedia;
  const { language } = useLanguage();
  const { kind, type, bytes, width, height, isAnimated, uploadedAt, uploadedBy, id } = medium;
  return (
    <Part title={detail.facts}>
      <Facts
        rows={[
          [
            detail.type,
            <span key="type">
              {kinds[kind]} <LtrValue>{type.toUpperCase()}</LtrValue>
              {isAnimated && ` · ${detail.moving}`}
            </span>,
          ],
          [detail.size, <bdi key="size">{formatBytes(bytes, language)}</bdi>],
          ...(width === null || height === null
            ? []
            : [[detail.dimensions, <LtrValue key="dimensions">{`${width} × ${height}`}</LtrValue>] as const]),
          [detail.uploadedAt, <bdi key="at">{formatDateTime(uploadedAt, language)}</bdi>],
          [
            detail.uploadedBy,
            uploadedBy === null ? detail.nobody : <UserText key="by">{uploadedBy.displayName}</UserText>,
          ],
          [
            detail.reference,
            <LtrValue key="reference" className="text-sm select-all">
              {id}
            </LtrValue>,
          ],
        ]}
      />
    </Part>
  );
}

const formats: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(mediaTypes).map(([name, { mime }]) => [mime, name.toUpperCase()]),
);

function Sizes({ medium: { files } }: { medium: Medium }) {
  const { detail } = useStaffText().adminMedia;
  const { language } = useLanguage();
  return (
    <Part title={detail.sizes}>
      <p className="text-quiet">{detail.sizesLead}</p>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {files.map(({ url, mime, width, height, bytes }) => (
          <li key={url} className="flex items-center justify-between gap-3">
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-saffron-text underline underline-offset-4"
            >
              <LtrValue>{`${String(width)} × ${String(height)} ${formats[mime] ?? ''}`}</LtrValue>
            </a>
            <bdi className="text-sm text-quiet">{formatBytes(bytes, language)}</bdi>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Uses({ uses }: { uses: readonly MediaUse[] }) {
  const { detail } = useStaffText().adminMedia;
  const kinds: Readonly<Record<string, string>> = detail.useKinds;
  return (
    <Part title={detail.uses}>
      {uses.length === 0 ? (
        <p className="text-quiet">{detail.unused}</p>
      ) : (
        <ul className="grid gap-1">
          {uses.map(({ kind, id }) => (
            <li key={`${kind}/${id}`}>
              {kinds[kind] ?? kind} <UseLink kind={kind} id={id} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function UseLink({ kind, id }: MediaUse) {
  const page = kind === 'question' ? pathTo('adminQuestions') : kind === 'badge' ? pathTo('adminBadges') : null;
  if (page === null) return <LtrValue>{id}</LtrValue>;
  return (
    <Link
      to={`${page}?edit=${encodeURIComponent(id)}`}
      className="inline-flex min-h-11 items-center text-saffron-text underline underline-offset-4"
    >
      <LtrValue>{id}</LtrValue>
    </Link>
  );
}

function Remove({ medium: { id, name, useCount }, onRemoved }: { medium: Medium; onRemoved: () => void }) {
  const { remove: words } = useStaffText().adminMedia;
  const describe = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveMedium(id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast({ id: 'media', title: words.done });
        onRemoved();
      },
    });
  return (
    <div className="grid justify-items-start gap-2 border-t border-line/50 pt-4">
      <Button variant="danger" icon="trash" disabled={useCount > 0} onClick={() => setIsAsking(true)}>
        {words.open}
      </Button>
      {useCount > 0 && <p className="text-quiet">{words.barred(useCount)}</p>}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.title}
        confirm={words.confirm}
        keep={words.keep}
        busy={remove.isPending}
        failure={remove.error === null ? undefined : describe(remove.error)}
        onConfirm={confirm}
      >
        <p>{words.will(`\u2068${name}\u2069`)}</p>
      </ConfirmDialog>
    </div>
  );
}
