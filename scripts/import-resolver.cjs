// Where an import leads, for eslint-plugin-boundaries: our imports name their files whole, so nothing has to be searched for.
const { existsSync } = require('node:fs');
const { isBuiltin } = require('node:module');
const { dirname, join, resolve } = require('node:path');

const root = join(__dirname, '..');
/** @type {Record<string, string>} `#shared/*` → `./src/shared/*` */
const aliases = require('../package.json').imports;

/** @param {string} source @param {string} file */
function pathOf(source, file) {
  if (source.startsWith('.')) return resolve(dirname(file), source);
  const [alias = '', ...rest] = source.split('/');
  const target = aliases[`${alias}/*`];
  if (target !== undefined) return join(root, target.replace('*', rest.join('/')));
  return join(root, 'node_modules', ...source.split('/').slice(0, source.startsWith('@') ? 2 : 1));
}

module.exports = {
  interfaceVersion: 2,
  /** @param {string} source @param {string} file */
  resolve(source, file) {
    if (isBuiltin(source)) return { found: true, path: null };
    const path = pathOf(source.split('?')[0] ?? source, file);
    return existsSync(path) ? { found: true, path } : { found: false };
  },
};
