/** Announcements on the pages. */
export const announcements = {
  region: 'إعلان',
  open: 'التفاصيل',
  dismiss: (title: string) => `أخفِ الإعلان: ${title}`,
  next: (place: number, count: number) => `إعلان آخر (\u2066${place}/${count}\u2069)`,
};
