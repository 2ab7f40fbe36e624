import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gangsApi } from '#shared/gangs/api.ts';
import { gangName, maxMembers, type Gang } from '#shared/gangs/schema.ts';
import { normalizeText } from '#shared/kernel/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useCodeText, useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { gangsKey } from '../components/setup/query-keys.ts';
import { gangQuery } from './gang-queries.ts';
import styles from './new-name.module.css';

interface NewNameProps {
  readonly gang: Gang;
  readonly onHere: (memberId: string) => void;
}

/** Adds a member, who is here at once. The name of a member who is in the gang already counts that one as here. */
export function NewName({ gang, onHere }: NewNameProps) {
  const words = useText().gangEvening.who;
  const describe = useErrorText();
  const describeCode = useCodeText();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [latest, setLatest] = useState('');
  const arrive = (id: string, shown: string) => {
    onHere(id);
    setLatest(shown);
    setName('');
  };
  const { isPending, mutate } = useMutation({
    mutationFn: (added: string) => call(gangsApi.addMembers, { id: gang.id, members: [{ name: added }] }),
    onSuccess: ({ gang: changed }, added) => {
      client.setQueryData(gangQuery(gang.id).queryKey, changed);
      const known = new Set(gang.members.map(({ id }) => id));
      const member = changed.members.find(({ id }) => !known.has(id));
      if (member !== undefined) arrive(member.id, added);
    },
    onError: (error) => {
      setProblem(describe(error));
      // Another host may have changed the gang meanwhile.
      void client.invalidateQueries({ queryKey: gangsKey });
    },
  });
  const add = () => {
    const typed = name.trim();
    if (typed === '' || isPending) return;
    const twin = gang.members.find((member) => isSameName(member.name, typed));
    const checked = gangName.safeParse(typed);
    if (twin !== undefined) arrive(twin.id, twin.name);
    else if (!checked.success) setProblem(describeCode(checked.error.issues[0]?.message));
    else if (gang.members.length >= maxMembers) setProblem(describeCode('gangs/full'));
    else mutate(checked.data);
  };
  return (
    <div className={styles.row}>
      <TextField
        label={words.newName}
        hint={words.newNameHint}
        value={name}
        error={problem}
        autoComplete="off"
        onChange={(event) => {
          setName(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      />
      <Button variant="secondary" icon="plus" busy={isPending} className={styles.add} onClick={add}>
        {words.add}
      </Button>
      <p aria-live="polite" className="sr-only">
        {latest !== '' && words.added(latest)}
      </p>
    </div>
  );
}

function isSameName(one: string, other: string): boolean {
  const normalized = normalizeText(one);
  return normalized === '' ? one.trim() === other : normalized === normalizeText(other);
}
