import type { Plugin } from 'vite';

/** Parts of zod that its classes refer to: JSON schemas and English messages. The page has a text for each code instead. */
const unused = /\/zod\/v4\/(core\/(json-schema-processors|to-json-schema)|locales\/en)\.js$/;

/** Where zod makes its configuration, before the first schema. */
const configuration = /\/zod\/v4\/core\/core\.js$/;
const emptyConfiguration = '__zod_globalConfig = {}';

const schemas = /\/zod\/v4\/classic\/schemas\.js$/;

/** Methods of schemas that the product never calls. Each keeps a class or a check in the page that is needed for it alone. */
const unusedMethods = (
  'url jwt emoji guid uuidv4 uuidv6 uuidv7 nanoid cuid cuid2 ulid base64 base64url xid ksuid ipv4 ipv6 cidrv4 cidrv6 e164 ' +
  'datetime time duration endsWith lowercase uppercase slugify with brand exactOptional nonoptional and prefault readonly ' +
  'meta isOptional isNullable apply parseAsync safeParseAsync validateAsync encode decode encodeAsync decodeAsync ' +
  'safeEncode safeDecode safeEncodeAsync safeDecodeAsync toJSONSchema keyof passthrough loose strip merge required ' +
  'exactPartial safe positive nonnegative negative nonpositive multipleOf step'
).split(' ');
/** These are called as functions of `z`, not as methods of a string. */
const unusedOfStrings = ['email', 'uuid', 'date'];

const methodsOf = (names: readonly string[]) =>
  new RegExp(`^ {4}(?:async )?(?:${names.join('|')})(?:\\(|: (?:async )?function )[^]*?^ {4}\\},?\\n`, 'gm');
const removed = methodsOf([...unusedMethods, ...unusedOfStrings]);
/** How each class writes itself as a JSON schema. */
const asJsonSchema = /^ {4}inst\._zod\.processJSONSchema = .*;\n/gm;
/** Recognizes values that contain themselves, which no JSON does. */
const memoizer = /^ {4}_ensureDefaultMemoizer\(\);\n/gm;
/** Compiles the validator of an object, which the configuration forbids. */
const compiledObject = 'core.$ZodObjectJIT.init';

/** zod's schemas without what the product never calls, so that the bundler leaves out what only that needs. */
export function slimSchemas(code: string): string {
  for (const pattern of [removed, asJsonSchema, memoizer])
    if (code.search(pattern) < 0) throw new Error(`zod is written otherwise now: nothing matches ${String(pattern)}`);
  if (!code.includes(compiledObject)) throw new Error('zod makes its objects otherwise now');
  return code
    .replace(removed, '')
    .replace(asJsonSchema, '')
    .replace(memoizer, '')
    .replace(compiledObject, 'core.$ZodObject.init');
}

const callOfRemoved = new RegExp(
  `[\\w)]\\s*\\.(?:${unusedMethods.join('|')})\\(|\\)\\s*\\.(?:${unusedOfStrings.join('|')})\\(`,
);

/** A call of a method that the page's zod lacks, in a module that makes schemas; undefined if there is none. */
export function findRemovedCall(code: string): string | undefined {
  return /from ['"]zod['"]/.test(code) ? callOfRemoved.exec(code)?.[0] : undefined;
}

/**
 * Leaves those parts out of the page, two fifths of what it loads of zod: their functions do nothing there. Validators
 * aren't compiled either: that needs `new Function`, which the content policy forbids, and even its probe is reported.
 */
export function slimZod(): Plugin {
  return {
    name: 'slim-zod',
    apply: 'build',
    async load(id) {
      if (!unused.test(id)) return null;
      const names = Object.keys((await import(id)) as object);
      return names
        .map((name) => (name === 'default' ? 'export default () => ({});' : `export const ${name} = () => undefined;`))
        .join('\n');
    },
    transform(code, id) {
      if (schemas.test(id)) return { code: slimSchemas(code), map: null };
      const call = id.includes('/node_modules/') ? undefined : findRemovedCall(code);
      if (call !== undefined) throw new Error(`${id} calls ${call}…, which slim-zod.ts leaves out of the page`);
      if (!configuration.test(id)) return null;
      if (!code.includes(emptyConfiguration)) throw new Error('zod makes its configuration elsewhere now');
      return { code: code.replace(emptyConfiguration, '__zod_globalConfig = { jitless: true }'), map: null };
    },
  };
}
