import type { Currency } from './currency.ts';
import { moneyNames } from './money.ts';

/** Money that someone in the room knows. */
export const currencies400: readonly Currency[] = [
  {
    text: { ar: 'أي بلد من هذه لا يتعامل باليورو؟', en: 'Which of these countries doesn’t use the euro?' },
    answer: 'ch',
    wrong: ['de', 'it', 'es'],
    fact: {
      ar: 'فرنكه لا يخصّه وحده: جارته الصغيرة ليختنشتاين تدفع به أيضًا.',
      en: 'Its franc isn’t its alone: little Liechtenstein next door pays with it too.',
    },
  },
  {
    text: { ar: 'أي عملة ودّعها الألمان حين جاء اليورو؟', en: 'Which currency did the Germans give up for the euro?' },
    answer: moneyNames.mark,
    wrong: [moneyNames.franc, moneyNames.krone, moneyNames.shilling],
    fact: {
      ar: 'من وجده في جيب معطف قديم فليفرح: وعد المصرف المركزي أن يبدّله بلا موعد أخير.',
      en: 'Anyone who finds some in an old coat is in luck: the central bank promised to change it with no last date.',
    },
  },
  {
    text: {
      ar: 'من أي عملة يونانية قديمة جاءت كلمة «درهم»؟',
      en: 'From which old Greek coin does the word “dirham” come?',
    },
    answer: { ar: 'الدراخما', en: 'The drachma' },
    wrong: [
      { ar: 'الأوبول', en: 'The obol' },
      { ar: 'الستاتير', en: 'The stater' },
      { ar: 'التالنت', en: 'The talent' },
    ],
    fact: {
      ar: 'معناها «القبضة»، لأنها كانت أول الأمر ست أسياخ من حديد تملأ الكفّ.',
      en: 'It means a handful: at first it was six iron spits, as many as the hand could hold.',
    },
  },
  {
    text: {
      ar: '«ما عندي بيزة» كلمة أهل الخليج في الفقر، فمن أي بلد جاءت البيزة؟',
      en: '“I haven’t a baiza”, say the penniless in the Gulf. Which country did the baiza come from?',
    },
    answer: 'in',
    wrong: ['tr', 'ir', 'gb'],
    fact: {
      ar: 'كانت قطعة نحاس صغيرة تكاد لا تشتري شيئًا: أربع وستون منها تساوي روبية واحدة.',
      en: 'It was a small copper coin that bought next to nothing: sixty-four of them made a rupee.',
    },
  },
  {
    text: {
      ar: 'أي بلد في أمريكا الجنوبية عملته «الريال»؟',
      en: 'Which South American country’s currency is the real?',
    },
    answer: 'br',
    wrong: ['ar', 'pe', 'cl'],
    fact: {
      ar: 'جاء عام 1994 ليوقف غلاءً كانت فيه الأسعار تتغيّر في المتجر الواحد كل يوم.',
      en: 'It came in 1994 to stop an inflation so wild that shops changed their prices every day.',
    },
  },
  {
    moneyOf: 'za',
    answer: 'rand',
    wrong: ['shilling', 'naira', 'franc'],
    fact: {
      ar: 'اسمه من سلسلة تلال وُجد فيها ذهب كثير، قامت عليها مدينة جوهانسبرغ.',
      en: 'It is named after a ridge rich in gold, on which the city of Johannesburg grew up.',
    },
  },
  {
    countryWith: 'shilling',
    answer: 'ke',
    wrong: ['eg', 'et', 'ng'],
    fact: {
      ar: 'تركه الإنجليز وراءهم في شرق أفريقيا، ثم تخلّوا عنه هم في بلادهم!',
      en: 'The British left it behind in East Africa, and then gave it up at home.',
    },
  },
  {
    text: { ar: 'أي بلد عربي غير الإمارات عملته الدرهم؟', en: 'Which Arab country besides the UAE has the dirham?' },
    answer: 'ma',
    wrong: ['tn', 'dz', 'ly'],
    fact: {
      ar: 'لا تستغرب إن طلب منك بائع في سوقه «مئة ريال»: في كلام الناس الدرهم عشرون ريالًا.',
      en: 'Don’t be surprised if a stallholder asks for “a hundred rials”: in talk, a dirham is twenty of them.',
    },
  },
  {
    text: {
      ar: 'صورة مَن كانت على «الريال الفرنسي» الفضي في أسواق الجزيرة؟',
      en: 'Whose portrait was on the big silver dollar that Arabia traded in?',
    },
    answer: { ar: 'ماريا تيريزا', en: 'Maria Theresa' },
    wrong: [
      { ar: 'ماري أنطوانيت', en: 'Marie Antoinette' },
      { ar: 'الملكة فيكتوريا', en: 'Queen Victoria' },
      { ar: 'كاترين العظيمة', en: 'Catherine the Great' },
    ],
    fact: {
      ar: 'لم يكن فرنسيًّا بل نمساويًّا، وأحبّته النساء حتى صاغت منه القلائد.',
      en: 'People called it French, though it was Austrian, and women strung it into necklaces.',
    },
  },
  {
    text: { ar: 'كم «آنة» كانت في الروبية أيام أجدادنا؟', en: 'How many annas used to make a rupee?' },
    answer: { ar: '16', en: '16' },
    wrong: [
      { ar: '10', en: '10' },
      { ar: '12', en: '12' },
      { ar: '24', en: '24' },
    ],
    fact: {
      ar: 'وما زال أهل الهند يقولون عن الكلام الصادق كله إنه «ست عشرة آنة».',
      en: 'In India something wholly true is still said to be “sixteen annas’ worth”.',
    },
  },
  {
    text: { ar: 'أي بلد سبق العالم إلى النقود الورقية؟', en: 'Which country had paper money before any other?' },
    answer: 'cn',
    wrong: ['it', 'in', 'ir'],
    fact: {
      ar: 'رآها ماركو بولو فعجب: أناس يشترون الذهب بورق من لحاء شجر التوت!',
      en: 'Marco Polo was amazed to see people buying gold with paper made of mulberry bark.',
    },
  },
  {
    text: {
      ar: 'لماذا سُمّي الجنيه البريطاني باسم وزن: «باوند»؟',
      en: 'Why does British money share its name with a weight, the pound?',
    },
    answer: { ar: 'كان رطلًا من الفضة', en: 'It was a pound of silver' },
    wrong: [
      { ar: 'كان رطلًا من القمح', en: 'It was a pound of wheat' },
      { ar: 'كان رطلًا من الصوف', en: 'It was a pound of wool' },
      { ar: 'كان رطلًا من الزبدة', en: 'It was a pound of butter' },
    ],
    fact: {
      ar: 'كانوا يضربون من الرطل 240 بنسًا، وبقي الجنيه 240 بنسًا أكثر من ألف سنة.',
      en: 'Two hundred and forty pennies were struck from it, and for over a thousand years that is what a pound was.',
    },
  },
  {
    text: {
      ar: '«الجنيه» في الأصل قطعة ذهب إنجليزية سُمّيت بالبلاد التي جاء منها ذهبها، فأين هي؟',
      en: 'England’s gold guinea was named after the land its gold came from. Where is that?',
    },
    answer: { ar: 'غرب أفريقيا', en: 'West Africa' },
    wrong: [
      { ar: 'جنوب الهند', en: 'South India' },
      { ar: 'وسط آسيا', en: 'Central Asia' },
      { ar: 'شرق أوروبا', en: 'Eastern Europe' },
    ],
    fact: {
      ar: 'من ساحل غينيا، فقالوا «غيني» ثم صارت عندنا جنيهًا. وتحت صورة الملك عليها فيل صغير.',
      en: 'Under the king’s head was a tiny elephant, the badge of the company that brought the gold. Arabs still call a pound a guinea.',
    },
  },
  {
    text: {
      ar: '«الكرونة» عند أهل السويد والنرويج والدنمارك، ما معناها؟',
      en: 'What does “krone” mean, the money of Norway and Denmark?',
    },
    answer: { ar: 'التاج', en: 'Crown' },
    wrong: [
      { ar: 'السيف', en: 'Sword' },
      { ar: 'الدرع', en: 'Shield' },
      { ar: 'القصر', en: 'Castle' },
    ],
    fact: {
      ar: 'من قطعها ما هو مثقوب من وسطه، فيعرفه الأعمى بلمسة، ويعلّقه الصغار في خيط.',
      en: 'Some of the coins have a hole in the middle, so that the blind can tell them by touch.',
    },
  },
  {
    text: { ar: 'أي بلد عربي عملته «الأوقية»؟', en: 'Which Arab country’s currency is the ouguiya?' },
    answer: 'mr',
    wrong: ['so', 'sd', 'dj'],
    fact: {
      ar: 'تنقسم إلى خمسة أجزاء لا مئة، واسم الجزء «خُمس»، ولا يكاد يشبهها في ذلك إلا عملة مدغشقر.',
      en: 'It is divided not into a hundred but into five, called khoums. Only Madagascar does anything like it.',
    },
  },
  {
    text: {
      ar: '«الزلوتي» نقد عرفه الناس قرونًا في أي بلد؟',
      en: 'In which country have people known the zloty for centuries?',
    },
    answer: 'pl',
    wrong: ['hu', 'cz', 'ro'],
    fact: {
      ar: 'معنى الاسم «الذهبي»، وكان يُقال أولًا لكل قطعة ذهب تأتي من الخارج.',
      en: 'The name means “golden”, and was first given to any gold coin from abroad.',
    },
  },
  {
    text: {
      ar: 'أي بلد سمّى عملته باسم محرّره سيمون بوليفار؟',
      en: 'Which country named its money after Simón Bolívar, its liberator?',
    },
    answer: 've',
    wrong: ['cl', 'ar', 'pe'],
    fact: {
      ar: 'وُلد الرجل فيها، وحرّر بعدها بلادًا أخرى حتى سُمّيت باسمه دولة كاملة: بوليفيا.',
      en: 'He was born there, and went on to free so many lands that a whole country bears his name: Bolivia.',
    },
  },
  {
    text: {
      ar: 'بأي حبوب كان شعب الأزتك يدفع في السوق؟',
      en: 'Which beans or seeds did the Aztecs pay with at market?',
    },
    answer: { ar: 'حبوب الكاكاو', en: 'Cocoa beans' },
    wrong: [
      { ar: 'حبوب الذرة', en: 'Maize grains' },
      { ar: 'حبوب الفلفل', en: 'Chilli seeds' },
      { ar: 'حبوب البن', en: 'Coffee beans' },
    ],
    fact: {
      ar: 'وكان هناك مزوّرون: يفرغون الحبّة ويحشون قشرتها طينًا!',
      en: 'There were forgers too, who emptied the beans and stuffed the skins with mud.',
    },
  },
  {
    countryWith: 'ringgit',
    answer: 'my',
    wrong: ['ph', 'vn', 'la'],
    fact: {
      ar: 'معنى الاسم «المسنّن»، من حافة النقود الإسبانية التي كانت في أسواق البلاد.',
      en: 'The name means “jagged”, after the milled edge of the Spanish coins once used there.',
    },
  },
  {
    text: {
      ar: 'ماذا رُسم على أوراق اليورو حين صدرت أول مرة عام 2002؟',
      en: 'What was drawn on the euro notes when they first came out in 2002?',
    },
    answer: { ar: 'جسور ونوافذ', en: 'Bridges and windows' },
    wrong: [
      { ar: 'ملوك وملكات', en: 'Kings and queens' },
      { ar: 'طيور وأزهار', en: 'Birds and flowers' },
      { ar: 'سفن وموانئ', en: 'Ships and harbours' },
    ],
    fact: {
      ar: 'كلها من الخيال كي لا يغار بلد من بلد، ثم جاءت بلدة هولندية فبنت الجسور السبعة على الحقيقة!',
      en: 'All were made up, so that no country should be jealous. Then a Dutch town went and built the seven bridges.',
    },
  },
];
