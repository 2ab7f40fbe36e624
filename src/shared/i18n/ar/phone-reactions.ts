/** What a phone sends up on the screen at any time. */
export const phoneReactions = {
  label: 'تفاعلوا مع اللعب',
  names: {
    clap: 'أحسنتم',
    laugh: 'ضحكة',
    fire: 'نار',
    heart: 'قلب',
    mashallah: 'ما شاء الله',
    ohNo: 'يا خسارة',
  },
};
