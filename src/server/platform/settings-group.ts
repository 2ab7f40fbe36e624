import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isLoopback } from './local-only.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings that one domain declares; `src/server/env.ts` collects them. `Facts` are what `read` needs besides. */
export interface SettingsGroup<Shape extends z.ZodRawShape, Facts extends readonly unknown[], Values> {
  /** By name in the environment. */
  readonly shape: Shape;
  /** One problem for each setting that is missing next to those given. */
  readonly missing: (given: Environment) => readonly string[];
  readonly read: (values: z.output<z.ZodObject<Shape>>, ...facts: Facts) => Values;
}

/** Infers the types; by default no setting needs another. */
export const settingsGroup = <Shape extends z.ZodRawShape, Facts extends readonly unknown[], Values>({
  missing = () => [],
  ...group
}: Omit<SettingsGroup<Shape, Facts, Values>, 'missing'> &
  Partial<Pick<SettingsGroup<Shape, Facts, Values>, 'missing'>>): SettingsGroup<Shape, Facts, Values> => ({
  ...group,
  missing,
});

export type ParsedSettings<Values> =
  | { readonly ok: true; readonly env: Values }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Returns what the group reads from the environment, or all problems at once. An empty value counts as none. `NAME_FILE`
 * names a file with the value of `NAME`, as systems that keep secrets hand them out.
 */
export function parseSettings<Shape extends z.ZodRawShape, Facts extends readonly unknown[], Values>(
  { shape, missing, read }: SettingsGroup<Shape, Facts, Values>,
  source: Environment,
  ...facts: Facts
): ParsedSettings<Values> {
  const unreadable: string[] = [];
  const given = Object.fromEntries<string | undefined>(
    Object.keys(shape)
      .map((name) => [name, valueOf(name, source, unreadable)] as const)
      .filter(([, value]) => value),
  );
  const parsed = z.object(shape).safeParse(given);
  const problems = [
    ...unreadable,
    ...(parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)),
    ...missing(given),
  ];
  return parsed.success && problems.length === 0
    ? { ok: true, env: read(parsed.data, ...facts) }
    : { ok: false, problems };
}

function valueOf(name: string, source: Environment, problems: string[]): string | undefined {
  const value = source[name]?.trim();
  const file = source[`${name}_FILE`]?.trim() ?? '';
  if (file === '') return value;
  if (value) {
    problems.push(`${name} and ${name}_FILE are both set`);
    return value;
  }
  try {
    const text = readFileSync(file, 'utf8').trim();
    // Not the same as none: a lost DATABASE_URL would start a server with an empty site.
    if (text === '') problems.push(`${name}_FILE names an empty file`);
    return text;
  } catch (error) {
    problems.push(`${name}_FILE can't be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

export const numberSetting = () => z.coerce.number({ error: 'must be a number' }).int();
export const portSetting = () => numberSetting().min(0).max(65_535);
export const onOffSetting = () => z.enum(['on', 'off'], { error: 'must be on or off' });

export const choiceSetting = <const Choices extends readonly string[]>(choices: Choices) =>
  z.enum(choices, { error: `must be one of ${choices.join(', ')}` });

/** Entries by comma; without it an empty list. */
export const listSetting = () =>
  z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    );

export const urlSetting = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/**
 * Trusted services that receive keys. Plain http only on this machine: a forged answer could sign in anyone, or claim a
 * payment.
 */
export const trustedUrlSetting = () =>
  urlSetting('http:', 'https:').refine(
    (text) => !text.startsWith('http:') || !URL.canParse(text) || isLoopback(new URL(text).hostname),
    { error: 'must begin with https://' },
  );

/** The problems of settings that only make sense together: those left out while others are given. */
export function missingOf(given: Environment, names: readonly string[]): string[] {
  const first = names.find((name) => given[name]);
  return first === undefined
    ? []
    : names.filter((name) => !given[name]).map((name) => `${name} is needed with ${first}`);
}

/** The problems of settings that one value of another setting needs. */
export function missingWith(
  given: Environment,
  [name, value]: readonly [string, string],
  needed: readonly string[],
): string[] {
  return given[name] === value
    ? needed.filter((each) => !given[each]).map((each) => `${each} is needed with ${name}=${value}`)
    : [];
}
