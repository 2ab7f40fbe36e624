import type { Access } from '#shared/kernel/contract.ts';
import { escapeHtml } from './escape-html.ts';
import type { ApiDescription, ApiOperation } from './openapi.ts';
import { productNamesTable } from './product-names.ts';
import { fieldTable, schemaTable } from './schema-table.ts';

const style = `
:root{color-scheme:light dark;--ground:light-dark(#fffaf0,#0b1628);--card:light-dark(#fff,#13233b);
  --ink:light-dark(#1b2433,#fff7e8);--quiet:light-dark(#51607a,#b9c6d8);--line:light-dark(#e3d9c4,#2a3f60);
  --link:light-dark(#7a4a00,#ffb938)}
*{box-sizing:border-box}
html{scroll-padding-block-start:16px}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
a{color:var(--link)}
.skip{position:absolute;inset-inline-start:-999px}
.skip:focus{inset-inline-start:16px;inset-block-start:8px;padding:8px;background:var(--card)}
nav{padding:16px}
nav ul{margin:0;padding:0;list-style:none}
nav summary{padding-block:6px;cursor:pointer;font-weight:600}
nav li a{display:block;padding:3px 8px;overflow-wrap:anywhere;font:13px/1.5 ui-monospace,monospace;text-decoration:none}
nav li a:hover,nav li a:focus-visible{text-decoration:underline}
main{min-width:0;max-width:1100px;padding:16px}
h1,h2{color:var(--link)}
h3{margin:0;overflow-wrap:anywhere;font:600 17px/1.5 ui-monospace,monospace}
h4{margin:16px 0 4px;font-size:15px}
article{margin-block:16px;padding:16px;border:1px solid var(--line);border-radius:12px;background:var(--card);
  content-visibility:auto;contain-intrinsic-size:auto 800px}
article p{margin:4px 0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;margin:8px 0}
dt,.quiet,small{color:var(--quiet)}
dd{margin:0}
code,pre{font:13px/1.5 ui-monospace,monospace}
code{overflow-wrap:anywhere}
.wide{overflow-x:auto}
table{width:100%;min-width:560px;border-collapse:collapse;font-size:14px}
td,th{padding:4px 12px 4px 0;border-block-end:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:anywhere}
td{min-width:80px}
thead th{color:var(--quiet)}
.shape th{padding-block-start:12px;font-weight:400}
pre{overflow:auto;max-height:480px;margin:4px 0;padding:12px;border:1px solid var(--line);border-radius:8px}
@media(min-width:900px){
  body{display:grid;grid-template-columns:320px minmax(0,1fr)}
  nav{position:sticky;inset-block-start:0;height:100vh;overflow-y:auto;border-inline-end:1px solid var(--line)}
}
`;

const callers: Readonly<Record<Access, string>> = {
  anyone: 'anyone',
  'signed-in': 'signed-in users',
  verified: 'users with a verified address',
  moderator: 'moderators and admins',
  admin: 'admins',
};

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: ApiOperation;
}

interface Area {
  readonly name: string;
  readonly calls: readonly Call[];
}

/** The API as one HTML page without scripts, for developers and in English: all operations by domain, with anchors. */
export function referencePage(api: ApiDescription): string {
  const areas = areasOf(api);
  return `<!doctype html>
<html lang="en" dir="ltr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Siraj API</title><style>${style}</style></head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<nav aria-label="Operations">${navigation(areas)}</nav>
<main id="content">
<h1>Siraj API</h1>
${introduction(api)}
${areas.map((area) => areaHtml(area, api)).join('\n')}
${liveHtml(api)}
${commonErrors(api)}
</main>
</body>
</html>
`;
}

/** Operations by domain, callables last; within a domain those of staff after those of players. */
function areasOf({ tags, paths }: ApiDescription): readonly Area[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  calls.sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
  const isCallable = ({ path }: Call) => path.startsWith('/functions/');
  return [
    ...tags.map(({ name }) => ({
      name,
      calls: calls.filter((call) => call.operation.tags[0] === name && !isCallable(call)),
    })),
    { name: 'callable functions', calls: calls.filter(isCallable) },
  ].filter((area) => area.calls.length > 0);
}

