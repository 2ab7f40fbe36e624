import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AdminBadge } from '#shared/achievements/admin-api.ts';
import type { Catalogue } from '#shared/i18n/ar/index.ts';
import type { StaffCatalogue } from '#shared/i18n/ar/staff/index.ts';
import { withParam } from '../../../lib/address-filters.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { saveList, type CsvColumns } from '../../../lib/save-list.ts';
import { Button } from '../../../ui/button.tsx';
import { CsvButton } from '../../../ui/staff/csv-button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { Loaded, TabHead } from '../../../ui/tab-parts.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { BadgeEmblem } from '../components/badge-emblem.tsx';
import { ActivateBadge } from './activate-badge.tsx';
import { BadgeEditor } from './badge-editor.tsx';
import type { PicturePart } from './badge-look.tsx';
import { badgesQuery, useOrderBadges } from './queries.ts';

/** /admin/badges: what can be earned, in its order [ADM-3]. The library's picker is another domain's; app/ brings it. */
export function AdminBadgesPage({ MediumPicker }: { MediumPicker: PicturePart }) {
  const { achievements } = useText();
  const { adminAchievements } = useStaffText();
  const words = adminAchievements.badges;
  const client = useQueryClient();
  const read = useQuery(badgesQuery);
  const [query, setQuery] = useSearchParams();
  const editedId = query.get('edit');
  // Reads the current version, not a cached one: it is what will be changed.
  const found = read.isFetchedAfterMount ? read.data?.find(({ id }) => id === editedId) : undefined;
  const edited = editedId === 'new' ? 'new' : (found ?? null);
  const edit = (id: string) => setQuery((now) => withParam(now, 'edit', id));
  const close = () => setQuery((now) => withParam(now, 'edit', null), { replace: true });
  const [switched, setSwitched] = useState<AdminBadge | null>(null);
  const save = () =>
    saveList(words.title, csvColumns({ adminAchievements, achievements }), async () => ({
      items: await client.query(badgesQuery),
      nextCursor: null,
    }));
  return (
    <>
      <h1 className="text-page-title">{words.title}</h1>
      <TabHead lead={words.lead}>
        <CsvButton isEmpty={(read.data ?? []).length === 0} save={save} />
        <Button icon="plus" onClick={() => edit('new')}>
          {words.add}
        </Button>
      </TabHead>
      <Loaded read={read}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState icon="badge" title={words.empty}>
              {words.emptyBody}
            </EmptyState>
          ) : (
            <BadgeList items={items} onEdit={({ id }) => edit(id)} onSwitch={setSwitched} />
          )
        }
      </Loaded>
      <BadgeEditor edited={edited} MediumPicker={MediumPicker} onClose={close} />
      {switched !== null && <ActivateBadge badge={switched} onClose={() => setSwitched(null)} />}
    </>
  );
}

function csvColumns({
  adminAchievements,
  achievements,
}: Pick<Catalogue, 'achievements'> & Pick<StaffCatalogue, 'adminAchievements'>): CsvColumns<AdminBadge> {
  const { active, inactive, badges: words } = adminAchievements;
  return [
    [`${words.name} (${words.arabic})`, ({ name }) => name.ar],
    [`${words.name} (${words.english})`, ({ name }) => name.en],
    [
      words.conditions,
      ({ conditions }) => conditions.map(({ metric, atLeast }) => achievements.conditions[metric](atLeast)).join(' | '),
    ],
    [words.state, ({ isActive }) => (isActive ? active : inactive)],
    [words.earners, ({ earnedCount }) => earnedCount],
  ];
}

function BadgeList({
  items,
  onEdit,
  onSwitch,
}: {
  items: readonly AdminBadge[];
  onEdit: (badge: AdminBadge) => void;
  onSwitch: (badge: AdminBadge) => void;
}) {
  const { badges: words } = useStaffText().adminAchievements;
  const describe = useErrorText();
  const order = useOrderBadges();
  const move = (index: number, by: -1 | 1) => {
    const ids = items.map(({ id }) => id);
    const [id] = ids.splice(index, 1);
    if (id === undefined || index + by < 0 || index + by > ids.length) return;
    ids.splice(index + by, 0, id);
    order.mutate(ids, {
      onError: (error) => showToast({ id: 'badges', variant: 'destructive', title: describe(error) }),
    });
  };
  return (
    <ul aria-label={words.list} className="grid gap-3">
      {items.map((badge, index) => (
        <BadgeRow
          key={badge.id}
          badge={badge}
          isFirst={index === 0}
          isLast={index === items.length - 1}
          onMove={(by) => move(index, by)}
          onEdit={() => onEdit(badge)}
          onSwitch={() => onSwitch(badge)}
        />
      ))}
    </ul>
  );
}

interface BadgeRowProps {
  readonly badge: AdminBadge;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onEdit: () => void;
  readonly onSwitch: () => void;
}

function BadgeRow({ badge, isFirst, isLast, onMove, onEdit, onSwitch }: BadgeRowProps) {
  const { achievements } = useText();
  const { adminAchievements } = useStaffText();
  const words = adminAchievements.badges;
  const { language } = useLanguage();
  const name = badge.name[language];
  return (
    <li className="card grid items-center gap-x-4 gap-y-2 p-4 [grid-template-columns:auto_1fr] xl:[grid-template-columns:auto_1fr_auto]">
      <BadgeEmblem look={badge} isEarned={badge.isActive} />
      <div className="grid min-w-0 gap-0.5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-xl">
            <bdi>{name}</bdi>
          </h2>
          <span className={`text-sm font-semibold ${badge.isActive ? 'text-success' : 'text-quiet'}`}>
            {badge.isActive ? adminAchievements.active : adminAchievements.inactive}
          </span>
          <span className="text-sm text-quiet">{words.earnedBy(badge.earnedCount)}</span>
        </div>
        <p className="text-quiet">{badge.description[language]}</p>
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {badge.conditions.map(({ metric, atLeast }) => (
            <li key={metric}>{achievements.conditions[metric](atLeast)}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-xl:col-span-2 max-xl:justify-end">
        <IconButton
          icon="up"
          label={words.up(name)}
          aria-disabled={isFirst}
          onClick={() => onMove(-1)}
          className="bg-raised aria-disabled:opacity-40"
        />
        <IconButton
          icon="down"
          label={words.down(name)}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
          className="bg-raised aria-disabled:opacity-40"
        />
        <IconButton icon="edit" label={adminAchievements.edit(name)} onClick={onEdit} className="bg-raised" />
        <Button variant={badge.isActive ? 'quiet' : 'secondary'} onClick={onSwitch}>
          {badge.isActive ? words.deactivate : words.activate}
        </Button>
      </div>
    </li>
  );
}
