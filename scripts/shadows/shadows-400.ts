import type { Shadow } from './shadow.ts';

/** Shadows with a near twin among the options. */
export const shadows400: readonly Shadow[] = [
  {
    emoji: 'llama',
    answer: { ar: 'لاما', en: 'Llama' },
    wrong: [
      { ar: 'جمل صغير', en: 'Young camel' },
      { ar: 'زرافة', en: 'Giraffe' },
      { ar: 'نعجة', en: 'Sheep' },
    ],
    isForChildren: true,
    alt: { ar: 'رقبة مرفوعة بلا سنام وذيل قصير', en: 'A raised neck, no hump, a short tail' },
    fact: { ar: 'ابنة عمّ الجمل، وإذا غضبت بصقت.', en: 'The camel’s cousin; when cross, it spits.' },
  },
  {
    emoji: 'peacock',
    answer: { ar: 'طاووس', en: 'Peacock' },
    wrong: [
      { ar: 'بومة', en: 'Owl' },
      { ar: 'ديك', en: 'Rooster' },
      { ar: 'نعامة', en: 'Ostrich' },
    ],
    alt: { ar: 'طائر خلفه مروحة ريش كبيرة', en: 'A bird before a great fan of feathers' },
    fact: {
      ar: 'الذيل للذكور وحدهم، والأنثى تنظر وتقارن.',
      en: 'Only males have the tail; the females look and compare.',
    },
  },
  {
    emoji: 'hedgehog',
    answer: { ar: 'قنفذ', en: 'Hedgehog' },
    wrong: [
      { ar: 'سلحفاة', en: 'Turtle' },
      { ar: 'خنزير بري', en: 'Boar' },
      { ar: 'فأر', en: 'Mouse' },
    ],
    isForChildren: true,
    alt: { ar: 'ظهر مسنّن منخفض على الأرض', en: 'A low, jagged back' },
    fact: { ar: 'سلاحه بسيط: يصير كرة ولا يرد على أحد.', en: 'Its weapon is simple: become a ball and answer no one.' },
  },
  {
    emoji: 'bat',
    answer: { ar: 'خفّاش', en: 'Bat' },
    wrong: [
      { ar: 'غراب', en: 'Crow' },
      { ar: 'فراشة', en: 'Butterfly' },
      { ar: 'صقر', en: 'Falcon' },
    ],
    isForChildren: true,
    alt: { ar: 'جناحان مسنّنان من الأسفل', en: 'Two wings, scalloped underneath' },
    fact: {
      ar: 'الثديي الوحيد الذي يطير حقًّا، وينام معلّقًا كالدشداشة.',
      en: 'The only mammal that truly flies, and it sleeps hung up like a coat.',
    },
  },
  {
    emoji: 'saxophone',
    answer: { ar: 'ساكسفون', en: 'Saxophone' },
    wrong: [
      { ar: 'بوق', en: 'Trumpet' },
      { ar: 'ناي', en: 'Flute' },
      { ar: 'قربة', en: 'Bagpipes' },
    ],
    alt: { ar: 'أنبوب معقوف يتّسع في آخره', en: 'A hooked tube that widens at its end' },
    fact: {
      ar: 'اخترعه رجل اسمه ساكس، فسمّاه باسمه. تواضع!',
      en: 'Invented by a man called Sax, who modestly named it after himself.',
    },
  },
  {
    emoji: 'violin',
    answer: { ar: 'كمان', en: 'Violin' },
    wrong: [
      { ar: 'عود', en: 'Oud' },
      { ar: 'غيتار', en: 'Guitar' },
      { ar: 'ربابة', en: 'Rababa' },
    ],
    alt: { ar: 'خصر ضيّق ورقبة وإلى جانبه قوس', en: 'A narrow waist, a neck, and a bow beside it' },
    fact: { ar: 'خصره الضيّق ليمرّ القوس، لا للرشاقة.', en: 'The waist is narrow for the bow, not for its figure.' },
  },
  {
    emoji: 'chess-pawn',
    answer: { ar: 'بيدق شطرنج', en: 'Chess pawn' },
    wrong: [
      { ar: 'فيل شطرنج', en: 'Chess bishop' },
      { ar: 'جرس', en: 'Bell' },
      { ar: 'مبخرة', en: 'Incense burner' },
    ],
    isForChildren: true,
    alt: { ar: 'كرة صغيرة فوق قاعدة متدرّجة', en: 'A small ball on a stepped base' },
    fact: {
      ar: 'أضعف قطعة، وهي وحدها التي قد تصير وزيرًا.',
      en: 'The weakest piece, and the only one that can become a queen.',
    },
  },
  {
    emoji: 'anchor',
    answer: { ar: 'مرساة', en: 'Anchor' },
    wrong: [
      { ar: 'خطّاف صيد', en: 'Fish hook' },
      { ar: 'صنّارة', en: 'Fishing rod' },
      { ar: 'سهم', en: 'Arrow' },
    ],
    alt: { ar: 'حلقة فوق عمود وذراعان مقوّستان', en: 'A ring, a shaft, two curved arms' },
    fact: {
      ar: 'من رماها في المجلس فمعناها: باقٍ إلى العشاء.',
      en: 'Dropped at a gathering, it means: staying for dinner.',
    },
  },
  {
    emoji: 'alarm-clock',
    turn: 180,
    answer: { ar: 'ساعة منبّه', en: 'Alarm clock' },
    wrong: [
      { ar: 'سلحفاة على ظهرها', en: 'Turtle on its back' },
      { ar: 'قدر بغطائه', en: 'Pot with a lid' },
      { ar: 'روبوت', en: 'Robot' },
    ],
    isForChildren: true,
    alt: { ar: 'دائرة كبيرة وتحتها نصفا دائرة', en: 'A big circle above two half circles' },
    fact: { ar: 'حتى وهو مقلوب لا يحبّه أحد صباحًا.', en: 'Even upside down, no one likes it in the morning.' },
  },
  {
    emoji: 'boomerang',
    answer: { ar: 'بومرنغ', en: 'Boomerang' },
    wrong: [
      { ar: 'موزة', en: 'Banana' },
      { ar: 'هلال', en: 'Crescent' },
      { ar: 'مسطرة مكسورة', en: 'Broken ruler' },
    ],
    alt: { ar: 'قطعة مثنيّة عند المنتصف', en: 'A piece bent in the middle' },
    fact: { ar: 'الشيء الوحيد الذي تعيره ويرجع.', en: 'The only thing that returns when you lend it to the air.' },
  },
  {
    emoji: 'trumpet',
    answer: { ar: 'بوق', en: 'Trumpet' },
    wrong: [
      { ar: 'ساكسفون', en: 'Saxophone' },
      { ar: 'ميكروفون', en: 'Microphone' },
      { ar: 'منفاخ', en: 'Bellows' },
    ],
    alt: { ar: 'أنبوب فيه ثلاثة أزرار وفوهة واسعة', en: 'A tube with three buttons and a wide mouth' },
    fact: { ar: 'ثلاثة أزرار فقط، والباقي على الخدود.', en: 'Only three buttons: the cheeks do the rest.' },
  },
  {
    emoji: 'tractor',
    answer: { ar: 'جرّار زراعي', en: 'Tractor' },
    wrong: [
      { ar: 'سيارة جيب', en: 'Jeep' },
      { ar: 'رافعة شوكية', en: 'Forklift' },
      { ar: 'قطار', en: 'Locomotive' },
    ],
    alt: { ar: 'عجلة كبيرة خلفها غرفة، وأمامها صغيرة', en: 'A big wheel with a cabin, a small one in front' },
    fact: {
      ar: 'أبطأ مركبة في الشارع، وصاحبها أهدأ سائق.',
      en: 'The slowest thing on the road, with the calmest driver.',
    },
  },
  {
    emoji: 'parachute',
    answer: { ar: 'مظلة هبوط', en: 'Parachute' },
    wrong: [
      { ar: 'منطاد', en: 'Hot-air balloon' },
      { ar: 'قنديل بحر', en: 'Jellyfish' },
      { ar: 'مظلة مطر', en: 'Umbrella' },
    ],
    alt: { ar: 'قبّة من قماش تحتها خيوط وشخص', en: 'A canopy, cords, and somebody below' },
    fact: { ar: 'أهم شيء فيها أن تُفتح.', en: 'Its most important feature is that it opens.' },
  },
  {
    emoji: 'joystick',
    answer: { ar: 'عصا ألعاب', en: 'Joystick' },
    wrong: [
      { ar: 'ميكروفون', en: 'Microphone' },
      { ar: 'مصباح مكتب', en: 'Desk lamp' },
      { ar: 'حنفية', en: 'Tap' },
    ],
    alt: { ar: 'كرة فوق عصا على صندوق', en: 'A ball on a stick on a box' },
    fact: {
      ar: 'كل من لعب بها أمال رأسه معها، وكأن ذلك ينفع.',
      en: 'All who play with one lean their heads too, as if it helped.',
    },
  },
  {
    emoji: 'pretzel',
    answer: { ar: 'بريتزل', en: 'Pretzel' },
    wrong: [
      { ar: 'كعكة مدوّرة', en: 'Ring cake' },
      { ar: 'عقدة حبل', en: 'Rope knot' },
      { ar: 'نظّارة', en: 'Glasses' },
    ],
    isForChildren: true,
    alt: { ar: 'عجينة معقودة فيها ثلاث فتحات', en: 'Knotted dough with three holes' },
    fact: { ar: 'عقدة تُؤكل، وحلّها بالأسنان.', en: 'A knot to eat: you untie it with your teeth.' },
  },
  {
    emoji: 'carousel-horse',
    answer: { ar: 'حصان الدوّارة', en: 'Carousel horse' },
    wrong: [
      { ar: 'حصان سباق', en: 'Race horse' },
      { ar: 'حصان شطرنج', en: 'Chess knight' },
      { ar: 'وحيد القرن الخرافي', en: 'Unicorn' },
    ],
    isForChildren: true,
    alt: { ar: 'حصان يخترقه عمود', en: 'A horse with a pole through it' },
    fact: { ar: 'يجري منذ سنين ولم يصل.', en: 'It has galloped for years and has never arrived.' },
  },
  {
    emoji: 'goat',
    answer: { ar: 'عنزة', en: 'Goat' },
    wrong: [
      { ar: 'خروف', en: 'Sheep' },
      { ar: 'غزال', en: 'Deer' },
      { ar: 'وعل', en: 'Ibex' },
    ],
    isForChildren: true,
    alt: { ar: 'قرنان إلى الخلف ولحية قصيرة', en: 'Horns swept back and a short beard' },
    fact: {
      ar: 'حدقة عينها أفقية، فترى ما حولها كلّه، وخصوصًا صحنك.',
      en: 'Its pupils are level slits: it sees all around, your plate above all.',
    },
  },
  {
    emoji: 'moai',
    answer: { ar: 'تمثال جزيرة القيامة', en: 'Easter Island statue' },
    wrong: [
      { ar: 'تمثال أبي الهول', en: 'The Sphinx of Giza' },
      { ar: 'بومة على غصن', en: 'Owl on a branch' },
      { ar: 'صخرة على جبل', en: 'Mountain boulder' },
    ],
    alt: { ar: 'رأس بجبهة وأنف وذقن من الجانب', en: 'A head from the side: brow, nose, chin' },
    fact: {
      ar: 'له جسم كامل تحت التراب في مواضع كثيرة، والرأس وحده هو المشهور.',
      en: 'Many have whole bodies under the soil; only the heads are famous.',
    },
  },
  {
    emoji: 'snail',
    answer: { ar: 'حلزون', en: 'Snail' },
    wrong: [
      { ar: 'سلحفاة', en: 'Turtle' },
      { ar: 'خبز ملفوف', en: 'Bread roll' },
      { ar: 'خوذة', en: 'Helmet' },
    ],
    isForChildren: true,
    alt: { ar: 'قوقعة كبيرة وقرنان صغيران', en: 'A big shell and two small horns' },
    fact: { ar: 'يحمل بيته ولا يدفع إيجارًا.', en: 'It carries its house and pays no rent.' },
  },
  {
    emoji: 'backpack',
    answer: { ar: 'حقيبة ظهر', en: 'Backpack' },
    wrong: [
      { ar: 'جيب قميص', en: 'Shirt pocket' },
      { ar: 'محمصة خبز', en: 'Toaster' },
      { ar: 'قفل', en: 'Padlock' },
    ],
    isForChildren: true,
    alt: { ar: 'شكل مستدير من أعلى وفوقه مقبض', en: 'Rounded on top, with a handle' },
    fact: {
      ar: 'وزنها قبل المدرسة كيلو، وبعد أول يوم نصف مكتبة.',
      en: 'Before school it weighs nothing; after the first day, half a library.',
    },
  },
];
