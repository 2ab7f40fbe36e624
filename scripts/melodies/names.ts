import type { TuneName } from './tunes.ts';

/** "Arabic|English", as options say them. */
const named: Readonly<Record<TuneName, string>> = {
  twinkle: 'تلألئي يا نجمة|Twinkle, Twinkle',
  brotherJohn: 'فرير جاك|Frère Jacques',
  lamb: 'ماري عندها حَمَل|Mary Had a Little Lamb',
  londonBridge: 'جسر لندن يسقط|London Bridge',
  rowBoat: 'جدّف جدّف قاربك|Row Your Boat',
  farm: 'ماكدونالد العجوز ومزرعته|Old MacDonald',
  birthday: 'سنة حلوة يا جميل|Happy Birthday',
  joy: 'نشيد الفرح لبيتهوفن|Beethoven’s Ode to Joy',
  elise: 'إلى إليزه لبيتهوفن|Beethoven’s Für Elise',
  fate: 'سيمفونية بيتهوفن الخامسة|Beethoven’s Fifth',
  newWorld: 'من العالم الجديد لدفورجاك|Dvořák’s New World',
  mountainKing: 'في قاعة ملك الجبل لغريغ|Grieg’s Mountain King',
  gallop: 'افتتاحية وليام تل لروسيني|Rossini’s William Tell',
  greensleeves: 'الأكمام الخضراء|Greensleeves',
  pedlars: 'كوروبينيكي الروسية|Korobeiniki',
  cradle: 'تهويدة برامز|Brahms’s Lullaby',
  badinerie: 'بادينري لباخ|Bach’s Badinerie',
  bride: 'موكب العروس لفاغنر|Wagner’s Bridal Chorus',
  danube: 'الدانوب الأزرق لشتراوس|Strauss’s Blue Danube',
  entertainer: 'ذا إنترتينر لجوبلين|Joplin’s Entertainer',
  turkish: 'المارش التركي لموزارت|Mozart’s Turkish March',
  toreador: 'أغنية المصارع من كارمن|The Toreador Song',
  alouette: 'ألويت الفرنسية|Alouette',
  cucaracha: 'لا كوكاراتشا|La Cucaracha',
  bonnie: 'حبيبي وراء البحار|My Bonnie',
  mice: 'ثلاثة فئران عمياء|Three Blind Mice',
  minuet: 'منويت صول لبيتزولد|Petzold’s Minuet in G',
  bus: 'عجلات الباص تدور|The Wheels on the Bus',
  clementine: 'كليمنتاين|Clementine',
  yankee: 'يانكي دودل|Yankee Doodle',
  hatDance: 'رقصة القبّعة المكسيكية|Mexican Hat Dance',
  oldMan: 'هذا الرجل العجوز|This Old Man',
};

/** The names of four tunes, the right one first. */
export function namesOf(
  ...four: readonly [TuneName, TuneName, TuneName, TuneName]
): readonly [string, string, string, string] {
  const [right, one, two, three] = four;
  return [named[right], named[one], named[two], named[three]];
}
