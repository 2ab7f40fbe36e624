import type { Capital } from './capital.ts';

/** Capitals that someone in the room knows. */
export const capitals400: readonly Capital[] = [
  {
    text: {
      ar: 'أي عاصمة يشبه مخطّطها طائرة فاردة جناحيها؟',
      en: 'Which capital is laid out in the shape of an aeroplane?',
    },
    answer: 'br',
    wrong: ['ng', 'pk', 'au'],
    fact: {
      ar: 'خرجت من البرّية الخالية في أقل من أربع سنوات، وصمّم مبانيها البيضاء المعماري أوسكار نيماير.',
      en: 'It rose out of empty country in under four years, with white buildings by Oscar Niemeyer.',
    },
  },
  {
    capitalOf: 'nl',
    wrong: [
      { ar: 'لاهاي', en: 'The Hague' },
      { ar: 'روتردام', en: 'Rotterdam' },
      { ar: 'أوتريخت', en: 'Utrecht' },
    ],
    fact: {
      ar: 'الملك يُنصَّب فيها والحكومة تعمل في لاهاي! وبيوتها واقفة على ملايين الأوتاد الخشبية.',
      en: 'Kings are sworn in here, yet the government sits in The Hague. Its houses stand on millions of wooden piles.',
    },
  },
  {
    text: { ar: 'أي عاصمة اسمها في لغة أهلها «ميناء التجّار»؟', en: 'Which capital’s name means “merchants’ harbour”?' },
    answer: 'dk',
    wrong: ['no', 'se', 'fi'],
    fact: {
      ar: 'في وسطها حديقة ألعاب عمرها أكثر من 175 سنة، زارها والت ديزني ثم بنى «ديزني لاند».',
      en: 'In the middle is a pleasure garden over 175 years old. Walt Disney visited it, and then built Disneyland.',
    },
  },
  {
    capitalOf: 'pt',
    wrong: [
      { ar: 'بورتو', en: 'Porto' },
      { ar: 'براغا', en: 'Braga' },
      { ar: 'فارو', en: 'Faro' },
    ],
    fact: {
      ar: 'بعد زلزال 1755 بنوا فيها بيوتًا تتحمّل الهزّات، وجرّبوها بجنود يدبّون الأرض حولها بأقدامهم.',
      en: 'After the earthquake of 1755 they built houses to withstand the next, and tried them out with troops stamping round them.',
    },
  },
  {
    text: {
      ar: 'أي عاصمة أوروبية عاش فيها موتسارت وبيتهوفن وشتراوس؟',
      en: 'Which European capital was home to Mozart, Beethoven and Strauss?',
    },
    answer: 'at',
    wrong: ['de', 'cz', 'it'],
    fact: {
      ar: 'بدّل بيتهوفن فيها بيته عشرات المرات، فقد كان الجيران يشكون من عزفه في الليل.',
      en: 'Beethoven moved house there dozens of times; the neighbours would not put up with his playing at night.',
    },
  },
  {
    countryOf: 'hu',
    wrong: ['ro', 'at', 'bg'],
    fact: {
      ar: 'ينبع تحتها ماء حارّ كثير، وما زال الناس يسبحون في حمّامات بُنيت فيها أيام العثمانيين.',
      en: 'Hot springs rise all over it, and people still bathe in domed baths left by the Ottomans.',
    },
  },
  {
    text: {
      ar: 'أي عاصمة باردة تدفأ بيوتها بمياه الينابيع الحارّة؟',
      en: 'Which chilly capital heats its homes with water from hot springs?',
    },
    answer: 'is',
    wrong: ['no', 'fi', 'se'],
    fact: {
      ar: 'معنى اسمها «خليج الدخان»، لأن أول من نزلها رأى بخار الينابيع فحسبه دخانًا.',
      en: 'The name means “smoky bay”: the first settler took the steam of the springs for smoke.',
    },
  },
  {
    text: {
      ar: 'سمّاها البحّارة الإسبان باسم «الهواء الطيّب»، فأي عاصمة هي؟',
      en: 'Which capital’s name is Spanish for “good airs”?',
    },
    answer: 'ar',
    wrong: ['cl', 'co', 've'],
    fact: {
      ar: 'هي مدينة التانغو، وفيها جادّة من العرض بحيث لا يعبرها الماشي عادةً في إشارة واحدة.',
      en: 'It is the city of the tango, with an avenue so wide that you seldom get across on one green light.',
    },
  },
  {
    text: {
      ar: 'على أطراف أي عاصمة متنزّه تمشي فيه الأسود والزرافات، وخلفها الأبراج؟',
      en: 'In which capital can you see lions and giraffes with tower blocks behind them?',
    },
    answer: 'ke',
    wrong: ['sn', 'gh', 'ng'],
    fact: {
      ar: 'بدأت مخيّمًا لعمّال سكة الحديد عام 1899، واسمها من لغة الماساي: الماء البارد.',
      en: 'It began in 1899 as a camp for railway workers. The name is Maasai for “cool water”.',
    },
  },
  {
    text: {
      ar: '«الزهرة الجديدة» معنى اسم أي عاصمة أفريقية؟',
      en: '“New flower” is the meaning of which African capital’s name?',
    },
    answer: 'et',
    wrong: ['er', 'ug', 'rw'],
    fact: {
      ar: 'اختارت مكانها إمبراطورة أحبّت ينابيعه الحارّة، وهي من أعلى عواصم القارة.',
      en: 'An empress chose the place because she liked the hot springs. It is one of the highest capitals in Africa.',
    },
  },
  {
    capitalOf: 'pk',
    wrong: [
      { ar: 'كراتشي', en: 'Karachi' },
      { ar: 'لاهور', en: 'Lahore' },
      { ar: 'بيشاور', en: 'Peshawar' },
    ],
    fact: {
      ar: 'بُنيت من الصفر في الستينيات عند سفح الجبال، وجامعها الكبير على هيئة خيمة بدوية.',
      en: 'It was built from nothing in the 1960s below the hills. Its great mosque has the shape of a Bedouin tent.',
    },
  },
  {
    countryOf: 'bd',
    wrong: ['sn', 'np', 'pk'],
    fact: {
      ar: 'تُلقّب مدينة المساجد، وشوارعها تسبح فيها عربات الركشا المرسومة بألف لون.',
      en: 'It is called the city of mosques, and its streets swim with rickshaws painted in every colour.',
    },
  },
  {
    countryOf: 'mv',
    wrong: ['lk', 'mu', 'sc'],
    fact: {
      ar: 'تملأ جزيرتها من الماء إلى الماء، وتقطعها مشيًا من طرف إلى طرف في نحو نصف ساعة.',
      en: 'It fills its island from shore to shore, and you can walk from end to end in about half an hour.',
    },
  },
  {
    capitalOf: 'mr',
    wrong: [
      { ar: 'نواذيبو', en: 'Nouadhibou' },
      { ar: 'شنقيط', en: 'Chinguetti' },
      { ar: 'أطار', en: 'Atar' },
    ],
    fact: {
      ar: 'كانت قرية بين الرمل والبحر حين وُضع حجرها الأول عام 1958، وسكنت زوجة رئيس الحكومة خيمة حتى يتمّ بيتها.',
      en: 'It was a village between sand and sea when the first stone was laid in 1958; the leader’s wife lived in a tent till the house was done.',
    },
  },
  {
    text: {
      ar: 'أي مدينة كانت عاصمة الدولة السعودية الأولى؟',
      en: 'Which town was the capital of the first Saudi state?',
    },
    answer: { ar: 'الدرعية', en: 'Diriyah' },
    wrong: ['sa', { ar: 'حائل', en: 'Hail' }, { ar: 'الهفوف', en: 'Hofuf' }],
    fact: {
      ar: 'حيّ «الطريف» فيها بيوته من الطين، وهو من مواقع التراث العالمي.',
      en: 'Its quarter of At-Turaif, all built of mud brick, is a World Heritage Site.',
    },
  },
  {
    text: {
      ar: 'أي مدينة كانت عاصمة الأئمة في عُمان قديمًا، وتشتهر بقلعتها المدوّرة؟',
      en: 'Which town was the capital of Oman’s imams of old, and is known for its round fort?',
    },
    answer: { ar: 'نزوى', en: 'Nizwa' },
    wrong: [
      { ar: 'عبري', en: 'Ibri' },
      { ar: 'إبراء', en: 'Ibra' },
      { ar: 'سمائل', en: 'Samail' },
    ],
    fact: {
      ar: 'فوق أبواب القلعة فتحات كانوا يصبّون منها دبس التمر المغليّ على المهاجمين!',
      en: 'Above its doors are slots through which the defenders poured boiling date syrup.',
    },
  },
  {
    text: {
      ar: 'أي عاصمة قالت العرب إنه لا بدّ منها «وإن طال السفر»؟',
      en: 'Which capital did the Arabs say one must reach, “however long the journey”?',
    },
    answer: 'ye',
    wrong: ['iq', 'sy', 'eg'],
    fact: {
      ar: 'بيوتها القديمة أبراج من آجرّ تزيّنها نقوش بيضاء، حتى شُبّهت بكعك عليه سكّر.',
      en: 'Its old houses are towers of brick with white patterns, like cakes iced with sugar.',
    },
  },
  {
    text: {
      ar: 'أي عاصمة عربية كان اسمها «فيلادلفيا» في زمن الروم؟',
      en: 'Which Arab capital was called Philadelphia in Roman times?',
    },
    answer: 'jo',
    wrong: ['lb', 'tn', 'ma'],
    fact: {
      ar: 'بقي من ذلك الزمن مدرّج كبير في وسط البلد، وما زالت تُقام فيه الحفلات.',
      en: 'A great theatre of those days is left in the middle of town, and concerts are still held there.',
    },
  },
  {
    text: {
      ar: 'أي مدينة بقيت عاصمة اليابان نحو ألف سنة قبل طوكيو؟',
      en: 'Which city was Japan’s capital for about a thousand years before Tokyo?',
    },
    answer: { ar: 'كيوتو', en: 'Kyoto' },
    wrong: [
      { ar: 'أوساكا', en: 'Osaka' },
      { ar: 'ناغويا', en: 'Nagoya' },
      { ar: 'يوكوهاما', en: 'Yokohama' },
    ],
    fact: {
      ar: 'في أحد قصورها أرضية خشب تغرّد كالعصافير تحت القدم، فلا يدخل متسلّل دون أن يُسمع.',
      en: 'One of its castles has floors that chirp like birds underfoot, so that no one could creep in unheard.',
    },
  },
  {
    text: {
      ar: 'أيّ هذه المدن المشهورة عاصمة بلدها؟',
      en: 'Which of these well-known cities is the capital of its country?',
    },
    answer: 'pe',
    wrong: [
      { ar: 'سيدني', en: 'Sydney' },
      { ar: 'زيورخ', en: 'Zurich' },
      { ar: 'الدار البيضاء', en: 'Casablanca' },
    ],
    fact: {
      ar: 'قد تمرّ عليها سنة بلا مطر يُذكر، مع أنها على المحيط وسماؤها غائمة شهورًا.',
      en: 'A year may pass there with hardly any rain, though it stands on the ocean and is under cloud for months.',
    },
  },
];
