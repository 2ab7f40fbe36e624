// @ts-check
/**
 * `npm start`: installs and builds what is missing or out of date, then runs the server. Plain Node, since on a fresh
 * clone nothing is installed yet.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './built.mjs';
import { ensureInstalled } from './installed.mjs';

process.chdir(fileURLToPath(new URL('../', import.meta.url)));
ensureInstalled();
ensureBuilt();
if (existsSync('.env')) process.loadEnvFile('.env');
process.env['NODE_ENV'] ??= 'production';
await import(new URL('../dist/server/main.js', import.meta.url).href);
