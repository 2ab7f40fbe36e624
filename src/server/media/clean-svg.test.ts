import { expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"${more}>${inner}</svg>`;
const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" width="4" height="3">';
const cleaned = (source: string) => {
  const result = cleanSvg(source);
  return result.ok ? result.value.svg : result.refusal.code;
};

it('keeps shapes, with their gradients, references and styles [ADM-2]', () => {
  const drawing =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><g ' +
    'transform="scale(2)"><path d="M0 0h4" fill="url(#a)"/><use href="#a"/></g>' +
    '<style>.b{fill:red;filter:url(#a)}</style><text font-family="Readex Pro">سراج &amp; &lt;نور&gt;</text>';
  expect(cleaned(svg(drawing))).toBe(`${head}${drawing}</svg>`);
  expect(
    cleaned(
      `\ufeff<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><!-- by hand -->${svg('<use xlink:href="#b"/>')}`,
    ),
  ).toBe(`${head}<use href="#b"/></svg>`);
});

it.each([
  ['a script', '<script>alert(1)</script><path d="M0 0"/>', '<path d="M0 0"/>'],
  ['a script by another name', '<svg:script>alert(1)</svg:script>', ''],
  ['handlers of events', '<path d="M0 0" onload="alert(1)" onclick="alert(1)"/>', '<path d="M0 0"/>'],
  ['another document', '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="x"/></foreignObject>', ''],
  [
    'pictures from elsewhere',
    '<image href="https://elsewhere.test/x.png"/><feImage href="https://elsewhere.test"/>',
    '',
  ],
  [
    'references elsewhere',
    '<use href="https://elsewhere.test/x.svg#a"/><use xlink:href="data:image/svg+xml,x"/>',
    '<use/><use/>',
  ],
  ['a link, whose drawing stays', '<a href="javascript:alert(1)"><path d="M0 0"/></a>', '<path d="M0 0"/>'],
  [
    'what moves and could rewrite a reference',
    '<use href="#a"><set attributeName="href" to="//elsewhere.test"/><animate attributeName="href"/></use>',
    '<use href="#a"/>',
  ],
  ['styles that load', '<path style="fill:url(https://elsewhere.test/x)" fill="url(//elsewhere.test)"/>', '<path/>'],
  [
    'styles that load by another spelling',
    '<path style="fill:u\\72l(//x.test)"/><path fill="URL( //x.test)"/>',
    '<path/><path/>',
  ],
  ['a sheet that imports', '<style>@import "//elsewhere.test"</style>', '<style/>'],
  ['a sheet that loads from a CDATA part', '<style><![CDATA[*{background:url(//x.test)}]]></style>', '<style/>'],
  ['what other programs leave', '<sodipodi:namedview a="b"/><g inkscape:label="x" data-secret="y"/>', '<g/>'],
])('takes out %s [ADM-2]', (_, inner, left) => {
  expect(cleaned(svg(inner))).toBe(left === '' ? `${head.slice(0, -1)}/>` : `${head}${left}</svg>`);
});

const tenfold = Array.from(
  { length: 8 },
  (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
).join('');

it.each([
  ['is no drawing', '<html><svg/></html>'],
  ['is not well-formed', svg('<g><path></g>')],
  ['declares entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ['uses entities that nobody declared', svg('&nbsp;')],
  ['has a character that XML forbids', svg('<title>\u0001</title>')],
  ['spells a character that XML forbids', svg('<title>&#1;</title>')],
  ['asks for XML 1.1 and its characters', `<?xml version="1.1"?>${svg('<title>&#1;</title>')}`],
  ['has two roots', '<svg viewBox="0 0 4 3"/><svg/>'],
  ['says one thing twice', svg('<path d="M0 0" d="M1 1"/>')],
  ['has no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
  ['has a size out of all measure', '<svg viewBox="0 0 1e9 3"/>'],
  ['has a name longer than any', svg(`<${'g'.repeat(101)}/>`)],
  ['has text behind its end', `${svg('')}x`],
  ['is cut off', svg('<path d="M0 0"/>').slice(0, -3)],
])('refuses what %s [ADM-2]', (_, source) => {
  expect(cleaned(source)).toBe('media/svg-refused');
});

const attributes = (count: number) => Array.from({ length: count }, (_, at) => ` a${at}=""`).join('');
const chain = (length: number) => Array.from({ length }, (_, at) => `<use id="u${at}" href="#u${at + 1}"/>`).join('');

it.each([
  ['grows when it is drawn', svg(`<g id="g0"><path d="M0 0"/></g>${tenfold}`)],
  ['comes back to itself', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ['refers on and on, 19,000 times', svg(chain(19_000))],
  ['is deeper than any drawing', svg('<g>'.repeat(200) + '</g>'.repeat(200))],
  ['has more elements than any drawing', svg('<g/>'.repeat(20_000))],
  ['has 60,000 attributes on its root', svg('', attributes(60_000))],
  ['has more attributes in all than any drawing', svg(`<g${attributes(200)}/>`.repeat(501))],
])('refuses as too complex what %s [ADM-2]', (_, source) => {
  expect(cleaned(source)).toBe('media/svg-too-complex');
});

it('takes a long chain of references as long as it draws little [ADM-2]', () => {
  expect(cleaned(svg(chain(400)))).toBe(`${head}${chain(400)}</svg>`);
});

it('knows the size of a drawing by what it says, else by its box', () => {
  expect(cleanSvg('<svg viewBox="0 0 40 30"/>')).toMatchObject({ value: { width: 40, height: 30 } });
  expect(cleanSvg('<svg width="120px" height="60"/>')).toMatchObject({ value: { width: 120, height: 60 } });
  expect(cleanSvg('<svg width="100%" height="100%" viewBox="0 0 40 30"/>')).toMatchObject({
    value: { width: 40, height: 30 },
  });
});
