import type { z } from 'zod';
import { escapeHtml } from './escape-html.ts';
import { exampleOf } from './examples.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type AnySchema = JsonSchema | boolean;

interface Field {
  /** `items[].priceFils`; `*` stands for any name. */
  readonly path: string;
  readonly isRequired: boolean;
  readonly schema: JsonSchema;
  /** By default one that fits the schema. */
  readonly example?: unknown;
}
/** A field, or the heading of the fields that follow in one of several shapes. */
type Row = Field | { readonly path: string; readonly shape: string };

const objectOf = (schema: AnySchema | undefined): JsonSchema => (typeof schema === 'object' ? schema : {});
const isRecord = ({ properties, additionalProperties }: JsonSchema) =>
  properties === undefined && typeof additionalProperties === 'object';

/** The alternatives of a schema, without null. */
function optionsOf(schema: JsonSchema): readonly JsonSchema[] {
  return (schema.anyOf ?? schema.oneOf)?.filter(({ type }) => type !== 'null') ?? [schema];
}

function itemsOf({ items }: JsonSchema): JsonSchema {
  return objectOf(Array.isArray(items) ? items[0] : items);
}

/** Every field at any depth, in the order of the schema. */
function rowsOf(schema: JsonSchema, path: string): readonly Row[] {
  const options = optionsOf(schema);
  if (options.length > 1) {
    const shapes = options.map((option) => ({ shape: shapeOf(option), rows: rowsOf(option, path) }));
    return shapes.flatMap(({ shape, rows }) => (rows.length === 0 ? [] : [{ path, shape }, ...rows]));
  }
  const [only = {}] = options;
  if (only.prefixItems !== undefined)
    return only.prefixItems.flatMap((item, index) => rowsOf(objectOf(item), `${path}[${index}]`));
  if (only.type === 'array') return rowsOf(itemsOf(only), `${path}[]`);
  const within = path === '' ? '' : `${path}.`;
  if (isRecord(only)) return rowsOf(objectOf(only.additionalProperties), `${within}*`);
  return Object.entries(only.properties ?? {}).flatMap(([name, property]) => {
    const field = {
      path: `${within}${name}`,
      isRequired: only.required?.includes(name) === true,
      schema: objectOf(property),
    };
    return [field, ...rowsOf(field.schema, field.path)];
  });
}

/** What distinguishes one of several shapes: its constants, else its fields. */
function shapeOf({ properties = {} }: JsonSchema): string {
  const constants = Object.entries(properties).flatMap(([name, property]) => {
    const { const: value, enum: values } = objectOf(property);
    const all = value === undefined ? values : [value];
    return all === undefined ? [] : [`${name} is ${all.map((each) => JSON.stringify(each)).join(' or ')}`];
  });
  return constants[0] ?? `with ${Object.keys(properties).join(', ')}`;
}

/** The type of a value in words: `array of string or null`. */
export function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options !== undefined) return [...new Set(options.map(typeOf))].join(' or ');
  if (schema.prefixItems !== undefined)
    return `[${schema.prefixItems.map((item) => typeOf(objectOf(item))).join(', ')}]`;
  if (schema.type === 'array') return `array of ${typeOf(itemsOf(schema))}`;
  if (isRecord(schema)) return `map of ${typeOf(objectOf(schema.additionalProperties))}`;
  const type = [schema.type ?? 'any'].flat().join(' or ');
  return schema.format === undefined ? type : `${type} (${schema.format})`;
}

/** Numbers beyond these are the limits of a JavaScript integer, not of the field. */
const isOwnLimit = (limit: number | undefined): limit is number =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER;

function rangeOf(min: number | undefined, max: number | undefined, unit: string): readonly string[] {
  const [least, most] = [isOwnLimit(min) ? min : undefined, isOwnLimit(max) ? max : undefined];
  if (least === undefined && most === undefined) return [];
  if (least === undefined) return [`at most ${most}${unit}`];
  if (most === undefined) return [`at least ${least}${unit}`];
  return [least === most ? `exactly ${least}${unit}` : `${least} to ${most}${unit}`];
}

/** The limits of a value in words: `1 to 40 characters`, `matches …`. */
export function limitsOf(schema: JsonSchema): readonly string[] {
  const exclusive = typeof schema.exclusiveMinimum === 'number' ? [`more than ${schema.exclusiveMinimum}`] : [];
  const own = [
    ...rangeOf(schema.minLength, schema.maxLength, ' characters'),
    ...rangeOf(schema.minimum, schema.maximum, ''),
    ...exclusive,
    ...rangeOf(schema.minItems, schema.maxItems, ' items'),
    ...(schema.pattern === undefined || schema.format !== undefined ? [] : [`matches ${schema.pattern}`]),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
    ...(schema.description === undefined ? [] : [schema.description]),
  ];
  const options = optionsOf(schema);
  const inner = options.length > 1 || options[0] !== schema ? options.flatMap(limitsOf) : [];
  const each = schema.type === 'array' ? limitsOf(itemsOf(schema)).map((limit) => `each ${limit}`) : [];
  const keys = isRecord(schema) ? limitsOf(objectOf(schema.propertyNames)).map((limit) => `names: ${limit}`) : [];
  return [...new Set([...own, ...inner, ...each, ...keys])];
}

function isLeaf(schema: JsonSchema): boolean {
  return optionsOf(schema).every(({ type }) => type !== 'object' && type !== 'array');
}

function rowHtml(row: Row): string {
  if ('shape' in row) {
    const place = row.path === '' ? '' : `<code>${escapeHtml(row.path)}</code>, `;
    return `<tr class="shape"><th colspan="4" scope="rowgroup">${place}if ${escapeHtml(row.shape)}</th></tr>`;
  }
  const { path, isRequired, schema, example = exampleOf(schema, lastName(path)) } = row;
  const shown = isLeaf(schema) ? `<code>${escapeHtml(JSON.stringify(example))}</code>` : '';
  return (
    `<tr><th scope="row"><code>${escapeHtml(path)}</code>${isRequired ? '' : ' <small>optional</small>'}</th>` +
    `<td>${escapeHtml(typeOf(schema))}</td><td>${escapeHtml(limitsOf(schema).join('; '))}</td><td>${shown}</td></tr>`
  );
}

const lastName = (path: string) => path.split('.').at(-1)?.replace(/\[.*$/, '') ?? '';

/** Every field of a JSON schema as rows of one HTML table; a sentence if it has none. */
export function schemaTable(schema: JsonSchema, caption: string): string {
  const rows = rowsOf(schema, '');
  if (rows.length === 0 && schema.type === 'object' && !isRecord(schema)) return '<p>An empty object.</p>';
  return fieldTable(rows.length === 0 ? [{ path: 'value', isRequired: true, schema }] : rows, caption);
}

/** A table of the given fields and of nothing below them. */
export function fieldTable(rows: readonly Row[], caption: string): string {
  const heads = ['Field', 'Type', 'Limits', 'Example'].map((head) => `<th scope="col">${head}</th>`).join('');
  return (
    `<div class="wide" tabindex="0" role="region" aria-label="${escapeHtml(caption)}"><table><thead><tr>${heads}</tr></thead>\n` +
    `<tbody>${rows.map(rowHtml).join('\n')}</tbody></table></div>`
  );
}
