import type { Scene } from './scene.ts';

/** Things that look alike, or belong together. */
export const scenes400: readonly Scene[] = [
  {
    ask: { ar: 'كم طائرًا في الصورة، من كل الأنواع؟', en: 'How many birds are there, of every sort?' },
    crowd: { owl: 5, parrot: 4, flamingo: 3, bat: 8, butterfly: 9, dragon: 4 },
    counts: ['owl', 'parrot', 'flamingo'],
    wrong: [15, 20, 24],
    fact: { ar: 'من عدّ الخفافيش فقد حسب الثدييات طيورًا.', en: 'Whoever counted the bats took mammals for birds.' },
  },
  {
    ask: { ar: 'كم حشرة بستّ أرجل؟', en: 'How many insects with six legs?' },
    crowd: { ant: 6, beetle: 5, 'lady-beetle': 4, spider: 8, scorpion: 7, snail: 4 },
    counts: ['ant', 'beetle', 'lady-beetle'],
    wrong: [19, 22, 23],
    fact: {
      ar: 'العنكبوت والعقرب بثماني أرجل: خارج الحساب.',
      en: 'Spiders and scorpions have eight legs: out of the count.',
    },
  },
  {
    ask: { ar: 'كم وسيلة تمشي على عجلتين؟', en: 'How many things run on two wheels?' },
    crowd: { bicycle: 7, 'motor-scooter': 4, automobile: 9, tractor: 6, motorcycle: 5, bus: 4 },
    counts: ['bicycle', 'motor-scooter', 'motorcycle'],
    wrong: [11, 12, 20],
    fact: { ar: 'والسائق الثالث دائمًا يقول: أعرف طريقًا أقصر.', en: 'Its rider always says: I know a shorter way.' },
  },
  {
    ask: {
      ar: 'كم فاكهة حمراء؟ والطماطم والفلفل ليسا منها الليلة.',
      en: 'How many red fruits? Tomatoes and peppers don’t count tonight.',
    },
    crowd: { 'red-apple': 5, strawberry: 6, tangerine: 7, tomato: 8, 'hot-pepper': 7 },
    counts: ['red-apple', 'strawberry'],
    wrong: [10, 12, 19],
    fact: {
      ar: 'الطماطم فاكهة عند علماء النبات، والليلة حَكَم الطبّاخ.',
      en: 'To a botanist tomatoes are fruit; tonight the cook is the judge.',
    },
  },
  {
    ask: { ar: 'كم وجهًا ضاحكًا بين الوجوه؟', en: 'How many laughing faces are in the crowd?' },
    crowd: {
      'face-with-tears-of-joy': 13,
      'loudly-crying-face': 11,
      'rolling-on-the-floor-laughing': 4,
      'pensive-face': 9,
    },
    counts: ['face-with-tears-of-joy', 'rolling-on-the-floor-laughing'],
    wrong: [13, 15, 28],
    fact: {
      ar: 'الدموع تخدع: نصف الباكين هنا يضحكون.',
      en: 'Tears deceive: half of those who weep here are laughing.',
    },
  },
  {
    ask: { ar: 'كم ساعة تدلّ على الثالثة تمامًا؟', en: 'How many clocks say exactly three?' },
    crowd: { 'three-oclock': 8, 'nine-oclock': 10, 'three-thirty': 9, 'six-oclock': 8 },
    counts: ['three-oclock'],
    wrong: [9, 10, 17],
    fact: { ar: 'حتى الساعة الواقفة تصيب مرتين في اليوم.', en: 'Even a stopped clock is right twice a day.' },
  },
  {
    ask: { ar: 'كم قبضة وكم كفًّا؟ عدّوا الأكفّ المفتوحة وحدها.', en: 'Fists and palms: how many open palms?' },
    crowd: { 'raised-hand': 9, 'raised-fist': 10, 'hand-with-fingers-splayed': 5, 'thumbs-up': 8 },
    counts: ['raised-hand', 'hand-with-fingers-splayed'],
    wrong: [9, 12, 15],
    fact: { ar: 'من رفع يده ليعدّ فقد زادها واحدة.', en: 'Whoever raised a hand to count has added one.' },
  },
  {
    ask: { ar: 'كم حيوانًا يعيش في البحر؟', en: 'How many of these animals live in the sea?' },
    crowd: { dolphin: 5, octopus: 4, crab: 6, frog: 7, duck: 6, monkey: 4 },
    counts: ['dolphin', 'octopus', 'crab'],
    wrong: [19, 21, 22],
    fact: {
      ar: 'الضفدع ماؤه عذب، والبطة على السطح، والقرد جاء يتفرّج.',
      en: 'The frog likes fresh water, the duck stays on top, the monkey came to watch.',
    },
  },
  {
    ask: { ar: 'كم قفلًا مفتوحًا؟', en: 'How many locks are open?' },
    crowd: { unlocked: 7, locked: 17, 'locked-with-key': 8 },
    counts: ['unlocked'],
    wrong: [5, 8, 9],
    fact: { ar: 'ولهذا يرجع الواحد من باب السيارة ليتأكّد.', en: 'That is why one walks back from the car to check.' },
  },
  {
    ask: { ar: 'كم بيدق شطرنج بين الورق والنرد؟', en: 'How many chess pawns are among the cards and dice?' },
    crowd: { 'chess-pawn': 12, 'game-die': 9, joker: 7, 'spade-suit': 8 },
    counts: ['chess-pawn'],
    wrong: [10, 11, 14],
    fact: {
      ar: 'البيدق لا يرجع إلى الخلف، كمن خرج من البيت ونسي.',
      en: 'A pawn never goes back, like one who left and forgot something.',
    },
  },
  {
    ask: { ar: 'كم هلالًا ليس بدرًا؟', en: 'How many crescents, full moons left out?' },
    crowd: { 'crescent-moon': 10, 'full-moon': 9, 'waning-crescent-moon': 5, 'first-quarter-moon': 8 },
    counts: ['crescent-moon', 'waning-crescent-moon'],
    wrong: [10, 14, 23],
    fact: { ar: 'والخلاف على رؤيته قديم: رأيته أم لم تره؟', en: 'Did you see it or not? An old argument.' },
  },
  {
    ask: { ar: 'كم آلة موسيقية لها أوتار؟', en: 'How many instruments have strings?' },
    crowd: { violin: 6, guitar: 5, banjo: 3, trumpet: 8, saxophone: 7, drum: 6 },
    counts: ['violin', 'guitar', 'banjo'],
    wrong: [11, 13, 16],
    fact: {
      ar: 'البوق والساكسفون نفخ، والطبل صبر الجيران.',
      en: 'Trumpets need breath, drums need patient neighbours.',
    },
  },
  {
    ask: { ar: 'كم زوج نظارات شمسية؟ النظارات العادية لا تُحسب.', en: 'How many sunglasses? Plain glasses don’t count.' },
    crowd: { sunglasses: 11, glasses: 13, goggles: 8 },
    counts: ['sunglasses'],
    wrong: [10, 12, 13],
    fact: { ar: 'ونصفها على الرأس لا على العين.', en: 'Half of them sit on heads, never on eyes.' },
  },
  {
    ask: { ar: 'كم فطرًا بين المظلات؟', en: 'How many mushrooms hide among umbrellas?' },
    crowd: { mushroom: 9, umbrella: 14, 'umbrella-with-rain-drops': 8 },
    counts: ['mushroom'],
    wrong: [7, 8, 11],
    fact: { ar: 'كلاهما يظهر بعد المطر.', en: 'Both come out after rain.' },
  },
  {
    ask: { ar: 'كم أرنبًا كاملًا، لا وجهًا فقط؟', en: 'How many whole rabbits, not only faces?' },
    crowd: { rabbit: 8, 'rabbit-face': 13, mouse: 9 },
    counts: ['rabbit'],
    wrong: [7, 9, 10],
    fact: { ar: 'الوجه وحده يكفي الجزرة لتخاف.', en: 'For a carrot the face is frightening enough.' },
  },
  {
    ask: { ar: 'كم كوبًا ساخنًا على الطاولة؟', en: 'How many hot drinks are on the table?' },
    crowd: { 'hot-beverage': 6, 'teacup-without-handle': 5, 'cup-with-straw': 9, 'glass-of-milk': 7, 'bubble-tea': 5 },
    counts: ['hot-beverage', 'teacup-without-handle'],
    wrong: [9, 10, 13],
    fact: { ar: 'الشاي في أغسطس ساخن، وهذا لا يُناقش.', en: 'Tea is hot even in August, and that is not up for debate.' },
  },
  {
    ask: { ar: 'كم شجرة ليست نخلة؟', en: 'How many trees aren’t palms?' },
    crowd: { 'evergreen-tree': 7, 'deciduous-tree': 6, 'palm-tree': 12, cactus: 8 },
    counts: ['evergreen-tree', 'deciduous-tree'],
    wrong: [12, 14, 15],
    fact: {
      ar: 'والصبّار ليس شجرة، مهما رفع يديه احتجاجًا.',
      en: 'A cactus is no tree, however high it raises its arms.',
    },
  },
  {
    ask: { ar: 'كم سهمًا يشير إلى اليمين؟', en: 'How many arrows point right?' },
    crowd: { 'right-arrow': 10, 'left-arrow': 13, 'up-arrow': 7, 'down-arrow': 6 },
    counts: ['right-arrow'],
    wrong: [9, 11, 13],
    fact: {
      ar: 'من عدّ بيده اليسرى احتاج إلى وقت أطول.',
      en: 'Those who had to look at their own hands first are forgiven.',
    },
  },
  {
    ask: { ar: 'كم سيارة أجرة في الشارع؟', en: 'How many taxis are in the street?' },
    crowd: { taxi: 9, automobile: 11, 'sport-utility-vehicle': 8, bus: 7 },
    counts: ['taxi'],
    wrong: [7, 8, 11],
    fact: { ar: 'وكلها مشغولة حين تمطر.', en: 'When it rains all of them are taken.' },
  },
  {
    ask: { ar: 'كم رقم 7 بين الأرقام؟', en: 'How many sevens are among the numbers?' },
    crowd: { 'keycap-7': 11, 'keycap-1': 12, 'keycap-4': 8, 'keycap-2': 5 },
    counts: ['keycap-7'],
    wrong: [9, 10, 13],
    fact: { ar: 'سبعة بلا حظّ إن أخطأتم في عدّها.', en: 'No lucky number if you got it wrong.' },
  },
];
