/** A teammate who is asked on a phone. */
export const phoneHint = {
  asked: 'فريقك يسألك',
  still: 'الوقت متوقف',
  seconds: 'ث',
  label: 'اكتب تلميحك',
  tooLong: 'اختصره: 60 حرفًا لا أكثر.',
  unreadable: 'اكتبه بحروف ظاهرة.',
  send: 'أرسله، وقل كم أنت واثق:',
  sure: { guess: 'مجرد تخمين', think: 'أغلب الظن', sure: 'بلا شك' },
  given: 'تلميحك على الشاشة، ولك أن ترسل غيره.',
};
