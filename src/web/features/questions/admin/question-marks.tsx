import { formatDay } from '#shared/i18n/format.ts';
import type { QuestionRow } from '#shared/questions/admin-api.ts';
import { unknownFrom, type QuestionFigures } from '#shared/questions/admin-api.ts';
import { dullBelow, funOf, isRightValue } from '#shared/questions/ratings.ts';
import type { QuestionStatus } from '#shared/questions/draft.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { NumberValue } from '../../../ui/value.tsx';

const looks: Readonly<Record<QuestionStatus, string>> = {
  draft: 'font-semibold text-saffron-text',
  active: 'font-semibold text-turquoise-text',
  retired: 'text-quiet',
};

/** Whether it is dealt; said in words, coloured besides. */
export function QuestionStatusMark({ status }: { status: QuestionStatus }) {
  const { statuses } = useStaffText().adminQuestions;
  return <span className={`whitespace-nowrap ${looks[status]}`}>{statuses[status]}</span>;
}

export function isUnknown({ opened, nobody }: QuestionFigures): boolean {
  return opened >= unknownFrom.opened && nobody >= opened * unknownFrom.share;
}

/** What two judges say of the text, beside the value it has. */
export function RatingCard({ question: { rating, value } }: { question: Pick<QuestionRow, 'rating' | 'value'> }) {
  const { language } = useLanguage();
  const { rating: words } = useStaffText().adminQuestions;
  if (rating === null) return null;
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="text-xl">{words.title}</h2>
      {funOf(rating) < dullBelow && <p className="font-semibold text-danger">{words.dull}</p>}
      {!isRightValue(rating, value) && <p className="font-semibold text-danger">{words.misvalued}</p>}
      <Facts
        rows={[
          [words.fun, <bdi key="fun">{words.both(...rating.fun)}</bdi>],
          [words.value, <bdi key="value">{words.both(...rating.value)}</bdi>],
          [words.on, <bdi key="on">{formatDay(rating.ratedOn, language)}</bdi>],
        ]}
      />
    </section>
  );
}

/** How a question fared in games that have ended. */
export function FiguresCard({
  question: { id, figures, value },
}: {
  question: Pick<QuestionRow, 'id' | 'figures' | 'value'>;
}) {
  const { figures: words } = useStaffText().adminQuestions;
  const number = (value: number) => <NumberValue value={value} />;
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="text-xl">{words.title}</h2>
      {isUnknown(figures) && <p className="font-semibold text-danger">{words.unknown(value)}</p>}
      <Facts
        rows={[
          [words.opened, number(figures.opened)],
          [words.own, number(figures.own)],
          [words.stolen, number(figures.stolen)],
          [words.nobody, number(figures.nobody)],
          [words.reports, number(figures.reports)],
        ]}
      />
      {figures.reports > 0 && (
        <ButtonLink
          variant="quiet"
          icon="report"
          to={`${pathTo('adminSupport')}?${new URLSearchParams({ question: id }).toString()}`}
        >
          {words.seeReports}
        </ButtonLink>
      )}
    </section>
  );
}
