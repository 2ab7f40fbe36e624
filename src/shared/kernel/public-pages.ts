import { z } from 'zod';

/** Stands for the site's origin in pages rendered at build, which don't know it. */
export const originToken = 'https://origin.invalid';

const filesSchema = z.object({ ar: z.string(), en: z.string() });

/** What the build says of the pages it has rendered; beside their files. */
export const publicPagesSchema = z.object({
  /** Each page's path, and its file in each language. */
  pages: z.array(
    z.object({
      path: z.string(),
      files: filesSchema,
      /** The page with places for its part and for its data; `files` shows it until the server has them. */
      withPart: filesSchema.optional(),
    }),
  ),
  /** What an unknown address shows. */
  notFound: filesSchema,
  /** The patterns of all paths of the product. */
  patterns: z.array(z.string()),
});

export type PublicPagesList = z.infer<typeof publicPagesSchema>;
