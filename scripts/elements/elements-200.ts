import type { Element } from './element.ts';

/** Elements and materials that most of a family knows. */
export const elements200: readonly Element[] = [
  {
    text: { ar: 'أي مادة نعرفها كلنا يكتبها العلماء H2O؟', en: 'Which everyday stuff is H2O?' },
    answer: { ar: 'الماء', en: 'Water' },
    wrong: [
      { ar: 'الهواء', en: 'Air' },
      { ar: 'الملح', en: 'Salt' },
      { ar: 'السكر', en: 'Sugar' },
    ],
    band: 'children',
    fact: {
      ar: 'في القطرة الواحدة منه ذرّات أكثر من نجوم مجرّتنا كلها بمليارات المرات.',
      en: 'A single drop holds billions of times more atoms than there are stars in our galaxy.',
    },
  },
  {
    text: { ar: 'من أي معدن بُني برج إيفل؟', en: 'Which metal is the Eiffel Tower built of?' },
    answer: 'Fe',
    wrong: ['Cu', 'Al', 'Zn'],
    fact: {
      ar: 'يطول في حرّ الصيف نحو 15 سنتيمترًا لأن المعدن يتمدّد، ثم يعود في الشتاء كما كان.',
      en: 'In the heat of summer it grows by some 15 centimetres, and in winter it shrinks back.',
    },
  },
  {
    text: {
      ar: 'ما الذي يلمع في قناع الفرعون الشاب توت عنخ آمون؟',
      en: 'What is it that gleams in the mask of Tutankhamun, the boy king?',
    },
    answer: 'Au',
    wrong: ['Ag', 'Cu', 'Sn'],
    fact: {
      ar: 'وزنه أكثر من عشرة كيلوغرامات، وخرج من القبر بعد 3200 سنة يلمع كأنه صيغ أمس.',
      en: 'It weighs over ten kilos, and came out of the tomb after 3,200 years as bright as new.',
    },
  },
  {
    text: {
      ar: 'بأي غاز تُملأ أكياس رقائق البطاطس لتبقى مقرمشة؟',
      en: 'Which gas are crisp packets filled with, to keep the crisps crisp?',
    },
    answer: 'N',
    wrong: ['O', 'H', 'Cl'],
    fact: {
      ar: 'هو أربعة أخماس الهواء الذي نتنفّسه: ندخله ونخرجه ولا نأخذ منه شيئًا.',
      en: 'It makes up four fifths of the air: we breathe it in and out again and keep none of it.',
    },
  },
  {
    text: {
      ar: 'ماذا نسمّي الطبقة البنّية التي تأكل الحديد المبلول؟',
      en: 'What do we call the brown crust that eats away wet iron?',
    },
    answer: { ar: 'الصدأ', en: 'Rust' },
    wrong: [
      { ar: 'الكلس', en: 'Limescale' },
      { ar: 'العفن', en: 'Mould' },
      { ar: 'الطحلب', en: 'Algae' },
    ],
    band: 'children',
    fact: {
      ar: 'المسمار إذا صدئ زاد وزنه! فهو يأخذ من الهواء أكسجينًا ويضمّه إليه.',
      en: 'A nail grows heavier as it goes: it takes oxygen out of the air and holds on to it.',
    },
  },
  {
    text: { ar: 'ممّ تُصنع جرّة الفخّار؟', en: 'What is a pottery jar made of?' },
    answer: { ar: 'الطين', en: 'Clay' },
    wrong: [
      { ar: 'الرمل', en: 'Sand' },
      { ar: 'الشمع', en: 'Wax' },
      { ar: 'الخشب', en: 'Wood' },
    ],
    band: 'children',
    fact: {
      ar: 'تبرّد ماءها وحدها: يرشح منها قليل فيتبخّر ويأخذ الحرّ معه. ثلاجة بلا كهرباء!',
      en: 'It cools its own water: a little seeps out, dries, and takes the heat along. A fridge without a plug.',
    },
  },
  {
    text: {
      ar: 'أي عنصر يُضاف إلى ماء المسابح ليقتل الجراثيم؟',
      en: 'Which element goes into swimming pools to kill germs?',
    },
    answer: 'Cl',
    wrong: ['K', 'Ca', 'N'],
    fact: {
      ar: 'الرائحة القوية ليست علامة نظافة: تظهر حين يلتقي بعرق السابحين!',
      en: 'A strong smell isn’t a sign of cleanliness: it comes when it meets the swimmers’ sweat.',
    },
  },
  {
    text: { ar: 'أي غاز أعطى اسمه للوحات المحلّات المضيئة؟', en: 'Which gas gave its name to glowing shop signs?' },
    answer: 'Ne',
    wrong: ['Ar', 'Xe', 'Kr'],
    fact: {
      ar: 'ضوؤه هو البرتقالي المحمرّ فقط، أما الأزرق والبنفسجي فمن غازات أخرى حملت اسمه ظلمًا.',
      en: 'Its own light is only orange-red. The blues and purples are other gases under its name.',
    },
  },
  {
    text: { ar: 'أي مادة تُلقّب «الذهب الأسود»؟', en: 'Which substance is called black gold?' },
    answer: { ar: 'النفط', en: 'Oil' },
    wrong: [
      { ar: 'الإسفلت', en: 'Tarmac' },
      { ar: 'الحبر', en: 'Ink' },
      { ar: 'الكحل', en: 'Kohl' },
    ],
    band: 'children',
    fact: {
      ar: 'ليس من الديناصورات كما يُظنّ، بل من كائنات بحرية دقيقة دُفنت ملايين السنين.',
      en: 'It isn’t made of dinosaurs, as people think, but of tiny sea creatures buried for millions of years.',
    },
  },
  {
    text: { ar: 'ما أصلب الأحجار الكريمة؟', en: 'Which gemstone is the hardest?' },
    answer: { ar: 'الألماس', en: 'Diamond' },
    wrong: [
      { ar: 'الياقوت', en: 'Ruby' },
      { ar: 'الزمرّد', en: 'Emerald' },
      { ar: 'الفيروز', en: 'Turquoise' },
    ],
    fact: {
      ar: 'لا يخدشه إلا مثله، ومع ذلك تهشّمه ضربة مطرقة: الصلابة شيء والمتانة شيء آخر.',
      en: 'Only another can scratch it, yet a hammer will shatter it: hard is one thing, tough another.',
    },
  },
  {
    text: { ar: 'ماذا نسمّي تحوّل الماء إلى ثلج؟', en: 'What is it called when water turns to ice?' },
    answer: { ar: 'التجمّد', en: 'Freezing' },
    wrong: [
      { ar: 'التبخّر', en: 'Evaporating' },
      { ar: 'الذوبان', en: 'Melting' },
      { ar: 'التكاثف', en: 'Condensing' },
    ],
    band: 'children',
    fact: {
      ar: 'الماء يكبر حين يصير ثلجًا، ولذلك تنفجر القارورة الملأى في الفريزر.',
      en: 'Water swells as it does so, which is why a full bottle bursts in the freezer.',
    },
  },
  {
    text: { ar: 'أي مادة من هذه تطفو على الماء؟', en: 'Which of these floats on water?' },
    answer: { ar: 'الفلّين', en: 'Cork' },
    wrong: [
      { ar: 'الحديد', en: 'Iron' },
      { ar: 'الزجاج', en: 'Glass' },
      { ar: 'الرخام', en: 'Marble' },
    ],
    band: 'children',
    fact: {
      ar: 'هو لحاء شجرة يُقشّر كل تسع سنين، ثم تُكمل الشجرة حياتها وتصنع غيره.',
      en: 'It is the bark of an oak, peeled every nine years or so; the tree lives on and grows some more.',
    },
  },
  {
    text: {
      ar: 'بأي مادة بيضاء يثبّت الطبيب الذراع المكسورة؟',
      en: 'Which white stuff does a doctor set a broken arm in?',
    },
    answer: { ar: 'الجبس', en: 'Plaster' },
    wrong: [
      { ar: 'الإسمنت', en: 'Cement' },
      { ar: 'الطباشير', en: 'Chalk' },
      { ar: 'الشمع', en: 'Wax' },
    ],
    band: 'children',
    fact: {
      ar: 'حجر مطحون يشرب الماء فيسخن ويصلب في دقائق، وبأخيه «الجصّ» زُيّنت بيوت الخليج القديمة.',
      en: 'It is ground rock that drinks water, warms up and sets in minutes. Old Gulf houses were decorated with it.',
    },
  },
  {
    text: { ar: 'بأي معدن مفيد يشتهر الموز؟', en: 'Which useful mineral are bananas known for?' },
    answer: 'K',
    wrong: ['Fe', 'I', 'F'],
    band: 'family',
    fact: {
      ar: 'جزء ضئيل منه مشعّ بلا أذى، حتى صار العلماء يقيسون الإشعاع مازحين بعدد الموز.',
      en: 'A trace of it is harmlessly radioactive, so scientists jokingly measure radiation in bananas.',
    },
  },
  {
    text: { ar: 'أي عنصر في معجون الأسنان يقوّي المينا؟', en: 'Which element in toothpaste makes the enamel stronger?' },
    answer: 'F',
    wrong: ['Cl', 'Fe', 'S'],
    band: 'family',
    fact: {
      ar: 'عُرفت فائدته من بلدة أمريكية أسنان أهلها مبقّعة لكنها لا تسوس، وكان السرّ في مائها.',
      en: 'It was found out through an American town where teeth were stained but never rotted: it was in the water.',
    },
  },
  {
    text: {
      ar: 'أي معدن خفيف سُمّيت به بطاريات هواتفنا؟',
      en: 'Which light metal gives our phone batteries their name?',
    },
    answer: 'Li',
    wrong: ['Na', 'Mg', 'Ti'],
    fact: {
      ar: 'هو أخفّ المعادن كلها: قطعة منه تطفو على الزيت!',
      en: 'It is the lightest metal of all: a lump of it floats on oil.',
    },
  },
  {
    text: {
      ar: '«ورق القصدير» الذي نلفّ به الطعام، من أي معدن هو حقًّا؟',
      en: 'Some still call it tinfoil, but which metal is kitchen foil?',
    },
    answer: 'Al',
    wrong: ['Ag', 'Zn', 'Ni'],
    band: 'family',
    fact: {
      ar: 'كان من القصدير قبل مئة سنة وكان يغيّر طعم الأكل، فتغيّر المعدن وبقي الاسم.',
      en: 'A hundred years ago it really was tin, and made food taste of it. The metal changed, the name stayed.',
    },
  },
  {
    text: { ar: 'أي غاز هو فقاعات المشروب الغازي؟', en: 'Which gas are the bubbles in fizzy drinks?' },
    answer: { ar: 'ثاني أكسيد الكربون', en: 'Carbon dioxide' },
    wrong: [
      { ar: 'أول أكسيد الكربون', en: 'Carbon monoxide' },
      { ar: 'ثاني أكسيد الكبريت', en: 'Sulphur dioxide' },
      { ar: 'أكسيد النيتروز', en: 'Nitrous oxide' },
    ],
    band: 'family',
    fact: {
      ar: 'اللسعة التي تحبّها ليست من الفقاعات: هو يصير على لسانك حمضًا خفيفًا فتذوقه.',
      en: 'The tingle isn’t the bubbles bursting: on your tongue it turns into a mild acid, and you taste that.',
    },
  },
  {
    text: { ar: 'ما الحمض الذي يجعل الليمون حامضًا؟', en: 'Which acid makes lemons sour?' },
    answer: { ar: 'حمض الستريك', en: 'Citric acid' },
    wrong: [
      { ar: 'حمض اللاكتيك', en: 'Lactic acid' },
      { ar: 'حمض الكبريتيك', en: 'Sulphuric acid' },
      { ar: 'حمض الفورميك', en: 'Formic acid' },
    ],
    band: 'family',
    fact: {
      ar: 'ما يوضع منه في الحلوى والعصير لا يُعصر من ليمون، بل يصنعه فطر أسود يعيش على السكّر.',
      en: 'What goes into sweets and drinks was never near a lemon: a black mould makes it out of sugar.',
    },
  },
  {
    text: {
      ar: 'أي حجر تُحكّ به الأقدام ويطفو على الماء؟',
      en: 'Which stone floats on water and is used to rub rough heels?',
    },
    answer: { ar: 'حجر الخفّاف', en: 'Pumice' },
    wrong: [
      { ar: 'حجر الصوّان', en: 'Flint' },
      { ar: 'حجر الجير', en: 'Limestone' },
      { ar: 'حجر الغرانيت', en: 'Granite' },
    ],
    band: 'family',
    fact: {
      ar: 'هو رغوة بركان جمدت وهي ملأى بالهواء، وقد شوهدت جزر منه تسبح في المحيط.',
      en: 'It is the froth of a volcano, set while full of air. Whole rafts of it have been seen drifting on the ocean.',
    },
  },
];
