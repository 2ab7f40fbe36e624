const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** Which draw these teams are. */
export function nthDrawEn(nth: number): string {
  return `${nth}${endings[ordinalRules.select(nth)] ?? 'th'} draw`;
}
