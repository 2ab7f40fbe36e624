import { copyFile, mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from './store.ts';

/** Files in a folder of this machine. A name is there with all its bytes, or not at all. */
export function createDiskStore(folder: string): MediaStore {
  const at = (name: string) => join(folder, name.slice(0, 2), name);
  return {
    async put(name, { content }) {
      const path = at(name);
      const part = `${path}.part`;
      await mkdir(dirname(path), { recursive: true });
      if (Buffer.isBuffer(content)) await writeFile(part, content);
      else await copyFile(content.path, part);
      await rename(part, path);
    },
    async read(name, { start, end }) {
      const file = await open(at(name));
      return file.createReadStream({ start, end });
    },
    async remove(name) {
      const path = at(name);
      await rm(path, { force: true });
      await rm(`${path}.part`, { force: true });
      // The folder goes with its last file.
      await rmdir(dirname(path)).catch(() => undefined);
    },
  };
}