const keyOf = ({ method, path }: Call) => `${path.startsWith('/api/admin/') ? 1 : 0} ${path} ${method}`;
const idOf = ({ name }: Area) => `area-${name.replace(/\W+/g, '-')}`;

function navigation(areas: readonly Area[]): string {
  const lists = areas.map((area) => {
    const items = area.calls.map(
      ({ method, path, operation }) =>
        `<li><a href="#${escapeHtml(operation.operationId)}">${method} ${escapeHtml(path)}</a></li>`,
    );
    return `<details><summary>${escapeHtml(area.name)}</summary><ul>
<li><a href="#${idOf(area)}">all ${area.calls.length}</a></li>
${items.join('\n')}</ul></details>`;
  });
  return `<ul><li><a href="#content">Introduction</a></li></ul>
${lists.join('\n')}
<ul><li><a href="#live">live channel</a></li><li><a href="#common-errors">errors of any operation</a></li></ul>`;
}

function introduction({ servers }: ApiDescription): string {
  return `<p>JSON over HTTP at <code>${escapeHtml(servers[0]?.url ?? '')}</code>, generated from the contracts that check the
requests. For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<ul>
<li>Pages send the session cookie and an <code>Origin</code> with every write. Other clients send
<code>Authorization: Bearer</code> with an ID token of <code>POST /api/auth/token</code>.</li>
<li>An error is <code>{ "error": { "code", "message", "params"?, "fields"?, "retryAfter"?, "requestId" } }</code>, its message
in the language of <code>Accept-Language</code>. Callable functions answer errors in the Firebase callable protocol.</li>
<li>Times are milliseconds since 1970, money is in whole fils or US cents.</li>
<li>A limit is per account or submitted address; per network it is twenty times as high.</li>
</ul>
${productNamesTable()}`;
}

function areaHtml(area: Area, api: ApiDescription): string {
  return `<section aria-labelledby="${idOf(area)}">
<h2 id="${idOf(area)}">${escapeHtml(area.name)}</h2>
${area.calls.map((call) => callHtml(call, api)).join('\n')}
</section>`;
}

function callHtml(call: Call, api: ApiDescription): string {
  const { method, path, operation } = call;
  const id = escapeHtml(operation.operationId);
  return `<article aria-labelledby="${id}">
<h3 id="${id}"><a href="#${id}">${method} ${escapeHtml(path)}</a></h3>
<p>${proseHtml(operation.summary)}</p>
${factsOf(operation)}
${inputHtml(call)}
${answersHtml(operation)}
${errorsHtml(operation, api)}
</article>`;
}

/** A sentence in which names of code are between backticks. */
function proseHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function factsOf(operation: ApiOperation): string {
  const isIdempotent = operation.parameters?.some(({ name }) => name === 'idempotency-key') === true;
  const facts = [
    ['Callers', callers[operation['x-access']]],
    ['Rate limit', limitText(operation['x-rate-limits'])],
    ['Repeated', isIdempotent ? 'takes effect once: the idempotency key is required' : ''],
    ['Maintenance', operation['x-open-in-maintenance'] ? 'open to all' : 'staff only'],
  ].filter(([, text]) => text !== '');
  return `<dl>${facts.map(([name = '', text = '']) => `<dt>${name}</dt><dd>${escapeHtml(text)}</dd>`).join('')}</dl>`;
}

function limitText(limits: ApiOperation['x-rate-limits']): string {
  if (limits === 'by input') return 'depends on the input';
  const texts = Object.entries(limits).map(
    ([name, { max, withinSeconds }]) => `${name}, ${max} within ${withinSeconds / 60} min`,
  );
  return texts.join(', or ');
}

