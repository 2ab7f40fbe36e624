/** Currencies as a sentence names them. */
export const moneyNames = {
  baht: { ar: 'البات', en: 'The baht' },
  dinar: { ar: 'الدينار', en: 'The dinar' },
  dirham: { ar: 'الدرهم', en: 'The dirham' },
  dong: { ar: 'الدونغ', en: 'The dong' },
  dollar: { ar: 'الدولار', en: 'The dollar' },
  euro: { ar: 'اليورو', en: 'The euro' },
  franc: { ar: 'الفرنك', en: 'The franc' },
  krone: { ar: 'الكرونة', en: 'The krone' },
  lira: { ar: 'الليرة', en: 'The lira' },
  mark: { ar: 'المارك', en: 'The mark' },
  naira: { ar: 'النايرا', en: 'The naira' },
  pound: { ar: 'الجنيه', en: 'The pound' },
  rand: { ar: 'الراند', en: 'The rand' },
  ringgit: { ar: 'الرينغيت', en: 'The ringgit' },
  riyal: { ar: 'الريال', en: 'The riyal' },
  rouble: { ar: 'الروبل', en: 'The rouble' },
  rupee: { ar: 'الروبية', en: 'The rupee' },
  shilling: { ar: 'الشلن', en: 'The shilling' },
  taka: { ar: 'التاكا', en: 'The taka' },
  won: { ar: 'الوون', en: 'The won' },
  yen: { ar: 'الين', en: 'The yen' },
  yuan: { ar: 'اليوان', en: 'The yuan' },
  zloty: { ar: 'الزلوتي', en: 'The zloty' },
} as const;

export type Money = keyof typeof moneyNames;
