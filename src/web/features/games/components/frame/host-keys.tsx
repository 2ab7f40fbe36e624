import { useEffect, useEffectEvent, useState } from 'react';
import { undoSwing } from '#shared/games/view.ts';
import { useGameContext } from '../../hooks/game-context.tsx';
import { hostKeyMeaning } from '../../hooks/host-keys.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { UndoDialog } from './undo-dialog.tsx';

/** The host's keys, and the dialogs that two of them open. */
export function HostKeys() {
  const { game, pack, state, isWriter, give } = useGameContext();
  const [asked, setAsked] = useState<'undo' | 'help' | null>(null);
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || isTaken(event)) return;
    const meaning = hostKeyMeaning(event, pack, state);
    if (meaning === null || (meaning !== 'help' && !isWriter)) return;
    event.preventDefault();
    if (meaning === 'help') setAsked('help');
    else if (meaning !== 'undo') give(meaning);
    else if (undoSwing(game) !== null) setAsked('undo');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const close = () => setAsked(null);
  return (
    <>
      <UndoDialog open={asked === 'undo'} onClose={close} />
      <KeysDialog open={asked === 'help'} onClose={close} />
    </>
  );
}

/** The key belongs to a field, a shortcut of the browser, an open dialog, or the button that has the focus. */
function isTaken({ target, ctrlKey, metaKey, altKey, code }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.matches('input, textarea, select, [contenteditable]')) return true;
  return code === 'Space' && target.closest('button, a, summary, [role="button"]') !== null;
}
