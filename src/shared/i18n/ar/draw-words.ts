const ordinals = [
  'الأولى',
  'الثانية',
  'الثالثة',
  'الرابعة',
  'الخامسة',
  'السادسة',
  'السابعة',
  'الثامنة',
  'التاسعة',
  'العاشرة',
] as const;

/** Which draw these teams are, in words up to the tenth. */
export function nthDrawAr(nth: number): string {
  const ordinal = ordinals[nth - 1];
  return ordinal === undefined ? `القرعة رقم ${nth}` : `القرعة ${ordinal}`;
}
