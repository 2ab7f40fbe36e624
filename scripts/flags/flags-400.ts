import { teeth, withStar } from './draw.ts';
import type { FlagQuestion } from './flag.ts';

/** Flags with a story that someone in the room knows. */
export const flags400: readonly FlagQuestion[] = [
  {
    number: 81,
    text: {
      ar: 'أغمضوا أعينكم وتذكّروا علم الإمارات: الأخضر فوق أم الأسود؟ أيها الصحيح؟',
      en: 'Close your eyes and recall the flag of the UAE: is green on top, or black? Which is right?',
    },
    options: [
      { ar: 'أخضر فأبيض فأسود، والأحمر قائم', en: 'Green, white, black; red upright' },
      { ar: 'أسود فأبيض فأخضر، والأحمر قائم', en: 'Black, white, green; red upright' },
      { ar: 'أحمر فأبيض فأسود، والأخضر قائم', en: 'Red, white, black; green upright' },
      { ar: 'أخضر فأبيض فأحمر، والأسود قائم', en: 'Green, white, red; black upright' },
    ],
    pictures: [
      'ae',
      { of: 'ae', colours: { '#00732f': '#000001', '#000001': '#00732f' } },
      { of: 'ae', colours: { '#00732f': 'red', red: '#00732f' } },
      { of: 'ae', colours: { '#000001': 'red', red: '#000001' } },
    ],
    fact: {
      ar: 'الأخضر فوق والأسود تحت. فاز هذا التصميم من بين أكثر من ألف رسم وصلت إلى المسابقة عام 1971.',
      en: 'Green above, black below. It was picked from more than a thousand drawings sent in to a contest in 1971.',
    },
    source: 'https://thenationalnews.com/uae/teen-who-designed-uae-national-flag-was-in-a-flutter-1.585290',
  },
  {
    number: 82,
    text: {
      ar: 'فتى عمره 19 رسم علم الإمارات، ونشرته الصحف بالأبيض والأسود فلم يعرفه! كيف تأكّد أنه فاز؟',
      en: 'A 19-year-old drew the flag of the UAE, but the papers printed it in black and white and he could not tell. How did he learn he had won?',
    },
    shown: { flag: 'ae', alt: { ar: 'علم الإمارات بألوانه', en: 'The flag of the UAE in colour' } },
    options: [
      { ar: 'رآه يرفرف على السارية', en: 'He saw it flying on the pole' },
      { ar: 'اتصلت به الصحيفة ليلًا', en: 'The paper phoned him at night' },
      { ar: 'سمع اسمه في المذياع', en: 'He heard his name on the radio' },
      { ar: 'وصلته برقية من لندن', en: 'A telegram came from London' },
    ],
    fact: {
      ar: 'ركض عبدالله المعينة إلى القصر ووقف على أطراف أصابعه خلف السور. ولم تكن ريح! فانتظر حتى هبّت نسمة وفتحت له العلم.',
      en: 'Abdullah Al Maainah ran to the palace and stood on tiptoe behind the fence. There was no wind! He waited for a breeze to open the flag.',
    },
    source: 'https://thenationalnews.com/uae/teen-who-designed-uae-national-flag-was-in-a-flutter-1.585290',
  },
  {
    number: 83,
    text: {
      ar: 'كم سنًّا أبيض في علم البحرين؟ اختاروا قبل أن يعدّ أحد على أصابعه',
      en: 'How many white points has the flag of Bahrain? Choose before anybody counts on their fingers',
    },
    options: [
      { ar: 'خمسة رؤوس بيضاء', en: 'Five points' },
      { ar: 'أربعة رؤوس بيضاء', en: 'Four points' },
      { ar: 'ستة رؤوس بيضاء', en: 'Six points' },
      { ar: 'ثمانية رؤوس بيضاء', en: 'Eight points' },
    ],
    pictures: [teeth(5, '#ce1126'), teeth(4, '#ce1126'), teeth(6, '#ce1126'), teeth(8, '#ce1126')],
    fact: {
      ar: 'خمسة، لأركان الإسلام الخمسة. ومن اختار ثمانية فعلمه قديم لا مخطئ: كانت ثمانية حتى عام 2002.',
      en: 'Five, for the pillars of Islam. Whoever said eight is out of date rather than wrong: it had eight until 2002.',
    },
    source: 'https://www.cyberlibrary.org/en/books/the-2010-cia-world-factbook-35830/chapters/298/',
  },
  {
    number: 84,
    text: {
      ar: 'نجمة علم الأردن ليست نجمة عادية: كم رأسًا لها؟',
      en: 'The star on Jordan’s flag is no ordinary star. How many points has it?',
    },
    options: [
      { ar: 'نجمة بسبعة رؤوس', en: 'A star of seven points' },
      { ar: 'نجمة بخمسة رؤوس', en: 'A star of five points' },
      { ar: 'نجمة بستة رؤوس', en: 'A star of six points' },
      { ar: 'نجمة بثمانية رؤوس', en: 'A star of eight points' },
    ],
    pictures: [withStar(7), withStar(5), withStar(6), withStar(8)],
    fact: {
      ar: 'سبعة رؤوس، بعدد آيات الفاتحة. والآن كل من في الغرفة يعدّ الآيات في سرّه ليتأكّد.',
      en: 'Seven, for the seven verses of the opening surah. Everybody in the room is now counting them silently.',
    },
    source: 'https://m.roughguides.com/destinations/middle-east/jordan/jordans-flag/',
  },
  {
    number: 85,
    text: {
      ar: 'علم نيبال صعب الرسم، فأين كُتبت طريقة رسمه خطوة خطوة بالمسطرة والفرجار؟',
      en: 'Nepal’s flag is hard to draw. Where are the steps written down, ruler, compass and all?',
    },
    shown: { flag: 'np', alt: { ar: 'رايتان حمراوان فوق بعضهما', en: 'Two red pennants, one above the other' } },
    options: [
      { ar: 'في دستور البلاد', en: 'In the constitution' },
      { ar: 'على ورق النقود', en: 'On the banknotes' },
      { ar: 'على صخرة في إفرست', en: 'On a rock on Everest' },
      { ar: 'في النشيد الوطني', en: 'In the national anthem' },
    ],
    fact: {
      ar: 'الدستور! «ارسم خطًا من أ إلى ب…» ثم صفحة كاملة من الهندسة. من رسب في الرياضيات لا يخيط علمًا.',
      en: 'The constitution! "Draw a line from A to B…" and a page of geometry follows. Fail maths and you can’t sew the flag.',
    },
    source:
      'https://r.darrennathanael.com/r/AskReddit/comments/57j2tn/what_seems_boring_but_is_actually_really_fun/d8sr7ur',
  },
  {
    number: 86,
    text: {
      ar: 'اقلب علم باراغواي وانظر إلى ظهره: ماذا تجد مكان النجمة؟',
      en: 'Turn Paraguay’s flag round and look at its back. What is there instead of the star?',
    },
    shown: {
      flag: { of: 'nl' },
      alt: { ar: 'أشرطة حمراء وبيضاء وزرقاء أُزيل رسم وسطها', en: 'Red, white and blue bands, the middle left empty' },
    },
    options: [
      { ar: 'أسد يحرس قبعة', en: 'A lion guarding a cap' },
      { ar: 'خريطة البلاد', en: 'A map of the country' },
      { ar: 'النجمة نفسها مقلوبة', en: 'The same star, mirrored' },
      { ar: 'سفينة بثلاثة أشرعة', en: 'A ship of three sails' },
    ],
    fact: {
      ar: 'في الوجه نجمة، وفي الظهر أسد وقبعة حمراء فوق رمح. علم بوجهين، كبعض الأصحاب!',
      en: 'A star on the front, a lion with a red cap on the back: a flag with two faces, like some friends!',
    },
    source: 'https://www.cyberlibrary.org/en/books/the-2010-cia-world-factbook-35830/chapters/301/',
  },
  {
    number: 87,
    text: {
      ar: 'بحثنا عن البنفسجي في أعلام الدول فلم نجده إلا في علمين، أحدهما علم دومينيكا: على ماذا؟',
      en: 'We looked for purple among national flags and found it on only two. One is Dominica’s: what is purple there?',
    },
    shown: {
      flag: 'jm',
      alt: { ar: 'علم جامايكا، جارة لا بنفسجي في علمها', en: 'The flag of Jamaica, a neighbour without any purple' },
    },
    options: [
      { ar: 'ببغاء', en: 'A parrot' },
      { ar: 'باذنجانة', en: 'An aubergine' },
      { ar: 'فراشة', en: 'A butterfly' },
      { ar: 'عنقود عنب', en: 'A bunch of grapes' },
    ],
    fact: {
      ar: 'ببغاء السيسيرو، ولا يعيش إلا هناك. والعلم الثاني نيكاراغوا، وفيه قوس قزح صغير. أما علم الصورة فلجامايكا: جئنا به للتمويه!',
      en: 'The sisserou parrot, which lives nowhere else. The other is Nicaragua’s, with a tiny rainbow. The flag shown is Jamaica’s: a decoy!',
    },
    source: 'http://www.travelntara.com/only-two-countries-with-purple-in-their-national-flag/',
  },
  {
    number: 88,
    text: {
      ar: 'شيء أسود في وسط علم ليسوتو يعرفه كل أهلها، ويلبسونه: ما هو؟',
      en: 'Everybody in Lesotho knows the black thing on their flag, and has it at home. What is it?',
    },
    shown: {
      flag: 'ls',
      alt: { ar: 'أزرق وأبيض وأخضر، وشكل أسود في الوسط', en: 'Blue, white, green, and a black shape' },
    },
    options: [
      { ar: 'قبعة', en: 'A hat' },
      { ar: 'إبريق شاي', en: 'A teapot' },
      { ar: 'جرس مدرسة', en: 'A school bell' },
      { ar: 'خيمة', en: 'A tent' },
    ],
    fact: {
      ar: 'قبعة شعب الباسوتو! رُفع العلم عام 2006 لمرور 40 سنة على الاستقلال. فكّروا فيها: علم عليه غترة وعقال!',
      en: 'The hat of the Basotho! The flag was unfurled in 2006 for 40 years of independence. Imagine one with a ghutra on it!',
    },
    source: 'https://bitlit.ru/page/en/united-states-central-intelligence-agency/the-2010-cia-world-factbook/9437',
  },
  {
    number: 89,
    text: {
      ar: 'علم ناورو خريطة من دون أن تدري! النجمة جزيرتهم، فما الخط الأصفر فوقها؟',
      en: 'Nauru’s flag is secretly a map! The star is the island. What is the yellow line above it?',
    },
    shown: {
      flag: 'nr',
      alt: { ar: 'أزرق يقطعه خط أصفر، وتحته نجمة بيضاء', en: 'Blue, crossed by a yellow line with a white star below' },
    },
    options: [
      { ar: 'خط الاستواء', en: 'The equator' },
      { ar: 'شاطئ من الرمل', en: 'A sandy beach' },
      { ar: 'أفق الغروب', en: 'The horizon at sunset' },
      { ar: 'طريق القوافل', en: 'A caravan road' },
    ],
    fact: {
      ar: 'خط الاستواء، والجزيرة تحته بقليل. من ضاع منهم في البحر يفتح العلم ويرجع إلى البيت.',
      en: 'The equator, and the island lies just south of it. Lost at sea? Unfold the flag and go home.',
    },
    source: 'http://www.gettysburgflag.com/blog/history-lessons/unusual-flags-of-the-world/',
  },
  {
    number: 90,
    text: {
      ar: 'دققوا: القرص في علم بنغلاديش ليس في الوسط! لماذا؟',
      en: 'Look closely: the disc on Bangladesh’s flag isn’t in the middle! Why?',
    },
    shown: {
      flag: 'bd',
      alt: { ar: 'أخضر وعليه قرص أحمر أقرب إلى السارية', en: 'Green with a red disc nearer the pole' },
    },
    options: [
      { ar: 'ليبدو في الوسط وهو يرفرف', en: 'To look centred as it flies' },
      { ar: 'لأن أول خياط أخطأ القياس', en: 'The first tailor measured badly' },
      { ar: 'لأن الشمس تشرق من جهته', en: 'The sun rises on that side' },
      { ar: 'ليبقى مكان لهلال يُضاف', en: 'To leave room for a crescent' },
    ],
    fact: {
      ar: 'الطرف الطائر يتموّج فيقصر في العين، فقرّبوا القرص من السارية ليبدو في مكانه. خدعة هندسية مع الريح!',
      en: 'The flying end ripples and looks shorter, so they moved the disc towards the pole. A trick played with the wind!',
    },
    source: 'http://mega-flags.com/Bangladesh-Flag-info-image.html',
  },
  {
    number: 91,
    text: {
      ar: 'على علم جزر بالاو قرص أصفر، والكل يقول: شمس! وكلهم أخطأوا: ما هو؟',
      en: 'There is a yellow disc on the flag of Palau. Everybody says: the sun! Everybody is wrong. What is it?',
    },
    shown: { flag: 'pw', alt: { ar: 'أزرق فاتح عليه قرص أصفر', en: 'Light blue with a yellow disc' } },
    options: [
      { ar: 'البدر', en: 'The full moon' },
      { ar: 'صفار بيضة', en: 'The yolk of an egg' },
      { ar: 'لؤلؤة ذهبية', en: 'A golden pearl' },
      { ar: 'ثمرة مانجو', en: 'A mango' },
    ],
    fact: {
      ar: 'بدر التمام! أهلها يرون ليالي البدر أحسن الأوقات للعمل والصيد والأعراس، فوضعوه على العلم أصفر كالكركم.',
      en: 'The full moon! The islanders hold its nights to be the best for getting things done, so it went on the flag, yellow as turmeric.',
    },
    source: 'https://blog.kobadoo.com/2023/10/flag-trivia-11-lesser-known-facts-about.html',
  },
  {
    number: 92,
    text: {
      ar: 'ثلاث أرجل على علم جزيرة مان، ولها شعار قديم باللاتينية: ماذا يقول؟',
      en: 'Three legs on the flag of the Isle of Man, with an old Latin motto. What does it say?',
    },
    shown: { flag: 'im', alt: { ar: 'ثلاث أرجل مدرّعة على أحمر', en: 'Three legs in armour on red' } },
    options: [
      { ar: 'كيفما رميتني وقفتُ', en: 'Throw it how you will, it stands' },
      { ar: 'ثلاث أرجل خير من اثنتين', en: 'Three legs are better than two' },
      { ar: 'اركض ولا تنظر خلفك', en: 'Run, and don’t look back' },
      { ar: 'من مشى على الدرب وصل', en: 'Who keeps walking arrives' },
    ],
    fact: {
      ar: 'كالقطة تمامًا: ترميها كيف شئت فتقع على رجل. وعندهم رجل احتياط!',
      en: 'Just like a cat: throw it any way and it lands on a leg. And they have a spare!',
    },
    source: 'https://imagespublicdomain.wordpress.com/category/flags/',
  },
  {
    number: 93,
    text: {
      ar: 'رسموا على علم جزر استوائية كومتَي ملح، فلم يفهم الرسّام في لندن وأضاف لواحدة بابًا! ماذا ظنّها؟',
      en: 'A tropical colony’s flag showed two heaps of salt. The artist in London didn’t understand and gave one a door! What did he take it for?',
    },
    shown: { flag: 'tc', alt: { ar: 'علم تلك الجزر اليوم، بلا ملح', en: 'The islands’ flag today, without any salt' } },
    options: [
      { ar: 'بيت من الثلج', en: 'An igloo' },
      { ar: 'خيمة بدو', en: 'A Bedouin tent' },
      { ar: 'هرم مصري', en: 'An Egyptian pyramid' },
      { ar: 'فرن خبز', en: 'A bread oven' },
    ],
    fact: {
      ar: 'جزر تركس وكايكوس قرب جزر البهاما، بلا ثلج ولا برد. وبقي بيت الإسكيمو على علمها عشرات السنين!',
      en: 'The Turks and Caicos lie near the Bahamas, without snow or cold. The igloo stayed on their flag for decades!',
    },
    source: 'https://futilitycloset.com/2018/01/30/free-air-conditioning',
  },
  {
    number: 94,
    text: {
      ar: 'علم بريطانيا خليط من أعلام بلدانها، إلا بلدًا مسكينًا نسوه: أيها؟',
      en: 'Britain’s flag mixes the flags of its countries, except one that was left out. Which?',
    },
    shown: { flag: 'gb', alt: { ar: 'صلبان متداخلة حمراء وبيضاء على أزرق', en: 'Crosses of red and white on blue' } },
    options: [
      { ar: 'ويلز', en: 'Wales' },
      { ar: 'اسكتلندا', en: 'Scotland' },
      { ar: 'إنجلترا', en: 'England' },
      { ar: 'أيرلندا', en: 'Ireland' },
    ],
    fact: {
      ar: 'ويلز! كانت تُعدّ جزءًا من إنجلترا يوم رُسم العلم. وعلمها عليه تنّين أحمر، فتخيّلوا لو أدخلوه!',
      en: 'Wales! It counted as part of England when the flag was drawn. Its own has a red dragon: imagine that in there!',
    },
    source: 'https://www.therecord.com/opinion-story/8805201-today-s-letter-to-the-editor-how-to-fly-the-union-jack/',
  },
  {
    number: 95,
    text: {
      ar: 'هذا علم الفلبين والأحمر فوق، وليس غلطة خياط: متى يُرفع هكذا؟',
      en: 'This is the flag of the Philippines with the red on top, and no tailor’s mistake. When is it flown like this?',
    },
    shown: {
      flag: {
        drawing:
          '<path fill="#0038a8" d="M0 240h640v240H0z"/><path fill="#ce1126" d="M0 0h640v240H0z"/><path ' +
          'fill="#fff" d="M0 0l416 240L0 480z"/><circle cx="135" cy="240" r="48" fill="#fcd116"/>',
      },
      alt: { ar: 'أحمر فوق أزرق، ومثلث أبيض عليه شمس', en: 'Red over blue, and a sun on a white triangle' },
    },
    options: [
      { ar: 'حين تكون البلاد في حرب', en: 'When the country is at war' },
      { ar: 'حين يفوز ملاكمها بلقب', en: 'When its boxer wins a title' },
      { ar: 'حين يهبّ إعصار', en: 'When a typhoon is coming' },
      { ar: 'حين تبدأ العطلة الصيفية', en: 'When the summer holidays begin' },
    ],
    fact: {
      ar: 'الأزرق فوق للسلم، والأحمر فوق للحرب. لذلك من علّقه مقلوبًا بالغلط أرعب الجيران!',
      en: 'Blue on top for peace, red on top for war. Hang it wrong by mistake and the neighbours panic!',
    },
    source: 'https://ondeeply.com/detail/Interesting-facts-about-flags',
  },
  {
    number: 96,
    text: {
      ar: 'كتيّب دورة رياضية عام 2017 طبع علم إندونيسيا مقلوبًا، فغضب الملايين: علم أي دولة صار؟',
      en: 'The booklet of a sports event in 2017 printed Indonesia’s flag upside down, and millions were furious. Whose flag had it become?',
    },
    shown: { flag: 'id', alt: { ar: 'أحمر فوق أبيض', en: 'Red over white' } },
    options: ['pl', 'mc', 'sg', 'mt'],
    fact: {
      ar: 'صار علم بولندا! واعتذرت ماليزيا المضيفة وأعادت طباعة الكتيّب. نصيحة: من يطبع علمًا فليسأل: أي جهة فوق؟',
      en: 'Poland’s! Malaysia, the host, apologised and printed it again. A tip for printers: ask which way is up.',
    },
    source: 'http://www.straitstimes.com/sport/indonesia-flag-gaffe-triggers-criticism-apologies?login=true',
  },
  {
    number: 97,
    text: {
      ar: 'أقراص أقراص! ثلاثة أعلام لدول، وواحد من مطبخنا: أيها المزيّف؟',
      en: 'Discs everywhere! Three national flags and one of our own cooking. Which is the fake?',
    },
    options: [{ ar: 'قرص أحمر على أصفر', en: 'A red disc on yellow' }, 'jp', 'bd', 'pw'],
    pictures: [{ of: 'jp', colours: { '#fff': '#fcd116' } }, 'jp', 'bd', 'pw'],
    fact: {
      ar: 'الأحمر على الأصفر ليس علم دولة: بيتزا بالبيبروني! الباقي اليابان وبنغلاديش وبالاو.',
      en: 'Red on yellow is no country: it is a pepperoni pizza! The rest are Japan, Bangladesh and Palau.',
    },
    source: 'flag-icons: jp, bd, pw',
  },
  {
    number: 98,
    text: {
      ar: 'وُضعت ألوان علم بابوا غينيا الجديدة على ورقة من دفتر مدرسي: من صاحبها؟',
      en: 'The colours of Papua New Guinea’s flag were set down on a page from an exercise book. Whose?',
    },
    shown: {
      flag: 'pg',
      alt: { ar: 'أحمر عليه طائر ذهبي، وأسود عليه نجوم', en: 'A golden bird on red, stars on black' },
    },
    options: [
      { ar: 'تلميذة عمرها 15 سنة', en: 'A schoolgirl aged fifteen' },
      { ar: 'طيّار هبط اضطراريًا', en: 'A pilot after a forced landing' },
      { ar: 'معلّم رياضيات أسترالي', en: 'An Australian maths teacher' },
      { ar: 'صيّاد يجمع ريش الطيور', en: 'A hunter who collected feathers' },
    ],
    fact: {
      ar: 'سوزان كاريكي! لم تعجبها ألوان التصميم الرسمي فرسمت أحسن منها. احتفظوا بدفاتر أولادكم، فقد يكون فيها علم!',
      en: 'Susan Karike! She disliked the official colours and drew better ones. Keep your children’s exercise books!',
    },
    source: 'https://en.wikipedia.org/wiki/Susan_Karike',
  },
  {
    number: 99,
    text: {
      ar: 'كتابة علم السعودية تُقرأ صحيحة من وجهَي العلم: كيف يصنعونه؟',
      en: 'The writing on the Saudi flag reads correctly from both sides. How is it made?',
    },
    shown: { flag: 'sa', alt: { ar: 'علم السعودية', en: 'The flag of Saudi Arabia' } },
    options: [
      { ar: 'بوجهين متطابقين', en: 'With two identical faces' },
      { ar: 'بخيط شفاف من الحرير', en: 'With clear silk thread' },
      { ar: 'بحروف لا تتغيّر في المرآة', en: 'With letters that mirror well' },
      { ar: 'بالكتابة على وجه واحد', en: 'With writing on one side only' },
    ],
    fact: {
      ar: 'كل علم يُصنع بوجهين متطابقين، كي لا تنقلب الكلمات في ظهره، والسيف يتبع اتجاه القراءة. ولا يُنكَّس أبدًا.',
      en: 'Each flag is made with two identical faces, so that no word is ever reversed; the sword follows the writing. It is never flown at half-mast.',
    },
    source: 'https://saigatours.com/details/middle-east/saudi-arabia/flag',
  },
  {
    number: 100,
    text: {
      ar: 'ألوان علم الكويت من بيت شعر: بيضٌ صنائعنا، خضرٌ مرابعنا، حمرٌ… ماذا؟',
      en: 'The colours of Kuwait’s flag come from a verse: white our deeds, green our meadows, red our… what?',
    },
    shown: { flag: 'kw', alt: { ar: 'علم الكويت', en: 'The flag of Kuwait' } },
    options: [
      { ar: 'مواضينا، أي سيوفنا', en: 'Swords' },
      { ar: 'خيولنا', en: 'Horses' },
      { ar: 'رمالنا', en: 'Sands' },
      { ar: 'بيارقنا، أي راياتنا', en: 'Banners' },
    ],
    fact: {
      ar: 'المواضي هي السيوف الماضية. قاله صفي الدين الحلي قبل نحو 700 سنة، ولا يدري أنه يصمّم علمًا!',
      en: 'Safi al-Din al-Hilli wrote it some 700 years ago, with no idea that he was designing a flag!',
    },
    source: 'https://sauress.com/shibreqah/20578',
  },
];
