import { useQueryClient } from '@tanstack/react-query';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang } from '#shared/gangs/schema.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useFaultFocus } from '../fault-focus.ts';
import { gangQuery, useGangChange } from '../queries.ts';
import { NamesField, useTypedNames } from './names-field.tsx';

/** Adds typed names in one call; if one of them can't be added, all stay in the list. */
export function AddMembers({ gang }: { gang: Gang }) {
  const { members: words } = useText().gangPeople;
  const client = useQueryClient();
  const describe = useProblemText();
  const list = useTypedNames(gang.members.map(({ name }) => name));
  const add = useGangChange((names: readonly string[]) =>
    call(gangsApi.addMembers, { id: gang.id, members: names.map((name) => ({ name })) }),
  );
  const isTyped = list.names.length > 0 || list.typed.trim() !== '';
  const { form, showFault } = useFaultFocus();
  useLeaveGuard(isTyped, { view: 'tab' });
  const submit = useSubmit(async () => {
    const names = list.flush();
    add.reset();
    if (names === null) showFault();
    if (names === null || names.length === 0) return;
    try {
      await add.mutateAsync(names);
      list.replace((kept) => kept.filter((name) => !names.includes(name)));
    } catch {
      // Another host may have added the name meanwhile.
      void client.invalidateQueries({ queryKey: gangQuery(gang.id).queryKey, exact: true });
    }
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="card grid gap-4 p-4 md:p-6">
      <h2 className="text-xl">{words.add}</h2>
      <NamesField list={list} />
      <Alert message={add.isError ? describe(add.error, add.variables) : undefined} />
      {isTyped && (
        <Button type="submit" icon="plus" busy={add.isPending} className="sm:justify-self-start">
          {words.addNow(list.names.length + (list.typed.trim() === '' ? 0 : 1))}
        </Button>
      )}
    </form>
  );
}

/** The message of a rejected list, with the name that is taken. */
function useProblemText(): (error: unknown, names: readonly string[]) => string {
  const { names: words } = useText().gangs;
  const describe = useErrorText();
  return (error, names) => {
    const fields = error instanceof ApiError && error.code === 'gangs/name-taken' ? error.fields : {};
    const taken = names.filter((_, index) => fields[`members.${index}.name`] !== undefined);
    return taken.length > 0 ? words.repeated(taken) : describe(error);
  };
}
