import { useState } from 'react';
import { gangsApi } from '#shared/gangs/api.ts';
import { maxHosts, type Gang } from '#shared/gangs/schema.ts';
import { call } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { UserText } from '../../../ui/value.tsx';
import { useGangChange } from '../queries.ts';
import { SettingsCard } from './settings-card.tsx';
import { Invite } from './invite.tsx';

/** Who hosts the gang; the owner removes the others, and every host invites one. */
export function HostList({ gang }: { gang: Gang }) {
  const { gangPeople, shell } = useText();
  const words = gangPeople.hosts;
  const describe = useErrorText();
  const [removed, setRemoved] = useState<Gang['hosts'][number] | null>(null);
  const remove = useGangChange((uid: string) => call(gangsApi.removeHost, { id: gang.id, uid }));
  const confirm = (uid: string) =>
    remove.mutate(uid, {
      onSuccess: () => {
        showToast({ id: 'gang', title: words.removed });
        setRemoved(null);
      },
    });
  return (
    <SettingsCard title={words.title}>
      <p className="text-quiet">{words.lead}</p>
      <ul aria-label={words.title} className="grid gap-2">
        {gang.hosts.map((host) => (
          <li key={host.uid} className="flex min-h-13 items-center gap-3 rounded-2xl bg-well px-3 py-2">
            <Avatar name={host.name} />
            <span className="grid min-w-0 grow">
              <UserText className="leading-snug font-semibold [overflow-wrap:anywhere]">{host.name}</UserText>
              {(host.isOwner || host.isYou) && (
                <span className="text-sm text-quiet">
                  {[...(host.isOwner ? [words.owner] : []), ...(host.isYou ? [words.you] : [])].join(' · ')}
                </span>
              )}
            </span>
            {gang.role === 'owner' && !host.isOwner && (
              <IconButton
                icon="trash"
                label={words.remove(host.name)}
                onClick={() => setRemoved(host)}
                className="flex-none bg-transparent"
              />
            )}
          </li>
        ))}
      </ul>
      {gang.role !== 'member' && gang.hosts.length < maxHosts && <Invite gang={gang} member={null} />}
      <ConfirmDialog
        open={removed !== null}
        onClose={() => setRemoved(null)}
        title={words.removeTitle(removed?.name ?? '')}
        confirm={words.removeConfirm}
        keep={shell.cancel}
        busy={remove.isPending}
        failure={remove.error === null ? undefined : describe(remove.error)}
        onConfirm={() => removed !== null && confirm(removed.uid)}
      >
        <p>{words.removeBody}</p>
      </ConfirmDialog>
    </SettingsCard>
  );
}
