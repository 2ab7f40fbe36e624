import { partsOf } from './documents.ts';
import type { Document, Fence, Line } from './documents.ts';

export interface DocumentedCommand {
  /** One simple command as it is written, its spaces collapsed. */
  readonly text: string;
  /** `docs/operations.md:306`, or more of them. */
  readonly places: readonly string[];
}

/** The first word of a code span that is a command and not a name. */
const programs =
  'apt-get|bash|chmod|cp|curl|docker|git|install|journalctl|mkdir|node|npm|npx|openssl|pg_dump|pg_restore|podman|printf|psql|runuser|sh|systemctl';
const assignments = '(?:[A-Z][A-Z\\d_]*=\\S* )*';
const commandSpan = new RegExp(`^${assignments}(?:${programs}) \\S`);

/** The fenced blocks of shell commands: those that name a shell, or no language. */
export function shellBlocks({ text }: Document): readonly Fence[] {
  return partsOf(text).fences.filter(({ language }) => /^(|sh|bash|shell|console)$/.test(language));
}

/** Every command of these documents, in blocks and in code spans; each once. */
export function commandsOf(documents: readonly Document[]): readonly DocumentedCommand[] {
  const places = new Map<string, string[]>();
  for (const document of documents) {
    for (const { text, number } of commandsIn(document))
      places.set(text, [...(places.get(text) ?? []), `${document.path}:${number}`]);
  }
  return [...places].map(([text, at]) => ({ text, places: at }));
}

function commandsIn(document: Document): readonly Line[] {
  const inBlocks = shellBlocks(document).flatMap(({ lines }) =>
    joinedLines(lines).flatMap(({ text, number }) => splitCommands(text).map((command) => ({ text: command, number }))),
  );
  return [...inBlocks, ...paragraphsOf(partsOf(document.text).prose).flatMap(commandsInParagraph)].flatMap((line) =>
    withInner(line.text).map((text) => ({ ...line, text })),
  );
}

/** Lines of a block, with those that end in a backslash joined to the next one. */
function joinedLines(lines: readonly Line[]): readonly Line[] {
  const joined: { text: string; number: number }[] = [];
  let continues = false;
  for (const { text, number } of lines) {
    const part = text.replace(/\\$/, ' ');
    const last = joined.at(-1);
    if (continues && last !== undefined) last.text += part;
    else joined.push({ text: part, number });
    continues = text.endsWith('\\');
  }
  return joined;
}

/** The simple commands of a shell line, without its comment: split at `&&`, `||`, `|` and `;` outside quotes. */
export function splitCommands(line: string): readonly string[] {
  const parts = line.match(/'[^']*'|"[^"]*"|&&|\|\|?|;|(?:^|\s)#.*|[^\s'"&|;]+|\s+|&/g) ?? [];
  const commands = [''];
  for (const part of parts) {
    if (/^\s*#/.test(part)) break;
    if (/^(&&|\|\|?|;)$/.test(part)) commands.push('');
    else commands[commands.length - 1] = `${commands.at(-1) ?? ''}${part}`;
  }
  return commands.map((command) => command.trim().replace(/\s+/g, ' ')).filter((command) => command !== '');
}

/** Paragraphs and items of lists, each as one line. */
function paragraphsOf(lines: readonly Line[]): readonly Line[] {
  const paragraphs: { text: string; number: number }[] = [];
  for (const { text, number } of lines) {
    const last = paragraphs.at(-1);
    const isNew =
      last === undefined || text.trim() === '' || last.text.trim() === '' || /^\s*([-*|]|\d+\.|#+) ?/.test(text);
    if (isNew) paragraphs.push({ text, number });
    else last.text += ` ${text.trim()}`;
  }
  return paragraphs;
}

/** The commands in code spans. `-- read` and `… restore` after a command continue it in place of its own arguments. */
function commandsInParagraph({ text, number }: Line): readonly Line[] {
  const commands: string[] = [];
  let base = '';
  for (const [, raw = ''] of text.matchAll(/`([^`]+)`/g)) {
    const span = raw.trim().replace(/\s+/g, ' ');
    if (commandSpan.test(span)) {
      commands.push(...splitCommands(span));
      base = /(?:npm run \S+|node \S+)/.exec(commands.at(-1) ?? '')?.[0] ?? '';
    } else if (base !== '' && /^(--|…) /.test(span)) {
      const isOfNpm = base.startsWith('npm run ');
      const rest = span.replace(/^(--|…) /, '');
      commands.push(`${base} ${isOfNpm ? '-- ' : ''}${rest}`);
    }
  }
  return commands.map((command) => ({ text: command, number }));
}

/** A command, and the one that it runs for another user or in a container. */
function withInner(command: string): readonly string[] {
  const [, inner] =
    /^runuser -u \S+ -- (?:env )?(.+)$/.exec(command) ??
    /^docker compose (?:-f \S+ )?(?:exec|run)(?: -v \S+| -\S+)* \S+ (.+)$/.exec(command) ??
    [];
  return inner === undefined ? [command] : [command, inner];
}

/** A command's settings and the command itself. */
export function withoutSettings(command: string): { readonly env: Record<string, string>; readonly command: string } {
  const [settings = ''] = new RegExp(`^${assignments}`).exec(command) ?? [];
  const pairs = settings.trim() === '' ? [] : settings.trim().split(' ');
  return {
    env: Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])),
    command: command.slice(settings.length),
  };
}
