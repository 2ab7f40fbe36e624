import { badgesAdminApi, rewardsAdminApi } from '#shared/achievements/admin-api.ts';
import { achievementsApi } from '#shared/achievements/api.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { listBadges, previewBadge } from './badge-queries.ts';
import { activateBadge, createBadge, orderBadges, updateBadge } from './change-badges.ts';
import { createRule, updateRule } from './change-rewards.ts';
import type { AchievementDeps } from './deps.ts';
import { listOwn } from './own-achievements.ts';
import { listGrants, listRules } from './reward-queries.ts';

export function mountAchievements(server: HttpServer, deps: AchievementDeps): void {
  const { query } = deps.database;
  mount(server, achievementsApi.listOwn, ({ caller }) => listOwn(query, caller.user.uid));
  mountBadges(server, deps);
  mount(server, rewardsAdminApi.list, async () => ({ items: await listRules(query) }));
  mount(server, rewardsAdminApi.create, async ({ input, caller }) => ({
    rule: await createRule(deps, caller.user.uid, input),
  }));
  mount(server, rewardsAdminApi.update, async ({ input: { id, ...rule }, caller }) => ({
    rule: await updateRule(deps, caller.user.uid, id, rule),
  }));
  mount(server, rewardsAdminApi.listGrants, ({ input }) => listGrants(query, input));
}

function mountBadges(server: HttpServer, deps: AchievementDeps): void {
  const { query } = deps.database;
  mount(server, badgesAdminApi.list, async () => ({ items: await listBadges(query) }));
  mount(server, badgesAdminApi.create, async ({ input, caller }) => ({
    badge: await createBadge(deps, caller.user.uid, input),
  }));
  mount(server, badgesAdminApi.update, async ({ input, caller }) => ({
    badge: await updateBadge(deps, caller.user.uid, input),
  }));
  mount(server, badgesAdminApi.preview, ({ input }) => previewBadge(query, input.id));
  mount(server, badgesAdminApi.activate, async ({ input, caller }) => ({
    badge: await activateBadge(deps, caller.user.uid, input),
  }));
  mount(server, badgesAdminApi.order, async ({ input, caller }) => {
    await orderBadges(deps, caller.user.uid, input.ids);
    return {};
  });
}
