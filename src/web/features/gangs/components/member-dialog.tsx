import { useState } from 'react';
import { z } from 'zod';
import { gangsApi } from '#shared/gangs/api.ts';
import { gangName, type Gang, type Member } from '#shared/gangs/schema.ts';
import { ApiError, call } from '../../../lib/api-client.ts';
import { useCodeText, useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { useLeaveGuard } from '../../../lib/unsaved.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { UserText } from '../../../ui/value.tsx';
import { useFaultFocus } from '../fault-focus.ts';
import { useGangChange } from '../queries.ts';
import { Invite } from './invite.tsx';
import { LookFields, type Look } from './look-fields.tsx';
import { MemberToken } from './member-token.tsx';
import { MergeForm } from './merge-form.tsx';
import { RemoveMember } from './remove-member.tsx';

type Step = 'edit' | 'merge' | 'remove';

interface MemberDialogProps {
  readonly gang: Gang;
  readonly member: Member | undefined;
  readonly onClose: () => void;
}

/** Everything about one member, for hosts; for a linked member the own consent. */
export function MemberDialog({ gang, member, onClose }: MemberDialogProps) {
  const words = useText().gangPeople;
  const [step, setStep] = useState<Step>('edit');
  const name = member?.name ?? '';
  const close = () => {
    setStep('edit');
    onClose();
  };
  const titles: Readonly<Record<Step, string>> = {
    edit: gang.role === 'member' ? words.members.editYou : words.members.edit(name),
    merge: words.merge.title(name),
    remove: words.remove.title(name),
  };
  return (
    <Dialog open={member !== undefined} onClose={close} title={titles[step]} className="max-w-xl">
      {member !== undefined && step === 'edit' && (
        <>
          <MemberForm gang={gang} member={member} onDone={close} />
          {gang.role !== 'member' && (
            <div className="grid gap-4 border-t border-line pt-4">
              {!member.isLinked && <Invite gang={gang} member={member} />}
              <FurtherSteps onStep={setStep} />
            </div>
          )}
        </>
      )}
      {member !== undefined && step === 'merge' && (
        <MergeForm gang={gang} member={member} onBack={() => setStep('edit')} onDone={close} />
      )}
      {member !== undefined && step === 'remove' && (
        <RemoveMember gang={gang} member={member} onBack={() => setStep('edit')} onDone={close} />
      )}
    </Dialog>
  );
}

function FurtherSteps({ onStep }: { onStep: (step: Step) => void }) {
  const words = useText().gangPeople;
  // Another step takes the place of the form.
  const leave = useLeaveGuard(false);
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="quiet" icon="teams" onClick={() => leave(() => onStep('merge'))}>
        {words.merge.open}
      </Button>
      <Button variant="quiet" icon="trash" onClick={() => leave(() => onStep('remove'))}>
        {words.remove.open}
      </Button>
    </div>
  );
}

type Change = Partial<Pick<Member, 'name' | 'emblem' | 'color' | 'isYoung' | 'isShown'>>;

function MemberForm({ gang, member: current, onDone }: { gang: Gang; member: Member; onDone: () => void }) {
  // As it was opened: what another host changes meanwhile is no change of this form.
  const [member] = useState(current);
  const { members: words } = useText().gangPeople;
  const describe = useErrorText();
  const describeCode = useCodeText();
  const [name, setName] = useState(member.name);
  const [nameProblem, setNameProblem] = useState<string>();
  const [look, setLook] = useState<Look>({ emblem: member.emblem, color: member.color });
  const [isYoung, setIsYoung] = useState(member.isYoung);
  const [isShown, setIsShown] = useState(member.isShown);
  const isHost = gang.role !== 'member';
  const { form, showFault } = useFaultFocus();
  const save = useGangChange((change: Change) =>
    call(gangsApi.changeMember, { id: gang.id, memberId: member.id, ...change }),
  );
  useLeaveGuard(Object.keys(changeOf(member, { name, ...look, isYoung, isShown })).length > 0);
  const submit = useSubmit(async () => {
    const parsed = z.safeParse(gangName, name);
    if (!parsed.success) {
      setNameProblem(parsed.error.issues[0]?.message);
      showFault();
      return;
    }
    const change = changeOf(member, { name: parsed.data, ...look, isYoung, isShown });
    try {
      if (Object.keys(change).length > 0) await save.mutateAsync(change);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'gangs/name-taken') return;
      setNameProblem(error.code);
      showFault();
    }
  });
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <p className="flex items-center gap-3">
        <MemberToken look={look} className="size-16" />
        <UserText className="font-display text-2xl leading-snug font-extrabold [overflow-wrap:anywhere]">
          {name}
        </UserText>
      </p>
      {isHost && (
        <>
          <TextField
            label={words.name}
            error={describeCode(nameProblem)}
            value={name}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value);
              setNameProblem(undefined);
            }}
          />
          <LookFields look={look} onChange={setLook} />
          <Switch label={words.isYoung} hint={words.isYoungHint} checked={isYoung} onChange={setIsYoung} />
        </>
      )}
      <Consent member={member} isShown={isShown} onChange={setIsShown} />
      <Alert message={save.error === null || nameProblem !== undefined ? undefined : describe(save.error)} />
      <Button type="submit" icon="check" busy={save.isPending} className="sm:justify-self-end">
        {words.save}
      </Button>
    </form>
  );
}

/** A linked member decides alone; for the others, hosts do. */
function Consent({
  member,
  isShown,
  onChange,
}: {
  member: Member;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}) {
  const { members: words } = useText().gangPeople;
  if (member.isYou)
    return <Switch label={words.isShownYou} hint={words.isShownYouHint} checked={isShown} onChange={onChange} />;
  if (member.isLinked) return <p className="text-sm text-quiet">{words.decidesAlone}</p>;
  return <Switch label={words.isShown} hint={words.isShownHint} checked={isShown} onChange={onChange} />;
}

/** What differs: the server lets a caller change only some of it. */
function changeOf(before: Member, after: Required<Change>): Change {
  return {
    ...(after.name === before.name ? {} : { name: after.name }),
    ...(after.emblem === before.emblem ? {} : { emblem: after.emblem }),
    ...(after.color === before.color ? {} : { color: after.color }),
    ...(after.isYoung === before.isYoung ? {} : { isYoung: after.isYoung }),
    ...(after.isShown === before.isShown ? {} : { isShown: after.isShown }),
  };
}
