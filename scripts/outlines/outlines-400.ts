import type { Outline } from './outline.ts';

/** Shapes that someone in the room knows. */
export const outlines400: readonly Outline[] = [
  {
    file: 'es',
    shape: { countries: ['Spain'], within: [-9.5, 35.95, 4.5, 44] },
    answer: 'es',
    wrong: ['pt', 'fr', 'gr'],
    alt: {
      ar: 'شكل كالمربع ناقص من غربه، وفي شرقه جزر',
      en: 'Almost a square with a strip missing in the west, and islands to the east',
    },
    fact: {
      ar: 'لا يفصلها عن أفريقيا إلا 14 كيلومترًا من الماء، وفي اليوم الصافي ترى إحداهما الأخرى.',
      en: 'Only 14 kilometres of water part it from Africa: on a clear day each can see the other.',
    },
  },
  {
    file: 'gr',
    shape: { countries: ['Greece'] },
    answer: 'gr',
    wrong: ['it', 'hr', 'dk'],
    alt: {
      ar: 'شبه جزيرة ممزّقة السواحل تنتهي بأصابع، وحولها جزر كثيرة',
      en: 'A ragged peninsula ending in fingers, with many islands round it',
    },
    fact: {
      ar: 'تُعدّ جزرها بالآلاف، ولا يسكن الناس إلا في أقل من 250 منها.',
      en: 'It counts its islands in thousands, and people live on fewer than 250 of them.',
    },
  },
  {
    file: 'tn',
    shape: { countries: ['Tunisia'] },
    answer: 'tn',
    wrong: ['ly', 'pt', 'sn'],
    alt: {
      ar: 'شكل طويل ساحله في الشرق والشمال، ويدقّ في الجنوب كالوتد',
      en: 'A tall shape with its coast to the north and east, tapering southwards to a wedge',
    },
    fact: {
      ar: 'قرب مدينة بنزرت آخر نقطة في أفريقيا من جهة الشمال.',
      en: 'Near the city of Bizerte stands the northernmost point of all Africa.',
    },
  },
  {
    file: 'dz',
    shape: { countries: ['Algeria'] },
    answer: 'dz',
    wrong: ['ly', 'eg', 'ml'],
    alt: {
      ar: 'شكل ضخم ساحله قصير في الشمال، وأسفله زاوية كبيرة',
      en: 'A huge shape with a short coast in the north and a great corner at the bottom',
    },
    fact: {
      ar: 'أكثر من أربعة أخماسها صحراء، ومع ذلك يبيضّ بعض جبالها بالثلج في الشتاء.',
      en: 'More than four fifths of it is desert, and still snow falls on its mountains in winter.',
    },
  },
  {
    file: 'ly',
    shape: { countries: ['Libya'] },
    answer: 'ly',
    wrong: ['dz', 'td', 'sa'],
    alt: {
      ar: 'شكل عريض ينحني ساحله الشمالي إلى الداخل، وحدوده خطوط مستقيمة',
      en: 'A wide shape with a deep curve in its northern coast and ruler-straight borders',
    },
    fact: {
      ar: 'انحناءة ساحلها خليج سرت، وليس فيها نهر دائم: ماؤها من تحت الرمال، يجري إلى المدن في أنابيب واسعة.',
      en: 'The dip in the coast is the Gulf of Sirte. It has no lasting river: water comes from under the sand, through giant pipes.',
    },
  },
  {
    file: 'ir',
    shape: { countries: ['Iran'] },
    answer: 'ir',
    wrong: ['tr', 'af', 'eg'],
    alt: {
      ar: 'شكل كبير في شماله تقويسة يدخل فيها بحر، وساحله الآخر في الجنوب',
      en: 'A large shape with a sea curving into its north and another coast in the south',
    },
    fact: {
      ar: 'الجبال تحيط بها كالإطار، وفي قلبها صحراء لوت، من أشدّ بقاع الأرض حرًّا.',
      en: 'Mountains frame it, and in the middle lies the Lut Desert, among the hottest ground on Earth.',
    },
  },
  {
    file: 'cl',
    shape: { countries: ['Chile'], within: [-76, -56, -66, -17] },
    answer: 'cl',
    wrong: ['ar', 'pe', 'no'],
    alt: { ar: 'شريط طويل جدًّا ورفيع، ينتهي بجزر ممزّقة', en: 'A very long thin strip that ends in ragged islands' },
    fact: {
      ar: 'طولها أكثر من 4200 كيلومتر: لو مددتها على خريطة أوروبا لبلغت من شمال النرويج إلى المغرب.',
      en: 'It is more than 4,200 kilometres long: laid over Europe it would run from northern Norway to Morocco.',
    },
  },
  {
    file: 'lk',
    shape: { countries: ['Sri Lanka'] },
    answer: 'lk',
    wrong: ['mg', 'ie', 'is'],
    alt: { ar: 'جزيرة كالدمعة، رأسها في الشمال', en: 'An island like a teardrop, its point to the north' },
    fact: {
      ar: 'سمّاها تجّار العرب «سرنديب»، ومن الاسم صنع الإنجليز كلمتهم للمصادفة السعيدة.',
      en: 'Arab traders called it Serendib; from that name English made its word for a happy accident, serendipity.',
    },
  },
  {
    file: 'mg',
    shape: { countries: ['Madagascar'] },
    answer: 'mg',
    wrong: ['lk', 'mz', 'nz'],
    alt: {
      ar: 'جزيرة طويلة مائلة، ساحلها الشرقي يكاد يستقيم',
      en: 'A long slanting island with a nearly straight east coast',
    },
    fact: {
      ar: 'انفردت في المحيط منذ نحو 88 مليون سنة، فصارت أكثر مخلوقاتها لا تعيش في مكان سواها.',
      en: 'It has been on its own for some 88 million years, so most of its creatures live nowhere else.',
    },
  },
  {
    file: 'mx',
    shape: { countries: ['Mexico'], within: [-118, 14, -86, 33] },
    answer: 'mx',
    wrong: ['co', 'ar', 'th'],
    alt: {
      ar: 'شكل كالقرن ينعطف إلى الشرق، وعلى جانبه الغربي ذراع رفيعة',
      en: 'A horn that curves to the east, with a thin arm down its western side',
    },
    fact: {
      ar: 'الذراع الرفيعة شبه جزيرة كاليفورنيا السفلى، وطولها قريب من طول إيطاليا.',
      en: 'The thin arm is Baja California, about as long as Italy.',
    },
  },
  {
    file: 'th',
    shape: { countries: ['Thailand'] },
    answer: 'th',
    wrong: ['vn', 'mm', 'my'],
    alt: {
      ar: 'شكل عريض في الأعلى، وله ذيل طويل رفيع إلى الجنوب',
      en: 'Broad at the top, with a long thin tail to the south',
    },
    fact: {
      ar: 'يرى أهلها في خريطتها رأس فيل يتدلّى خرطومه إلى الجنوب.',
      en: "Its people see an elephant's head in the map, with the trunk hanging down to the south.",
    },
  },
  {
    file: 'mediterranean',
    shape: {
      seed: [18, 35],
      box: [-6.5, 29.5, 37, 46.5],
      walls: [
        [
          [-5.65, 36.25],
          [-5.35, 35.7],
        ],
        [
          [26.35, 40.3],
          [26.45, 39.7],
        ],
      ],
    },
    text: { ar: 'شكل الماء بين الشواطئ: أي بحر هذا؟', en: 'The shape of water between shores: which sea?' },
    answer: { ar: 'البحر المتوسط', en: 'The Mediterranean' },
    wrong: [
      { ar: 'بحر البلطيق', en: 'The Baltic Sea' },
      { ar: 'البحر الكاريبي', en: 'The Caribbean' },
      { ar: 'بحر الصين الجنوبي', en: 'The South China Sea' },
    ],
    alt: {
      ar: 'شكل طويل من الغرب إلى الشرق، تتفرّع منه أذرع إلى الشمال وفيه فراغات',
      en: 'A long shape from west to east, with arms to the north and gaps in it',
    },
    fact: {
      ar: 'قبل نحو 6 ملايين سنة انسدّ مدخله فكاد يجفّ كله وصار أرض ملح، ثم عاد المحيط فملأه.',
      en: 'Some 6 million years ago its mouth closed and it all but dried into a salt plain, until the ocean poured back.',
    },
  },
  {
    file: 'ca',
    shape: { countries: ['Canada'] },
    answer: 'ca',
    wrong: ['us', 'ru', 'kz'],
    alt: {
      ar: 'شكل ضخم في وسطه خليج واسع، وفي شماله جزر كبيرة كثيرة',
      en: 'A huge shape with a great bay in the middle and many large islands in the north',
    },
    fact: {
      ar: 'القضمة الكبيرة خليج هدسون، وسواحلها أطول من سواحل أي بلد آخر.',
      en: 'The great bite is Hudson Bay, and no other country has so long a coast.',
    },
  },
  {
    file: 'is',
    shape: { countries: ['Iceland'] },
    answer: 'is',
    wrong: ['ie', 'dk', 'cu'],
    alt: {
      ar: 'جزيرة عريضة كثيرة الألسنة، وفي شمالها الغربي قطعة كالكفّ',
      en: 'A wide island with many headlands and a hand-like piece in the north-west',
    },
    fact: {
      ar: 'تنشقّ من وسطها: غربها على صفيحة أمريكا الشمالية وشرقها على صفيحة أوروبا، وتتسع سنتيمترين كل عام.',
      en: 'It is splitting down the middle, part with America and part with Europe, and grows two centimetres a year.',
    },
  },
  {
    file: 'nz',
    shape: { countries: ['New Zealand'], within: [166, -47.4, 179, -34] },
    answer: 'nz',
    wrong: ['jp', 'gb', 'ph'],
    alt: { ar: 'جزيرتان طويلتان مائلتان، إحداهما فوق الأخرى', en: 'Two long slanting islands, one above the other' },
    fact: {
      ar: 'يراها كثيرون إيطاليا مقلوبة. وهي في طرف الخريطة، فكم نسيها صانعو الخرائط!',
      en: 'Many see Italy upside down. It sits so near the edge that mapmakers have often left it off.',
    },
  },
  {
    file: 'za',
    shape: { countries: ['South Africa'], within: [16, -35, 33, -22] },
    answer: 'za',
    wrong: ['ao', 'mz', 'ke'],
    alt: {
      ar: 'شكل عريض يحيط به البحر من الجنوب، وفي داخله فراغ مستدير',
      en: 'A wide shape with the sea to the south and a round hole inside',
    },
    fact: {
      ar: 'الثقب الذي فيها ليس بحيرة، إنه دولة كاملة: ليسوتو.',
      en: "The hole isn't a lake but another country: Lesotho.",
    },
  },
  {
    file: 'id',
    shape: { countries: ['Indonesia'] },
    answer: 'id',
    wrong: ['ph', 'jp', 'bs'],
    alt: {
      ar: 'صفّ طويل من الجزر الكبيرة والصغيرة من الغرب إلى الشرق',
      en: 'A long row of large and small islands from west to east',
    },
    fact: {
      ar: 'من طرفها إلى طرفها أكثر من 5000 كيلومتر: أبعد من لندن إلى الكويت.',
      en: 'From end to end it spans over 5,000 kilometres: farther than from London to Kuwait.',
    },
  },
  {
    file: 'ph',
    shape: { countries: ['Philippines'] },
    answer: 'ph',
    wrong: ['id', 'my', 'nz'],
    alt: {
      ar: 'جزر كثيرة: كبيرة في الشمال، وكبيرة في الجنوب، وبينهما صغار',
      en: 'Many islands: a large one north, a large one south and small ones between',
    },
    fact: {
      ar: 'في جزيرتها لوزون بحيرة، وفي البحيرة جزيرة بركانية، وفي تلك الجزيرة بحيرة!',
      en: 'On its island of Luzon is a lake, in the lake a volcanic island, and on that island another lake.',
    },
  },
  {
    file: 'cu',
    shape: { countries: ['Cuba', 'USNB Guantanamo Bay'] },
    answer: 'cu',
    wrong: ['jm', 'pa', 'ht'],
    alt: {
      ar: 'جزيرة طويلة رفيعة منحنية، وتحتها جزيرة صغيرة مستديرة',
      en: 'A long thin bent island with a small round one below it',
    },
    fact: {
      ar: 'يلقّبها أهلها «التمساح»، لأنها على الخريطة كتمساح يستلقي في ماء الكاريبي.',
      en: 'Its people call it the Crocodile, since that is what lies on the map, basking in the Caribbean.',
    },
  },
  {
    file: 'red-sea',
    shape: {
      seed: [38, 20],
      box: [31, 11, 45, 31.5],
      walls: [
        [
          [43.8, 12.95],
          [43.05, 12.25],
        ],
      ],
    },
    text: { ar: 'ماء لا يابسة: أي بحر هذا؟', en: 'Water, not land: which sea is this?' },
    answer: { ar: 'البحر الأحمر', en: 'The Red Sea' },
    wrong: [
      { ar: 'البحر الأدرياتيكي', en: 'The Adriatic' },
      { ar: 'بحر البلطيق', en: 'The Baltic Sea' },
      { ar: 'بحر إيجة', en: 'The Aegean' },
    ],
    alt: {
      ar: 'شكل طويل ضيّق مائل، ينتهي في الشمال بقرنين',
      en: 'A long narrow slanting shape with two horns in the north',
    },
    fact: {
      ar: 'القرنان خليجا السويس والعقبة. وهو محيط يولد: يتّسع نحو سنتيمتر كل عام.',
      en: 'The horns are the gulfs of Suez and Aqaba. It is an ocean being born, about a centimetre wider each year.',
    },
  },
];
