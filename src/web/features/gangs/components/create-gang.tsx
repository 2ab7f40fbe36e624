import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { z } from 'zod';
import { gangsApi } from '#shared/gangs/api.ts';
import { gangName } from '#shared/gangs/schema.ts';
import { call } from '../../../lib/api-client.ts';
import { useCodeText, useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { newId } from '../../../lib/new-id.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useFaultFocus } from '../fault-focus.ts';
import { keepGang } from '../queries.ts';
import { GangMedallion } from './gang-medallion.tsx';
import { LookFields, type Look } from './look-fields.tsx';
import { NamesField, useTypedNames } from './names-field.tsx';

interface Wish extends Look {
  readonly name: string;
  readonly bringsSeen: boolean;
  readonly members: readonly { readonly name: string }[];
}

interface CreateGangDialogProps {
  readonly open: boolean;
  /** Of this host: the earlier games may have been played with the same people. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

/** Name, looks and first members of a new gang. */
export function CreateGangDialog({ open, isFirst, onClose }: CreateGangDialogProps) {
  const words = useText().gangs.form;
  return (
    <Dialog open={open} onClose={onClose} title={words.title} className="max-w-2xl">
      <CreateForm isFirst={isFirst} />
    </Dialog>
  );
}

function CreateForm({ isFirst }: { isFirst: boolean }) {
  const { gangs: words } = useText();
  const describe = useErrorText();
  const describeCode = useCodeText();
  const [name, setName] = useState('');
  const [nameProblem, setNameProblem] = useState<string>();
  const [look, setLook] = useState<Look>({ emblem: 'coffee', color: 'turquoise' });
  const [bringsSeen, setBringsSeen] = useState(isFirst);
  const list = useTypedNames();
  const create = useCreate();
  const { form, showFault } = useFaultFocus();
  useLeaveGuard((name !== '' || list.typed !== '' || list.names.length > 0) && !create.isSuccess);
  const submit = useSubmit(async () => {
    const parsed = z.safeParse(gangName, name);
    setNameProblem(parsed.success ? undefined : parsed.error.issues[0]?.message);
    const names = list.flush(1);
    if (!parsed.success || names === null) {
      showFault();
      return;
    }
    // The form shows the error.
    await create
      .mutateAsync({ name: parsed.data, ...look, bringsSeen, members: names.map((each) => ({ name: each })) })
      .catch(() => undefined);
  });
  if (create.data !== undefined) return <Navigate to={pathTo('gang', { gangId: create.data.gang.id })} />;
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <div className="flex items-center gap-4">
        <GangMedallion look={look} className="size-24 max-sm:hidden" />
        <TextField
          className="grow"
          label={words.form.name}
          hint={words.form.nameHint}
          error={describeCode(nameProblem)}
          value={name}
          autoComplete="off"
          autoFocus
          onChange={(event) => {
            setName(event.target.value);
            setNameProblem(undefined);
          }}
        />
      </div>
      <NamesField list={list} />
      <LookFields look={look} onChange={setLook} />
      {isFirst && (
        <Switch
          label={words.form.bringsSeen}
          hint={words.form.bringsSeenHint}
          checked={bringsSeen}
          onChange={setBringsSeen}
        />
      )}
      <Alert message={create.error === null ? undefined : describe(create.error)} />
      <Button type="submit" icon="teams" busy={create.isPending} className="sm:justify-self-end">
        {words.form.create}
      </Button>
    </form>
  );
}

/** The same wish has the same key, so that a repeated one creates no second gang. */
function useCreate() {
  const client = useQueryClient();
  const attempt = useRef({ wish: '', key: '' });
  return useMutation({
    mutationFn: ({ members, ...wish }: Wish) => {
      const input = { ...wish, members: [...members] };
      const asked = JSON.stringify(input);
      if (attempt.current.wish !== asked) attempt.current = { wish: asked, key: newId() };
      return call(gangsApi.createGang, input, { idempotencyKey: attempt.current.key });
    },
    onSuccess: ({ gang }) => void keepGang(client, gang),
  });
}
