import { ok, refuse } from '#shared/kernel/result.ts';
import type { Result } from '#shared/kernel/result.ts';
import { readXml, writeXml } from './xml.ts';
import type { XmlElement, XmlNode } from './xml.ts';

export interface CleanSvg {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

// Elements that draw: none that runs scripts, animates, loads, links or embeds a document.
const elements = new Set([
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textPath',
  'title',
  'desc',
  'style',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  'filter',
  'feBlend',
  'feColorMatrix',
  'feComponentTransfer',
  'feComposite',
  'feConvolveMatrix',
  'feDiffuseLighting',
  'feDisplacementMap',
  'feDistantLight',
  'feDropShadow',
  'feFlood',
  'feFuncA',
  'feFuncB',
  'feFuncG',
  'feFuncR',
  'feGaussianBlur',
  'feMerge',
  'feMergeNode',
  'feMorphology',
  'feOffset',
  'fePointLight',
  'feSpecularLighting',
  'feSpotLight',
  'feTile',
  'feTurbulence',
]);
/** Removed themselves; their children stay. */
const unwrapped = new Set(['a', 'switch']);

const attributes = new Set(
  `
  id class style d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height viewBox preserveAspectRatio points pathLength transform rotate
  lengthAdjust textLength
  startOffset method spacing side href offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits mask-type patternUnits
  patternContentUnits patternTransform markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits in in2 result mode type values operator
  k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent scale xChannelSelector yChannelSelector azimuth elevation stdDeviation radius z pointsAtX pointsAtY pointsAtZ limitingConeAngle baseFrequency
  numOctaves seed stitchTiles tableValues slope intercept amplitude exponent version
  fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  opacity color
  clip-path clip-rule mask filter flood-color flood-opacity lighting-color color-interpolation color-interpolation-filters
  stop-color stop-opacity display visibility
  overflow paint-order vector-effect shape-rendering text-rendering image-rendering marker-start marker-mid marker-end mix-blend-mode isolation direction
  font-family font-size font-size-adjust font-stretch font-style font-variant font-weight letter-spacing word-spacing text-anchor text-decoration writing-mode
  dominant-baseline alignment-baseline baseline-shift unicode-bidi
`
    .trim()
    .split(/\s+/),
);

/** As many shapes as a drawing may come to when all that refers to others is drawn out. */
const maxDrawn = 100_000;

/** Returns a drawing with drawing elements only; rejects a file that is none, or that expands too much. */
export function cleanSvg(source: string): Result<CleanSvg, 'media/svg-refused' | 'media/svg-too-complex'> {
  const read = readXml(source);
  if (!read.ok) return read;
  const root = plainName(read.value.name) === 'svg' ? cleanElement(read.value) : null;
  const size = root === null ? null : sizeOf(root);
  if (root === null || size === null) return refuse('media/svg-refused');
  if (growsTooLarge(root)) return refuse('media/svg-too-complex');
  const given = root.attributes.filter(([name]) => name !== 'viewBox' && name !== 'width' && name !== 'height');
  const box = attributeOf(root, 'viewBox') ?? `0 0 ${size.width} ${size.height}`;
  const whole: XmlElement = {
    ...root,
    attributes: [
      ['xmlns', 'http://www.w3.org/2000/svg'],
      ['viewBox', box],
      ['width', String(size.width)],
      ['height', String(size.height)],
      ...given,
    ],
  };
  return ok({ svg: writeXml(whole), ...size });
}

function cleanElement(element: XmlElement): XmlElement {
  const name = plainName(element.name) ?? '';
  const kept = new Map<string, string>();
  for (const [given, value] of element.attributes) {
    const plain = given === 'xlink:href' ? 'href' : given;
    // An old link beside a new one says the same twice.
    if (!kept.has(plain) && attributes.has(plain) && isHarmless(plain, value)) kept.set(plain, value);
  }
  return {
    name,
    attributes: [...kept],
    children: name === 'style' ? cleanStyle(element) : element.children.flatMap(cleanNode),
  };
}

function cleanNode(node: XmlNode): XmlNode[] {
  if (typeof node === 'string') return [node];
  const name = plainName(node.name);
  if (name !== null && unwrapped.has(name)) return node.children.flatMap(cleanNode);
  return name !== null && elements.has(name) ? [cleanElement(node)] : [];
}

function cleanStyle({ children }: XmlElement): XmlNode[] {
  const css = children.filter((child) => typeof child === 'string').join('');
  return isHarmlessCss(css) ? [css] : [];
}

/** Without SVG's own prefix; null in any other name space. */
function plainName(name: string): string | null {
  const plain = name.replace(/^svg:/, '');
  return plain.includes(':') ? null : plain;
}

function isHarmless(name: string, value: string): boolean {
  return name === 'href' ? /^#[^\s"'()\\]+$/.test(value) : isHarmlessCss(value);
}

// Escapes could spell any of the others; a rule with @ could load.
const harmfulCss =
  /\\|@|<|\/\*|expression|javascript|behaviou?r|binding|image\s*\(|image-set|cross-fade|element\s*\(|src\s*\(/i;

function isHarmlessCss(css: string): boolean {
  const withoutOwn = css.replace(/url\(\s*(["']?)#[\w:.-]+\1\s*\)/gi, '');
  return !harmfulCss.test(withoutOwn) && !/url/i.test(withoutOwn);
}

function sizeOf(root: XmlElement): { width: number; height: number } | null {
  const box = (attributeOf(root, 'viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = NaN, boxHeight = NaN] = box.length === 4 ? box : [];
  const [width, height] = [
    lengthOf(attributeOf(root, 'width')) ?? boxWidth,
    lengthOf(attributeOf(root, 'height')) ?? boxHeight,
  ];
  const isSound = [width, height].every((length) => Number.isFinite(length) && length > 0 && length <= 100_000);
  return isSound ? { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) } : null;
}

function lengthOf(value: string | undefined): number | null {
  const number = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

function attributeOf({ attributes: given }: XmlElement, name: string): string | undefined {
  return given.find(([other]) => other === name)?.[1];
}

/** A few lines that each draw the line before ten times exceed what any machine can draw. */
function growsTooLarge(root: XmlElement): boolean {
  const byId = new Map<string, XmlElement>();
  const walk = (element: XmlElement): void => {
    const id = attributeOf(element, 'id');
    if (id !== undefined) byId.set(id, element);
    for (const child of element.children) if (typeof child !== 'string') walk(child);
  };
  walk(root);
  return countDrawn(root, byId) > maxDrawn;
}

interface Visit {
  readonly element: XmlElement;
  /** What it draws: its children, and what it refers to. */
  readonly parts: readonly XmlElement[];
  next: number;
  sum: number;
}

/** How many shapes an element comes to. Without recursion: a chain of references may be longer than any call stack. */
function countDrawn(root: XmlElement, byId: ReadonlyMap<string, XmlElement>): number {
  const known = new Map<XmlElement, number>();
  const visits: Visit[] = [];
  const enter = (element: XmlElement) => {
    // What comes back to itself never ends.
    known.set(element, Infinity);
    visits.push({ element, parts: partsOf(element, byId), next: 0, sum: 1 });
  };
  enter(root);
  for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
    const part = visit.parts[visit.next];
    const count = part === undefined ? undefined : known.get(part);
    if (part === undefined) {
      known.set(visit.element, visit.sum);
      visits.pop();
    } else if (count === undefined) {
      enter(part);
    } else {
      visit.sum += count;
      visit.next += 1;
    }
  }
  return known.get(root) ?? Infinity;
}

function partsOf({ children, attributes: given }: XmlElement, byId: ReadonlyMap<string, XmlElement>): XmlElement[] {
  const referred = given.flatMap(([, value]) =>
    [...value.matchAll(/#([^\s"')]+)/g)].map(([, id = '']) => byId.get(id)),
  );
  return [...children, ...referred].filter((part) => part !== undefined && typeof part !== 'string');
}
