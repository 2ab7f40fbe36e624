import { pluralAr } from '../catalogue.ts';

/** What a member is called where the name isn't shown: the emblem's creature or thing, in the member's colour. */
const looks = {
  falcon: ['الصقر', 'he'],
  pearl: ['اللؤلؤة', 'she'],
  dhow: ['السفينة', 'she'],
  palm: ['النخلة', 'she'],
  camel: ['الجمل', 'he'],
  coffee: ['الدلّة', 'she'],
  oryx: ['المها', 'she'],
  star: ['النجمة', 'she'],
} as const;
const shades = {
  coral: { he: 'المرجاني', she: 'المرجانية' },
  turquoise: { he: 'الفيروزي', she: 'الفيروزية' },
  violet: { he: 'البنفسجي', she: 'البنفسجية' },
  lime: { he: 'الليموني', she: 'الليمونية' },
} as const;

export function aliasAr(emblem: keyof typeof looks, color: keyof typeof shades): string {
  const [name, gender] = looks[emblem];
  return `${name} ${shades[color][gender]}`;
}

/** The names of categories that follow a title as they are, in their definite form. */
const definite: Readonly<Record<string, string>> = {
  جغرافيا: 'الجغرافيا',
  رياضات: 'الرياضات',
  'معلومات عامة': 'المعلومات العامة',
  'علوم وفضاء': 'العلوم والفضاء',
  'تاريخ وحضارات': 'التاريخ والحضارات',
  'تراث وعادات': 'التراث والعادات',
  'أفلام ومسلسلات': 'الأفلام والمسلسلات',
  'مأكولات ومشروبات': 'المأكولات والمشروبات',
  'مطاعم ومولات': 'المطاعم والمولات',
  'معالم ومدن': 'المعالم والمدن',
  'نباتات وثمار': 'النباتات والثمار',
  'سيارات وطائرات': 'السيارات والطائرات',
  'اختراعات وتقنية': 'الاختراعات والتقنية',
  'إنترنت وجوّالات': 'الإنترنت والجوّالات',
  'أشكال وألغاز': 'الأشكال والألغاز',
  'ألغاز وأحاجي': 'الألغاز والأحاجي',
  'كتب وحكايات': 'الكتب والحكايات',
  'عملات ونقود': 'العملات والنقود',
  'عناصر ومواد': 'العناصر والمواد',
  'علماء وحضارة': 'العلماء والحضارة',
  'خرائط صامتة': 'الخرائط الصامتة',
  ...asTheyAre([
    'عالم الحيوان',
    'لغتنا العربية',
    'جسم الإنسان وصحته',
    'عواصم العالم',
    'عالم الصغار',
    'أعلام الدول',
    'كرة القدم',
    'الكويت والخليج',
    'الأولمبياد',
    'ألغاز الإيموجي',
    'البحر والغوص',
    'الفضاء والنجوم',
    'ألعاب الفيديو',
    'لعبة الكلمات',
    'كلام الشعوب',
  ]),
};

function asTheyAre(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, name]));
}

/** Of faith: no one is called a sultan of it. */
const faith: ReadonlySet<string> = new Set(['في رحاب القرآن', 'قصص الأنبياء', 'إسلاميات']);

export function sultanAr(category: string): string {
  return faith.has(category) ? `فارس «${category}»` : `سلطان ${definite[category] ?? `«${category}»`}`;
}

export function membersAr(count: number): string {
  return pluralAr(count, {
    zero: 'بلا أعضاء',
    one: 'عضو واحد',
    two: 'عضوان',
    few: `${count} أعضاء`,
    many: `${count} عضوًا`,
    other: `${count} عضو`,
  });
}

export function eveningsAr(count: number): string {
  return pluralAr(count, {
    zero: 'لا سهرات بعد',
    one: 'سهرة واحدة',
    two: 'سهرتان',
    few: `${count} سهرات`,
    many: `${count} سهرة`,
    other: `${count} سهرة`,
  });
}

/** After a preposition. */
export function ofEveningsAr(count: number): string {
  return pluralAr(count, {
    zero: 'أي سهرة',
    one: 'سهرة واحدة',
    two: 'سهرتين',
    few: `${count} سهرات`,
    many: `${count} سهرة`,
    other: `${count} سهرة`,
  });
}
