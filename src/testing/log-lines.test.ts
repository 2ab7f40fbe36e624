import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const server = fileURLToPath(new URL('../server/', import.meta.url));
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'];
/** Written by pino, Fastify and the traces themselves. */
const taken = ['level', 'time', 'pid', 'hostname', 'msg', 'reqId', 'trace_id', 'span_id'];
/** Pino serializes an error under `err` alone. */
const errorNames = ['error', 'cause', 'e', 'exception'];
const personal = /^(email|password|token|cookie|session|secret|displayName|name|body|headers|url|query|phone)$/i;

/** What is wrong with the log lines that a file writes, each with its line. */
function faultsIn(path: string, text: string): { readonly calls: number; readonly faults: readonly string[] } {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const faults: string[] = [];
  let calls = 0;
  const visit = (node: ts.Node): void => {
    if (isLogCall(node, source)) {
      calls += 1;
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      faults.push(...faultsOf(node, source).map((fault) => `${path}:${line} ${fault}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { calls, faults };
}

function isLogCall(node: ts.Node, source: ts.SourceFile): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression, name } = node.expression;
  return levels.includes(name.text) && /(^|\.)(log|logger)$/.test(expression.getText(source));
}

function faultsOf(call: ts.CallExpression, source: ts.SourceFile): string[] {
  const [first] = call.arguments;
  const message = call.arguments.at(-1);
  const fields = first !== undefined && ts.isObjectLiteralExpression(first) ? [...first.properties] : [];
  return [...messageFaults(message), ...fields.flatMap((field) => fieldFaults(field, source))];
}

// Lines are found and counted by their message, so that values belong in fields.
function messageFaults(message: ts.Expression | undefined): string[] {
  if (message === undefined || !ts.isStringLiteral(message)) return ['has no constant message'];
  return /[.!?]$/.test(message.text) ? [`ends a message with a sign: ${message.text}`] : [];
}

function fieldFaults(field: ts.ObjectLiteralElementLike, source: ts.SourceFile): string[] {
  const name = field.name?.getText(source);
  if (name === undefined) return [];
  const value = ts.isPropertyAssignment(field) ? field.initializer.getText(source) : name;
  return [
    ...(/^[a-z][a-zA-Z0-9]*$/.test(name) ? [] : [`${name} is not in camel case`]),
    ...(taken.includes(name) ? [`${name} is a field of every line`] : []),
    ...(errorNames.includes(name) ? [`${name}: an error is named err`] : []),
    ...(personal.test(name) ? [`${name} may have a secret or personal data`] : []),
    // A provider is known by its name.
    ...(/(^|\.)id$/.test(value) && !/.Id$|^provider$/.test(name) ? [`${name} doesn't say whose id it is`] : []),
  ];
}

it('writes log lines with a constant message and fields by convention: err, ids by what they are of, nothing personal', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = files.map((file) => faultsIn(file, readFileSync(join(server, file), 'utf8')));
  expect(found.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(40);
  expect(found.flatMap(({ faults }) => faults)).toEqual([]);
});

it('finds a line against the conventions', () => {
  const faultOf = (line: string) => faultsIn('x.ts', line).faults.join();
  expect(faultOf("logger.warn({ err: error, purchaseId: purchase.id }, 'a payment failed');")).toBe('');
  expect(faultOf("logger.warn({ error }, 'a payment failed');")).toContain('an error is named err');
  expect(faultOf("deps.logger.warn({ event: event.id }, 'a payment failed');")).toContain('whose id');
  expect(faultOf("log.info({ id }, 'a payment failed');")).toContain('whose id');
  expect(faultOf("log.info({ user_id: user.id }, 'a payment failed');")).toContain('camel case');
  expect(faultOf("request.log.info({ email }, 'a payment failed');")).toContain('personal');
  expect(faultOf("log.info({ time }, 'a payment failed');")).toContain('every line');
  expect(faultOf("log.info('a payment failed.');")).toContain('ends a message');
  expect(faultOf('log.info(`${id} failed`);')).toContain('no constant message');
});
