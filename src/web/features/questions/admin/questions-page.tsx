import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { StaffCatalogue } from '#shared/i18n/ar/staff/index.ts';
import { formatDateTime } from '#shared/i18n/format.ts';
import { questionSigns, questionSorts, type QuestionRow } from '#shared/questions/admin-api.ts';
import { questionOrigins, questionStatuses } from '#shared/questions/draft.ts';
import { dullBelow, funOf, isRightValue } from '#shared/questions/ratings.ts';
import { questionKinds, tileValues } from '#shared/questions/schema.ts';
import { languages } from '#shared/kernel/text.ts';
import { withParam } from '../../../lib/address-filters.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { type CsvColumns, csvMoment, saveList } from '../../../lib/save-list.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CsvButton } from '../../../ui/staff/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { FilterForm } from '../../../ui/filter-form.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { TabHead } from '../../../ui/tab-parts.tsx';
import { NumberValue, UserText } from '../../../ui/value.tsx';
import type { EditorParts } from './editor-parts.ts';
import { EditorView } from './editor-view.tsx';
import { ExchangeView } from './exchange-view.tsx';
import { FiguresView } from './figures-view.tsx';
import { categoriesQuery, loadQuestions, questionsQuery } from './queries.ts';
import { filterNames, filtersOf, isFiltered } from './question-filters.ts';
import { isUnknown, QuestionStatusMark } from './question-marks.tsx';

/** /admin/questions: the bank by filters in the address, and one question opened for editing [ADM-1]. */
export function AdminQuestionsPage(parts: EditorParts) {
  const [query] = useSearchParams();
  const edited = query.get('edit');
  if (edited !== null) return <EditorView key={edited} id={edited} parts={parts} />;
  if (query.has('files')) return <ExchangeView />;
  if (query.has('figures')) return <FiguresView />;
  return query.has('new') ? <EditorView key="new" id={null} parts={parts} /> : <Bank />;
}

function Bank() {
  const { adminQuestions: words, adminQuestionExchange: exchange, adminCategoryFigures: figures } = useStaffText();
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const read = useInfiniteQuery(questionsQuery(filters));
  const shown = read.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <h1 className="text-page-title">{words.title}</h1>
      <TabHead lead={words.lead}>
        <CsvButton
          isEmpty={shown.length === 0}
          save={() => saveList(words.caption, csvColumns(words), loadQuestions(filters))}
        />
        <ButtonLink variant="secondary" icon="chart" to="?figures=1">
          {figures.open}
        </ButtonLink>
        <ButtonLink variant="secondary" icon="download" to="?files=1">
          {exchange.open}
        </ButtonLink>
        <ButtonLink icon="plus" to={`?${withParam(query, 'new', '1').toString()}`}>
          {words.add}
        </ButtonLink>
      </TabHead>
      <Filters query={query} onChange={setQuery} />
      <PagedList read={read} count={words.shown} empty={<NoQuestions isFiltered={isFiltered(filters)} />}>
        {(questions) => <QuestionTable questions={questions} query={query} />}
      </PagedList>
    </>
  );
}

/** As the list shows them; to be written elsewhere and brought back there are the files. */
function csvColumns({
  columns,
  edit,
  figures,
  kinds,
  statuses,
  origins,
  filter,
}: StaffCatalogue['adminQuestions']): CsvColumns<QuestionRow> {
  return [
    [edit.id, ({ id }) => id],
    [`${columns.question} (${edit.arabic})`, ({ text }) => text.ar],
    [`${columns.question} (${edit.english})`, ({ text }) => text.en],
    [columns.category, ({ categoryName }) => categoryName.ar],
    [columns.kind, ({ kind }) => kinds[kind]],
    [columns.value, ({ value }) => value],
    [columns.status, ({ status }) => statuses[status]],
    [filter.origin, ({ origin }) => origins[origin]],
    ...(['opened', 'own', 'stolen', 'nobody', 'reports'] as const).map(
      (name) => [figures[name], (row: QuestionRow) => row.figures[name]] as const,
    ),
    [columns.rating, ({ rating }) => (rating === null ? '' : funOf(rating))],
    [columns.changed, ({ updatedAt }) => csvMoment(updatedAt)],
  ];
}

function NoQuestions({ isFiltered }: { isFiltered: boolean }) {
  const words = useStaffText().adminQuestions;
  return isFiltered ? (
    <EmptyState icon="search" title={words.notFound}>
      {words.notFoundBody}
    </EmptyState>
  ) : (
    <EmptyState icon="help" title={words.empty}>
      {words.emptyBody}
    </EmptyState>
  );
}

