import { errors as phone } from './phone.ts';

export const errors = {
  ...phone,
  'rooms/this-machine-only': 'لا تصل الجوالات إلى هذا الجهاز، فلا رمز للغرفة.',
  'rooms/no-free-code': 'لم نجد رمزًا للغرفة الآن. أعد المحاولة بعد قليل.',
  'rooms/judge-plays': 'الحَكَم يرى الأجوبة، فلا يلعب مع فريق.',
  'rooms/no-judge': 'الشاشة تحكم في هذه اللعبة، فلا عمل للحَكَم.',
  'rooms/too-late-to-return': 'فات وقت الإعادة. للجوال أن يدخل من جديد بالرمز.',
  'rooms/place-taken': 'لم يعد له مكان: اكتمل العدد في الغرفة.',
};
