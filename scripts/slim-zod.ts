import type { Plugin } from 'vite';

/** Parts of zod that its classes refer to: JSON schemas and English messages. The page has a text for each code instead. */
const unused = /\/zod\/v4\/(core\/(json-schema-processors|to-json-schema)|locales\/en)\.js$/;

/** Leaves those parts out of the page, a fifth of what it loads of zod: their functions do nothing there. */
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
  };
}
