import type { Element } from './element.ts';

/** Elements and materials that someone in the room knows. */
export const elements400: readonly Element[] = [
  {
    symbol: 'Na',
    wrong: ['N', 'Ne', 'Ni'],
    fact: {
      ar: 'الحرفان من «النطرون»، الملح الذي كان المصريون القدماء يجفّفون به المومياوات.',
      en: 'The letters stand for natron, the salt with which the ancient Egyptians dried their mummies.',
    },
  },
  {
    text: {
      ar: 'أي بلد أُخذ اسمه من الاسم اللاتيني للفضة؟',
      en: 'Which country takes its name from the Latin for silver?',
    },
    answer: { ar: 'الأرجنتين', en: 'Argentina' },
    wrong: [
      { ar: 'البرازيل', en: 'Brazil' },
      { ar: 'كوستاريكا', en: 'Costa Rica' },
      { ar: 'السلفادور', en: 'El Salvador' },
    ],
    fact: {
      ar: 'سمع البحّارة عن جبل من فضة فسمّوا البلاد به، ثم لم يجدوا الجبل فيها.',
      en: 'Sailors had heard of a mountain of silver and named the land after it. The mountain wasn’t there.',
    },
  },
  {
    text: {
      ar: 'ماذا يُلقى في الماء فيملأ المسرح ضبابًا أبيض يزحف على الأرض؟',
      en: 'What is dropped into water to make white fog creep over a stage?',
    },
    answer: { ar: 'الثلج الجاف', en: 'Dry ice' },
    wrong: [
      { ar: 'صودا الخبز', en: 'Baking soda' },
      { ar: 'مسحوق الطلق', en: 'Talcum powder' },
      { ar: 'ملح البحر', en: 'Sea salt' },
    ],
    fact: {
      ar: 'هو ثاني أكسيد الكربون مجمّدًا عند 78 تحت الصفر، لا يصير ماءً أبدًا، ولمسه باليد كلمس النار.',
      en: 'It is frozen carbon dioxide, at 78 below zero. It never turns to water, and to touch it is like touching fire.',
    },
  },
  {
    text: {
      ar: 'سمّت ماري كوري عنصرًا باسم وطنها، فما هو؟',
      en: 'Which element did Marie Curie name after her homeland?',
    },
    answer: 'Po',
    wrong: ['Ra', 'Th', 'U'],
    fact: {
      ar: 'لم يكن وطنها على الخريطة يومها، فقد تقاسمته ثلاث إمبراطوريات، فوضعته هي في جدول العناصر.',
      en: 'Her country wasn’t on the map then, shared out among three empires. So she put it in the periodic table.',
    },
  },
  {
    text: { ar: 'أي معدن صلب يذوب في راحة يدك؟', en: 'Which solid metal melts in the palm of your hand?' },
    answer: 'Ga',
    wrong: ['Sn', 'Pb', 'Zn'],
    fact: {
      ar: 'كان الكيميائيون يمزحون مع ضيوفهم بملعقة منه تختفي وهي تحرّك الشاي.',
      en: 'Chemists used to tease their guests with spoons of it, which vanished in the tea.',
    },
  },
  {
    text: {
      ar: 'من أي معدن السلك المتوهّج في لمبات بيوتنا القديمة؟',
      en: 'Which metal was the glowing wire in old light bulbs?',
    },
    answer: 'W',
    wrong: ['Cu', 'Al', 'Sn'],
    fact: {
      ar: 'لا ينصهر إلا فوق 3400 درجة، ومعنى اسمه في السويدية «الحجر الثقيل».',
      en: 'It doesn’t melt below 3,400 degrees. In Swedish the name means “heavy stone”.',
    },
  },
  {
    text: {
      ar: 'أي معدن سُمّي باسم جبابرة الأساطير، وتُصنع منه مفاصل للجسم؟',
      en: 'Which metal is named after the giants of myth, and makes new hips?',
    },
    answer: 'Ti',
    wrong: ['Ni', 'Mg', 'Mn'],
    fact: {
      ar: 'العظم ينمو ويمسك به، عرف ذلك طبيب سويدي حين لم يستطع نزع قطعة منه من ساق أرنب.',
      en: 'Bone grows on to it. A Swedish doctor learnt that when he couldn’t get a piece out of a rabbit’s leg.',
    },
  },
  {
    text: {
      ar: 'أي عنصر معنى اسمه في اليونانية «مولّد الماء»؟',
      en: 'Which element’s Greek name means “maker of water”?',
    },
    answer: 'H',
    wrong: ['O', 'N', 'C'],
    fact: {
      ar: 'هو أكثر العناصر في الكون، والشمس تستهلك منه مئات ملايين الأطنان كل ثانية.',
      en: 'It is the commonest in the universe. The Sun uses up hundreds of millions of tonnes every second.',
    },
  },
  {
    text: { ar: 'أي عنصر يُخلط قليل منه بالحديد فيصير فولاذًا؟', en: 'A little of which element turns iron into steel?' },
    answer: 'C',
    wrong: ['Cu', 'Sn', 'Ca'],
    fact: {
      ar: 'السيوف الدمشقية كانت من فولاذ هندي غنيّ به، فظهرت على نصلها خطوط كموج الماء.',
      en: 'Damascus swords were made of Indian steel rich in it, with ripples like water on the blade.',
    },
  },
  {
    text: {
      ar: 'الدلّة الصفراء من نحاس مخلوط بمعدن آخر، فما هو؟',
      en: 'A brass coffee pot is copper mixed with which metal?',
    },
    answer: 'Zn',
    wrong: ['Pb', 'Al', 'Fe'],
    fact: {
      ar: 'كلما زاد في الخليط مال اللون من حمرة النحاس إلى صفرة الذهب.',
      en: 'The more of it there is, the more the colour shifts from copper red to gold.',
    },
  },
  {
    text: { ar: 'الكهرمان الذي تُنظم منه المسابح، ما أصله؟', en: 'What is amber, the stuff of fine prayer beads?' },
    answer: { ar: 'صمغ شجر قديم', en: 'Ancient tree resin' },
    wrong: [
      { ar: 'عظم سمك قديم', en: 'Ancient fish bone' },
      { ar: 'صدف بحر قديم', en: 'Ancient seashell' },
      { ar: 'عسل نحل قديم', en: 'Ancient honey' },
    ],
    fact: {
      ar: 'قد تجد فيه بعوضة من زمن الديناصورات، ومن اسمه جاءت كلمة «كهرباء»، ومن اسمه اليوناني «إلكترون» اسمها في لغات أوروبا.',
      en: 'You may find a gnat from the age of dinosaurs in it. Its Greek name, elektron, gave us electricity.',
    },
  },
  {
    text: { ar: 'ما أكثر الغازات في «الغاز الطبيعي»؟', en: 'Which gas makes up most of natural gas?' },
    answer: { ar: 'الميثان', en: 'Methane' },
    wrong: [
      { ar: 'البروبان', en: 'Propane' },
      { ar: 'البيوتان', en: 'Butane' },
      { ar: 'الإيثان', en: 'Ethane' },
    ],
    fact: {
      ar: 'الأبقار تصنعه أيضًا وهي تجترّ: مئات اللترات من البقرة الواحدة كل يوم.',
      en: 'Cows make it too as they chew the cud: hundreds of litres each, every day.',
    },
  },
  {
    text: {
      ar: 'غاز الطبخ بلا رائحة، فلماذا نشمّه إذا تسرّب؟',
      en: 'Cooking gas has no smell, so why can we smell a leak?',
    },
    answer: { ar: 'يُخلط بمادة كريهة', en: 'Something smelly is added' },
    wrong: [
      { ar: 'يحمل صدأ الأنابيب', en: 'It carries rust from pipes' },
      { ar: 'يتعفّن في الهواء', en: 'It goes bad in the air' },
      { ar: 'يحرق غبار المطبخ', en: 'It burns kitchen dust' },
    ],
    fact: {
      ar: 'في أمريكا تحوم النسور فوق الأنابيب المثقوبة، لأن الرائحة تشبه الجيفة!',
      en: 'In America vultures circle over leaking pipelines: to them it smells like dinner.',
    },
  },
  {
    text: {
      ar: 'أي معدن يكسو تمثال الحرية فاخضرّ مع السنين؟',
      en: 'Which metal is the skin of the Statue of Liberty, green with age?',
    },
    answer: 'Cu',
    wrong: ['Fe', 'Ag', 'Pb'],
    fact: {
      ar: 'كانت السيدة بنّية لامعة يوم وصلت، وكسوتها رقيقة كقطعتَي نقد إحداهما فوق الأخرى.',
      en: 'She was a shiny brown when she arrived, and her skin is no thicker than two coins.',
    },
  },
  {
    text: { ar: 'ما المادة التي تطلى بها المقلاة فلا يلتصق الطعام؟', en: 'What is a non-stick pan coated with?' },
    answer: { ar: 'التيفلون', en: 'Teflon' },
    wrong: [
      { ar: 'النايلون', en: 'Nylon' },
      { ar: 'الباكليت', en: 'Bakelite' },
      { ar: 'السيلوفان', en: 'Cellophane' },
    ],
    fact: {
      ar: 'وُجد مصادفة عام 1938 في أسطوانة غاز ظنّوها فرغت، فنشروها فإذا فيها مسحوق أبيض زلق.',
      en: 'It turned up by chance in 1938, in a gas bottle thought empty: sawn open, it held a slippery white powder.',
    },
  },
  {
    text: {
      ar: 'أول ما صُنع من هذه الألياف شعر فرشاة الأسنان ثم الجوارب، فما هي؟',
      en: 'Its first uses were toothbrush bristles and then stockings. What is it?',
    },
    answer: { ar: 'النايلون', en: 'Nylon' },
    wrong: [
      { ar: 'البوليستر', en: 'Polyester' },
      { ar: 'الأكريليك', en: 'Acrylic' },
      { ar: 'اللايكرا', en: 'Lycra' },
    ],
    fact: {
      ar: 'قبله كانت الفرشاة من شعر الحيوان. ولمّا نزلت جواربه عام 1940 وقف الناس طوابير.',
      en: 'Before it toothbrushes were made of animal hair. When the stockings came out in 1940, people queued for them.',
    },
  },
  {
    text: {
      ar: 'في جدول العناصر خانة فيها Sn، فلأي عنصر هي؟',
      en: 'In the periodic table, which element’s box says Sn?',
    },
    answer: 'Sn',
    wrong: ['Sb', 'S', 'Se'],
    fact: {
      ar: 'إذا ثنيت قضيبًا منه سمعت له صوتًا، يسمّيه أهل الصنعة «بكاء القصدير».',
      en: 'Bend a bar of it and you hear a crackle that metalworkers call the cry of tin.',
    },
  },
  {
    text: {
      ar: 'أي عنصر سُمّي باسم كوكب كان قد اكتُشف قبله بثماني سنين؟',
      en: 'Which element was named after a planet discovered just eight years before it?',
    },
    answer: 'U',
    wrong: ['Ra', 'Co', 'W'],
    fact: {
      ar: 'كانوا يلوّنون به الأكواب والمزهريات، فتتوهّج خضراء تحت الضوء فوق البنفسجي.',
      en: 'People used to colour glasses and vases with it, and they glow green under ultraviolet light.',
    },
  },
  {
    text: {
      ar: 'من ذرّات أي عنصر يتكوّن الأوزون الذي يحمينا من أشعة الشمس؟',
      en: 'The ozone that shields us from the Sun is made of which element?',
    },
    answer: 'O',
    wrong: ['N', 'Ar', 'Cl'],
    fact: {
      ar: 'ثلاث ذرّات معًا بدل اثنتين، واسمه من «الرائحة» لأننا نشمّه أحيانًا بعد البرق.',
      en: 'It is three atoms together instead of two. The name means “smelling”: you can catch a whiff of it after lightning.',
    },
  },
  {
    text: {
      ar: 'أي عنصر يجمع قشرة البيضة والطباشير والمحار؟',
      en: 'Which element do eggshell, chalk and oyster shells have in common?',
    },
    answer: 'Ca',
    wrong: ['Na', 'Mg', 'Fe'],
    fact: {
      ar: 'انقع بيضة في الخلّ يومًا أو يومين تذُب قشرتها، وتبقى في يدك بيضة طرية كالكرة!',
      en: 'Leave an egg in vinegar for a day or two and the shell dissolves: you are left with a bouncy egg.',
    },
  },
];
