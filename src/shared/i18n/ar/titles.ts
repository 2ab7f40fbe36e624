/** Titles of the browser's tab and of search results, by page of lib/paths.ts; `site` is that of every other page. */
export const titles = {
  site: 'سِراج · لعبة الأسئلة لجمعات الأهل',
  home: 'سِراج · لعبة الأسئلة لجمعات الأهل',
  store: 'المتجر · سِراج',
  login: 'تسجيل الدخول · سِراج',
  register: 'حساب جديد · سِراج',
  forgotPassword: 'نسيت كلمة المرور · سِراج',
  contact: 'تواصل معنا · سِراج',
  links: 'التطبيق · سِراج',
  privacy: 'الخصوصية · سِراج',
  terms: 'الشروط · سِراج',
  credits: 'صور الأسئلة وأصواتها · سِراج',
  deleteAccount: 'حذف الحساب · سِراج',
  notFound: 'الصفحة غير موجودة · سِراج',
};
