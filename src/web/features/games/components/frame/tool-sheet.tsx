import { useState } from 'react';
import { useText } from '../../../../lib/language.ts';
import { Sheet } from '../../../../ui/dialog.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { ToolDialogs } from './tool-dialogs.tsx';
import { useTools, type ToolName } from './use-tools.ts';
import styles from './tool-sheet.module.css';

/** All tools by name, if there is no room for a bar of them. */
export function ToolSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText().games.play.tools;
  const tools = useTools();
  const [asked, setAsked] = useState<ToolName | null>(null);
  const choose = (name: ToolName, act?: () => void) => {
    onClose();
    if (act) act();
    else setAsked(name);
  };
  return (
    <>
      <Sheet isWide open={open} onClose={onClose} title={text.label} from="below">
        {/* In two columns all of them are in view on a television and on a phone on its side. */}
        <ul className="grid gap-2 sm:grid-cols-2">
          {tools.map(({ name, icon, label, hint, act }) => (
            <li key={name}>
              <button type="button" className={styles.row} onClick={() => choose(name, act)}>
                <Icon name={icon} className="text-saffron-text" />
                <span className="grid">
                  {label}
                  {hint !== undefined && <span className="text-sm font-normal text-quiet">{hint}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
      <ToolDialogs asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
