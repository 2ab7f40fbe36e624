import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { altSchema, mediaKinds, mediaTypeNames, maxNameLength } from './schema.ts';

const id = z.string().max(64);

/** One of the files that a medium is served as. */
const mediaFileSchema = z.object({
  url: z.string(),
  mime: z.string(),
  bytes: z.number().int(),
  /** Of pictures. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});

/** A picture, a sound or a film of the library. */
export const mediumSchema = z.object({
  id: z.string(),
  kind: z.enum(mediaKinds),
  type: z.enum(mediaTypeNames),
  /** What its file was called: text for people, never a path. */
  name: z.string(),
  /** As it came. */
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  isAnimated: z.boolean(),
  /** Pictures from small to large, each in every format; else the file itself. */
  files: z.array(mediaFileSchema).min(1),
  alt: altSchema,
  uploadedAt: z.number().int(),
  /** Null where the account is gone. */
  uploadedBy: z.object({ id: z.string(), displayName: z.string() }).nullable(),
  useCount: z.number().int(),
});
export type Medium = z.infer<typeof mediumSchema>;

/** What uses a medium: the kind of thing, and its id. */
const mediaUseSchema = z.object({ kind: z.string(), id: z.string() });
export type MediaUse = z.infer<typeof mediaUseSchema>;

const oneOut = z.object({ item: mediumSchema, uses: z.array(mediaUseSchema) });

export const mediaAdminApi = {
  list: contract({
    method: 'GET',
    path: '/api/admin/media',
    access: 'moderator',
    summary: 'The media library, the newest first.',
    input: z.strictObject({
      kind: z.enum(mediaKinds).optional(),
      /** Somewhere in the name, however it is spelled. */
      text: z.string().trim().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(24),
      cursor: z.string().max(200).optional(),
    }),
    output: z.object({ items: z.array(mediumSchema), nextCursor: z.string().nullable(), hasMore: z.boolean() }),
    errors: [],
  }),
  upload: contract({
    method: 'POST',
    path: '/api/admin/media',
    access: 'moderator',
    isUpload: true,
    summary: 'Uploads a file to the library. Its type is detected from its bytes; identical bytes are one medium.',
    input: z.strictObject({ name: z.string().trim().min(1).max(maxNameLength) }),
    output: z.object({ item: mediumSchema, isNew: z.boolean() }),
    errors: [
      'media/empty',
      'media/too-large',
      'media/unknown-type',
      'media/not-what-it-says',
      'media/unreadable',
      'media/too-many-pixels',
      'media/svg-refused',
      'media/svg-too-complex',
      'media/upload-broken',
    ],
  }),
  get: contract({
    method: 'GET',
    path: '/api/admin/media/{id}',
    access: 'moderator',
    summary: 'One medium of the library, and what uses it.',
    input: z.strictObject({ id }),
    output: oneOut,
    errors: ['media/not-found'],
  }),
  describe: contract({
    method: 'PATCH',
    path: '/api/admin/media/{id}',
    access: 'moderator',
    summary: 'Sets the alternative text of a medium in both languages.',
    input: z.strictObject({ id, alt: altSchema }),
    output: oneOut,
    errors: ['media/not-found', 'media/alt-too-long'],
  }),
  remove: contract({
    method: 'DELETE',
    path: '/api/admin/media/{id}',
    access: 'moderator',
    summary: 'Deletes a medium that nothing uses.',
    input: z.strictObject({ id }),
    output: z.object({}),
    errors: ['media/not-found', 'media/in-use'],
  }),
};
