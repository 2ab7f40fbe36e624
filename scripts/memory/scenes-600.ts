import {
  aboveAndBelow,
  countFeet,
  countLies,
  countOf,
  exchanged,
  farthestFrom,
  isAbove,
  isBeside,
  isInCorner,
  lostSeat,
  noneOf,
  numbered,
  riderOf,
  shelf,
  shelfOf,
  turned,
  twoNoneOf,
  twoTurned,
  unpaired,
  walk,
  whoCarries,
  whoHolds,
  whoWears,
} from './ask.ts';
import type { Scene } from './scene.ts';

/** Scenes of twelve things. */
export const scenes600: readonly Scene[] = [
  {
    backdrop: 'windows',
    rows: [
      ['penguin', 'camel', 'owl', 'cat'],
      ['goat', 'dog', 'cow', 'duck'],
      ['mouse', 'rabbit', 'rooster', 'elephant'],
    ],
    alt: { ar: 'اثنا عشر راكبًا في ثلاثة صفوف من طائرة', en: 'Twelve passengers in three rows of a plane' },
    text: {
      ar: 'طائرة الحيوانات: نام الركاب، ولما استيقظوا كان في الصف الأول البومة والعنزة والقطة والجمل! من المطرود من كرسيه؟',
      en: 'Animal Airways: everyone dozed off, and when they woke, row one held the owl, the goat, the cat and the camel! Who lost a seat?',
    },
    find: lostSeat(['owl', 'goat', 'cat', 'camel']),
    answer: 'penguin',
    wrong: ['cow', 'rooster', 'rabbit'],
    fact: {
      ar: 'البطريق! جلست العنزة في كرسيه، ولما أخرج بطاقة الصعود ليثبت حقه أكلتها أيضًا، فأكمل الرحلة واقفًا بكل أناقة.',
      en: 'The penguin! The goat took his seat, and when he showed his boarding pass she ate that too. He stood all the way, in his dinner suit.',
    },
  },
  {
    backdrop: 'grass',
    rows: [
      ['pizza', 'camel', 'parrot', 'cookie'],
      ['goat', 'butterfly', 'snake', 'watermelon'],
      ['owl', 'birthday-cake', 'cat', 'horse'],
    ],
    alt: { ar: 'اثنا عشر في حفلة: ضيوف وأكل', en: 'Twelve at a party: guests and food' },
    text: {
      ar: 'انتهت الحفلة: أُكل كل ما يؤكل، وخرج كل من له أربع أرجل، وطار كل من له أجنحة. من بقي نائمًا على الكنبة؟',
      en: 'Party over: all the food got eaten, all with four legs walked out, all with wings flew off. Who was left asleep on the sofa?',
    },
    find: noneOf([
      'pizza',
      'cookie',
      'watermelon',
      'birthday-cake',
      'camel',
      'goat',
      'cat',
      'horse',
      'parrot',
      'butterfly',
      'owl',
    ]),
    answer: 'snake',
    wrong: ['fish', 'snail', { ar: 'الدودة', en: 'The worm' }],
    isWrongAbsent: true,
    fact: {
      ar: 'الثعبان! بلا رجل يخرج بها ولا جناح يطير به، فتمدّد على طول الكنبة وسأل: «ماذا عندنا على الفطور؟»',
      en: 'The snake! No legs to leave on and no wings to fly with, so he stretched out along the sofa: “What’s for breakfast?”',
    },
  },
  {
    backdrop: 'room',
    rows: [
      ['cheese-wedge', 'chair', 'teapot', 'cat'],
      ['broom', 'rooster', 'bucket', 'old-man'],
      ['dog', 'television', 'bed', 'potted-plant'],
    ],
    alt: { ar: 'اثنا عشر في بيت ليلًا', en: 'Twelve in a house at night' },
    text: {
      ar: 'فأر انطلق من الجبنة في الظلام: خطوتين نحو يمين الصورة، ثم خطوة إلى تحت، ثم خطوة نحو اليسار… وداس على نائم! من؟',
      en: 'A mouse set off from the cheese in the dark: two steps to the picture’s right, one down, one left… and trod on a sleeper! Who?',
    },
    find: walk('cheese-wedge', 'right', 'right', 'below', 'left'),
    answer: 'rooster',
    wrong: ['cat', 'old-man', 'dog'],
    fact: {
      ar: 'الديك! صاح من الخوف، فظنّت الحارة أن الصبح طلع، وذهب الناس إلى الدوام في منتصف الليل وتأخروا أيضًا.',
      en: 'The rooster! He crowed with fright, the street thought it was morning, and all went to work at midnight. They were still late.',
    },
  },
  {
    backdrop: 'shelves',
    rows: [
      ['honey-pot', 'salt', 'popcorn'],
      ['soap', 'canned-food', 'teapot'],
      ['bread', 'cat', 'glass-of-milk'],
      ['watermelon', 'onion', 'egg'],
    ],
    alt: { ar: 'أربعة رفوف في بقالة أبو صالح', en: 'Four shelves in Abu Saleh’s shop' },
    text: {
      ar: 'بقالة أبو صالح: القطة نامت بين البضاعة حتى جاء زبون يقول: «بكم هذه؟» على أي رف كانت؟',
      en: 'In Abu Saleh’s corner shop the cat fell asleep among the goods, until a customer asked: “How much is this?” Which shelf was she on?',
    },
    find: shelfOf('cat'),
    answer: shelf(3),
    wrong: [shelf(1), shelf(2), shelf(4)],
    isForChildren: true,
    fact: {
      ar: 'الثالث من فوق، بين الخبز والحليب! قال أبو صالح: «هذه ليست للبيع، هذه مديرة الفرع».',
      en: 'The third from the top, between bread and milk! “Not for sale,” said Abu Saleh. “She’s the branch manager.”',
    },
  },
  {
    backdrop: 'sand',
    rows: [
      [
        { thing: 'camel', tint: 'red', rider: { thing: 'monkey' } },
        { thing: 'camel', tint: 'blue', rider: { thing: 'robot' } },
        { thing: 'camel', tint: 'purple', rider: { thing: 'mouse' } },
      ],
      [
        { thing: 'camel', tint: 'yellow', rider: { thing: 'cat' } },
        { thing: 'camel', tint: 'pink', rider: { thing: 'rooster' } },
        { thing: 'camel', tint: 'green', rider: { thing: 'penguin' } },
      ],
    ],
    alt: { ar: 'سباق هجن: ستة جمال ملونة وركابها', en: 'A camel race: six coloured camels and their riders' },
    text: {
      ar: 'سباق هجن مجنون: ستة جمال بستة ألوان، وعلى كل جمل راكب أغرب من صاحبه! من كان على الجمل الأخضر؟',
      en: 'The maddest camel race ever: six camels in six colours, each with a stranger jockey than the last! Who rode the green one?',
    },
    find: riderOf('camel', 'green'),
    answer: 'penguin',
    wrong: ['monkey', 'rooster', 'robot'],
    isForChildren: true,
    fact: {
      ar: 'البطريق! تأخر لأنه وقف عند كل برّاد ماء. أما الروبوت فلم يفهم سبب الضحك: ففي سباقات الهجن في الخليج يركب الروبوت فعلًا.',
      en: 'The penguin! He stopped at every water cooler. The robot didn’t see what was funny: Gulf camel races really do have robot jockeys.',
    },
    source: 'https://blogs.un.org/blog/2012/03/13/qatar-robotic-camel-jockeys/',
  },
  {
    backdrop: 'grass',
    rows: [
      [
        { thing: 'frog', wears: 'crown' },
        { thing: 'bear', wears: 'graduation-cap' },
        { thing: 'cat-face', wears: 'military-helmet' },
      ],
      [
        { thing: 'lion', wears: 'billed-cap' },
        { thing: 'mouse-face', wears: 'top-hat' },
        { thing: 'dog-face', wears: 'womans-hat' },
      ],
    ],
    alt: { ar: 'ستة رؤوس وست قبعات', en: 'Six heads and six hats' },
    text: {
      ar: 'حفل تخرّج الغابة: ستة رؤوس وست قبعات، وقبعة التخرّج على رأس من نام في كل الحصص! من هو؟',
      en: 'Jungle graduation: six heads, six hats, and the graduation cap is on the one who slept through every single class! Who?',
    },
    find: whoWears('graduation-cap'),
    answer: 'bear',
    wrong: ['frog', 'cat-face', 'lion'],
    isForChildren: true,
    fact: {
      ar: 'الدب! نام الشتاء كله وصحا يوم الشهادات. ولمّا سألوه عن سر النجاح قال: «الدراسة على مخدّة».',
      en: 'The bear! He slept all winter and woke up for the certificates. The secret of his success? “I studied on a pillow.”',
    },
  },
  {
    backdrop: 'room',
    rows: [
      [
        { thing: 'old-woman', holds: 'skateboard' },
        { thing: 'man', holds: 'teddy-bear' },
        { thing: 'girl', holds: 'hammer' },
      ],
      [
        { thing: 'baby', holds: 'briefcase' },
        { thing: 'old-man', holds: 'handbag' },
        { thing: 'woman-with-headscarf', holds: 'fishing-pole' },
      ],
    ],
    alt: { ar: 'ستة من العائلة وبيد كل واحد شيء', en: 'Six of the family, each holding something' },
    text: {
      ar: 'خلط المطار أمتعة العائلة! الجدة خرجت بلوح تزلج، فمن خرج بحقيبة العمل ووقّع صفقة بالملايين؟',
      en: 'The airport mixed up the family’s things! Grandma got the skateboard. So who got the briefcase and signed a deal worth millions?',
    },
    find: whoHolds('briefcase'),
    answer: 'baby',
    wrong: ['old-man', 'girl', 'woman-with-headscarf'],
    isForChildren: true,
    fact: {
      ar: 'الرضيع! وقّع بلعابه وصار رئيس الشركة، وأول قرار: القيلولة إلزامية. والأب يحضن الدبدوب ولا يريد إرجاعه.',
      en: 'The baby! He signed in dribble and now runs the firm. First rule: naps for all. Dad is hugging the teddy and won’t give it back.',
    },
  },
  {
    backdrop: 'shelves',
    rows: [
      ['running-shoe', 'spider', 'hiking-boot', 'duck'],
      ['ant', 'mans-shoe', 'high-heeled-shoe', 'thong-sandal'],
      ['umbrella', 'cat', 'socks', 'snake'],
    ],
    alt: { ar: 'محل أحذية وزبائنه', en: 'A shoe shop and its customers' },
    text: {
      ar: 'دخلت كل مخلوقات الصورة محل أحذية أبو علي، وكل قدم منها تريد فردة! كم فردة يجب أن يبيع؟',
      en: 'All sorts of creatures walked into Abu Ali’s shoe shop, and every foot wants a shoe! How many single shoes must he sell?',
    },
    find: countFeet({ spider: 8, ant: 6, cat: 4, duck: 2 }),
    answer: numbered(20),
    wrong: [numbered(14), numbered(16), numbered(18)],
    fact: {
      ar: '20: للعنكبوت 8 وللنملة 6 وللقطة 4 وللبطة 2. فرح أبو علي حتى سأل الثعبان: «عندكم ربطات عنق؟»',
      en: '20: eight for the spider, six for the ant, four for the cat, two for the duck. Then the snake asked: “Do you sell neckties?”',
    },
  },
  {
    backdrop: 'room',
    rows: [
      ['drum', 'key', 'sandwich', 'potted-plant'],
      ['bucket', 'cactus', 'lion', 'chicken'],
      ['television', 'birthday-cake', 'chair', 'cat'],
    ],
    alt: { ar: 'اثنا عشر في غرفة، فيهم أسد', en: 'Twelve in a room, with a lion' },
    text: {
      ar: 'انطفأ النور والأسد جائع، فعضّ بقوة ما كان بجانبه من جهة يسار الصورة، وصرخ هو! ماذا عضّ؟',
      en: 'The lights went out and the hungry lion bit hard into what stood beside him, on the picture’s left. Then HE screamed! What was it?',
    },
    find: walk('lion', 'left'),
    answer: 'cactus',
    wrong: ['bucket', 'chair', 'drum'],
    isForChildren: true,
    fact: {
      ar: 'الصبّار! ساعة كاملة والأسد يلقط الشوك من لسانه، والدجاجة التي كانت من الجهة الأخرى تضحك بصوت منخفض جدًّا.',
      en: 'The cactus! It took an hour to pick the spines off his tongue, while the hen on his other side laughed very, very quietly.',
    },
  },
  {
    backdrop: 'grass',
    rows: [
      ['cow', 'horse', { thing: 'camel', turned: 'mirrored' }, 'dog'],
      ['ox', 'goat', 'leopard', 'cat'],
      ['ewe', { thing: 'duck', turned: 'mirrored' }, 'zebra', 'tiger'],
    ],
    alt: { ar: 'اثنا عشر تلميذًا من الحيوانات في صفّ', en: 'A class of twelve animals' },
    text: {
      ar: 'صورة الصف: عشرة تلاميذ وجوههم إلى السبورة، واثنان التفتا إلى الجهة الأخرى يتهامسان! من المشاغبان؟',
      en: 'Class photo: ten pupils face the board, and two have turned the other way to whisper! Which two troublemakers?',
    },
    find: twoTurned('mirrored'),
    answer: ['camel', 'duck'],
    wrong: [
      ['camel', 'cat'],
      ['cow', 'duck'],
      ['cow', 'cat'],
    ],
    fact: {
      ar: 'الجمل والبطة! سألها: «كم سبعة في ثمانية؟» فقالت: «واق»، فكتبها، ورسب الاثنان بالجواب نفسه.',
      en: 'The camel and the duck! “What’s seven times eight?” he asked. “Quack,” she said. He wrote it down, and both failed.',
    },
  },
  {
    backdrop: 'room',
    rows: [
      ['cat', 'camel', 'elephant', 'rabbit'],
      ['dog', 'rabbit', 'duck', 'camel'],
      ['duck', 'cat', 'dog', 'mouse'],
    ],
    alt: { ar: 'اثنا عشر ضيفًا في حفلة التوائم', en: 'Twelve guests at the twins’ party' },
    text: {
      ar: 'حفلة التوائم: كل واحد جاء مع نسخته، إلا اثنين لا نسخة لهما وقفا عند الباب وحلفا أنهما توأمان! من هما؟',
      en: 'Twins only! Everyone came with a double, except two who had none and swore at the door that they were twins! Which two?',
    },
    find: unpaired,
    answer: ['elephant', 'mouse'],
    wrong: [
      ['camel', 'duck'],
      ['rabbit', 'dog'],
      ['camel', 'cat'],
    ],
    isForChildren: true,
    fact: {
      ar: 'الفيل والفأر! قالا للحارس: «توأمان، لكن واحدًا منا شرب حليبه»، فأدخلهما تقديرًا للجرأة.',
      en: 'The elephant and the mouse! “We’re twins,” they told the doorman, “but only one of us drank his milk.” He let them in for the nerve.',
    },
  },
  {
    backdrop: 'room',
    rows: [
      ['dog', { thing: 'camel', turned: 'lying' }, 'goat', 'duck'],
      ['horse', 'rabbit', { thing: 'cow', turned: 'upside-down' }, 'cat'],
      [{ thing: 'elephant', tint: 'red' }, 'monkey', 'giraffe', 'penguin'],
    ],
    alt: { ar: 'اثنا عشر في حصة يوغا', en: 'Twelve at a yoga class' },
    text: {
      ar: 'حصة يوغا في الشاليه: واحد استلقى ونام، وواحد احمرّ من الجهد، وواحد وقف على رأسه ولم يعرف كيف ينزل! من المقلوب؟',
      en: 'Yoga at the chalet: one lay down and dozed off, one went red with effort, and one did a headstand and got stuck! Who was upside down?',
    },
    find: turned('upside-down'),
    answer: 'cow',
    wrong: ['camel', 'elephant', 'horse'],
    isForChildren: true,
    fact: {
      ar: 'البقرة! صفّقت لها المدربة عشر دقائق، وحين أنزلوها كان حليبها قد صار مِلك شيك جاهزًا.',
      en: 'The cow! The coach applauded for ten minutes, and by the time they got her down her milk had turned into milkshake.',
    },
  },
  {
    backdrop: 'bag',
    rows: [
      ['popcorn', 'drum', 'tomato', 'doughnut'],
      ['fishing-pole', 'chocolate-bar', 'balloon', 'soft-ice-cream'],
      ['egg', 'skateboard', 'trumpet', 'french-fries'],
    ],
    alt: { ar: 'اثنا عشر شيئًا اشتراها أبو فهد', en: 'Twelve things that Abu Fahad bought' },
    text: {
      ar: 'كتبت له أم فهد: خبز، حليب، بيض، طماطم، ملح، بصل. فرجع أبو فهد فخورًا باثني عشر شيئًا! كم طلبًا منها أحضر؟',
      en: 'Umm Fahad’s list: bread, milk, eggs, tomatoes, salt, onions. Abu Fahad came home proudly with twelve things! How many were on the list?',
    },
    find: countOf(['bread', 'glass-of-milk', 'egg', 'tomato', 'salt', 'onion']),
    answer: numbered(2),
    wrong: [numbered(1), numbered(3), numbered(4)],
    fact: {
      ar: 'اثنين: بيضة واحدة وحبة طماطم! والباقي طبل وسنّارة ولوح تزلج وحلويات، وقال: «كان عليها عرض». تعشّوا فشارًا.',
      en: 'Two: one egg and one tomato! The rest was a drum, a fishing rod, a skateboard and sweets. “They were on offer,” he said. Dinner was popcorn.',
    },
  },
  {
    backdrop: 'room',
    rows: [
      ['birthday-cake', 'chair', 'man', 'teapot'],
      ['girl', 'television', 'cat', 'bucket'],
      ['old-man', 'broom', 'baby', 'old-woman'],
    ],
    alt: { ar: 'اثنا عشر في صالة: العائلة والكعكة وغيرها', en: 'Twelve in a living room: family, cake and more' },
    text: {
      ar: 'وضعت أم ناصر كعكة العيد أبعد ما يمكن عن أشهر لص كعك في العائلة! من كان أبعد الكل عن الكعكة في الصورة؟',
      en: 'Umm Nasser put the Eid cake as far as she could from the family’s greatest cake thief! Who was farthest from it in the picture?',
    },
    find: farthestFrom('birthday-cake'),
    answer: 'old-woman',
    wrong: ['old-man', 'baby', 'man'],
    fact: {
      ar: 'الجدة! وفي الصباح نقصت الكعكة ربعًا، والشموع في جيبها: «كنت أطفئها لكم خوفًا من الحريق».',
      en: 'Grandma! By morning a quarter was gone and the candles were in her pocket: “I only blew them out, for your safety.”',
    },
  },
  {
    backdrop: 'lake',
    rows: [
      ['cow', 'lion', 'duck', 'camel', 'rabbit', 'cat'],
      [
        { thing: 'cow', turned: 'reflected' },
        { thing: 'rabbit', turned: 'reflected' },
        { thing: 'duck', turned: 'reflected' },
        { thing: 'camel', turned: 'reflected' },
        { thing: 'lion', turned: 'reflected' },
        { thing: 'cat', turned: 'reflected' },
      ],
    ],
    alt: { ar: 'ستة حيوانات على البحيرة وصورها في الماء', en: 'Six animals by a lake, and their reflections' },
    text: {
      ar: 'ستة على حافة البحيرة ينظرون إلى صورهم، والماء أخطأ في اثنين: كل واحد رأى وجه الآخر! من هما؟',
      en: 'Six at the water’s edge, admiring themselves, and the lake got two of them wrong: each saw the other’s face! Which two?',
    },
    find: exchanged,
    answer: ['lion', 'rabbit'],
    wrong: [
      ['lion', 'camel'],
      ['duck', 'rabbit'],
      ['duck', 'camel'],
    ],
    fact: {
      ar: 'الأسد والأرنب! رأى الأسد أذنين طويلتين ففرّ من نفسه، والأرنب دخل بيته من الباب الرئيسي أول مرة في حياته.',
      en: 'The lion and the rabbit! The lion saw long ears and ran from himself; the rabbit went home by the front door for the first time.',
    },
  },
  {
    backdrop: 'road',
    rows: [
      [
        { thing: 'taxi', rider: { thing: 'cat' } },
        { thing: 'ambulance', rider: { thing: 'parrot' } },
        { thing: 'tractor', rider: { thing: 'cow' } },
      ],
      [
        { thing: 'bus', rider: { thing: 'camel' } },
        { thing: 'police-car', rider: { thing: 'mouse' } },
        { thing: 'fire-engine', rider: { thing: 'penguin' } },
      ],
    ],
    alt: { ar: 'ست سيارات وعلى سقف كل واحدة راكب', en: 'Six vehicles, each with a rider on the roof' },
    text: {
      ar: 'الدائري ساعة الزحمة، وعلى سقف كل سيارة راكب مجاني. من كان فوق الإسعاف يصيح «وي وو» حتى أفسحوا له؟',
      en: 'Ring road, rush hour, and a free rider on every roof. Who sat on the ambulance shouting “nee-naw” until all made way?',
    },
    find: riderOf('ambulance'),
    answer: 'parrot',
    wrong: ['penguin', 'cat', 'mouse'],
    isForChildren: true,
    fact: {
      ar: 'الببغاء! والصفارة الأصلية كانت معطلة منذ شهر ولم يلاحظ أحد. وفوق الشرطة فأر يكتب مخالفات للقطط.',
      en: 'The parrot! The real siren had been broken for a month and no one noticed. On the police car, a mouse was booking cats.',
    },
  },
  {
    backdrop: 'windows',
    rows: [
      ['cat', 'parrot', 'bear', 'goat'],
      ['dog', 'owl', 'pizza', 'monkey'],
      ['duck', 'rabbit', 'chicken', 'penguin'],
    ],
    alt: { ar: 'اثنتا عشرة نافذة في عمارة أبو جاسم', en: 'Twelve windows of Abu Jassim’s building' },
    text: {
      ar: 'عمارة أبو جاسم: بيتزا ساخنة على النافذة، والجار الذي فوقها يتشاجر عليها مع الجار الذي تحتها! من هما؟',
      en: 'Abu Jassim’s building: a hot pizza on the windowsill, and the neighbour above it is fighting over it with the one below! Which two?',
    },
    find: aboveAndBelow('pizza'),
    answer: ['bear', 'chicken'],
    wrong: [
      ['bear', 'monkey'],
      ['owl', 'chicken'],
      ['owl', 'monkey'],
    ],
    fact: {
      ar: 'الدب والدجاجة! وبينما يصيحان سحبها القرد من النافذة المجاورة. والبومة رأت كل شيء وسكتت: فمها ممتلئ.',
      en: 'The bear and the hen! While they shouted, the monkey next door pulled it in. The owl saw it all and said nothing: her mouth was full.',
    },
  },
  {
    backdrop: 'grass',
    rows: [
      ['cat', 'lion', 'cow', 'dog'],
      ['camel', 'monkey', 'owl', 'fox'],
      ['goat', 'duck', 'rabbit', 'chicken'],
    ],
    alt: { ar: 'اثنا عشر حيوانًا في ثلاثة صفوف', en: 'Twelve animals in three rows' },
    text: {
      ar: 'من أكل العنب؟ أبو علي: الثعلب جنب الأرنب. أم علي: القرد تحت الأسد. علي: الجمل في الزاوية. سارة: البومة فوق البقرة. كم كذّابًا في هذا البيت؟',
      en: 'Who ate the grapes? Dad: fox beside rabbit. Mum: monkey below lion. Ali: camel in a corner. Sara: owl above cow. How many liars live here?',
    },
    find: countLies([isBeside('fox', 'rabbit'), isAbove('lion', 'monkey'), isInCorner('camel'), isAbove('owl', 'cow')]),
    answer: numbered(3),
    wrong: [numbered(1), numbered(2), numbered(4)],
    fact: {
      ar: 'ثلاثة! أم علي وحدها صدقت كالعادة: القرد تحت الأسد فعلًا. والباقون تكلموا وأفواههم ممتلئة عنبًا.',
      en: 'Three! Only Mum was right, as always: the monkey really was below the lion. The rest were talking with their mouths full of grapes.',
    },
  },
  {
    backdrop: 'grass',
    rows: [
      [
        { thing: 'cat', rider: { thing: 'balloon', tint: 'red' } },
        { thing: 'camel', rider: { thing: 'balloon', tint: 'blue' } },
        { thing: 'rabbit', rider: { thing: 'balloon', tint: 'pink' } },
      ],
      [
        { thing: 'dog', rider: { thing: 'balloon', tint: 'green' } },
        { thing: 'goat', rider: { thing: 'balloon', tint: 'purple' } },
        { thing: 'elephant', rider: { thing: 'balloon', tint: 'yellow' } },
      ],
    ],
    alt: { ar: 'ستة حيوانات وستة بالونات ملونة', en: 'Six animals and six coloured balloons' },
    text: {
      ar: 'ستة حيوانات وستة بالونات في احتفالات فبراير، وصاحب البالون الأصفر طار به فوق أبراج الكويت! من هو؟',
      en: 'Six animals, six balloons at the February celebrations, and the one with the yellow balloon flew off over Kuwait Towers! Who?',
    },
    find: whoCarries('balloon', 'yellow'),
    answer: 'elephant',
    wrong: ['rabbit', 'goat', 'cat'],
    isForChildren: true,
    fact: {
      ar: 'الفيل! شوهد فوق الأبراج يلوّح بخرطومه للناس، والبالون المسكين يطلب إجازة مرضية.',
      en: 'The elephant! He was last seen above the towers, waving his trunk. The balloon has asked for sick leave.',
    },
  },
  {
    backdrop: 'shelves',
    rows: [
      ['banana', 'horse', 'watermelon', 'parrot'],
      ['broom', 'grapes', 'cat', 'pineapple'],
      ['turtle', 'strawberry', 'bucket', 'rabbit'],
    ],
    alt: { ar: 'اثنا عشر في دكان بالمباركية', en: 'Twelve in a shop in Mubarakiya' },
    text: {
      ar: 'لص في دكان بالمباركية ترك كل الفواكه وكل الحيوانات، وهرب بالشيئين الباقيين وهو يضحك! ما هما؟',
      en: 'A thief in a Mubarakiya shop left all the fruit and all the animals, and ran off laughing with the other two things! What were they?',
    },
    find: twoNoneOf([
      'banana',
      'watermelon',
      'grapes',
      'pineapple',
      'strawberry',
      'horse',
      'parrot',
      'cat',
      'turtle',
      'rabbit',
    ]),
    answer: ['broom', 'bucket'],
    wrong: [
      ['broom', 'soap'],
      ['sponge', 'bucket'],
      ['sponge', 'soap'],
    ],
    fact: {
      ar: 'المكنسة والدلو! ترك حصانًا وببغاء وهرب بهما، وكان القبض عليه سهلًا: سألوا عن أنظف بيت في الحي.',
      en: 'The broom and the bucket! He left a horse and a parrot behind. Catching him was easy: they asked for the cleanest house in town.',
    },
  },
];
