import { useRef, useState } from 'react';
import type { PackQuestion } from '#shared/games/pack.ts';
import { useText } from '../../../../lib/language.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { useLocalized, useGameContext } from '../../hooks/game-context.tsx';
import { usePlayback, type Playback } from './use-playback.ts';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './question-media.module.css';

type Shown = PackQuestion & Required<Pick<PackQuestion, 'media'>>;

export function hasMedia(question: PackQuestion): question is Shown {
  return question.media !== undefined;
}

interface MediaProps {
  readonly question: Shown;
  /** Playback pauses with the clock. */
  readonly isPaused: boolean;
}

/** What a question shows or plays; its description never gives the answer away. */
export function QuestionMedia({ question, isPaused }: MediaProps) {
  const { isWriter, isSoundOn } = useGameContext();
  return (
    <Medium question={question} byItself={isWriter} isPaused={isPaused} isMuted={!isSoundOn} className={styles.asked} />
  );
}

/** The same medium beside the answer, to look at or play again. */
export function AnswerMedia({ question }: { question: Shown }) {
  const { isSoundOn } = useGameContext();
  return (
    <Medium question={question} byItself={false} isPaused={false} isMuted={!isSoundOn} className={styles.answer} />
  );
}

interface MediumProps {
  readonly question: Shown;
  readonly byItself: boolean;
  readonly isPaused: boolean;
  readonly isMuted: boolean;
  readonly className: string | undefined;
}

function Medium({ question: { kind, media }, ...rest }: MediumProps) {
  const [isFailed, setIsFailed] = useState(false);
  if (isFailed) return <Failed kind={kind} media={media} className={rest.className} />;
  const whole = { ...rest, media, onFailed: () => setIsFailed(true) };
  if (kind === 'sound') return <Sound {...whole} />;
  if (kind === 'video') return <Film {...whole} />;
  return <Picture {...whole} />;
}

interface KindProps extends Omit<MediumProps, 'question'> {
  readonly media: Shown['media'];
  readonly onFailed: () => void;
}

function Picture({ media, className, onFailed }: KindProps) {
  const localized = useLocalized();
  return (
    <img
      src={media.url}
      alt={localized(media.alt)}
      data-media="picture"
      className={classNames(className, styles.picture)}
      onError={onFailed}
    />
  );
}

function Failed({ kind, media, className }: Pick<Shown, 'kind' | 'media'> & { className: string | undefined }) {
  const { failed } = useText().games.question.media;
  const localized = useLocalized();
  return (
    <div className={classNames('grid place-content-center bg-well text-center text-quiet', className)}>
      <p>{failed[kind === 'sound' || kind === 'video' ? kind : 'image']}</p>
      <p>{localized(media.alt)}</p>
    </div>
  );
}

function Sound({ media, className, onFailed, ...wish }: KindProps) {
  const text = useText().games.question.media;
  const localized = useLocalized();
  const audio = useRef<HTMLAudioElement>(null);
  const playback = usePlayback(audio, wish);
  return (
    <div
      data-media="sound"
      className={classNames(className, styles.sound)}
      data-playing={playback.isPlaying || undefined}
    >
      <audio ref={audio} src={media.url} preload="auto" onError={onFailed} />
      <PlayButton playback={playback} disabled={wish.isPaused} />
      <div className={styles.waves} aria-hidden="true">
        {waves.map((height, index) => (
          <i key={index} style={{ '--wave': height }} />
        ))}
      </div>
      <p className={styles.description}>
        <span className="sr-only">{text.heard} </span>
        {localized(media.alt)}
      </p>
    </div>
  );
}

// A decorative wave that shows that a sound plays.
const waves = [0.3, 0.55, 0.85, 0.5, 1, 0.7, 0.4, 0.8, 0.6, 0.95, 0.45, 0.65, 0.35];

function Film({ media, className, onFailed, ...wish }: KindProps) {
  const text = useText().games.question.media;
  const localized = useLocalized();
  const film = useRef<HTMLVideoElement>(null);
  const playback = usePlayback(film, wish);
  return (
    <div
      data-media="film"
      className={classNames(className, styles.film)}
      data-playing={playback.isPlaying || undefined}
    >
      <video
        ref={film}
        src={media.url}
        preload="auto"
        playsInline
        disablePictureInPicture
        aria-label={`${text.shown} ${localized(media.alt)}`}
        onClick={playback.toggle}
        onError={onFailed}
      />
      <PlayButton playback={playback} disabled={wish.isPaused} />
    </div>
  );
}

/** Plays, stops and replays; the ring shows the progress. */
function PlayButton({
  playback: { isPlaying, isOver, share, toggle },
  disabled,
}: {
  playback: Playback;
  disabled: boolean;
}) {
  const text = useText().games.question.media;
  const [icon, label] = isPlaying
    ? (['pause', text.stop] as const)
    : isOver
      ? (['replay', text.again] as const)
      : (['listen', share > 0 ? text.goOn : text.play] as const);
  return (
    <button type="button" className={styles.play} disabled={disabled} aria-label={label} onClick={toggle}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="46" pathLength="1" style={{ strokeDashoffset: 1 - share }} />
      </svg>
      <Icon name={icon} />
    </button>
  );
}
