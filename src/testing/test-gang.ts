import type { Act } from '#shared/games/commands.ts';
import { gamesApi } from '#shared/games/api.ts';
import { minMsPerTile } from '#shared/games/scoring.ts';
import { gangsApi } from '#shared/gangs/api.ts';
import type { Gang, Member } from '#shared/gangs/schema.ts';
import { present } from '#shared/kernel/assert.ts';
import { openDevice, sampleSetup, type Device } from './hosted-game.ts';
import { createTestApp, type TestApp, type TestUser } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Creates a gang with members of these names. */
export async function createTestGang(host: TestClient, ...names: readonly string[]): Promise<Gang> {
  const members = names.map((name) => ({ name }));
  return (await host.call(gangsApi.createGang, { name: 'الديوانية', members })).gang;
}

/** A new server with a verified host, and the host's gang with members of these names. */
export async function createGangSite(
  ...names: readonly string[]
): Promise<{ readonly app: TestApp; readonly host: TestUser; readonly gang: Gang }> {
  const app = await createTestApp();
  const host = await app.verified();
  return { app, host, gang: await createTestGang(host, ...names) };
}

/** Lets an account into a host's gang by an invitation: as this member, or as a co-host. Returns the gang as it sees it. */
export async function joinGang(
  user: TestClient,
  host: TestClient,
  { id }: Pick<Gang, 'id'>,
  memberId: string | null = null,
): Promise<Gang> {
  const { token } = await host.call(gangsApi.invite, { id, memberId });
  return (await user.call(gangsApi.acceptInvitation, { token })).gang;
}

export function memberNamed(gang: Gang, name: string): Member {
  return present(
    gang.members.find((member) => member.name === name),
    `the member ${name}`,
  );
}

/** Starts a game of a gang with teams of members by their names, and takes its lease. */
export async function startGangGame(
  app: TestApp,
  host: TestClient,
  gang: Gang,
  teams: readonly (readonly string[])[],
  changes: Parameters<typeof sampleSetup>[0] = {},
): Promise<Device> {
  const ids = teams.map((names) => names.map((name) => memberNamed(gang, name).id));
  const { game } = await host.call(gamesApi.startGame, {
    ...sampleSetup(changes),
    gang: { id: gang.id, teams: ids, seed: null },
  });
  const device = await openDevice(app, host, game.id, 'device-first');
  await device.takeLease();
  return device;
}

/** Opens cells, awards each to a team, and ends the game. */
export async function playOut(device: Device, winner: number, cells = 4): Promise<void> {
  const give = (act: Act) => device.step(act);
  if (device.game().state.phase === 'wheel') give({ type: 'wheelStopped' });
  for (const { id } of device.game().pack.cells.slice(0, cells)) {
    give({ type: 'pick', cellId: id });
    give({ type: 'reveal' });
    give({ type: 'award', teamIndex: device.game().state.currentTeamIndex === winner ? winner : null });
  }
  give({ type: 'end' });
  give({ type: 'finish' });
  device.passTime(cells * minMsPerTile);
  await device.send();
}
