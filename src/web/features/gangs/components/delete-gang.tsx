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
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { forgetGang } from '../queries.ts';
import { nameKey } from '../typed-names.ts';
import { SettingsCard } from './settings-card.tsx';

/** The owner deletes the gang, after typing its name. */
export function DeleteGang({ gang }: { gang: Gang }) {
  const { gangPeople, shell } = useText();
  const words = gangPeople.deletion;
  const describe = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const [typed, setTyped] = useState('');
  const remove = useMutation({
    mutationFn: () => call(gangsApi.deleteGang, { id: gang.id }),
    onSuccess: async () => {
      showToast({ id: 'gang', title: words.done });
      await navigate(pathTo('gangs'), { replace: true });
      await forgetGang(client, gang.id);
    },
  });
  return (
    <SettingsCard title={words.title}>
      <p className="text-quiet">{words.body}</p>
      <Button variant="quiet" icon="trash" className="justify-self-start" onClick={() => setIsAsked(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={words.ask(gang.name)}
        confirm={words.confirm}
        keep={shell.cancel}
        busy={remove.isPending}
        failure={remove.error === null ? undefined : describe(remove.error)}
        isBarred={nameKey(typed) !== nameKey(gang.name)}
        onConfirm={() => remove.mutate()}
      >
        <p>{words.lost(gang.evenings)}</p>
        <TextField
          label={words.typed}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </ConfirmDialog>
    </SettingsCard>
  );
}
