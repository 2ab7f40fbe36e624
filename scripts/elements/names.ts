import type { LocalizedText } from '#shared/kernel/text.ts';

/** Elements by their symbol, as schools of the Gulf and English speakers call them. */
const names: Readonly<Record<string, LocalizedText>> = {
  Ag: { ar: 'الفضة', en: 'Silver' },
  Al: { ar: 'الألمنيوم', en: 'Aluminium' },
  Ar: { ar: 'الأرغون', en: 'Argon' },
  Au: { ar: 'الذهب', en: 'Gold' },
  Ba: { ar: 'الباريوم', en: 'Barium' },
  Br: { ar: 'البروم', en: 'Bromine' },
  C: { ar: 'الكربون', en: 'Carbon' },
  Ca: { ar: 'الكالسيوم', en: 'Calcium' },
  Cl: { ar: 'الكلور', en: 'Chlorine' },
  Co: { ar: 'الكوبالت', en: 'Cobalt' },
  Cr: { ar: 'الكروم', en: 'Chromium' },
  Cs: { ar: 'السيزيوم', en: 'Caesium' },
  Cu: { ar: 'النحاس', en: 'Copper' },
  F: { ar: 'الفلور', en: 'Fluorine' },
  Fe: { ar: 'الحديد', en: 'Iron' },
  Ga: { ar: 'الغاليوم', en: 'Gallium' },
  H: { ar: 'الهيدروجين', en: 'Hydrogen' },
  Hg: { ar: 'الزئبق', en: 'Mercury' },
  I: { ar: 'اليود', en: 'Iodine' },
  Ir: { ar: 'الإريديوم', en: 'Iridium' },
  K: { ar: 'البوتاسيوم', en: 'Potassium' },
  Kr: { ar: 'الكريبتون', en: 'Krypton' },
  Li: { ar: 'الليثيوم', en: 'Lithium' },
  Mg: { ar: 'المغنيسيوم', en: 'Magnesium' },
  Mn: { ar: 'المنغنيز', en: 'Manganese' },
  N: { ar: 'النيتروجين', en: 'Nitrogen' },
  Na: { ar: 'الصوديوم', en: 'Sodium' },
  Ne: { ar: 'النيون', en: 'Neon' },
  Ni: { ar: 'النيكل', en: 'Nickel' },
  O: { ar: 'الأكسجين', en: 'Oxygen' },
  P: { ar: 'الفوسفور', en: 'Phosphorus' },
  Pb: { ar: 'الرصاص', en: 'Lead' },
  Pd: { ar: 'البلاديوم', en: 'Palladium' },
  Po: { ar: 'البولونيوم', en: 'Polonium' },
  Pt: { ar: 'البلاتين', en: 'Platinum' },
  Ra: { ar: 'الراديوم', en: 'Radium' },
  Rh: { ar: 'الروديوم', en: 'Rhodium' },
  S: { ar: 'الكبريت', en: 'Sulphur' },
  Sb: { ar: 'الأنتيمون', en: 'Antimony' },
  Se: { ar: 'السيلينيوم', en: 'Selenium' },
  Sn: { ar: 'القصدير', en: 'Tin' },
  Sr: { ar: 'السترونشيوم', en: 'Strontium' },
  Th: { ar: 'الثوريوم', en: 'Thorium' },
  Ti: { ar: 'التيتانيوم', en: 'Titanium' },
  U: { ar: 'اليورانيوم', en: 'Uranium' },
  W: { ar: 'التنغستن', en: 'Tungsten' },
  Xe: { ar: 'الزينون', en: 'Xenon' },
  Zn: { ar: 'الزنك', en: 'Zinc' },
};

export function elementName(symbol: string): LocalizedText {
  const name = names[symbol];
  if (name === undefined) throw new Error(`no element is listed for ${symbol}`);
  return name;
}
