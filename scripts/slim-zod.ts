import type { Plugin } from 'vite';

/** Parts of zod that its classes refer to: JSON schemas and English messages. The page has a text for each code instead. */
const unused = /\/zod\/v4\/(core\/(json-schema-processors|to-json-schema)|locales\/en)\.js$/;

/** Where zod makes its configuration, before the first schema. */
const configuration = /\/zod\/v4\/core\/core\.js$/;
const emptyConfiguration = '__zod_globalConfig = {}';

/**
 * Leaves those parts out of the page, a fifth of what it loads of zod: their functions do nothing there. Validators aren't
 * compiled either: that needs `new Function`, which the content policy forbids, and even its probe is reported.
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
      if (!configuration.test(id)) return null;
      if (!code.includes(emptyConfiguration)) throw new Error('zod makes its configuration elsewhere now');
      return { code: code.replace(emptyConfiguration, '__zod_globalConfig = { jitless: true }'), map: null };
    },
  };
}