function inputHtml({ method, path, operation }: Call): string {
  const { parameters = [], requestBody } = operation;
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (parameters.length === 0 && body === undefined) return '<h4>Input</h4><p>None.</p>';
  const name = `Input of ${method} ${path}`;
  const places = parameters.map((each) => ({
    path: each.in === 'query' ? `?${each.name}` : each.in === 'path' ? `{${each.name}}` : `${each.name}:`,
    isRequired: each.required,
    schema: each.schema,
    ...(each.example === undefined ? {} : { example: each.example }),
  }));
  const example = body?.example === undefined ? '' : exampleHtml('Example of the body', body.example);
  return `<h4>Input</h4>
${places.length === 0 ? '' : fieldTable(places, `${name}: path, query and headers`)}
${body === undefined ? '' : `<p class="quiet">Body, ${escapeHtml(type ?? '')}</p>${schemaTable(body.schema, `${name}: body`)}${example}`}`;
}

function answersHtml({ operationId, responses }: ApiOperation): string {
  return Object.entries(responses)
    .filter(([, answer]) => answer['x-errors'] === undefined && answer.description !== 'Any other error')
    .map(([status, { description, content = {} }]) => {
      const [type, body] = Object.entries(content)[0] ?? [];
      const head = `<h4>Answer ${status}</h4>`;
      if (body === undefined || type !== 'application/json') return `${head}<p>${escapeHtml(description)}.</p>`;
      return `${head}${schemaTable(body.schema, `Answer of ${operationId}`)}${exampleHtml('Example of the answer', body.example)}`;
    })
    .join('\n');
}

function exampleHtml(summary: string, example: unknown): string {
  return `<details><summary>${summary}</summary><pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre></details>`;
}

function errorsHtml({ responses }: ApiOperation, api: ApiDescription): string {
  const rows = Object.entries(responses).flatMap(([status, answer]) =>
    (answer['x-errors'] ?? []).map((code) => errorRow(code, status, api['x-errors'][code]?.message ?? '')),
  );
  return `<h4>Errors</h4>
${errorTable(rows)}
<p class="quiet">And the <a href="#common-errors">errors of any operation</a>.</p>`;
}

function errorRow(code: string, status: string, message: string): string {
  return `<tr><th scope="row"><code>${escapeHtml(code)}</code></th><td>${status}</td><td>${escapeHtml(message)}</td></tr>`;
}

function errorTable(rows: readonly string[]): string {
  const heads = ['Code', 'Status', 'Message in English'].map((head) => `<th scope="col">${head}</th>`).join('');
  return `<div class="wide" tabindex="0" role="region" aria-label="Errors"><table><thead><tr>${heads}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

function liveHtml({ 'x-live': { path, topics } }: ApiDescription): string {
  const items = topics.map(
    ({ name, access, summary, schema }) => `<article><h3>${escapeHtml(name)}</h3>
<p>${escapeHtml(summary)}</p>
<dl><dt>Callers</dt><dd>${callers[access]}</dd></dl>
<h4>Data</h4>${schemaTable(schema, `Data of the topic ${name}`)}</article>`,
  );
  return `<section aria-labelledby="live"><h2 id="live">Live channel</h2>
<p>A WebSocket at <code>${path}</code>, with the session cookie. A client sends
<code>{ "subscribe": ["me"], "after": { "me": "version" } }</code> or <code>{ "unsubscribe": ["me"] }</code>; the server sends
<code>{ "topic", "version", "data" }</code> for each new state, <code>{ "topic", "version", "isCurrent": true }</code> if the client
has it, <code>{ "topic", "error": { "code" } }</code>, and <code>{ "isBeat": true }</code> to show that it is there.
<code>{ "clock": 1 }</code>, with any whole number, is answered by <code>{ "clock": 1, "at" }</code>: the server's time in ms since
1970.</p>
${items.join('\n')}</section>`;
}

function commonErrors(api: ApiDescription): string {
  const rows = Object.entries(api['x-errors'])
    .filter(([, { isCommon }]) => isCommon)
    .map(([code, { status, message }]) => errorRow(code, String(status), message));
  return `<section aria-labelledby="common-errors"><h2 id="common-errors">Errors of any operation</h2>
${errorTable(rows)}</section>`;
}
