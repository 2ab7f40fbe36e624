import type { Outline } from './outline.ts';

/** Shapes that a family in the Gulf knows. */
export const outlines200: readonly Outline[] = [
  {
    file: 'sa', shape: { countries: ['Saudi Arabia'] }, answer: 'sa', wrong: ['ye', 'om', 'dz'],
    alt: { ar: 'شكل واسع يضيق في الشمال الغربي ويتّسع نحو الجنوب الشرقي', en: 'A wide shape, narrow in the north-west and broad in the south-east' },
    fact: {
      ar: 'في جنوبها الربع الخالي، أوسع بحر رمال متصل في العالم، حتى إن حدودها فيه ظلّت على الخرائط خطًا متقطّعًا عشرات السنين.',
      en: 'Its south is the Empty Quarter, the widest unbroken sand on Earth: for decades maps could only dot the border there.',
    },
  },
  {
    file: 'kw', shape: { countries: ['Kuwait'] }, answer: 'kw', wrong: ['qa', 'bh', 'lb'],
    alt: { ar: 'شكل صغير في ساحله الشرقي خليج كأنه قضمة، وأمامه جزر', en: 'A small shape with a bite out of its east coast and islands beside it' },
    fact: {
      ar: 'الفجوة التي تدخل اليابسة هي الجون: مرفأ هادئ كبرت على شاطئه المدينة وخرجت منه سفن الغوص.',
      en: 'The bite in the coast is the Jun, the calm bay where the city grew and the pearling fleet set sail.',
    },
  },
  {
    file: 'qa', shape: { countries: ['Qatar'] }, answer: 'qa', wrong: ['bh', 'kw', 'ae'],
    alt: { ar: 'شبه جزيرة كالإبهام تتجه إلى الشمال', en: 'A peninsula like a thumb pointing north' },
    fact: {
      ar: 'تمتد في البحر نحو 160 كيلومترًا، ولا جار لها في البر إلا السعودية.',
      en: 'It reaches some 160 kilometres out to sea, and has just one neighbour by land: Saudi Arabia.',
    },
  },
  {
    file: 'om', shape: { countries: ['Oman'] }, answer: 'om', wrong: ['ye', 'ae', 'sa'],
    alt: { ar: 'شكل طويل منحنٍ له قطعة صغيرة منفصلة في الشمال وجزيرة في الشرق', en: 'A long bent shape with a small piece cut off in the north and an island in the east' },
    fact: {
      ar: 'رأسها الشمالي، مسندم، مقطوع عنها: لا تصل إليه برًّا إلا إذا عبرت بلدًا آخر.',
      en: 'Its northern tip, Musandam, is cut off: you can\'t drive there without crossing another country.',
    },
  },
  {
    file: 'ae', shape: { countries: ['United Arab Emirates'] }, answer: 'ae', wrong: ['om', 'qa', 'ye'],
    alt: { ar: 'ساحل طويل مقوّس ينتهي بقرن حادّ في الشمال الشرقي', en: 'A long curved coast that ends in a sharp horn in the north-east' },
    fact: {
      ar: 'في داخلها أرض عُمانية اسمها مدحاء، وفي داخل مدحاء أرض إماراتية اسمها النحوة: بلد في بلد في بلد!',
      en: 'Inside it lies Madha, which is Omani, and inside Madha lies Nahwa, which is Emirati: a land in a land in a land.',
    },
  },
  {
    file: 'bh', shape: { countries: ['Bahrain'] }, answer: 'bh', wrong: ['qa', 'kw', 'mv'],
    alt: { ar: 'جزيرة مستطيلة تدقّ في الجنوب كالسنّ', en: 'A long island that thins to a point in the south' },
    fact: {
      ar: 'يقال إن اسمها من بحرين: ملح الخليج من حولها، وماء عذب كان ينبع من قاعه فيغترف منه الغوّاصون.',
      en: 'Its name is said to mean two seas: the salt one around it, and the sweet springs that rose from its bed for divers to drink.',
    },
  },
  {
    file: 'it', shape: { countries: ['Italy'], within: [6, 36.6, 19, 47.5] }, answer: 'it', wrong: ['gr', 'hr', 'pt'], isForChildren: true,
    alt: { ar: 'شبه جزيرة طويلة مائلة لها كعب ومقدّمة، وبجانبها جزيرتان كبيرتان', en: 'A long slanting peninsula with a heel and a toe, and two big islands' },
    fact: {
      ar: 'في داخل حدودها دولتان كاملتان: الفاتيكان وسان مارينو.',
      en: 'There are two whole countries inside it: Vatican City and San Marino.',
    },
  },
  {
    file: 'eg', shape: { countries: ['Egypt'] }, answer: 'eg', wrong: ['ly', 'dz', 'sd'],
    alt: { ar: 'شكل كالمربع في شرقه مثلث يفصله خليج ضيّق', en: 'A shape close to a square, with a triangle beyond a narrow gulf in the east' },
    fact: {
      ar: 'المثلث الذي في شرقها سيناء، فهي بلد يقف بقدم في أفريقيا وقدم في آسيا.',
      en: 'The triangle is Sinai, so the country stands with one foot in Africa and the other in Asia.',
    },
  },
  {
    file: 'au', shape: { countries: ['Australia'], within: [112, -45, 155, -9] }, answer: 'au', wrong: ['br', 'za', 'nz'], isForChildren: true,
    alt: { ar: 'جزيرة ضخمة عريضة تحتها جزيرة صغيرة كالمثلث', en: 'A huge wide island with a small triangular one below it' },
    fact: {
      ar: 'الجزيرة الصغيرة تحتها تسمانيا، وكان الناس يمشون إليها قبل أن يعلو البحر في آخر العصر الجليدي.',
      en: 'The little island is Tasmania: people walked there until the sea rose at the end of the Ice Age.',
    },
  },
  {
    file: 'iq', shape: { countries: ['Iraq'] }, answer: 'iq', wrong: ['sy', 'jo', 'ir'],
    alt: { ar: 'شكل عريض في وسطه، أعلاه مائل، وينتهي بطرف ضيّق في الجنوب الشرقي', en: 'Broad in the middle, slanting at the top, with a thin corner in the south-east' },
    fact: {
      ar: 'لا يلامس البحر إلا بساحل طوله نحو 58 كيلومترًا عند شط العرب.',
      en: 'It touches the sea along just 58 kilometres or so, by the Shatt al-Arab.',
    },
  },
  {
    file: 'tr', shape: { countries: ['Turkey'] }, answer: 'tr', wrong: ['gr', 'ir', 'es'],
    alt: { ar: 'مستطيل عريض، وفي شماله الغربي قطعة يفصلها بحر صغير', en: 'A wide rectangle, with a piece across a small sea in the north-west' },
    fact: {
      ar: 'البحر الصغير بين قطعتيها بحر مرمرة، وهو كله داخل حدودها.',
      en: 'The little sea between its two parts is the Marmara, which lies wholly inside the country.',
    },
  },
  {
    file: 'us', shape: { countries: ['United States of America'], within: [-126, 24, -66, 50] }, answer: 'us', wrong: ['ca', 'cn', 'br'],
    alt: { ar: 'شكل عريض حدّه الشمالي مستقيم، وفي جنوبه الشرقي لسان من الأرض', en: 'A wide shape with a straight northern border and a tongue of land in the south-east' },
    fact: {
      ar: 'هذه ولاياتها المتجاورة فقط، وألاسكا وهاواي بعيدتان. وحدّها الشمالي المستقيم يمتد نحو 2000 كيلومتر على خط العرض 49.',
      en: 'These are the states that touch; Alaska and Hawaii lie far off. The straight border follows the 49th parallel for some 2,000 kilometres.',
    },
  },
  {
    file: 'jp', shape: { countries: ['Japan'], within: [128.5, 30, 146, 46] }, answer: 'jp', wrong: ['nz', 'ph', 'id'],
    alt: { ar: 'قوس من الجزر، أكبرها طويلة منحنية', en: 'An arc of islands, the largest long and bent' },
    fact: {
      ar: 'جزيرتان من جزرها الكبرى يصل بينهما نفق للقطار تحت البحر طوله نحو 54 كيلومترًا.',
      en: 'Two of its great islands are joined by a railway tunnel under the sea, nearly 54 kilometres long.',
    },
  },
  {
    file: 'ye', shape: { countries: ['Yemen'], within: [42, 12.4, 53.2, 19.1] }, answer: 'ye', wrong: ['om', 'so', 'iq'],
    alt: { ar: 'شكل عريض ممتد إلى الشرق، وساحلاه يلتقيان في زاوية في الجنوب الغربي', en: 'A wide shape stretching east, with two coasts that meet in the south-west' },
    fact: {
      ar: 'سمّاها الأقدمون «العربية السعيدة»: جبالها العالية تصطاد غيوم المحيط فتخضرّ.',
      en: 'The ancients called it Happy Arabia: its high mountains catch the ocean clouds and turn green.',
    },
  },
  {
    file: 'lb', shape: { countries: ['Lebanon'] }, answer: 'lb', wrong: ['jo', 'tn', 'kw'],
    alt: { ar: 'شريط صغير مائل، ساحله كله في الغرب', en: 'A small slanting strip with its coast along the west' },
    fact: {
      ar: 'لا صحراء فيه: جبلان متوازيان، وبينهما سهل البقاع كأنه بساط.',
      en: 'It has no desert at all: two mountain ranges side by side, and the Bekaa plain laid between them like a rug.',
    },
  },
  {
    file: 'gb', shape: { countries: ['United Kingdom'], within: [-8.7, 49.8, 2, 59.5] }, answer: 'gb', wrong: ['ie', 'nz', 'is'],
    alt: { ar: 'جزيرة طويلة كثيرة الخلجان، وفي غربها قطعة صغيرة', en: 'A long ragged island, with a small piece to its west' },
    fact: {
      ar: 'القطعة الصغيرة في الغرب ليست جزيرة كاملة: إنها شمال جزيرة أيرلندا.',
      en: 'The small piece in the west isn\'t a whole island: it is the north of Ireland.',
    },
  },
  {
    file: 'fr', shape: { countries: ['France'], within: [-5.5, 41, 10, 51.5] }, answer: 'fr', wrong: ['es', 'de', 'pl'],
    alt: { ar: 'شكل قريب من ستة أضلاع، وفي جنوبه الشرقي جزيرة صغيرة', en: 'Almost six-sided, with a small island in the south-east' },
    fact: {
      ar: 'يلقّبها أهلها «السداسية»، ويقولونها حتى في نشرات الأخبار.',
      en: 'Its people call it "the Hexagon", even on the evening news.',
    },
  },
  {
    file: 'jo', shape: { countries: ['Jordan'] }, answer: 'jo', wrong: ['iq', 'lb', 'sy'],
    alt: { ar: 'شكل له ذراع ممتدة إلى الشمال الشرقي وانكسار حادّ في الشرق', en: 'A shape with an arm to the north-east and a sharp notch in the east' },
    fact: {
      ar: 'الانكسار الحادّ في شرقه يُلقّب «فُواق ونستون»: يتندّرون بأن تشرشل رسمه والفُواق يهزّ يده بعد الغداء.',
      en: 'The notch in the east is called Winston\'s Hiccup: they joke that Churchill drew it after a good lunch.',
    },
  },
  {
    file: 'br', shape: { countries: ['Brazil'], within: [-75, -34, -34, 6] }, answer: 'br', wrong: ['ar', 'co', 'mx'],
    alt: { ar: 'شكل ضخم يبرز شرقه في المحيط ويضيق في الجنوب', en: 'A huge shape that bulges into the ocean and narrows to the south' },
    fact: {
      ar: 'يجاور كل بلاد أمريكا الجنوبية إلا اثنين: تشيلي والإكوادور.',
      en: 'It borders every country of South America but two: Chile and Ecuador.',
    },
  },
  {
    file: 'africa',
    shape: {
      countries: [
        'Algeria', 'Angola', 'Benin', 'Botswana', 'Burkina Faso', 'Burundi', 'Cameroon', 'Central African Rep.', 'Chad', 'Congo', 'Côte d\'Ivoire',
        'Dem. Rep. Congo', 'Djibouti', 'Egypt', 'Eq. Guinea', 'Eritrea', 'eSwatini', 'Ethiopia', 'Gabon', 'Gambia', 'Ghana', 'Guinea', 'Guinea-Bissau',
        'Kenya', 'Lesotho', 'Liberia', 'Libya', 'Madagascar', 'Malawi', 'Mali', 'Mauritania', 'Morocco', 'Mozambique', 'Namibia', 'Niger', 'Nigeria',
        'Rwanda', 'S. Sudan', 'Senegal', 'Sierra Leone', 'Somalia', 'Somaliland', 'South Africa', 'Sudan', 'Tanzania', 'Togo', 'Tunisia', 'Uganda',
        'W. Sahara', 'Zambia', 'Zimbabwe',
      ],
      within: [-19, -36, 52, 38],
    },
    text: { ar: 'قارة كاملة هذه المرة، فأي قارة هي؟', en: 'A whole continent this time: which one?' },
    answer: { ar: 'أفريقيا', en: 'Africa' },
    wrong: [{ ar: 'أمريكا الجنوبية', en: 'South America' }, { ar: 'أوروبا', en: 'Europe' }, { ar: 'أمريكا الشمالية', en: 'North America' }],
    isForChildren: true,
    alt: { ar: 'شكل عريض في الأعلى يضيق في الأسفل، وله قرن في الشرق وجزيرة كبيرة', en: 'Wide above and narrow below, with a horn in the east and a large island' },
    fact: {
      ar: 'ساحلها الغربي وساحل أمريكا الجنوبية كقطعتي أحجية: كانا متلاصقين في زمن الديناصورات.',
      en: 'Its west coast and South America\'s fit like pieces of a puzzle: in the age of dinosaurs they were one.',
    },
  },
];
