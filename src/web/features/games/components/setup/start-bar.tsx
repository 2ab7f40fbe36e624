import { boards } from '#shared/games/setup.ts';
import type { Category } from '#shared/questions/api.ts';
import { useText } from '../../../../lib/language.ts';
import { useSession } from '../../../../lib/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { toggledCategory, type Draft } from './draft.ts';
import styles from './start-bar.module.css';
import { Tray } from './tray.tsx';

interface StartBarProps {
  readonly draft: Draft;
  readonly chosen: readonly Category[];
  readonly proposal: number;
  readonly proposed: ReadonlySet<string>;
  readonly isIncomplete: boolean;
  readonly isStarting: boolean;
  readonly onChange: (draft: Draft) => void;
}

/** What is chosen, and the start: always in view. */
export function StartBar({ draft, chosen, proposal, proposed, isIncomplete, isStarting, onChange }: StartBarProps) {
  const words = useText().gameSetup.start;
  const balance = useSession().user?.gameSessionBalance ?? 0;
  const places = boards[draft.length].categories;
  return (
    <div className={styles.bar}>
      <Tray
        chosen={chosen}
        places={places}
        proposal={proposal}
        proposed={proposed}
        isIncomplete={isIncomplete}
        onRemove={(id) => onChange(toggledCategory(draft, id))}
      />
      <Button
        type="submit"
        size="large"
        icon="play"
        busy={isStarting}
        className={styles.start}
        data-first={chosen.length === places ? '' : undefined}
      >
        {isStarting ? words.busy : words.button(balance)}
      </Button>
    </div>
  );
}
