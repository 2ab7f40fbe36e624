import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { call } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { forgetGang } from '../queries.ts';
import { SettingsCard } from './settings-card.tsx';

/** Ends the caller's part in a gang; a linked member may have the name erased with it. */
export function LeaveGang({ gang }: { gang: Gang }) {
  const { gangPeople, shell } = useText();
  const words = gangPeople.leave;
  const describe = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const [isErased, setIsErased] = useState(false);
  const isMember = gang.members.some(({ isYou }) => isYou);
  const leave = useMutation({
    mutationFn: () => call(gangsApi.leaveGang, { id: gang.id, isErased: isMember && isErased }),
    onSuccess: async () => {
      showToast({ id: 'gang', title: words.done });
      await navigate(pathTo('gangs'), { replace: true });
      await forgetGang(client, gang.id);
    },
  });
  return (
    <SettingsCard title={words.title}>
      <p className="text-quiet">{words.body}</p>
      <Button variant="quiet" icon="leave" className="justify-self-start" onClick={() => setIsAsked(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={words.ask}
        confirm={isMember && isErased ? words.confirmErased : words.confirm}
        keep={shell.cancel}
        busy={leave.isPending}
        failure={leave.error === null ? undefined : describe(leave.error)}
        onConfirm={() => leave.mutate()}
      >
        <p className="text-quiet">{words.body}</p>
        {isMember && (
          <Switch label={words.isErased} hint={words.isErasedHint} checked={isErased} onChange={setIsErased} />
        )}
      </ConfirmDialog>
    </SettingsCard>
  );
}
