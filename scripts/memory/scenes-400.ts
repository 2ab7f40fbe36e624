import {
  countFeet,
  countTurned,
  gone,
  loneTint,
  noneOf,
  numbered,
  ofSize,
  timeShown,
  walk,
  whoHolds,
  whoSees,
  wornBy,
} from './ask.ts';
import type { Scene } from './scene.ts';

/** Scenes of nine things. */
export const scenes400: readonly Scene[] = [
  {
    backdrop: 'windows',
    rows: [
      ['parrot', 'elephant', 'cat'],
      ['rabbit', 'owl', 'dog'],
      ['penguin', 'monkey', 'duck'],
    ],
    alt: { ar: 'تسع نوافذ في عمارة أبو جاسم', en: 'Nine windows of Abu Jassim’s building' },
    text: {
      ar: 'عمارة أبو جاسم: الفيل في الدور الأعلى قرر أن يتعلم نطّ الحبل! من يسكن تحته مباشرة؟',
      en: 'In Abu Jassim’s building the elephant on the top floor has taken up skipping rope! Who lives right below him?',
    },
    find: walk('elephant', 'below'),
    answer: 'owl',
    wrong: ['rabbit', 'monkey', 'dog'],
    isForChildren: true,
    fact: {
      ar: 'البومة! تنام النهار كله، والفيل لا ينطّ إلا في النهار. قدّمت ثلاث شكاوى، وأرفقت السقف.',
      en: 'The owl! She sleeps all day and he only skips by day. She has filed three complaints and enclosed the ceiling.',
    },
  },
  {
    backdrop: 'room',
    rows: [
      [
        { thing: 'thong-sandal', tint: 'red' },
        { thing: 'thong-sandal', tint: 'blue' },
        { thing: 'thong-sandal', tint: 'purple' },
      ],
      [
        { thing: 'thong-sandal', tint: 'yellow' },
        { thing: 'thong-sandal', tint: 'green' },
        { thing: 'thong-sandal', tint: 'red' },
      ],
      [
        { thing: 'thong-sandal', tint: 'purple' },
        { thing: 'thong-sandal', tint: 'yellow' },
        { thing: 'thong-sandal', tint: 'blue' },
      ],
    ],
    alt: { ar: 'تسع فردات نعال ملونة عند باب الديوانية', en: 'Nine coloured flip-flops at the diwaniya door' },
    text: {
      ar: 'تسع فردات نعال عند باب الديوانية، أي إن واحدًا رجع إلى بيته يقفز على قدم واحدة! ما لون الفردة التي بلا أخت؟',
      en: 'Nine flip-flops at the diwaniya door, so somebody hopped home on one foot! What colour is the one without a partner?',
    },
    find: loneTint,
    answer: { tint: 'green' },
    wrong: [{ tint: 'blue' }, { tint: 'yellow' }, { tint: 'purple' }],
    isForChildren: true,
    fact: {
      ar: 'الخضراء! وصل أبو بدر بيته قفزًا وقال لأم بدر: «رياضة»، فأعجبتها الفكرة وأرسلته جولة ثانية.',
      en: 'The green one! Abu Badr hopped all the way home and told Umm Badr it was exercise. She made him do another lap.',
    },
  },
  {
    backdrop: 'bag',
    rows: [
      ['scarf', 'sunglasses', 'mobile-phone'],
      ['toothbrush', 'pot-of-food', 'camera'],
      ['blue-book', 'key', 'socks'],
    ],
    alt: { ar: 'تسعة أشياء في شنطة سفر', en: 'Nine things in a travel bag' },
    text: {
      ar: 'تفتيش المطار: خرج من شنطة أم خالد {rest}، ثم صاح المفتش: «وهذا بعد؟!» ماذا رأى؟',
      en: 'Airport check. Umm Khaled’s bag: {rest}. Then the officer cried, “And this too?!” What was it?',
    },
    find: gone('pot-of-food'),
    answer: 'pot-of-food',
    wrong: [
      { ar: 'صينية الكنافة', en: 'The kunafa tray' },
      { ar: 'كيس البصل', en: 'The sack of onions' },
      { ar: 'دلة القهوة', en: 'The coffee pot' },
    ],
    isWrongAbsent: true,
    fact: {
      ar: 'قدر الطبخ، وفيه المرق يغلي! قالت: «ولدي في الغربة مشتاق لطبخي»، فتركها المفتش تمرّ… بعد ثلاث ملاعق.',
      en: 'A pot of stew, still warm! “My boy abroad misses my cooking,” she said, and the officer waved her through… after three spoonfuls.',
    },
  },
  {
    backdrop: 'grass',
    rows: [
      [
        { thing: 'dog-face', wears: 'graduation-cap' },
        { thing: 'lion', wears: 'womans-hat' },
      ],
      [{ thing: 'frog', wears: 'crown' }, 'birthday-cake', { thing: 'bear', wears: 'military-helmet' }],
    ],
    alt: { ar: 'أربعة معازيم بقبعات، وكعكة', en: 'Four guests in hats, and a cake' },
    text: {
      ar: 'عرس الأرنب: خرج المعازيم مستعجلين فلبس كل واحد قبعة غيره. ماذا كان على رأس الأسد المهيب؟',
      en: 'The rabbit’s wedding: the guests left in a rush, each in somebody else’s hat. What was on the mighty lion’s head?',
    },
    find: wornBy('lion'),
    answer: 'womans-hat',
    wrong: ['crown', 'military-helmet', 'graduation-cap'],
    isForChildren: true,
    fact: {
      ar: 'قبعة نسائية بفيونكة حمراء! والتاج كان على رأس الضفدع، ولم يجرؤ أحد أن يضحك إلا بعد أن نام الأسد.',
      en: 'A lady’s hat with a red bow! The frog had the crown, and nobody dared to laugh until the lion was asleep.',
    },
  },
  {
    backdrop: 'bag',
    rows: [
      ['pencil', 'blue-book', 'scissors'],
      ['abacus', 'sandwich', 'crayon'],
      ['straight-ruler', 'rooster', 'banana'],
    ],
    alt: { ar: 'تسعة أشياء في حقيبة مدرسية', en: 'Nine things in a school bag' },
    text: {
      ar: 'شنطة ناصر أول يوم مدرسة: ثمانية أشياء معقولة، والتاسع خرج المدير بنفسه يبحث عن صاحبه! ما هو؟',
      en: 'Nasser’s bag on the first day of school: eight sensible things, and a ninth that brought the headmaster running! What?',
    },
    find: noneOf(['pencil', 'blue-book', 'scissors', 'abacus', 'sandwich', 'crayon', 'straight-ruler', 'banana']),
    answer: 'rooster',
    wrong: ['cat', 'rabbit', 'goat'],
    isWrongAbsent: true,
    isForChildren: true,
    fact: {
      ar: 'الديك! قالوا له: «لا تنسَ المنبّه»، فأحضر منبّهًا بلا بطارية، صاح ثلاث مرات في حصة الحساب ونجح فيها.',
      en: 'The rooster! “Bring an alarm clock,” they said, so he brought one without batteries. It went off three times in maths.',
    },
  },
  {
    backdrop: 'room',
    rows: [
      ['cat', 'sandwich', 'goat'],
      ['cookie', 'broom', 'rooster'],
      ['duck', 'cheese-wedge', 'banana'],
    ],
    alt: { ar: 'تسعة في بيت أم سعد: حيوانات وأكل وغير ذلك', en: 'Nine in Umm Saad’s house: animals, food and more' },
    text: {
      ar: 'فتحت أم سعد الباب فهربت كل الحيوانات، ثم دخل أولادها فأكلوا كل ما يؤكل. ما الشيء الوحيد الذي بقي لها؟',
      en: 'Umm Saad opened the door and all the animals bolted. In came her boys and ate all there was to eat. What was she left with?',
    },
    find: noneOf(['cat', 'goat', 'rooster', 'duck', 'sandwich', 'cookie', 'cheese-wedge', 'banana']),
    answer: 'broom',
    wrong: ['bucket', 'sponge', 'soap'],
    isWrongAbsent: true,
    fact: {
      ar: 'المكنسة! أربعة هربوا وأربع أكلات اختفت، وبقيت المكنسة تنظر إليها: قسمة عادلة كما في كل البيوت.',
      en: 'The broom! Four animals gone, four snacks gone, and the broom looking straight at her: fair shares, as in every home.',
    },
  },
  {
    backdrop: 'cloth',
    rows: [
      ['honey-pot', 'birthday-cake', 'cheese-wedge'],
      ['watermelon', 'teapot', 'mans-shoe'],
      ['onion', 'bread', 'tomato'],
    ],
    alt: { ar: 'تسعة أشياء على سفرة في البر', en: 'Nine things on a picnic cloth' },
    text: {
      ar: 'نملة بدأت من الكعكة، مشت خطوة نحو يمين الصورة ثم خطوة إلى تحت، وصاحت: «هنا بيتي!» أين سكنت؟',
      en: 'An ant set out from the cake, one step to the picture’s right, one step down, and cried: “Home at last!” Where did she move in?',
    },
    find: walk('birthday-cake', 'right', 'below'),
    answer: 'mans-shoe',
    wrong: ['bread', 'honey-pot', 'teapot'],
    isForChildren: true,
    fact: {
      ar: 'في الحذاء! تركت الكعكة والجبنة وقالت: «غرفة واسعة بباب كبير»، وانتهى عقد الإيجار حين لبسه أبو علي.',
      en: 'In the shoe! She passed up cake and cheese for “one big room, wide door”. The lease ended when Abu Ali put it on.',
    },
  },
  {
    backdrop: 'room',
    rows: [
      ['elephant', 'camel', 'cow'],
      [{ thing: 'horse', tint: 'blue' }, 'rhinoceros', { thing: 'hippopotamus', size: 'tiny' }],
      ['giraffe', 'goat', 'kangaroo'],
    ],
    alt: { ar: 'تسعة حيوانات بعد الغسيل', en: 'Nine animals after the wash' },
    text: {
      ar: 'غسلت أم فهد الحيوانات بماء يغلي: واحد خرج أزرق، وواحد انكمش حتى صار يدخل الجيب! من الذي انكمش؟',
      en: 'Umm Fahad washed the animals too hot: one came out blue, and one shrank until he fitted in a pocket! Who shrank?',
    },
    find: ofSize('tiny'),
    answer: 'hippopotamus',
    wrong: ['rhinoceros', 'horse', 'elephant'],
    isForChildren: true,
    fact: {
      ar: 'فرس النهر! دخل بوزن شاحنة وخرج ميدالية مفاتيح. والحصان الأزرق ينظر إليه ويقول: «الحمد لله على اللون».',
      en: 'The hippo! In went a truck, out came a key ring. The blue horse took one look and said: “I’ll keep the colour, thanks.”',
    },
  },
  {
    backdrop: 'room',
    rows: [
      ['television', 'three-oclock', 'door'],
      ['couch-and-lamp', 'cat', 'potted-plant'],
      ['mans-shoe', 'key', 'rooster'],
    ],
    alt: { ar: 'تسعة أشياء في صالة بيت أبو ناصر', en: 'Nine things in Abu Nasser’s living room' },
    text: {
      ar: 'رجع أبو ناصر من الديوانية ليلًا وحذاؤه في يده، لكن ساعة الحائط في الصورة شهدت عليه! كم كانت الساعة؟',
      en: 'Abu Nasser crept home from the diwaniya with his shoes in his hand, but the wall clock saw it all! What time did it show?',
    },
    find: timeShown,
    answer: { ar: 'الثالثة', en: 'Three o’clock' },
    wrong: [
      { ar: 'العاشرة', en: 'Ten o’clock' },
      { ar: 'الثانية عشرة', en: 'Twelve o’clock' },
      { ar: 'الواحدة', en: 'One o’clock' },
    ],
    fact: {
      ar: 'الثالثة! قال: «الساعة خربانة والوقت بدري»، وفي اللحظة نفسها وقف الديك بجانب المفتاح وصاح.',
      en: 'Three! “That clock’s broken, it’s still early,” he said, and at that very moment the rooster by the key crowed.',
    },
  },
  {
    backdrop: 'sea',
    rows: [
      ['sailboat', 'fishing-pole', 'motor-boat'],
      ['fish', 'bathtub', 'crab'],
      ['anchor', 'octopus', 'ring-buoy'],
    ],
    alt: { ar: 'تسعة أشياء في رحلة صيد', en: 'Nine things on a fishing trip' },
    text: {
      ar: 'صاح أبو ناصر في وسط البحر: «جتني صيدة العمر، صوّروني!» ماذا كان تحت سنّارته مباشرة؟',
      en: '“The catch of my life, get the camera!” yelled Abu Nasser out at sea. What was right below his fishing rod?',
    },
    find: walk('fishing-pole', 'below'),
    answer: 'bathtub',
    wrong: ['octopus', 'crab', 'anchor'],
    isForChildren: true,
    fact: {
      ar: 'بانيو! والسلطعون بجانبه ينتظر دوره بالمنشفة. وأبو ناصر يحلف في الديوانية أنها كانت سمكة بيضاء كبيرة.',
      en: 'A bathtub! With a crab beside it waiting for his turn. In the diwaniya Abu Nasser still calls it “a very big white fish”.',
    },
  },
  {
    backdrop: 'room',
    rows: [
      [
        { thing: 'man', holds: 'broccoli' },
        { thing: 'old-woman', holds: 'green-salad' },
      ],
      [{ thing: 'baby', holds: 'poultry-leg' }, 'cat', { thing: 'girl', holds: 'soft-ice-cream' }],
    ],
    alt: { ar: 'أربعة من العائلة وبيد كل واحد أكلته، وقطة', en: 'Four of the family with their food, and a cat' },
    text: {
      ar: 'آخر قطعة دجاج على سفرة الجمعة اختفت، وكل العيون على الأب! من كانت في يده فعلًا؟',
      en: 'The last piece of chicken vanished from the Friday table, and all eyes are on Dad! Who really had it?',
    },
    find: whoHolds('poultry-leg'),
    answer: 'baby',
    wrong: ['man', 'girl', 'old-woman'],
    isForChildren: true,
    fact: {
      ar: 'الرضيع! بلا أسنان ولا خجل، يمصّها منذ الظهر. والأب المتهم دائمًا خرج من الغداء كله بقطعة بروكلي.',
      en: 'The baby! No teeth and no shame, he’d been sucking it since noon. Dad, accused as always, got one sprig of broccoli.',
    },
  },
  {
    backdrop: 'grass',
    rows: [
      [
        { thing: 'lion', holds: 'violin' },
        { thing: 'elephant', holds: 'flute' },
      ],
      [{ thing: 'cat', holds: 'trumpet' }, 'owl', { thing: 'mouse', holds: 'drum' }],
    ],
    alt: { ar: 'فرقة من أربعة عازفين، وبومة تسمع', en: 'A band of four, and an owl listening' },
    text: {
      ar: 'الحارة كلها اشتكت من فرقة الحيوانات، وخاصة من صاحب الطبل الذي يبدأ بعد منتصف الليل! من هو؟',
      en: 'The whole street complained about the animal band, above all about the drummer, who starts at midnight! Who was on the drum?',
    },
    find: whoHolds('drum'),
    answer: 'mouse',
    wrong: ['elephant', 'lion', 'cat'],
    isForChildren: true,
    fact: {
      ar: 'الفأر! أصغر عازف وأكبر صداع. والفيل ينفخ الناي برقّة، والأسد يعزف الكمان ويبكي من جماله.',
      en: 'The mouse! Smallest player, biggest headache. The elephant plays the flute ever so softly, and the lion weeps at his own violin.',
    },
  },
  {
    backdrop: 'room',
    rows: [
      ['bucket', 'cat', 'sponge'],
      ['snake', 'broom', 'duck'],
      ['soap', 'rooster', 'door'],
    ],
    alt: {
      ar: 'تسعة في بيت أم سعد: حيوانات وأدوات تنظيف',
      en: 'Nine in Umm Saad’s house: animals and cleaning things',
    },
    text: {
      ar: 'مشت كل حيوانات الصورة في الطين ثم على بلاط أم سعد الذي يلمع! كم قدمًا موحلة ستمسح وهي تصيح؟',
      en: 'All the animals in the picture came through the mud onto Umm Saad’s shiny floor! How many muddy feet must she wipe, shouting?',
    },
    find: countFeet({ cat: 4, duck: 2, rooster: 2 }),
    answer: numbered(8),
    wrong: [numbered(6), numbered(10), numbered(12)],
    fact: {
      ar: 'ثمانٍ: أربع للقطة واثنتان للبطة واثنتان للديك. والثعبان دخل يتفاخر: «الوحيد الذي لا يحتاج نعالًا».',
      en: 'Eight: four of the cat, two of the duck, two of the rooster. The snake slid in bragging: “No feet, no problem.”',
    },
  },
  {
    backdrop: 'room',
    rows: [
      ['bed', { thing: 'chair', turned: 'upside-down' }, 'television'],
      [{ thing: 'teddy-bear', turned: 'upside-down' }, 'telephone', { thing: 'potted-plant', turned: 'upside-down' }],
      ['couch-and-lamp', { thing: 'trophy', turned: 'upside-down' }, 'bathtub'],
    ],
    alt: { ar: 'تسعة أشياء في غرفة التوأمين', en: 'Nine things in the twins’ room' },
    text: {
      ar: 'التوأمان هادئان منذ عشر دقائق، وهذا أسوأ خبر في البيت! فتحت أمهما الباب: كم شيئًا وجدته مقلوبًا؟',
      en: 'The twins have been quiet for ten minutes: the worst news in any house! Mum opened the door. How many things were upside down?',
    },
    find: countTurned('upside-down'),
    answer: numbered(4),
    wrong: [numbered(2), numbered(3), numbered(5)],
    fact: {
      ar: 'أربعة: الكرسي والدبدوب والنبتة وكأس البطولة! وقالا معًا: «نحن لم نلمسها، الغرفة هي التي انقلبت».',
      en: 'Four: chair, teddy, pot plant and trophy! “We didn’t touch them,” said the twins together, “it’s the room that turned.”',
    },
  },
  {
    backdrop: 'sand',
    isStacked: true,
    rows: [
      ['rooster', 'elephant', 'cat'],
      ['goat', 'camel', 'dog'],
      ['cow', 'duck', 'horse'],
    ],
    alt: { ar: 'ثلاثة أبراج من الحيوانات', en: 'Three towers of animals' },
    text: {
      ar: 'سيرك المزرعة: ثلاثة أبراج من الحيوانات، وفي واحد منها وقف الفيل فوق الجمل! من المسكين الذي تحتهما؟',
      en: 'The farm circus: three towers of animals, and in one of them the elephant stood on the camel! Which poor thing was under both?',
    },
    find: walk('camel', 'below'),
    answer: 'duck',
    wrong: ['cow', 'horse', 'goat'],
    isForChildren: true,
    fact: {
      ar: 'البطة! تقول: «سألوا من يتطوّع، وأنا قلت واق فقط». والبقرة في البرج المجاور لا تحمل إلا عنزة وديكًا.',
      en: 'The duck! “They asked for a volunteer and all I said was quack.” Next door, the cow only had a goat and a rooster to carry.',
    },
  },
  {
    backdrop: 'road',
    rows: [
      [
        'falafel',
        { thing: 'camel', holds: 'umbrella' },
        'lion',
        { thing: 'cow', holds: 'handbag' },
        'penguin',
        'dog',
        'mouse',
      ],
    ],
    alt: { ar: 'طابور عند الفلافل', en: 'A queue for falafel' },
    text: {
      ar: 'طابور الفلافل: رمشنا لحظة، فإذا الفأر قفز من آخره ووقف خلف الجمل مباشرة! من الذي أخذ الفأر مكانه؟',
      en: 'The falafel queue: we blinked, and the mouse jumped from the very end to right behind the camel! Whose place did he take?',
    },
    find: walk('camel', 'right'),
    answer: 'lion',
    wrong: ['cow', 'penguin', 'dog'],
    fact: {
      ar: 'الأسد! فتح فمه ليزأر، فقال الفأر: «عندي اجتماع». ومن يومها والأسد يخاف كل من عنده اجتماع.',
      en: 'The lion’s! He opened his mouth to roar and the mouse said: “I’ve got a meeting.” He has been afraid of meetings ever since.',
    },
  },
  {
    backdrop: 'shelves',
    rows: [
      ['cat', 'fish', 'rooster'],
      ['chair', 'birthday-cake', 'dog'],
      ['teapot', 'goat', 'bucket'],
    ],
    alt: { ar: 'تسعة على رفوف مطبخ', en: 'Nine on the shelves of a kitchen' },
    text: {
      ar: 'ضاعت الكنافة، وحلف ناصر: «أكلتها العنزة وهي واقفة فوق الكعكة، شفتها بعيني!» كذب مفضوح: من كان فوق الكعكة؟',
      en: 'The kunafa is gone, and Nasser swears: “The goat ate it, standing right above the cake!” What a fib: who was above the cake?',
    },
    find: walk('birthday-cake', 'above'),
    answer: 'fish',
    wrong: ['rooster', 'dog', 'cat'],
    isForChildren: true,
    fact: {
      ar: 'السمكة! والعنزة كانت تحت الكعكة لا فوقها. والقاعدة معروفة: من يكذب في العنزة يكذب في الكنافة.',
      en: 'The fish! The goat was below it. And you know the old rule: a boy who lies about the goat lies about the kunafa.',
    },
  },
  {
    backdrop: 'room',
    rows: [
      [
        { thing: 'lion', holds: 'banana' },
        { thing: 'rabbit-face', holds: 'meat-on-bone' },
      ],
      [{ thing: 'tiger-face', holds: 'carrot' }, 'cook', { thing: 'wolf', holds: 'green-salad' }],
    ],
    alt: { ar: 'أربعة زبائن وأطباقهم، وطباخ', en: 'Four guests with their food, and a cook' },
    text: {
      ar: 'خلط الطباخ كل الطلبات! ومن بين الزبائن واحد وصلته السلطة وهو لا يعرف إلا اللحم، فسكت المطعم كله. من؟',
      en: 'The cook mixed up every order! One guest who only ever eats meat got the salad, and the whole place fell silent. Who?',
    },
    find: whoHolds('green-salad'),
    answer: 'wolf',
    wrong: ['lion', 'tiger-face', { ar: 'التمساح', en: 'The crocodile' }],
    isForChildren: true,
    fact: {
      ar: 'الذئب! أكلها ورقة ورقة لأن أمه اتصلت. والأسد يقشّر موزة، والأرنب ما زال يسأل: كيف أمضغ هذا اللحم؟',
      en: 'The wolf! He ate it leaf by leaf, because his mother called. The lion peeled a banana, and the rabbit is still chewing his meat.',
    },
  },
  {
    backdrop: 'fridge',
    isStacked: true,
    rows: [
      ['cheese-wedge', 'egg', 'cucumber'],
      ['tomato', 'socks', 'falafel'],
      ['bread', 'bread', 'bread'],
    ],
    alt: { ar: 'ثلاث سندويشات من ثلاث طبقات', en: 'Three sandwiches of three layers' },
    text: {
      ar: 'أعدّ أبو سالم ثلاث سندويشات في الظلام، وفي واحدة منها جورب! ماذا كان فوق الجورب مباشرة؟',
      en: 'Abu Salem made three sandwiches in the dark, and one of them had socks in it! What was right on top of the socks?',
    },
    find: walk('socks', 'above'),
    answer: 'egg',
    wrong: ['tomato', 'cheese-wedge', 'cucumber'],
    isForChildren: true,
    fact: {
      ar: 'البيضة! أكلها أبو سالم إلى آخر لقمة وقال: «الخبز مطّاطي قليلًا، لكن الجبن معتّق ممتاز». ولم يكن فيها جبن.',
      en: 'The egg! He ate it to the last bite: “A bit chewy, but what a mature cheese!” There was no cheese in that one.',
    },
  },
  {
    backdrop: 'lake',
    rows: [
      ['dog', 'cat', 'sun', 'duck', 'camel'],
      [
        { thing: 'dog', turned: 'reflected' },
        { thing: 'tiger', turned: 'reflected' },
        null,
        { thing: 'duck', turned: 'reflected' },
        { thing: 'camel', turned: 'reflected' },
      ],
    ],
    alt: { ar: 'أربعة حيوانات على البحيرة وصورها في الماء', en: 'Four animals by a lake, and their reflections' },
    text: {
      ar: 'أربعة وقفوا على البحيرة ينظرون إلى صورهم في الماء. واحد رأى نفسه نمرًا ورجع رافعًا رأسه! من؟',
      en: 'Four stood by the lake looking at their reflections. One saw a tiger looking back and walked home a new animal! Who?',
    },
    find: whoSees('tiger'),
    answer: 'cat',
    wrong: ['duck', 'dog', 'camel'],
    isForChildren: true,
    fact: {
      ar: 'القطة! من يومها لا تموء بل تزأر بصوت مبحوح، وتطلب من الفأر أن يناديها: «مولاتي».',
      en: 'The cat! She no longer meows; she roars hoarsely, and makes the mouse call her “Your Majesty”.',
    },
  },
];
