import type { CloseUp } from './close-up.ts';

/** Close enough to be strange, wide enough for a child. */
export const closeUps200: readonly CloseUp[] = [
  {
    emoji: 'zebra',
    centre: [13, 14],
    width: 13,
    seen: { ar: 'خطوط داكنة ملتوية على رمادي فاتح', en: 'Dark winding lines on light grey' },
    ask: {
      ar: 'مخطّط من رأسه إلى قدميه، ولم يدخل السجن يومًا! اقتربنا كثيرًا: لمن هذه الخطوط؟',
      en: 'Stripes from head to foot, and never once in prison! We have come very close: whose are they?',
    },
    answer: { ar: 'حمار وحشي', en: 'Zebra' },
    wrong: [
      { ar: 'خطوط مشاة', en: 'Zebra crossing' },
      { ar: 'مفاتيح بيانو', en: 'Piano keys' },
      { ar: 'نمر', en: 'Tiger' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'حُسم الجدل: يصفه أكثر العلماء بأنه أسود مخطّط بالأبيض، لا العكس، لأن الأسود لونه الأصلي. قولوها في ' +
        'الديوانية الليلة وتفرّجوا على الخناقة!',
      en:
        'Settled at last: most experts call it black with white stripes, for black is the default colour of its ' +
        'coat. Say so at dinner and watch the fight!',
    },
    source: 'https://sciencefocus.com/nature/are-zebras-black-with-white-stripes-or-white-with-black-stripes',
  },
  {
    emoji: 'watermelon',
    centre: [12, 17],
    width: 17,
    seen: { ar: 'أحمر عليه نقط سوداء، وحافة بيضاء ثم خضراء', en: 'Red with black dots, a white rim, then a green one' },
    ask: {
      ar: 'يحملها الأب من السوق كأنها كأس، ويطرق عليها كأنه طبيب، ثم يقسم إنها حمراء! ما هذه؟',
      en: 'Dad carries it home like a trophy, taps it like a doctor and swears it’s red inside! What is it?',
    },
    answer: { ar: 'بطيخ', en: 'Watermelon' },
    wrong: [
      { ar: 'طماطم', en: 'Tomato' },
      { ar: 'دعسوقة', en: 'Ladybird' },
      { ar: 'فراولة', en: 'Strawberry' },
    ],
    isForChildren: true,
    fact: {
      ar: 'وُجدت في قبر توت عنخ آمون كمية من بذوره ليقزقزها في رحلته الأخيرة. حتى الفراعنة كانوا من أهل الحَبّ!',
      en:
        'Tutankhamun’s tomb held a good supply of its seeds, to nibble on his last journey. Even pharaohs liked ' +
        'something to crack!',
    },
    source: 'https://www.apnews.com/8d386a2ee0a1376d04529509d3f65b90',
  },
  {
    emoji: 'soccer-ball',
    centre: [15, 14],
    width: 13,
    seen: { ar: 'مضلّعات زرقاء على أبيض تصل بينها خطوط رمادية', en: 'Blue shapes on white, joined by grey lines' },
    ask: {
      ar: '22 رجلًا يركضون خلفها، فإذا لحقوا بها ركلوها بعيدًا! ما هذه؟',
      en: 'Twenty-two grown-ups chase it, and when they catch it they kick it away! What is it?',
    },
    answer: { ar: 'كرة قدم', en: 'Football' },
    wrong: [
      { ar: 'كرة سلة', en: 'Basketball' },
      { ar: 'سلحفاة', en: 'Turtle' },
      { ar: 'خوذة', en: 'Helmet' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'تشاجروا في نهائي أول كأس عالم، عام 1930: بكرة من نلعب؟ فلعبوا شوطًا بكرة الأرجنتين فتقدّمت 2-1، وشوطًا ' +
        'بكرة الأوروغواي ففازت 4-2. صاحب الكرة يفوز، كما في الفريج!',
      en:
        'At the first World Cup final, in 1930, they fought over whose ball to use: a half with Argentina’s, who ' +
        'led 2–1, a half with Uruguay’s, who won 4–2. The kid who owns the ball always wins!',
    },
    source: 'http://gottfriedfuchs.blogspot.it/2012/07/uruguay-v-argentina-1930-balls.html',
  },
  {
    emoji: 'pizza',
    centre: [17, 18],
    width: 11,
    seen: { ar: 'دوائر حمراء على أصفر', en: 'Red circles on yellow' },
    ask: {
      ar: 'إذا وصلت سكت الجميع، وإذا بقيت منها قطعة واحدة ظهرت الأخلاق! ما هذه؟',
      en: 'When it arrives everyone goes quiet; when one piece is left, you find out who your friends are! What is it?',
    },
    answer: { ar: 'بيتزا', en: 'Pizza' },
    wrong: [
      { ar: 'دعسوقة', en: 'Ladybird' },
      { ar: 'كعكة فراولة', en: 'Strawberry cake' },
      { ar: 'حصير منقّط', en: 'Spotted mat' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'أيهما أكبر: واحدة قطرها 18 بوصة أم اثنتان قطر كل منهما 12؟ الواحدة! احسبوا المساحة: 254 بوصة مربعة مقابل ' +
        '226. لا تطلبوا العشاء إلا ومعكم مدرّس رياضيات.',
      en:
        'Which is more, one of 18 inches or two of 12? The one! Do the sum: 254 square inches against 226. Never ' +
        'order dinner without a maths teacher.',
    },
    source: 'https://www.neatorama.com/2020/01/02/Which-is-Better-Two-Medium-Pizzas-or-One-Large-Pizza/',
  },
  {
    emoji: 'sunflower',
    centre: [16, 10],
    width: 9,
    seen: { ar: 'قبّة بنّية بنقشة معيّنات على أصفر', en: 'A brown dome with a diamond pattern, on yellow' },
    ask: {
      ar: 'بنّي منقوش كأنه تحلية العشاء… مددتم أيديكم، والنحل سبقكم إليه! ما هذا؟',
      en: 'Brown and criss-crossed, good enough for dessert… but the bees got there first! What is it?',
    },
    answer: { ar: 'دوّار الشمس', en: 'Sunflower' },
    wrong: [
      { ar: 'كعكة شوكولاتة', en: 'Chocolate cake' },
      { ar: 'عش طائر', en: 'Bird’s nest' },
      { ar: 'قهوة', en: 'Coffee' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'أكبر خدعة في الحديقة: ليست زهرة واحدة، بل ألف زهرة صغيرة أو أكثر مزدحمة في رأس واحد. عمارة كاملة، ولا ' +
        'خناقة على المصعد!',
      en:
        'The biggest trick in the garden: it isn’t one flower but a thousand or more tiny ones crowded on one ' +
        'head. A whole tower block, and no row about the lift!',
    },
    source: 'https://www.telugumalli.com/sunflower/',
  },
  {
    emoji: 'strawberry',
    centre: [16, 14],
    width: 16,
    seen: { ar: 'أحمر عليه حبّات سوداء، وفوقه أخضر', en: 'Red with black pips, and green above' },
    ask: {
      ar: 'أول ما يختفي من فوق الكعكة، والكل يحلف أنه لم يلمسها! ما هذه؟',
      en: 'It is the first thing to vanish from the top of the cake, and nobody ever did it! What is it?',
    },
    answer: { ar: 'فراولة', en: 'Strawberry' },
    wrong: [
      { ar: 'طماطم', en: 'Tomato' },
      { ar: 'بطيخ', en: 'Watermelon' },
      { ar: 'سجادة حمراء', en: 'Red carpet' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'في ريف بافاريا كانوا كل ربيع يربطون سلالًا صغيرة منها بقرون البقر، رشوةً لأقزام الحكايات كي يكثر الحليب. ' +
        'ميلك شيك قبل الخلّاط!',
      en:
        'Each spring country folk in Bavaria tied little baskets of them to their cows’ horns, a bribe to the ' +
        'elves for more milk. A milkshake before the blender!',
    },
    source: 'https://wind-sand-and-stars.blogspot.com/2008/06/strawberriesrevolution-and-scandalous.html',
  },
  {
    emoji: 'doughnut',
    centre: [10, 20],
    width: 10,
    seen: { ar: 'بنّي لامع عليه عيدان ملوّنة وحافة ذهبية', en: 'Glossy brown with coloured sticks and a golden edge' },
    ask: {
      ar: 'مستديرة، وأشهر ما فيها… شيء ليس فيها! ما هذه؟',
      en: 'It’s round, and the most famous part of it isn’t there! What is it?',
    },
    answer: { ar: 'دونات', en: 'Doughnut' },
    wrong: [
      { ar: 'إطار سيارة', en: 'Car tyre' },
      { ar: 'فنجان قهوة', en: 'Coffee cup' },
      { ar: 'بسكويت', en: 'Biscuit' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'قال البحّار هانسون غريغوري إنه اخترع ثقبها وعمره 16 سنة على سفينة عام 1847: كان الوسط نيئًا، فقصّه بعلبة ' +
        'فلفل. رجل اشتهر لأنه اخترع… لا شيء!',
      en:
        'A sailor, Hanson Gregory, said he invented the hole at 16, aboard ship in 1847: the middle was raw, so ' +
        'out it came with a pepper tin. He got famous for inventing nothing!',
    },
    source: 'https://www.reference.com/history/invented-doughnut-hole-c86ca728e762ec1a',
  },
  {
    emoji: 'panda',
    centre: [11, 15],
    width: 10,
    seen: { ar: 'بقعة داكنة فيها حبّة سوداء على أبيض', en: 'A dark patch with a black bean in it, on white' },
    ask: {
      ar: 'تحت عينه سواد كأنه سهران، وهو ينام أكثر من خالي في الشاليه! من هذا؟',
      en: 'Dark rings round the eyes as if up all night, yet it naps more than my uncle at the beach house! Who is it?',
    },
    answer: { ar: 'باندا', en: 'Panda' },
    wrong: [
      { ar: 'بطريق', en: 'Penguin' },
      { ar: 'كرة قدم', en: 'Football' },
      { ar: 'قطّ', en: 'Cat' },
    ],
    isForChildren: true,
    fact: {
      ar: 'يولد ورديًّا بلا فرو، بحجم إصبع زبدة، وأمه أثقل منه 900 مرة! لو كنا مثله لوُلد الواحد منا بوزن حبّة كيوي.',
      en:
        'It is born pink and bald, the size of a stick of butter, and its mother weighs 900 times as much! On that ' +
        'scale we’d be born no bigger than a kiwi fruit.',
    },
    source: 'https://www.insider.com/baby-animals-that-grow-up-to-look-different-2019-2',
  },
  {
    emoji: 'lady-beetle',
    centre: [10, 19],
    width: 10,
    seen: { ar: 'دوائر سوداء كبيرة على أحمر', en: 'Large black circles on red' },
    ask: {
      ar: 'أحمر ونقط سوداء: لا هو فستان خالتي ولا هي حصبة! ما هذا؟',
      en: 'Red with black spots: it’s neither my aunt’s dress nor the measles! What is it?',
    },
    answer: { ar: 'دعسوقة', en: 'Ladybird' },
    wrong: [
      { ar: 'بطيخ', en: 'Watermelon' },
      { ar: 'فطر', en: 'Mushroom' },
      { ar: 'ديناصور', en: 'Dinosaur' },
    ],
    isForChildren: true,
    fact: {
      ar: 'إذا أمسكها أحد نزفت من ركبها سائلًا أصفر كريهًا، فيتركها العصفور. أول من نجا بعذر: ركبتي توجعني!',
      en:
        'Grab one and it bleeds a foul yellow fluid from its knees, and the bird spits it out. The first ever to ' +
        'get away with “my knee hurts”!',
    },
    source: 'https://insight-today.com/en/fact/insects/ladybugs-bleed-from-knees-as-defense',
  },
  {
    emoji: 'honeybee',
    centre: [17, 17],
    width: 13,
    seen: { ar: 'خطوط عريضة داكنة وبرتقالية', en: 'Broad stripes, dark and orange' },
    ask: {
      ar: 'مخطّط، وإذا دخل الديوانية طار الرجال قبله! ما هذا؟',
      en: 'Stripes, and when it comes into the room it’s the guests who fly! What is it?',
    },
    answer: { ar: 'نحلة', en: 'Bee' },
    wrong: [
      { ar: 'نمر', en: 'Tiger' },
      { ar: 'ذرة', en: 'Corn' },
      { ar: 'حافلة مدرسة', en: 'School bus' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'تعلّمت من صور ومكافأة سكر أن تميّز وجوه البشر، وتذكّرتها يومين على الأقل! إن طردتها بالنعال اليوم، فغدًا ' +
        'تعرف عمّن تبحث.',
      en:
        'Taught with photos and sugar, it learned to tell human faces apart and remembered them for at least two ' +
        'days! Swat at it today, and tomorrow it knows whom to look for.',
    },
    source: 'https://www.impactlab.com/2005/12/12/bees-recognize-human-faces/',
  },
  {
    emoji: 'hamburger',
    centre: [16, 16],
    width: 9,
    seen: { ar: 'طبقات متموّجة: ذهبية ثم خضراء ثم حمراء', en: 'Wavy layers: golden, then green, then red' },
    ask: {
      ar: 'طبقات فوق طبقات، وأمامها ترفع كل حمية رايتها البيضاء! ما هذا؟',
      en: 'Layer upon layer, and every diet surrenders at the sight of it! What is it?',
    },
    answer: { ar: 'همبرغر', en: 'Hamburger' },
    wrong: [
      { ar: 'علم دولة', en: 'A flag' },
      { ar: 'كعكة عيد ميلاد', en: 'Birthday cake' },
      { ar: 'مكتبة', en: 'Bookshelf' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'عام 2013 ذاق ثلاثة في لندن واحدًا نما لحمه في مختبر وكلّف 330 ألف دولار. وبعد كل هذا قالوا: ينقصه الطعم! ' +
        'ولم تأتِ معه حتى البطاطس.',
      en:
        'In 2013 three people in London shared one whose meat was grown in a laboratory, for $330,000. It lacked ' +
        'flavour, they said. And it didn’t even come with chips!',
    },
    source: 'http://discovermagazine.com/2014/jan-feb/58-lab-grown-meat-tastes-boring',
  },
  {
    emoji: 'owl',
    centre: [10, 10],
    width: 10,
    seen: {
      ar: 'دائرة داخل دائرة داخل دائرة: داكنة ثم صفراء ثم سوداء',
      en: 'A circle in a circle in a circle: dark, yellow, black',
    },
    ask: {
      ar: 'تحدّي التحديق: من يرمش أولًا يخسر! هي لم ترمش بعد… ما هذه؟',
      en: 'A staring contest: whoever blinks first loses! It hasn’t blinked yet… What is it?',
    },
    answer: { ar: 'بومة', en: 'Owl' },
    wrong: [
      { ar: 'كرة مضرب', en: 'Tennis ball' },
      { ar: 'زهرة', en: 'Flower' },
      { ar: 'دب', en: 'Bear' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'عيناها أنبوبتان ثابتتان لا تدوران، فتدير رأسها حتى 270 درجة. كل أم جالسة في المقعد الأمامي تتمنى هذه ' +
        'الرقبة!',
      en:
        'Its eyes are fixed tubes that can’t turn, so it turns its head, by up to 270 degrees. What mother in the ' +
        'front seat wouldn’t want a neck like that?',
    },
    source: 'http://thejunglestore.blogspot.com/2013/10/unmoveable-owl-eyes.html',
  },
  {
    emoji: 'basketball',
    centre: [19, 13],
    width: 11,
    seen: { ar: 'برتقالي تقطعه خطوط سوداء مقوّسة', en: 'Orange crossed by curved black lines' },
    ask: {
      ar: 'برتقالية، وكل من أمسكها ضربها بالأرض! ما هذه؟',
      en: 'It’s orange, and everyone who gets hold of it throws it at the floor! What is it?',
    },
    answer: { ar: 'كرة سلة', en: 'Basketball' },
    wrong: [
      { ar: 'برتقالة', en: 'Orange' },
      { ar: 'نمر', en: 'Tiger' },
      { ar: 'كوكب', en: 'Planet' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'في أول مباراة، عام 1891، رموها في سلّة خوخ لها قاع، فكان الفرّاش يصعد سلّمًا ليُخرجها. وانتهت المباراة ' +
        'بهدف واحد. ارتاح الفرّاش!',
      en:
        'At the first game, in 1891, the goal was a peach basket with its bottom in, and the janitor had to climb ' +
        'a ladder to get the ball. It ended with a single score. He must have been delighted!',
    },
    source: 'https://kubuckets.com/topic/8096/hey-anybody-got-a-couple-of-peach-baskets/1',
  },
  {
    emoji: 'crown',
    centre: [16, 21],
    width: 10,
    seen: { ar: 'نصف دائرة زرقاء على ذهبي', en: 'Half a blue circle on gold' },
    ask: {
      ar: 'إذا دخل القاعة وقف الجميع ونظروا إليه، لا إلى من يحمله! ما هذا؟',
      en: 'When it enters the hall all eyes are on it, not on the one who carries it! What is it?',
    },
    answer: { ar: 'تاج', en: 'Crown' },
    wrong: [
      { ar: 'كعكة', en: 'Cake' },
      { ar: 'جرس', en: 'Bell' },
      { ar: 'أناناس', en: 'Pineapple' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'قالت الملكة إليزابيث إنها لا تستطيع أن تخفض رأسها به لتقرأ خطابها، وإلا انكسرت رقبتها وسقط! كيلو وربع من ' +
        'الهيبة.',
      en:
        'Queen Elizabeth said she couldn’t look down in it to read her speech, or her neck would break and it ' +
        'would fall off! Majesty weighs nearly three pounds.',
    },
    source: 'http://olatheedge.com/2018/01/queen-elizabeth-and-how-her-crown-could-break-her-neck/',
  },
  {
    emoji: 'lollipop',
    centre: [13, 13],
    width: 9,
    seen: { ar: 'ألوان كثيرة تدور حول نقطة', en: 'Many colours whirling round a point' },
    ask: {
      ar: 'دوّامة ألوان تُسكت أعلى صوت في الطائرة! ما هذه؟',
      en: 'A whirl of colours that can silence the loudest voice on the plane! What is it?',
    },
    answer: { ar: 'مصّاصة', en: 'Lollipop' },
    wrong: [
      { ar: 'قوس قزح', en: 'Rainbow' },
      { ar: 'كرة شاطئ', en: 'Beach ball' },
      { ar: 'مظلة', en: 'Umbrella' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'يُروى أن صانعها الأمريكي جورج سميث سمّاها «لولي بوب» عام 1908 على حصان سباق يحبّه. حصان ما زال في فم كل ' + 'طفل!',
      en:
        'The story goes that an American sweet maker, George Smith, named it in 1908 after a racehorse he loved, ' +
        'Lolly Pop. A horse that has been in every child’s mouth since!',
    },
    source: 'https://www.logically.ai/factchecks/all/c6fa209f',
  },
  {
    emoji: 'birthday-cake',
    centre: [16, 20],
    width: 10,
    seen: { ar: 'موجة بنّية بين طبقتين فاتحتين', en: 'A brown wave between two pale layers' },
    ask: {
      ar: 'الكل يقف حوله ويغنّي، ثم يهجم! ما هذا؟',
      en: 'Everyone gathers round it, sings, and then attacks! What is it?',
    },
    answer: { ar: 'كعكة عيد ميلاد', en: 'Birthday cake' },
    wrong: [
      { ar: 'علم دولة', en: 'A flag' },
      { ar: 'جدار طوب', en: 'Brick wall' },
      { ar: 'صندوق كنز', en: 'Treasure chest' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'النفخ على شموعها ضاعف جراثيمها نحو 15 مرة في دراسة أمريكية! طمأننا الباحث: نادرًا ما يمرض أحد. من أكل ' +
        'قطعة بعد هذا فهو يحبكم فعلًا.',
      en:
        'Blowing out the candles left about 15 times as many germs on the icing in a US study! Hardly anyone gets ' +
        'ill, said the professor. Whoever still takes a slice really loves you.',
    },
    source:
      'https://1061kissfm.iheart.com/featured/raven/content/2017-08-01-heres-what-happens-when-you-blow-out-birthday-candles-study/',
  },
  {
    emoji: 'teddy-bear',
    centre: [16, 22],
    width: 10,
    seen: { ar: 'دائرة فاتحة كبيرة تحيط بها حافة بنّية', en: 'A large pale circle edged with brown' },
    ask: {
      ar: 'بنّي ناعم، وضع كل من في البيت رأسه عليه ونام، ولم يشتكِ! ما هذا؟',
      en: 'Soft and brown: everyone in the house has laid their head on it and slept, and it never complained! What is it?',
    },
    answer: { ar: 'دبدوب', en: 'Teddy bear' },
    wrong: [
      { ar: 'كنبة', en: 'Sofa' },
      { ar: 'رغيف خبز', en: 'Loaf of bread' },
      { ar: 'جمل', en: 'Camel' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'اسمه بالإنجليزية «تيدي» من الرئيس الأمريكي روزفلت، الذي رفض أن يصيد دبًّا مربوطًا عام 1902. عفا عن واحد، ' +
        'فسكنت أحفاده كل غرف النوم!',
      en:
        'It is named after President Teddy Roosevelt, who in 1902 refused to shoot a bear tied to a tree. Spare ' +
        'one bear, and its grandchildren move into every bedroom!',
    },
    source: 'https://answers.com/animal-life/What_was_an_animal_president_roosevelt_refused_to_kill',
  },
  {
    emoji: 'cactus',
    centre: [16, 17],
    width: 8,
    seen: { ar: 'أخضر تقطعه خطوط طولية أغمق', en: 'Green with darker upright stripes' },
    ask: {
      ar: 'أخضر وهادئ، ولم يجلس عليه أحد مرتين! ما هذا؟',
      en: 'Green and peaceful, and nobody has ever sat on it twice! What is it?',
    },
    answer: { ar: 'صبّار', en: 'Cactus' },
    wrong: [
      { ar: 'خيار', en: 'Cucumber' },
      { ar: 'تمساح', en: 'Crocodile' },
      { ar: 'ملعب غولف', en: 'Golf course' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'في حديقة ساغوارو الوطنية بأمريكا وضعوا في نحو ألف منه شرائح إلكترونية كشرائح القطط، لأن اللصوص يسرقونه! ' +
        'تخيّلوا لصًّا يهرب وهو يحضنه.',
      en:
        'At Saguaro National Park in America about 1,000 of them were given microchips, like pet cats, because ' +
        'thieves steal them! Imagine running away hugging that.',
    },
    source: 'https://ktar.com/story/1998430/national-parks-in-arizona-using-microchip-tech-to-deter-thieves/',
  },
  {
    emoji: 'penguin',
    centre: [16, 9],
    width: 9,
    seen: { ar: 'حبّتان سوداوان على أبيض، وتحتهما برتقالي', en: 'Two black beans on white, and orange below' },
    ask: {
      ar: 'أبيض وأسود، واقف طول اليوم بلا كلمة كأنه في طابور البنك! ما هذا؟',
      en: 'Black and white, standing there all day without a word, like someone in a bank queue! What is it?',
    },
    answer: { ar: 'بطريق', en: 'Penguin' },
    wrong: [
      { ar: 'باندا', en: 'Panda' },
      { ar: 'غراب', en: 'Crow' },
      { ar: 'طبل', en: 'Drum' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'الأب الإمبراطور منه يقف نحو شهرين في الصقيع والبيضة على قدميه، بلا لقمة، والأم تأكل في البحر. ثم تعود ' +
        'وتسأله: وماذا فعلتَ طول هذا الوقت؟',
      en:
        'The emperor father stands in the cold for two months, the egg on his feet and nothing in his stomach, ' +
        'while she dines at sea. Then she’s back: “So what have you been doing all this time?”',
    },
    source: 'https://www.aboutwildanimals.com/2018/01/how-emperor-penguin-fathers-manifest.html',
  },
  {
    emoji: 'fish',
    centre: [10, 16],
    width: 8,
    seen: { ar: 'أزرق عليه نقطة سوداء وخطّ مقوّس أغمق', en: 'Blue with a black dot and a darker curved line' },
    ask: {
      ar: 'أزرق، خفيف، وإذا أفلت من يدك فلن يعود! ما هذا؟',
      en: 'Blue, light, and if it slips out of your hand it won’t be back! What is it?',
    },
    answer: { ar: 'سمكة', en: 'Fish' },
    wrong: [
      { ar: 'طائرة', en: 'Airplane' },
      { ar: 'قميص أزرق', en: 'Blue shirt' },
      { ar: 'بالون', en: 'Balloon' },
    ],
    isForChildren: true,
    fact: {
      ar: 'السمك يسعل! يعكس اتجاه الماء ليطرد ما علق بخياشيمه. لكنه لا يعطس، فلا يحتاج إلى مناديل.',
      en:
        'It coughs! It pushes water back the other way to clear its gills. But it can’t sneeze, so nobody down ' +
        'there ever needs a tissue.',
    },
    source: 'https://enviroliteracy.org/animals/can-fish-sneeze-and-cough',
  },
];
