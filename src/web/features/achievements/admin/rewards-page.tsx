import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminReward } from '#shared/achievements/admin-api.ts';
import { formatDateTime } from '#shared/i18n/format.ts';
import { useLanguage, useText } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { Loaded, TabHead } from '../../../ui/tab-parts.tsx';
import { GrantList } from './grant-list.tsx';
import { rulesQuery } from './queries.ts';
import { ReferralReward } from './referral-reward.tsx';
import { RuleEditor } from './rule-editor.tsx';

/** /admin/rewards: the rules by which playing and inviting grant sessions, and the grants [ADM-4]. */
export function AdminRewardsPage() {
  const words = useStaffText().adminAchievements.rewards;
  const read = useQuery(rulesQuery);
  const [edited, setEdited] = useState<AdminReward | 'new' | null>(null);
  return (
    <>
      <h1 className="text-page-title">{words.title}</h1>
      <TabHead lead={words.lead}>
        <Button icon="plus" onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      </TabHead>
      <Loaded read={read}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState icon="gift" title={words.empty}>
              {words.emptyBody}
            </EmptyState>
          ) : (
            <ul aria-label={words.list} className="grid gap-3">
              {items.map((rule) => (
                <RuleRow key={rule.id} rule={rule} onEdit={() => setEdited(rule)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ReferralReward />
      <GrantList />
      <RuleEditor edited={edited} onClose={() => setEdited(null)} />
    </>
  );
}

function RuleRow({ rule, onEdit }: { rule: AdminReward; onEdit: () => void }) {
  const { achievements } = useText();
  const { adminAchievements } = useStaffText();
  const words = adminAchievements.rewards;
  const { language } = useLanguage();
  const reason = achievements.reasons[rule.kind](rule.count);
  return (
    <li className="card flex items-center gap-4 p-4">
      <div className="grid min-w-0 grow gap-0.5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 className="text-xl">{achievements.sessions(rule.sessions)}</h2>
          <span>{reason}</span>
          <span className={`text-sm font-semibold ${rule.isActive ? 'text-success' : 'text-quiet'}`}>
            {rule.isActive ? adminAchievements.active : adminAchievements.inactive}
          </span>
        </div>
        <p className="flex flex-wrap gap-x-3 text-sm text-quiet">
          <span>{words.granted(rule.grantCount, rule.sessionCount)}</span>
          {rule.startsAt !== null && <span>{words.from(formatDateTime(rule.startsAt, language))}</span>}
          {rule.endsAt !== null && <span>{words.until(formatDateTime(rule.endsAt, language))}</span>}
        </p>
      </div>
      <IconButton icon="edit" label={adminAchievements.edit(reason)} onClick={onEdit} className="flex-none bg-raised" />
    </li>
  );
}
