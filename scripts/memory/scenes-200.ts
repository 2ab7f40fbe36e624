import {
  between,
  countOf,
  dyed,
  gone,
  hiderBehind,
  noneOf,
  numbered,
  ofSize,
  tintUnder,
  turned,
  twice,
  walk,
  whoCarries,
  whoHolds,
  whoWears,
} from './ask.ts';
import type { Scene } from './scene.ts';

/** Scenes of six things: one of them is so odd that every child keeps it. */
export const scenes200: readonly Scene[] = [
  {
    backdrop: 'cloth',
    rows: [
      ['cooked-rice', 'green-salad', 'falafel'],
      ['watermelon', 'pizza', 'poultry-leg'],
    ],
    alt: { ar: 'ست أكلات على سفرة أم ناصر', en: 'Six dishes on Umm Nasser’s table' },
    text: {
      ar: 'سفرة أم ناصر كانت كاملة، ثم وصل الأولاد قبل الضيوف بدقيقة! بقي {rest}. فماذا اختفى؟',
      en: 'Umm Nasser’s table was perfect. Then the boys beat the guests to it by a minute! Left: {rest}. What vanished?',
    },
    find: gone('pizza'),
    answer: 'pizza',
    wrong: ['hamburger', 'french-fries', 'spaghetti'],
    isWrongAbsent: true,
    isForChildren: true,
    fact: {
      ar: 'حلف الثلاثة أنهم لم يقتربوا، وخيط الجبن ممتد من الصحن إلى ذقن ناصر! أما السلطة فما زالت تنتظر من يحبها.',
      en: 'All three swore they were innocent, with a string of cheese from the plate to Nasser’s chin! The salad is still waiting to be loved.',
    },
  },
  {
    backdrop: 'grass',
    rows: [['camel', { thing: 'elephant', size: 'tiny' }, 'lion', { thing: 'mouse', size: 'huge' }, 'cat', 'giraffe']],
    alt: { ar: 'صورة عائلية لستة حيوانات', en: 'A family photo of six animals' },
    text: {
      ar: 'صورة العائلة عند المصوّر: الفيل صار بحجم نملة، وواحد نفخ صدره حتى كاد يسدّ الصورة! من هو؟',
      en: 'Family photo day: the elephant came out as small as an ant, and one show-off puffed up until he nearly filled the frame! Who?',
    },
    find: ofSize('huge'),
    answer: 'mouse',
    wrong: ['lion', 'giraffe', 'camel'],
    isForChildren: true,
    fact: {
      ar: 'الفأر! دفع للمصوّر قطعة جبن ليظهر أكبر من الجميع، والفيل يشبّ على أطراف أصابعه ويسأل: «أنا طالع؟»',
      en: 'The mouse! He paid the photographer in cheese to look the biggest, and a tiny elephant keeps asking, “Am I in it?”',
    },
  },
  {
    backdrop: 'grass',
    rows: [
      ['lion', { thing: 'rabbit-face', wears: 'crown' }, 'bear'],
      ['fox', 'frog'],
    ],
    alt: { ar: 'خمسة وجوه في اجتماع الغابة', en: 'Five faces at the jungle council' },
    text: {
      ar: 'اجتماع الغابة بدأ بفضيحة: الأسد دخل بلا تاج، والتاج على رأس واحد لم يتوقعه أحد! من لبسه؟',
      en: 'The jungle council opens with a scandal: the lion walks in bareheaded, and his crown is on somebody else! Who wore it?',
    },
    find: whoWears('crown'),
    answer: 'rabbit-face',
    wrong: ['bear', 'fox', 'frog'],
    isForChildren: true,
    fact: {
      ar: 'الأرنب! أول قرار ملكي: الجزر مجاني للجميع. والأسد جالس يكتب سيرته الذاتية ويبحث عن وظيفة.',
      en: 'The rabbit! First royal decree: free carrots for all. The lion is writing his CV and looking for work.',
    },
  },
  {
    backdrop: 'room',
    rows: [
      ['elephant', { thing: 'camel', tint: 'pink' }, 'goat'],
      ['dog', 'duck', 'cat'],
    ],
    alt: { ar: 'ستة حيوانات بعد الغسيل', en: 'Six animals after the wash' },
    text: {
      ar: 'أدخلت أم فهد حيوانات المزرعة الغسالة ومعها جورب أحمر! خمسة خرجوا كما دخلوا، وواحد خرج ورديًّا. من؟',
      en: 'Umm Fahad put the whole farm through the wash with one red sock! Five came out as they went in, and one came out pink. Who?',
    },
    find: dyed('pink'),
    answer: 'camel',
    wrong: ['elephant', 'goat', 'duck'],
    isForChildren: true,
    fact: {
      ar: 'الجمل! دخل بلون الصحراء وخرج بلون العلكة، ويقول لكل من يضحك: «هذه موضة الربيع، أنتم ما تفهمون».',
      en: 'The camel! In went desert beige, out came bubble gum, and he tells anyone who laughs: “It’s this season’s colour.”',
    },
  },
  {
    backdrop: 'room',
    rows: [
      ['chair', { thing: 'bed', turned: 'upside-down' }, 'trophy'],
      ['teddy-bear', 'couch-and-lamp', 'alarm-clock'],
    ],
    alt: { ar: 'ستة أشياء في غرفة التوأمين', en: 'Six things in the twins’ room' },
    text: {
      ar: 'غرفة التوأمين بعد الغارة: خمسة أشياء نجت، وشيء واحد وجدته أمهما مقلوبًا على رأسه! ما هو؟',
      en: 'The twins’ room after the raid: five things survived, and one their mother found standing on its head! What?',
    },
    find: turned('upside-down'),
    answer: 'bed',
    wrong: ['chair', 'couch-and-lamp', 'teddy-bear'],
    isForChildren: true,
    fact: {
      ar: 'السرير! أدخله ثلاثة رجال يوم اشتروه، والتوأمان عمرهما أربع سنوات، وإلى اليوم لا أحد يعرف كيف قلباه.',
      en: 'The bed! It took three men to carry it in, the twins are four years old, and to this day nobody knows how they did it.',
    },
  },
  {
    backdrop: 'sand',
    rows: [
      [
        { thing: 'camel', rider: { thing: 'mouse' } },
        { thing: 'turtle', rider: { thing: 'elephant' } },
        { thing: 'cow', rider: { thing: 'rooster' } },
      ],
    ],
    alt: { ar: 'ثلاثة حيوانات تحمل ثلاثة', en: 'Three animals carrying three others' },
    text: {
      ar: 'تعطّل باص المزرعة، فركب كل واحد على ظهر صاحبه. من المسكين الذي حمل الفيل؟',
      en: 'The farm bus broke down, so everyone climbed onto a friend’s back. Which poor soul got the elephant?',
    },
    find: whoCarries('elephant'),
    answer: 'turtle',
    wrong: ['camel', 'cow', 'donkey'],
    isForChildren: true,
    fact: {
      ar: 'السلحفاة! قال لها الفيل: «أنا خفيف، لم أفطر بعد». والفأر وحده متمدد فوق الجمل كأنه في الدرجة الأولى.',
      en: 'The tortoise! “I’m light,” said the elephant, “I skipped breakfast.” Meanwhile the mouse had the camel all to himself: first class.',
    },
  },
  {
    backdrop: 'road',
    rows: [['soft-ice-cream', 'turtle', 'kangaroo', 'cat', 'penguin', 'dog']],
    alt: { ar: 'طابور عند الآيسكريم', en: 'A queue for ice cream' },
    text: {
      ar: 'طابور الآيسكريم: السلحفاة أول الواقفين لأنها خرجت من بيتها أمس! من كان خلفها مباشرة يكاد ينفجر؟',
      en: 'The ice-cream queue: the tortoise is first, because she left home yesterday! Who stood right behind her, about to explode?',
    },
    find: walk('turtle', 'right'),
    answer: 'kangaroo',
    wrong: ['cat', 'penguin', 'dog'],
    fact: {
      ar: 'الكنغر! يقفز أمتارًا ولا يستطيع أن يتقدم شبرًا، والسلحفاة لم تقرر بعد: فانيلا أم شوكولاتة؟',
      en: 'The kangaroo! He can jump for metres and can’t move an inch, and the tortoise hasn’t decided yet: vanilla or chocolate?',
    },
  },
  {
    backdrop: 'sand',
    rows: [
      [
        { thing: 'umbrella', hider: 'elephant' },
        { thing: 'palm-tree', hider: 'giraffe' },
        { thing: 'cactus', hider: 'cat' },
      ],
    ],
    alt: { ar: 'ثلاثة مختبئون في البر', en: 'Three in hiding in the desert' },
    text: {
      ar: 'لعبوا الغميضة في البر، وواحد منهم اختار أسوأ مخبأ في التاريخ: خلف الصبّار! من الذي صاح «آخ»؟',
      en: 'Hide-and-seek in the desert, and one of them picked the worst hiding place in history: behind the cactus! Who yelled “Ouch”?',
    },
    find: hiderBehind('cactus'),
    answer: 'cat',
    wrong: ['elephant', 'giraffe', 'dog'],
    isForChildren: true,
    fact: {
      ar: 'القطة! لم يرها أحد لكن سمعها البر كله. أما الفيل خلف المظلة فمقتنع تمامًا أنه اختفى.',
      en: 'The cat! Nobody saw her but the whole desert heard her. The elephant behind the umbrella is quite sure he has vanished.',
    },
  },
  {
    backdrop: 'cloth',
    rows: [
      ['mobile-phone', 'teapot', 'watch'],
      ['doughnut', 'key', 'hot-beverage'],
    ],
    alt: { ar: 'ستة أشياء على طاولة الديوانية', en: 'Six things on the diwaniya table' },
    text: {
      ar: 'انقطعت الكهرباء عشر ثوانٍ في ديوانية أبو فهد. عاد النور وعلى الطاولة {rest}. ما الذي طار؟',
      en: 'The lights went out in Abu Fahad’s diwaniya for ten seconds. Back on, the table had: {rest}. What had flown?',
    },
    find: gone('doughnut'),
    answer: 'doughnut',
    wrong: ['ring', 'camera', 'sunglasses'],
    isWrongAbsent: true,
    fact: {
      ar: 'الدونات! الهاتف والساعة والمفتاح لم يلمسها أحد: لص الديوانية لا يريد المال، يريد شيئًا يغمّسه في القهوة.',
      en: 'The doughnut! Phone, watch and key were safe: a diwaniya thief wants no money, only something to dunk in his coffee.',
    },
  },
  {
    backdrop: 'bag',
    rows: [
      ['sunglasses', 'thong-sandal', 'goggles'],
      ['ring-buoy', 'skis', 'beach-with-umbrella'],
    ],
    alt: { ar: 'ستة أشياء في شنطة الشاليه', en: 'Six things in the chalet bag' },
    text: {
      ar: 'شنطة الشاليه جهّزها أبوكم وحده! خمسة أشياء للبحر، وواحد أضحك الشاطئ كله. ما هو؟',
      en: 'Dad packed the chalet bag on his own! Five things for the sea, and one that had the whole beach laughing. What?',
    },
    find: noneOf(['sunglasses', 'thong-sandal', 'goggles', 'ring-buoy', 'beach-with-umbrella']),
    answer: 'skis',
    wrong: [
      { ar: 'المدفأة', en: 'The heater' },
      { ar: 'معطف الصوف', en: 'The wool coat' },
      { ar: 'رجل الثلج', en: 'The snowman' },
    ],
    fact: {
      ar: 'زلاجات الثلج! قال بكل ثقة: «احتياط، يمكن يبرد الجو»، والحرارة 48 والناس يسبحون في الظل.',
      en: 'The skis! “Just in case it cools down,” he said, at 48 degrees, on a beach where people were swimming in the shade.',
    },
  },
  {
    backdrop: 'road',
    rows: [
      ['taxi', 'fire-engine', 'bus'],
      ['ambulance', { thing: 'police-car', rider: { thing: 'ram' } }],
    ],
    alt: { ar: 'زحمة من خمس سيارات، وفوق واحدة خروف', en: 'Five vehicles in traffic, and a sheep on top of one' },
    text: {
      ar: 'هرب خروف العيد وسط الزحمة، وركب آخر سيارة تخطر على بال أحد! فوق أي سيارة كان؟',
      en: 'The Eid sheep ran off into the traffic and hopped on the last vehicle anyone would think of! Which one?',
    },
    find: whoCarries('ram'),
    answer: 'police-car',
    wrong: ['fire-engine', 'ambulance', 'taxi'],
    isForChildren: true,
    fact: {
      ar: 'سيارة الشرطة! يقول الخروف: «أأمن مكان في البلد، من يفتّش هنا؟» والشرطي يسأل زميله: «أنت قلت ماااع؟»',
      en: 'The police car! “Safest place in the country,” says the sheep. “Who’d search it?” And the officer asks his partner: “Did you say baa?”',
    },
  },
  {
    backdrop: 'grass',
    rows: [
      [
        { thing: 'rabbit', holds: '2nd-place-medal' },
        { thing: 'snail', holds: '1st-place-medal' },
        { thing: 'horse', holds: '3rd-place-medal' },
      ],
    ],
    alt: { ar: 'ثلاثة فائزين وميدالياتهم', en: 'Three winners with their medals' },
    text: {
      ar: 'سباق المزرعة انتهى بصدمة: الحصان السريع أخذ البرونزية! فمن علّق الذهبية ومشى بها على مهله؟',
      en: 'The farm race ended in a shock: the mighty horse got bronze! So who hung up the gold and strolled home with it?',
    },
    find: whoHolds('1st-place-medal'),
    answer: 'snail',
    wrong: ['turtle', 'rabbit', 'duck'],
    isForChildren: true,
    fact: {
      ar: 'الحلزون! انطلق قبل السباق بأسبوع. والسلحفاة التي صاح باسمها نصفكم ما زالت زعلانة: لم يدعُها أحد هذه المرة.',
      en: 'The snail! He set off a week early. And the tortoise, whose name half of you just shouted, wasn’t even invited this time.',
    },
  },
  {
    backdrop: 'grass',
    rows: [['dog', 'lion', 'chicken', 'soft-ice-cream', 'penguin', 'cat']],
    alt: { ar: 'صف من ستة، فيه أسد وآيسكريم', en: 'A row of six, with a lion and an ice cream' },
    text: {
      ar: 'أسد جائع، وآيسكريم يذوب، وبينهما حارس واحد لم ينتبه إلى خطورة وظيفته! من هو؟',
      en: 'A hungry lion, a melting ice cream, and between the two one guard with no idea how dangerous the job is! Who?',
    },
    find: between('lion', 'soft-ice-cream'),
    answer: 'chicken',
    wrong: ['penguin', 'cat', 'dog'],
    isForChildren: true,
    fact: {
      ar: 'الدجاجة! ظنّت أن الأسد يحدّق في الآيسكريم الذي خلفها، فابتسمت له وقالت: «تفضّل، دورك بعدي».',
      en: 'The hen! She thought the lion was staring at the ice cream behind her, so she smiled: “You’re right after me.”',
    },
  },
  {
    backdrop: 'fridge',
    rows: [
      ['cheese-wedge', 'egg', 'watermelon'],
      ['glass-of-milk', 'alarm-clock', 'tomato'],
    ],
    alt: { ar: 'ستة أشياء في ثلاجة', en: 'Six things in a fridge' },
    text: {
      ar: 'الثانية ليلًا، وأبو سالم يفتح الثلاجة على أطراف أصابعه. خمسة أشياء تؤكل وتُشرب، والسادس يرنّ! ما هو؟',
      en: 'Two in the morning, and Abu Salem opens the fridge on tiptoe. Five things to eat or drink, and the sixth one rings! What?',
    },
    find: noneOf(['cheese-wedge', 'egg', 'watermelon', 'glass-of-milk', 'tomato']),
    answer: 'alarm-clock',
    wrong: ['mobile-phone', 'telephone', { ar: 'جرس الباب', en: 'The doorbell' }],
    isWrongAbsent: true,
    fact: {
      ar: 'المنبّه! خبّأه سالم كي لا يصحو للمدرسة، فاستيقظت الجبنة والبيضة في السادسة تمامًا وبقي سالم نائمًا.',
      en: 'The alarm clock! Salem hid it to skip school. At six sharp the cheese and the egg were wide awake, and Salem slept on.',
    },
  },
  {
    backdrop: 'grass',
    rows: [
      ['camel', 'cow', { thing: 'goat', turned: 'mirrored' }],
      ['dog', 'horse', 'duck'],
    ],
    alt: { ar: 'ستة حيوانات عند المصوّر', en: 'Six animals at the photographer’s' },
    text: {
      ar: 'صاح المصوّر: «كلكم إلى جهة واحدة وابتسموا!» خمسة أطاعوا، وواحد أدار وجهه عكسهم. من؟',
      en: '“Everyone face the same way and say cheese!” cried the photographer. Five obeyed, and one turned around. Who?',
    },
    find: turned('mirrored'),
    answer: 'goat',
    wrong: ['cow', 'camel', 'dog'],
    isForChildren: true,
    fact: {
      ar: 'العنزة! سمعت «ابتسموا» فظنّتها «برسيم»، وما زالت تبحث عنه إلى اليوم.',
      en: 'The goat! She heard “cheese” and went off to find some. She is still looking.',
    },
  },
  {
    backdrop: 'road',
    rows: [
      ['fire-engine', { thing: 'automobile', tint: 'purple', rider: { thing: 'watermelon' } }, 'taxi'],
      ['tractor', 'bus'],
    ],
    alt: { ar: 'خمس سيارات، وفوق واحدة بطيخة', en: 'Five vehicles, and a watermelon on top of one' },
    text: {
      ar: 'لص البطيخ هرب بسيارته والبطيخة فوق سقفها، وأنتم الشهود الوحيدون! قولوا للضابط بسرعة: ما لونها؟',
      en: 'The watermelon thief fled with the melon on his car roof, and you are the only witnesses! Quick, tell the officer: what colour was the car?',
    },
    find: tintUnder('watermelon'),
    answer: { tint: 'purple' },
    wrong: [{ tint: 'red' }, { tint: 'yellow' }, { tint: 'green' }],
    isForChildren: true,
    fact: {
      ar: 'بنفسجية! الأحمر للإطفاء والأصفر للأجرة والأخضر للجرّار. وكتب الضابط: «الشهود متفقون على البطيخة فقط».',
      en: 'Purple! Red was the fire engine, yellow the taxi, green the tractor. The officer wrote: “Witnesses agree on the melon only.”',
    },
  },
  {
    backdrop: 'rope',
    rows: [['lion', 'horse', 'cow', 'elephant', 'camel', null, null, null, 'ant']],
    alt: { ar: 'لعبة شدّ الحبل: خمسة في جهة وواحد في الأخرى', en: 'Tug-of-war: five against one' },
    text: {
      ar: 'شدّ الحبل في البر: خمسة عمالقة في جهة، وواحد وحده في الجهة الأخرى… وسحبهم كلهم! من البطل؟',
      en: 'Tug-of-war in the desert: five giants on one side, one all alone on the other… who pulled the lot over! Who was it?',
    },
    find: walk('camel', 'right', 'right', 'right', 'right'),
    answer: 'ant',
    wrong: ['spider', 'mouse', 'snail'],
    isForChildren: true,
    fact: {
      ar: 'النملة! قال الأسد: «انزلقت»، وقال الفيل: «كنت أربط حذائي». وهي ترفع أضعاف وزنها وتسأل: من التالي؟',
      en: 'The ant! “I slipped,” said the lion. “I was tying my shoe,” said the elephant. She lifts many times her weight and asks: who’s next?',
    },
  },
  {
    backdrop: 'cloth',
    rows: [
      ['pizza', 'green-salad', 'cooked-rice'],
      ['green-salad', 'birthday-cake', 'falafel'],
    ],
    alt: { ar: 'ستة أطباق في عزيمة', en: 'Six dishes at a get-together' },
    text: {
      ar: 'عزيمة أم بدر: ست جارات وستة أطباق، واثنتان أحضرتا الطبق نفسه وبدأت حرب النظرات! ما هو الطبق؟',
      en: 'Dinner at Umm Badr’s: six neighbours, six dishes, and two of them brought the same one. Cue the icy stares! What was it?',
    },
    find: twice,
    answer: 'green-salad',
    wrong: ['falafel', 'cooked-rice', 'pizza'],
    fact: {
      ar: 'السلطة! رجع الصحنان كما جاءا لم ينقصا ورقة، وكل واحدة تحلف أن سلطتها خلصت أول واحدة.',
      en: 'The salad! Both bowls went home without losing a leaf, and each lady swears that hers was finished first.',
    },
  },
  {
    backdrop: 'room',
    rows: [
      [
        { thing: 'baby', holds: 'mobile-phone' },
        { thing: 'old-man', holds: 'lollipop' },
        { thing: 'girl', holds: 'broom' },
      ],
    ],
    alt: { ar: 'ثلاثة من العائلة، وبيد كل واحد شيء', en: 'Three of the family, each holding something' },
    text: {
      ar: 'اختفت مصاصة ناصر الصغير، والبيت كله مقلوب بحثًا عنها! من كان يمسكها ويبتسم ببراءة؟',
      en: 'Little Nasser’s lollipop is missing and the house is upside down! Who was holding it with an innocent smile?',
    },
    find: whoHolds('lollipop'),
    answer: 'old-man',
    wrong: ['baby', 'girl', 'old-woman'],
    isForChildren: true,
    fact: {
      ar: 'الجد! قال إنه يذوقها ليتأكد أنها آمنة للأطفال، وهذه ثالث مصاصة آمنة اليوم. أما الرضيع فمشغول بالهاتف.',
      en: 'Grandpa! He was only testing that it’s safe for children. It’s the third safe one today. The baby was busy on the phone.',
    },
  },
  {
    backdrop: 'bag',
    rows: [
      ['tent', 'drum', 'compass'],
      ['telescope', 'onion', 'wood'],
    ],
    alt: { ar: 'ستة أشياء في شنطة أبو فهد للبر', en: 'Six things in Abu Fahad’s camping bag' },
    text: {
      ar: 'شنطة أبو فهد للبر، وهو يقول: «لا تخافوا، الأكل يكفينا أسبوعًا!» كم شيئًا فيها يؤكل؟',
      en: 'Abu Fahad packed for the desert: “Don’t worry, there’s food for a week!” How many of the things in his bag can you eat?',
    },
    find: countOf(['onion']),
    answer: numbered(1),
    wrong: [numbered(2), numbered(3), numbered(4)],
    isForChildren: true,
    fact: {
      ar: 'واحد: بصلة! والباقي خيمة وطبل وبوصلة وتلسكوب وحطب، فتعشّوا بصلة مشوية على أنغام الطبل.',
      en: 'One: an onion! The rest was a tent, a drum, a compass, a telescope and firewood. Dinner was one grilled onion, with drum music.',
    },
  },
];
