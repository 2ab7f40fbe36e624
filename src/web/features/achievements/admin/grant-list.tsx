import type { RewardGrant } from '#shared/achievements/admin-api.ts';
import { formatDateTime } from '#shared/i18n/format.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { csvMoment, saveList, type CsvColumns } from '../../../lib/save-list.ts';
import { CsvButton } from '../../../ui/staff/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { Loaded, MoreButton } from '../../../ui/tab-parts.tsx';
import { NumberValue, UserText } from '../../../ui/value.tsx';
import { loadGrants, useGrants } from './queries.ts';

/** Granted rewards, newest first. */
export function GrantList() {
  const { achievements } = useText();
  const { adminAchievements } = useStaffText();
  const words = adminAchievements.rewards;
  const { language } = useLanguage();
  const read = useGrants();
  const columns: CsvColumns<RewardGrant> = [
    [words.person, ({ displayName }) => displayName],
    [words.reason, ({ kind, count }) => achievements.reasons[kind](count)],
    [words.sessions, ({ sessions }) => sessions],
    [words.when, ({ grantedAt }) => csvMoment(grantedAt)],
  ];
  return (
    <section className="card grid gap-4 p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{words.grants}</h2>
        <CsvButton
          isEmpty={(read.data?.pages[0]?.items ?? []).length === 0}
          save={() => saveList(words.grants, columns, loadGrants)}
        />
      </div>
      <Loaded read={read}>
        {({ pages }) => {
          const rows = pages.flatMap(({ items }) => items);
          return rows.length === 0 ? (
            <EmptyState icon="gift" title={words.grantsEmpty}>
              {words.grantsEmptyBody}
            </EmptyState>
          ) : (
            <DataTable
              caption={words.grants}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                {
                  key: 'person',
                  label: words.person,
                  isName: true,
                  cell: ({ displayName }) =>
                    displayName === null ? words.deleted : <UserText>{displayName}</UserText>,
                },
                { key: 'reason', label: words.reason, cell: ({ kind, count }) => achievements.reasons[kind](count) },
                {
                  key: 'sessions',
                  label: words.sessions,
                  cell: ({ sessions }) => <NumberValue value={sessions} signed />,
                },
                { key: 'when', label: words.when, cell: ({ grantedAt }) => formatDateTime(grantedAt, language) },
              ]}
            />
          );
        }}
      </Loaded>
      <MoreButton read={read} />
    </section>
  );
}
