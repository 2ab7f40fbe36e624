import type { ReactNode } from 'react';
import { phoneReactions } from '#shared/i18n/ar/phone-reactions.ts';

// Cut like the teams' emblems: straight threads, one colour.
const shapes = {
  clap: (
    <>
      <path d="M16 45l-8-9L7 24l5-1 2 6 3-15 5 1-1 11 4-14 5 1-2 14 5-11 4 2-3 12 5-7 4 2-5 15-8 7z" />
      <path d="M25 1h4l-1 7h-3zM37 4l4 2-5 6-2-2zM14 3l4-1 3 7-3 1z" />
    </>
  ),
  laugh: (
    <path
      fillRule="evenodd"
      d="M16 4h16l12 12v16L32 44H16L4 32V16zM10 21h3l2-3 2 3h3l-5-8zM28 21h3l2-3 2 3h3l-5-8zM11 26l4 9 6 4h6l6-4 4-9z"
    />
  ),
  fire: (
    <path
      fillRule="evenodd"
      d="M25 2l4 11 4 4 2-6 6 11 1 10-6 10-7 4H19l-7-4-6-9 2-11 6-8 2 6 6-7zM25 22l-7 9 1 7 4 4h4l4-4 1-6-4-4-1 3z"
    />
  ),
  heart: <path d="M13 6h6l5 6 5-6h6l9 9v9L24 44 4 24v-9z" />,
  ohNo: (
    <path
      fillRule="evenodd"
      d="M16 4h16l12 12v16L32 44H16L4 32V16zM11 20l8-6v4l-8 5zM37 20l-8-6v4l8 5zM12 36l4-6 5-3h6l5 3 4 6-5-3-4-2h-6l-4 2z"
    />
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

type Sign = keyof typeof shapes | 'mashallah';

/** What a reaction looks like on phone and screen, in the text's colour. The one in words is Arabic in both languages. */
export function ReactionSign({ reaction, className = '' }: { reaction: Sign; className?: string | undefined }) {
  if (reaction === 'mashallah')
    return (
      <span lang="ar" dir="rtl" aria-hidden="true" data-words className={className}>
        {phoneReactions.names.mashallah}
      </span>
    );
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" fill="currentColor" className={className}>
      {shapes[reaction]}
    </svg>
  );
}
