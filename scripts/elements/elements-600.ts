import type { Element } from './element.ts';

/** Elements and materials that make the room argue. */
export const elements600: readonly Element[] = [
  {
    text: {
      ar: 'يروي المؤرخون أن خمارويه، أمير مصر، ملأ بركة قصره لينام فوقها، فبماذا ملأها؟',
      en: 'What did Khumarawayh, prince of Egypt, fill a palace pool with to sleep on, as historians tell?',
    },
    answer: 'Hg',
    wrong: [
      { ar: 'الزيت', en: 'Oil' },
      { ar: 'ماء الورد', en: 'Rose water' },
      { ar: 'العسل', en: 'Honey' },
    ],
    fact: {
      ar: 'كان الأرق يعذّبه، فوضعوا فراشًا من جلد منفوخ يتمايل به فوق السائل، والبركة تلمع تحت القمر.',
      en: 'He couldn’t sleep, so he was rocked on a bed of blown-up leather, and the pool shone in the moonlight.',
    },
    source: 'المقريزي، المواعظ والاعتبار',
  },
  {
    text: {
      ar: 'الحرف K رمز البوتاسيوم، من أي كلمة عربية جاء؟',
      en: 'Potassium’s symbol, K, goes back to which Arabic word?',
    },
    answer: { ar: 'القِلي، أي رماد النبات', en: 'Qali, plant ash' },
    wrong: [
      { ar: 'الكُحل، أي زينة العين', en: 'Kuhl, eye paint' },
      { ar: 'القار، أي الزفت الأسود', en: 'Qar, black pitch' },
      { ar: 'الكافور، أي صمغ الشجر', en: 'Kafur, camphor' },
    ],
    fact: {
      ar: 'من رماد نبات الصحراء كان الناس يصنعون الصابون، ومن الكلمة نفسها جاء «القلوي» في الكيمياء.',
      en: 'People made soap from the ash of desert plants; the same word gave chemistry its “alkali”.',
    },
  },
  {
    text: { ar: 'من اسم أي جزيرة جاء اسم النحاس في لغات أوروبا؟', en: 'From which island does copper have its name?' },
    answer: { ar: 'قبرص', en: 'Cyprus' },
    wrong: [
      { ar: 'كريت', en: 'Crete' },
      { ar: 'صقلية', en: 'Sicily' },
      { ar: 'رودس', en: 'Rhodes' },
    ],
    fact: {
      ar: 'منها كان الرومان يجلبونه، فقالوا «معدن الجزيرة»، ثم أسقطوا كلمة معدن وبقي الاسم.',
      en: 'The Romans got theirs from there and called it “the metal of the island”; in time only the island was left.',
    },
  },
  {
    text: {
      ar: 'أي عنصر سمّاه عمّال المناجم الألمان باسم عفريت؟',
      en: 'Which element did German miners name after a goblin?',
    },
    answer: 'Co',
    wrong: ['Zn', 'Cr', 'Mn'],
    fact: {
      ar: 'كان خامه يشبه الفضة، فإذا صهروه خرج دخان سامّ بلا فضة، فقالوا: سحره العفريت!',
      en: 'The ore looked like silver, but smelting it gave only poisonous smoke. A goblin, they said, had bewitched it.',
    },
  },
  {
    text: {
      ar: 'أي غاز في الهواء معنى اسمه في اليونانية «الكسول»؟',
      en: 'Which gas in the air has a Greek name meaning “lazy”?',
    },
    answer: 'Ar',
    wrong: ['Ne', 'Kr', 'Xe'],
    fact: {
      ar: 'لا يكاد يتّحد بشيء، وهو نحو واحد في المئة من كل نفَس نتنفّسه من غير أن ندري.',
      en: 'It will hardly join up with anything. About one per cent of every breath is this gas, and we never notice.',
    },
  },
  {
    text: {
      ar: 'أي عنصر اكتشفه باحث عن الذهب وهو يغلي البول؟',
      en: 'Which element did a man find in boiled urine while looking for gold?',
    },
    answer: 'P',
    wrong: ['S', 'Ca', 'Mg'],
    fact: {
      ar: 'رآه يضيء وحده في الظلام، فسُمّي «حامل النور». كان ذلك في هامبورغ عام 1669.',
      en: 'It glowed by itself in the dark, so it was called “light-bearer”. That was in Hamburg in 1669.',
    },
  },
  {
    text: {
      ar: 'أي عنصر ظهر بخارًا بنفسجيًّا من رماد أعشاب البحر؟',
      en: 'Which element rose as a violet vapour from the ash of seaweed?',
    },
    answer: 'I',
    wrong: ['Br', 'Cl', 'Se'],
    fact: {
      ar: 'كان صاحبه يصنع البارود لجيش نابليون وزاد الحمض خطأً، والاسم باليونانية هو لون البنفسج.',
      en: 'Its finder was making gunpowder for Napoleon and used too much acid. The name is Greek for violet.',
    },
  },
  {
    text: {
      ar: 'أي معدن ثمين سمّاه الإسبان «الفضة الصغيرة» استخفافًا به؟',
      en: 'Which precious metal did the Spaniards slight with a name meaning “little silver”?',
    },
    answer: 'Pt',
    wrong: ['Pd', 'Rh', 'Ti'],
    fact: {
      ar: 'كانوا يرمونه في الأنهار لأن الغشّاشين يخلطونه بالذهب، ثم جاء زمن صار فيه أغلى من الذهب.',
      en: 'They threw it into rivers because cheats mixed it with gold. The day came when it cost more than gold.',
    },
  },
  {
    text: {
      ar: 'سُمّيت أربعة عناصر باسم قرية صغيرة واحدة، ففي أي بلد هي؟',
      en: 'Four elements are named after one small village. In which country?',
    },
    answer: { ar: 'السويد', en: 'Sweden' },
    wrong: [
      { ar: 'ألمانيا', en: 'Germany' },
      { ar: 'النمسا', en: 'Austria' },
      { ar: 'إيطاليا', en: 'Italy' },
    ],
    fact: {
      ar: 'هي «إيتربي»: وجدوا في محجرها حجرًا أسود غريبًا، فخرج منه الإتريوم والإربيوم والتربيوم والإيتربيوم.',
      en: 'A strange black rock from the quarry of Ytterby gave yttrium, erbium, terbium and ytterbium.',
    },
  },
  {
    text: {
      ar: 'أي ألياف ابتكرتها ستيفاني كوليك وصُنعت منها سترات تردّ الرصاص؟',
      en: 'Which fibre did Stephanie Kwolek invent, that stops bullets?',
    },
    answer: { ar: 'الكيفلر', en: 'Kevlar' },
    wrong: [
      { ar: 'الفسكوز', en: 'Viscose' },
      { ar: 'الفيبرغلاس', en: 'Fibreglass' },
      { ar: 'الميكروفايبر', en: 'Microfibre' },
    ],
    fact: {
      ar: 'كان المحلول عكرًا فرفض زميلها أول الأمر أن يغزله خوفًا على آلته، فأصرّت.',
      en: 'The liquid was so cloudy that a colleague at first refused to spin it, for fear of blocking his machine. She insisted.',
    },
  },
  {
    text: {
      ar: 'أي معدن في قلب المادة الخضراء التي تلوّن أوراق الشجر؟',
      en: 'Which metal sits at the heart of the green stuff in leaves?',
    },
    answer: 'Mg',
    wrong: ['Fe', 'Cu', 'Zn'],
    fact: {
      ar: 'وفي دمنا مادة تكاد تكون توأمها، لكن في قلبها حديدًا، فاحمرّت.',
      en: 'Our blood holds a near twin of it, but with iron at the heart, and that one is red.',
    },
  },
  {
    text: {
      ar: 'أي معدن نادر دلّ العلماء على النيزك الذي أهلك الديناصورات؟',
      en: 'Which rare metal gave away the asteroid that killed the dinosaurs?',
    },
    answer: 'Ir',
    wrong: ['W', 'Ti', 'Ag'],
    fact: {
      ar: 'وُجد منه في طبقة طين رقيقة عشرات أضعاف المعتاد، وهو قليل في أرضنا كثير في النيازك.',
      en: 'A thin layer of clay held dozens of times the usual amount. It is scarce on Earth but common in meteorites.',
    },
  },
  {
    text: {
      ar: 'أي عنصر يعطي الياقوت حمرته، ويعطي الزمرّد خضرته في الغالب؟',
      en: 'Which element makes rubies red and, as a rule, emeralds green?',
    },
    answer: 'Cr',
    wrong: ['Pb', 'Ca', 'Zn'],
    fact: {
      ar: 'اسمه باليونانية معناه «اللون»، ومنه أيضًا بريق صنابير الماء والسيارات القديمة.',
      en: 'Its name is Greek for colour. It also gives taps and old cars their shine.',
    },
  },
  {
    text: { ar: 'أي معدن هو أجود المعادن توصيلًا للكهرباء؟', en: 'Which metal is the best conductor of electricity?' },
    answer: 'Ag',
    wrong: ['Cu', 'Au', 'Al'],
    fact: {
      ar: 'وهو أجودها توصيلًا للحرارة أيضًا: جرّب ملعقة منه في الشاي الساخن وستترك يدك.',
      en: 'It is best with heat too: leave a spoon of it in hot tea and you will soon let go.',
    },
  },
  {
    text: { ar: 'أي عنصر يعطي الألعاب النارية لونها الأحمر القاني؟', en: 'Which element makes fireworks deep red?' },
    answer: 'Sr',
    wrong: ['Ba', 'Na', 'Cu'],
    fact: {
      ar: 'أما الأخضر فمن الباريوم، والأصفر من الصوديوم، والأزرق، أصعبها، من النحاس.',
      en: 'Green is barium, yellow sodium, and blue, the hardest to get, is copper.',
    },
  },
  {
    text: { ar: 'أي حجر برّاق يُلقّب «ذهب المغفّلين»؟', en: 'Which shiny mineral is known as fool’s gold?' },
    answer: { ar: 'البيريت', en: 'Pyrite' },
    wrong: [
      { ar: 'العقيق', en: 'Agate' },
      { ar: 'الكوارتز', en: 'Quartz' },
      { ar: 'المرمر', en: 'Alabaster' },
    ],
    fact: {
      ar: 'اسمه من النار، لأنه يقدح شررًا إذا ضُرب بالحديد، وكم رجع به حالم فرحًا إلى بيته!',
      en: 'The name comes from fire, since it throws sparks when struck. Many a dreamer carried it happily home.',
    },
  },
  {
    text: {
      ar: 'بأي عنصر أصفر طبخ غوديير المطاط فصار متينًا؟',
      en: 'With which yellow element did Goodyear cook rubber to make it tough?',
    },
    answer: 'S',
    wrong: ['P', 'I', 'Zn'],
    fact: {
      ar: 'سقط الخليط منه على موقد ساخن، كما يُروى. أما الشركة التي تحمل اسمه فلم يعش ليراها.',
      en: 'It fell on a hot stove by accident, they say. He never lived to see the company that bears his name.',
    },
  },
  {
    text: {
      ar: 'بذرّات أي عنصر عُرّفت الثانية عام 1967؟',
      en: 'With the atoms of which element was the second defined in 1967?',
    },
    answer: 'Cs',
    wrong: ['Au', 'U', 'Ti'],
    fact: {
      ar: 'الثانية أكثر من تسعة مليارات ذبذبة منه، ولولا هذه الساعات لضاعت خرائط الهاتف في أيام.',
      en: 'A second is over nine billion of its beats. Without such clocks, the maps in our phones would soon be lost.',
    },
  },
  {
    text: {
      ar: 'من الكيميائي الذي اكتشف الصوديوم والبوتاسيوم بالكهرباء في أيام؟',
      en: 'Who discovered sodium and potassium within days, by means of electricity?',
    },
    answer: { ar: 'همفري ديفي', en: 'Humphry Davy' },
    wrong: [
      { ar: 'جون دالتون', en: 'John Dalton' },
      { ar: 'روبرت بويل', en: 'Robert Boyle' },
      { ar: 'أنطوان لافوازييه', en: 'Antoine Lavoisier' },
    ],
    fact: {
      ar: 'لمّا رأى كرات البوتاسيوم تشتعل وتجري على الماء أخذ يرقص في مختبره من الفرح.',
      en: 'When he saw the little globes of potassium burst into flame, he danced round the laboratory for joy.',
    },
  },
  {
    text: {
      ar: 'أي صخر يصير رخامًا إذا اشتدّ عليه الضغط والحرارة؟',
      en: 'Which rock turns to marble under great heat and pressure?',
    },
    answer: { ar: 'الحجر الجيري', en: 'Limestone' },
    wrong: [
      { ar: 'الحجر الرملي', en: 'Sandstone' },
      { ar: 'الغرانيت', en: 'Granite' },
      { ar: 'البازلت', en: 'Basalt' },
    ],
    fact: {
      ar: 'هو أصداف بحر قديم تراصّت في القاع، فبلاط القصور كان يومًا كائنات حيّة في البحر.',
      en: 'It is made of the shells of an ancient sea. The floors of palaces were once alive in the sea.',
    },
  },
];
