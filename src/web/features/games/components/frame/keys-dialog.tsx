import { useText } from '../../../../lib/language.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import styles from './keys-dialog.module.css';

/** Every key of the remote and the keyboard, with what it does. */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText().games.play.keys;
  const { pack } = useGameContext();
  const rows: readonly (readonly [string, string])[] = [
    ['← ↑ ↓ →', text.move],
    ['OK · Enter', text.press],
    [text.space, text.reveal],
    [`1 – ${pack.teams.length}`, text.award],
    ['0', text.nobody],
    ['P', text.pause],
    ['U', text.undo],
    ['?', text.help],
  ];
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <dl className={styles.keys}>
        {rows.map(([key, meaning]) => (
          <div key={meaning}>
            <dt>
              <bdi dir="ltr">{key}</bdi>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
