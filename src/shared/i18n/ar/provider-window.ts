/** Texts of signing in with a provider that the server alone writes. */

/** The name of an account until the user chooses one. */
export const unnamed = 'لاعب';

/** The small pages that end a provider's window. */
export const providerWindow = {
  done: 'تم. يمكنك إغلاق هذه النافذة.',
  failed: 'لم يكتمل الدخول.',
  goOn: 'تابع إلى سِراج',
};
