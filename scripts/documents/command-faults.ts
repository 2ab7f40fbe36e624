import { existsSync, readFileSync, readdirSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const isThere = (path: string) => existsSync(new URL(path, root));
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };

/** `npm run x -- args` as what package.json runs; other commands as they are. */
export function expand(command: string): string {
  const [, name = '', args = ''] = /^npm (?:run )?(\S+)(?: -- (.*))?$/.exec(command) ?? [];
  const script = /^npm (run|test|start)\b/.test(command) ? scripts[name] : undefined;
  return script === undefined ? command : `${script}${args === '' ? '' : ` ${args}`}`;
}

/** The source of the program that a command starts; null if it isn't one of this repository. */
export function programOf(command: string): string | null {
  const [, script, built] =
    /^node (?:--import tsx |--\S+ )*(?:((?:scripts|bench|proof|load)\/\S+\.(?:ts|mjs))|dist\/server\/([\w-]+)\.js)/.exec(
      expand(command),
    ) ?? [];
  return script ?? (built === undefined ? null : `src/server/${built}.ts`);
}

/** What is wrong with a command: names of scripts, files, options, services and units that don't exist. */
export function faultsOf(command: string): readonly string[] {
  return [
    ...npmFaults(command),
    ...programFaults(command),
    ...fileFaults(command),
    ...composeFaults(command),
    ...unitFaults(command),
  ];
}

function npmFaults(command: string): readonly string[] {
  const [, name] = /^npm (?:run )?(\S+)/.exec(command) ?? [];
  if (name === undefined || /^npm (ci|install|sbom)\b/.test(command)) return [];
  return scripts[name] === undefined ? [`package.json has no script ${name}`] : [];
}

/** A program that is there, is built where it is run from dist/, and takes the options. */
function programFaults(command: string): readonly string[] {
  const program = programOf(command);
  if (program === null) return [];
  if (!isThere(program)) return [`${program} is missing`];
  const [, built] = /^src\/server\/([\w-]+)\.ts$/.exec(program) ?? [];
  const isBuilt = built === undefined || read('vite.server.config.ts').includes(`'./${program}'`);
  const options = command.split(' -- ')[1]?.match(/(?<=^| )--[\w-]+/g) ?? [];
  const source = sourcesOf(program);
  return [
    ...(isBuilt ? [] : [`vite.server.config.ts doesn't build ${program}`]),
    ...options
      .filter((option) => !source.includes(`'${option}'`) && !new RegExp(`\\b${option.slice(2)}'?: \\{`).test(source))
      .map((option) => `${program} has no option ${option}`),
  ];
}

/** A program with the modules that it imports from its own folder. */
function sourcesOf(program: string): string {
  const source = read(program);
  const folder = program.slice(0, program.lastIndexOf('/'));
  const others = [...source.matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(([, name = '']) => read(`${folder}/${name}`));
  return [source, ...others].join('\n');
}

/** What the reader or an earlier command makes. */
const madeFiles = /^deploy\/(\.env|secrets)\b/;

function fileFaults(command: string): readonly string[] {
  const named = command.match(/(?<=^|[\s"'=])(?:deploy|scripts|content|docs|proof|bench)\/[\w./-]*[\w*-]/g) ?? [];
  return named.filter((path) => !madeFiles.test(path) && !matches(path)).map((path) => `${path} is missing`);
}

/** Whether a file is there, or one that begins as `deploy/name.*` does. */
function matches(path: string): boolean {
  if (!path.endsWith('*')) return isThere(path);
  const [folder, name] = [path.slice(0, path.lastIndexOf('/') + 1), path.slice(path.lastIndexOf('/') + 1, -1)];
  return readdirSync(new URL(folder, root)).some((file) => file.startsWith(name));
}

const composeOptions: Readonly<Record<string, string>> = {
  build: '--pull',
  down: '',
  exec: '-T',
  logs: '-f --since --tail',
  ps: '',
  pull: '',
  restart: '',
  run: '--build --rm --no-deps -T -v',
  stop: '',
  up: '-d --build --no-deps --pull --remove-orphans --wait',
};
/** After these comes one service, and then its command. */
const isOfOneService = /^(exec|run)$/;

function composeFaults(command: string): readonly string[] {
  const [, file = 'deploy/compose.yaml', profile, task = '', rest = ''] =
    /^docker compose(?: -f (\S+))?(?: --profile (\S+))? (\S+)(?: (.*))?$/.exec(command) ?? [];
  if (task === '' || !isThere(file)) return [];
  if (profile !== undefined && !new RegExp(`profiles:.*\\b${profile}\\b`).test(read(file)))
    return [`${file} has no profile ${profile}`];
  if (task === 'cp') return copyFaults(rest, file);
  const known = composeOptions[task]?.split(' ');
  if (known === undefined) return [`docker compose has no ${task}, or composeOptions in command-faults.ts lacks it`];
  const words = rest
    .replace(/-v \S+/g, '-v')
    .split(' ')
    .filter(Boolean);
  const places = words.filter((word) => !word.startsWith('-'));
  const options = words.slice(0, isOfOneService.test(task) ? words.indexOf(places[0] ?? '') : undefined);
  const services = servicesIn(read(file));
  return [
    ...options
      .filter((word) => word.startsWith('-') && !known.includes(word))
      .map((word) => `docker compose ${task} has no ${word}, or composeOptions in command-faults.ts lacks it`),
    ...(isOfOneService.test(task) ? places.slice(0, 1) : places)
      .filter((name) => !services.includes(name))
      .map((name) => `${file} has no service ${name}`),
  ];
}

/** Of `docker compose cp one:/path /path`. */
function copyFaults(places: string, file: string): readonly string[] {
  const named = [...places.matchAll(/(?<=^| )([\w-]+):/g)].map(([, name = '']) => name);
  const services = servicesIn(read(file));
  return named.filter((name) => !services.includes(name)).map((name) => `${file} has no service ${name}`);
}

/** The names of the services of a compose file. */
export function servicesIn(compose: string): readonly string[] {
  const services = /^services:\n((?: .*\n|\n|#.*\n)*)/m.exec(compose)?.[1] ?? '';
  return [...services.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name);
}

/** Units of the packages that the deployment installs. */
const unitsOfSystem: readonly string[] = ['caddy', 'docker', 'postgresql'];

function unitFaults(command: string): readonly string[] {
  const [, verb = '', rest = ''] = /^systemctl (\S+)(?: (.*))?$/.exec(command) ?? [];
  if (verb === '') return [];
  const units = rest.split(' ').filter((word) => word !== '' && !word.startsWith('-'));
  const isKnown = (unit: string) =>
    unitsOfSystem.includes(unit) || isThere(`deploy/${unit.includes('.') ? unit : `${unit}.service`}`);
  return [
    ...(/^(start|stop|restart|reload|enable|disable|status|daemon-reload|list-timers|reload-or-restart|--failed)$/.test(
      verb,
    )
      ? []
      : [`systemctl has no ${verb}`]),
    ...units.filter((unit) => !isKnown(unit)).map((unit) => `deploy/ has no unit ${unit}`),
  ];
}
