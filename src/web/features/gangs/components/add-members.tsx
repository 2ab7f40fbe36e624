import { useState } from 'react';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { call } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFaultFocus } from '../fault-focus.ts';
import { useGangChange } from '../queries.ts';
import { NamesField, useTypedNames } from './names-field.tsx';

/** Adds typed names, one call each; those that could not be added stay in the list. */
export function AddMembers({ gang }: { gang: Gang }) {
  const { members: words } = useText().gangPeople;
  const describe = useErrorText();
  const list = useTypedNames(gang.members.map(({ name }) => name));
  const [failure, setFailure] = useState<unknown>(null);
  const add = useGangChange((name: string) => call(gangsApi.addMember, { id: gang.id, name }));
  const isTyped = list.names.length > 0 || list.typed.trim() !== '';
  const { form, showFault } = useFaultFocus();
  useLeaveGuard(isTyped, { view: 'tab' });
  const submit = useSubmit(async () => {
    const names = list.flush();
    if (names === null) showFault();
    setFailure(null);
    for (const [index, name] of (names ?? []).entries()) {
      try {
        await add.mutateAsync(name);
      } catch (error) {
        setFailure(error);
        list.replace((names ?? []).slice(index));
        return;
      }
    }
    if (names !== null) list.replace([]);
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="card grid gap-4 p-4 md:p-6">
      <h2 className="text-xl">{words.add}</h2>
      <NamesField list={list} />
      <Alert message={failure === null ? undefined : describe(failure)} />
      {isTyped && (
        <Button type="submit" icon="plus" busy={add.isPending} className="sm:justify-self-start">
          {words.addNow(list.names.length + (list.typed.trim() === '' ? 0 : 1))}
        </Button>
      )}
    </form>
  );
}
