import type { Shadow } from './shadow.ts';

/** Shadows that a child names first. */
export const shadows200: readonly Shadow[] = [
  {
    emoji: 'giraffe',
    answer: { ar: 'زرافة', en: 'Giraffe' },
    wrong: [
      { ar: 'لاما', en: 'Llama' },
      { ar: 'نعامة', en: 'Ostrich' },
      { ar: 'غزال', en: 'Deer' },
    ],
    isForChildren: true,
    alt: { ar: 'رقبة طويلة وأربع أرجل', en: 'A long neck and four legs' },
    fact: {
      ar: 'رقبتها طويلة، وفيها سبع فقرات فقط، كرقبتكم تمامًا!',
      en: 'For all its length its neck has seven bones, as many as yours.',
    },
  },
  {
    emoji: 'toilet',
    answer: { ar: 'كرسي حمّام', en: 'Toilet' },
    wrong: [
      { ar: 'كرسي مكتب', en: 'Office chair' },
      { ar: 'غسّالة', en: 'Washing machine' },
      { ar: 'ثلّاجة', en: 'Fridge' },
    ],
    isForChildren: true,
    alt: { ar: 'مقعد له خزان وغطاء', en: 'A seat with a tank and a lid' },
    fact: {
      ar: 'أهم اختراع في البيت، ولا أحد يضع صورته في المجلس.',
      en: 'The greatest invention in the house, yet no one hangs its picture in the sitting room.',
    },
  },
  {
    emoji: 'flamingo',
    answer: { ar: 'فلامنغو', en: 'Flamingo' },
    wrong: [
      { ar: 'لقلق', en: 'Stork' },
      { ar: 'نعامة', en: 'Ostrich' },
      { ar: 'بجعة', en: 'Swan' },
    ],
    isForChildren: true,
    alt: { ar: 'طائر على ساق واحدة', en: 'A bird on a single leg' },
    fact: {
      ar: 'لونه الوردي من طعامه. جرّبوا أكل الجزر شهرًا!',
      en: 'It is pink because of what it eats. Try carrots for a month.',
    },
  },
  {
    emoji: 'camel',
    answer: { ar: 'جمل بسنام واحد', en: 'One-humped camel' },
    wrong: [
      { ar: 'جمل بسنامين', en: 'Two-humped camel' },
      { ar: 'لاما', en: 'Llama' },
      { ar: 'زرافة', en: 'Giraffe' },
    ],
    isForChildren: true,
    alt: { ar: 'ظهر مرتفع مرة واحدة ورأس مرفوع', en: 'One rise on the back, and a raised head' },
    fact: {
      ar: 'لو كان بسنامين لكان ضيفًا من آسيا الوسطى.',
      en: 'With two humps it would be a guest from Central Asia.',
    },
  },
  {
    emoji: 'octopus',
    answer: { ar: 'أخطبوط', en: 'Octopus' },
    wrong: [
      { ar: 'حبّار', en: 'Squid' },
      { ar: 'قنديل بحر', en: 'Jellyfish' },
      { ar: 'عنكبوت', en: 'Spider' },
    ],
    isForChildren: true,
    alt: { ar: 'رأس كبير وأذرع حوله', en: 'A big head with arms around it' },
    fact: {
      ar: 'له ثلاثة قلوب، ولم يُعرف عنه أنه أحبّ ثلاث مرات.',
      en: 'It has three hearts, and has never been seen in love three times.',
    },
  },
  {
    emoji: 'crab',
    answer: { ar: 'سرطان البحر', en: 'Crab' },
    wrong: [
      { ar: 'عقرب', en: 'Scorpion' },
      { ar: 'عنكبوت', en: 'Spider' },
      { ar: 'جراد البحر', en: 'Lobster' },
    ],
    isForChildren: true,
    alt: { ar: 'جسم عريض ومقصّان وأرجل كثيرة', en: 'A wide body, two pincers, many legs' },
    fact: {
      ar: 'في الخليج اسمه قبقب، ويمشي إلى الجنب كمن لا يريد أن يُسأل.',
      en: 'It walks sideways, like somebody hoping not to be asked.',
    },
  },
  {
    emoji: 'elephant',
    answer: { ar: 'فيل', en: 'Elephant' },
    wrong: [
      { ar: 'وحيد القرن', en: 'Rhinoceros' },
      { ar: 'فرس النهر', en: 'Hippopotamus' },
      { ar: 'ثور', en: 'Ox' },
    ],
    isForChildren: true,
    alt: { ar: 'جسم ضخم مستدير وخرطوم', en: 'A huge round body and a trunk' },
    fact: {
      ar: 'في خرطومه عشرات الآلاف من الحزم العضلية، ولا يخاف الفأر إلا في الرسوم.',
      en: 'Its trunk has tens of thousands of bundles of muscle; mice scare it only in cartoons.',
    },
  },
  {
    emoji: 'penguin',
    answer: { ar: 'بطريق', en: 'Penguin' },
    wrong: [
      { ar: 'بومة', en: 'Owl' },
      { ar: 'ببغاء', en: 'Parrot' },
      { ar: 'حمامة', en: 'Dove' },
    ],
    isForChildren: true,
    alt: { ar: 'طائر واقف بجناحين على جنبيه', en: 'A bird upright, wings at its sides' },
    fact: { ar: 'الوحيد الذي يحضر كل مناسبة ببشت رسمي.', en: 'The only guest who is always in formal dress.' },
  },
  {
    emoji: 'kangaroo',
    answer: { ar: 'كنغر', en: 'Kangaroo' },
    wrong: [
      { ar: 'أرنب', en: 'Rabbit' },
      { ar: 'ديناصور', en: 'Dinosaur' },
      { ar: 'غزال', en: 'Deer' },
    ],
    isForChildren: true,
    alt: { ar: 'ذيل غليظ وساقان خلفيتان قويتان', en: 'A thick tail and strong hind legs' },
    fact: {
      ar: 'يقفز إلى الأمام، أما الرجوع إلى الخلف فليس في جدوله.',
      en: 'It jumps forwards; going backwards isn’t on its timetable.',
    },
  },
  {
    emoji: 'umbrella',
    answer: { ar: 'مظلة', en: 'Umbrella' },
    wrong: [
      { ar: 'فطر', en: 'Mushroom' },
      { ar: 'مظلة هبوط', en: 'Parachute' },
      { ar: 'مصباح', en: 'Lamp' },
    ],
    isForChildren: true,
    alt: { ar: 'قبّة فوق عصا معقوفة', en: 'A dome over a hooked stick' },
    fact: { ar: 'نشتريها كل شتاء، وتمطر يوم ننساها.', en: 'We buy one each winter; it rains on the day we forget it.' },
  },
  {
    emoji: 'scissors',
    answer: { ar: 'مقصّ', en: 'Scissors' },
    wrong: [
      { ar: 'كمّاشة', en: 'Pliers' },
      { ar: 'مفتاحان', en: 'Two keys' },
      { ar: 'نظّارة', en: 'Glasses' },
    ],
    isForChildren: true,
    alt: { ar: 'حلقتان وذراعان متقاطعتان', en: 'Two rings and two crossed arms' },
    fact: {
      ar: 'إذا احتجته اختفى، وإذا وجدته نسيت لماذا.',
      en: 'It vanishes when you need it; found, you forget why.',
    },
  },
  {
    emoji: 'bicycle',
    answer: { ar: 'درّاجة هوائية', en: 'Bicycle' },
    wrong: [
      { ar: 'سكوتر', en: 'Scooter' },
      { ar: 'درّاجة نارية', en: 'Motorcycle' },
      { ar: 'عربة أطفال', en: 'Pram' },
    ],
    isForChildren: true,
    alt: { ar: 'عجلتان ومقود ومقعد', en: 'Two wheels, handlebars, a saddle' },
    fact: {
      ar: 'تعلّمناها كلنا بالكذبة نفسها: أنا ماسكك، لا تخف!',
      en: 'We all learnt by the same lie: don’t worry, I’m holding you.',
    },
  },
  {
    emoji: 'teapot',
    answer: { ar: 'إبريق شاي', en: 'Teapot' },
    wrong: [
      { ar: 'مزهرية', en: 'Vase' },
      { ar: 'مصباح علاء الدين', en: 'Aladdin’s lamp' },
      { ar: 'قدر طبخ', en: 'Cooking pot' },
    ],
    isForChildren: true,
    alt: { ar: 'بطن مستدير وصبّابة ومقبض', en: 'A round belly, a spout, a handle' },
    fact: { ar: 'صاحبه في الديوانية أهم من صاحب المكان.', en: 'In the diwaniya, who holds it outranks the owner.' },
  },
  {
    emoji: 'cactus',
    answer: { ar: 'صبّار', en: 'Cactus' },
    wrong: [
      { ar: 'نخلة', en: 'Palm tree' },
      { ar: 'شوكة طعام', en: 'Fork' },
      { ar: 'شمعدان', en: 'Candlestick' },
    ],
    isForChildren: true,
    alt: { ar: 'ساق قائمة وذراعان مرفوعتان', en: 'A trunk with two raised arms' },
    fact: {
      ar: 'نبتة الكسول: إن نسيت سقيها شكرتك.',
      en: 'The lazy gardener’s plant: forget to water it and it thanks you.',
    },
  },
  {
    emoji: 'palm-tree',
    answer: { ar: 'نخلة', en: 'Palm tree' },
    wrong: [
      { ar: 'مظلة', en: 'Umbrella' },
      { ar: 'زهرة', en: 'Flower' },
      { ar: 'مروحة', en: 'Fan' },
    ],
    isForChildren: true,
    alt: { ar: 'جذع وسعف متدلٍّ من الجانبين', en: 'A trunk with fronds hanging on both sides' },
    fact: {
      ar: 'عمّتكم النخلة: ظلّ وتمر وسعف، ولا تردّ سائلًا.',
      en: 'Shade, dates and fronds: it never sends anybody away empty-handed.',
    },
  },
  {
    emoji: 'scorpion',
    answer: { ar: 'عقرب', en: 'Scorpion' },
    wrong: [
      { ar: 'سرطان البحر', en: 'Crab' },
      { ar: 'عنكبوت', en: 'Spider' },
      { ar: 'جراد البحر', en: 'Lobster' },
    ],
    isForChildren: true,
    alt: { ar: 'مقصّان في الأسفل وذيل مرفوع', en: 'Two pincers below and a raised tail' },
    fact: { ar: 'تحت الأشعة فوق البنفسجية يضيء كلعبة في الظلام.', en: 'Under ultraviolet light it glows like a toy.' },
  },
  {
    emoji: 'rooster',
    answer: { ar: 'ديك', en: 'Rooster' },
    wrong: [
      { ar: 'دجاجة', en: 'Hen' },
      { ar: 'طاووس', en: 'Peacock' },
      { ar: 'بطّة', en: 'Duck' },
    ],
    isForChildren: true,
    alt: { ar: 'عُرف على الرأس وذيل مرفوع', en: 'A comb on the head and a raised tail' },
    fact: { ar: 'المنبّه الوحيد الذي ليس فيه زرّ غفوة.', en: 'The only alarm clock without a snooze button.' },
  },
  {
    emoji: 'shark',
    answer: { ar: 'قرش', en: 'Shark' },
    wrong: [
      { ar: 'دلفين', en: 'Dolphin' },
      { ar: 'حوت', en: 'Whale' },
      { ar: 'تونة', en: 'Tuna' },
    ],
    isForChildren: true,
    alt: { ar: 'جسم منحنٍ وزعنفة حادّة وفم مفتوح', en: 'A curved body, a sharp fin, an open mouth' },
    fact: {
      ar: 'تسقط أسنانه فتنبت غيرها طول عمره. طبيب الأسنان خسران.',
      en: 'Its teeth grow back all its life: no customer for a dentist.',
    },
  },
  {
    emoji: 'ice-skate',
    answer: { ar: 'حذاء تزلّج', en: 'Ice skate' },
    wrong: [
      { ar: 'حذاء بعجلات', en: 'Roller skate' },
      { ar: 'جزمة مطر', en: 'Rain boot' },
      { ar: 'قبقاب', en: 'Clog' },
    ],
    isForChildren: true,
    alt: { ar: 'حذاء عالٍ تحته نصل', en: 'A high shoe above a blade' },
    fact: {
      ar: 'أسرع طريقة ليتعلّم الكبير السقوط من جديد.',
      en: 'The quickest way for a grown-up to learn falling again.',
    },
  },
  {
    emoji: 'ferris-wheel',
    answer: { ar: 'دولاب الهواء', en: 'Ferris wheel' },
    wrong: [
      { ar: 'عجلة درّاجة', en: 'Bicycle wheel' },
      { ar: 'دفّة سفينة', en: 'Ship’s wheel' },
      { ar: 'طاحونة هواء', en: 'Windmill' },
    ],
    isForChildren: true,
    alt: { ar: 'دائرة كبيرة حولها مقاعد صغيرة', en: 'A big circle with small cabins around it' },
    fact: {
      ar: 'يقف دائمًا وأنتم في أعلى نقطة، مع أكثر الناس خوفًا.',
      en: 'It always stops at the top, next to whoever is most afraid.',
    },
  },
];
