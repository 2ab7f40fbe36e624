import type { Outline } from './outline.ts';

const whichIsland = { ar: 'هذه جزيرة، فما اسمها؟', en: 'An island: which one?' };
const whichSea = { ar: 'شكل الماء بين الشواطئ: أي بحر هذا؟', en: 'The shape of water between shores: which sea?' };

/** Shapes that make the room argue. */
export const outlines600: readonly Outline[] = [
  {
    file: 'caspian',
    shape: { seed: [51, 40], box: [45, 35, 56, 48], walls: [] },
    text: whichSea,
    answer: { ar: 'بحر قزوين', en: 'The Caspian Sea' },
    wrong: [
      { ar: 'بحر البلطيق', en: 'The Baltic Sea' },
      { ar: 'البحر الميت', en: 'The Dead Sea' },
      { ar: 'بحر إيجة', en: 'The Aegean' },
    ],
    alt: {
      ar: 'شكل طويل يميل أعلاه إلى الشرق، كأنه فرس بحر',
      en: 'A tall shape whose top leans to the east, a little like a seahorse',
    },
    fact: {
      ar: 'اسمه بحر وماؤه مالح، لكنه لا يتّصل بأي محيط: هو أكبر بحيرة في العالم.',
      en: 'It is salty and called a sea, but it reaches no ocean: it is the largest lake in the world.',
    },
  },
  {
    file: 'black-sea',
    shape: {
      seed: [34, 43],
      box: [26.5, 40, 42.5, 47.5],
      walls: [
        [
          [28.85, 41.3],
          [29.4, 41.1],
        ],
        [
          [36.3, 45.4],
          [36.95, 45.15],
        ],
      ],
    },
    text: whichSea,
    answer: { ar: 'البحر الأسود', en: 'The Black Sea' },
    wrong: [
      { ar: 'البحر الأدرياتيكي', en: 'The Adriatic' },
      { ar: 'بحر الشمال', en: 'The North Sea' },
      { ar: 'البحر الكاريبي', en: 'The Caribbean' },
    ],
    alt: {
      ar: 'شكل عريض كحبّة الفاصوليا، تدخل فيه من الشمال شبه جزيرة',
      en: 'A wide bean, with a peninsula pushing in from the north',
    },
    fact: {
      ar: 'لا أكسجين في أعماقه، فتبقى السفن الغارقة فيه من عهد الإغريق وصواريها قائمة.',
      en: 'There is no oxygen in its depths, so ships sunk in the days of the Greeks still lie there with their masts up.',
    },
  },
  {
    file: 'vn',
    shape: { countries: ['Vietnam'], within: [102, 8.3, 109.6, 23.5] },
    answer: 'vn',
    wrong: ['th', 'la', 'ph'],
    alt: {
      ar: 'شكل نحيل ملتوٍ، عريض في طرفيه وضيّق في وسطه',
      en: 'A slim bent shape, wide at both ends and narrow in the middle',
    },
    fact: {
      ar: 'يضيق وسطها إلى نحو 50 كيلومترًا، ويشبّهونها بعصا حمّال في كل طرف منها سلّة أرز.',
      en: 'It narrows to about 50 kilometres: a carrying pole, they say, with a basket of rice at each end.',
    },
  },
  {
    file: 'norway-sweden',
    shape: { countries: ['Norway', 'Sweden'], within: [4, 55, 32, 71.5] },
    text: { ar: 'جاران ذابت الحدود بينهما، فمن هما؟', en: 'Two neighbours with the border rubbed out: which?' },
    answer: { ar: 'النرويج والسويد', en: 'Norway and Sweden' },
    wrong: [
      { ar: 'فنلندا وإستونيا', en: 'Finland and Estonia' },
      { ar: 'إسبانيا والبرتغال', en: 'Spain and Portugal' },
      { ar: 'تشيلي والأرجنتين', en: 'Chile and Argentina' },
    ],
    alt: {
      ar: 'شكل طويل منحنٍ، ساحله الغربي ممزّق بخلجان كثيرة',
      en: 'A long bent shape whose western coast is torn into many inlets',
    },
    fact: {
      ar: 'حدودهما نحو 1600 كيلومتر، وعلى طولها يُقصّ شجر الغابة شريطًا ليُرى الخط.',
      en: 'Their border runs some 1,600 kilometres, and a strip of forest is kept cut along it so that the line can be seen.',
    },
  },
  {
    file: 'hispaniola',
    shape: { countries: ['Haiti', 'Dominican Rep.'] },
    text: { ar: 'جزيرة تقتسمها دولتان، فمن هما؟', en: 'An island shared by two countries: which two?' },
    answer: { ar: 'هايتي والدومينيكان', en: 'Haiti and the Dominican Republic' },
    wrong: [
      { ar: 'أيرلندا والمملكة المتحدة', en: 'Ireland and the United Kingdom' },
      { ar: 'إندونيسيا وتيمور الشرقية', en: 'Indonesia and East Timor' },
      { ar: 'إندونيسيا وبابوا غينيا الجديدة', en: 'Indonesia and Papua New Guinea' },
    ],
    alt: {
      ar: 'جزيرة في غربها خليج واسع كفمٍ مفتوح بين ذراعين',
      en: 'An island with a wide bay in the west, like a mouth open between two arms',
    },
    fact: {
      ar: 'جنحت عندها سفينة كولومبوس سنة 1492، فبنى من خشبها أول حصن له في أمريكا.',
      en: 'Columbus ran aground here in 1492, and built his first fort in the Americas from the timbers.',
    },
  },
  {
    file: 'korea',
    shape: { countries: ['North Korea', 'South Korea'], within: [124, 33, 130.8, 43.1] },
    text: { ar: 'أي شبه جزيرة هذه؟', en: 'Which peninsula is this?' },
    answer: { ar: 'الكورية', en: 'The Korean' },
    wrong: [
      { ar: 'الإيبيرية', en: 'The Iberian' },
      { ar: 'الملايو', en: 'The Malay' },
      { ar: 'الاسكندنافية', en: 'The Scandinavian' },
    ],
    alt: {
      ar: 'شكل طويل عريض الأعلى، ضيّق الوسط، وتحته جزيرة صغيرة',
      en: 'A tall shape, wide on top and narrow in the waist, with a small island below',
    },
    fact: {
      ar: 'يرى أهلها فيها نمرًا قائمًا على رجليه، وكان النمر حارس الجبال في حكاياتهم.',
      en: 'Its people see a tiger rearing up: in their tales the tiger guards the mountains.',
    },
  },
  {
    file: 'sicily',
    shape: { countries: ['Italy'], holding: [[14.2, 37.5]] },
    text: whichIsland,
    answer: { ar: 'صقلية', en: 'Sicily' },
    wrong: [
      { ar: 'سردينيا', en: 'Sardinia' },
      { ar: 'كورسيكا', en: 'Corsica' },
      { ar: 'رودس', en: 'Rhodes' },
    ],
    alt: { ar: 'جزيرة كالمثلث، أعرضها في الشمال', en: 'A triangular island with its long side to the north' },
    fact: {
      ar: 'سمّاها الإغريق «ذات الرؤوس الثلاثة». وحكمها العرب أكثر من قرنين، فبقي في مدنها من أسمائهم: مرسالا أصلها مرسى.',
      en: 'The Greeks named it for its three corners. The Arabs held it for two centuries: Marsala still begins with marsa, harbour.',
    },
  },
  {
    file: 'crete',
    shape: { countries: ['Greece'], holding: [[24.9, 35.2]] },
    text: whichIsland,
    answer: { ar: 'كريت', en: 'Crete' },
    wrong: [
      { ar: 'سردينيا', en: 'Sardinia' },
      { ar: 'مالطا', en: 'Malta' },
      { ar: 'زنجبار', en: 'Zanzibar' },
    ],
    alt: {
      ar: 'جزيرة طويلة رفيعة من الغرب إلى الشرق، وفي غربها ألسنة إلى الشمال',
      en: 'A long thin island from west to east, with prongs to the north at its western end',
    },
    fact: {
      ar: 'طولها نحو 260 كيلومترًا، وفي موضع منها لا يفصل بحرها الشمالي عن الجنوبي إلا 12.',
      en: 'It is some 260 kilometres long, yet at one point only 12 lie between its northern and southern seas.',
    },
  },
  {
    file: 'borneo',
    shape: { countries: ['Malaysia', 'Indonesia', 'Brunei'], holding: [[114, 0]] },
    text: whichIsland,
    answer: { ar: 'بورنيو', en: 'Borneo' },
    wrong: [
      { ar: 'سومطرة', en: 'Sumatra' },
      { ar: 'غينيا الجديدة', en: 'New Guinea' },
      { ar: 'تسمانيا', en: 'Tasmania' },
    ],
    alt: {
      ar: 'جزيرة كبيرة ممتلئة، وفي شمالها الشرقي زاوية ممتدة',
      en: 'A large full-bodied island with a corner stretched to the north-east',
    },
    fact: {
      ar: 'غاباتها أقدم من جبال الهيمالايا: عمرها أكثر من 100 مليون سنة، وفيها يعيش إنسان الغاب.',
      en: 'Its rainforest is older than the Himalayas, more than 100 million years, and home to the orang-utan.',
    },
  },
  {
    file: 'sulawesi',
    shape: { countries: ['Indonesia'], holding: [[120.3, -2]] },
    text: whichIsland,
    answer: { ar: 'سولاويزي', en: 'Sulawesi' },
    wrong: [
      { ar: 'سومطرة', en: 'Sumatra' },
      { ar: 'جاوة', en: 'Java' },
      { ar: 'مدغشقر', en: 'Madagascar' },
    ],
    alt: {
      ar: 'جزيرة عجيبة من أربع أذرع طويلة تلتقي في الوسط',
      en: 'A strange island of four long arms that meet in the middle',
    },
    fact: {
      ar: 'قطع من قشرة الأرض تصادمت هنا فالتصقت، فخرجت جزيرة كنجم البحر. وفيها رسوم كهوف من أقدم ما رسم الإنسان.',
      en: "Pieces of the Earth's crust collided and stuck here. Its caves hold some of the oldest paintings made by man.",
    },
  },
  {
    file: 'gm',
    shape: { countries: ['Gambia'] },
    answer: 'gm',
    wrong: ['sn', 'tg', 'gw'],
    alt: { ar: 'شريط أفقي رفيع متعرّج', en: 'A thin wavy strip from west to east' },
    fact: {
      ar: 'ليست إلا ضفّتي نهر. ويُروى أن حدودها رُسمت على مدى قذيفة مدفع من سفينة في وسطه.',
      en: 'It is just the two banks of a river: legend says the border was drawn a cannon shot from a ship midstream.',
    },
  },
  {
    file: 'hr',
    shape: { countries: ['Croatia'] },
    answer: 'hr',
    wrong: ['si', 'ba', 'al'],
    alt: {
      ar: 'شكل كالهلال: ذراع إلى الشرق، وذراع ساحلية طويلة إلى الجنوب فيها جزر',
      en: 'A crescent: one arm to the east, and one down a long coast with islands',
    },
    fact: {
      ar: 'من ساحلها، دلماسيا، أخذ الكلب الأبيض المنقّط بالأسود اسمه.',
      en: 'Its coast is Dalmatia, which gave the white dog with black spots its name.',
    },
  },
  {
    file: 'ch',
    shape: { countries: ['Switzerland'] },
    answer: 'ch',
    wrong: ['at', 'cz', 'hu'],
    alt: {
      ar: 'شكل عريض كثير التعرّج لا بحر له، في جنوبه لسان وفي غربه طرف دقيق',
      en: 'A wide crinkled shape, with a tongue to the south and a thin western tip',
    },
    fact: {
      ar: 'لا بحر لها، لكن ماءها يصل إلى أربعة بحار: الشمال والمتوسط والأدرياتيكي والأسود.',
      en: 'It has no sea, but its waters reach four: the North Sea, Mediterranean, Adriatic and Black Sea.',
    },
  },
  {
    file: 'nl',
    shape: { countries: ['Netherlands'], within: [3, 50.5, 7.5, 54] },
    answer: 'nl',
    wrong: ['be', 'dk', 'lu'],
    alt: {
      ar: 'شكل في شماله صفّ جزر صغيرة، وجنوبه الغربي ممزّق بالماء، وفي جنوبه ذيل',
      en: 'A row of small islands in the north, a south-west torn by water and a tail in the south',
    },
    fact: {
      ar: 'فيها محافظة كاملة، فليفولاند، كانت قاع بحر حتى القرن العشرين.',
      en: 'One whole province, Flevoland, was sea floor until the twentieth century.',
    },
  },
  {
    file: 'pa',
    shape: { countries: ['Panama'] },
    answer: 'pa',
    wrong: ['cr', 'ni', 'jm'],
    alt: {
      ar: 'شريط ملتوٍ من الغرب إلى الشرق كموجة نائمة',
      en: 'A winding strip from west to east, like a wave on its side',
    },
    fact: {
      ar: 'لالتوائها تدخل السفينة قناتها من الكاريبي فتخرج في المحيط الهادئ وهي أبعد شرقًا مما بدأت!',
      en: 'It twists so that a ship entering its canal from the Caribbean comes out in the Pacific farther east than it began.',
    },
  },
  {
    file: 'na',
    shape: { countries: ['Namibia'] },
    answer: 'na',
    wrong: ['ao', 'bw', 'mz'],
    alt: {
      ar: 'شكل طويل ساحله في الغرب، ومن شماله الشرقي تمتد ذراع رفيعة',
      en: 'A tall shape with its coast to the west and a thin arm out of the north-east',
    },
    fact: {
      ar: 'الذراع الرفيعة شريط كابريفي: أرادوا به طريقًا نهريًّا إلى المحيط الهندي، فقطعته شلالات فيكتوريا.',
      en: 'The arm is the Caprivi Strip, meant as a river road to the Indian Ocean: Victoria Falls was in the way.',
    },
  },
  {
    file: 'ml',
    shape: { countries: ['Mali'] },
    answer: 'ml',
    wrong: ['ne', 'td', 'mr'],
    alt: {
      ar: 'شكل كالفراشة المائلة: جناح كبير في الشمال وجناح في الجنوب الغربي',
      en: 'A tilted butterfly: one large wing in the north, another in the south-west',
    },
    fact: {
      ar: 'جناحها الشمالي في الصحراء الكبرى، وعند خصرها ينعطف نهر النيجر قرب تمبكتو، مدينة المخطوطات.',
      en: 'Its northern wing is Sahara, and by its waist the Niger bends round near Timbuktu, the city of manuscripts.',
    },
  },
  {
    file: 'kz',
    shape: { countries: ['Kazakhstan', 'Baikonur'] },
    answer: 'kz',
    wrong: ['mn', 'uz', 'tm'],
    alt: {
      ar: 'شكل ضخم عريض، في غربه ساحل بحر مغلق',
      en: 'A huge wide shape, with the shore of an inland sea in the west',
    },
    fact: {
      ar: 'أوسع بلد لا يطلّ على محيط، ومع ذلك له موانئ وسفن: على بحر قزوين.',
      en: 'The largest country with no ocean coast still has ports and ships: on the Caspian.',
    },
  },
  {
    file: 'fi',
    shape: { countries: ['Finland', 'Åland'] },
    answer: 'fi',
    wrong: ['se', 'ee', 'pl'],
    alt: {
      ar: 'شكل طويل في شماله الغربي ذراع مرفوعة، وجنوبه عريض مستدير',
      en: 'A tall shape with a raised arm in the north-west and a broad rounded south',
    },
    fact: {
      ar: 'يرى أهلها في خريطتهم فتاة ترفع ذراعها، ويسمّونها «فتاة البلاد».',
      en: 'Its people see a girl with a raised arm in the map, and call her the Maiden.',
    },
  },
  {
    file: 'la',
    shape: { countries: ['Laos'] },
    answer: 'la',
    wrong: ['kh', 'mm', 'np'],
    alt: {
      ar: 'شكل عريض في الشمال الغربي، له ذيل طويل إلى الجنوب الشرقي',
      en: 'Wide in the north-west, with a long tail to the south-east',
    },
    fact: {
      ar: 'البلد الوحيد بلا ساحل في جنوب شرق آسيا، ونهر الميكونغ هو مرفؤه وطريقه.',
      en: 'The one country of South-East Asia without a coast: the Mekong is its harbour and its road.',
    },
  },
];
