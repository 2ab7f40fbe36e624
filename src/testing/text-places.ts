import { z } from 'zod';

/** One text field of an input. */
export interface TextPlace {
  readonly path: string;
  /** UTF-16 units that the schema lets a text have there, spaces around it not counted. */
  readonly maxLength: number;
  /** A presumably valid input, except for this text. */
  readonly put: (text: string) => unknown;
}

/** Every place of a text in what a schema takes: names and values, also those it doesn't know. */
export function textPlacesOf(schema: z.core.$ZodType, path = ''): TextPlace[] {
  const inner = unwrapped(schema);
  if (inner !== null) return textPlacesOf(inner, path);
  const within = (child: z.core.$ZodType, name: string, wrap: (value: unknown) => unknown) =>
    textPlacesOf(child, path === '' ? name : `${path}.${name}`).map((place) => ({
      ...place,
      put: (text: string) => wrap(place.put(text)),
    }));
  if (schema instanceof z.ZodObject) {
    const all = sampleOf(schema) as Record<string, unknown>;
    return [
      ...Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([name, child]) =>
        within(child, name, (value) => ({ ...all, [name]: value })),
      ),
      { path: `${path}.(unknown)`, maxLength: Infinity, put: (text) => ({ ...all, unknown: text }) },
      { path: `${path}.(name)`, maxLength: Infinity, put: (text) => ({ ...all, [text]: 'x' }) },
    ];
  }
  if (schema instanceof z.ZodArray) return within(schema.element, '0', (value) => [value]);
  if (schema instanceof z.ZodTuple) {
    const all = sampleOf(schema) as unknown[];
    return schema.def.items.flatMap((child, index) => within(child, String(index), (value) => all.with(index, value)));
  }
  if (schema instanceof z.ZodRecord) {
    return [
      ...within(schema.valueType, 'x', (value) => ({ x: value })),
      { path: `${path}.(name)`, maxLength: Infinity, put: (text) => ({ [text]: sampleOf(schema.valueType) }) },
    ];
  }
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((child: z.core.$ZodType, index) => within(child, `|${index}`, (value) => value));
  const maxLength =
    schema instanceof z.ZodString
      ? (schema.maxLength ?? formatLength(schema))
      : schema instanceof z.ZodUnknown
        ? Infinity
        : 0;
  return [{ path, maxLength, put: (text) => text }];
}

// A format without its own bound is known by its pattern, which no long text fits.
function formatLength(schema: z.ZodString): number {
  return schema.format === null ? Infinity : 0;
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType | null {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodNonOptional
  )
    return schema.def.innerType;
  if (schema instanceof z.ZodPipe) return schema.in instanceof z.ZodTransform ? schema.out : schema.in;
  return null;
}

/** A value that a schema presumably accepts; optional fields are omitted. */
function sampleOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return undefined;
  if (schema instanceof z.ZodNullable) return null;
  const inner = unwrapped(schema);
  if (inner !== null) return sampleOf(inner);
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape as Record<string, z.core.$ZodType>).map(([name, child]) => [name, sampleOf(child)]),
    );
  }
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element)];
  if (schema instanceof z.ZodTuple) return schema.def.items.map(sampleOf);
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodUnion) return sampleOf(schema.options[0] as z.core.$ZodType);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodNumber) return schema.minValue ?? 1;
  if (schema instanceof z.ZodUUID) return '01a1fd6c-154c-718e-b9bf-9f436eea9272';
  if (schema instanceof z.ZodEmail) return 'someone@siraj.test';
  return 'sample-text';
}