function Filters({ query, onChange }: { query: URLSearchParams; onChange: (next: URLSearchParams) => void }) {
  const words = useStaffText().adminQuestions;
  const { filter } = words;
  const { language } = useLanguage();
  const categories = useQuery(categoriesQuery).data?.items ?? [];
  const select = (
    name: 'category' | 'value' | 'kind' | 'status' | 'origin' | 'missing' | 'sign',
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      name={name}
      defaultValue={query.get(name) ?? ''}
      label={filter[name]}
      options={[{ value: '', label: filter.any }, ...options]}
    />
  );
  return (
    // The categories come later, and with them what the address has chosen among them.
    <FilterForm
      key={categories.length}
      label={words.filters}
      words={filter}
      names={filterNames}
      query={query}
      onChange={onChange}
    >
      <TextField
        name="text"
        type="search"
        defaultValue={query.get('text') ?? ''}
        maxLength={100}
        autoComplete="off"
        label={filter.text}
        hint={filter.textHint}
        className="sm:col-span-full"
      />
      {select(
        'category',
        categories.map(({ id, name }) => ({ value: id, label: name[language] })),
      )}
      {select(
        'value',
        tileValues.map((value) => ({ value: String(value), label: String(value) })),
      )}
      {select(
        'kind',
        questionKinds.map((value) => ({ value, label: words.kinds[value] })),
      )}
      {select(
        'status',
        questionStatuses.map((value) => ({ value, label: words.statuses[value] })),
      )}
      {select(
        'origin',
        questionOrigins.map((value) => ({ value, label: words.origins[value] })),
      )}
      {select(
        'missing',
        languages.map((value) => ({ value, label: words.missings[value] })),
      )}
      {select(
        'sign',
        questionSigns.map((value) => ({ value, label: words.signs[value] })),
      )}
      <SelectField
        name="sort"
        defaultValue={query.get('sort') ?? ''}
        label={filter.sort}
        options={questionSorts.map((value) => ({ value: value === 'changed' ? '' : value, label: words.sorts[value] }))}
      />
    </FilterForm>
  );
}

function QuestionTable({ questions, query }: { questions: readonly QuestionRow[]; query: URLSearchParams }) {
  const words = useStaffText().adminQuestions;
  const { language } = useLanguage();
  const { columns } = words;
  const textOf = ({ text }: QuestionRow) => text[language] || text.ar || text.en || words.untitled;
  return (
    <DataTable
      caption={words.caption}
      rows={questions}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'question',
          label: columns.question,
          isName: true,
          cell: (question) => (
            <span className="grid gap-1">
              <Link
                to={`?${withParam(query, 'edit', question.id).toString()}`}
                aria-label={words.open(textOf(question))}
                className="inline-flex min-h-11 items-center font-semibold text-saffron-text underline underline-offset-4"
              >
                <UserText>{textOf(question)}</UserText>
              </Link>
              <Signs question={question} />
            </span>
          ),
        },
        { key: 'category', label: columns.category, cell: ({ categoryName }) => categoryName[language] },
        {
          key: 'kind',
          label: columns.kind,
          cell: ({ kind }) => <span className="whitespace-nowrap">{words.kinds[kind]}</span>,
        },
        { key: 'value', label: columns.value, cell: ({ value }) => <NumberValue value={value} /> },
        {
          key: 'figures',
          label: columns.figures,
          cell: ({ figures: { opened, own, stolen } }) =>
            opened === 0 ? (
              <span className="text-quiet">{words.figures.none}</span>
            ) : (
              <bdi>{words.figures.brief(opened, own + stolen)}</bdi>
            ),
        },
        {
          key: 'rating',
          label: columns.rating,
          cell: ({ rating }) =>
            rating === null ? (
              <span className="text-quiet">{words.rating.none}</span>
            ) : (
              <bdi className="whitespace-nowrap">{words.rating.brief(funOf(rating))}</bdi>
            ),
        },
        { key: 'status', label: columns.status, cell: ({ status }) => <QuestionStatusMark status={status} /> },
        {
          key: 'changed',
          label: columns.changed,
          cell: ({ updatedAt, updatedBy }) => (
            <span className="grid">
              <bdi>{formatDateTime(updatedAt, language)}</bdi>
              {updatedBy === null ? (
                <span className="text-sm text-quiet">{words.byFiles}</span>
              ) : (
                <UserText className="text-sm text-quiet">{updatedBy.displayName}</UserText>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}

/** What a colleague should look at. */
function Signs({ question: { figures, hasUpdate, missing, rating, value } }: { question: QuestionRow }) {
  const words = useStaffText().adminQuestions;
  const signs = [
    ...(figures.reports > 0 ? [words.figures.reported(figures.reports)] : []),
    ...(isUnknown(figures) ? [words.figures.unknown(value)] : []),
    ...(rating !== null && funOf(rating) < dullBelow ? [words.signs.dull] : []),
    ...(rating !== null && !isRightValue(rating, value) ? [words.signs.misvalued] : []),
    ...(hasUpdate ? [words.signs.waiting] : []),
    ...missing.map((language) => words.missings[language]),
  ];
  return signs.map((sign) => (
    <span key={sign} className="text-sm font-semibold text-danger">
      {sign}
    </span>
  ));
}
