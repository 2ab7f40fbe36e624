import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

export const deviceFilesPath = fileURLToPath(new URL('../dist/device-files.json', import.meta.url));

type Bundle = Rolldown.OutputBundle;

/** Screens and texts of staff and developers, and texts that the server alone writes. */
const serverOrStaffOnly =
  /\/web\/(app\/(admin|test-pages)|features\/([^/]+\/admin|games\/preview))\/|\/i18n\/(ar|en)\/(staff\/|(test-pages|mail|mail-links|provider-window)\.)/;

/**
 * Lists what a player's device keeps to run without a network: all but the pages of the staff. Read by the worker's
 * build. Throws if a player's file contains any of those modules.
 */
export function listDeviceFiles(publicFolder: string): Plugin {
  return {
    name: 'list-device-files',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
      if (entry === undefined) throw new Error('the page has no entry');
      const files = [...filesOf(bundle, entry.fileName, new Set())];
      const foreign = files.flatMap((file) => modulesOf(bundle[file]).filter((id) => serverOrStaffOnly.test(id)));
      if (foreign.length > 0) throw new Error(`a player's files contain modules of others:\n${foreign.join('\n')}`);
      const named = files.sort().map((file) => ({ url: `/${file}`, revision: null }));
      const plain = ['index.html', ...readdirSync(publicFolder)].map((file) => ({
        url: `/${file}`,
        revision: hashOf(join(dir, file)),
      }));
      writeFileSync(deviceFilesPath, JSON.stringify({ release: `/${entry.fileName}`, files: [...named, ...plain] }));
    },
  };
}

/** A chunk with all it may load later, styles, fonts and workers included. */
function filesOf(bundle: Bundle, fileName: string, found: Set<string>): Set<string> {
  const chunk = bundle[fileName];
  if (found.has(fileName) || chunk === undefined) return found;
  found.add(fileName);
  if (chunk.type !== 'chunk') return found;
  const { importedCss, importedAssets } = chunk.viteMetadata ?? { importedCss: [], importedAssets: [] };
  for (const file of [...importedCss, ...importedAssets, ...workersOf(chunk)]) found.add(file);
  for (const file of [...chunk.imports, ...chunk.dynamicImports.filter((name) => !isForStaff(bundle[name]))])
    filesOf(bundle, file, found);
  return found;
}

/** A worker is built by itself; the chunk that starts it contains its address. */
function workersOf({ code }: Rolldown.OutputChunk): readonly string[] {
  return [...code.matchAll(/assets\/[\w-]+-worker-[\w-]+\.js/g)].map(([file]) => file);
}

function isForStaff(file: Bundle[string] | undefined): boolean {
  return file?.type === 'chunk' && serverOrStaffOnly.test(file.facadeModuleId ?? '');
}

/** The modules that left code in a chunk. */
function modulesOf(file: Bundle[string] | undefined): readonly string[] {
  if (file?.type !== 'chunk') return [];
  return Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}
