/** Announcements on the pages. */
export const announcements = {
  region: 'إعلان',
  open: 'التفاصيل',
  dismiss: (title: string) => `أخفِ الإعلان: ${title}`,
  place: 'انقله إلى أعلى الصفحة',
  next: (place: number, count: number) => `إعلان آخر (\u2066${place}/${count}\u2069)`,
};
