/** An element as it was read: its children are elements and texts. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: XmlNode[];
}
export type XmlNode = XmlElement | string;

const mostElements = 20_000;
const mostDepth = 100;

const skipped = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>/y;
// Without declarations of its own: entities that grow are the oldest of XML's tricks.
const doctype = /<!DOCTYPE\s[^>[]*>/y;
const cdata = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const opening = /<([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const closing = /<\/([A-Za-z_][\w:.-]*)\s*>/y;
const text = /[^<]+/y;
const attribute = /([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads a document strictly: null for whatever isn't well-formed, declares entities, or is out of all measure. */
export function readXml(source: string): XmlElement | null {
  const root: XmlElement = { name: '', attributes: [], children: [] };
  const open: XmlElement[] = [root];
  let at = source.startsWith('\ufeff') ? 1 : 0;
  let count = 0;
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
      const [, name = '', given = '', isEmpty] = started;
      const attributes = readAttributes(given);
      count += 1;
      if (attributes === null || count > mostElements || open.length > mostDepth) return null;
      const element: XmlElement = { name, attributes, children: [] };
      current.children.push(element);
      if (isEmpty === '') open.push(element);
      continue;
    }
    const ended = take(closing);
    if (ended !== null) {
      if (open.length === 1 || current.name !== ended[1]) return null;
      open.pop();
      continue;
    }
    const raw = take(cdata);
    const written = raw === null ? readEntities(take(text)?.[0] ?? null) : raw[1] ?? '';
    if (written === null || (open.length === 1 && written.trim() !== '')) return null;
    if (open.length > 1) current.children.push(written);
  }
  const [only, ...others] = root.children;
  return open.length === 1 && only !== undefined && typeof only !== 'string' && others.length === 0 ? only : null;
}

function readAttributes(given: string): [string, string][] | null {
  const read: [string, string][] = [];
  for (const [, name = '', double, single] of given.matchAll(attribute)) {
    const value = readEntities(double ?? single ?? '');
    if (value === null || read.some(([known]) => known === name)) return null;
    read.push([name, value]);
  }
  return read;
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
  return point <= 0x10ffff && (point >= 0x20 || point === 9 || point === 10 || point === 13) && (point < 0xd800 || point > 0xdfff);
}

/** Written anew, so that what it says is what was read and nothing else. */
export function writeXml(node: XmlNode): string {
  if (typeof node === 'string') return escapeXml(node);
  const attributes = node.attributes.map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('');
  return node.children.length === 0 ? `<${node.name}${attributes}/>` : `<${node.name}${attributes}>${node.children.map(writeXml).join('')}</${node.name}>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeXml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}
