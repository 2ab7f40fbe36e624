import { currentAnnouncementsSchema } from '#shared/announcements/schema.ts';
import { createGate, versionOf } from '../platform/live/index.ts';
import type { DescribedTopic } from '../platform/live/index.ts';
import { listCurrent } from './current-announcements.ts';
import type { AnnouncementDeps } from './deps.ts';

export const announcementsChange = 'announcements';

/** A change makes all pages read at once: at most this many use a database connection at a time. */
const maxReads = 4;

/** The announcements of a topic's follower; each caller gets their own. */
export function announcementsTopic(deps: AnnouncementDeps): DescribedTopic {
  const inTurn = createGate(maxReads);
  return {
    description: {
      name: announcementsChange,
      access: 'anyone',
      summary: 'The announcements that the caller sees now or within 15 minutes.',
      data: currentAnnouncementsSchema,
    },
    isShared: false,
    owns: (name) => name === announcementsChange,
    changeNameOf: (_, name) => name,
    async read(caller, _, after) {
      const data = { items: await inTurn(() => listCurrent(deps, caller?.user.uid ?? null)) };
      const version = versionOf(data);
      return version === after ? null : { version, data };
    },
  };
}
