import type { BadgeColor, BadgeInput, Condition, Emblem } from '#shared/achievements/badges.ts';
import type { Metric } from '#shared/achievements/totals.ts';

/** A badge of the product. Its id never changes: an installation that has it keeps what staff made of it. */
export interface HouseBadge extends Pick<BadgeInput, 'name' | 'description'> {
  readonly id: string;
  readonly emblem: Emblem;
  readonly color: BadgeColor;
  readonly conditions: Condition[];
}

type Words = readonly [name: string, description: string];

function badge(
  key: string,
  look: readonly [Emblem, BadgeColor],
  condition: readonly [Metric, number],
  ar: Words,
  en: Words,
): HouseBadge {
  return {
    id: `siraj-${key}`,
    emblem: look[0],
    color: look[1],
    conditions: [{ metric: condition[0], atLeast: condition[1] }],
    name: { ar: ar[0], en: en[0] },
    description: { ar: ar[1], en: en[1] },
  };
}

/** By family, in the order in which they are shown. */
export const houseBadges: readonly HouseBadge[] = [
  // First games.
  badge(
    'first-game',
    ['lamp', 'saffron'],
    ['games', 1],
    ['أول سراج', 'أشعلت أول لعبة في ديوانيتك'],
    ['First light', 'You lit the first game of your evening'],
  ),
  badge(
    'first-win',
    ['cup', 'saffron'],
    ['bestWinStreak', 1],
    ['أول فوز', 'فاز فريقك لأول مرة'],
    ['First win', 'Your team won for the first time'],
  ),
  badge(
    'full-board',
    ['tiles', 'saffron'],
    ['fullBoards', 1],
    ['لوحة كاملة', 'لم تبقَ خانة إلا فتحتموها'],
    ['Whole board', 'You opened every single tile'],
  ),
  // Streaks.
  badge(
    'answers-5',
    ['flame', 'coral'],
    ['bestAnswerStreak', 5],
    ['على نار', '5 أجوبة صحيحة متتالية لفريقك'],
    ['On fire', '5 right answers in a row by your team'],
  ),
  badge(
    'answers-8',
    ['comet', 'coral'],
    ['bestAnswerStreak', 8],
    ['شهاب', '8 أجوبة صحيحة متتالية، ما شاء الله'],
    ['Comet', '8 right answers in a row by your team'],
  ),
  badge(
    'wins-3',
    ['crown', 'coral'],
    ['bestWinStreak', 3],
    ['ثلاثية', 'فزتم في 3 ألعاب متتالية'],
    ['Hat-trick', 'You won 3 games in a row'],
  ),
  badge(
    'wins-5',
    ['beads', 'coral'],
    ['bestWinStreak', 5],
    ['مسباح الفوز', 'فزتم في 5 ألعاب متتالية'],
    ['String of wins', 'You won 5 games in a row'],
  ),
  badge(
    'days-3',
    ['sun', 'coral'],
    ['bestDayStreak', 3],
    ['كل يوم', 'لعبتم 3 أيام متتالية'],
    ['Day after day', 'You played on 3 days in a row'],
  ),
  badge(
    'weeks-4',
    ['loom', 'coral'],
    ['bestWeekStreak', 4],
    ['عادة طيبة', 'لعبتم 4 أسابيع متتالية'],
    ['A good habit', 'You played in 4 weeks in a row'],
  ),
  // Steals.
  badge(
    'steal-1',
    ['hook', 'violet'],
    ['totalSteals', 1],
    ['أول صيد', 'أول سؤال يسرقه فريقك'],
    ['First catch', 'The first question your team stole'],
  ),
  badge(
    'steals-game-3',
    ['dive', 'violet'],
    ['mostSteals', 3],
    ['انقضاض الصقر', '3 سرقات في لعبة واحدة'],
    ['Falcon dive', '3 steals in one game'],
  ),
  badge(
    'steals-25',
    ['chest', 'violet'],
    ['totalSteals', 25],
    ['صندوق الغنائم', '25 سؤالًا سرقها فريقك'],
    ['Treasure chest', 'Your team stole 25 questions'],
  ),
  badge(
    'steals-100',
    ['key', 'violet'],
    ['totalSteals', 100],
    ['مفتاح كل باب', '100 سؤال سرقها فريقك'],
    ['Key to every door', 'Your team stole 100 questions'],
  ),
  // Categories.
  badge(
    'categories-10',
    ['book', 'turquoise'],
    ['categories', 10],
    ['قارئ', 'لعبت 10 فئات مختلفة'],
    ['Reader', 'You played 10 different categories'],
  ),
  badge(
    'categories-25',
    ['compass', 'turquoise'],
    ['categories', 25],
    ['رحّالة', 'لعبت 25 فئة مختلفة'],
    ['Explorer', 'You played 25 different categories'],
  ),
  badge(
    'categories-40',
    ['globe', 'turquoise'],
    ['categories', 40],
    ['موسوعة', 'لعبت 40 فئة مختلفة'],
    ['Encyclopedia', 'You played 40 different categories'],
  ),
  badge(
    'sweep',
    ['carpet', 'turquoise'],
    ['sweeps', 1],
    ['من كل بستان', 'سجّل فريقك في كل فئات اللوحة'],
    ['A bit of everything', 'Your team scored in every category of a board'],
  ),
  badge(
    'crowns-10',
    ['towers', 'turquoise'],
    ['crowns', 10],
    ['أبراج المعرفة', 'كنتم ملوك فئة 10 مرات'],
    ['Towers of knowledge', 'You were champions of a category 10 times'],
  ),
  // Comebacks.
  badge(
    'comeback-600',
    ['wave', 'lime'],
    ['bestComeback', 600],
    ['عكس الموج', 'فزتم بعد تأخر 600 نقطة'],
    ['Against the tide', 'You won after being 600 points behind'],
  ),
  badge(
    'comeback-1200',
    ['sunrise', 'lime'],
    ['bestComeback', 1200],
    ['فجر جديد', 'فزتم بعد تأخر 1200 نقطة'],
    ['New dawn', 'You won after being 1200 points behind'],
  ),
  badge(
    'comeback-2000',
    ['peak', 'lime'],
    ['bestComeback', 2000],
    ['من القاع إلى القمة', 'فزتم بعد تأخر 2000 نقطة'],
    ['From the foot to the peak', 'You won after being 2000 points behind'],
  ),
  // Hosts.
  badge(
    'host-5',
    ['coffee', 'saffron'],
    ['games', 5],
    ['أهل القهوة', 'استضفت 5 ألعاب'],
    ['Coffee is ready', 'You hosted 5 games'],
  ),
  badge(
    'host-25',
    ['tent', 'saffron'],
    ['games', 25],
    ['خيمة الجمعة', 'استضفت 25 لعبة'],
    ['Weekend tent', 'You hosted 25 games'],
  ),
  badge(
    'host-100',
    ['door', 'saffron'],
    ['games', 100],
    ['باب مفتوح', 'استضفت 100 لعبة، بيتك عامر'],
    ['Open house', 'You hosted 100 games'],
  ),
  badge(
    'host-day-3',
    ['hourglass', 'saffron'],
    ['mostInADay', 3],
    ['سهرة طويلة', '3 ألعاب في يوم واحد'],
    ['Long evening', '3 games in one day'],
  ),
  badge(
    'pure-win',
    ['diamond', 'saffron'],
    ['pureGames', 1],
    ['بلا مساعدة', 'فزتم ولم تستخدموا أي وسيلة'],
    ['Pure talent', 'You won without any lifeline'],
  ),
  // Seasons.
  badge(
    'ramadan',
    ['crescent', 'violet'],
    ['ramadanGames', 1],
    ['ليالي رمضان', 'لعبتم في رمضان المبارك'],
    ['Ramadan nights', 'You played in the month of Ramadan'],
  ),
  badge(
    'eid',
    ['gift', 'lime'],
    ['eidGames', 1],
    ['عيدكم مبارك', 'لعبتم في أيام العيد'],
    ['Eid gathering', 'You played in the days of an Eid'],
  ),
  badge(
    'national-days',
    ['flag', 'lime'],
    ['nationalDayGames', 1],
    ['أعياد الكويت', 'لعبتم في 25 أو 26 فبراير'],
    ['National days', 'You played on 25 or 26 February, the national days of Kuwait'],
  ),
  badge(
    'winter',
    ['campfire', 'turquoise'],
    ['winterGames', 5],
    ['شبّة الشتاء', '5 ألعاب في ليالي الشتاء'],
    ['Winter fire', '5 games between December and February'],
  ),
];
