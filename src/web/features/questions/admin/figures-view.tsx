import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CategoryFigures } from '#shared/questions/admin-api.ts';
import { tileValues, type TileValue } from '#shared/questions/schema.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { NumberValue, UserText } from '../../../ui/value.tsx';
import { categoryFiguresQuery } from './queries.ts';

/** How categories fare in play, in the bank's place [WEEK-3]. */
export function FiguresView() {
  const words = useStaffText().adminCategoryFigures;
  const read = useQuery(categoryFiguresQuery);
  return (
    <>
      <h1 className="text-page-title">{words.title}</h1>
      <ButtonLink variant="quiet" icon="back" to="?" className="justify-self-start">
        {words.back}
      </ButtonLink>
      <p className="text-quiet">{words.lead}</p>
      <Loaded read={read} className="h-60">
        {({ items, contradictions }) => (
          <div className="grid gap-6">
            <Categories items={items} />
            <section className="grid gap-3">
              <h2 className="text-xl">{words.contradictions}</h2>
              <p className="text-quiet">{words.contradictionsLead}</p>
              {contradictions.length === 0 ? (
                <p>{words.noContradictions}</p>
              ) : (
                <Contradictions questions={contradictions} />
              )}
            </section>
          </div>
        )}
      </Loaded>
    </>
  );
}

function Categories({ items }: Pick<CategoryFigures, 'items'>) {
  const words = useStaffText().adminCategoryFigures;
  const { language } = useLanguage();
  const share = (category: CategoryFigures['items'][number], value: TileValue) => {
    const { opened = 0, answered = 0 } = category.byValue.find((each) => each.value === value) ?? {};
    return opened === 0 ? (
      <span className="text-quiet">{words.none}</span>
    ) : (
      <bdi>{`${Math.round((100 * answered) / opened)} %`}</bdi>
    );
  };
  return (
    <DataTable
      caption={words.caption}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        { key: 'category', label: words.category, isName: true, cell: ({ name }) => name[language] },
        { key: 'opened', label: words.opened, cell: ({ opened }) => <NumberValue value={opened} /> },
        { key: 'best', label: words.best, cell: ({ best }) => <NumberValue value={best} /> },
        ...tileValues.map((value) => ({
          key: String(value),
          label: words.share(value),
          cell: (category: CategoryFigures['items'][number]) => share(category, value),
        })),
      ]}
    />
  );
}

function Contradictions({ questions }: { questions: CategoryFigures['contradictions'] }) {
  const words = useStaffText().adminCategoryFigures;
  const { language } = useLanguage();
  return (
    <DataTable
      caption={words.contradictions}
      rows={questions}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'question',
          label: words.question,
          isName: true,
          cell: ({ id, text }) => (
            <Link
              to={`?edit=${id}`}
              className="inline-flex min-h-11 items-center font-semibold text-saffron-text underline underline-offset-4"
            >
              <UserText>{text[language]}</UserText>
            </Link>
          ),
        },
        { key: 'value', label: words.value, cell: ({ value }) => <NumberValue value={value} /> },
        {
          key: 'known',
          label: words.known,
          cell: ({ answered, opened }) => <bdi>{words.knownOf(answered, opened)}</bdi>,
        },
        { key: 'real', label: words.real, cell: ({ difficulty }) => words.difficulty[difficulty] },
      ]}
    />
  );
}
