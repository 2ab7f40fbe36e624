/** Of the calls of a phone. */
export const errors = {
  'rooms/not-found': 'لا غرفة بهذا الرمز. تأكد من الأرقام الستة على الشاشة.',
  'rooms/locked': 'أقفل المضيف الغرفة. اطلب منه أن يفتحها.',
  'rooms/full': 'اكتمل عدد اللاعبين. يمكنك الدخول متفرجًا.',
  'rooms/too-many-onlookers': 'امتلأت الغرفة.',
  'rooms/unknown-team': 'هذا الفريق ليس في اللعبة.',
  'rooms/seat-gone': 'لم يعد هذا المقعد في الغرفة.',
  'rooms/name-missing': 'اكتب الاسم.',
  'rooms/name-too-long': 'الاسم طويل. أقصاه 16 حرفًا.',
  'rooms/name-invisible': 'في الاسم رموز لا تُرى. اكتبه من جديد.',
};
