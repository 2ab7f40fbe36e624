/** Categories whose questions are asked in silence: no music, no sound, no device voice. */
export const quietCategoryIds: readonly string[] = ['quran', 'prophets', 'islam'];
