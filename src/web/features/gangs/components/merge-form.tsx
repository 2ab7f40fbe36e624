import { useState } from 'react';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang, Member } from '#shared/gangs/schema.ts';
import { call } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useGangChange } from '../queries.ts';
import { MemberToken } from './member-token.tsx';

interface StepProps {
  readonly gang: Gang;
  readonly member: Member;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Chooses the name that stays, and says what merging does before it happens. */
export function MergeForm({ gang, member, onBack, onDone }: StepProps) {
  const { gangPeople, shell } = useText();
  const words = gangPeople.merge;
  const describe = useErrorText();
  const [intoId, setIntoId] = useState('');
  const others = gang.members.filter(({ id }) => id !== member.id);
  const into = others.find(({ id }) => id === intoId);
  const merge = useGangChange((id: string) =>
    call(gangsApi.mergeMembers, { id: gang.id, memberId: member.id, intoId: id }),
  );
  const confirm = (id: string) =>
    merge.mutate(id, {
      onSuccess: () => {
        showToast({ id: 'gang', title: words.done });
        onDone();
      },
    });
  if (others.length === 0) return <p>{words.alone}</p>;
  return (
    <div className="grid gap-4">
      <p className="text-quiet">{words.why}</p>
      <SelectField
        label={words.into}
        autoFocus
        value={intoId}
        onChange={(event) => setIntoId(event.target.value)}
        options={[{ value: '', label: words.choose }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {into !== undefined && (
        <div className="grid justify-items-center gap-3 rounded-2xl bg-well p-4 text-center">
          <span className="flex items-center gap-3">
            <MemberToken look={member} className="size-13 opacity-60" />
            <Icon name="forward" className="size-7 text-saffron-text" />
            <MemberToken look={into} className="size-16" />
          </span>
          <p>{words.result(member.name, into.name)}</p>
        </div>
      )}
      <Alert message={merge.error === null ? undefined : describe(merge.error)} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onBack}>
          {shell.cancel}
        </Button>
        {into !== undefined && (
          <Button variant="danger" icon="teams" busy={merge.isPending} onClick={() => confirm(into.id)}>
            {words.confirm(into.name)}
          </Button>
        )}
      </div>
    </div>
  );
}
