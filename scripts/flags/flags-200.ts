import { plain, upright } from './draw.ts';
import type { FlagQuestion } from './flag.ts';

/** Flags that most of a family gets, and laughs about. */
export const flags200: readonly FlagQuestion[] = [
  {
    number: 61,
    text: {
      ar: 'أربعة خياطين خاطوا علم الكويت، وأصاب واحد فقط: أيها الصحيح؟',
      en: 'Four tailors sewed the flag of Kuwait and only one got it right. Which?',
    },
    options: [
      { ar: 'الأخضر فوق والأحمر تحت', en: 'Green on top, red below' },
      { ar: 'الأحمر فوق والأخضر تحت', en: 'Red on top, green below' },
      { ar: 'الأسود فوق والأخضر عند السارية', en: 'Black on top, green at the pole' },
      { ar: 'الأسود تحت والأحمر عند السارية', en: 'Black below, red at the pole' },
    ],
    pictures: [
      'kw',
      { of: 'kw', colours: { '#00d941': '#f31830', '#f31830': '#00d941' } },
      { of: 'kw', colours: { '#00d941': '#000001', '#000001': '#00d941' } },
      { of: 'kw', colours: { '#f31830': '#000001', '#000001': '#f31830' } },
    ],
    fact: {
      ar: 'للحفظ: الأخضر فوق كالشجر، والأحمر تحت. رُفع أول مرة في 24 نوفمبر 1961، ومن خاط الثلاثة الباقية يبحث الآن عن عمل.',
      en: 'Remember the trees: green on top. It first flew on 24 November 1961; the other three tailors are looking for work.',
    },
    source: 'https://sauress.com/shibreqah/20578',
  },
  {
    number: 62,
    text: {
      ar: 'مشجّع متحمّس لوّن علم البرازيل من الذاكرة أربع مرات: في أيها أصاب؟',
      en: 'A keen fan coloured the flag of Brazil from memory, four times. Which one is right?',
    },
    isForChildren: true,
    options: [
      { ar: 'أخضر ثم أصفر ثم أزرق', en: 'Green, then yellow, then blue' },
      { ar: 'أصفر ثم أخضر ثم أزرق', en: 'Yellow, then green, then blue' },
      { ar: 'أخضر ثم أزرق ثم أصفر', en: 'Green, then blue, then yellow' },
      { ar: 'أزرق ثم أصفر ثم أخضر', en: 'Blue, then yellow, then green' },
    ],
    pictures: [
      'br',
      { of: 'br', colours: { '#229e45': '#f8e509', '#f8e509': '#229e45' } },
      { of: 'br', colours: { '#2b49a3': '#f8e509', '#f8e509': '#2b49a3' } },
      { of: 'br', colours: { '#2b49a3': '#229e45', '#229e45': '#2b49a3' } },
    ],
    fact: {
      ar: 'أرض خضراء، ومعيّن أصفر، وسماء زرقاء فيها 27 نجمة: نجمة لكل ولاية، ونجمة للعاصمة كي لا تزعل.',
      en: 'Green field, yellow diamond, blue sky with 27 stars: one for each state, and one so that the capital is not upset.',
    },
    source: 'https://www.deutschlandfunk.de/astronomie-das-land-mit-der-sternkarten-flagge-100.html',
  },
  {
    number: 63,
    text: {
      ar: 'أرسل خيّاطنا أربعة أعلام إلى مطعم لبناني، فضحك صاحبه حتى دمعت عيناه، وعلّق واحدًا وردّ ثلاثة! أيها علّق؟',
      en: 'Our tailor sent four flags to a Lebanese restaurant. The owner laughed till he cried, hung one and sent three back! Which did he hang?',
    },
    isForChildren: true,
    options: [
      { ar: 'أرزة خضراء على أبيض', en: 'A green cedar on white' },
      { ar: 'أرزة حمراء على أبيض', en: 'A red cedar on white' },
      { ar: 'أرزة بيضاء على أخضر', en: 'A white cedar on green' },
      { ar: 'أرزة خضراء على أحمر', en: 'A green cedar on red' },
    ],
    pictures: [
      'lb',
      { of: 'lb', colours: { '#EE161F': '#00A850', '#00A850': '#EE161F' } },
      { of: 'lb', colours: { '#fff': '#00A850', '#00A850': '#fff' } },
      { of: 'lb', colours: { '#fff': '#EE161F', '#EE161F': '#fff' } },
    ],
    fact: {
      ar: 'الأرزة خضراء بنصّ الدستور اللبناني نفسه! فمن رسم جذعها بنّيًّا في المدرسة فقد خالف الدستور وهو في الابتدائي.',
      en: 'Lebanon’s own constitution says the cedar is green! So anyone who ever coloured its trunk brown at school broke the law at seven.',
    },
    source: 'https://www.symbols.com/print.php?id=flag-of-lebanon',
  },
  {
    number: 64,
    text: {
      ar: 'كلنا رأيناه ألف مرة: أيها علم فرنسا والسارية عن اليسار؟',
      en: 'We have all seen it a thousand times. Which is the flag of France, with the pole on the left?',
    },
    options: [
      { ar: 'أزرق ثم أبيض ثم أحمر', en: 'Blue, white, red' },
      { ar: 'أحمر ثم أبيض ثم أزرق', en: 'Red, white, blue' },
      { ar: 'أبيض ثم أزرق ثم أحمر', en: 'White, blue, red' },
      { ar: 'أزرق ثم أحمر ثم أبيض', en: 'Blue, red, white' },
    ],
    pictures: [
      'fr',
      upright('#e1000f', '#fff', '#000091'),
      upright('#fff', '#000091', '#e1000f'),
      upright('#000091', '#e1000f', '#fff'),
    ],
    fact: {
      ar: 'الأزرق عند السارية. ومن لم يعرف فليتذكّر أنه رآه في كل كأس عالم منذ كان صغيرًا!',
      en: 'Blue stays with the pole. Whoever missed it has seen it at every World Cup since childhood!',
    },
    source: 'flag-icons: fr',
  },
  {
    number: 65,
    text: {
      ar: 'على أحد هذه الأعلام كتاب ومعزقة… ورشّاش حديث! أيها؟',
      en: 'One of these flags bears a book, a hoe and… a modern assault rifle! Which?',
    },
    options: ['mz', 'ke', 'ug', 'zm'],
    pictures: 'flags',
    fact: {
      ar: 'موزمبيق وحدها من الدول على علمها سلاح حديث، ومعه كتاب للعلم ومعزقة للزراعة: ادرس وازرع، ولا تزعج الجيران.',
      en: 'Mozambique alone has a modern weapon on its flag, with a book for learning and a hoe for farming: study, dig, and leave us in peace.',
    },
    source: 'https://apaitu.org/what-is-the-only-national-flag-to-feature-a-modern-weapon/',
  },
  {
    number: 66,
    text: {
      ar: 'على أي علم أسد يمشي ومعه سيف، كأنه ذاهب إلى العرضة؟',
      en: 'On which flag does a lion walk with a sword, as if off to a sword dance?',
    },
    isForChildren: true,
    options: ['lk', 'ug', 'al', 'zw'],
    pictures: 'flags',
    fact: {
      ar: 'أسد سريلانكا يحمل السيف في يمناه. أما أوغندا فطائر، وألبانيا عُقاب برأسين، وزيمبابوي طائر من حجر.',
      en: 'The lion of Sri Lanka holds its sword in the right paw. Uganda has a crane, Albania a two-headed eagle, Zimbabwe a bird of stone.',
    },
    source: 'flag-icons: lk, ug, al, zw',
  },
  {
    number: 67,
    text: {
      ar: 'طلبت نيوزيلندا من شعبها رسم علم جديد، فاشتهر اقتراح مضحك: ماذا كان عليه؟',
      en: 'New Zealand asked its people to draw a new flag, and one joke became famous. What was on it?',
    },
    shown: {
      flag: 'nz',
      alt: { ar: 'علم نيوزيلندا، الذي بقي كما هو', en: 'The flag of New Zealand, which stayed as it was' },
    },
    options: [
      { ar: 'طائر يطلق الليزر من عينيه', en: 'A bird shooting lasers from its eyes' },
      { ar: 'خروف يلعب الرغبي وعلى رأسه تاج', en: 'A crowned sheep playing rugby' },
      { ar: 'دلفين يركب دراجة نارية', en: 'A dolphin on a motorbike' },
      { ar: 'بطريق يشرب الشاي بالحليب', en: 'A penguin drinking milky tea' },
    ],
    fact: {
      ar: 'طائر الكيوي صاحب الليزر! لم يصل إلى التصفيات، لكنه غزا الإنترنت، والعلم القديم بقي مكانه.',
      en: 'The laser kiwi! It never made the shortlist, but it conquered the internet. The old flag stayed.',
    },
    source: 'https://nekorandom.com/2023/01/05/fun-fact-laser-kiwi-flag-of-new-zealand/',
  },
  {
    number: 68,
    text: {
      ar: 'يُحكى أن قائد ثورة هايتي مزّق علم فرنسا ورمى لونًا وخِيط الباقي علمًا لهم: أي لون رمى؟',
      en: 'It is said that the leader of Haiti’s revolution tore up a French flag, threw a colour away and had the rest sewn together. Which colour?',
    },
    shown: { flag: 'fr', alt: { ar: 'علم فرنسا قبل المقص', en: 'The flag of France, before the scissors' } },
    options: [
      { ar: 'الأبيض', en: 'White' },
      { ar: 'الأزرق', en: 'Blue' },
      { ar: 'الأحمر', en: 'Red' },
      { ar: 'الأبيض والأزرق معًا', en: 'White and blue together' },
    ],
    fact: {
      ar: 'رمى الأبيض، وخاطت فتاة من أهله الأزرق مع الأحمر. أسرع علم في التاريخ: مقص وإبرة.',
      en: 'He threw away the white, and his god-daughter sewed blue to red. The quickest flag in history: scissors and a needle.',
    },
    source: 'https://deepoceanpowerphilippines.com/qa/quick-answer-what-2-countries-had-the-same-flag.html',
  },
  {
    number: 69,
    text: {
      ar: 'تقول الحكاية إن دوقًا نمساويًا عاد من المعركة وثوبه الأبيض أحمر كله إلا خطًا في الوسط، فصار علمًا. ما الذي حمى الخط؟',
      en: 'Legend has it that an Austrian duke left battle with his white coat all red, save one stripe. What had covered the stripe?',
    },
    shown: { flag: 'at', alt: { ar: 'أحمر فأبيض فأحمر', en: 'Red, white, red' } },
    options: [
      { ar: 'حزامه العريض', en: 'His wide belt' },
      { ar: 'درعه الخشبي', en: 'His wooden shield' },
      { ar: 'لحيته الطويلة', en: 'His long beard' },
      { ar: 'سرج حصانه', en: 'His saddle' },
    ],
    fact: {
      ar: 'فكّ الحزام فظهر تحته خط أبيض نظيف. أول علم في العالم صمّمته الغسّالة المتعطّلة!',
      en: 'He took off the belt, and under it was one clean white band. The first flag designed by a missed laundry day!',
    },
    source: 'https://www.cyberlibrary.org/en/books/the-2010-cia-world-factbook-35830/chapters/298/',
  },
  {
    number: 70,
    text: {
      ar: 'ثلاثة أعلام لدول من الشمال البارد، وواحد اخترعناه قبل قليل: أيها المزيّف؟',
      en: 'Three flags from the cold north, and one we made up just now. Which is the fake?',
    },
    options: [{ ar: 'صليب أصفر على أخضر', en: 'Yellow cross on green' }, 'se', 'fi', 'is'],
    pictures: [{ of: 'se', colours: { '#005293': '#0b7a3b' } }, 'se', 'fi', 'is'],
    fact: {
      ar: 'الأخضر والأصفر من عندنا: أخذنا علم السويد وغيّرنا لونه. الباقي السويد وفنلندا وآيسلندا، وكلها بردانة.',
      en: 'Green and yellow is ours: Sweden’s with another colour. The rest are Sweden, Finland and Iceland, all of them cold.',
    },
    source: 'flag-icons: se, fi, is',
  },
  {
    number: 71,
    text: {
      ar: 'إلى أي جهة يفتح هلال تركيا، والسارية عن اليسار؟ اختر العلم الصحيح',
      en: 'Which way does Turkey’s crescent open, with the pole on the left? Pick the real flag',
    },
    options: [
      { ar: 'الهلال يفتح بعيدًا عن السارية', en: 'It opens away from the pole' },
      { ar: 'الهلال يفتح نحو السارية', en: 'It opens towards the pole' },
      { ar: 'العلم أبيض والهلال أحمر', en: 'A red crescent on white' },
      { ar: 'العلم أخضر والهلال أبيض', en: 'A white crescent on green' },
    ],
    pictures: [
      'tr',
      { of: 'tr', turned: 'mirrored' },
      { of: 'tr', colours: { '#e30a17': '#fff', '#fff': '#e30a17' } },
      { of: 'tr', colours: { '#e30a17': '#0a7a3a' } },
    ],
    fact: {
      ar: 'الهلال عند السارية يفتح فمه نحو النجمة كأنه سيأكلها. وإن رأيته من الخلف انقلب كل شيء!',
      en: 'The crescent opens towards the star at the far side, as if to eat it. Seen from behind, it all turns round!',
    },
    source: 'flag-icons: tr',
  },
  {
    number: 72,
    text: {
      ar: 'عدّوا بسرعة: كم طرفًا مدبّبًا لورقة الشجر على علم كندا؟',
      en: 'Count fast: how many points has the leaf on the flag of Canada?',
    },
    isForChildren: true,
    shown: {
      flag: 'ca',
      alt: { ar: 'ورقة حمراء على أبيض بين شريطين أحمرين', en: 'A red leaf on white between two red bands' },
    },
    options: [
      { ar: '11', en: '11' },
      { ar: '7', en: '7' },
      { ar: '9', en: '9' },
      { ar: '15', en: '15' },
    ],
    fact: {
      ar: '11 طرفًا. ومن عدّ الساق صار عنده 12، ومن عدّ من خلف الغرفة فله العذر.',
      en: 'Eleven. Count the stalk too and you get twelve; count from the back of the room and you are forgiven.',
    },
    source: 'https://www.cyberlibrary.org/en/books/the-2008-cia-world-factbook-29233/chapters/259/',
  },
  {
    number: 73,
    text: {
      ar: 'خياط عنده قماش مستطيل فقط، فاعتذر عن واحد من هذه الأعلام: أيها؟',
      en: 'A tailor has only oblong cloth, so he had to turn one of these flags down. Which?',
    },
    isForChildren: true,
    options: ['np', 'th', 'kh', 'in'],
    pictures: 'flags',
    fact: {
      ar: 'علم نيبال رايتان فوق بعضهما، والوحيد بين أعلام الدول الذي ليس له أربعة أضلاع. كابوس كل مصنع أعلام!',
      en: 'Nepal’s is two pennants, one above the other: the only national flag without four sides, and every flag factory’s nightmare!',
    },
    source: 'https://commonplacefacts.com/2022/04/11/can-you-identify-the-only-three-non-rectangular-national-flags/',
  },
  {
    number: 74,
    text: {
      ar: 'نسي الخياط أهم قطعة، فصار العلم أبيض كأنه استسلام! كان في وسطه قرص أحمر: علم أي دولة؟',
      en: 'The tailor forgot the one thing on it, and now it looks like surrender! A red disc belongs in the middle. Whose flag?',
    },
    isForChildren: true,
    shown: { flag: plain('#fff'), alt: { ar: 'قماش أبيض بلا شيء', en: 'White cloth with nothing on it' } },
    options: ['jp', 'bd', 'pw', 'kr'],
    fact: {
      ar: 'اليابان: بلا القرص لا يبقى شيء. بنغلاديش قرصها على أخضر، وبالاو قرصها أصفر، وكوريا فيها أزرق.',
      en: 'Japan: without the disc nothing is left. Bangladesh has its disc on green, Palau a yellow one, and South Korea some blue.',
    },
    source: 'flag-icons: jp, bd, pw, kr',
  },
  {
    number: 75,
    text: {
      ar: 'غسلوا علم أمريكا فطارت نجومه: كم نجمة يجب أن يعيد الخياط؟',
      en: 'The American flag was washed and its stars came off. How many must the tailor sew back?',
    },
    shown: {
      flag: { of: 'us', without: ['<path fill="none" marker-mid'] },
      alt: { ar: 'علم أمريكا بلا نجوم', en: 'The American flag without its stars' },
    },
    options: [
      { ar: '50', en: '50' },
      { ar: '48', en: '48' },
      { ar: '52', en: '52' },
      { ar: '60', en: '60' },
    ],
    fact: {
      ar: '50 نجمة بعدد الولايات. والأشرطة 13 بقيت مكانها، فالغسّالة رحيمة.',
      en: 'Fifty, one for each state. The thirteen stripes survived: a gentle wash.',
    },
    source: 'https://www.history101.com/high-schooler-designed-american-flag',
  },
  {
    number: 76,
    text: {
      ar: 'تنّين أحمر يتمشّى على العشب: أين علمه؟',
      en: 'A red dragon strolls on the grass. Where is its flag?',
    },
    isForChildren: true,
    options: [{ ar: 'ويلز', en: 'Wales' }, 'lk', 'al', 'zw'],
    pictures: ['gb-wls', 'lk', 'al', 'zw'],
    fact: {
      ar: 'تنّين ويلز! أما الأسد فلسريلانكا، والعُقاب لألبانيا، والطائر لزيمبابوي: حديقة حيوان كاملة.',
      en: 'The dragon of Wales! The lion is Sri Lanka’s, the eagle Albania’s, the bird Zimbabwe’s: a whole zoo.',
    },
    source:
      'https://haber3.com/amp/foto-galeri/haber/dunyada-4-koseli-olmayan-tek-bayrak-iste-dunya-bayraklari-hakkinda-ilginc-bilgiler-galeri-6017075?page=6',
  },
  {
    number: 77,
    text: {
      ar: 'علم يستطيع الركض، فعليه ثلاث أرجل بلا صاحب! أيها؟',
      en: 'This flag could run: it bears three legs and nobody on top! Which?',
    },
    isForChildren: true,
    options: [{ ar: 'جزيرة مان', en: 'The Isle of Man' }, 'ke', 'ls', 'gr'],
    pictures: ['im', 'ke', 'ls', 'gr'],
    fact: {
      ar: 'جزيرة مان، بين بريطانيا وأيرلندا. ثلاث أرجل مدرّعة تدور مع عقارب الساعة، ولا تصل.',
      en: 'The Isle of Man, between Britain and Ireland. Three legs in armour run clockwise and never arrive.',
    },
    source: 'https://imagespublicdomain.wordpress.com/category/flags/',
  },
  {
    number: 78,
    text: {
      ar: 'ثلاث دول أوروبية حقيقية، ورابعة من خيالنا: أيها ليس علم دولة؟',
      en: 'Three real European countries and one from our imagination. Which is no country’s flag?',
    },
    options: [{ ar: 'أصفر ثم أبيض ثم أحمر', en: 'Yellow, white, red' }, 'it', 'be', 'ie'],
    pictures: [upright('#fcd116', '#fff', '#ce2b37'), 'it', 'be', 'ie'],
    fact: {
      ar: 'الأصفر فالأبيض فالأحمر واقفةً لا ترفعها دولة. الباقي إيطاليا وبلجيكا وأيرلندا. إن أسّستم دولة فهو متاح!',
      en: 'No country flies yellow, white and red upright. The rest: Italy, Belgium, Ireland. Found a country, and it is yours!',
    },
    source: 'flag-icons: it, be, ie',
  },
  {
    number: 79,
    text: {
      ar: 'قبل علم 1961 كان علم الكويت أحمر وعليه بالأبيض كتابة قصيرة: ماذا كُتب؟',
      en: 'Before 1961 Kuwait’s flag was red with a short word in white. What did it say?',
    },
    shown: { flag: plain('#c8102e'), alt: { ar: 'قماش أحمر أُزيلت كتابته', en: 'Red cloth, its writing removed' } },
    options: [
      { ar: 'اسم البلد', en: 'The country’s name' },
      { ar: 'اسم السفينة', en: 'The ship’s name' },
      { ar: 'يا مال', en: 'Ya mal, the sailors’ call' },
      { ar: 'بسم الله', en: 'In God’s name' },
    ],
    fact: {
      ar: '«كويت» لا غير. كانت السفن تحمله في البحر، فمن رآه من بعيد قرأ من أين جاءت، بلا حاجة إلى سؤال.',
      en: 'Just "Kuwait". Ships carried it at sea, so that whoever met them could read where they came from.',
    },
    source: 'https://gawlah.com/%D8%B9%D9%84%D9%85-%D8%A7%D9%84%D9%83%D9%88%D9%8A%D8%AA/',
  },
  {
    number: 80,
    text: {
      ar: 'مشجّعو ألمانيا يلوّنون وجوههم: من منهم لوّن العلم بالترتيب الصحيح؟',
      en: 'German fans are painting their faces. Who has the colours in the right order?',
    },
    options: [
      { ar: 'أسود ثم أحمر ثم ذهبي', en: 'Black, red, gold' },
      { ar: 'أحمر ثم أسود ثم ذهبي', en: 'Red, black, gold' },
      { ar: 'ذهبي ثم أحمر ثم أسود', en: 'Gold, red, black' },
      { ar: 'أسود ثم ذهبي ثم أحمر', en: 'Black, gold, red' },
    ],
    pictures: [
      'de',
      { of: 'de', colours: { '#000001': 'red', red: '#000001' } },
      { of: 'de', colours: { '#000001': '#fc0', '#fc0': '#000001' } },
      { of: 'de', colours: { '#fc0': 'red', red: '#fc0' } },
    ],
    fact: {
      ar: 'من الأعلى: أسود فأحمر فذهبي، من الأغمق إلى الأفتح. ومن قال «أصفر» صحّح له الألماني: ذهبي من فضلك!',
      en: 'From the top: black, red, gold, dark to light. Say "yellow" and a German will correct you: gold, please!',
    },
    source: 'flag-icons: de',
  },
];
