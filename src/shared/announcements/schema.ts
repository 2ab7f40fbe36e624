import { z } from 'zod';
import { instantSchema } from '../kernel/instant.ts';
import type { WrapperPlatform } from '../kernel/wrapper-messages.ts';
import { isSitePath } from '../kernel/site-path.ts';
import { localizedText } from '../kernel/text.ts';

export const maxAnnouncementTitleLength = 80;
export const maxAnnouncementBodyLength = 300;

export const announcementAudiences = [
  'everybody',
  'visitors',
  'signed-in',
  'never-bought',
  'no-sessions',
  'app',
  'app-ios',
  'app-android',
] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

/** In the order in which they are shown. */
export const announcementPriorities = ['urgent', 'normal', 'quiet'] as const;
export type AnnouncementPriority = (typeof announcementPriorities)[number];

export const announcementStates = ['waiting', 'running', 'ended', 'withdrawn'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

const words = {
  title: localizedText(maxAnnouncementTitleLength),
  body: localizedText(maxAnnouncementBodyLength),
  /** A page of ours that it leads to. */
  link: z.string().max(200).refine(isSitePath, { error: 'announcements/link-refused' }).nullable(),
  audience: z.enum(announcementAudiences),
  priority: z.enum(announcementPriorities),
  isDismissible: z.boolean(),
};

/** Staff input: `startsAt` null begins at once, `endsAt` null has no end. */
export const announcementInputSchema = z
  .strictObject({ ...words, startsAt: instantSchema.nullable(), endsAt: instantSchema.nullable() })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    error: 'announcements/window-reversed',
    path: ['endsAt'],
  });
export type AnnouncementInput = z.output<typeof announcementInputSchema>;

/** One as a page shows it, in both languages; it comes a little before its time. */
export const announcementSchema = z.object({
  id: z.string(),
  ...words,
  startsAt: instantSchema,
  endsAt: instantSchema.nullable(),
});
export type Announcement = z.infer<typeof announcementSchema>;

export const currentAnnouncementsSchema = z.object({ items: z.array(announcementSchema) });

interface Window {
  readonly startsAt: number;
  readonly endsAt: number | null;
}

export function announcementState(
  { startsAt, endsAt, withdrawnAt }: Window & { readonly withdrawnAt: number | null },
  now: number,
): AnnouncementState {
  if (withdrawnAt !== null) return 'withdrawn';
  if (endsAt !== null && now >= endsAt) return 'ended';
  return now < startsAt ? 'waiting' : 'running';
}

/** Whether it may be for an account, as far as the server knows of it. */
export function isForAccount(
  audience: AnnouncementAudience,
  { isSignedIn, hasBought }: { readonly isSignedIn: boolean; readonly hasBought: boolean },
): boolean {
  switch (audience) {
    case 'visitors':
      return !isSignedIn;
    case 'signed-in':
    case 'no-sessions':
      return isSignedIn;
    case 'never-bought':
      return isSignedIn && !hasBought;
    case 'everybody':
    case 'app':
    case 'app-ios':
    case 'app-android':
      return true;
  }
}

/** What only the page knows at once: the app round it, and a balance that changes while it is open. */
export interface PageFacts {
  readonly platform: WrapperPlatform | 'none';
  /** Null for a visitor. */
  readonly balance: number | null;
}

export function isForPage(audience: AnnouncementAudience, { platform, balance }: PageFacts): boolean {
  switch (audience) {
    case 'app':
      return platform !== 'none';
    case 'app-ios':
      return platform === 'ios';
    case 'app-android':
      return platform === 'android';
    case 'no-sessions':
      return balance === 0;
    case 'visitors':
      return balance === null;
    case 'signed-in':
    case 'never-bought':
      return balance !== null;
    case 'everybody':
      return true;
  }
}

/** What a page shows now, the most important first and of those the newest. */
export function shownAnnouncements(
  items: readonly Announcement[],
  now: number,
  facts: PageFacts,
  dismissed: readonly string[],
): Announcement[] {
  return items
    .filter(
      (item) =>
        announcementState({ ...item, withdrawnAt: null }, now) === 'running' &&
        isForPage(item.audience, facts) &&
        !(item.isDismissible && dismissed.includes(item.id)),
    )
    .sort(
      (one, other) =>
        announcementPriorities.indexOf(one.priority) - announcementPriorities.indexOf(other.priority) ||
        other.startsAt - one.startsAt,
    );
}

/** The next time at which one of them begins or ends; null if there is none. */
export function nextTurn(items: readonly Window[], now: number): number | null {
  const turns = items
    .flatMap(({ startsAt, endsAt }) => [startsAt, ...(endsAt === null ? [] : [endsAt])])
    .filter((at) => at > now);
  return turns.length === 0 ? null : Math.min(...turns);
}
