import type { LocalizedText } from '#shared/kernel/text.ts';
import { thingNames } from '../odd-one-out/names.ts';

/** What each drawn option is called. Keys are the names of Fluent Emoji. */
export const optionNames = {
  ...thingNames,
  automobile: { ar: 'سيارة', en: 'car' },
  'baguette-bread': { ar: 'خبز باغيت', en: 'baguette' },
  bathtub: { ar: 'حوض استحمام', en: 'bathtub' },
  bear: { ar: 'دب', en: 'bear' },
  bicycle: { ar: 'دراجة', en: 'bicycle' },
  bison: { ar: 'بيسون', en: 'bison' },
  boomerang: { ar: 'بومرنغ', en: 'boomerang' },
  'bow-and-arrow': { ar: 'قوس وسهم', en: 'bow and arrow' },
  bus: { ar: 'حافلة', en: 'bus' },
  chair: { ar: 'كرسي', en: 'chair' },
  coin: { ar: 'قطعة نقود', en: 'coin' },
  compass: { ar: 'بوصلة', en: 'compass' },
  'cooked-rice': { ar: 'رز', en: 'rice' },
  crab: { ar: 'سلطعون', en: 'crab' },
  dog: { ar: 'كلب', en: 'dog' },
  donkey: { ar: 'حمار', en: 'donkey' },
  dove: { ar: 'حمامة', en: 'pigeon' },
  duck: { ar: 'بطة', en: 'duck' },
  fish: { ar: 'سمكة', en: 'fish' },
  fox: { ar: 'ثعلب', en: 'fox' },
  glasses: { ar: 'نظارة', en: 'glasses' },
  goat: { ar: 'ماعز', en: 'goat' },
  goose: { ar: 'إوزة', en: 'goose' },
  key: { ar: 'مفتاح', en: 'key' },
  lizard: { ar: 'سحلية', en: 'lizard' },
  monkey: { ar: 'قرد', en: 'monkey' },
  moose: { ar: 'موظ', en: 'moose' },
  'musical-keyboard': { ar: 'بيانو', en: 'piano' },
  otter: { ar: 'ثعلب البحر', en: 'sea otter' },
  paperclip: { ar: 'مشبك ورق', en: 'paper clip' },
  pencil: { ar: 'قلم رصاص', en: 'pencil' },
  'polar-bear': { ar: 'دب أبيض', en: 'white bear' },
  rabbit: { ar: 'أرنب', en: 'rabbit' },
  rocket: { ar: 'صاروخ', en: 'rocket' },
  rose: { ar: 'وردة', en: 'rose' },
  skunk: { ar: 'ظربان', en: 'skunk' },
  teapot: { ar: 'إبريق شاي', en: 'teapot' },
  television: { ar: 'تلفاز', en: 'television' },
  tiger: { ar: 'نمر', en: 'tiger' },
  tractor: { ar: 'جرّار', en: 'tractor' },
  violin: { ar: 'كمان', en: 'violin' },
  'water-buffalo': { ar: 'جاموس', en: 'water buffalo' },
  wolf: { ar: 'ذئب', en: 'wolf' },
  zebra: { ar: 'حمار وحشي', en: 'zebra' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type OptionName = keyof typeof optionNames;

/** A question about four drawings. */
export interface DrawnAsk {
  readonly ask: LocalizedText;
  readonly right: OptionName;
  readonly wrong: readonly [OptionName, OptionName, OptionName];
  readonly isForChildren?: true;
  readonly fact: LocalizedText;
  readonly source: string;
}
