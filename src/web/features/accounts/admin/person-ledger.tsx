import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LedgerRow } from '#shared/accounts/admin-api.ts';
import { formatDateTime } from '#shared/i18n/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { pathTo } from '../../../lib/paths.ts';
import { saveList } from '../../../lib/save-list.ts';
import { CsvButton } from '../../../ui/staff/csv-button.tsx';
import { Loaded, MoreButton } from '../../../ui/tab-parts.tsx';
import { NumberValue } from '../../../ui/value.tsx';
import { ledgerColumns } from './people-csv.ts';
import { ledgerQuery, loadLedger } from './queries.ts';

/** Every change of a balance, the newest first, with what caused it. */
export function PersonLedger({ id }: { id: string }) {
  const people = useStaffText().adminPeople;
  const words = people.person.ledger;
  const read = useInfiniteQuery(ledgerQuery(id));
  return (
    <>
      <Loaded read={read} className="h-13">
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          if (rows.length === 0) return <p className="text-quiet">{words.empty}</p>;
          return (
            <>
              <ol className="grid gap-2">
                {rows.map((row) => (
                  <LedgerLine key={row.id} row={row} userId={id} />
                ))}
              </ol>
              <div className="justify-self-end">
                <CsvButton
                  isEmpty={false}
                  save={() => saveList(words.fileName, ledgerColumns(people), loadLedger(id))}
                />
              </div>
            </>
          );
        }}
      </Loaded>
      <MoreButton read={read} />
    </>
  );
}

function LedgerLine({ row, userId }: { row: LedgerRow; userId: string }) {
  const { ledger: words } = useStaffText().adminPeople.person;
  const { language } = useLanguage();
  const causes: Readonly<Record<string, string>> = words.causes;
  const cause = causes[row.reason] ?? row.reason;
  const address = addressOf(row, userId);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 rounded-2xl bg-well px-4 py-2">
      {address === null ? (
        <span className="font-semibold">{cause}</span>
      ) : (
        <Link
          to={address}
          className="flex min-h-11 min-w-11 items-center justify-self-start font-semibold text-saffron-text underline underline-offset-4"
        >
          {cause}
        </Link>
      )}
      <NumberValue
        value={row.delta}
        signed
        className={`font-display text-xl font-extrabold ${row.delta < 0 ? 'text-danger' : 'text-success'}`}
      />
      <span className="text-sm text-quiet">
        <bdi>{formatDateTime(row.at, language)}</bdi>
      </span>
      <span className="text-sm text-quiet">{words.after(row.balanceAfter)}</span>
    </li>
  );
}

/** The page behind a change; null if there is none. */
function addressOf({ reason, sourceId }: LedgerRow, userId: string): string | null {
  const to = (page: 'adminStore' | 'adminUsers' | 'adminGameSessions', params: Record<string, string>) =>
    `${pathTo(page)}?${new URLSearchParams(params).toString()}`;
  switch (reason) {
    case 'game':
    case 'game-returned':
      return to('adminGameSessions', { game: sourceId });
    case 'purchase':
    case 'refund':
      return to('adminStore', { tab: 'purchases', purchase: sourceId });
    case 'redeem-code':
      return to('adminStore', { tab: 'redeem-codes', user: userId });
    case 'admin':
      return to('adminUsers', { tab: 'audit', subject: userId });
    default:
      return null;
  }
}
