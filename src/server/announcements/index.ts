/**
 * Announcements: temporary messages on the product's pages. Owns announcements and announcement_dismissals. They begin
 * and end by their times alone; a page gets announcements that begin soon in advance, and staff changes live.
 */
import { announcementsAdminApi } from '#shared/announcements/admin-api.ts';
import { announcementsApi } from '#shared/announcements/api.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import type { DescribedTopic } from '../platform/live/index.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { announcementsChange, announcementsTopic } from './announcements-topic.ts';
import { changeAnnouncement, createAnnouncement, withdrawAnnouncement } from './change-announcements.ts';
import { dismiss, listCurrent } from './current-announcements.ts';
import type { AnnouncementDeps } from './deps.ts';
import { announcementsOfUser } from './personal-data.ts';
import { listAnnouncements } from './staff-queries.ts';
import './tables.ts';

export interface Announcements extends PersonalData {
  mount(server: HttpServer): void;
  readonly topic: DescribedTopic;
}

export function createAnnouncements(deps: AnnouncementDeps): Announcements {
  return {
    mount(server) {
      mount(server, announcementsApi.listCurrent, async ({ caller }) => ({
        items: await listCurrent(deps, caller?.user.uid ?? null),
      }));
      mount(server, announcementsApi.dismiss, async ({ input, caller }) => {
        await dismiss(deps, caller.user.uid, input.id);
        return {};
      });
      mountStaff(server, deps);
    },
    topic: announcementsTopic(deps),
    ...announcementsOfUser,
  };
}

function mountStaff(server: HttpServer, deps: AnnouncementDeps): void {
  const announced = <Value>(announcement: Value) => {
    deps.publishChange(announcementsChange);
    return { announcement };
  };
  mount(server, announcementsAdminApi.list, ({ input }) => listAnnouncements(deps, input));
  mount(server, announcementsAdminApi.create, async ({ input, caller }) =>
    announced(await createAnnouncement(deps, caller.user.uid, input)),
  );
  mount(server, announcementsAdminApi.change, async ({ input: { id, version, ...input }, caller }) =>
    announced(await changeAnnouncement(deps, caller.user.uid, { id, version }, input)),
  );
  mount(server, announcementsAdminApi.withdraw, async ({ input, caller }) =>
    announced(await withdrawAnnouncement(deps, caller.user.uid, input)),
  );
}
