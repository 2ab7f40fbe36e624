import { notificationsAdminApi, scheduledAdminApi } from '#shared/notifications/admin-api.ts';
import { notificationsApi, pushApi, pushCallables } from '#shared/notifications/api.ts';
import { AppError } from '../platform/app-error.ts';
import { mount, mountCallable } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import type { NotificationDeps } from './deps.ts';
import { notificationChangeOf } from './notifications-topic.ts';
import { countUnread, listOwn, markRead } from './own-notifications.ts';
import { createReachCounter } from './find-reach.ts';
import { followTopics, refresh, register, unregister } from './registrations.ts';
import { cancelScheduled, changeScheduled, listScheduled, scheduleNotification } from './schedule.ts';
import { listSent, sendNotification } from './send-notification.ts';

export function mountNotifications(server: HttpServer, deps: NotificationDeps): void {
  const { query } = deps.database;
  mount(server, notificationsApi.list, ({ input, caller, language }) => listOwn(query, caller.user, language, input));
  mount(server, notificationsApi.markRead, async ({ input, caller }) => {
    await markRead(deps.database, deps.clock, caller.user, input.ids ?? null);
    deps.publishChange(notificationChangeOf(caller.user.uid));
    return { unread: await countUnread(query, caller.user) };
  });
  mount(server, notificationsAdminApi.send, async ({ input, caller, idempotencyKey }) => ({
    notification: await sendNotification(deps, { actorId: caller.user.uid, idempotencyKey }, input),
  }));
  const findReach = createReachCounter(deps);
  mount(server, notificationsAdminApi.findReach, ({ input }) => findReach(input));
  mount(server, notificationsAdminApi.list, ({ input }) => listSent(query, input));
  mountScheduled(server, deps);
  mountPush(server, deps);
}

function mountScheduled(server: HttpServer, deps: NotificationDeps): void {
  mount(server, scheduledAdminApi.list, ({ input }) => listScheduled(deps.database.query, input));
  mount(server, scheduledAdminApi.create, async ({ input, caller, idempotencyKey }) => ({
    scheduled: await scheduleNotification(deps, { actorId: caller.user.uid, idempotencyKey }, input),
  }));
  mount(server, scheduledAdminApi.change, async ({ input: { id, version, ...wish }, caller }) => ({
    scheduled: await changeScheduled(deps, caller.user.uid, { id, version }, wish),
  }));
  mount(server, scheduledAdminApi.cancel, async ({ input, caller }) => ({
    scheduled: await cancelScheduled(deps, caller.user.uid, input),
  }));
}

function mountPush(server: HttpServer, deps: NotificationDeps): void {
  mount(server, pushApi.getKey, async () => ({ publicKey: (await deps.pushKeys()).publicKey }));
  mount(server, pushApi.register, async ({ input, caller }) => ({ token: await register(deps, caller, input) }));
  mount(server, pushApi.refresh, async ({ input: { token, ...device }, caller }) => ({
    token: await refresh(deps, caller, token, device),
  }));
  mount(server, pushApi.unregister, async ({ input, caller }) => {
    await unregister(deps, caller, input.token);
    return {};
  });
  mountCallable(server, pushCallables.subscribeToTopics, async ({ input, caller }) => {
    if (input.userId !== undefined && input.userId !== caller.user.uid) throw new AppError('auth/permission-denied');
    const topics = await followTopics(deps, caller, input);
    deps.publishChange(notificationChangeOf(caller.user.uid));
    return { success: true as const, topics };
  });
}
