import { useState } from 'react';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { Notice } from './notice.tsx';
import styles from './watching-bar.module.css';

/**
 * Another device plays: this one watches, or takes the game over when the host says so [GAME-3]. On a television it is
 * beside the mark and takes no room from the play.
 */
export function WatchingBar({ onTakeOver }: { onTakeOver: () => Promise<void> }) {
  const catalogue = useText();
  const text = catalogue.games.play.watching;
  const describe = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const takeOver = async () => {
    setIsBusy(true);
    try {
      await onTakeOver();
    } catch (error) {
      showToast({ variant: 'destructive', title: describe(error) });
    } finally {
      setIsBusy(false);
      setIsAsking(false);
    }
  };
  return (
    <div className={styles.place}>
      <Notice>
        <Icon name="show" className="text-saffron-text" />
        <span className={styles.words}>{text.bar}</span>
        <Button variant="secondary" className="min-h-[44px] py-0.5 text-[1em]" onClick={() => setIsAsking(true)}>
          {text.here}
        </Button>
        <Dialog
          open={isAsking}
          onClose={() => setIsAsking(false)}
          title={text.title}
          actions={
            <>
              <Button variant="quiet" onClick={() => setIsAsking(false)}>
                {catalogue.shell.cancel}
              </Button>
              <Button icon="device" busy={isBusy} onClick={() => void takeOver()}>
                {text.confirm}
              </Button>
            </>
          }
        >
          <p>{text.body}</p>
        </Dialog>
      </Notice>
    </div>
  );
}
