import { Suspense, useState } from 'react';
import { teamOf, type Pack } from '#shared/games/pack.ts';
import type { Summary } from '#shared/games/summary.ts';
import { useText } from '../../../../lib/language.ts';
import { lazyPage } from '../../../../lib/lazy-page.ts';
import { shareByApp } from '../../../../lib/share.ts';
import { Button } from '../../../../ui/button.tsx';
import { useMoments } from '../honours/use-titles.ts';
import type { PictureFormat } from './share-picture.ts';

// Its drawing code is loaded by those who share.
const ShareDialog = lazyPage(() => import('./share-dialog.tsx'), 'ShareDialog');

/** The game that is shared. */
export interface Shared {
  readonly pack: Pack;
  readonly summary: Summary;
  readonly title: string;
  readonly finishedAt: number;
  /** Names of those who came late to a gang's game. */
  readonly latecomers?: readonly string[];
}

export interface ShareProps extends Shared {
  /** Which picture is shown first. */
  readonly firstFormat?: PictureFormat;
}

/** Shares the result, or the night, as text by the app, whose web view can hand over no picture; else opens its picture. */
export function ShareButton(props: ShareProps) {
  const { pack, summary, title, firstFormat, latecomers = [] } = props;
  const isRecap = firstFormat === 'recap';
  const moments = useMoments(pack, summary);
  const text = useText().games.summary;
  const [isOpen, setOpen] = useState(false);
  const share = () => {
    const result = [
      title,
      ...pack.teams.map((_, index) => `${teamOf(pack, index).name}: ${summary.teams[index]?.score ?? 0}`),
      ...(isRecap ? moments.map(({ name, lines }) => `${name}: ${lines.join(' · ')}`) : []),
      ...(isRecap && latecomers.length > 0 ? [`${text.story.late}: ${text.story.lateOf(latecomers)}`] : []),
    ].join('\n');
    if (!shareByApp({ title: text.shareTitle, text: result, url: window.location.origin })) setOpen(true);
  };
  return (
    <>
      <Button variant="secondary" icon="share" onClick={share}>
        {isRecap ? text.picture.shareRecap : text.share}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
