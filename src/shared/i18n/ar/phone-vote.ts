import { named } from '../named.ts';

/** A player's vote on a phone, and the captain's answer. */
export const phoneVote = {
  letters: ['أ', 'ب', 'ج', 'د'] as readonly string[],
  picture: (place: number) => `الصورة ${place}`,
  prompt: 'ما الجواب عندك؟ صوّت له.',
  voted: 'هذا صوتك، ولك أن تغيّره.',
  lost: 'لم يصل صوتك. المس جوابك مرة ثانية.',
  own: 'صوتك',
  lastWord: (captain: string) => `الكلمة الأخيرة عند ${named(captain, 'ar')}.`,
  /** Where no captain is known. */
  onScreen: 'جواب الفريق من الشاشة.',
  captainPrompt: 'اختر الجواب، ثم اعتمده لفريقك.',
  captainVoted: 'شاور فريقك، ثم اعتمد جوابكم.',
  answer: 'هذا جوابنا',
  sending: 'نرسل جوابكم…',
  unanswered: 'لم تستجب الشاشة. جرّب مرة ثانية.',
  timeIsUp: 'انتهى وقت الجواب.',
};
