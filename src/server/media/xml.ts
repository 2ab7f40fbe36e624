import { SaxesParser } from 'saxes';
import { ok, refuse } from '#shared/kernel/result.ts';
import type { Result } from '#shared/kernel/result.ts';

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
const maxNameLength = 100;

type RefusalCode = 'media/svg-refused' | 'media/svg-too-complex';

/** Ends the parser, which reports only to its listeners. */
class DocumentRejected extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/**
 * Parses a document strictly, in time linear in its length. Rejects one that is not well-formed, declares anything in its
 * doctype (entities that grow are the oldest trick of XML), or exceeds a limit.
 */
export function readXml(source: string): Result<XmlElement, RefusalCode> {
  const root: XmlElement = { name: '', attributes: [], children: [] };
  try {
    parseInto(root, source);
  } catch (error) {
    if (error instanceof DocumentRejected) return refuse(error.code);
    throw error;
  }
  const [only] = root.children;
  return only === undefined || typeof only === 'string' ? refuse('media/svg-refused') : ok(only);
}

function parseInto(root: XmlElement, source: string): void {
  const open: XmlElement[] = [root];
  let elementCount = 0;
  let attributeCount = 0;
  let elementAttributeCount = 0;
  const limit = (count: number, max: number) => {
    if (count > max) throw new DocumentRejected('media/svg-too-complex');
  };
  const addText = (text: string) => {
    // Outside the root there can be nothing but white space.
    if (open.length > 1) open.at(-1)?.children.push(text);
  };
  // Written again without a declaration, the document is XML 1.0: what only 1.1 allows would break it.
  const parser = new SaxesParser({ defaultXMLVersion: '1.0', forceXMLVersion: true });
  parser.on('error', () => {
    throw new DocumentRejected('media/svg-refused');
  });
  parser.on('doctype', (declaration) => {
    if (declaration.includes('[')) throw new DocumentRejected('media/svg-refused');
  });
  parser.on('opentagstart', ({ name }) => {
    if (name.length > maxNameLength) throw new DocumentRejected('media/svg-refused');
    elementAttributeCount = 0;
    limit((elementCount += 1), maxElements);
    limit(open.length, maxDepth);
  });
  parser.on('attribute', () => {
    limit((elementAttributeCount += 1), maxElementAttributes);
    limit((attributeCount += 1), maxAttributes);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes: Object.entries(attributes), children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(source).close();
}

/** Serializes what was read, and nothing else. */
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
