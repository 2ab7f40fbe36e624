import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/i18n/format.ts';
import type { OwnRedeemCode } from '#shared/redeem-codes/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { csvMoment, saveList, type CsvColumns } from '../../../lib/save-list.ts';
import { CsvButton } from '../../../ui/staff/csv-button.tsx';
import { Loaded, MoreButton } from '../../../ui/tab-parts.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { loadRedeemedBy, redeemedByUserQuery } from './queries.ts';

/** Below the codes that are meant for a person: those that this person redeemed [RDM-3]. */
export function PersonCodes({ userId }: { userId: string }) {
  const { person: words, columns, sessions } = useStaffText().adminRedeemCodes;
  const { language } = useLanguage();
  const read = useInfiniteQuery(redeemedByUserQuery(userId));
  const file: CsvColumns<OwnRedeemCode> = [
    [columns.code, ({ code }) => code],
    [columns.sessions, ({ sessionsGranted }) => sessionsGranted],
    [words.redeemedAt, ({ redeemedAt }) => csvMoment(redeemedAt)],
  ];
  return (
    <section aria-label={words.title} className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{words.title}</h2>
        <CsvButton
          isEmpty={(read.data?.pages[0]?.redeemedCodes ?? []).length === 0}
          save={() => saveList(words.title, file, loadRedeemedBy(userId))}
        />
      </div>
      <p className="text-quiet">{words.body}</p>
      <Loaded read={read} className="h-13">
        {({ pages }) => {
          const codes = pages.flatMap(({ redeemedCodes }) => redeemedCodes);
          if (codes.length === 0) return <p className="text-quiet">{words.none}</p>;
          return (
            <ul className="grid gap-2">
              {codes.map(({ id, code, sessionsGranted, redeemedAt }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-2xl bg-well px-4 py-3"
                >
                  <LtrValue className="font-semibold [overflow-wrap:anywhere]">{code}</LtrValue>
                  <span>{sessions(sessionsGranted)}</span>
                  {redeemedAt !== null && (
                    <span className="text-quiet">{words.on(formatDate(redeemedAt, language))}</span>
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      <MoreButton read={read} />
    </section>
  );
}
