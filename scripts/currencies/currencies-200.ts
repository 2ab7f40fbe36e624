import type { Currency } from './currency.ts';
import { moneyNames } from './money.ts';

/** Money that a family in the Gulf knows. */
export const currencies200: readonly Currency[] = [
  {
    moneyOf: 'ae',
    answer: 'dirham',
    wrong: ['riyal', 'dinar', 'pound'],
    band: 'children',
    fact: {
      ar: 'صدر عام 1973، وعلى قطعته المعدنية دلّة القهوة، فالضيافة في الجيب أيضًا.',
      en: 'It came out in 1973 with a coffee pot on the coin: hospitality even in your pocket.',
    },
  },
  {
    countryWith: 'pound',
    answer: 'eg',
    wrong: ['ma', 'tn', 'dz'],
    fact: {
      ar: 'فيه مئة قرش، والقرش هو صاحب المثل: «القرش الأبيض ينفع في اليوم الأسود».',
      en: 'It has a hundred piastres, and a proverb: the white piastre comes in useful on the black day.',
    },
  },
  {
    text: { ar: 'لأي عملة هذا الرمز: $؟', en: 'Which currency has this sign: $?' },
    answer: moneyNames.dollar,
    wrong: [moneyNames.euro, moneyNames.yen, moneyNames.rupee],
    band: 'children',
    fact: {
      ar: 'كان الرمز للبيزو الإسباني الفضي قبل أن ترثه أمريكا، ولذلك تكتبه المكسيك أيضًا.',
      en: 'It was the sign of the Spanish silver peso before America took it over, and Mexico uses it too.',
    },
  },
  {
    text: {
      ar: 'عملة واحدة تدفع بها في باريس وروما ومدريد، فما هي؟',
      en: 'One currency will do in Paris, Rome and Madrid. Which?',
    },
    answer: moneyNames.euro,
    wrong: [moneyNames.dollar, moneyNames.franc, moneyNames.lira],
    band: 'children',
    fact: {
      ar: 'عاش ثلاث سنين أرقامًا في البنوك فقط، ولم يلمسه الناس بأيديهم إلا أول يوم من 2002.',
      en: 'For three years it was only figures in banks. People first held it in their hands on New Year’s Day 2002.',
    },
  },
  {
    moneyOf: 'cn',
    answer: 'yuan',
    wrong: ['yen', 'won', 'dong'],
    fact: {
      ar: 'له اسم رسمي آخر هو «رنمينبي»، ومعناه نقود الشعب.',
      en: 'It has another, official name: renminbi, “the people’s money”.',
    },
  },
  {
    moneyOf: 'ru',
    answer: 'rouble',
    wrong: ['zloty', 'lira', 'franc'],
    fact: {
      ar: 'أصل اسمه من القطع: كانوا يقطعون من سبيكة الفضة بقدر ثمن ما يشترون.',
      en: 'The name comes from cutting: people used to chop off as much of a silver bar as the thing cost.',
    },
  },
  {
    moneyOf: 'tr',
    answer: 'lira',
    wrong: ['dinar', 'rupee', 'franc'],
    fact: {
      ar: 'كانت فيها ورقة بعشرين مليونًا! ثم حُذفت ستة أصفار عام 2005 فصارت عشرين فقط.',
      en: 'There used to be a note for twenty million! Six noughts were struck off in 2005, and it was worth twenty.',
    },
  },
  {
    moneyOf: 'in',
    answer: 'rupee',
    wrong: ['taka', 'baht', 'yuan'],
    fact: {
      ar: 'كُتبت قيمتها على الورقة الواحدة بسبع عشرة لغة، لكثرة لغات أهلها.',
      en: 'Its notes carry their value in seventeen languages, for the many that are spoken there.',
    },
  },
  {
    text: { ar: 'كم هللة في الريال السعودي؟', en: 'How many halalas are there in a Saudi riyal?' },
    answer: { ar: '100', en: '100' },
    wrong: [
      { ar: '10', en: '10' },
      { ar: '50', en: '50' },
      { ar: '1000', en: '1000' },
    ],
    band: 'children',
    fact: {
      ar: 'قبل الهللة كان الريال عشرين قرشًا، فبقي الكبار زمنًا يسمّون الخمس هللات قرشًا.',
      en: 'Before that a riyal was twenty qirsh, and for a long time people called five halalas a qirsh.',
    },
  },
  {
    text: { ar: 'أي دولة خليجية تُقسم عملتها إلى «بيسات»؟', en: 'In which Gulf country does the money come in baisas?' },
    answer: 'om',
    wrong: ['qa', 'sa', 'ae'],
    fact: {
      ar: 'في الريال منها ألف، وكانت عند أهلها ورقة نقدية صغيرة بمئة منها فقط.',
      en: 'There are a thousand to the rial, and there used to be a small banknote for just a hundred of them.',
    },
  },
  {
    countryWith: 'dinar',
    answer: 'bh',
    wrong: ['qa', 'om', 'ae'],
    band: 'children',
    fact: {
      ar: 'صدر عام 1965، وكان أهل أبوظبي يتعاملون به أيضًا سنوات قبل أن يأتي الدرهم.',
      en: 'It came out in 1965, and for some years Abu Dhabi used it as well, until it had the dirham.',
    },
  },
  {
    countryWith: 'riyal',
    answer: 'qa',
    wrong: ['kw', 'bh', 'jo'],
    fact: {
      ar: 'في الريال هناك مئة درهم! فما هو عملة كاملة عند جارتها جزء صغير عندها.',
      en: 'It is divided into a hundred dirhams! What is a whole currency next door is small change there.',
    },
  },
  {
    text: { ar: 'بأي عملة تدفع في متاجر لندن؟', en: 'Which currency do you pay with in the shops of London?' },
    answer: moneyNames.pound,
    wrong: [moneyNames.euro, moneyNames.krone, moneyNames.dollar],
    fact: {
      ar: 'كان عشرين شلنًا، والشلن اثني عشر بنسًا، فكان الحساب صداعًا للسيّاح حتى عام 1971.',
      en: 'It used to be twenty shillings of twelve pence each, a headache for visitors until 1971.',
    },
  },
  {
    text: {
      ar: 'ماذا نسمّي العلبة ذات الشقّ التي يجمع فيها الصغار نقودهم؟',
      en: 'What is the slotted thing called that children save their coins in?',
    },
    answer: { ar: 'الحصّالة', en: 'A piggy bank' },
    wrong: [
      { ar: 'المحفظة', en: 'A wallet' },
      { ar: 'الخزنة', en: 'A safe' },
      { ar: 'الصرّة', en: 'A purse' },
    ],
    band: 'children',
    fact: {
      ar: 'كانت تُصنع من فخّار بلا باب، لا تُفتح إلا بكسرها، فيفكّر صاحبها مرتين قبل أن يصرف.',
      en: 'The old clay ones had no door: you had to smash them, so you thought twice before spending.',
    },
  },
  {
    text: {
      ar: 'ما اللون الذي تشتهر به ورقة الدولار الأمريكي؟',
      en: 'Which colour is the American dollar note famous for?',
    },
    answer: { ar: 'الأخضر', en: 'Green' },
    wrong: [
      { ar: 'الأزرق', en: 'Blue' },
      { ar: 'الأحمر', en: 'Red' },
      { ar: 'البنفسجي', en: 'Purple' },
    ],
    band: 'children',
    fact: {
      ar: 'كانت آلات التصوير عام 1861 لا ترى الألوان، فلُوّن ظهر الورقة كي يصعب تزويرها بالتصوير.',
      en: 'Cameras in 1861 saw only black and white, so the backs were coloured to make copying hard.',
    },
  },
  {
    text: { ar: 'من أي معدن كان الدينار في صدر الإسلام؟', en: 'Which metal were the dinars of early Islam made of?' },
    answer: { ar: 'الذهب', en: 'Gold' },
    wrong: [
      { ar: 'الفضة', en: 'Silver' },
      { ar: 'النحاس', en: 'Copper' },
      { ar: 'البرونز', en: 'Bronze' },
    ],
    fact: {
      ar: 'وزنه أربعة غرامات وربع، وهو «المثقال» الذي ما زال الناس يحسبون به نصاب الزكاة.',
      en: 'One weighed four and a quarter grams, the mithqal by which people still reckon when zakat is due.',
    },
  },
  {
    text: { ar: 'كم سنتًا في القطعة الأمريكية المسمّاة «كوارتر»؟', en: 'How many cents is an American quarter worth?' },
    answer: { ar: '25', en: '25' },
    wrong: [
      { ar: '10', en: '10' },
      { ar: '20', en: '20' },
      { ar: '50', en: '50' },
    ],
    fact: {
      ar: 'معنى اسمها «ربع»، وقبلها كان الناس يكسرون القطعة الإسبانية ثمانية كسور ليدفعوا الفكّة.',
      en: 'Before it people cut the Spanish dollar into eight for change, which is why a quarter is also called two bits.',
    },
  },
  {
    text: { ar: 'بأي عملة يدفع أبطال المسلسلات الكورية؟', en: 'What do the people in Korean dramas pay with?' },
    answer: moneyNames.won,
    wrong: [moneyNames.yen, moneyNames.yuan, moneyNames.dong],
    fact: {
      ar: 'على إحدى أوراقه الملك سيجونغ الذي أمر قبل ستة قرون بوضع حروف سهلة يقرؤها الجميع.',
      en: 'One note shows King Sejong, who six centuries ago had an easy alphabet made so that everybody could read.',
    },
  },
  {
    text: {
      ar: 'بأي عملة تساوم الباعة في أسواق بانكوك؟',
      en: 'Which currency do you haggle in at the markets of Bangkok?',
    },
    answer: moneyNames.baht,
    wrong: [moneyNames.ringgit, moneyNames.won, moneyNames.taka],
    fact: {
      ar: 'كان وزنًا للفضة، ونقوده القديمة كرات مضغوطة سمّاها الأجانب «نقود الرصاصة».',
      en: 'It was a weight of silver, and the old coins were squeezed lumps that foreigners called bullet money.',
    },
  },
  {
    text: {
      ar: 'ماذا نسمّي مبادلة سلعة بسلعة من غير نقود؟',
      en: 'What is it called when you swap goods for goods, without money?',
    },
    answer: { ar: 'المقايضة', en: 'Barter' },
    wrong: [
      { ar: 'المزايدة', en: 'Auction' },
      { ar: 'المضاربة', en: 'Speculation' },
      { ar: 'المقاولة', en: 'Contracting' },
    ],
    fact: {
      ar: 'عيبها قديم: عندك سمك وتريد نعلًا، وصانع النعال لا يحبّ السمك!',
      en: 'The trouble with it is old: you have fish and want sandals, and the sandal maker doesn’t like fish.',
    },
  },
];
