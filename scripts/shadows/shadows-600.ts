import type { Shadow } from './shadow.ts';

/** Shadows that are turned, or of things that few have looked at closely. */
export const shadows600: readonly Shadow[] = [
  {
    emoji: 'banjo',
    answer: { ar: 'بانجو', en: 'Banjo' },
    wrong: [
      { ar: 'عود', en: 'Oud' },
      { ar: 'ملعقة', en: 'Spoon' },
      { ar: 'مضرب تنس', en: 'Racket' },
    ],
    alt: { ar: 'قرص مستدير بمسامير ورقبة طويلة', en: 'A round disc with pegs and a long neck' },
    fact: { ar: 'وجهه جلد كالطبل، فهو طبل بأوتار.', en: 'Its face is skin: a drum with strings.' },
  },
  {
    emoji: 'dodo',
    answer: { ar: 'طائر الدودو', en: 'Dodo' },
    wrong: [
      { ar: 'ديك رومي', en: 'Turkey' },
      { ar: 'نسر', en: 'Vulture' },
      { ar: 'بطّة', en: 'Duck' },
    ],
    alt: { ar: 'طائر سمين بمنقار معقوف كبير', en: 'A plump bird with a big hooked beak' },
    fact: { ar: 'انقرض، ولم يبقَ لنا منه إلا شكله.', en: 'It is gone for good; this outline is what we keep.' },
  },
  {
    emoji: 'bison',
    answer: { ar: 'بيسون', en: 'Bison' },
    wrong: [
      { ar: 'ماموث', en: 'Mammoth' },
      { ar: 'ثور', en: 'Ox' },
      { ar: 'وحيد القرن', en: 'Rhinoceros' },
    ],
    alt: { ar: 'كتف عالية ورأس منخفض', en: 'High shoulders and a low head' },
    fact: { ar: 'يبدو بطيئًا، ويسبق أسرع عدّاء في العالم.', en: 'It looks slow, and outruns the fastest sprinter.' },
  },
  {
    emoji: 'shrimp',
    turn: 90,
    answer: { ar: 'روبيان', en: 'Shrimp' },
    wrong: [
      { ar: 'جراد البحر', en: 'Lobster' },
      { ar: 'يرقة', en: 'Caterpillar' },
      { ar: 'حصان البحر', en: 'Seahorse' },
    ],
    alt: { ar: 'جسم مقوّس وأرجل صغيرة كثيرة', en: 'A curved body with many small legs' },
    fact: {
      ar: 'قلبه في رأسه تقريبًا، ومكانه في المجبوس.',
      en: 'Its heart sits almost in its head; its place is on the rice.',
    },
  },
  {
    emoji: 'long-drum',
    turn: 180,
    answer: { ar: 'طبلة', en: 'Goblet drum' },
    wrong: [
      { ar: 'مزهرية', en: 'Vase' },
      { ar: 'كأس بطولة', en: 'Trophy cup' },
      { ar: 'ساعة رمل', en: 'Hourglass' },
    ],
    alt: { ar: 'شكلان واسعان بينهما خصر', en: 'Two wide parts and a waist between' },
    fact: { ar: 'نصف أفراح العرب تبدأ بضربة عليها.', en: 'Half of all Arab weddings begin with one beat on it.' },
  },
  {
    emoji: 'croissant',
    answer: { ar: 'كرواسون', en: 'Croissant' },
    wrong: [
      { ar: 'هلال', en: 'Crescent' },
      { ar: 'روبيان', en: 'Shrimp' },
      { ar: 'يرقة', en: 'Caterpillar' },
    ],
    alt: { ar: 'هلال سمين متعرّج', en: 'A plump, wavy crescent' },
    fact: { ar: 'لا يُؤكل على ثوب أسود أبدًا.', en: 'Never to be eaten in black clothes.' },
  },
  {
    emoji: 'ear-of-corn',
    turn: 90,
    answer: { ar: 'كوز ذرة', en: 'Ear of corn' },
    wrong: [
      { ar: 'سمكة', en: 'Fish' },
      { ar: 'شمعة', en: 'Candle' },
      { ar: 'صاروخ', en: 'Rocket' },
    ],
    alt: { ar: 'بيضاوي طويل بين ورقتين', en: 'A long oval between two leaves' },
    fact: { ar: 'عدد صفوف حبّه زوجي دائمًا تقريبًا.', en: 'Count its rows: almost always an even number.' },
  },
  {
    emoji: 'tulip',
    turn: 180,
    answer: { ar: 'زهرة توليب', en: 'Tulip' },
    wrong: [
      { ar: 'جرس', en: 'Bell' },
      { ar: 'طبق طائر', en: 'Flying saucer' },
      { ar: 'حبّار', en: 'Squid' },
    ],
    alt: { ar: 'كأس مسنّنة تحت ورقتين', en: 'A jagged cup under two leaves' },
    fact: {
      ar: 'بيعت بصلتها يومًا في هولندا بثمن بيت، ثم استيقظوا.',
      en: 'In Holland a bulb once cost as much as a house; then people woke up.',
    },
  },
  {
    emoji: 'yo-yo',
    answer: { ar: 'يويو', en: 'Yo-yo' },
    wrong: [
      { ar: 'قنبلة كرتون', en: 'Cartoon bomb' },
      { ar: 'ميدالية', en: 'Medal' },
      { ar: 'كرة عيد', en: 'Bauble' },
    ],
    alt: { ar: 'قرص وخيط ينتهي بحلقة', en: 'A disc and a string with a ring' },
    fact: { ar: 'يصعد وينزل كمزاج المشجّع.', en: 'Up and down, like a fan’s mood.' },
  },
  {
    emoji: 'roller-coaster',
    answer: { ar: 'أفعوانية', en: 'Roller coaster' },
    wrong: [
      { ar: 'جسر', en: 'Bridge' },
      { ar: 'مشط', en: 'Comb' },
      { ar: 'سلّم متحرّك', en: 'Escalator' },
    ],
    alt: { ar: 'منحدر على أعمدة وعربات في أعلاه', en: 'A slope on posts with cars at the top' },
    fact: {
      ar: 'يدفعون مالًا ليصرخوا، ثم يقفون في الصف مرة أخرى.',
      en: 'People pay to scream, then queue to do it again.',
    },
  },
  {
    emoji: 'bathtub',
    answer: { ar: 'حوض استحمام', en: 'Bathtub' },
    wrong: [
      { ar: 'قارب', en: 'Boat' },
      { ar: 'مغسلة', en: 'Washbasin' },
      { ar: 'طبق حساء', en: 'Soup bowl' },
    ],
    alt: { ar: 'حوض على أرجل وفوقه رشّاش', en: 'A basin on legs with a shower above' },
    fact: {
      ar: 'فيه صرخ أرخميدس: وجدتها! وخرج بلا منشفة.',
      en: 'Archimedes shouted “Eureka!” in one, and forgot his towel.',
    },
  },
  {
    emoji: 'squid',
    answer: { ar: 'حبّار', en: 'Squid' },
    wrong: [
      { ar: 'أخطبوط', en: 'Octopus' },
      { ar: 'صاروخ', en: 'Rocket' },
      { ar: 'مشط', en: 'Comb' },
    ],
    alt: { ar: 'رأس مدبّب وأذرع في الأسفل', en: 'A pointed head and arms below' },
    fact: {
      ar: 'له ثمانية أذرع ولامستان، وحبره جاهز كأنه موظف.',
      en: 'Eight arms, two tentacles, and ink at the ready like any clerk.',
    },
  },
  {
    emoji: 'ram',
    answer: { ar: 'كبش', en: 'Ram' },
    wrong: [
      { ar: 'ثور', en: 'Ox' },
      { ar: 'عنزة', en: 'Goat' },
      { ar: 'نعجة', en: 'Ewe' },
    ],
    alt: { ar: 'قرنان ملفوفان ورأس منخفض', en: 'Curled horns and a lowered head' },
    text: {
      ar: 'ظلّ على حائط أم ناصر ليلة العيد الكبير، يسأل بأدب: لماذا تشحذون السكّين؟ من صاحبه؟',
      en: 'A shadow on the wall the night before the feast asks politely: why are you sharpening that knife? Whose is it?',
    },
    fact: {
      ar: 'كلما كبر التفّ قرناه أكثر. الكل يعدّ الأيام للعيد إلا هو، يقول: لا داعي للعجلة، نؤجّلها سنة!',
      en: 'The older he gets, the more his horns curl. Everyone counts the days to the feast but him: no hurry, let’s say next year!',
    },
  },
  {
    emoji: 'bow-and-arrow',
    turn: 90,
    answer: { ar: 'قوس وسهم', en: 'Bow and arrow' },
    wrong: [
      { ar: 'قيثارة', en: 'Harp' },
      { ar: 'مرساة', en: 'Anchor' },
      { ar: 'مظلة', en: 'Umbrella' },
    ],
    alt: { ar: 'خطّ مستقيم يقطع منحنى', en: 'A straight line across a curve' },
    fact: { ar: 'سلاح لا يعمل إلا إذا تراجع خطوة.', en: 'A weapon that works only after going backwards.' },
  },
  {
    emoji: 'couch-and-lamp',
    answer: { ar: 'كنبة ومصباح', en: 'Couch and lamp' },
    wrong: [
      { ar: 'سرير طفل', en: 'Cot' },
      { ar: 'حافلة وإشارة', en: 'Bus and traffic light' },
      { ar: 'مسرح', en: 'Stage' },
    ],
    alt: { ar: 'مقعد عريض وبجانبه عمود معقوف', en: 'A wide seat beside a hooked post' },
    fact: { ar: 'كل كنبة فيها ريموت ضائع وثلاث قطع نقد.', en: 'Each one hides a lost remote and three coins.' },
  },
  {
    emoji: 'turkey',
    answer: { ar: 'ديك رومي', en: 'Turkey' },
    wrong: [
      { ar: 'طاووس', en: 'Peacock' },
      { ar: 'نعامة', en: 'Ostrich' },
      { ar: 'دجاجة', en: 'Hen' },
    ],
    alt: { ar: 'طائر مستدير بذيل مرفوع وساقين رفيعتين', en: 'A round bird, raised tail, thin legs' },
    fact: {
      ar: 'العرب سمّوه روميًّا، والإنجليز تركيًّا، والأتراك هنديًّا، وهو من أمريكا!',
      en: 'Arabs call it Roman, the English Turkey, the Turks Indian; it is American.',
    },
  },
  {
    emoji: 'microphone',
    turn: 180,
    answer: { ar: 'ميكروفون', en: 'Microphone' },
    wrong: [
      { ar: 'مثلّجات بالبسكوت', en: 'Ice-cream cone' },
      { ar: 'مصباح يدوي', en: 'Torch' },
      { ar: 'مطرقة قاضٍ', en: 'Gavel' },
    ],
    alt: { ar: 'كرة في طرف مقبض مائل', en: 'A ball at the end of a slanted handle' },
    fact: {
      ar: 'يُسأل كل مرة السؤال نفسه: واحد، اثنان، هل تسمعونني؟',
      en: 'It always hears the same: one, two, can you hear me?',
    },
  },
  {
    emoji: 'mammoth',
    answer: { ar: 'ماموث', en: 'Mammoth' },
    wrong: [
      { ar: 'فيل', en: 'Elephant' },
      { ar: 'بيسون', en: 'Bison' },
      { ar: 'وحيد القرن', en: 'Rhinoceros' },
    ],
    alt: { ar: 'ظهر محدّب وأنياب مقوّسة', en: 'A humped back and curved tusks' },
    fact: {
      ar: 'كان حيًّا في جزيرة نائية يوم بُنيت الأهرام.',
      en: 'On a far island some still lived when the pyramids rose.',
    },
  },
  {
    emoji: 'puzzle-piece',
    answer: { ar: 'قطعة تركيب', en: 'Puzzle piece' },
    wrong: [
      { ar: 'مفتاح', en: 'Key' },
      { ar: 'سلحفاة', en: 'Turtle' },
      { ar: 'زهرة', en: 'Flower' },
    ],
    alt: { ar: 'مربّع له نتوءات وتجاويف', en: 'A square with knobs and hollows' },
    fact: {
      ar: 'القطعة الضائعة دائمًا، وهي تحت السجادة دائمًا.',
      en: 'Always the missing one, and always under the carpet.',
    },
  },
  {
    emoji: 'skis',
    answer: { ar: 'زلّاجة ثلج', en: 'Ski' },
    wrong: [
      { ar: 'مجرفة', en: 'Shovel' },
      { ar: 'قارب', en: 'Boat' },
      { ar: 'مكواة', en: 'Iron' },
    ],
    alt: { ar: 'حذاء مائل على لوح رفيع', en: 'A tilted boot on a thin board' },
    fact: {
      ar: 'وفي دبي تلبسها وخارج الباب أربعون درجة.',
      en: 'In Dubai you can wear them with forty degrees outside the door.',
    },
  },
];
