import { named } from '../named.ts';

/** A secret word on the phones of the team in turn. */
export const phoneActor = {
  free: {
    title: 'كلمة سرية لفريقكم',
    body: 'واحد منكم يؤدّيها والبقية يخمّنون. تظهر الكلمة على جوال من يضغط أولًا، وعليه وحده.',
    take: 'أنا لها',
  },
  other: {
    title: (name: string) => `الكلمة عند ${named(name, 'ar')}`,
    titleNobody: 'الكلمة عند زميلكم',
    body: 'خمّنوا بصوت عالٍ.',
  },
  own: {
    title: 'الكلمة عندك',
    hidden: 'لك وحدك. أبعد جوالك عن العيون، ثم اضغط.',
    hides: 'تختفي وحدها بعد ثوانٍ.',
    show: 'أظهر الكلمة',
    hide: 'أخفِها',
    word: 'الكلمة',
    forbidden: 'ممنوع أن تقول',
    ready: 'قرأتها، ابدأ الوقت',
  },
};
