import { useState } from 'react';
import { maxSessionsByStaff, type Person } from '#shared/accounts/admin-api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { readWholeNumber } from '../../../lib/whole-number.ts';
import { RadioCards } from '../../../ui/choice.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ReasonedDialog } from '../../../ui/reasoned-dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useChangeBalance } from './queries.ts';

const ways = ['give', 'take'] as const;

/** Gives sessions or takes them, and says what the balance becomes. */
export function BalanceDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { actions } = useStaffText().adminPeople;
  const { balance: words } = actions;
  const describe = useErrorText();
  const change = useChangeBalance();
  const [way, setWay] = useState<(typeof ways)[number]>('give');
  const [typed, setTyped] = useState('1');
  const [now] = useState(person.gameSessionBalance);
  const count = readCount(typed);
  const sessions = count === null ? 0 : way === 'give' ? count : -count;
  const isShort = now + sessions < 0;
  const confirm = (reason: string) =>
    change.mutate(
      { id: person.uid, sessions, reason },
      {
        onSuccess: ({ balance }) => {
          showToast({ id: 'person', title: words.done(balance) });
          onClose();
        },
      },
    );
  return (
    <ReasonedDialog
      onClose={onClose}
      title={words.title}
      confirm={way === 'give' ? words.give2(count ?? 0) : words.take2(count ?? 0)}
      words={actions}
      busy={change.isPending}
      failure={change.error === null ? undefined : describe(change.error)}
      isBarred={count === null || isShort}
      onConfirm={confirm}
    >
      <RadioCards
        label={words.way}
        value={way}
        onChange={setWay}
        options={ways.map((value) => ({ value, label: words[value] }))}
      />
      <TextField
        ltr
        inputMode="numeric"
        autoComplete="off"
        label={words.count}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={count === null ? words.countWrong : isShort ? words.tooMany(now) : undefined}
      />
      {count !== null && !isShort && <p>{words.will(now, now + sessions)}</p>}
    </ReasonedDialog>
  );
}

/** Null unless it is a number of sessions that the staff may give. */
function readCount(typed: string): number | null {
  const count = readWholeNumber(typed);
  return count !== null && count >= 1 && count <= maxSessionsByStaff ? count : null;
}
