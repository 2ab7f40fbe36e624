import { QRCodeCanvas } from 'qrcode.react';
import { useEffect, useRef, useState } from 'react';
import { teamOf } from '#shared/games/pack.ts';
import { directions } from '#shared/i18n/catalogue.ts';
import { formatDate } from '#shared/i18n/format.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import { saveBlob } from '../../../../lib/save-file.ts';
import { canShareFile, shareFile } from '../../../../lib/share-file.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { RadioCards } from '../../../../ui/choice.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast.tsx';
import { useTitles } from '../honours/use-titles.ts';
import { TeamEmblem } from '../teams/team-emblem.tsx';
import type { Shared, ShareProps } from './share-button.tsx';
import { drawRecap } from './recap-picture.ts';
import { drawResult, pictureFormats, pictureSizes, type PictureContent, type PictureFormat } from './share-picture.ts';
import { useRecapContent } from './use-recap-content.ts';

interface Picture {
  readonly format: PictureFormat;
  readonly file: File;
  readonly url: string;
}

/** The picture of a result in two sizes, or of the night, made on this device: shared by the system's sheet, or saved. */
export function ShareDialog({ onClose, firstFormat = 'portrait', ...result }: ShareProps & { onClose: () => void }) {
  const text = useText().games.summary;
  const [format, setFormat] = useState<PictureFormat>(firstFormat);
  const { told, late } = useRecapContent(result);
  const formats = pictureFormats.filter((each) => each !== 'recap' || told.length > 0);
  const code = useRef<HTMLCanvasElement>(null);
  const emblems = useRef<HTMLDivElement>(null);
  const { picture, hasFailed } = usePicture(result, format, { code, emblems });
  const canShare = picture !== null && canShareFile(picture.file);
  const share = async (file: File) => {
    const outcome = await shareFile(file, { title: text.shareTitle });
    if (outcome === 'saved') showToast({ id: 'picture', title: text.picture.saved });
    if (outcome !== 'closed') onClose();
  };
  const save = (file: File) => {
    saveBlob(file.name, file);
    showToast({ id: 'picture', title: text.picture.saved });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      className="text-start"
      title={firstFormat === 'recap' ? text.picture.shareRecap : text.share}
      actions={
        picture !== null && (
          <>
            <Button variant={canShare ? 'quiet' : 'primary'} icon="download" onClick={() => save(picture.file)}>
              {text.download}
            </Button>
            {canShare && (
              <Button icon="share" onClick={() => void share(picture.file)}>
                {text.picture.share}
              </Button>
            )}
          </>
        )
      }
    >
      <RadioCards
        label={text.picture.format}
        value={format}
        onChange={setFormat}
        options={formats.map((value) => ({ value, label: text.picture.formats[value] }))}
      />
      <Alert message={hasFailed ? text.shareFailed : undefined} />
      <div className="grid justify-items-center" aria-busy={picture === null && !hasFailed}>
        {picture === null ? (
          !hasFailed && <Skeleton className="h-[46dvh] w-60 max-w-full" />
        ) : (
          <img
            src={picture.url}
            alt={
              picture.format === 'recap'
                ? text.picture.recapAlt(result.title, late === null ? told : [...told, late])
                : text.picture.alt(result.title)
            }
            width={pictureSizes[picture.format].width}
            height={pictureSizes[picture.format].height}
            className="h-[46dvh] w-auto max-w-full rounded-2xl object-contain"
          />
        )}
      </div>
      <QRCodeCanvas
        ref={code}
        value={window.location.origin}
        size={400}
        level="M"
        bgColor="#ffffff"
        fgColor="#0b1628"
        hidden
      />
      <div ref={emblems} hidden>
        {result.pack.teams.map(({ name, emblem }) => (
          <TeamEmblem key={name} emblem={emblem} />
        ))}
      </div>
    </Dialog>
  );
}

/** What the page draws already, for the picture to copy. */
interface Drawn {
  readonly code: React.RefObject<HTMLCanvasElement | null>;
  readonly emblems: React.RefObject<HTMLDivElement | null>;
}

function usePicture(result: Shared, format: PictureFormat, { code, emblems }: Drawn) {
  const contentOf = usePictureContent(result);
  const { contentOf: recapOf } = useRecapContent(result);
  const drawIt = (canvas: HTMLCanvasElement) =>
    format === 'recap'
      ? drawRecap(recapOf(canvas, emblems.current?.children ?? []))
      : drawResult(contentOf(canvas), format);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [failedFormat, setFailedFormat] = useState<PictureFormat | null>(null);
  const latest = useRef(drawIt);
  useEffect(() => {
    latest.current = drawIt;
  });
  useEffect(() => {
    let url: string | null = null;
    let isCurrent = true;
    const draw = async (canvas: HTMLCanvasElement) => {
      const blob = await latest.current(canvas);
      if (!isCurrent) return;
      url = URL.createObjectURL(blob);
      setPicture({ format, url, file: new File([blob], `siraj-${format}.png`, { type: 'image/png' }) });
    };
    if (code.current)
      draw(code.current).catch(() => {
        if (isCurrent) setFailedFormat(format);
      });
    return () => {
      isCurrent = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
    // Those who came late may be known only once the dialog is open.
  }, [format, code, result.latecomers]);
  return { picture: picture?.format === format ? picture : null, hasFailed: failedFormat === format };
}

function usePictureContent({ pack, summary, title, finishedAt }: Shared) {
  const text = useText();
  const { language } = useLanguage();
  const titles = useTitles(pack, summary);
  const ranked = [...summary.teams].sort((one, other) => one.place - other.place || other.score - one.score);
  return (code: HTMLCanvasElement): PictureContent => ({
    brand: text.shell.brand,
    title,
    date: formatDate(finishedAt, language),
    teams: ranked.map(({ teamIndex, score, place }) => {
      const { name, color } = teamOf(pack, teamIndex);
      const honour = titles.find((each) => each.teamIndex === teamIndex)?.name ?? '';
      return { name, color, honour, isWinner: place === 1, score: score < 0 ? `−${-score}` : String(score) };
    }),
    invitation: text.games.summary.picture.invitation,
    address: window.location.host,
    code,
    direction: directions[language],
  });
}
