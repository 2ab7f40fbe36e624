import type { OddSet } from './set.ts';

/** Sets that children argue about first. */
export const sets200: readonly OddSet[] = [
  {
    ask: { ar: 'ثلاثة منها تخرج من بيضة، فمن الدخيل؟', en: 'Three of these hatch from an egg. Which does not?' },
    odd: 'bat',
    others: ['penguin', 'crocodile', 'turtle'],
    isForChildren: true,
    fact: {
      ar: 'الخفاش يطير لكنه ليس طائرًا: يولد ويرضع من أمه. أما التمساح فأمه تبيض كالدجاجة!',
      en: 'A bat flies but is no bird: it is born and drinks its mother’s milk. The crocodile came out of an egg!',
    },
    source: 'https://xzhbc.com/farm-animals/feeding-farm-animals/81124.html',
  },
  {
    ask: {
      ar: 'عدّوا الأرجل قبل أن تجيبوا: من الدخيل؟',
      en: 'Count the legs before you answer: which is the odd one?',
    },
    odd: 'spider',
    others: ['ant', 'honeybee', 'lady-beetle'],
    isForChildren: true,
    fact: {
      ar: 'للحشرات ستّ أرجل، وللعنكبوت ثمانٍ. فهو ليس حشرة، بل يأكل الحشرات!',
      en: 'Insects have six legs, a spider eight. It is no insect: it eats insects!',
    },
    source: 'https://shinyu.ai/biology/spider-legs-how-many',
  },
  {
    ask: { ar: 'ثلاثة دببة وواحد ينتحل الشخصية: من هو؟', en: 'Three bears and one impostor: who is it?' },
    odd: 'koala',
    others: ['panda', 'polar-bear', 'bear'],
    isForChildren: true,
    fact: {
      ar: 'الكوالا ليس دبًّا: أمه تحمله في جيب كالكنغر. أما الباندا فدب حقيقي، ولو عاش على الخيزران.',
      en: 'The koala is no bear: its mother has a pouch, like a kangaroo. The panda is one, for all its bamboo.',
    },
    source: 'https://blog.explore.org/bear-misconceptions-post-by-katie-billing-koala/',
  },
  {
    ask: { ar: 'من منها لن تقابلوه في القطب الشمالي؟', en: 'Which of these will you never meet near the North Pole?' },
    odd: 'penguin',
    others: ['polar-bear', 'seal', 'whale'],
    isForChildren: true,
    fact: {
      ar: 'البطاريق في الجنوب والدب القطبي في الشمال، فلا يلتقيان إلا في الرسوم المتحركة.',
      en: 'Penguins live in the south, polar bears in the north: they only meet in cartoons.',
    },
    source: 'https://ypte.org.uk/factsheets/survival-at-the-poles/keeping-warm-in-water',
  },
  {
    ask: {
      ar: 'ثلاثة تصنع ضوءها بنفسها، وواحد يستلف: من؟',
      en: 'Three make their own light and one borrows it. Which?',
    },
    odd: 'full-moon',
    others: ['sun', 'star', 'candle'],
    isForChildren: true,
    fact: {
      ar: 'القمر صخرة معتمة تعكس ضوء الشمس كالمرآة. حتى الشمعة أكرم منه!',
      en: 'The Moon is a dark rock that mirrors the Sun. Even a candle does better on its own!',
    },
    source: 'https://www.rocketlit.com/articles/article.php?id=971&rebrand=birdbrainscience',
  },
  {
    ask: {
      ar: 'ثلاثة لم تعش إلا في القصص، وواحد عاش حقًّا: من؟',
      en: 'Three lived only in stories. Which one really lived?',
    },
    odd: 'dodo',
    others: ['unicorn', 'dragon', 'phoenix-bird'],
    isForChildren: true,
    fact: {
      ar: 'عاش الدودو في جزيرة موريشيوس ولم يخف من الناس، فانقرض. وأقرب أقاربه الحمام!',
      en: 'The dodo lived on Mauritius and had no fear of people, so it vanished. Its nearest kin are pigeons!',
    },
    source: 'https://billwaltersonline.com/qa/was-the-dodo-bird-real.html',
  },
  {
    ask: {
      ar: 'ثلاثة عاشت أنواعها مع الديناصورات: من وصل متأخرًا؟',
      en: 'Three kinds lived beside dinosaurs. Who came too late?',
    },
    odd: 'mammoth',
    others: ['crocodile', 'turtle', 'shark'],
    isForChildren: true,
    fact: {
      ar: 'الماموث ثديي من عصر الجليد، جاء بعد الديناصورات بملايين السنين. أما القرش فأقدم منها!',
      en: 'The mammoth is of the Ice Age, millions of years after them. Sharks are older than the dinosaurs!',
    },
    source: 'http://greenanswers.com/question/are-there-any-animals-earth-were-aroun/',
  },
  {
    ask: {
      ar: 'ثلاثة سُمّيت بها سور في القرآن، فمن الدخيل؟',
      en: 'Three have a surah of the Quran named after them. Which has none?',
    },
    odd: 'lion',
    others: ['cow', 'elephant', 'spider'],
    isForChildren: true,
    fact: {
      ar: 'البقرة والفيل والعنكبوت أسماء سور، ومعها النحل والنمل. أما ملك الغابة فلا سورة باسمه.',
      en: 'The Cow, the Elephant and the Spider are surahs, like the Bee and the Ant. The king of beasts has none.',
    },
    source: 'https://shiaonlineacademy.com/signs-of-wisdom-in-creation',
  },
  {
    ask: {
      ar: 'أي هذه الأشياء دخل قصة سندريلا بالخطأ؟',
      en: 'Which of these walked into Cinderella’s story by mistake?',
    },
    odd: 'red-apple',
    others: ['jack-o-lantern', 'mouse', 'high-heeled-shoe'],
    isForChildren: true,
    fact: {
      ar: 'اليقطينة صارت عربة والفئران خيولًا، والتفاحة لبياض الثلج. أما السائق ذو الشارب فكان جرذًا!',
      en: 'The pumpkin was the coach, mice the horses; the apple is Snow White’s. The coachman had been a rat!',
    },
    source: 'https://kids-pages.com/folders/stories/Cinderella/page4.htm',
  },
  {
    ask: {
      ar: 'ثلاثة تُصنع من الحليب، فمن الدخيل على الثلاجة؟',
      en: 'Three are made from milk. Which only shares the fridge?',
    },
    odd: 'egg',
    others: ['cheese-wedge', 'butter', 'soft-ice-cream'],
    isForChildren: true,
    fact: {
      ar: 'يسأل كثيرون: هل البيض من الألبان؟ لا! يباع بجانبها فقط، والدجاجة لا تُحلب.',
      en: 'People really ask whether eggs are dairy. No: they only sit beside it in the shop. You can’t milk a hen.',
    },
    source: 'https://dairygood.org/content/2014/are-eggs-dairy',
  },
  {
    ask: { ar: 'ثلاث تُلعب بكرة، فأي لعبة بلا كرة؟', en: 'Three games need a ball. Which has none?' },
    odd: 'badminton',
    others: ['soccer-ball', 'tennis', 'ping-pong'],
    isForChildren: true,
    fact: {
      ar: 'تُلعب بريشة طائرة فيها 16 ريشة من الإوز، ويفضّلون ريش الجناح الأيسر!',
      en: 'It is played with a shuttlecock of 16 feathers, best from the left wing of a goose!',
    },
    source: 'https://giresunkultur.com/what-is-a-shuttlecock-badminton-lessons/',
  },
  {
    ask: { ar: 'ثلاثة تسهر الليل، ومن ينام بعد المغرب؟', en: 'Three are up all night. Who is in bed by dusk?' },
    odd: 'rooster',
    others: ['owl', 'bat', 'hedgehog'],
    isForChildren: true,
    fact: {
      ar: 'ينام الديك باكرًا ليوقظ الحيّ كله فجرًا، وعندها يكون القنفذ قد عاد من دوامه.',
      en: 'The rooster sleeps early to wake the street at dawn, just as the hedgehog comes home from work.',
    },
    source:
      'https://steemit.com/photography/@mawardy/understanding-nocturnal-animals-for-example-eagle-and-owl-f3ac003dcd5c8',
  },
  {
    ask: { ar: 'ثلاثة تصعد إلى السطح لتتنفس، فمن لا يحتاج؟', en: 'Three must come up for air. Which one needn’t?' },
    odd: 'shark',
    others: ['whale', 'dolphin', 'turtle'],
    isForChildren: true,
    fact: {
      ar: 'القرش سمكة تتنفس بخياشيمها تحت الماء. أما الحوت، على ضخامته، فيحبس نفسه مثلكم!',
      en: 'A shark is a fish and breathes with gills. The whale, for all its size, holds its breath like you!',
    },
    source: 'https://www.dailyherald.com/article/20110809/news/708099955/',
  },
  {
    ask: { ar: 'ثلاثة نباتات وواحد ليس نباتًا: من؟', en: 'Three are plants and one is not. Which?' },
    odd: 'mushroom',
    others: ['cactus', 'tulip', 'herb'],
    fact: {
      ar: 'الفطر ليس نباتًا ولا حيوانًا، لكنه أقرب قرابةً إلى الحيوان. تذكّروه مع البيتزا القادمة!',
      en: 'A mushroom is neither plant nor animal, yet nearer kin to animals. Think of that over your next pizza!',
    },
    source: 'https://www.cliffsnotes.com/cliffsnotes/subjects/sciences/aren-t-fungi-really-plants',
  },
  {
    ask: { ar: 'ثلاثة من طحين القمح، فمن الدخيل؟', en: 'Three are made of wheat flour. Which is not?' },
    odd: 'popcorn',
    others: ['spaghetti', 'croissant', 'pretzel'],
    isForChildren: true,
    fact: {
      ar: 'الفشار حبّات ذرة انفجرت من الحرارة، فلا قمح فيه ولا طحين.',
      en: 'Popcorn is maize that burst in the heat: no wheat, no flour, only drama.',
    },
    source: 'https://thekitchenplus.com/does-popcorn-have-wheat-in-it',
  },
  {
    ask: {
      ar: 'ثلاثة لا تشبه صورها وهي صغيرة، فمن بقي على شكله؟',
      en: 'Three looked nothing like this as babies. Who kept their looks?',
    },
    odd: 'horse',
    others: ['butterfly', 'frog', 'lady-beetle'],
    isForChildren: true,
    fact: {
      ar: 'الفراشة كانت يرقة، والضفدع شرغوفًا بذيل كالسمكة. والمهر؟ حصان صغير بأرجل طويلة.',
      en: 'The butterfly crawled and the frog swam with a fish’s tail. A foal is just a horse with too much leg.',
    },
    source: 'https://finnolux.com/metamorphosis-lesson-for-kids-definition-examples/',
  },
  {
    ask: { ar: 'ثلاثة تحتمي بصدفة أو درع صلب، فمن الدخيل؟', en: 'Three hide in a hard shell. Which one does without?' },
    odd: 'hedgehog',
    others: ['turtle', 'snail', 'oyster'],
    isForChildren: true,
    fact: {
      ar: 'القنفذ يتكوّر ويترك الباقي لأشواكه. أما السلحفاة فلا تغادر بيتها: أضلاعها جزء منه!',
      en: 'The hedgehog rolls up and lets its spines talk. A turtle can’t move out: its ribs are part of the house!',
    },
    source: 'https://biocyclopedia.com/index/general_zoology/shells.php',
  },
  {
    ask: {
      ar: 'ثلاث آلات تنفخ فيها بفمك، فأيها لا تحتاج نَفَسك؟',
      en: 'Three need your breath. Which plays without it?',
    },
    odd: 'accordion',
    others: ['trumpet', 'saxophone', 'postal-horn'],
    fact: {
      ar: 'للأكورديون رئته: المنفاخ بين يديك يدفع الهواء، فيمكنك أن تعزف وتغنّي معًا.',
      en: 'The accordion brings its lungs: the bellows push the air, so you can play and sing at once.',
    },
    source: 'http://accordionlover.blogspot.com/2009/02/what-kind-of-instrument-is-accordion.html',
  },
  {
    ask: {
      ar: 'ثلاثة صُنعت قديمًا من النخلة، فمن الدخيل؟',
      en: 'Gulf families once made three of these from the date palm. Which not?',
    },
    odd: 'yarn',
    others: ['basket', 'broom', 'canoe'],
    fact: {
      ar: 'من الخوص السلال والمكانس، ومن الجريد قارب «الشاشة». أما الصوف فمن الخروف، ولو غضبت النخلة!',
      en: 'Leaves gave baskets and brooms, the ribs a fishing boat called shasha. For wool you still need a sheep.',
    },
    source: 'https://sharjah-welcome.com/html/sh_trainfo_flora.htm',
  },
  {
    ask: {
      ar: 'ثلاثة انقرضت منذ زمن، فمن ما زال يبتسم لنا؟',
      en: 'Three are gone for ever. Who is still grinning at us?',
    },
    odd: 'crocodile',
    others: ['dodo', 't-rex', 'mammoth'],
    isForChildren: true,
    fact: {
      ar: 'عاصرت التماسيح الديناصورات ونجت مما أفناها، وما زالت على ضفاف الأنهار تنتظر.',
      en: 'Crocodiles lived beside dinosaurs and outlasted them. They are still at the river, waiting.',
    },
    source: 'https://www.petmojo.com/which-animals-lived-alongside-dinosaurs/',
  },
];
