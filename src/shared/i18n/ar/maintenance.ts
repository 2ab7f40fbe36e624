/** The site under maintenance, as visitors see it. */
export const maintenance = {
  title: 'سِراج تحت الصيانة',
  usual: 'نرتّب المكان ونعود. ألعابك وجلساتك محفوظة كما هي.',
  backIn: 'نعود بعد',
  soon: 'نعود قريبًا',
  working: 'نعمل الآن',
  staff: 'دخول فريق سِراج',
};
