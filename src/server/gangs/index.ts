/**
 * Gangs: the people who play together, with or without accounts; their hosts, and the games they played. Owns gangs,
 * gang_hosts, gang_members, gang_invitations, gang_evenings, gang_players, gang_latecomers and gang_merges. A member's
 * name is stored here and in the packs and logs of games; erasing a member removes it from all of them in one
 * transaction.
 */
import { gangsApi } from '#shared/gangs/api.ts';
import type { BeginEvening, GameListener } from '../games/index.ts';
import { mount } from '../platform/http/index.ts';
import type { HttpServer } from '../platform/http/index.ts';
import { hourMs } from '../platform/jobs.ts';
import type { Job } from '../platform/jobs.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { changeGang, createGang, deleteGang } from './change-gang.ts';
import type { GangDeps } from './deps.ts';
import { drawTeams, getOdds } from './draw.ts';
import { beginEvening, gangListener, listEvenings, recordMissed } from './evenings.ts';
import { listCategories } from './categories.ts';
import { listGangs, readGang } from './find-gang.ts';
import { gangOfGame } from './gang-of-game.ts';
import { acceptInvitation, invite, readInvitation } from './invitations.ts';
import { addLatecomer, getAttendance, removeLatecomer } from './latecomers.ts';
import { leaveGang, removeHost } from './leave.ts';
import { addMembers, changeMember, mergeMembers, removeMember } from './members.ts';
import { gangsOfUser } from './personal-data.ts';
import { createResults } from './results.ts';
import { getPublicGang, getTable } from './table.ts';
import './tables.ts';

export interface Gangs extends PersonalData {
  mount(server: HttpServer): void;
  /** Records the game of a gang as it starts, and names its players. */
  readonly beginEvening: BeginEvening;
  readonly gameListener: GameListener;
  readonly jobs: readonly Job[];
}

export function createGangs(deps: GangDeps): Gangs {
  return {
    mount(server) {
      mountGangs(server, deps);
      mountMembers(server, deps);
      mountEvenings(server, deps);
    },
    beginEvening: (...begun) => beginEvening(deps, ...begun),
    gameListener: gangListener,
    jobs: [{ name: 'record missed evenings', intervalMs: hourMs, work: () => recordMissed(deps) }],
    ...gangsOfUser(deps),
  };
}

function mountGangs(server: HttpServer, deps: GangDeps): void {
  const { query } = deps.database;
  mount(server, gangsApi.listGangs, async ({ caller }) => ({ items: await listGangs(query, caller.user.uid) }));
  mount(server, gangsApi.createGang, async ({ input, caller, idempotencyKey }) => ({
    gang: await createGang(deps, caller.user.uid, idempotencyKey, input),
  }));
  mount(server, gangsApi.getGang, async ({ input, caller }) => ({
    gang: await readGang(query, caller.user.uid, input.id),
  }));
  mount(server, gangsApi.changeGang, async ({ input, caller }) => ({
    gang: await changeGang(deps, caller.user.uid, input),
  }));
  mount(server, gangsApi.invite, ({ input, caller }) => invite(deps, caller.user.uid, input));
  mount(server, gangsApi.readInvitation, ({ input }) => readInvitation(deps, input.token));
  mount(server, gangsApi.acceptInvitation, async ({ input, caller }) => ({
    gang: await acceptInvitation(deps, caller.user.uid, input.token),
  }));
  mount(server, gangsApi.leaveGang, async ({ input, caller }) => {
    await leaveGang(deps, caller.user.uid, input);
    return {};
  });
  mount(server, gangsApi.removeHost, async ({ input, caller }) => ({
    gang: await removeHost(deps, caller.user.uid, input.id, input.uid),
  }));
}

function mountMembers(server: HttpServer, deps: GangDeps): void {
  mount(server, gangsApi.addMembers, async ({ input, caller }) => ({
    gang: await addMembers(deps, caller.user.uid, input),
  }));
  mount(server, gangsApi.changeMember, async ({ input, caller }) => ({
    gang: await changeMember(deps, caller.user.uid, input),
  }));
  mount(server, gangsApi.removeMember, async ({ input, caller }) => ({
    gang: await removeMember(deps, caller.user.uid, input.id, input.memberId),
  }));
  mount(server, gangsApi.mergeMembers, async ({ input, caller }) => ({
    gang: await mergeMembers(deps, caller.user.uid, input),
  }));
}

function mountEvenings(server: HttpServer, deps: GangDeps): void {
  mount(server, gangsApi.listCategories, ({ input, caller }) => listCategories(deps, caller.user.uid, input));
  mount(server, gangsApi.listEvenings, ({ input, caller }) => listEvenings(deps, caller.user.uid, input));
  mount(server, gangsApi.getGangOfGame, async ({ input, caller }) => ({
    gang: await gangOfGame(deps, caller.user.uid, input.id),
  }));
  const { query } = deps.database;
  const results = createResults();
  const drawing = { ...deps, results };
  mount(server, gangsApi.drawTeams, ({ input, caller }) => drawTeams(drawing, caller.user.uid, input));
  mount(server, gangsApi.getOdds, ({ input, caller }) => getOdds(drawing, caller.user.uid, input));
  mount(server, gangsApi.getTable, ({ input, caller }) => getTable(query, results, caller.user.uid, input));
  mount(server, gangsApi.getPublicGang, ({ input }) => getPublicGang(query, results, input));
  mount(server, gangsApi.getAttendance, ({ input, caller }) => getAttendance(deps, caller.user.uid, input));
  mount(server, gangsApi.addLatecomer, ({ input, caller }) => addLatecomer(deps, caller.user.uid, input));
  mount(server, gangsApi.removeLatecomer, ({ input, caller }) => removeLatecomer(deps, caller.user.uid, input));
  // After the others: access-table.test.ts calls them all with one gang.
  mount(server, gangsApi.deleteGang, async ({ input, caller }) => {
    await deleteGang(deps, caller.user.uid, input.id);
    return {};
  });
}
