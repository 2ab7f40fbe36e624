import type { Scene } from './scene.ts';

/** What counts isn’t what is drawn: legs, wheels, points. */
export const scenes600: readonly Scene[] = [
  {
    ask: { ar: 'كم رِجلًا في الصورة كلها؟', en: 'How many legs are in the whole picture?' },
    crowd: { spider: 2, camel: 3, duck: 4 },
    counts: { spider: 8, camel: 4, duck: 2 },
    wrong: [32, 34, 40],
    fact: {
      ar: 'ستّ عشرة للعناكب، واثنتا عشرة للجمال، وثمانٍ للبط.',
      en: 'Sixteen for the spiders, twelve for the camels, eight for the ducks.',
    },
  },
  {
    ask: { ar: 'كم عجلة في الشارع؟', en: 'How many wheels are in the street?' },
    crowd: { bicycle: 5, 'motor-scooter': 3 },
    counts: { bicycle: 2, 'motor-scooter': 2 },
    wrong: [14, 15, 18],
    fact: { ar: 'كلها اثنتان اثنتان، ومن قال ثلاثًا فليركب معنا.', en: 'Two each, whatever you thought.' },
  },
  {
    ask: { ar: 'كم رِجلًا في المزرعة؟', en: 'How many legs are on the farm?' },
    crowd: { cow: 4, rooster: 5, goat: 3 },
    counts: { cow: 4, rooster: 2, goat: 4 },
    wrong: [34, 36, 42],
    fact: { ar: 'لكل ديك رجلان، وصوت يكفي مزرعتين.', en: 'A rooster has two legs, and a voice for two farms.' },
  },
  {
    ask: { ar: 'كم ذراعًا تحت البحر؟', en: 'How many arms are under the sea?' },
    crowd: { octopus: 4, fish: 9, dolphin: 5 },
    counts: { octopus: 8 },
    wrong: [28, 30, 36],
    fact: { ar: 'والسمك ينظر ويقول: وما نفعها كلها؟', en: 'The fish look on and wonder what all of them are for.' },
  },
  {
    ask: { ar: 'كم قرنًا على الرؤوس؟', en: 'How many horns are on these heads?' },
    crowd: { goat: 4, unicorn: 3, ram: 5, horse: 6 },
    counts: { goat: 2, unicorn: 1, ram: 2 },
    wrong: [18, 20, 24],
    fact: {
      ar: 'لوحيد القرن الخرافي واحد، وللحصان مستقبل بلا قرون.',
      en: 'The unicorn has one; the horse prefers none.',
    },
  },
  {
    ask: { ar: 'كم رِجلًا لهذه الحشرات والعناكب؟', en: 'How many legs do these ants and spiders have?' },
    crowd: { ant: 5, spider: 3, snail: 4 },
    counts: { ant: 6, spider: 8 },
    wrong: [46, 52, 62],
    fact: {
      ar: 'والحلزون بقدم واحدة لا تُعدّ رجلًا، وهو آخر الواصلين.',
      en: 'The snail has one foot, which is no leg, and arrives last.',
    },
  },
  {
    ask: { ar: 'كم سنامًا في الصحراء؟', en: 'How many humps are in the desert?' },
    crowd: { camel: 6, 'two-hump-camel': 4, llama: 5 },
    counts: { camel: 1, 'two-hump-camel': 2 },
    wrong: [10, 15, 19],
    fact: { ar: 'اللاما ابنة العمّ التي لم ترث شيئًا.', en: 'The llama is the cousin who inherited none.' },
  },
  {
    ask: { ar: 'ما مجموع هذه الأرقام كلها؟', en: 'What do all these numbers add up to?' },
    crowd: { 'keycap-1': 4, 'keycap-2': 3, 'keycap-5': 4 },
    counts: { 'keycap-1': 1, 'keycap-2': 2, 'keycap-5': 5 },
    wrong: [25, 28, 32],
    fact: { ar: 'من جمعها بأصابعه احتاج إلى أصابع جاره.', en: 'Whoever used fingers needed the neighbour’s too.' },
  },
  {
    ask: {
      ar: 'كم أذنًا ترونها مرسومة على الأرانب والدببة والقطط؟',
      en: 'How many ears do the rabbits, bears and cats have together?',
    },
    crowd: { 'rabbit-face': 5, bear: 4, 'cat-face': 6, snake: 4 },
    counts: { 'rabbit-face': 2, bear: 2, 'cat-face': 2 },
    wrong: [26, 28, 34],
    fact: { ar: 'والثعبان يسمع بفكّه.', en: 'The snake hears with its jaw.' },
  },
  {
    ask: { ar: 'كم جناحًا في السماء؟', en: 'How many wings are in the sky?' },
    crowd: { bat: 5, eagle: 4, dove: 3, balloon: 6 },
    counts: { bat: 2, eagle: 2, dove: 2 },
    wrong: [18, 22, 26],
    fact: { ar: 'البالون يطير بلا جناح وبلا خطة.', en: 'A balloon flies without wings, or a plan.' },
  },
  {
    ask: { ar: 'كم إصبعًا مرفوعًا في هذه الأيدي؟', en: 'How many fingers are up on these hands?' },
    crowd: { 'victory-hand': 4, 'index-pointing-up': 5, 'raised-hand': 2 },
    counts: { 'victory-hand': 2, 'index-pointing-up': 1, 'raised-hand': 5 },
    wrong: [21, 25, 27],
    fact: {
      ar: 'الكفّ كاملة بخمس، ومنها الإبهام الذي ينساه الناس.',
      en: 'A palm has five, with the thumb that people forget.',
    },
  },
  {
    ask: {
      ar: 'كم نقطة تُكسب لو كان كل كأس بثلاث وكل ميدالية ذهبية بخمس؟',
      en: 'A cup is worth three, a gold medal five: how many points?',
    },
    crowd: { trophy: 6, '1st-place-medal': 4, '2nd-place-medal': 7 },
    counts: { trophy: 3, '1st-place-medal': 5 },
    wrong: [34, 36, 43],
    fact: { ar: 'والفضية هنا بلا نقاط، وهي تعرف السبب.', en: 'Silver gets nothing here, and knows why.' },
  },
  {
    ask: { ar: 'كم عينًا لهذه الوجوه؟', en: 'How many eyes do these faces have?' },
    crowd: { ghost: 4, robot: 3, alien: 4, eye: 5 },
    counts: { ghost: 2, robot: 2, alien: 2, eye: 1 },
    wrong: [22, 25, 29],
    fact: { ar: 'والعين وحدها واحدة، وهي تنظر إليكم.', en: 'The lone eyes count one each, and are looking at you.' },
  },
  {
    ask: {
      ar: 'للكرسي أربع أرجل وللفلامنغو اثنتان: كم رِجلًا هنا؟',
      en: 'A chair has four legs, a flamingo two: how many legs?',
    },
    crowd: { chair: 5, flamingo: 6, 'couch-and-lamp': 3 },
    counts: { chair: 4, flamingo: 2 },
    wrong: [26, 28, 36],
    fact: { ar: 'الفلامنغو له رجلان، وإن أخفى واحدة.', en: 'A flamingo has two, even while it hides one.' },
  },
  {
    ask: { ar: 'كم قطعة نقد لو صُرف كل كيس إلى عشر؟', en: 'Each bag holds ten coins: how many coins in all?' },
    crowd: { 'money-bag': 3, coin: 14, 'credit-card': 6 },
    counts: { 'money-bag': 10, coin: 1 },
    wrong: [34, 41, 54],
    fact: { ar: 'أما البطاقة فتصرف أنتم وتدفعون لاحقًا.', en: 'The cards hold none: with them you pay later.' },
  },
  {
    ask: {
      ar: 'كم كرة مثلّجات إن كان كل كوب بثلاث وكل بسكوت بواحدة؟',
      en: 'A bowl has three scoops, a cone one: how many scoops?',
    },
    crowd: { 'ice-cream': 5, 'soft-ice-cream': 9, cupcake: 6 },
    counts: { 'ice-cream': 3, 'soft-ice-cream': 1 },
    wrong: [20, 23, 27],
    fact: { ar: 'والكيك لا كرات فيه، لكنه جاء للتشويش.', en: 'The cupcakes have no scoops; they came to distract.' },
  },
  {
    ask: { ar: 'كم نقطة على وجوه النرد كلها، إن ظهر على كل واحد خمس؟', en: 'Each die shows five: how many dots?' },
    crowd: { 'game-die': 9, 'puzzle-piece': 11, joker: 6 },
    counts: { 'game-die': 5 },
    wrong: [40, 50, 54],
    fact: { ar: 'ومن عدّ القطع معها فليرمِ النرد مرة أخرى.', en: 'If you counted the puzzle pieces too, roll again.' },
  },
  {
    ask: {
      ar: 'كم رِجلًا للطاولة والضيوف: نملة بستّ، وقطّ بأربع، وديك باثنتين؟',
      en: 'An ant has six, a cat four, a rooster two: how many legs?',
    },
    crowd: { ant: 3, cat: 5, rooster: 6, snail: 5 },
    counts: { ant: 6, cat: 4, rooster: 2 },
    wrong: [44, 48, 56],
    fact: { ar: 'والحلزون حضر زاحفًا.', en: 'The snails came without any.' },
  },
  {
    ask: {
      ar: 'كم شمعة في العيد، إن كان على كل كعكة ثلاث؟',
      en: 'Each cake has three candles, and some stand alone: how many?',
    },
    crowd: { 'birthday-cake': 6, candle: 9, balloon: 8 },
    counts: { 'birthday-cake': 3, candle: 1 },
    wrong: [24, 26, 33],
    fact: { ar: 'والبالونات تنتظر لحظة الإطفاء لتنفجر.', en: 'The balloons are waiting for the wish to burst.' },
  },
  {
    ask: {
      ar: 'كم دقيقة، إن كانت كل ساعة رمل بثلاث وكل منبّه بعشر؟',
      en: 'An hourglass runs three minutes, an alarm clock ten: how many?',
    },
    crowd: { 'hourglass-not-done': 7, 'alarm-clock': 4, watch: 6 },
    counts: { 'hourglass-not-done': 3, 'alarm-clock': 10 },
    wrong: [51, 64, 71],
    fact: { ar: 'وضاع منكم في العدّ مثلها.', en: 'Counting them took nearly as long.' },
  },
];
