import type { Medium } from '#shared/media/admin-api.ts';
import type { MediaKind } from '#shared/media/schema.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';

const icons: Readonly<Record<MediaKind, IconName>> = { image: 'picture', audio: 'music', video: 'film' };

/** A picture in the best width and format; `sizes` is its rendered width. */
export function MediumPicture({
  medium: { files },
  sizes,
  alt,
  className = '',
}: {
  medium: Medium;
  sizes: string;
  alt: string;
  className?: string;
}) {
  const setOf = (mime: string) =>
    files
      .filter((file) => file.mime === mime)
      .map(({ url, width }) => `${url} ${String(width)}w`)
      .join(', ');
  const last = files.at(-1);
  if (last === undefined) return null;
  return (
    <picture className="contents">
      {files.some(({ mime }) => mime === 'image/avif') && (
        <source type="image/avif" srcSet={setOf('image/avif')} sizes={sizes} />
      )}
      <img
        src={last.url}
        srcSet={files.length === 1 ? undefined : setOf(last.mime)}
        sizes={files.length === 1 ? undefined : sizes}
        alt={alt}
        width={last.width ?? undefined}
        height={last.height ?? undefined}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}

/** A medium's thumbnail in the grid. */
export function MediumTile({ medium }: { medium: Medium }) {
  return (
    <span className="relative grid aspect-square place-items-center overflow-hidden rounded-2xl bg-well">
      {medium.kind === 'image' ? (
        <MediumPicture medium={medium} sizes="200px" alt="" className="absolute inset-0 size-full object-contain" />
      ) : (
        <Icon name={icons[medium.kind]} className="size-12 text-quiet" />
      )}
    </span>
  );
}

/** The medium itself: shown, or played. */
export function MediumShow({ medium, alt }: { medium: Medium; alt: string }) {
  const { detail } = useStaffText().adminMedia;
  const {
    name,
    kind,
    files: [file],
  } = medium;
  if (kind === 'image') {
    return (
      <div className="grid place-items-center rounded-2xl bg-well p-3">
        <MediumPicture
          medium={medium}
          sizes="(min-width: 46rem) 42rem, 90vw"
          alt={alt}
          className="max-h-[45vh] w-auto max-w-full object-contain"
        />
      </div>
    );
  }
  if (kind === 'audio')
    return <audio controls preload="none" src={file?.url} aria-label={detail.audio(name)} className="w-full" />;
  return (
    <video
      controls
      preload="metadata"
      src={file?.url}
      aria-label={detail.video(name)}
      className="max-h-[45vh] w-full rounded-2xl bg-well"
    />
  );
}
