import { useState } from 'react';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { mayHaveBuzzer, type Draft } from './draft.ts';
import { RulesEditor } from './rules-editor.tsx';

/** The rules in one line, and a dialog to change them: a game that keeps the usual ones needs no press. */
export function RulesPanel({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const words = useText().gameSetup;
  const [isOpen, setOpen] = useState(false);
  const { rules } = words;
  const summary = [
    draft.answerMode === 'open' ? rules.open : rules.choices,
    draft.questionTimeSeconds === null ? rules.noLimit : rules.seconds(draft.questionTimeSeconds),
    draft.stealTimeSeconds === null ? rules.noSteal : rules.stealIn(draft.stealTimeSeconds),
    ...(draft.buzzer && mayHaveBuzzer(draft) ? [rules.buzzer] : []),
    ...(draft.lastQuestion ? [rules.lastQuestion] : []),
    ...(draft.sound ? [] : [rules.silent]),
  ].join(' · ');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-13 items-center gap-3 rounded-2xl bg-well px-4 py-2 text-start shadow-[inset_0_0_0_1.5px_var(--field-line)]"
        onClick={() => setOpen(true)}
      >
        <Icon name="settings" className="flex-none text-saffron-text" />
        <span className="grid min-w-0">
          <span className="font-semibold">{rules.title}</span>
          <span className="text-sm text-quiet">{summary}</span>
        </span>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={rules.title}
        className="lg:[inline-size:min(64rem,calc(100vw-24px))]"
        actions={
          <Button icon="check" onClick={() => setOpen(false)}>
            {words.done}
          </Button>
        }
      >
        <RulesEditor draft={draft} onChange={onChange} />
      </Dialog>
    </>
  );
}
