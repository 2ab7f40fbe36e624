import { expect, it } from 'vitest';
import { errors as staffErrors } from '#shared/i18n/ar/staff/errors.ts';
import { errors } from '#shared/i18n/ar/errors.ts';

interface Call {
  readonly path?: string;
  readonly name?: string;
  readonly access: string;
  readonly errors: readonly string[];
  readonly failed?: string;
  readonly denied?: string;
}

const modules = import.meta.glob<Record<string, unknown>>('../shared/*/{*api,callables}.ts', { eager: true });

function callsIn(tree: unknown): readonly Call[] {
  if (typeof tree !== 'object' || tree === null || Object.getPrototypeOf(tree) !== Object.prototype) return [];
  if ('access' in tree && 'errors' in tree) return [tree as Call];
  return Object.values(tree).flatMap(callsIn);
}

const calls = Object.values(modules).flatMap((module) => Object.values(module).flatMap(callsIn));
const isForStaff = ({ access }: Call) => access === 'moderator' || access === 'admin';

it('gives the page of a player the text of every error that its calls answer [ERR-2]', () => {
  const ofPlayers = calls.filter((call) => !isForStaff(call));
  expect(ofPlayers.length).toBeGreaterThan(50);
  for (const { path, name, errors: own, failed, denied } of ofPlayers)
    expect(
      [...own, failed, denied].filter((code) => code !== undefined && code in staffErrors),
      path ?? name ?? '',
    ).toEqual([]);
});

it('has each error text once', () => {
  expect(Object.keys(staffErrors).filter((code) => code in errors)).toEqual([]);
});
