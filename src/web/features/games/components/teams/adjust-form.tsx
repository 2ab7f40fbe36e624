import { useState } from 'react';
import { maxAdjustment, maxReasonLength } from '#shared/games/commands.ts';
import { useText } from '../../../../lib/language.ts';
import { readWholeNumber } from '../../../../lib/whole-number.ts';
import { Button } from '../../../../ui/button.tsx';
import { RadioCards } from '../../../../ui/choice.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';

/** A score corrected by hand, with the reason that the summary will show. */
export function AdjustForm({ teamIndex, onDone }: { teamIndex: number; onDone: () => void }) {
  const text = useText().games.play.sheet;
  const { give } = useGameContext();
  const [direction, setDirection] = useState<'add' | 'take'>('add');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const size = readWholeNumber(amount);
  const isSizeRight = size !== null && size >= 1 && size <= maxAdjustment;
  const points = isSizeRight ? (direction === 'add' ? size : -size) : 0;
  const submit = (event: React.SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isSizeRight || reason.trim() === '') return;
    if (give({ type: 'adjust', teamIndex, points, reason: reason.trim() })) onDone();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <RadioCards
          label={text.adjust}
          isLabelHidden
          value={direction}
          onChange={setDirection}
          options={[
            { value: 'add', label: text.add, icon: 'plus' },
            { value: 'take', label: text.take, icon: 'minus' },
          ]}
        />
        <TextField
          label={text.amount}
          ltr
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          maxLength={6}
          error={isChecked && !isSizeRight ? text.amountMissing : undefined}
          onChange={(event) => setAmount(event.target.value)}
        />
      </div>
      <TextField
        label={text.reason}
        placeholder={text.reasonPlaceholder}
        value={reason}
        maxLength={maxReasonLength}
        autoComplete="off"
        error={isChecked && reason.trim() === '' ? text.reasonMissing : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" icon="adjust" variant="secondary" className="justify-self-start">
        {points === 0 ? text.adjust : text.apply(points)}
      </Button>
    </form>
  );
}
