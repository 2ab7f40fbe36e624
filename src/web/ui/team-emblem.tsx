import type { ReactNode } from 'react';

// Cut like Al-Sadu: straight threads, one colour, readable from across the room.
const shapes = {
  falcon: <path d="M24 9l4 5 1 5 17-7-6 9 3 1-7 5 2 2-9 3-3 2 4 8-6-3-6 3 4-8-3-2-9-3 2-2-7-5 3-1-6-9 17 7 1-5z" />,
  pearl: (
    <>
      <path fillRule="evenodd" d="M24 6a11 11 0 110 22a11 11 0 110-22zM20 10a3.2 3.2 0 100 6.4a3.2 3.2 0 100-6.4z" />
      <path d="M2 20h7l3 8 6 5h12l6-5 3-8h7l-4 14-8 9H14l-8-9z" />
    </>
  ),
  dhow: (
    <>
      <path d="M22 4l17 25H22zM19 9v20H8z" />
      <path d="M3 33h42l-7 11H11z" />
    </>
  ),
  palm: (
    <>
      <path d="M22 20h4l2 25h-8z" />
      <path d="M24 19L12 5l3 11L3 13l9 8-8 9 12-6-2 10zM24 19L36 5l-3 11 12-3-9 8 8 9-12-6 2 10z" />
    </>
  ),
  camel: <path d="M3 11l8-3 4 5v10l5 2 7-12 8 10 6 2 4 9-4-2-1 13h-4l-1-12-6-1h-8l-4 2-1 11h-4l-1-13-5-6-1-9-5 0z" />,
  coffee: (
    <>
      <path d="M24 3l3 5-3 2-3-2zM17 12h14l-3 8h-8z" />
      <path d="M19 22h11l6 20-4 3H17l-4-3 4-11-9-9 4-4 7 6z" />
      <path d="M34 18l8 2v14l-5 4 1-5 1-2v-8l-5-1z" />
    </>
  ),
  oryx: (
    <>
      <path d="M17 2l4 21h-4L13 6zM31 2l-4 21h4l4-17z" />
      <path d="M16 25h16l8-3-5 8-4 2-3 12h-8l-3-12-4-2-5-8z" />
    </>
  ),
  star: (
    <path
      fillRule="evenodd"
      d="M24 17l7 7-7 7-7-7zM24 3l6.5 8.5L41 10l-1.5 10.5L45 24l-5.5 3.5L41 38l-10.5-1.5L24 45l-6.500-8.500L7 38l1.5-10.5L3 24l5.5-3.5L7 10l10.5 1.5z"
    />
  ),
} satisfies Readonly<Record<string, ReactNode>>;

/** A team's sign, in the text's colour. */
export function TeamEmblem({
  emblem,
  className = '',
}: {
  emblem: keyof typeof shapes;
  className?: string | undefined;
}) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" fill="currentColor" className={className}>
      {shapes[emblem]}
    </svg>
  );
}
