export const seasons = ['ramadan', 'eid', 'nationalDays', 'winter'] as const;
export type Season = (typeof seasons)[number];

const timeZone = 'Asia/Kuwait';
const parts = { month: 'numeric', day: 'numeric', timeZone } as const;
const gregorian = new Intl.DateTimeFormat('en-u-ca-gregory', parts);
const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', parts);

/** The seasons of a moment in Kuwait. Ramadan and the Eids by the Umm al-Qura calendar, which a sighting can differ from by a day. */
export function seasonsAt(at: number): readonly Season[] {
  const { month, day } = dateIn(gregorian, at);
  const hijri = dateIn(islamic, at);
  const isEid = (hijri.month === 10 && hijri.day <= 3) || (hijri.month === 12 && hijri.day >= 10 && hijri.day <= 13);
  const found: Readonly<Record<Season, boolean>> = {
    ramadan: hijri.month === 9,
    eid: isEid,
    nationalDays: month === 2 && (day === 25 || day === 26),
    winter: month === 12 || month <= 2,
  };
  return seasons.filter((season) => found[season]);
}

function dateIn(format: Intl.DateTimeFormat, at: number): { readonly month: number; readonly day: number } {
  const found = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return { month: found.get('month') ?? 0, day: found.get('day') ?? 0 };
}
