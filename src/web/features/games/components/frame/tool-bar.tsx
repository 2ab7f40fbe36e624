import { useState } from 'react';
import { useText } from '../../../../lib/language.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Tooltip } from '../../../../ui/tooltip.tsx';
import { ToolDialogs } from './tool-dialogs.tsx';
import { useTools, type Tool, type ToolName } from './use-tools.ts';
import styles from './tool-bar.module.css';

/** The game's own tools. The rare ones are in the menu; on a phone the sound alone stays in the bar. */
export function ToolBar({ onMenu }: { onMenu: () => void }) {
  const text = useText().games.play.tools;
  const tools = useTools();
  const [asked, setAsked] = useState<ToolName | null>(null);
  return (
    <div className={styles.tools}>
      {tools.filter(isInBar).map(({ name, icon, label, act }) => (
        <Tooltip key={name} label={label} className={name === 'sound' ? '' : 'phone:hidden'}>
          <IconButton icon={icon} label={label} onClick={act ?? (() => setAsked(name))} />
        </Tooltip>
      ))}
      <IconButton icon="menu" label={text.more} onClick={onMenu} />
      <ToolDialogs asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

function isInBar({ isRare }: Tool): boolean {
  return isRare !== true;
}
