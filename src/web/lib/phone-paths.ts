/** Paths of src/web/phone, which is another document. Apart from the others, so that a phone loads no list of the site's pages. */
export const phonePaths = {
  phone: { pattern: '/r/:code', guard: 'open', hasOwnDocument: true },
  phoneCode: { pattern: '/r', guard: 'open', hasOwnDocument: true },
} as const;
