/** The manifests of content/media as they are written: media.json in each folder. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mediaManifestSchema, type MediaFileEntry, type MediaManifest } from '#shared/questions/media-manifest.ts';

/** What a manifest says of any file. */
export function fileEntry(body: Uint8Array): MediaFileEntry {
  return { sha256: createHash('sha256').update(body).digest('hex'), bytes: body.length };
}

/** Writes media.json: a credit or a file on each line, files by name. */
export function writeManifest(folder: URL, manifest: MediaManifest): void {
  const { credits, files } = mediaManifestSchema.parse(manifest);
  const named = Object.entries(files)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, entry]) => `    ${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  const listed = credits.map((credit) => `    ${JSON.stringify(credit)}`);
  writeFileSync(
    new URL('media.json', folder),
    `{\n  "credits": [\n${listed.join(',\n')}\n  ],\n  "files": {\n${named.join(',\n')}\n  }\n}\n`,
  );
}
