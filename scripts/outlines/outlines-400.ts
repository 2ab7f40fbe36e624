import type { Outline } from './outline.ts';

/** Shapes that someone in the room knows. */
export const outlines400: readonly Outline[] = [
  {
    number: 17,
    file: 'fr',
    shape: { countries: ['France'], within: [-5.5, 41, 10, 51.5] },
    text: {
      ar: 'كأن نحلة رسمتها: ستّة أضلاع! وأهلها يسمّون بلدهم باسم هذا الشكل حتى في نشرة الأخبار. أي بلد؟',
      en: 'A bee might have drawn it: six sides! Its people even call the country by that shape on the evening news. Which country?',
    },
    answer: 'fr',
    wrong: ['de', 'pl', 'at'],
    alt: {
      ar: 'شكل قريب من ستة أضلاع، وفي جنوبه الشرقي جزيرة صغيرة',
      en: 'Almost six-sided, with a small island in the south-east',
    },
    fact: {
      ar: 'مع من أطول حدودها البرّية؟ لا مع إسبانيا ولا ألمانيا، بل مع البرازيل! 730 كيلومترًا من الغابة، لأن غويانا في أمريكا الجنوبية قطعة منها.',
      en: 'Its longest land border? Not with Spain or Germany but with Brazil: 730 kilometres of jungle, because French Guiana is part of France.',
    },
    source: 'https://geografeats.com/post/france-s-longest-land-border-is-with-brazil',
  },
  {
    number: 18,
    file: 'jo',
    shape: { countries: ['Jordan'] },
    text: {
      ar: 'كان يخطّ الحدود بالمسطرة بعد غداء دسم، ففاجأه الفُواق وقفز القلم! انظروا إلى الكسرة في الشرق: أي بلد؟',
      en: 'He was ruling the border after a heavy lunch when a hiccup sent the pencil flying. Look at that notch in the east: which country?',
    },
    answer: 'jo',
    wrong: ['iq', 'sy', 'eg'],
    alt: {
      ar: 'شكل له ذراع ممتدة إلى الشمال الشرقي وانكسار حادّ في الشرق',
      en: 'A shape with an arm to the north-east and a sharp notch in the east',
    },
    fact: {
      ar: 'يسمّونها «فُواق ونستون»، ويتندّرون بأن تشرشل رسمها وهو يشهق. والحقيقة أنه لفّ القلم عمدًا حول وادي السرحان، لكن النكتة غلبت التاريخ!',
      en: "It is called Winston's Hiccup, as if Churchill had drawn it mid-gulp. In truth he steered round Wadi Sirhan on purpose, but the joke won.",
    },
    source: 'http://vidamindy.blogspot.com/2008/05/funny-details-about-jordan.html',
  },
  {
    number: 22,
    file: 'gr',
    shape: { countries: ['Greece'] },
    text: {
      ar: 'انكسر الصحن: قطعة لها أصابع، وفتات في البحر كله. قالت الجدة: عين وصابتهم! وجدّاتهم يقلن مثلها تمامًا. أي بلد؟',
      en:
        "The plate broke: one piece with fingers, crumbs all over the sea. 'Somebody envied it!' says Grandma. " +
        'Their grannies say the very same. Which country?',
    },
    answer: 'gr',
    wrong: ['it', 'hr', 'dk'],
    alt: {
      ar: 'شبه جزيرة ممزّقة السواحل تنتهي بأصابع، وحولها جزر كثيرة',
      en: 'A ragged peninsula ending in fingers, with many islands round it',
    },
    fact: {
      ar:
        'إذا مدحتم طفلًا هناك قالت جدّته ثلاثًا: «فتو فتو فتو!» كأنها تتفل عليه، خوفًا من العين. فمن رجع من ' +
        'الزيارة ووجهه مبلول فليفرح: معناه أنه جميل جدًّا!',
      en:
        "Praise a baby there and its granny goes 'Ftou, ftou, ftou!', as if spitting three times, against the " +
        'evil eye. If you come home from a visit with a wet face, cheer up: you must be gorgeous.',
    },
    source: 'https://www.lifebeyondbordersblog.com/the-greek-custom-of-spitting-at-you/',
  },
  {
    number: 23,
    file: 'tn',
    shape: { countries: ['Tunisia'] },
    text: {
      ar: 'ضرس بجذر واحد طويل، محشور بين عملاقين من الرمال، وتاجه يعضّ البحر! أي بلد؟',
      en: 'A molar with one long root, squeezed between two giants of sand, its crown biting the sea. Which country?',
    },
    answer: 'tn',
    wrong: ['lb', 'sy', 'sn'],
    alt: {
      ar: 'شكل طويل ساحله في الشرق والشمال، ويدقّ في الجنوب كالوتد',
      en: 'A tall shape with its coast to the north and east, tapering southwards to a wedge',
    },
    fact: {
      ar: 'كوكب «تاتوين» في «حرب النجوم» مسمّى على مدينتها تطاوين، وصُوّرت فيها صحراؤه. يعني بطل المجرّة ابن البلد!',
      en: 'Tatooine, the desert planet in Star Wars, took its name from Tataouine and was filmed in this country. So the hero of the galaxy is a local lad.',
    },
    source: 'https://may4bewithyou.com/did-you-know-tatooine-was-named-after-a-real-city-in-tunisia-ty95',
  },
  {
    number: 24,
    file: 'dz',
    shape: { countries: ['Algeria'] },
    text: {
      ar: 'طائرة ورقية عملاقة: رأسها عند البحر وذيلها في رمل الصحراء. وعلى رملها تزلّج الأولاد يومًا على… ثلج! أي بلد؟',
      en:
        'A gigantic kite: its head by the sea, its tail in the desert sand. And on that sand, one morning, ' +
        'children went sledging. On snow! Which country?',
    },
    answer: 'dz',
    wrong: ['ly', 'ml', 'sd'],
    alt: {
      ar: 'شكل ضخم ساحله قصير في الشمال، وأسفله زاوية كبيرة',
      en: 'A huge shape with a short coast in the north and a great corner at the bottom',
    },
    fact: {
      ar:
        'في عين الصفراء، باب الصحراء، نزل الثلج على الكثبان في يناير 2018، فتزلّج الأولاد وصنعوا رجل ثلج! وهناك ' +
        'صاحت أمّ في وجه الصحراء: البس قفّازك قبل أن تطلع.',
      en:
        'At Ain Sefra, gateway to the Sahara, snow covered the dunes in January 2018: children slid down them ' +
        "and built snowmen. And for once a mother shouted at the desert door: 'Not without your gloves!'",
    },
    source:
      'https://metro.co.uk/2018/01/11/children-in-the-sahara-desert-have-the-time-of-their-lives-after-freak-snow-storm-7222669/',
  },
  {
    number: 25,
    file: 'ly',
    shape: { countries: ['Libya'] },
    text: {
      ar: 'كأن البحر جلس على حافتها الشمالية فانضغطت تحته كالوسادة! وباقي حدودها خطوط مسطرة. أي بلد؟',
      en: 'The sea seems to have sat down on its northern edge and left a dent, as in a cushion. The other borders are ruler lines. Which country?',
    },
    answer: 'ly',
    wrong: ['dz', 'td', 'eg'],
    alt: {
      ar: 'شكل عريض ينحني ساحله الشمالي إلى الداخل، وحدوده خطوط مستقيمة',
      en: 'A wide shape with a deep curve in its northern coast and ruler-straight borders',
    },
    fact: {
      ar: 'لا نهر فيها، فصنعت نهرًا تحت الرمل: أنابيب قطرها أربعة أمتار يصلح الواحد منها نفقًا للقطار! نهر كامل، ولا سمكة فيه.',
      en: 'It has no river, so it built one under the sand: pipes four metres across, each big enough for a train. A whole river, and not one fish in it.',
    },
    source: 'http://erazvitie.org/english/ozhivivshij_pustynju',
  },
  {
    number: 26,
    file: 'ir',
    shape: { countries: ['Iran'] },
    text: {
      ar: 'قطّة جالسة تنظر إلى الغرب، وبحر مغلق يدغدغ ظهرها! هكذا يرى أهلها خريطتهم: أي بلد؟',
      en: 'A cat sits looking west while an inland sea tickles its back. That is how its own people see the map: which country?',
    },
    answer: 'ir',
    wrong: ['tr', 'af', 'pk'],
    alt: {
      ar: 'شكل كبير في شماله تقويسة يدخل فيها بحر، وساحله الآخر في الجنوب',
      en: 'A large shape with a sea curving into its north and another coast in the south',
    },
    fact: {
      ar: 'والأعجب أن القطّ «الشيرازي» الكثيف الشعر مسمّى على مدينة فيها، والعالم يسمّيه «الفارسي». بلد شكله قطّة ويصدّر القطط!',
      en: 'The fluffy Persian cat is named after it, and in the Gulf it bears the name of its city Shiraz. A cat-shaped country that exports cats!',
    },
    source: 'http://cats.wikia.com/wiki/Persian_Cat',
  },
  {
    number: 27,
    file: 'cl',
    shape: { countries: ['Chile'], within: [-76, -56, -66, -17] },
    text: {
      ar: 'فتح السائق خريطتها في السيارة، فخرج طرفها من الشبّاك ودخل سيارة الجيران! أي بلد بهذا الطول وهذه النحافة؟',
      en: 'The driver unfolded its map, and the end went out of the window and into the next car. Which country is this long and this thin?',
    },
    answer: 'cl',
    wrong: ['ar', 'pe', 'no'],
    isForChildren: true,
    alt: { ar: 'شريط طويل جدًّا ورفيع، ينتهي بجزر ممزّقة', en: 'A very long thin strip that ends in ragged islands' },
    fact: {
      ar: 'في مدينتها أريكا لم ينزل مطر أكثر من 14 سنة متصلة، من 1903 إلى 1918. كبر أولاد ولم يعرفوا لماذا تُباع المظلّات!',
      en: 'In its city of Arica no rain fell for more than 14 years on end, from 1903 to 1918. Children grew up wondering what umbrellas were for.',
    },
    source: 'https://wmo.asu.edu/content/world-longest-recorded-dry-period',
  },
  {
    number: 28,
    file: 'lk',
    shape: { countries: ['Sri Lanka'] },
    text: {
      ar: 'قال الشاعر: دمعة! وقال الجائع: حبّة مانجو! وما زالا يتجادلان فوق الخريطة. أي جزيرة هذه؟',
      en: "'A teardrop!' says the poet. 'A mango!' says the hungry one. They are still arguing over the map. Which island country is this?",
    },
    answer: 'lk',
    wrong: ['mg', 'mt', 'cy'],
    isForChildren: true,
    alt: { ar: 'جزيرة كالدمعة، رأسها في الشمال', en: 'An island like a teardrop, its point to the north' },
    fact: {
      ar: 'سمّاها تجّار العرب «سرنديب»، ومن الاسم صاغ كاتب إنجليزي كلمة «سرنديبيتي»: أن تجد ما لم تبحث عنه. كمن يفتّش عن المفتاح فيجد عشرة دنانير!',
      en: "Arab traders called it Serendib; hence 'serendipity', finding what you weren't looking for. Like ten dinars in the sofa while hunting for keys.",
    },
    source: 'http://www.pballew.net/serendib.html',
  },
  {
    number: 29,
    file: 'mg',
    shape: { countries: ['Madagascar'] },
    text: {
      ar: 'من الذي مشى هنا حافيًا؟ بصمة قدم هائلة مطبوعة في المحيط! أي بلد؟',
      en: 'Who walked through here with no shoes on? One enormous footprint, pressed into the ocean. Which country?',
    },
    answer: 'mg',
    wrong: ['lk', 'nz', 'pg'],
    isForChildren: true,
    alt: {
      ar: 'جزيرة طويلة مائلة، ساحلها الشرقي يكاد يستقيم',
      en: 'A long slanting island with a nearly straight east coast',
    },
    fact: {
      ar: 'فيها نحو نصف أنواع الحرباء في العالم، ومنها ما يقف على رأس إصبعك. وكل عين تدور وحدها: عين عليك وعين على الباب!',
      en: "It has about half of the world's kinds of chameleon, some of them fingertip-sized. Each eye turns by itself: one on you, one on the door.",
    },
    source: 'https://www.localnewswave.com/article/1025642134207033344',
  },
  {
    number: 30,
    file: 'mx',
    shape: { countries: ['Mexico'], within: [-118, 14, -86, 33] },
    text: {
      ar:
        'ذيل عقرب في الجنوب الشرقي، ومصّاصة رفيعة في الغرب. وفيه تلّ بنى الغرباء فوقه، ولم يسألوا: على ماذا نبني؟ ' +
        'أي بلد؟',
      en:
        "A scorpion's tail in the south-east, a thin straw in the west. Newcomers built on top of a hill there " +
        'and never asked what was underneath. Which country?',
    },
    answer: 'mx',
    wrong: ['co', 'ar', 'pe'],
    alt: {
      ar: 'شكل كالقرن ينعطف إلى الشرق، وعلى جانبه الغربي ذراع رفيعة',
      en: 'A horn that curves to the east, with a thin arm down its western side',
    },
    fact: {
      ar:
        'كان التلّ هرمًا، وحجمه أكبر من حجم هرم خوفو! غطّاه العشب والتراب، ويُحكى أن الإسبان حسبوه تلًّا وبنوا ' +
        'فوقه. أكبر هرم في الدنيا ولم ينتبهوا له، فلا تصيحوا على من ضيّع المفاتيح.',
      en:
        'The hill was a pyramid, larger by volume than the Great Pyramid of Egypt. Grass had grown over it and ' +
        'the Spanish, they say, took it for a hill and built on top. They missed the biggest pyramid on Earth: go ' +
        'easy on whoever lost the keys.',
    },
    source: 'https://www.archivish.com/the-great-pyramid-of-cholula/',
  },
  {
    number: 31,
    file: 'th',
    shape: { countries: ['Thailand'] },
    text: {
      ar: 'رأس فيل مدّ خرطومه الطويل إلى الجنوب ليشرب من بحرين! أي بلد يرى الناس هذا الفيل في خريطته؟',
      en: "An elephant's head, with a long trunk stretched south to drink from two seas. On whose map do people see it?",
    },
    answer: 'th',
    wrong: ['vn', 'mm', 'my'],
    isForChildren: true,
    alt: {
      ar: 'شكل عريض في الأعلى، وله ذيل طويل رفيع إلى الجنوب',
      en: 'Broad at the top, with a long thin tail to the south',
    },
    fact: {
      ar: 'سنتهم تسبق سنتنا بـ543 سنة: من وُلد عندنا عام 2010 فهو عندهم من مواليد 2553! تركب الطائرة ساعات، فتنزل في المستقبل.',
      en: 'Its calendar runs 543 years ahead: born in 2010, there you were born in 2553. A few hours on a plane, and you land in the future.',
    },
    source: 'https://learnthaiwithmod.com/2015/06/thai-calendar',
  },
  {
    number: 32,
    file: 'mediterranean',
    shape: {
      seed: [18, 35],
      box: [-6.5, 29.5, 37, 46.5],
      walls: [
        [
          [-5.65, 36.25],
          [-5.35, 35.7],
        ],
        [
          [26.35, 40.3],
          [26.45, 39.7],
        ],
      ],
    },
    text: {
      ar: 'الأزرق ماء والأبيض يابسة. ابحثوا في وسطه عن حذاء مقصوص يركل كرة: من وجده عرف البحر! أي بحر؟',
      en: 'Blue is water, white is land. Look in the middle for a cut-out boot kicking a ball: whoever finds it knows the sea. Which sea is this?',
    },
    answer: { ar: 'البحر المتوسط', en: 'The Mediterranean' },
    wrong: [
      { ar: 'بحر البلطيق', en: 'The Baltic Sea' },
      { ar: 'البحر الكاريبي', en: 'The Caribbean' },
      { ar: 'بحر الصين الجنوبي', en: 'The South China Sea' },
    ],
    alt: {
      ar: 'شكل طويل من الغرب إلى الشرق، تتفرّع منه أذرع إلى الشمال وفيه فراغات',
      en: 'A long shape from west to east, with arms to the north and gaps in it',
    },
    fact: {
      ar: 'جفّ معظمه قبل ملايين السنين، ثم انفتح مضيق جبل طارق فاندفع المحيط وملأه، وربما ارتفع أكثر من 10 أمتار في اليوم. أكبر صنبور نسيه أحد مفتوحًا!',
      en: 'It once all but dried up, until the Atlantic burst in at Gibraltar and filled it, perhaps by 10 metres a day. The biggest tap ever left running.',
    },
    source: 'http://news.bbc.co.uk/2/hi/8404363.stm',
  },
  {
    number: 33,
    file: 'ca',
    shape: { countries: ['Canada'] },
    text: {
      ar: 'كعكة وقعت على الجليد: قضمة ضخمة في وسطها، وأعلاها فتات. وعلى طريق فيها لوحة: لا تدعوه يلحس سيارتكم! أي بلد؟',
      en:
        "A cake fell on the ice: one huge bite in the middle, the top all crumbs. A road sign there says: 'Do " +
        "not let it lick your car!' Which country?",
    },
    answer: 'ca',
    wrong: ['us', 'ru', 'no'],
    isForChildren: true,
    alt: {
      ar: 'شكل ضخم في وسطه خليج واسع، وفي شماله جزر كبيرة كثيرة',
      en: 'A huge shape with a great bay in the middle and many large islands in the north',
    },
    fact: {
      ar:
        'اللوحة ظهرت عام 2020، والذي يلحس هو الموظ، أيل ضخم يعشق الملح المرشوش على الطرق حين يعلق بالسيارات. ' +
        'عندهم تُلحس السيارة، وعندنا يكتب الأولاد على غبارها: «اغسلني»!',
      en:
        'It went up in 2020, and the one who licks is the moose: it adores road salt, and finds it on cars. ' +
        "There they lick your car; here the boys write 'Wash me' in the dust.",
    },
    source:
      'https://www.upi.com/Odd_News/2020/11/23/Canadian-town-posts-signs-reading-Do-not-let-moose-lick-your-car/6971606161616/',
  },
  {
    number: 34,
    file: 'is',
    shape: { countries: ['Iceland'] },
    text: {
      ar: 'خروف كثيف الصوف استلقى في ماء بارد، رأسه في الشمال الغربي، وبطنه يغلي من الداخل! أي بلد؟',
      en: 'A woolly sheep lies down in icy water, head to the north-west, with its tummy on the boil inside. Which country?',
    },
    answer: 'is',
    wrong: ['ie', 'nz', 'no'],
    alt: {
      ar: 'جزيرة عريضة كثيرة الألسنة، وفي شمالها الغربي قطعة كالكفّ',
      en: 'A wide island with many headlands and a hand-like piece in the north-west',
    },
    fact: {
      ar: 'في شقّ «سيلفرا» يغوص الناس بين صفيحتين: يد على أمريكا الشمالية ويد على أوروبا! لكن لا تتأخّر، فهما تبتعدان سنتيمترين كل سنة.',
      en: "In its Silfra crack divers can lay one hand on North America and the other on Europe. Don't dawdle: they part by two centimetres a year.",
    },
    source: 'https://matadornetwork.com/read/can-scuba-dive-tectonic-plates-iceland-heres-looks-like/',
  },
  {
    number: 35,
    file: 'nz',
    shape: { countries: ['New Zealand'], within: [166, -47.4, 179, -34] },
    text: {
      ar: 'اقلبوا رؤوسكم: حذاء طويل واقف على ساقه في آخر الدنيا، ولا أحد يلبسه! أي بلد؟',
      en: 'Tilt your heads: a long boot stands upside down at the end of the world, and nobody is wearing it. Which country?',
    },
    answer: 'nz',
    wrong: ['jp', 'gb', 'ph'],
    alt: { ar: 'جزيرتان طويلتان مائلتان، إحداهما فوق الأخرى', en: 'Two long slanting islands, one above the other' },
    fact: {
      ar: 'كثيرًا ما ينساه صنّاع الخرائط! أُوقفت سائحة منه في مطار عام 2016 لأنهم لم يصدّقوا أنه بلد، وخريطة الجدار عندهم نسيته أيضًا.',
      en: 'Mapmakers keep forgetting it. In 2016 an airport held a tourist, not believing it was a country, and the map on the wall had left it off too.',
    },
    source: 'https://en.wikipedia.org/wiki/Omission_of_New_Zealand_from_maps',
  },
  {
    number: 36,
    file: 'za',
    shape: { countries: ['South Africa'], within: [16, -35, 33, -22] },
    text: {
      ar: 'ثوب عريض نسي الخيّاط في وسطه ثقبًا، وفي الثقب ملك وعلم ونشيد! أي بلد هذا؟',
      en: 'A wide garment the tailor left a hole in, and inside the hole are a king, a flag and an anthem. Which country is this?',
    },
    answer: 'za',
    wrong: ['ao', 'ke', 'na'],
    alt: {
      ar: 'شكل عريض يحيط به البحر من الجنوب، وفي داخله فراغ مستدير',
      en: 'A wide shape with the sea to the south and a round hole inside',
    },
    fact: {
      ar: 'الثقب مملكة ليسوتو، بلد كامل في جبال عالية، يبيع ماءه للمدن التي حوله. أول ثقب في الدنيا يسقي الثوب!',
      en: 'The hole is Lesotho, a whole mountain kingdom, which sells its water to the cities around. The only hole in the world that waters the cloth.',
    },
    source: 'https://iasscore.in/current-affairs/prelims/lesotho-highlands-water-project-13',
  },
  {
    number: 37,
    file: 'id',
    shape: { countries: ['Indonesia'] },
    text: {
      ar: 'انقطعت مسبحة الجدّ فتناثر خرزها على خطّ الاستواء. قال: لا يتحرك أحد حتى أعدّها كلها! وما زلنا واقفين. أي بلد؟',
      en:
        "Grandpa's beads snapped and rolled along the equator. 'Nobody move till I've counted them!' he said, " +
        'and we are still standing. Which country?',
    },
    answer: 'id',
    wrong: ['ph', 'my', 'pg'],
    alt: {
      ar: 'صفّ طويل من الجزر الكبيرة والصغيرة من الغرب إلى الشرق',
      en: 'A long row of large and small islands from west to east',
    },
    fact: {
      ar: 'نحو 17 ألف خرزة، أي جزيرة! لو زرتم كل يوم واحدة لاحتجتم إلى أكثر من 45 سنة. وعند الجزيرة الأخيرة يقول أبوكم: نسيت شاحني في الأولى.',
      en:
        'Some 17,000 beads, or islands. At one a day, the tour takes over 45 years. And on the very last one Dad ' +
        'says he left his charger on the first.',
    },
    source: 'https://seasia.co/2025/08/11/how-long-would-it-take-to-visit-every-island-in-indonesia',
  },
  {
    number: 38,
    file: 'ph',
    shape: { countries: ['Philippines'] },
    text: {
      ar: 'تكسّر الساندويتش: لقمة في الشمال، ولقمة في الجنوب، وبينهما فتات. سألنا أهله: أين الباقي؟ فأشاروا بلا أصابع! أي بلد؟',
      en:
        "The sandwich broke: a bite in the north, a bite in the south, crumbs between. 'Where's the rest?' They " +
        'pointed, and not with a finger! Which country?',
    },
    answer: 'ph',
    wrong: ['id', 'sb', 'jp'],
    alt: {
      ar: 'جزر كثيرة: كبيرة في الشمال، وكبيرة في الجنوب، وبينهما صغار',
      en: 'Many islands: a large one north, a large one south and small ones between',
    },
    fact: {
      ar:
        'أشاروا بالشفتين! فالإشارة بالإصبع إلى الناس عندهم قلّة ذوق، فيمدّ كثير منهم الشفتين نحو الشيء: هناك. ' +
        'جرّبوها الآن: أشيروا بشفاهكم إلى من أكل آخر سمبوسة!',
      en:
        "With their lips! Pointing a finger at people is rude, so many there point with a pout: 'Over there.' Try " +
        'it now, all of you: point your lips at whoever ate the last samosa.',
    },
    source: 'http://www.mymovetothephilippines.com/2011/filipino-lip-pointing-the-whys-and-hows/',
  },
  {
    number: 39,
    file: 'cu',
    shape: { countries: ['Cuba', 'USNB Guantanamo Bay'] },
    text: {
      ar: 'تمساح طويل نائم في ماء دافئ، وتحت بطنه سمكة مدوّرة لا تجرؤ أن توقظه! أي بلد؟',
      en: "A long crocodile naps in warm water, and a little round fish beneath its belly doesn't dare wake it. Which country?",
    },
    answer: 'cu',
    wrong: ['jm', 'ht', 'bs'],
    isForChildren: true,
    alt: {
      ar: 'جزيرة طويلة رفيعة منحنية، وتحتها جزيرة صغيرة مستديرة',
      en: 'A long thin bent island with a small round one below it',
    },
    fact: {
      ar: 'في بلد التمساح أصغر طائر في العالم: «طنّان النحلة»، نحو خمسة سنتيمترات وغرامين. يختبئ مع الفكّة في جيبك ولا تدري!',
      en: "The crocodile is home to the world's smallest bird, the bee hummingbird: five centimetres, two grams. It could hide in your pocket change.",
    },
    source: 'https://globalknowable.com/legal-travel-to-cuba/smallest-bird-in-the-world',
  },
];
