import type { CloseUp } from './close-up.ts';

/** A few threads of the thing, and the options. */
export const closeUps600: readonly CloseUp[] = [
  {
    emoji: 'bread',
    centre: [11, 20],
    width: 8,
    answer: { ar: 'خبز', en: 'Bread' },
    wrong: [
      { ar: 'إسفنج', en: 'Sponge' },
      { ar: 'رمل', en: 'Sand' },
      { ar: 'خشب', en: 'Wood' },
    ],
    fact: { ar: 'النقط فقاعات الخميرة التي تنفّست في العجين.', en: 'The dots are where the yeast breathed.' },
  },
  {
    emoji: 'sponge',
    centre: [15, 16],
    width: 17,
    answer: { ar: 'إسفنجة', en: 'Sponge' },
    wrong: [
      { ar: 'جبن', en: 'Cheese' },
      { ar: 'قمر', en: 'Moon' },
      { ar: 'خبز', en: 'Bread' },
    ],
    fact: { ar: 'الطبيعية منها حيوان بحري، لا نبات.', en: 'A natural one is an animal of the sea.' },
  },
  {
    emoji: 'coconut',
    centre: [20, 20],
    width: 17,
    answer: { ar: 'جوز الهند', en: 'Coconut' },
    wrong: [
      { ar: 'بيضة', en: 'Egg' },
      { ar: 'ثلج', en: 'Snow' },
      { ar: 'حليب', en: 'Milk' },
    ],
    fact: {
      ar: 'يطفو من جزيرة إلى جزيرة، ثم ينبت: مسافر بلا حقيبة.',
      en: 'It floats from island to island and sprouts: a traveller without bags.',
    },
  },
  {
    emoji: 'basket',
    centre: [16, 23],
    width: 6,
    answer: { ar: 'سلة قشّ', en: 'Straw basket' },
    wrong: [
      { ar: 'سمكة', en: 'Fish' },
      { ar: 'خلية نحل', en: 'Beehive' },
      { ar: 'سقف', en: 'Roof' },
    ],
    fact: {
      ar: 'وسعفها من نخلة أعطت التمر والظل قبل ذلك.',
      en: 'In the Gulf its fronds come from the tree that gave the dates.',
    },
  },
  {
    emoji: 'full-moon',
    centre: [16, 15],
    width: 17,
    answer: { ar: 'قمر', en: 'Moon' },
    wrong: [
      { ar: 'ليمونة', en: 'Lemon' },
      { ar: 'كعكة', en: 'Cookie' },
      { ar: 'صحراء', en: 'Desert' },
    ],
    fact: {
      ar: 'نرى وجهًا واحدًا منه دائمًا، كأنه في صورة جواز.',
      en: 'It always shows us the same face, as in a passport.',
    },
  },
  {
    emoji: 'onion',
    centre: [16, 14],
    width: 12,
    answer: { ar: 'بصلة', en: 'Onion' },
    wrong: [
      { ar: 'خشب', en: 'Wood' },
      { ar: 'قربة', en: 'Waterskin' },
      { ar: 'بيضة', en: 'Egg' },
    ],
    fact: {
      ar: 'يبكينا بغاز يصير في العين حمضًا خفيفًا.',
      en: 'Its gas turns into a mild acid in the eye: hence the tears.',
    },
  },
  {
    emoji: 'red-paper-lantern',
    centre: [14, 14],
    width: 11,
    answer: { ar: 'فانوس ورق', en: 'Paper lantern' },
    wrong: [
      { ar: 'شمعة', en: 'Candle' },
      { ar: 'علم', en: 'Flag' },
      { ar: 'أكورديون', en: 'Accordion' },
    ],
    fact: { ar: 'يُطوى كالأكورديون ويُفرد كالقمر.', en: 'It folds like an accordion and opens like a moon.' },
  },
  {
    emoji: 'credit-card',
    centre: [11, 18],
    width: 11,
    answer: { ar: 'بطاقة ائتمان', en: 'Credit card' },
    wrong: [
      { ar: 'علم', en: 'Flag' },
      { ar: 'شريط كاسيت', en: 'Cassette tape' },
      { ar: 'سجادة', en: 'Carpet' },
    ],
    fact: {
      ar: 'أخفّ ما في المحفظة، وأثقل ما في آخر الشهر.',
      en: 'The lightest thing in the wallet, the heaviest at the end of the month.',
    },
  },
  {
    emoji: 'compass',
    centre: [19, 13],
    width: 11,
    answer: { ar: 'بوصلة', en: 'Compass' },
    wrong: [
      { ar: 'ساعة يد', en: 'Wristwatch' },
      { ar: 'ميزان', en: 'Scales' },
      { ar: 'عملة', en: 'Coin' },
    ],
    fact: {
      ar: 'تشير إلى الشمال المغناطيسي، وهو يتحرّك كل سنة.',
      en: 'It points to magnetic north, which moves each year.',
    },
  },
  {
    emoji: 'ambulance',
    centre: [22, 12],
    width: 9,
    answer: { ar: 'سيارة إسعاف', en: 'Ambulance' },
    wrong: [
      { ar: 'بطاقة لعب', en: 'Playing card' },
      { ar: 'صندوق هدية', en: 'Gift box' },
      { ar: 'لعبة تركيب', en: 'Toy brick' },
    ],
    fact: {
      ar: 'وكلمتها على المقدمة مكتوبة بالمقلوب لتُقرأ في المرآة.',
      en: 'Its name stands mirrored on the bonnet, to be read in mirrors.',
    },
  },
  {
    emoji: 'taxi',
    centre: [16, 18],
    width: 9,
    answer: { ar: 'تاكسي', en: 'Taxi' },
    wrong: [
      { ar: 'رقعة شطرنج', en: 'Chessboard' },
      { ar: 'نحلة', en: 'Bee' },
      { ar: 'حافلة', en: 'Bus' },
    ],
    fact: { ar: 'يعرف كل الطرق إلا الطريق الذي قلت له.', en: 'It knows all the roads but the one that you asked for.' },
  },
  {
    emoji: 'bubble-tea',
    centre: [14, 24],
    width: 9,
    answer: { ar: 'شاي بالكرات', en: 'Bubble tea' },
    wrong: [
      { ar: 'دعسوقة', en: 'Ladybird' },
      { ar: 'نرد', en: 'Die' },
      { ar: 'عنب', en: 'Grapes' },
    ],
    fact: {
      ar: 'كراته من نشا، وقشّته أعرض من كل القشّ.',
      en: 'Its pearls are starch, and its straw is the widest of all.',
    },
  },
  {
    emoji: 'carrot',
    centre: [13, 17],
    width: 11,
    answer: { ar: 'جزرة', en: 'Carrot' },
    wrong: [
      { ar: 'برتقالة', en: 'Orange' },
      { ar: 'نمر', en: 'Tiger' },
      { ar: 'مخروط طريق', en: 'Traffic cone' },
    ],
    fact: {
      ar: 'كان البنفسجي والأبيض منها أشهر قبل البرتقالي.',
      en: 'Before the orange ones, purple and white were common.',
    },
  },
  {
    emoji: 'saxophone',
    centre: [15, 18],
    width: 10,
    answer: { ar: 'ساكسفون', en: 'Saxophone' },
    wrong: [
      { ar: 'صنبور ذهب', en: 'Gold tap' },
      { ar: 'قفل', en: 'Padlock' },
      { ar: 'ساعة جيب', en: 'Pocket watch' },
    ],
    fact: {
      ar: 'جسمه نحاس، ويُعدّ من آلات النفخ الخشبية بسبب قصبته.',
      en: 'It is brass, and counts as a woodwind for its reed.',
    },
  },
  {
    emoji: 'gloves',
    centre: [18, 9],
    width: 12,
    answer: { ar: 'قفّاز', en: 'Glove' },
    wrong: [
      { ar: 'أخطبوط', en: 'Octopus' },
      { ar: 'باذنجان', en: 'Aubergine' },
      { ar: 'زهرة', en: 'Flower' },
    ],
    fact: { ar: 'يضيع منه دائمًا واحد، والآخر ينتظر أعوامًا.', en: 'One always gets lost; the other waits for years.' },
  },
  {
    emoji: 'castle',
    centre: [16, 20],
    width: 13,
    answer: { ar: 'قلعة', en: 'Castle' },
    wrong: [
      { ar: 'شطرنج', en: 'Chess piece' },
      { ar: 'محفظة', en: 'Wallet' },
      { ar: 'ثلاجة', en: 'Fridge' },
    ],
    fact: { ar: 'درجها اللولبي يلتفّ ليتعب سيف المهاجم.', en: 'Its stairs wind so as to hinder an attacker’s sword.' },
  },
  {
    emoji: 'ferris-wheel',
    centre: [16, 11],
    width: 7,
    answer: { ar: 'دولاب هواء', en: 'Ferris wheel' },
    wrong: [
      { ar: 'ساعة', en: 'Clock' },
      { ar: 'مظلة', en: 'Umbrella' },
      { ar: 'بوصلة', en: 'Compass' },
    ],
    fact: {
      ar: 'الأول منه بُني في شيكاغو سنة 1893 لينافس برج إيفل.',
      en: 'The first rose in Chicago in 1893, to rival the Eiffel Tower.',
    },
  },
  {
    emoji: 'thread',
    centre: [13, 14],
    width: 6,
    answer: { ar: 'بكرة خيط', en: 'Reel of thread' },
    wrong: [
      { ar: 'موج', en: 'Waves' },
      { ar: 'بطارية', en: 'Battery' },
      { ar: 'مسبح', en: 'Pool' },
    ],
    fact: { ar: 'ويضيع أوله دائمًا حين تحتاجه.', en: 'Its end always hides when you need it.' },
  },
  {
    emoji: 'money-bag',
    centre: [16, 20],
    width: 7,
    answer: { ar: 'كيس نقود', en: 'Money bag' },
    wrong: [
      { ar: 'رغيف', en: 'Loaf' },
      { ar: 'قميص', en: 'Shirt' },
      { ar: 'وسادة', en: 'Pillow' },
    ],
    fact: {
      ar: 'في الرسوم دائمًا ممتلئ، وفي البيت دائمًا آخر الشهر.',
      en: 'Full in cartoons; at home it is always the end of the month.',
    },
  },
  {
    emoji: 'teapot',
    centre: [9, 14],
    width: 13,
    answer: { ar: 'إبريق شاي', en: 'Teapot' },
    wrong: [
      { ar: 'تفاحة', en: 'Apple' },
      { ar: 'سيارة سباق', en: 'Racing car' },
      { ar: 'بالون', en: 'Balloon' },
    ],
    fact: {
      ar: 'يسكب صاحبه من علوّ لتظهر الرغوة، وليراه الناس.',
      en: 'Poured from high up, for the foam, and for the audience.',
    },
  },
];
