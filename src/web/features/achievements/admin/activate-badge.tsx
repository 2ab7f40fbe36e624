import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminBadge } from '#shared/achievements/admin-api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { UserText } from '../../../ui/value.tsx';
import { previewQuery, useActivateBadge } from './queries.ts';

/** Asks before a badge is switched on or off, and shows who has earned it already. */
export function ActivateBadge({ badge, onClose }: { badge: AdminBadge; onClose: () => void }) {
  const { adminAchievements } = useStaffText();
  const words = adminAchievements.badges;
  const { language } = useLanguage();
  const describe = useErrorText();
  const activate = useActivateBadge();
  const [alsoPast, setAlsoPast] = useState(false);
  const isActive = !badge.isActive;
  const name = badge.name[language];
  const confirm = () =>
    activate.mutate(
      { id: badge.id, isActive, alsoPast: isActive && alsoPast },
      {
        onSuccess: () => {
          showToast({ id: 'badges', title: isActive ? words.activated : words.deactivated });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={isActive ? words.activateTitle(name) : words.deactivateTitle(name)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {adminAchievements.keep}
          </Button>
          <Button variant={isActive ? 'primary' : 'danger'} busy={activate.isPending} onClick={confirm}>
            {isActive ? words.activate : words.deactivate}
          </Button>
        </>
      }
    >
      <p>{isActive ? words.activateWhy : words.deactivateWhy}</p>
      {isActive && <Preview id={badge.id} />}
      {isActive && <Switch label={words.alsoPast} checked={alsoPast} onChange={setAlsoPast} />}
      <Alert message={activate.error === null ? undefined : describe(activate.error)} />
    </Dialog>
  );
}

function Preview({ id }: { id: string }) {
  const words = useStaffText().adminAchievements.badges;
  const read = useQuery(previewQuery(id));
  return (
    <Loaded read={read} className="h-8">
      {({ count, names }) => (
        <div className="grid gap-2 rounded-2xl bg-well p-4">
          <p>{words.wouldHave(count)}</p>
          {names.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {names.map((name, index) => (
                <li key={index} className="pill">
                  <UserText>{name}</UserText>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Loaded>
  );
}
