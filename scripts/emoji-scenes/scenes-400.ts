import type { Scene } from './scene.ts';

/** Scenes that one player in the room reads at once. */
export const scenes400: readonly Scene[] = [
  {
    emoji: ['money-bag', 'locked', 'sheaf-of-rice', 'ear-of-corn', 'thinking-face'],
    ask: {
      ar: 'قاسم أخو علي بابا محبوس في مغارة الكنز! ماذا جرى له؟',
      en: 'Ali Baba’s brother is locked in the treasure cave! What happened to him?',
    },
    answer: { ar: 'نسي كلمة السرّ', en: 'He forgot the password' },
    wrong: [
      { ar: 'ضاع منه المفتاح', en: 'He lost the key', fits: ['locked', 'thinking-face', 'money-bag'] },
      { ar: 'جاع فجلس يأكل', en: 'He sat down to eat', fits: ['sheaf-of-rice', 'ear-of-corn'] },
      { ar: 'نام وهو يعدّ الذهب', en: 'He fell asleep counting', fits: ['money-bag', 'locked'] },
    ],
    isForChildren: true,
    fact: {
      ar: 'صاح: «افتح يا شعير!» وخطرت بباله الحبوب كلها إلا السمسم: أول من نسي كلمة المرور.',
      en: '“Open, barley!” he cried; every grain came to mind but sesame: the first man ever to forget his password.',
    },
    source: 'https://en.wikipedia.org/wiki/Open_sesame',
  },
  {
    emoji: ['pot-of-food', 'baby', 'money-mouth-face', 'pot-of-food', 'headstone'],
    ask: {
      ar: 'صدّق الجار نصف الحكاية وصاح عند نصفها الثاني! أي نادرة من نوادر جحا؟',
      en: 'The neighbour believed the first half and howled at the second! Which tale of Juha is it?',
    },
    answer: { ar: 'القِدر التي ولدت', en: 'The pot that gave birth' },
    wrong: [
      { ar: 'الطبخ على الشمعة', en: 'Cooking over a candle', fits: ['pot-of-food'] },
      { ar: 'مسمار في الدار', en: 'A nail in the house', fits: ['money-mouth-face'] },
      { ar: 'وليمة أكلها الثوب', en: 'The robe at the banquet', fits: ['pot-of-food', 'money-mouth-face'] },
    ],
    fact: {
      ar: 'قال الجار: وهل تموت القدور؟ فقال جحا: صدّقتَ أنها تلد، ولا تصدّق أنها تموت؟',
      en: '“A pot can’t die!” cried the neighbour. “You believed that it had a child,” said Juha.',
    },
    source: 'https://mehranteacher.com/busan/writing/Hodja/Hodja05.htm',
  },
  {
    emoji: ['soccer-ball', 'man-bald', 'ram', 'red-square', 'trophy'],
    ask: {
      ar: 'ختم بها مسيرته أمام العالم كله، ولم تكن هدفًا: ما اللقطة؟',
      en: 'It ended his career before the whole world, and it wasn’t a goal: which moment?',
    },
    answer: { ar: 'نطحة زيدان', en: 'Zidane’s headbutt' },
    wrong: [
      { ar: 'يد مارادونا', en: 'Maradona’s hand', fits: ['soccer-ball', 'trophy'] },
      { ar: 'عضّة سواريز', en: 'Suárez’s bite', fits: ['soccer-ball', 'ram'] },
      { ar: 'ركلة باجيو', en: 'Baggio’s penalty', fits: ['soccer-ball', 'trophy'] },
    ],
    fact: {
      ar: 'طُرد في نهائي 2006 بعد أن سجّل فيه، ومرّ وهو خارج بجانب الكأس ولم يلتفت إليها.',
      en: 'He scored in the final of 2006, was sent off, and walked past the trophy without a glance.',
    },
    source: 'https://en.wikipedia.org/wiki/2006_FIFA_World_Cup_final',
  },
  {
    emoji: ['palm-tree', 'crossed-swords', 'keycap-2', 'keycap-1', 'sun'],
    ask: {
      ar: 'خمس صور أخرجت الناس إلى الشوارع يغنّون! أي مباراة في المونديال؟',
      en: 'Five pictures that sent people singing into the streets! Which World Cup match?',
    },
    answer: { ar: 'السعودية والأرجنتين', en: 'Saudi Arabia v Argentina' },
    wrong: [
      {
        ar: 'السعودية والمغرب',
        en: 'Saudi Arabia v Morocco',
        fits: ['palm-tree', 'crossed-swords', 'keycap-2', 'keycap-1'],
      },
      { ar: 'السعودية والأوروغواي', en: 'Saudi Arabia v Uruguay', fits: ['palm-tree', 'crossed-swords', 'keycap-1'] },
      { ar: 'السعودية وبلجيكا', en: 'Saudi Arabia v Belgium', fits: ['palm-tree', 'crossed-swords', 'keycap-1'] },
    ],
    isOfGulf: true,
    fact: {
      ar: 'صار اليوم التالي عطلة رسمية، ثم رفعت الأرجنتين الكأس: لم يهزمها في تلك البطولة أحد غيرهم.',
      en: 'The next day was declared a holiday, and Argentina went on to lift the cup: nobody else beat them.',
    },
    source: 'https://en.wikipedia.org/wiki/2022_FIFA_World_Cup_Group_C',
  },
  {
    emoji: ['sun', 'shopping-bags', 'skier', 'penguin'],
    ask: {
      ar: 'الحرارة في الخارج خمسون، وأمامك بطاريق تتمشّى! في أي مدينة خليجية أنت؟',
      en: 'It is fifty degrees outside, and penguins stroll past you! In which Gulf city are you?',
    },
    answer: { ar: 'دبي', en: 'Dubai' },
    wrong: [
      { ar: 'المنامة', en: 'Manama', fits: ['sun', 'shopping-bags'] },
      { ar: 'صلالة', en: 'Salalah', fits: ['sun'] },
      { ar: 'نزوى', en: 'Nizwa', fits: ['sun'] },
    ],
    isForChildren: true,
    isOfGulf: true,
    fact: {
      ar: 'في «سكي دبي» بطاريق حقيقية تمشي على الثلج داخل المول، والزوّار خلف الزجاج بالنعال.',
      en: 'Ski Dubai keeps real penguins in the snow inside a mall; behind the glass stand visitors in sandals.',
    },
    source: 'https://en.wikipedia.org/wiki/Ski_Dubai',
  },
  {
    emoji: ['man-bald', 'airplane-departure', 'tulip', 'cat', 'man-red-hair'],
    ask: {
      ar: 'غاب أسبوعًا ثم رجع يهزّ رأسه في الديوانية! أي مدينة زار؟',
      en: 'He was away for a week and came back tossing his head! Which city did he visit?',
    },
    answer: { ar: 'إسطنبول', en: 'Istanbul' },
    wrong: [
      { ar: 'أمستردام', en: 'Amsterdam', fits: ['airplane-departure', 'tulip'] },
      { ar: 'القاهرة', en: 'Cairo', fits: ['airplane-departure', 'cat'] },
      { ar: 'هوليوود', en: 'Hollywood', fits: ['airplane-departure', 'man-red-hair'] },
    ],
    isOfGulf: true,
    fact: {
      ar: 'والتوليب فيها قبل هولندا: من بلاد العثمانيين وصلت بصلاته إلى أوروبا في القرن السادس عشر.',
      en: 'The tulip was hers before it was Dutch: its bulbs reached Europe from the Ottomans in the 16th century.',
    },
    source: 'https://en.wikipedia.org/wiki/Tulip',
  },
  {
    emoji: ['boy', 'cup-with-straw', 'night-with-stars', 'cold-face'],
    ask: {
      ar: 'نسي ولد كأسه خارج البيت ليلة واحدة، فأكل العالم الناتج! ماذا صار عنده؟',
      en: 'A boy forgot his cup outside for one night, and the world ate the result! What did he have?',
    },
    answer: { ar: 'آيسكريم العود', en: 'An ice lolly' },
    wrong: [
      { ar: 'المشروب الغازي', en: 'A fizzy drink', fits: ['cup-with-straw'] },
      { ar: 'علبة العصير', en: 'A juice box', fits: ['boy', 'cup-with-straw'] },
      { ar: 'البوظة العربية', en: 'Booza ice cream', fits: ['cold-face', 'cup-with-straw'] },
    ],
    isForChildren: true,
    fact: {
      ar: 'كان فرانك إبرسون في الحادية عشرة عام 1905، ووجد في الصباح شرابه متجمّدًا وعود التقليب فيه.',
      en: 'Frank Epperson was eleven, in 1905; in the morning his drink was frozen, with the stirring stick in it.',
    },
    source: 'https://en.wikipedia.org/wiki/Popsicle_(brand)',
  },
  {
    emoji: ['goat', 'cherries', 'man-dancing', 'crescent-moon'],
    ask: {
      ar: 'أكلت ورقصت ولم تنم، والراعي يراقب! أي مشروب بدأت أسطورته هكذا؟',
      en: 'They ate, they danced, they wouldn’t sleep! Which drink’s legend begins like this?',
    },
    answer: { ar: 'القهوة', en: 'Coffee' },
    wrong: [
      { ar: 'الحليب', en: 'Milk', fits: ['goat', 'crescent-moon'] },
      { ar: 'الشاي', en: 'Tea', fits: ['crescent-moon'] },
      { ar: 'شراب الكرز', en: 'Cherry syrup', fits: ['cherries'] },
    ],
    fact: {
      ar: 'حكاية الراعي «كلدي» لم تُكتب إلا عام 1671، لكن من شرب فنجانًا قبل النوم يصدّقها.',
      en: 'Kaldi the goatherd was not written about before 1671, but a cup at bedtime makes you believe it.',
    },
    source: 'https://en.wikipedia.org/wiki/Kaldi',
  },
  {
    emoji: ['pregnant-woman', 'chocolate-bar', 'spaghetti', 'green-heart', 'mobile-phone'],
    ask: {
      ar: 'بدأت بوحم امرأة وانتهت بطوابير في العالم كله: ما هي؟',
      en: 'It began with a pregnant woman’s craving and ended in queues around the world: what is it?',
    },
    answer: { ar: 'شوكولاتة دبي', en: 'Dubai chocolate' },
    wrong: [
      { ar: 'كنافة بالجبن', en: 'Cheese kunafa', fits: ['spaghetti', 'mobile-phone'] },
      { ar: 'زبدة الفستق', en: 'Pistachio butter', fits: ['green-heart', 'mobile-phone'] },
      { ar: 'بقلاوة تركية', en: 'Turkish baklava', fits: ['green-heart'] },
    ],
    isOfGulf: true,
    fact: {
      ar: 'اشتهت سارة حمودة الكنافة في حملها عام 2021 فحشت بها الشوكولاتة، وكانت أول الأمر تبيع نحو لوح في الأسبوع!',
      en: 'Sarah Hamouda craved knafeh in 2021 and hid it in chocolate; at first she sold about one bar a week!',
    },
    source: 'https://witnews24.com/how-a-chocolate-bar-from-dubai-took-over-the-world',
  },
  {
    emoji: ['flute', 'rat', 'rat', 'boy', 'girl'],
    ask: {
      ar: 'أكلوا عليه أجرته، فعزف لحنًا ثانيًا ندموا عليه! أي حكاية؟',
      en: 'They wouldn’t pay him, so he played a second tune, and they were sorry! Which tale?',
    },
    answer: { ar: 'زمّار هاملن', en: 'The Pied Piper' },
    wrong: [
      { ar: 'هانسل وغريتل', en: 'Hansel and Gretel', fits: ['boy', 'girl'] },
      { ar: 'موسيقيو بريمن', en: 'The Bremen Musicians', fits: ['flute'] },
      { ar: 'كسّارة البندق', en: 'The Nutcracker', fits: ['rat', 'girl'] },
    ],
    isForChildren: true,
    fact: {
      ar: 'في هاملن الألمانية شارع يُقال إن الأولاد مرّوا فيه، ولا يُعزف فيه ولا يُرقص إلى اليوم.',
      en: 'Hamelin has a street the children are said to have taken; to this day nobody may play or dance there.',
    },
    source: 'https://en.wikipedia.org/wiki/Pied_Piper_of_Hamelin',
  },
  {
    emoji: ['sailboat', 'desert-island', 'fire', 'whale'],
    ask: {
      ar: 'نزلوا على جزيرة وأشعلوا النار ليطبخوا، فتحرّكت من تحتهم! من كان معهم؟',
      en: 'They lit a fire to cook, and the island moved beneath them! Who was with them?',
    },
    answer: { ar: 'السندباد', en: 'Sinbad' },
    wrong: [
      { ar: 'روبنسون كروزو', en: 'Robinson Crusoe', fits: ['sailboat', 'desert-island', 'fire'] },
      { ar: 'القبطان أخاب', en: 'Captain Ahab', fits: ['sailboat', 'whale'] },
      { ar: 'بينوكيو', en: 'Pinocchio', fits: ['fire', 'whale'] },
    ],
    isForChildren: true,
    fact: {
      ar: 'كانت سمكة هائلة نائمة نبت الشجر على ظهرها، فلما حمي غطست: شواية تطفئ نفسها.',
      en: 'It was a giant fish, so long asleep that trees grew on it: when its back got hot, it dived.',
    },
    source: 'https://en.wikipedia.org/wiki/Sinbad_the_Sailor',
  },
  {
    emoji: ['teddy-bear', 'necktie', 'automobile', 'turkey', 'zipper-mouth-face'],
    ask: {
      ar: 'لا يكاد ينطق، وتضحك له الدنيا من غير ترجمة: من هو؟',
      en: 'He hardly says a word, and the world laughs without subtitles: who is he?',
    },
    answer: { ar: 'مستر بين', en: 'Mr Bean' },
    wrong: [
      { ar: 'شارلي شابلن', en: 'Charlie Chaplin', fits: ['necktie', 'zipper-mouth-face'] },
      { ar: 'توم وجيري', en: 'Tom and Jerry', fits: ['turkey', 'zipper-mouth-face'] },
      { ar: 'لوريل وهاردي', en: 'Laurel and Hardy', fits: ['necktie', 'automobile'] },
    ],
    fact: {
      ar: 'الرجل الذي علق رأسه في ديك رومي يحمل ماجستير في الهندسة الكهربائية من أكسفورد.',
      en: 'The man with his head stuck in a turkey, Rowan Atkinson, has an Oxford master’s in electrical engineering.',
    },
    source: 'https://en.wikipedia.org/wiki/Rowan_Atkinson',
  },
  {
    emoji: ['game-die', 'locked', 'hotel', 'money-with-wings', 'angry-face'],
    ask: {
      ar: 'تبدأ بالضحك وتنتهي وأخوك لا يكلّمك أسبوعًا: أي لعبة؟',
      en: 'It starts with laughter and ends with your brother not talking to you: which game?',
    },
    answer: { ar: 'مونوبولي', en: 'Monopoly' },
    wrong: [
      { ar: 'لودو', en: 'Ludo', fits: ['game-die', 'angry-face'] },
      { ar: 'السلّم والثعبان', en: 'Snakes and Ladders', fits: ['game-die', 'angry-face'] },
      { ar: 'الطاولة', en: 'Backgammon', fits: ['game-die', 'locked'] },
    ],
    fact: {
      ar: 'أصلها لعبة سجّلتها ليزي ماجي عام 1904 لتري الناس ظلم الاحتكار، فأعجبهم أن يحتكروا!',
      en: 'It grew from a game Lizzie Magie patented in 1904 to show how unfair monopolies are; players loved being one.',
    },
    source: 'https://en.wikipedia.org/wiki/The_Landlord%27s_Game',
  },
  {
    emoji: ['man-standing', 'straight-ruler', 'palm-tree', 'brain', 'goat'],
    ask: {
      ar: 'مثل كويتي يُضحك الديوانية ويُغضب واحدًا فيها: ما هو؟',
      en: 'A Kuwaiti saying that makes the room laugh and one man in it cross: which one?',
    },
    answer: { ar: 'الطول طول نخلة والعقل عقل صخلة', en: 'Tall as a palm, with a kid goat’s brain' },
    wrong: [
      { ar: 'عنز ولو طارت', en: 'A goat, even if it flies', fits: ['goat', 'brain'] },
      { ar: 'العقل السليم في الجسم السليم', en: 'A sound mind in a sound body', fits: ['man-standing', 'brain'] },
      {
        ar: 'على قد لحافك مدّ رجليك',
        en: 'Stretch your legs as far as your quilt goes',
        fits: ['man-standing', 'straight-ruler'],
      },
    ],
    isOfGulf: true,
    fact: {
      ar: '«الصخلة» ولد الماعز، ولم يسألها أحد عن رأيها في المثل.',
      en: 'The “sakhla” is a young goat, and nobody asked what it thinks of the saying.',
    },
    source: 'https://wikikuwait.net/?p=34654',
  },
  {
    emoji: ['oncoming-fist', 'loudly-crying-face', 'person-running', 'speaking-head'],
    ask: {
      ar: 'مثل يحفظه كل أخ كبير ظُلم في بيته: ما هو؟',
      en: 'Every older brother who was ever wronged at home knows this saying: which one?',
    },
    answer: { ar: 'ضربني وبكى وسبقني واشتكى', en: 'He hit me and wept, then ran to complain' },
    wrong: [
      { ar: 'الضرب في الميت حرام', en: 'It is wrong to beat the dead', fits: ['oncoming-fist'] },
      { ar: 'الهزيمة ثلثا المراجل', en: 'Flight is two thirds of courage', fits: ['person-running', 'oncoming-fist'] },
      {
        ar: 'خذوا أسرارهم من صغارهم',
        en: 'Learn their secrets from their little ones',
        fits: ['speaking-head', 'person-running'],
      },
    ],
    isForChildren: true,
    fact: {
      ar: 'القاضي فيها الأم، والحكم جاهز قبل الجلسة: «أنت الكبير، أنت العاقل».',
      en: 'The judge is mother, and the verdict is ready: “You are the elder, you should know better.”',
    },
  },
  {
    emoji: ['snake', 'adhesive-bandage', 'thread', 'face-screaming-in-fear'],
    ask: {
      ar: 'اشترى مرة من الإنترنت، ومن يومها يفتح كل طرد وهو مغمض! أي مثل يقال له؟',
      en: 'One bad online order, and now he opens every parcel with his eyes shut! Which saying fits?',
    },
    answer: { ar: 'الملدوغ يخاف من جرّة الحبل', en: 'Once bitten, he fears a trailing rope' },
    wrong: [
      { ar: 'حبل الكذب قصير', en: 'The rope of lies is short', fits: ['thread'] },
      { ar: 'ابعد عن الشر وغنّ له', en: 'Keep away from evil and sing to it', fits: ['snake'] },
      {
        ar: 'ضربتان في الرأس توجعان',
        en: 'Two blows on the head do hurt',
        fits: ['adhesive-bandage', 'face-screaming-in-fear'],
      },
    ],
    fact: {
      ar: 'الإنجليزي لدغته واحدة فصار خجولًا مرتين، والعربي صار يقفز من كل حبل.',
      en: 'English speakers are “once bitten, twice shy”; in Arabic one jumps at every piece of rope.',
    },
  },
  {
    emoji: ['old-man', 'backpack', 'school', 'pencil'],
    ask: {
      ar: 'الجدّ اشترى حقيبة وقلمًا ووقف في الطابور! أي مثل سيسمع؟',
      en: 'Grandpa bought a bag and a pencil and joined the queue! Which saying will he hear?',
    },
    answer: { ar: 'بعد ما شاب ودّوه الكتّاب', en: 'His hair went grey, so off to school he went' },
    wrong: [
      { ar: 'من شبّ على شيء شاب عليه', en: 'As he grew up, so he grows old', fits: ['old-man'] },
      {
        ar: 'العلم في الصغر كالنقش على الحجر',
        en: 'Learnt young is carved in stone',
        fits: ['school', 'pencil', 'backpack'],
      },
      { ar: 'أكبر منك بيوم أعلم منك بسنة', en: 'A day older is a year wiser', fits: ['old-man', 'school'] },
    ],
    fact: {
      ar: 'كذّب المثلَ الكيني كيماني ماروغي: دخل الصف الأول عام 2004 وعمره 84 عامًا!',
      en: 'Kenya’s Kimani Maruge proved it wrong: he started primary school in 2004, at 84!',
    },
    source: 'https://en.wikipedia.org/wiki/Kimani_Maruge',
  },
  {
    emoji: ['cloud-with-lightning-and-rain', 'desert', 'potato', 'money-with-wings'],
    ask: {
      ar: 'ينبت في البر بلا زارع، ويُباع كأنه ذهب، ويُغسل ألف مرة: ما هو؟',
      en: 'Nobody sows it, it sells like gold and has to be washed a thousand times: what is it?',
    },
    answer: { ar: 'الفقع', en: 'Desert truffles' },
    wrong: [
      { ar: 'البطاط', en: 'Potatoes', fits: ['potato'] },
      { ar: 'العرفج', en: 'Arfaj flowers', fits: ['cloud-with-lightning-and-rain', 'desert'] },
      { ar: 'البصل', en: 'Onions', fits: ['potato', 'money-with-wings'] },
    ],
    isOfGulf: true,
    fact: {
      ar: 'يقول أهل البر إن الرعد يُخرجه من الأرض، ثم ترعد الأسعار في السوق.',
      en: 'Desert people say that thunder calls it out of the ground; then the prices thunder at the market.',
    },
    source: 'https://en.wikipedia.org/wiki/Terfezia',
  },
  {
    emoji: ['crescent-moon', 'barber-pole', 'chair', 'hourglass-not-done'],
    ask: {
      ar: 'قالوا له: «قدّامك واحد»، وجلس ساعتين! أين هو ومتى؟',
      en: '“Only one before you,” they said, and he sat for two hours! Where is he, and when?',
    },
    answer: { ar: 'عند الحلّاق ليلة العيد', en: 'At the barber’s before Eid' },
    wrong: [
      {
        ar: 'عند الخيّاط ليلة العيد',
        en: 'At the tailor’s before Eid',
        fits: ['crescent-moon', 'chair', 'hourglass-not-done'],
      },
      { ar: 'عند الحلّاق ظهر الإثنين', en: 'At the barber’s on Monday noon', fits: ['barber-pole', 'chair'] },
      { ar: 'في المطار ليلة السفر', en: 'At the airport at night', fits: ['chair', 'hourglass-not-done'] },
    ],
    isOfGulf: true,
    fact: {
      ar: 'لم يكذب الحلّاق: قدّامك واحد فعلًا، ومعه أولاده الخمسة وأخوه.',
      en: 'The barber didn’t lie: there was one man before you, with his five sons and his brother.',
    },
  },
  {
    emoji: ['elephant', 'rock', 'wind-face', 'desert'],
    ask: {
      ar: 'فيل واقف في الخليج منذ آلاف السنين ولم يتعب! أين هو؟',
      en: 'An elephant has stood in Arabia for thousands of years and isn’t tired! Where?',
    },
    answer: { ar: 'العُلا', en: 'AlUla' },
    wrong: [
      { ar: 'العين', en: 'Al Ain', fits: ['rock', 'desert'] },
      { ar: 'أبها', en: 'Abha', fits: ['rock', 'wind-face'] },
      { ar: 'نزوى', en: 'Nizwa', fits: ['rock', 'desert'] },
    ],
    isOfGulf: true,
    fact: {
      ar: 'جبل الفيل صخرة ارتفاعها 52 مترًا نحتتها الريح والماء، ويجلس الناس تحت خرطومها يشربون القهوة.',
      en: 'Elephant Rock, 52 metres high, was carved by wind and water; people drink coffee beneath its trunk.',
    },
    source: 'https://en.wikipedia.org/wiki/AlUla',
  },
];
