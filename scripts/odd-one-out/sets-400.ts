import type { OddSet } from './set.ts';

/** Sets whose answer someone in the room knows. */
export const sets400: readonly OddSet[] = [
  {
    ask: { ar: 'ثلاثة تُقطف من الشجر، فمن الدخيل؟', en: 'Three are picked from trees. Which is not?' },
    odd: 'pineapple',
    others: ['mango', 'coconut', 'olive'],
    fact: {
      ar: 'الأناناس يجلس قرب الأرض وسط نبتة شائكة كأنه ملفوف له تاج. كم واحدًا منكم تخيّل شجرته؟',
      en: 'A pineapple sits near the ground in a spiky plant, like a cabbage with a crown. Who pictured its tree?',
    },
    source: 'https://picusblog.com/nature-and-travel/do-pineapples-grow-on-trees/',
  },
  {
    ask: { ar: 'ثلاثة تنضج تحت التراب، فمن الدخيل؟', en: 'Three ripen under the ground. Which does not?' },
    odd: 'chestnut',
    others: ['carrot', 'potato', 'peanuts'],
    fact: {
      ar: 'الفول السوداني يزهر فوق الأرض ثم يدفن ثمره بنفسه! أما الكستناء فعلى شجرة كما ينبغي.',
      en: 'The peanut flowers above ground, then buries its own fruit! Chestnuts hang on a tree, as nuts should.',
    },
    source: 'http://ars.usda.gov/southeast-area/dawson-ga/peanut-research/docs/peanuts-101-the-basics/page-5/',
  },
  {
    ask: {
      ar: 'ثلاثة أقارب من عائلة واحدة، ومن جاء مع الضيوف؟',
      en: 'Three are one botanical family. Who came with the guests?',
    },
    odd: 'coconut',
    others: ['peanuts', 'beans', 'pea-pod'],
    fact: {
      ar: 'الفول السوداني من البقوليات: ابن عم الفاصوليا والبازلاء، لا المكسرات. وجوز الهند من نخلة.',
      en: 'A peanut is a legume, cousin of beans and peas and no true nut. The coconut comes from a palm.',
    },
    source: 'https://www.reference.com/food/peanuts-grow-trees-bf334ed4436920b1',
  },
  {
    ask: { ar: 'ثلاثة من عائلة واحدة، فمن الغريب بينها؟', en: 'Three are close family. Who is the stranger?' },
    odd: 'giraffe',
    others: ['camel', 'two-hump-camel', 'llama'],
    isForChildren: true,
    fact: {
      ar: 'اللاما ابنة عم الجمل بلا سنام: هاجر أجداده إلى أمريكا الجنوبية. وكلاهما يبصق إذا غضب!',
      en: 'The llama is a camel without the hump, settled in South America. Both branches spit when cross!',
    },
    source: 'https://ducksell.com/info/252.html',
  },
  {
    ask: {
      ar: 'كلها تؤلم، لكن ثلاثة تلسع وواحد يعضّ: من؟',
      en: 'All of them hurt, but three sting and one bites. Which?',
    },
    odd: 'snake',
    others: ['honeybee', 'scorpion', 'jellyfish'],
    isForChildren: true,
    fact: {
      ar: 'سمّ الأفعى في أنيابها، وسمّ العقرب والنحلة في المؤخرة. فراقبوا الطرف الصحيح!',
      en: 'A snake’s venom is in its fangs; bee and scorpion carry it behind. Watch the right end!',
    },
    source:
      'https://www.tulsaworld.com/communities/skiatook/news/nature-note-poisonous-vs-venomous/article_fa081601-35a8-52d6-8fb6-99a82bc2b2dd.html',
  },
  {
    ask: {
      ar: 'كلها تغنّي، لكن واحدًا لا يستعمل حلقه: من؟',
      en: 'They all sing, but one never uses its throat. Which?',
    },
    odd: 'cricket',
    others: ['rooster', 'frog', 'parrot'],
    fact: {
      ar: 'الصرصور الليلي يحكّ جناحًا بجناح، كعازف على كمان. والأنثى لا تغنّي: هي الجمهور.',
      en: 'The cricket rubs wing on wing like a fiddler. Females stay silent: they are the audience.',
    },
    source: 'https://experts123.com/q/how-does-a-cricket-chirp.html',
  },
  {
    ask: {
      ar: 'لثلاثة منها سنة باسمها عند الصينيين، فمن المظلوم؟',
      en: 'Three have a year of the Chinese zodiac. Who was robbed?',
    },
    odd: 'cat',
    others: ['rat', 'rooster', 'snake'],
    fact: {
      ar: 'في الحكاية نام القط ولم يوقظه صديقه الفأر، ففاته السباق. ومن يومها يطارده!',
      en: 'In the tale the cat overslept, and its friend the rat didn’t wake it. It has chased rats ever since!',
    },
    source: 'http://www.catscratchmed.com/why-cat-does-not-appear-in-chinese-zodiac-part-1/',
  },
  {
    ask: { ar: 'ثلاثة تعيش بريّة في أستراليا، فمن الدخيل؟', en: 'Three live wild in Australia. Which does not?' },
    odd: 'tiger',
    others: ['kangaroo', 'camel', 'koala'],
    isForChildren: true,
    fact: {
      ar: 'نعم، الجمل! جلبوه للنقل ثم أطلقوه لما جاءت السيارات، فتكاثر حتى صدّروه إلى السعودية.',
      en: 'Yes, the camel! Freed when cars came, it multiplied until hundreds were sold to Saudi Arabia.',
    },
    source: 'https://hadnoclue.wordpress.com/2012/10/30/camels-australia-overpopulation-export/',
  },
  {
    ask: { ar: 'ثلاثة نباتات، وواحد حيوان متنكّر: من؟', en: 'Three plants and one animal in disguise: which?' },
    odd: 'coral',
    others: ['palm-tree', 'sunflower', 'seedling'],
    fact: {
      ar: 'المرجان مدينة من حيوانات صغيرة لها أفواه ولوامس تلسع فريستها، وبيوتها من الحجر.',
      en: 'Coral is a city of tiny animals with mouths and stinging arms, who build their homes of stone.',
    },
    source: 'https://oceanexplorer.noaa.gov./facts/coral-animal.html',
  },
  {
    ask: { ar: 'ثلاثة أبناء عم في علم النبات، فمن الدخيل؟', en: 'To a botanist three are cousins. Who is not?' },
    odd: 'mango',
    others: ['watermelon', 'cucumber', 'melon'],
    fact: {
      ar: 'البطيخ والشمام والخيار من الفصيلة القرعية. فالخيار بطيخ تواضع ودخل السلطة.',
      en: 'Watermelon, melon and cucumber are all gourds: the cucumber is the modest cousin who joined a salad.',
    },
    source: 'https://simple.wikipedia.org/wiki/Cucurbitaceae',
  },
  {
    ask: {
      ar: 'ثلاثة فيها كافيين يطيّر النوم، فمن البريء؟',
      en: 'Three hold caffeine and steal your sleep. Who is innocent?',
    },
    odd: 'glass-of-milk',
    others: ['hot-beverage', 'teapot', 'chocolate-bar'],
    fact: {
      ar: 'القهوة والشاي معروفان، لكن الشوكولاتة فيها كافيين أيضًا، وكلما اسودّت زاد. والأطفال يعرفون السر.',
      en: 'Coffee and tea, of course, but chocolate too, and the darker the more. Children have always known.',
    },
    source: 'https://www.tesh.com/articles/can-you-consume-too-much-caffeine/',
  },
  {
    ask: {
      ar: 'ثلاثة يرون خط النهاية أمامهم، ومن يصله بظهره؟',
      en: 'Three see the finish ahead. Who crosses it backwards?',
    },
    odd: 'person-rowing-boat',
    others: ['person-running', 'person-biking', 'skier'],
    fact: {
      ar: 'يجلس المجدّف وظهره إلى النهاية ليدفع بساقيه وذراعيه معًا. يفوز وهو ينظر إلى الخاسرين!',
      en: 'Rowers sit backwards to pull with legs and arms together. They win while looking at the losers!',
    },
    source: 'http://www.lbc.co.uk/why-do-we-sit-backwards-when-rowing-46883',
  },
  {
    ask: {
      ar: 'بعوضة قرصتك، وبقرة تُحلب، ودجاجة باضت، وطائر بذيله: من الذكر؟',
      en: 'The mosquito that bit you, a milk cow, a laying hen, a bird with a train: who is the gentleman?',
    },
    odd: 'peacock',
    others: ['mosquito', 'cow', 'chicken'],
    isForChildren: true,
    fact: {
      ar: 'الأناقة كلها للذكر، وأنثى الطاووس بلا ذيل فاخر. والبعوضة التي تقرص أنثى دائمًا!',
      en: 'Only the male has that train; the peahen dresses simply. And every mosquito that bites is a female!',
    },
    source: 'https://fournuggets.substack.com/p/peafowls-to-mauritius',
  },
  {
    ask: {
      ar: 'ثلاثة نزلت مع غوّاص اللؤلؤ الكويتي قديمًا، فمن الدخيل؟',
      en: 'Three went down with Kuwait’s old pearl divers. Which did not?',
    },
    odd: 'diving-mask',
    others: ['rock', 'basket', 'clamp'],
    fact: {
      ar: 'حجر يُنزله، وسلة «الديين» في رقبته، ومشبك «الفطام» على أنفه، ولا قناع! فإذا هزّ الحبل سحبه السيب.',
      en: 'A stone sank him, a basket hung at his neck, a clip shut his nose. No mask! A tug on a rope, and up.',
    },
    source: 'https://kuwait-info.com/a_tourism/tourism_attraction.asp',
  },
  {
    ask: { ar: 'ثلاثة كانت نقودًا يُشترى بها، فمن الدخيل؟', en: 'Three were once used as money. Which was not?' },
    odd: 'ice',
    others: ['spiral-shell', 'salt', 'cheese-wedge'],
    fact: {
      ar: 'اشترى الناس بالودع والملح، وفي إيطاليا بأقراص البارميزان. أما الثلج فيذوب قبل الحساب.',
      en: 'People paid in shells, in salt and, in Italy, in wheels of Parmesan. Ice melts before the bill comes.',
    },
    source:
      'https://upstox.com/news/trending/latest-updates/from-beer-to-cheese-9-weird-things-used-as-money/webstory-176930',
  },
  {
    ask: {
      ar: 'ثلاثة تؤلمك إن قُرصت، فمن لا يحسّ بألم؟',
      en: 'Pinch three of these and they hurt. Which feels nothing?',
    },
    odd: 'brain',
    others: ['ear', 'nose', 'tongue'],
    fact: {
      ar: 'الدماغ يصنع إحساسنا بالألم ولا يتألم! فيجري الجرّاح عمليته والمريض مستيقظ يحادثه.',
      en: 'The brain makes our pain and feels none! Surgeons work on it while the patient is awake and chatting.',
    },
    source: 'http://neurochampions.com/pain-brain',
  },
  {
    ask: {
      ar: 'ثلاثة يسمّيها عالم النبات ثمارًا، فمن ليس ثمرة؟',
      en: 'A botanist calls three of these fruit. Which is not?',
    },
    odd: 'carrot',
    others: ['cucumber', 'eggplant', 'bell-pepper'],
    fact: {
      ar: 'كل ما فيه بذور ونما من زهرة ثمرة، فسلطتكم سلطة فواكه! والجزرة جذر فقط.',
      en: 'What grows from a flower and holds seeds is fruit: your salad is a fruit salad! The carrot is a root.',
    },
    source: 'https://albertvick.com/2020/07/23/name-these-veggies/',
  },
  {
    ask: {
      ar: 'ثلاثة جاءت من الصين، فمن لا تعرفه الصين؟',
      en: 'Three came from China. Which would puzzle the Chinese?',
    },
    odd: 'fortune-cookie',
    others: ['kite', 'panda', 'roll-of-paper'],
    fact: {
      ar: 'بسكويت الحظ يابانيّ الأصل انتشر من كاليفورنيا. حاولوا بيعه في الصين فقالوا: أمريكي زيادة!',
      en: 'It is Japanese by origin and spread from California. Offered in China, it was found too American!',
    },
    source: 'https://memewarfare.blog/2020/05/23/fortune-cookies/',
  },
  {
    ask: { ar: 'ثلاثة من ذوات الدم البارد، فمن دمه حار؟', en: 'Three are cold-blooded. Who is warm-blooded?' },
    odd: 'penguin',
    others: ['snake', 'frog', 'crocodile'],
    isForChildren: true,
    fact: {
      ar: 'أبردها سكنًا هو أدفؤها دمًا! البطريق طائر حرارته ثابتة، ولو كان دمه باردًا لتجمّد.',
      en: 'The one in the coldest home is the warm one! A penguin is a bird; with cold blood it would freeze solid.',
    },
    source: 'https://pets-animals.blurtit.com/340700/are-penguins-cold-blooded',
  },
  {
    ask: { ar: 'ثلاثة دمها أحمر، فمن دمه أزرق كالأمراء؟', en: 'Three have red blood. Whose is as blue as a prince’s?' },
    odd: 'octopus',
    others: ['frog', 'shark', 'chicken'],
    fact: {
      ar: 'في دم الأخطبوط نحاس بدل الحديد، فصار أزرق. وعنده ثلاثة قلوب تضخّه!',
      en: 'An octopus carries copper where we have iron, so its blood is blue. And three hearts pump it!',
    },
    source: 'https://triviajoy.co/how-many-hearts-does-an-octopus-have-2',
  },
];
