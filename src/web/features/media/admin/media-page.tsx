import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { formatBytes } from '#shared/i18n/format.ts';
import type { StaffCatalogue } from '#shared/i18n/ar/staff/index.ts';
import type { Medium } from '#shared/media/admin-api.ts';
import { mediaKinds } from '#shared/media/schema.ts';
import { withParam } from '../../../lib/address-filters.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { type CsvColumns, csvMoment, saveList } from '../../../lib/save-list.ts';
import { CsvButton } from '../../../ui/staff/csv-button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { FilterForm } from '../../../ui/filter-form.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { TabHead } from '../../../ui/tab-parts.tsx';
import { UserText } from '../../../ui/value.tsx';
import { MediumPanel } from './medium-panel.tsx';
import { MediumTile } from './medium-preview.tsx';
import { loadMedia, mediaQuery, useRefreshMedia, type MediaFilters } from './queries.ts';
import { Uploads } from './uploads.tsx';

const filterNames = ['text', 'kind'] as const;

/** What an address asks for; what makes no sense in it is left out. */
function filtersOf(query: URLSearchParams): MediaFilters {
  const text = query.get('text')?.trim().slice(0, 100) ?? '';
  const kind = mediaKinds.find((each) => each === query.get('kind'));
  return { ...(text === '' ? {} : { text }), ...(kind === undefined ? {} : { kind }) };
}

/** /admin/media: the library by filters in the address, and one medium opened [ADM-2]. */
export function AdminMediaPage() {
  const words = useStaffText().adminMedia;
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const read = useInfiniteQuery(mediaQuery(filters));
  const shown = read.data?.pages.flatMap(({ items }) => items) ?? [];
  const refresh = useRefreshMedia();
  const close = () => setQuery((now) => withParam(now, 'open', null), { replace: true });
  return (
    <>
      <h1 className="text-page-title">{words.title}</h1>
      <TabHead lead={words.lead}>
        <CsvButton
          isEmpty={shown.length === 0}
          save={() => saveList(words.caption, csvColumns(words), loadMedia(filters))}
        />
      </TabHead>
      <Uploads onTaken={refresh} />
      <Filters query={query} onChange={setQuery} />
      <PagedList
        className="h-40"
        read={read}
        count={words.shown}
        empty={<Nothing isFiltered={Object.keys(filters).length > 0} />}
      >
        {(media) => <Grid media={media} query={query} />}
      </PagedList>
      <MediumPanel id={query.get('open')} onClose={close} />
    </>
  );
}

function csvColumns({ detail, alt, kinds, filter, count }: StaffCatalogue['adminMedia']): CsvColumns<Medium> {
  return [
    [detail.reference, ({ id }) => id],
    [filter.text, ({ name }) => name],
    [detail.type, ({ kind, type }) => `${kinds[kind]} ${type}`],
    [detail.size, ({ bytes }) => bytes],
    [detail.dimensions, ({ width, height }) => (width === null || height === null ? null : `${width} × ${height}`)],
    [detail.uploadedAt, ({ uploadedAt }) => csvMoment(uploadedAt)],
    [detail.uploadedBy, ({ uploadedBy }) => uploadedBy?.displayName ?? null],
    [`${alt.title} (${alt.ar})`, (medium) => medium.alt.ar],
    [`${alt.title} (${alt.en})`, (medium) => medium.alt.en],
    [count, ({ useCount }) => useCount],
  ];
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const words = useStaffText().adminMedia;
  return isFiltered ? (
    <EmptyState icon="search" title={words.notFound}>
      {words.notFoundBody}
    </EmptyState>
  ) : (
    <EmptyState icon="picture" title={words.empty}>
      {words.emptyBody}
    </EmptyState>
  );
}

function Filters({ query, onChange }: { query: URLSearchParams; onChange: (next: URLSearchParams) => void }) {
  const { filters, filter, kindsMany } = useStaffText().adminMedia;
  return (
    <FilterForm label={filters} words={filter} names={filterNames} query={query} onChange={onChange}>
      <TextField
        name="text"
        type="search"
        defaultValue={query.get('text') ?? ''}
        maxLength={100}
        autoComplete="off"
        label={filter.text}
      />
      <SelectField
        name="kind"
        defaultValue={query.get('kind') ?? ''}
        label={filter.kind}
        options={[{ value: '', label: filter.any }, ...mediaKinds.map((value) => ({ value, label: kindsMany[value] }))]}
      />
    </FilterForm>
  );
}

function Grid({ media, query }: { media: readonly Medium[]; query: URLSearchParams }) {
  const words = useStaffText().adminMedia;
  const { language } = useLanguage();
  return (
    <ul
      aria-label={words.caption}
      className="grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(9rem,100%),1fr))]"
    >
      {media.map((medium) => (
        <li
          key={medium.id}
          className="relative grid content-start gap-1 rounded-2xl p-1 focus-within:bg-raised hover:bg-raised"
        >
          <MediumTile medium={medium} />
          <Link
            to={`?${withParam(query, 'open', medium.id).toString()}`}
            aria-label={words.open(medium.name)}
            className="flex min-h-11 items-center px-1 font-semibold text-saffron-text after:absolute after:inset-0"
          >
            <UserText className="line-clamp-2 [overflow-wrap:anywhere]">{medium.name}</UserText>
          </Link>
          <span className="px-1 pb-1 text-sm text-quiet">
            {words.kinds[medium.kind]} · <bdi>{formatBytes(medium.bytes, language)}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
