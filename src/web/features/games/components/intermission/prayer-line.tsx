import { useState } from 'react';
import { useText } from '../../../../lib/language.ts';
import { useSession } from '../../../../lib/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { useGameContext } from '../../hooks/game-context.tsx';
import { useAnnouncedPrayer } from '../../prayer/use-announced-prayer.ts';
import { Notice } from '../frame/notice.tsx';

/** One quiet line from two minutes before a prayer in the host's city, with a press that stops the game for it [REST-1]. */
export function PrayerLine() {
  const catalogue = useText();
  const text = catalogue.games.manners.prayer;
  const { isWriter, intermission, beginIntermission } = useGameContext();
  const prayer = useAnnouncedPrayer(useSession().shown?.prayerCity ?? null);
  const [doneAt, setDoneAt] = useState(0);
  // Begun from the menu, or before a reload: it is this prayer's.
  if (prayer !== null && intermission === 'prayer' && doneAt !== prayer.at) setDoneAt(prayer.at);
  const isShown = prayer !== null && prayer.at !== doneAt;
  return (
    <Notice isShown={isShown}>
      {isShown && (
        <>
          <Icon name="night" className="text-saffron-text" />
          <span>{text.line(text.names[prayer.name], prayer.minutesLeft)}</span>
          {isWriter && (
            <Button className="min-h-11 py-1 text-[1em]" onClick={() => beginIntermission('prayer')}>
              {text.pause}
            </Button>
          )}
          <IconButton
            icon="close"
            label={catalogue.shell.close}
            className="size-[44px]"
            onClick={() => setDoneAt(prayer.at)}
          />
        </>
      )}
    </Notice>
  );
}
