import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '../../../lib/language.ts';

interface FrameProps {
  readonly size: { readonly width: number; readonly height: number };
  readonly title: string;
  readonly children: ReactNode;
}

/** A fixed-size screen within the page: components that measure the screen measure this one. */
export function SizedFrame({ size, title, children }: FrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const scale = useScale(room, size.width);
  const { language } = useLanguage();
  // Some browsers put an empty page in after the first one: its body is the one that stays.
  const enter = () => setBody(frame.current?.contentDocument?.body ?? null);
  useLayoutEffect(enter, []);
  useEffect(() => {
    const inner = body?.ownerDocument;
    if (inner === undefined) return;
    const dress = () => dressLike(inner, document);
    dress();
    const observer = new MutationObserver(dress);
    observer.observe(document.documentElement, { attributes: true });
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, [body, language]);
  return (
    <div
      ref={room}
      className="relative w-full overflow-hidden rounded-2xl shadow-[0_0_0_1.5px_var(--line)]"
      style={{ height: size.height * scale }}
    >
      <iframe
        ref={frame}
        title={title}
        inert
        tabIndex={-1}
        width={size.width}
        height={size.height}
        onLoad={enter}
        className="absolute start-0 top-0 origin-top-left border-0 rtl:origin-top-right"
        style={{ transform: `scale(${scale})` }}
      />
      {body !== null && createPortal(children, body)}
    </div>
  );
}

function useScale(room: React.RefObject<HTMLDivElement | null>, width: number): number {
  const [scale, setScale] = useState(0.2);
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const measure = () => {
      if (element.clientWidth > 0) setScale(Math.min(1, element.clientWidth / width));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room, width]);
  return scale;
}

/** The page's language, theme and styles, in a frame that has none. */
function dressLike(inner: Document, outer: Document): void {
  for (const { name, value } of outer.documentElement.attributes) inner.documentElement.setAttribute(name, value);
  inner.body.className = outer.body.className;
  const present = new Set([...inner.head.querySelectorAll('link, style')].map((sheet) => sheet.outerHTML));
  for (const sheet of outer.head.querySelectorAll('link[rel="stylesheet"], style')) {
    if (!present.has(sheet.outerHTML)) inner.head.append(sheet.cloneNode(true));
  }
}
