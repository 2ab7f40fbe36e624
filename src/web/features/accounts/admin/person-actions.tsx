import { useState } from 'react';
import type { Person } from '#shared/accounts/admin-api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ReasonedDialog } from '../../../ui/reasoned-dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { BalanceDialog } from './balance-dialog.tsx';
import { useMarkVerified, useResendVerification, useSetDisabled } from './queries.ts';
import { RoleDialog } from './role-dialog.tsx';

type Action = 'balance' | 'role' | 'close' | 'resend' | 'verify';

/** What an admin can do with an account; each asks first and says what will happen. */
export function PersonActions({ person }: { person: Person }) {
  const {
    actions: words,
    person: { you },
  } = useStaffText().adminPeople;
  const { user } = useSession();
  const [asked, setAsked] = useState<Action | null>(null);
  const isOneself = person.uid === user?.uid;
  const close = () => setAsked(null);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon="ticket" onClick={() => setAsked('balance')}>
          {words.balance.open}
        </Button>
        {!person.emailVerified && (
          <>
            <Button variant="secondary" icon="mail" onClick={() => setAsked('resend')}>
              {words.resend.open}
            </Button>
            <Button variant="secondary" icon="badge" onClick={() => setAsked('verify')}>
              {words.verify.open}
            </Button>
          </>
        )}
        {!isOneself && (
          <>
            <Button variant="secondary" icon="crown" onClick={() => setAsked('role')}>
              {words.role.open}
            </Button>
            <Button variant={person.disabled ? 'secondary' : 'danger'} onClick={() => setAsked('close')}>
              {person.disabled ? words.enable.open : words.disable.open}
            </Button>
          </>
        )}
      </div>
      {isOneself && <p className="text-quiet">{you}</p>}
      {asked === 'balance' && <BalanceDialog person={person} onClose={close} />}
      {asked === 'role' && <RoleDialog person={person} onClose={close} />}
      {asked === 'close' && <CloseAccountDialog person={person} onClose={close} />}
      {asked === 'resend' && <ResendDialog person={person} onClose={close} />}
      {asked === 'verify' && <VerifyDialog person={person} onClose={close} />}
    </>
  );
}

interface Asked {
  readonly person: Person;
  readonly onClose: () => void;
}

function useDone(title: string, onClose: () => void): { readonly onSuccess: () => void } {
  return {
    onSuccess: () => {
      showToast({ id: 'person', title });
      onClose();
    },
  };
}

function CloseAccountDialog({ person: { uid: id, displayName, disabled }, onClose }: Asked) {
  const { actions } = useStaffText().adminPeople;
  const describe = useErrorText();
  const change = useSetDisabled();
  // The question keeps its content, even if the account changes behind it.
  const [words] = useState(disabled ? actions.enable : actions.disable);
  const [to] = useState(!disabled);
  const done = useDone(words.done, onClose);
  return (
    <ReasonedDialog
      onClose={onClose}
      title={words.title}
      confirm={words.confirm}
      words={actions}
      busy={change.isPending}
      failure={change.error === null ? undefined : describe(change.error)}
      onConfirm={(reason) => change.mutate({ id, disabled: to, reason }, done)}
    >
      <p>{words.will(displayName)}</p>
    </ReasonedDialog>
  );
}

function VerifyDialog({ person: { uid: id, email }, onClose }: Asked) {
  const { actions } = useStaffText().adminPeople;
  const describe = useErrorText();
  const change = useMarkVerified();
  const done = useDone(actions.verify.done, onClose);
  return (
    <ReasonedDialog
      onClose={onClose}
      title={actions.verify.title}
      confirm={actions.verify.confirm}
      words={actions}
      busy={change.isPending}
      failure={change.error === null ? undefined : describe(change.error)}
      onConfirm={(reason) => change.mutate({ id, reason }, done)}
    >
      <p>{actions.verify.will(email)}</p>
    </ReasonedDialog>
  );
}

function ResendDialog({ person: { uid }, onClose }: Asked) {
  const { actions } = useStaffText().adminPeople;
  const describe = useErrorText();
  const send = useResendVerification();
  const done = useDone(actions.resend.done, onClose);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={actions.resend.title}
      confirm={actions.resend.confirm}
      keep={actions.keep}
      busy={send.isPending}
      failure={send.error === null ? undefined : describe(send.error)}
      onConfirm={() => send.mutate(uid, done)}
    >
      <p>{actions.resend.will}</p>
    </ConfirmDialog>
  );
}
