import type { Riddle } from './riddle.ts';

/** Riddles that the room solves after a moment. */
export const riddles400: readonly Riddle[] = [
  {
    sought: 'word',
    emoji: ['crescent-moon', 'honey-pot'],
    answer: { ar: 'شهر العسل', en: 'Honeymoon' },
    wrong: [
      { ar: 'ليلة الحنّاء', en: 'Henna night' },
      { ar: 'خليّة نحل', en: 'Beehive' },
      { ar: 'هلال العيد', en: 'Eid crescent' },
    ],
    fact: {
      ar: 'سمّوه شهرًا وهو عند أكثر الناس أسبوع، والباقي أقساط.',
      en: 'They call it a month; for most it is a week, and the rest is instalments.',
    },
  },
  {
    sought: 'word',
    emoji: ['cloud', 'office-building'],
    answer: { ar: 'ناطحة سحاب', en: 'Skyscraper' },
    wrong: [
      { ar: 'برج مراقبة', en: 'Control tower' },
      { ar: 'جسر معلّق', en: 'Suspension bridge' },
      { ar: 'بيت عزّ', en: 'Mansion' },
    ],
    fact: {
      ar: 'بالعربية تنطح السحاب كالكبش، وبالإنجليزية تكشطه كالسكّين.',
      en: 'In English it scrapes the sky; in Arabic it butts the clouds like a ram.',
    },
  },
  {
    sought: 'word',
    emoji: ['money-bag', 'soap', 'bubbles'],
    answer: { ar: 'غسيل أموال', en: 'Money laundering' },
    wrong: [
      { ar: 'غسيل سيارات', en: 'Car wash' },
      { ar: 'تهرّب من الضرائب', en: 'Tax evasion' },
      { ar: 'فقاعة أسهم', en: 'Stock bubble' },
    ],
    fact: {
      ar: 'إلا التي نُسيت في جيب الدشداشة: غسيلها حلال.',
      en: 'The notes forgotten in a pocket on washing day don’t count.',
    },
  },
  {
    sought: 'film',
    emoji: ['panda', 'martial-arts-uniform'],
    answer: { ar: 'كونغ فو باندا', en: 'Kung Fu Panda' },
    wrong: [
      { ar: 'فتى الكاراتيه', en: 'The Karate Kid' },
      { ar: 'مولان', en: 'Mulan' },
      { ar: 'سلاحف النينجا', en: 'Ninja Turtles' },
    ],
    isForChildren: true,
    fact: {
      ar: 'سرّ «مخطوطة التنين» فيه أنها فارغة: مرآة لمن يفتحها.',
      en: 'The secret of its Dragon Scroll: it is empty, a mirror for whoever opens it.',
    },
  },
  {
    sought: 'film',
    emoji: ['rat', 'cook'],
    answer: { ar: 'راتاتوي', en: 'Ratatouille' },
    wrong: [
      { ar: 'ستيوارت الصغير', en: 'Stuart Little' },
      { ar: 'توم وجيري', en: 'Tom and Jerry' },
      { ar: 'تشارلي ومصنع الشوكولاتة', en: 'Charlie and the Chocolate Factory' },
    ],
    isForChildren: true,
    fact: {
      ar: 'اسمه اسم طبخة خضار فرنسية، ومن شاهده جاع رغم بطله.',
      en: 'Named after a French vegetable stew, it makes you hungry in spite of its hero.',
    },
  },
  {
    sought: 'film',
    emoji: ['cowboy-hat-face', 'astronaut', 'teddy-bear'],
    answer: { ar: 'حكاية لعبة', en: 'Toy Story' },
    wrong: [
      { ar: 'حرب النجوم', en: 'Star Wars' },
      { ar: 'وحدي في المنزل', en: 'Home Alone' },
      { ar: 'شركة المرعبين', en: 'Monsters, Inc.' },
    ],
    isForChildren: true,
    fact: {
      ar: 'أول فيلم طويل رُسم كلّه بالحاسوب، سنة 1995.',
      en: 'The first long film drawn wholly by computer, in 1995.',
    },
  },
  {
    sought: 'film',
    emoji: ['house', 'boy', 'face-screaming-in-fear'],
    answer: { ar: 'وحدي في المنزل', en: 'Home Alone' },
    wrong: [
      { ar: 'فوق', en: 'Up' },
      { ar: 'كاسبر', en: 'Casper' },
      { ar: 'حكاية لعبة', en: 'Toy Story' },
    ],
    isForChildren: true,
    fact: {
      ar: 'تركب أسرة كاملة الطائرة وتنسى واحدًا. عدّوا عيالكم!',
      en: 'A whole family boards a plane and forgets one. Count your children.',
    },
  },
  {
    sought: 'film',
    emoji: ['star', 'crossed-swords'],
    answer: { ar: 'حرب النجوم', en: 'Star Wars' },
    wrong: [
      { ar: 'سيد الخواتم', en: 'The Lord of the Rings' },
      { ar: 'أفاتار', en: 'Avatar' },
      { ar: 'المصارع', en: 'Gladiator' },
    ],
    fact: {
      ar: 'وسيوفه من ضوء: فيها مفتاح تشغيل كالمصباح.',
      en: 'Its swords are light, with an on switch like a torch.',
    },
  },
  {
    sought: 'film',
    emoji: ['house', 'balloon', 'old-man'],
    answer: { ar: 'فوق', en: 'Up' },
    wrong: [
      { ar: 'وحدي في المنزل', en: 'Home Alone' },
      { ar: 'حول العالم في 80 يومًا', en: 'Around the World in 80 Days' },
      { ar: 'ماري بوبينز', en: 'Mary Poppins' },
    ],
    isForChildren: true,
    fact: {
      ar: 'أول عشر دقائق منه أبكت آباء قالوا إنهم لا يبكون.',
      en: 'Its first ten minutes made fathers weep who say that they never do.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['rooster', 'wastebasket', 'loudspeaker'],
    answer: { ar: 'كل ديك على مزبلته صيّاح', en: 'Every rooster crows on its own rubbish heap' },
    wrong: [
      { ar: 'ابن الوزّ عوّام', en: 'The gosling is a born swimmer' },
      { ar: 'أسمع جعجعة ولا أرى طحنًا', en: 'Much grinding noise, but no flour' },
      { ar: 'إن غاب القط العب يا فار', en: 'When the cat’s away, the mice will play' },
    ],
    fact: {
      ar: 'ومثله اليوم: كل واحد شجاع في تعليقاته.',
      en: 'Today’s version: everybody is brave in the comments.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['duck', 'baby-chick', 'water-wave'],
    answer: { ar: 'ابن الوزّ عوّام', en: 'The gosling is a born swimmer' },
    wrong: [
      { ar: 'الغريق يتعلّق بقشّة', en: 'A drowning man clutches at a straw' },
      { ar: 'الطيور على أشكالها تقع', en: 'Birds of a feather flock together' },
      { ar: 'كل ديك على مزبلته صيّاح', en: 'Every rooster crows on its own rubbish heap' },
    ],
    fact: {
      ar: 'يُقال إذا أحسن الولد، فإذا أخطأ قيل: طالع على خواله.',
      en: 'Said when the boy does well; when he doesn’t, he takes after his uncles.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['bird', 'palm-up-hand', 'keycap-10', 'deciduous-tree'],
    answer: { ar: 'عصفور في اليد خير من عشرة على الشجرة', en: 'A bird in the hand beats ten in the tree' },
    wrong: [
      { ar: 'ضرب عصفورين بحجر', en: 'Two birds with one stone' },
      { ar: 'الشجرة المثمرة تُرمى بالحجر', en: 'The tree with fruit has stones thrown at it' },
      { ar: 'يد واحدة لا تصفّق', en: 'One hand does not clap' },
    ],
    fact: {
      ar: 'عند الإنجليز يساوي عصفورين فقط: عصفورنا أغلى بخمس مرات.',
      en: 'In English it is worth two in the bush: the Arab bird is worth five times more.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['door', 'wind-face', 'relieved-face'],
    answer: { ar: 'الباب اللي يجيك منه الريح سدّه واستريح', en: 'The door that lets in the wind: shut it and rest' },
    wrong: [
      { ar: 'الجار قبل الدار', en: 'The neighbour before the house' },
      { ar: 'تجري الرياح بما لا تشتهي السفن', en: 'Winds blow where ships would not go' },
      { ar: 'رضا الناس غاية لا تُدرك', en: 'You can’t please everybody' },
    ],
    fact: {
      ar: 'زرّ «مغادرة المجموعة» هو هذا الباب.',
      en: 'The “leave group” button is that very door.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['pick', 'hole', 'face-with-head-bandage'],
    answer: { ar: 'من حفر حفرة لأخيه وقع فيها', en: 'Who digs a pit for a brother falls into it' },
    wrong: [
      { ar: 'من طلب العلا سهر الليالي', en: 'Who wants the heights stays up at night' },
      { ar: 'ضربني وبكى وسبقني واشتكى', en: 'He hit me and wept, then ran to complain' },
      { ar: 'من زرع حصد', en: 'Who sows shall reap' },
    ],
    fact: {
      ar: 'كل من شاهد الرسوم المتحركة يعرف هذه النهاية.',
      en: 'Anybody who has seen a cartoon knows how this ends.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['bed', 'leg', 'straight-ruler'],
    answer: { ar: 'على قد لحافك مدّ رجليك', en: 'Stretch your legs as far as your quilt goes' },
    wrong: [
      { ar: 'العين بصيرة واليد قصيرة', en: 'The eye sees far, the hand is short' },
      { ar: 'نم مبكرًا تصحُ مبكرًا', en: 'Early to bed, early to rise' },
      { ar: 'حبل الكذب قصير', en: 'The rope of lies is short' },
    ],
    fact: {
      ar: 'قيل قبل اختراع البطاقة الائتمانية.',
      en: 'Said before anybody had invented the credit card.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['raised-hand', 'prohibited', 'clapping-hands'],
    answer: { ar: 'يد واحدة لا تصفّق', en: 'One hand does not clap' },
    wrong: [
      { ar: 'العين بصيرة واليد قصيرة', en: 'The eye sees far, the hand is short' },
      { ar: 'اليد العليا خير من اليد السفلى', en: 'The hand that gives beats the one that takes' },
      { ar: 'السكوت علامة الرضا', en: 'Silence means consent' },
    ],
    fact: {
      ar: 'جرّبوها الآن جميعًا. أرأيتم؟',
      en: 'Try it, all of you, now. You see?',
    },
  },
  {
    sought: 'proverb',
    emoji: ['speaking-head', '2nd-place-medal', 'shushing-face', '1st-place-medal'],
    answer: { ar: 'الكلام من فضة والسكوت من ذهب', en: 'Speech is silver, silence is golden' },
    wrong: [
      { ar: 'السكوت علامة الرضا', en: 'Silence means consent' },
      { ar: 'ليس كل ما يلمع ذهبًا', en: 'All that glitters is not gold' },
      { ar: 'لسانك حصانك', en: 'Your tongue is your horse' },
    ],
    fact: {
      ar: 'والدليل: كم نقطة خسرتم الليلة بإجابة متسرّعة؟',
      en: 'The proof: how many points went tonight on an answer blurted out?',
    },
  },
  {
    sought: 'proverb',
    emoji: ['dog', 'loudspeaker', 'camel', 'camel'],
    answer: { ar: 'القافلة تسير والكلاب تنبح', en: 'The dogs bark, the caravan moves on' },
    wrong: [
      { ar: 'الجمل لا يرى سنامه', en: 'The camel doesn’t see its own hump' },
      { ar: 'أسمع جعجعة ولا أرى طحنًا', en: 'Much grinding noise, but no flour' },
      { ar: 'ما كل سوداء تمرة', en: 'Not every black thing is a date' },
    ],
    fact: {
      ar: 'والجمل، كما ترون، لم يلتفت.',
      en: 'The camel, as you see, didn’t turn its head.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['mountain', 'face-screaming-in-fear', 'mouse'],
    answer: { ar: 'تمخّض الجبل فولد فأرًا', en: 'The mountain laboured and bore a mouse' },
    wrong: [
      { ar: 'إن غاب القط العب يا فار', en: 'When the cat’s away, the mice will play' },
      { ar: 'عمل من الحبّة قبّة', en: 'To make a mountain out of a molehill' },
      { ar: 'من خاف سلم', en: 'Who is afraid stays safe' },
    ],
    fact: {
      ar: 'يُقال بعد كل إعلان انتظرناه شهرًا.',
      en: 'Said after any announcement that we awaited for a month.',
    },
  },
  {
    sought: 'story',
    emoji: ['rabbit', 'mantelpiece-clock', 'hole', 'top-hat'],
    answer: { ar: 'أليس في بلاد العجائب', en: 'Alice in Wonderland' },
    wrong: [
      { ar: 'سباق الأرنب والسلحفاة', en: 'The Tortoise and the Hare' },
      { ar: 'ساحر أوز', en: 'The Wizard of Oz' },
      { ar: 'بيتر بان', en: 'Peter Pan' },
    ],
    isForChildren: true,
    fact: {
      ar: 'بدأت كلها لأن أرنبًا تأخّر عن موعده.',
      en: 'It all began because a rabbit was late.',
    },
  },
];
