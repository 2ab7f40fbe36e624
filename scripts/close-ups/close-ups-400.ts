import type { CloseUp } from './close-up.ts';

/** A corner, a pattern, an edge. */
export const closeUps400: readonly CloseUp[] = [
  {
    emoji: 'kiwi-fruit',
    centre: [14, 14],
    width: 15,
    answer: { ar: 'كيوي', en: 'Kiwi fruit' },
    wrong: [
      { ar: 'بطيخ', en: 'Watermelon' },
      { ar: 'أفوكادو', en: 'Avocado' },
      { ar: 'ضفدع', en: 'Frog' },
    ],
    isForChildren: true,
    fact: { ar: 'سُمّي باسم طائر لا يطير.', en: 'It is named after a bird that can’t fly.' },
  },
  {
    emoji: 'pineapple',
    centre: [15, 21],
    width: 8,
    answer: { ar: 'أناناس', en: 'Pineapple' },
    wrong: [
      { ar: 'سلحفاة', en: 'Turtle' },
      { ar: 'خلية نحل', en: 'Beehive' },
      { ar: 'سلة قشّ', en: 'Straw basket' },
    ],
    fact: {
      ar: 'يحتاج قرابة سنتين لينضج، ودقيقة ليُؤكل.',
      en: 'It takes up to two years to ripen, and a minute to eat.',
    },
  },
  {
    emoji: 'ear-of-corn',
    centre: [19, 8],
    width: 12,
    answer: { ar: 'ذرة', en: 'Corn' },
    wrong: [
      { ar: 'قرص عسل', en: 'Honeycomb' },
      { ar: 'أسنان', en: 'Teeth' },
      { ar: 'تاكسي', en: 'Taxi' },
    ],
    fact: {
      ar: 'الحبّة التي تعاند في آخر الكيس اسمها عند الباعة: العزباء.',
      en: 'Each kernel hangs on its own silk thread.',
    },
  },
  {
    emoji: 'snail',
    centre: [22, 18],
    width: 8,
    answer: { ar: 'حلزون', en: 'Snail' },
    wrong: [
      { ar: 'رول قرفة', en: 'Cinnamon roll' },
      { ar: 'دوّامة رمل', en: 'Sand whirl' },
      { ar: 'عين حرباء', en: 'Chameleon’s eye' },
    ],
    fact: {
      ar: 'أسرع أبناء نوعه قطع 33 سنتيمترًا في دقيقتين ونصف تقريبًا.',
      en: 'One of the fastest ran a foot in about two and a half minutes.',
    },
  },
  {
    emoji: 'turtle',
    centre: [17, 15],
    width: 12,
    answer: { ar: 'سلحفاة', en: 'Turtle' },
    wrong: [
      { ar: 'كرة قدم', en: 'Football' },
      { ar: 'بطيخة', en: 'Watermelon' },
      { ar: 'خوذة', en: 'Helmet' },
    ],
    fact: {
      ar: 'درعها من ضلوعها، فلا تخرج منه إلا في الرسوم.',
      en: 'Its shell is its ribs: it leaves it only in cartoons.',
    },
  },
  {
    emoji: 'peacock',
    centre: [8, 10],
    width: 8,
    answer: { ar: 'طاووس', en: 'Peacock' },
    wrong: [
      { ar: 'ملفوف', en: 'Cabbage' },
      { ar: 'أفعى', en: 'Snake' },
      { ar: 'نافورة', en: 'Fountain' },
    ],
    fact: {
      ar: 'الألوان من شكل الريش، لا من صبغ فيه.',
      en: 'The colours come from the shape of the feathers; there is no such dye in them.',
    },
  },
  {
    emoji: 'tiger',
    centre: [19, 16],
    width: 10,
    answer: { ar: 'نمر', en: 'Tiger' },
    wrong: [
      { ar: 'نحلة', en: 'Bee' },
      { ar: 'فراشة', en: 'Butterfly' },
      { ar: 'برتقالة', en: 'Orange' },
    ],
    fact: { ar: 'حتى جلده تحت الفرو مخطّط.', en: 'Even the skin under its fur is striped.' },
  },
  {
    emoji: 'giraffe',
    centre: [14, 21],
    width: 6,
    answer: { ar: 'زرافة', en: 'Giraffe' },
    wrong: [
      { ar: 'أناناس', en: 'Pineapple' },
      { ar: 'خبز محمّص', en: 'Toast' },
      { ar: 'أرض عطشى', en: 'Dry ground' },
    ],
    fact: { ar: 'لسانها أزرق داكن، وأطول من ذراع طفل.', en: 'Its tongue is dark blue, and longer than a child’s arm.' },
  },
  {
    emoji: 'cookie',
    centre: [20, 20],
    width: 7,
    answer: { ar: 'كوكيز', en: 'Cookie' },
    wrong: [
      { ar: 'قمر', en: 'Moon' },
      { ar: 'خشب', en: 'Wood' },
      { ar: 'نمر أرقط', en: 'Leopard' },
    ],
    fact: {
      ar: 'اختُرعت من لوح شوكولاتة لم يذب كما أرادت صاحبته.',
      en: 'It began with a bar of chocolate cut into a dough.',
    },
  },
  {
    emoji: 'chocolate-bar',
    centre: [11, 12],
    width: 8,
    answer: { ar: 'لوح شوكولاتة', en: 'Chocolate bar' },
    wrong: [
      { ar: 'باب خشب', en: 'Wooden door' },
      { ar: 'كنبة جلد', en: 'Leather sofa' },
      { ar: 'لوحة مفاتيح', en: 'Keyboard' },
    ],
    fact: {
      ar: 'كانت حبوب الكاكاو نقودًا عند الأزتك: يأكلون محافظهم.',
      en: 'Cocoa beans were money to the Aztecs: they drank their wallets.',
    },
  },
  {
    emoji: 'waffle',
    centre: [16, 15],
    width: 12,
    answer: { ar: 'وافل', en: 'Waffle' },
    wrong: [
      { ar: 'قرص عسل', en: 'Honeycomb' },
      { ar: 'شبّاك', en: 'Window' },
      { ar: 'سلة', en: 'Basket' },
    ],
    fact: { ar: 'مربّعاته برك صغيرة للعسل.', en: 'Its squares are small pools for honey.' },
  },
  {
    emoji: 'brick',
    centre: [16, 16],
    width: 9,
    answer: { ar: 'جدار طوب', en: 'Brick wall' },
    wrong: [
      { ar: 'شوكولاتة', en: 'Chocolate' },
      { ar: 'بطاقات', en: 'Cards' },
      { ar: 'سجادة', en: 'Carpet' },
    ],
    fact: { ar: 'سرّه أن كل طوبة تقف بين اثنتين.', en: 'Its secret: each brick stands between two.' },
  },
  {
    emoji: 'wood',
    centre: [16, 7],
    width: 8,
    answer: { ar: 'جذع شجرة', en: 'Tree trunk' },
    wrong: [
      { ar: 'دونات', en: 'Doughnut' },
      { ar: 'قهوة', en: 'Coffee' },
      { ar: 'طبل', en: 'Drum' },
    ],
    fact: {
      ar: 'كل حلقة سنة، فلا تسألوا شجرة عن عمرها، عدّوا.',
      en: 'A ring for each year: a tree can’t lie about its age.',
    },
  },
  {
    emoji: 'yarn',
    centre: [15, 15],
    width: 7,
    answer: { ar: 'كرة صوف', en: 'Ball of yarn' },
    wrong: [
      { ar: 'كوكب أزرق', en: 'Blue planet' },
      { ar: 'موجة', en: 'Wave' },
      { ar: 'ملفوف', en: 'Cabbage' },
    ],
    fact: { ar: 'والقطة تعرف أنها ليست فأرًا، ولا يهمّها.', en: 'The cat knows that it isn’t a mouse, and doesn’t care.' },
  },
  {
    emoji: 'musical-keyboard',
    centre: [20, 17],
    width: 9,
    answer: { ar: 'بيانو', en: 'Piano' },
    wrong: [
      { ar: 'رقعة شطرنج', en: 'Chessboard' },
      { ar: 'علم', en: 'Flag' },
      { ar: 'سياج', en: 'Fence' },
    ],
    fact: {
      ar: 'فيه 88 مفتاحًا، والجار يعرف الأغنية من ثلاثة.',
      en: 'A full one has 88 keys; the neighbour knows your song by three.',
    },
  },
  {
    emoji: 'accordion',
    centre: [17, 16],
    width: 8,
    answer: { ar: 'أكورديون', en: 'Accordion' },
    wrong: [
      { ar: 'سلّم', en: 'Ladder' },
      { ar: 'ستارة', en: 'Curtain' },
      { ar: 'مكتبة', en: 'Bookshelf' },
    ],
    fact: {
      ar: 'آلة تتنفّس: تسحب فتشهق، وتضغط فتغنّي.',
      en: 'An instrument that breathes: it sighs as you pull, and sings as you push.',
    },
  },
  {
    emoji: 'hedgehog',
    centre: [18, 15],
    width: 13,
    answer: { ar: 'قنفذ', en: 'Hedgehog' },
    wrong: [
      { ar: 'عش طائر', en: 'Bird’s nest' },
      { ar: 'فرشاة شعر', en: 'Hairbrush' },
      { ar: 'كعكة', en: 'Cake' },
    ],
    fact: {
      ar: 'يولد وشوكه تحت جلده، رحمةً بأمه.',
      en: 'It is born with its spines under the skin, which its mother appreciates.',
    },
  },
  {
    emoji: 'mushroom',
    centre: [12, 12],
    width: 8,
    answer: { ar: 'فطر', en: 'Mushroom' },
    wrong: [
      { ar: 'دعسوقة', en: 'Ladybird' },
      { ar: 'مظلة منقّطة', en: 'Spotted umbrella' },
      { ar: 'كرة', en: 'Ball' },
    ],
    fact: {
      ar: 'هو أقرب إلى الحيوان منه إلى النبات في شجرة الأحياء.',
      en: 'On the tree of life it is closer to animals than to plants.',
    },
  },
  {
    emoji: 'game-die',
    centre: [15, 18],
    width: 14,
    answer: { ar: 'نرد', en: 'Die' },
    wrong: [
      { ar: 'باب بيت', en: 'House door' },
      { ar: 'جبن', en: 'Cheese' },
      { ar: 'دومينو', en: 'Domino' },
    ],
    fact: { ar: 'مجموع كل وجهين متقابلين فيه سبعة.', en: 'Two opposite sides always add up to seven.' },
  },
  {
    emoji: 'kite',
    centre: [16, 14],
    width: 15,
    answer: { ar: 'طائرة ورقية', en: 'Kite' },
    wrong: [
      { ar: 'علم', en: 'Flag' },
      { ar: 'خيمة', en: 'Tent' },
      { ar: 'شراع', en: 'Sail' },
    ],
    fact: {
      ar: 'ترتفع لأن الخيط يمسكها، فإذا انقطع سقطت.',
      en: 'It climbs because the string holds it back; cut it, and it falls.',
    },
  },
];
