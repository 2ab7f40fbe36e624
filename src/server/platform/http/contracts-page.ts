import { z } from 'zod';
import type { Contract } from '#shared/kernel/contract.ts';
import type { Schema } from '#shared/kernel/schema.ts';
import { escapeHtml } from './escape-html.ts';
import { productNamesTable } from './product-names.ts';

const style = `
  body{margin:0;background:#0b1628;color:#fff7e8;font:16px/1.6 system-ui,sans-serif}
  main{max-width:900px;margin:0 auto;padding:32px 16px}
  h1{color:#ffb938}
  a{color:#ffb938}
  details{margin-block-end:8px;border-radius:12px;background:#13233b}
  summary{padding:12px 16px;cursor:pointer}
  code{font:14px ui-monospace,monospace}
  .quiet{color:#b9c6d8}
  details>div{padding:0 16px 16px}
  td,th{padding:2px 12px 2px 0;text-align:start;vertical-align:top}
  pre{overflow:auto;padding:12px;border-radius:8px;background:#0b1628;font:13px/1.5 ui-monospace,monospace}
`;

/** The calls for a reader: one line each, opened for its schemas. For developers, so in English. */
export function contractsPage(contracts: readonly Contract[]): string {
  const calls = [...contracts]
    .sort((one, other) => one.path.localeCompare(other.path))
    .map(callOf)
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Siraj API</title><style>${style}</style></head>
<body><main>
<h1>Siraj API</h1>
<p class="quiet">JSON over HTTP. Also as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${productNamesTable()}
${calls}
</main></body>
</html>
`;
}

function callOf(contract: Contract): string {
  const errors =
    contract.errors.length === 0
      ? ''
      : `<p>Errors: ${contract.errors.map((code) => `<code>${escapeHtml(code)}</code>`).join(', ')}</p>`;
  return `<details><summary><code><b>${contract.method}</b> ${escapeHtml(contract.path)}</code><br>
<span class="quiet">${escapeHtml(contract.summary)} (${contract.access})</span></summary>
<div>${errors}<p>Input</p>${schemaOf(contract.input, 'input')}<p>Answer ${contract.status ?? 200}</p>${schemaOf(contract.output, 'output')}</div></details>`;
}

function schemaOf(schema: Schema, io: 'input' | 'output'): string {
  const described = { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }), $schema: undefined };
  return `<pre>${escapeHtml(JSON.stringify(described, null, 2))}</pre>`;
}
