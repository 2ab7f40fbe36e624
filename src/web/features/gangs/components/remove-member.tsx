import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang, Member } from '#shared/gangs/schema.ts';
import { call } from '../../../lib/api-client.ts';
import { useCodeText, useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useGangChange } from '../queries.ts';

interface StepProps {
  readonly gang: Gang;
  readonly member: Member;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Says what is erased and what stays, before it happens. */
export function RemoveMember({ gang, member, onBack, onDone }: StepProps) {
  const { gangPeople, shell } = useText();
  const words = gangPeople.remove;
  const describe = useErrorText();
  const describeCode = useCodeText();
  const isLast = gang.members.length === 1;
  const remove = useGangChange(() => call(gangsApi.removeMember, { id: gang.id, memberId: member.id }));
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast({ id: 'gang', title: words.done(member.name) });
        onDone();
      },
    });
  return (
    <div className="grid gap-4">
      <ul className="grid gap-2">
        <li className="flex items-start gap-2.5">
          <Icon name="trash" className="mt-[0.3em] text-danger" />
          {words.erased}
        </li>
        <li className="flex items-start gap-2.5">
          <Icon name="check" className="mt-[0.3em] text-quiet" />
          {words.stays}
        </li>
      </ul>
      <Alert
        message={
          remove.error === null ? describeCode(isLast ? 'gangs/last-member' : undefined) : describe(remove.error)
        }
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" autoFocus onClick={onBack}>
          {shell.cancel}
        </Button>
        {!isLast && (
          <Button variant="danger" icon="trash" busy={remove.isPending} onClick={confirm}>
            {words.confirm}
          </Button>
        )}
      </div>
    </div>
  );
}
