import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { directions } from '#shared/i18n/catalogue.ts';
import { useLanguage, useText } from '../../../../lib/language.ts';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { prefersReducedMotion } from '../../../../ui/reduced-motion.ts';
import { AnswerPicture, StealPicture } from './answer-pictures.tsx';
import { FinalePicture } from './finale-picture.tsx';
import { PickPicture } from './pick-picture.tsx';
import styles from './how-to-play.module.css';

/**
 * Made of boxes rather than drawings: the compositor moves a box by itself, and logical properties turn it for Arabic. Each
 * ends in its telling moment, which represents it under reduced motion.
 */
const pictures = [PickPicture, AnswerPicture, StealPicture, FinalePicture] as const;

/** A shorter movement of the finger is a tap. */
const minSwipePx = 45;

/** How to play, in four moving pictures of ten seconds; still ones under reduced motion [GUIDE-1]. */
export function HowToPlay({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText().games.manners.howTo;
  const primary = useRef<HTMLButtonElement>(null);
  // After the dialog's own effect, which shows it.
  useEffect(() => {
    if (open) primary.current?.focus();
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title={text.title} className={classNames(styles.dialog)}>
      <Pictures primary={primary} onClose={onClose} />
    </Dialog>
  );
}

function Pictures({ primary, onClose }: { primary: RefObject<HTMLButtonElement | null>; onClose: () => void }) {
  const text = useText().games.manners.howTo;
  const { language } = useLanguage();
  const [index, setIndex] = useState(0);
  const touchedAt = useRef<number | null>(null);
  const isLast = index === pictures.length - 1;
  // Under reduced motion every animation ends at once.
  const movesOn = !isLast && !prefersReducedMotion();
  const caption = text.pictures[index];
  const Picture = pictures[index];
  const forward = () => setIndex((before) => Math.min(before + 1, pictures.length - 1));
  const back = () => {
    // The button back leaves with the first picture.
    if (index === 1) primary.current?.focus();
    setIndex((before) => Math.max(before - 1, 0));
  };
  /** `sign` is 1 to the right. */
  const isForward = (sign: number) => sign > 0 === (directions[language] === 'ltr');
  const turn = (sign: number) => (isForward(sign) ? forward() : back());
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const sign = event.key === 'ArrowRight' ? 1 : -1;
    // Where no picture is left on that side, the arrow moves among the buttons.
    if (isForward(sign) ? isLast : index === 0) return;
    event.preventDefault();
    turn(sign);
  };
  const lift = (event: PointerEvent) => {
    const moved = touchedAt.current === null ? 0 : event.clientX - touchedAt.current;
    touchedAt.current = null;
    // The finger pulls the next picture in from the other side.
    if (Math.abs(moved) >= minSwipePx) turn(-moved);
  };
  // The arrows of a remote turn the pictures, wherever the focus is among the buttons.
  return (
    <div role="group" aria-label={text.label} data-how-to-play className={styles.pictures} onKeyDown={press}>
      <div
        aria-hidden="true"
        className={styles.stage}
        onPointerDown={(event) => {
          touchedAt.current = event.clientX;
        }}
        onPointerUp={lift}
        onPointerCancel={() => {
          touchedAt.current = null;
        }}
      >
        {Picture !== undefined && <Picture key={index} />}
      </div>
      <ol aria-hidden="true" className={styles.progress}>
        {pictures.map((_, place) => (
          <li key={place} data-state={place < index ? 'past' : place === index ? 'now' : 'coming'}>
            <span
              key={`${place}-${place === index}`}
              onAnimationEnd={movesOn && place === index ? forward : undefined}
            />
          </li>
        ))}
      </ol>
      <div aria-live="polite" className={styles.caption}>
        <h3>{caption?.title}</h3>
        <p>{caption?.body}</p>
        <span className="sr-only">{text.position(index + 1, pictures.length)}</span>
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" data-skip onClick={onClose}>
          {text.skip}
        </Button>
        <span className="grow" />
        {index > 0 && (
          <Button variant="secondary" onClick={back}>
            {text.back}
          </Button>
        )}
        <Button ref={primary} onClick={isLast ? onClose : forward}>
          {isLast ? text.start : text.next}
        </Button>
      </div>
    </div>
  );
}
