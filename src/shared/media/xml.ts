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
// Declarations are rejected: expanding entities are a known XML attack.
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
  const root: XmlElement = { name: '', attributes: [], children: [] };
  const open: XmlElement[] = [root];
  let at = source.startsWith('\ufeff') ? 1 : 0;
  let elementCount = 0;
  let attributeCount = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  while (at < source.length) {
    const current = open.at(-1) ?? root;
    if (take(skipped) !== null) continue;
    if (open.length === 1 && take(doctype) !== null) continue;
    const started = take(opening);
    if (started !== null) {
      const attributes = readAttributes(take);
      if (!attributes.ok) return attributes;
      const end = take(openingEnd);
      if (end === null) return malformed;
      elementCount += 1;
      attributeCount += attributes.value.length;
      if (elementCount > maxElements || attributeCount > maxAttributes || open.length > maxDepth) return tooComplex;
      const element: XmlElement = { name: started[1] ?? '', attributes: attributes.value, children: [] };
      current.children.push(element);
      if (end[1] === '') open.push(element);
      continue;
    }
    const ended = take(closing);
    if (ended !== null) {
      if (open.length === 1 || current.name !== ended[1]) return malformed;
      open.pop();
      continue;
    }
    const raw = take(cdata);
    const written = raw === null ? readEntities(take(text)?.[0] ?? null) : (raw[1] ?? '');
    if (written === null || (open.length === 1 && written.trim() !== '')) return malformed;
    if (open.length > 1) current.children.push(written);
  }
  const [only, ...others] = root.children;
  return open.length === 1 && only !== undefined && typeof only !== 'string' && others.length === 0
    ? ok(only)
    : malformed;
}

function readAttributes(take: (pattern: RegExp) => RegExpExecArray | null): Result<[string, string][], Refused> {
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

/** Serialized again, so that the output contains only what was parsed. */
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
