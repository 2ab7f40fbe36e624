import type { Scene } from './scene.ts';

/** Things that look alike, or belong together. */
export const scenes400: readonly Scene[] = [
  {
    ask: {
      ar:
        'عشاء الطيور، ولا يدخل إلا أهل الريش! قال الخفّاش: ريشي في الغسيل. وقال التنّين: أنا مسؤول ' +
        'الشواء! كم طائرًا في الصورة، من كل الأنواع؟',
      en:
        'Dinner for the birds: feathers only! “Mine are in the wash,” says the bat. “I’m just here to do ' +
        'the grill,” says the dragon. How many birds are there, of every kind?',
    },
    crowd: { owl: 5, parrot: 4, flamingo: 3, bat: 8, butterfly: 9, dragon: 4 },
    counts: ['owl', 'parrot', 'flamingo'],
    wrong: [15, 20, 24],
    fact: {
      ar:
        'اثنا عشر: بوم وببّغاوات وفلامنغو. وأدخلوا التنّين لأن الفحم خلص! نفخ على الشواية نفخة واحدة، ثم ' +
        'سأل بأدب: وأين الدجاج؟ فسكت المكان… وطار المعازيم كلهم!',
      en:
        'Twelve: owls, parrots and flamingos. They did let the dragon in, as the charcoal had run out. ' +
        'He blew on the grill, once, and asked politely, “Now, where’s the chicken?” There was a ' +
        'silence. Then every guest took off.',
    },
  },
  {
    ask: {
      ar:
        'باص الحشرات، والركوب بستّ أرجل بالضبط! العنكبوت يحلف أن اثنتين من أرجله للزينة. كم حشرة هنا لها ' +
        'في الحقيقة ستّ أرجل؟',
      en:
        'The insect bus: six legs exactly, no more, no less. The spider swears that two of his are just ' +
        'for show. How many here are insects, with six legs in real life?',
    },
    crowd: { ant: 6, beetle: 5, 'lady-beetle': 4, spider: 8, scorpion: 7, snail: 4 },
    counts: ['ant', 'beetle', 'lady-beetle'],
    wrong: [19, 22, 23],
    fact: {
      ar:
        'خمس عشرة. العنكبوت والعقرب بثمانٍ، والحلزون لحق الباص أمس ولم يصل. أما الدعسوقة فإذا خافت خرج ' +
        'من ركبها سائل كريه يطرد من يأكلها. ركبها تنقذها، وركبنا تخبرنا أن المطر قادم!',
      en:
        'Fifteen. Spiders and scorpions have eight, and the snail is running for yesterday’s bus. A ' +
        'frightened ladybird oozes foul stuff from her knees to put off whoever wants to eat her. Bad ' +
        'knees can save your life!',
    },
    source: 'https://insectsauthority.com/do-ladybugs-bleed-from-their-knees/',
  },
  {
    ask: {
      ar:
        'المطعم كتب على الباب: «من جاء على عجلتين يأكل مجانًا!» فنزل أبو فهد وفكّ من سيارته اثنتين. كم ' +
        'مركبة هنا لها في الحقيقة عجلتان؟',
      en:
        '“Come on two wheels, eat free!” says the sign. Abu Fahad has parked his car and is taking two ' +
        'off. How many things here have two wheels in real life?',
    },
    crowd: { bicycle: 7, 'motor-scooter': 4, automobile: 9, tractor: 6, motorcycle: 5, bus: 4 },
    counts: ['bicycle', 'motor-scooter', 'motorcycle'],
    wrong: [11, 12, 20],
    fact: {
      ar:
        'ست عشرة، وسيارة أبو فهد واقفة على الطابوق! ومن العجلتين جاءت الأجنحة: ثمن تجارب أول طائرة خرج ' +
        'من محلّ دراجات الأخوين رايت. وأبو فهد يسأل الآن: والطائرة كم عجلة؟',
      en:
        'Sixteen, and one car on bricks! Two wheels once paid for wings: it was their bicycle shop that ' +
        'paid for the Wright brothers’ experiments in flying. Abu Fahad wants to know how many wheels ' +
        'that counts as.',
    },
    source:
      'https://www.nationalmuseum.af.mil/Visit/Museum-Exhibits/Fact-Sheets/Display/Article/197541/wright-brothers-1900/',
  },
  {
    ask: {
      ar:
        'الجدة تريد عصيرًا أحمر حلوًا، والفلفل يصيح: جرّبوني! والطماطم ' +
        'والفلفل خضار الليلة بأمرها. كم فاكهة حمراء في الصورة؟',
      en:
        'Grandma wants her juice red and sweet, and the chilli is shouting, “Pick me!” Tonight ' +
        'tomatoes and peppers are vegetables: she says so. How many red fruits are there?',
    },
    crowd: { 'red-apple': 5, strawberry: 6, tangerine: 7, tomato: 8, 'hot-pepper': 7 },
    counts: ['red-apple', 'strawberry'],
    wrong: [10, 12, 19],
    fact: {
      ar:
        'إحدى عشرة: التفاح والفراولة. قال الحفيد الجامعي: لكن الطماطم ثمرة عند علماء ' +
        'النبات! قالت: زين، اشربها أنت. ووضعت له معها فلفلة، فهي ثمرة أيضًا.',
      en:
        'Eleven: apples and strawberries. “But to a botanist a tomato is a fruit,” ' +
        'said her grandson, home from university. “Lovely,” said Grandma, “then you ' +
        'can drink it.” She added a chilli. That’s a fruit too.',
    },
  },
  {
    ask: {
      ar: 'انتهت نكتة أبو علي: بعضهم يبكي من الضحك، وبعضهم يبكي لأنه سمعها مئة مرة! كم وجهًا ضاحكًا بين الوجوه؟',
      en:
        'Abu Ali has told his joke. Some are crying with laughter; the others are ' +
        'crying because it’s the hundredth time. How many faces are laughing?',
    },
    crowd: {
      'face-with-tears-of-joy': 13,
      'loudly-crying-face': 11,
      'rolling-on-the-floor-laughing': 4,
      'pensive-face': 9,
    },
    counts: ['face-with-tears-of-joy', 'rolling-on-the-floor-laughing'],
    wrong: [13, 15, 28],
    fact: {
      ar:
        'سبعة عشر، منهم أربعة على الأرض! أما الباكون فيعرفون ما سيأتي: سيمسح ' +
        'أبو علي دموعه ويقول: «لا، اسمعوها مرة ثانية، نسيت النهاية».',
      en:
        'Seventeen, four of them on the floor. The ones in tears know what’s coming. Abu Ali wipes ' +
        'his eyes and says, “No, wait, I’ve got to start again, I left out the ending.”',
    },
  },
  {
    ask: {
      ar:
        'قال المدير: الاجتماع في الثالثة تمامًا، لا دقيقة زيادة! وكل ساعة ' +
        'في المكتب لها رأي. كم ساعة تدلّ على الثالثة تمامًا؟',
      en:
        '“Three o’clock sharp,” said the boss, “not a minute later!” Every clock in ' +
        'the office has its own opinion. How many say exactly three?',
    },
    crowd: { 'three-oclock': 8, 'nine-oclock': 10, 'three-thirty': 9, 'six-oclock': 8 },
    counts: ['three-oclock'],
    wrong: [9, 10, 17],
    fact: {
      ar:
        'ثمانٍ. حضر بعضهم في الثالثة والنصف، وبعضهم في التاسعة ومعه عشاء. أما المدير ' +
        'فساعته واقفة، وهي على حقّ مرتين كل يوم. وهذا رقم لم يبلغه المدير.',
      en:
        'Eight. Some came at half past three, some at nine, with supper. The boss’s own watch has ' +
        'stopped, so it’s right twice a day, which is more than anyone says of the boss.',
    },
  },
  {
    ask: {
      ar:
        'من يغسل الصحون؟ فانقبضت الأيدي! ومن يريد الآيس كريم؟ فانفتحت… القبضة والإبهام لا يُحسبان: كم كفًّا ' +
        'مفتوحة في الصورة؟',
      en:
        '“Who’ll wash up?” Fists. “And who’d like ice cream?” That’s better! ' +
        'Fists and thumbs don’t count: how many open palms are up?',
    },
    crowd: { 'raised-hand': 9, 'raised-fist': 10, 'hand-with-fingers-splayed': 5, 'thumbs-up': 8 },
    counts: ['raised-hand', 'hand-with-fingers-splayed'],
    wrong: [9, 12, 15],
    fact: {
      ar:
        'أربع عشرة كفًّا، وفي البيت سبعة أشخاص: رفع كل واحد يديه الاثنتين! ' +
        'وأولهم الأب، وقد كان قبل لحظة نائمًا لا يسمع من يناديه للصحون.',
      en:
        'Fourteen palms, in a family of seven: everyone put up both. Dad was first, ' +
        'and a moment ago he was too fast asleep to hear about the dishes.',
    },
  },
  {
    ask: {
      ar:
        'عرس تحت البحر، ولا يدخل إلا من يعيش فيه! القرد حابس نَفَسه ويهزّ رأسه: ممم! والبطة تقول: أنا ' +
        'قريبة العروس. كم حيوانًا يعيش في البحر؟',
      en:
        'A wedding under the sea, for those who live there only! The monkey is holding his breath and ' +
        'nodding, and the duck says she’s family. How many live in the sea?',
    },
    crowd: { dolphin: 5, octopus: 4, crab: 6, frog: 7, duck: 6, monkey: 4 },
    counts: ['dolphin', 'octopus', 'crab'],
    wrong: [19, 21, 22],
    fact: {
      ar:
        'خمسة عشر: دلافين وأخطبوطات وقباقب، أي سرطانات. وأسنان القبقب في معدته: يبلع الآن ويمضغ وهو راجع ' +
        'إلى البيت! أما القرد فسأله العريس: من أي عائلة أنت؟ ففتح فمه ليجيب… وطلع كالصاروخ!',
      en:
        'Fifteen: dolphins, octopuses and crabs. The crab has teeth in his stomach: he swallows now and ' +
        'chews on the way home. As for the monkey, the groom asked who his family were. He opened his ' +
        'mouth to answer, and left like a rocket.',
    },
    source: 'https://www.animalanswers.co.uk/blog/crabs-have-teeth-in-their-stomachs/',
  },
  {
    ask: {
      ar: 'نصف الشارع يرجع من باب السيارة كل ليلة يسأل نفسه: قفلت ولّا ما قفلت؟ طمّنوهم: كم قفلًا مفتوحًا ' + 'في الصورة؟',
      en:
        'Half the street walks back from the car every night: “Did I lock up or didn’t I?” Put them out ' +
        'of their misery: how many locks are open?',
    },
    crowd: { unlocked: 7, locked: 17, 'locked-with-key': 8 },
    counts: ['unlocked'],
    wrong: [5, 8, 9],
    fact: {
      ar:
        'سبعة! وفي لندن بقي قفل سنين في واجهة محلّ، ومعه جائزة كبيرة لمن يفتحه بلا مفتاح. فتحه الأمريكي ' +
        'هوبز عام 1851 بعد 16 يومًا من المحاولة. ولو جاء بيتنا لوجد المفتاح تحت الدعّاسة.',
      en:
        'Seven! In London one lock hung for years in a shop window, with 200 guineas for anyone who ' +
        'could pick it. In 1851 an American, Hobbs, needed 16 days. At ours the key is under the doormat.',
    },
    source: 'https://books.google.fi/books?id=FAsTAAAAYAAJ&pg=RA1-PA144',
  },
  {
    ask: {
      ar:
        'عمّان يلعبان الشطرنج من العيد الماضي، فقلبت القطة الطاولة! اجمعوا الجنود قبل أن يقول كلٌّ ' +
        'منهما: كنت فائزًا! كم بيدق شطرنج في الصورة؟',
      en:
        'Two uncles have been at the same game since last Eid, and the cat has tipped up the table. ' +
        'Quick, before both say they were winning: how many chess pawns are there?',
    },
    crowd: { 'chess-pawn': 12, 'game-die': 9, joker: 7, 'spade-suit': 8 },
    counts: ['chess-pawn'],
    wrong: [10, 11, 14],
    fact: {
      ar:
        'اثنا عشر، وحلف الاثنان: كنت فائزًا! والبيدق أصغر القطع، لكنه إذا بلغ آخر الرقعة صار وزيرًا. أسهل ' +
        'ترقية في الدنيا: امشوا إلى الأمام، ولا تدعوا أحدًا يأكلكم.',
      en:
        'Twelve, and both swore they were winning! A pawn is the least of the pieces, but if it reaches ' +
        'the far side it’s made a queen. The simplest promotion there is: keep walking, and don’t get ' +
        'eaten.',
    },
    source: 'http://lifandi-saga.de/baidaq-en.html',
  },
  {
    ask: {
      ar:
        'الجيران كلهم على السطح يصيحون: شفته! البدر والنصف لا يُحسبان، ' +
        'والبنفسجي ذو الحافة الصفراء يُحسب. كم هلالًا في الصورة؟',
      en:
        'All the neighbours are on the roof, shouting “I saw it first!” Full moons and half moons ' +
        'don’t count; purple ones with a yellow rim do. How many crescents are there?',
    },
    crowd: { 'crescent-moon': 10, 'full-moon': 9, 'waning-crescent-moon': 5, 'first-quarter-moon': 8 },
    counts: ['crescent-moon', 'waning-crescent-moon'],
    wrong: [10, 14, 23],
    fact: {
      ar:
        'خمسة عشر: عشرة صفراء، وخمسة في طرف القرص البنفسجي. وحلف أبو سالم أنه يرى ' +
        'السادس عشر، وأبيض وكبير أيضًا! وكان صحن الستلايت فوق بيت جيرانه.',
      en:
        'Fifteen: ten yellow, and five peeping round the purple. Abu Salem swore that he ' +
        'could see a sixteenth, a big white one. It was next door’s satellite dish.',
    },
  },
  {
    ask: {
      ar:
        'فرقة العمارة تتدرّب كل ليلة، والجارة صاعدة بالمقصّ تبحث عن كل وتر! خبّئوها بسرعة: كم آلة ' + 'موسيقية لها أوتار؟',
      en:
        'The band upstairs rehearses every night, and the lady from below is on her way up with ' +
        'scissors, looking for strings! How many instruments have them?',
    },
    crowd: { violin: 6, guitar: 5, banjo: 3, trumpet: 8, saxophone: 7, drum: 6 },
    counts: ['violin', 'guitar', 'banjo'],
    wrong: [11, 13, 16],
    fact: {
      ar:
        'أربع عشرة: كمان وغيتار وبانجو. قصّت كل وتر، ونزلت تنام أول ليلة منذ سنة. وعند الثانية فجرًا قال ' +
        'قائد الفرقة: بسيطة يا شباب، عندنا الطبل!',
      en:
        'Fourteen: violins, guitars and banjos. She cut every string, went down, and slept for the first ' +
        'time in a year. At two in the morning the bandleader cheered up: “Never mind, boys. We’ve still ' +
        'got the drums!”',
    },
  },
  {
    ask: {
      ar:
        'دخلت عصابة النظارات السوداء الديوانية ليلًا… فصدمت الطاولة! ' +
        'نظارات القراءة والغوص بريئة: كم نظارة شمسية في الصورة؟',
      en:
        'The dark glasses gang walked in at midnight, and straight into the table. Reading ' +
        'glasses and goggles are innocent: how many pairs of sunglasses are there?',
    },
    crowd: { sunglasses: 11, glasses: 13, goggles: 8 },
    counts: ['sunglasses'],
    wrong: [10, 12, 13],
    fact: {
      ar:
        'إحدى عشرة، وكل واحد منهم يفرك ركبته! ويُحكى أن قضاة الصين قديمًا لبسوا نظارات ' +
        'معتمة حتى لا يقرأ أحد عيونهم. كالأم حين يسألها الأولاد: من تحبّين أكثر؟',
      en:
        'Eleven, and eleven sore knees. Judges in old China are said to have worn dark glasses so that no one ' +
        'could read their eyes. Every mother needs a pair for the question “Who’s your favourite?”',
    },
    source: 'http://www.imhd.nl/log/zonnebril/',
  },
  {
    ask: {
      ar: 'أمطرت فجأة، فجرى النمل تحت أقرب المظلّات… وبعضها ليس مظلّة بل عشاء! كم حبة فطر بين المظلّات؟',
      en:
        'Sudden rain, and the ants have run under the nearest umbrellas. Some of those aren’t umbrellas; ' +
        'they’re supper. How many mushrooms hide among the umbrellas?',
    },
    crowd: { mushroom: 9, umbrella: 14, 'umbrella-with-rain-drops': 8 },
    counts: ['mushroom'],
    wrong: [7, 8, 11],
    fact: {
      ar:
        'تسع. وعندنا إذا رعد الوسم وأمطر ترك الناس المظلّات وعدّوا الأسابيع، ثم ركضوا إلى البرّ وراء قريب ' +
        'الفطر: الفقع! ومن رجع بكيس مليان وسألوه: من أين؟ قال: من السوق.',
      en:
        'Nine. In Kuwait, when the autumn thunder and rain come, people leave their umbrellas and count the ' +
        'weeks, then run into the desert after a cousin of theirs: the truffle. And if you ask the man with a ' +
        'full sack where, he says, “The market.”',
    },
    source:
      'https://www.thenationalnews.com/world/gcc/kuwait-s-desert-truffles-remain-elusive-despite-wet-year-1.846001',
  },
  {
    ask: {
      ar:
        'نسي ساحر العيد أرنبين في قبعته منذ العيد الماضي، واليوم رفعها… الله يستر! كم أرنبًا كاملًا في ' +
        'الصورة، لا وجهًا فقط؟',
      en:
        'Last Eid the magician put two rabbits in his hat and forgot them. Today he lifted it. Oh dear! ' +
        'How many whole rabbits are there, not just faces?',
    },
    crowd: { rabbit: 8, 'rabbit-face': 13, mouse: 9 },
    counts: ['rabbit'],
    wrong: [7, 9, 10],
    fact: {
      ar:
        'ثمانية، وخلفها وجوه تنتظر دورها! صاح الساحر: والله كانا اثنين! فتنهّد الفأر من زاوية القبعة: ' +
        'كانا يا عمّي، كانا… وأنا حضرت الأعراس كلها.',
      en:
        'Eight, with more faces queuing behind. “I swear there were only two!” cried the magician. From ' +
        'a corner of the hat the mouse sighed. “There were, sir. There were. I’ve been to all the ' +
        'weddings.”',
    },
  },
  {
    ask: {
      ar: 'أغسطس، والمكيّف تعطّل! الكل طلب باردًا إلا الجدّ وأصحابه: شاي وقهوة، وحارّ! كم كوبًا ساخنًا على الطاولة؟',
      en:
        'August, and the air conditioning is dead. Everyone orders something cold but Grandpa ' +
        'and his friends: tea and coffee, hot! How many hot drinks are on the table?',
    },
    crowd: { 'hot-beverage': 6, 'teacup-without-handle': 5, 'cup-with-straw': 9, 'glass-of-milk': 7, 'bubble-tea': 5 },
    counts: ['hot-beverage', 'teacup-without-handle'],
    wrong: [9, 10, 13],
    fact: {
      ar:
        'أحد عشر، وطلع الجدّ عالمًا! وجد باحثون أن الشراب الساخن في الحرّ الجافّ يزيد العرق، فإذا ' +
        'تبخّر العرق برّد الجسم أكثر مما سخّنه الشاي. أما في رطوبة البحر فسامحونا.',
      en:
        'Eleven, and science is with Grandpa! A hot drink makes you sweat more, and in dry heat, once that ' +
        'sweat evaporates, you end up cooler. On a sticky night by the sea, he’s on his own.',
    },
    source: 'https://www.smithsonianmag.com/science-nature/a-hot-drink-on-a-hot-day-can-cool-you-down-1338875/',
  },
  {
    ask: {
      ar:
        'النخلة واقفة كأنها صاحبة البيت، والصبّار رافع يديه: أنا ما سوّيت شي! ' +
        'وكلاهما خارج الحساب الليلة. كم شجرة غيرهما في الصورة؟',
      en:
        'The palm stands there as if it owned the place, and the cactus has its hands up: ' +
        '“It wasn’t me!” Leave both out tonight. How many other trees are there?',
    },
    crowd: { 'evergreen-tree': 7, 'deciduous-tree': 6, 'palm-tree': 12, cactus: 8 },
    counts: ['evergreen-tree', 'deciduous-tree'],
    wrong: [12, 14, 15],
    fact: {
      ar:
        'ثلاث عشرة. وهذه تشعل المجلس: النخلة ليست كباقي الشجر، فلا حلقات في جذعها ولا يغلظ ' +
        'مع السنين كغيره، والعشب أقرب إليها من البلّوط! قولوها لجدّكم… من بعيد.',
      en:
        'Thirteen. And here’s one to start a fight: a palm isn’t like other trees. It has no rings and doesn’t ' +
        'thicken as they do, and grass is closer kin to it than an oak is. Tell Grandpa. From a distance.',
    },
    source: 'https://scienceinsights.org/are-palm-trees-a-type-of-grass-the-botanical-answer',
  },
  {
    ask: {
      ar: 'أبو مشاري يقود، وأم مشاري تقول: يمين! والأولاد: يسار! والخريطة نامت. كم سهمًا يشير إلى اليمين؟',
      en:
        'Abu Mishari is driving. “Right!” says his wife. “Left!” say the children. ' +
        'The map has gone to sleep. How many arrows point to the right?',
    },
    crowd: { 'right-arrow': 10, 'left-arrow': 13, 'up-arrow': 7, 'down-arrow': 6 },
    counts: ['right-arrow'],
    wrong: [9, 11, 13],
    fact: {
      ar:
        'عشرة، وهم الآن في بلد ثانٍ! ومن نظر إلى يديه قبل أن يجيب فليس وحده: في دراسة هولندية لجأ ' +
        'أكثر من أربعة من كل عشرة إلى حيلة كهذه. والباقون واثقون جدًّا… وأولهم أبو مشاري.',
      en:
        'Ten, and they are now in another country. If you had to look at your hands first, ' +
        'you’re in good company: in a Dutch study more than four people in ten needed such a ' +
        'trick. The rest are very sure of themselves. So is Abu Mishari.',
    },
    source: 'https://www.universiteitleiden.nl/en/news/2020/10/left-right',
  },
  {
    ask: {
      ar: 'أمطرت خمس دقائق، فصار السوق كله يصيح: تاكسي! والأصفر ليس كله تاكسي. كم سيارة أجرة في الشارع؟',
      en:
        'Five minutes of rain, and the whole market is shouting “Taxi!” Careful: not ' +
        'everything yellow will stop for you. How many taxis are in the street?',
    },
    crowd: { taxi: 9, automobile: 11, 'sport-utility-vehicle': 8, bus: 7 },
    counts: ['taxi'],
    wrong: [7, 8, 11],
    fact: {
      ar:
        'تسع، وكلها مشغولة! وسائق التاكسي الأسود في لندن يحفظ نحو 25 ألف شارع قبل أن يبدأ، ووجد ' +
        'العلماء أن جزءًا من ذاكرته أكبر مما عند غيره. وأخي يضيّع سيارته في موقف المجمّع.',
      en:
        'Nine, all taken! A London cabbie learns some 25,000 streets, and scientists found the part of the brain ' +
        'that stores them to be bigger in cabbies. My brother can’t find his car outside the mall.',
    },
    source: 'https://www.impactlab.com/2011/12/09/london-taxi-drivers-brains-grow-to-navigate-londons-streets/',
  },
  {
    ask: {
      ar: 'قال خالكم: أنا أقرأ الأفكار! اختاروا رقمًا من 0 إلى 9… سبعة! فصرخ نصف البيت. كم رقم 7 بين الأرقام؟',
      en:
        '“I can read minds,” says your uncle. “Think of a number from 0 to 9… seven!” Half ' +
        'the room screams. Now find them: how many sevens are among the numbers?',
    },
    crowd: { 'keycap-7': 11, 'keycap-1': 12, 'keycap-4': 8, 'keycap-2': 5 },
    counts: ['keycap-7'],
    wrong: [9, 10, 13],
    fact: {
      ar:
        'أحد عشر. وسرّ خالكم مكشوف: سأل باحثان 558 شخصًا عن أول رقم يخطر لهم، فقال أكثر من ' +
        'ربعهم: 7! جرّبوها الآن على من لم يسمع. ومن قال 3 فهو الذي يعاند دائمًا.',
      en:
        'Eleven. And your uncle’s secret is out: two researchers had 558 people asked ' +
        'for the first digit that came to mind, and over a quarter said 7. Try it on ' +
        'someone now. If they say 3, they’re just being difficult.',
    },
    source:
      'https://www.researchgate.net/publication/232582800_Predominance_of_seven_and_the_apparent_spontaneity_of_numerical_choices',
  },
];
