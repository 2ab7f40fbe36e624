import { ok, refuse } from '../kernel/result.ts';
import type { Result } from '../kernel/result.ts';

/** An element as it was read: its children are elements and texts. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: XmlNode[];
}
export type XmlNode = XmlElement | string;

const maxElements = 20_000;
const maxDepth = 100;
/** Twice the attributes that SVG has. */
const maxElementAttributes = 256;
const maxAttributes = 100_000;

const skipped = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>/y;
// Without declarations of its own: entities that grow are the oldest of XML's tricks.
const doctype = /<!DOCTYPE\s[^>[]*>/y;
const cdata = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
// Names have a bound, and one attribute is read at a time: no pattern can look at the same text again and again.
const opening = /<([A-Za-z_][\w:.-]{0,99})/y;
const attribute = /\s+([A-Za-z_][\w:.-]{0,99})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const openingEnd = /\s*(\/?)>/y;
const closing = /<\/([A-Za-z_][\w:.-]{0,99})\s*>/y;
const text = /[^<]+/y;

type Refused = 'media/svg-refused' | 'media/svg-too-complex';
const malformed = refuse('media/svg-refused');
const tooComplex = refuse('media/svg-too-complex');

/** Reads a document strictly, in time linear in its length: refuses what isn't well-formed, declares entities, or exceeds a limit. */
export function readXml(source: string): Result<XmlElement, Refused> {
  const reader = createReader(source);
  while (!reader.isAtEnd()) {
    const failure = readNext(reader);
    if (failure !== null) return failure;
  }
  const { open } = reader;
  const [only, ...others] = open[0].children;
  return open.length === 1 && only !== undefined && typeof only !== 'string' && others.length === 0
    ? ok(only)
    : malformed;
}

type Reader = ReturnType<typeof createReader>;
type Failure = Extract<Result<never, Refused>, { ok: false }>;

function createReader(source: string) {
  const root: XmlElement = { name: '', attributes: [], children: [] };
  let at = source.startsWith('\ufeff') ? 1 : 0;
  return {
    /** The elements that are open, from the document down. */
    open: [root] as [XmlElement, ...XmlElement[]],
    elementCount: 0,
    attributeCount: 0,
    isAtEnd: () => at >= source.length,
    /** Reads on where the pattern matches here; else returns null and stays. */
    take: (pattern: RegExp): RegExpExecArray | null => {
      pattern.lastIndex = at;
      const found = pattern.exec(source);
      if (found !== null) at = pattern.lastIndex;
      return found;
    },
  };
}

/** Reads one comment, tag or text. */
function readNext(reader: Reader): Failure | null {
  if (reader.take(skipped) !== null) return null;
  if (reader.open.length === 1 && reader.take(doctype) !== null) return null;
  const started = reader.take(opening);
  if (started !== null) return openElement(reader, started[1] ?? '');
  const ended = reader.take(closing);
  return ended === null ? readText(reader) : closeElement(reader, ended[1] ?? '');
}

function openElement(reader: Reader, name: string): Failure | null {
  const { open } = reader;
  const attributes = readAttributes(reader);
  if (!attributes.ok) return attributes;
  const end = reader.take(openingEnd);
  if (end === null) return malformed;
  reader.elementCount += 1;
  reader.attributeCount += attributes.value.length;
  if (reader.elementCount > maxElements || reader.attributeCount > maxAttributes || open.length > maxDepth)
    return tooComplex;
  const element: XmlElement = { name, attributes: attributes.value, children: [] };
  innermost(reader).children.push(element);
  if (end[1] === '') open.push(element);
  return null;
}

function closeElement(reader: Reader, name: string): Failure | null {
  if (reader.open.length === 1 || innermost(reader).name !== name) return malformed;
  reader.open.pop();
  return null;
}

/** Outside of the root element only spaces may be written. */
function readText(reader: Reader): Failure | null {
  const raw = reader.take(cdata);
  const written = raw === null ? readEntities(reader.take(text)?.[0] ?? null) : (raw[1] ?? '');
  const isOutside = reader.open.length === 1;
  if (written === null || (isOutside && written.trim() !== '')) return malformed;
  if (!isOutside) innermost(reader).children.push(written);
  return null;
}

function innermost({ open }: Reader): XmlElement {
  return open.at(-1) ?? open[0];
}

function readAttributes({ take }: Reader): Result<[string, string][], Refused> {
  const read = new Map<string, string>();
  for (let found = take(attribute); found !== null; found = take(attribute)) {
    const [, name = '', double, single] = found;
    const value = readEntities(double ?? single ?? '');
    if (value === null || read.has(name)) return malformed;
    read.set(name, value);
    if (read.size > maxElementAttributes) return tooComplex;
  }
  return ok([...read]);
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function readEntities(written: string | null): string | null {
  if (written === null) return null;
  const read = written.replace(/&([^;\s]{0,12};)?/g, (_, entity: string | undefined) => {
    const name = entity?.slice(0, -1) ?? '';
    const code = /^#x([\da-f]{1,6})$/i.exec(name)?.[1];
    const digits = /^#(\d{1,7})$/.exec(name)?.[1];
    const point = code !== undefined ? parseInt(code, 16) : digits !== undefined ? Number(digits) : null;
    const found = point === null ? named[name] : isCharacter(point) ? String.fromCodePoint(point) : undefined;
    return found ?? '\0';
  });
  return read.includes('\0') ? null : read;
}

function isCharacter(point: number): boolean {
  return (
    point <= 0x10ffff &&
    (point >= 0x20 || point === 9 || point === 10 || point === 13) &&
    (point < 0xd800 || point > 0xdfff)
  );
}

/** Written anew, so that what it says is what was read and nothing else. */
export function writeXml(node: XmlNode): string {
  if (typeof node === 'string') return escapeXml(node);
  const attributes = node.attributes.map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('');
  return node.children.length === 0
    ? `<${node.name}${attributes}/>`
    : `<${node.name}${attributes}>${node.children.map(writeXml).join('')}</${node.name}>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}
