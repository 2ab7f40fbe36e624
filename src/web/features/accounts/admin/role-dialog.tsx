import { useState } from 'react';
import type { Person } from '#shared/accounts/admin-api.ts';
import { roles, type Role } from '#shared/accounts/roles.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { RadioCards } from '../../../ui/choice.tsx';
import { ReasonedDialog } from '../../../ui/reasoned-dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useChangeRole } from './queries.ts';

/** Gives an account another role, saying what that lets it do. */
export function RoleDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { actions, roles: names } = useStaffText().adminPeople;
  const { role: words } = actions;
  const describe = useErrorText();
  const change = useChangeRole();
  const others = roles.filter((role) => role !== person.role);
  const [chosen, setRole] = useState<Role>(person.role === 'player' ? 'moderator' : 'player');
  const role = others.find((each) => each === chosen) ?? others[0] ?? 'player';
  const confirm = (reason: string) =>
    change.mutate(
      { id: person.uid, role, reason },
      {
        onSuccess: () => {
          showToast({ id: 'person', title: words.done });
          onClose();
        },
      },
    );
  return (
    <ReasonedDialog
      onClose={onClose}
      title={words.title}
      confirm={words.confirm(names[role])}
      words={actions}
      busy={change.isPending}
      failure={change.error === null ? undefined : describe(change.error)}
      onConfirm={confirm}
    >
      <RadioCards
        label={words.to}
        value={role}
        onChange={setRole}
        options={others.map((value) => ({ value, label: names[value] }))}
      />
      <p>{words.will[role]}</p>
    </ReasonedDialog>
  );
}
