import type { Outline } from './outline.ts';

/** Shapes that a family in the Gulf knows. */
export const outlines200: readonly Outline[] = [
  {
    number: 1,
    file: 'sa',
    shape: { countries: ['Saudi Arabia'] },
    text: {
      ar: 'من المقعد الخلفي: متى نخرج من هذا البلد؟ قال الأب: نم وقم ونم ثانية، ونحن ما زلنا فيه! أي بلد عملاق هذا؟',
      en: "From the back seat: 'When do we get out of this country?' Dad: 'Sleep, wake up, sleep again, and we'll still be in it.' Which giant is this?",
    },
    answer: 'sa',
    wrong: ['ye', 'om', 'dz'],
    alt: {
      ar: 'شكل واسع يضيق في الشمال الغربي ويتّسع نحو الجنوب الشرقي',
      en: 'A wide shape, narrow in the north-west and broad in the south-east',
    },
    fact: {
      ar: 'هي أكبر بلد في العالم لا يجري فيه نهر دائم. فمن وعد أولاده برحلة نهرية هناك فليحمل النهر معه!',
      en: 'It is the largest country on Earth without a single permanent river. Anyone promising the children a river trip there had better bring the river.',
    },
    source: 'https://aus-it.com/2020/03/23/geek-trivia-the-largest-country-with-no-permanent-rivers-is/',
  },
  {
    number: 2,
    file: 'kw',
    shape: { countries: ['Kuwait'] },
    text: {
      ar: 'قضمة كبيرة من جهة البحر، والفتات جزر! لا عذر لمن يخطئ: قد يكون بعضكم جالسًا فيها. أي دولة؟',
      en: 'A big bite out of the coast, and the crumbs are islands. No excuses for getting it wrong: you may well be sitting in it. Which country?',
    },
    answer: 'kw',
    wrong: ['qa', 'bh', 'ae'],
    isForChildren: true,
    alt: {
      ar: 'شكل صغير في ساحله الشرقي خليج كأنه قضمة، وأمامه جزر',
      en: 'A small shape with a bite out of its east coast and islands beside it',
    },
    fact: {
      ar: 'أكبر الفتات جزيرة بوبيان، 863 كيلومترًا مربعًا: أوسع من سنغافورة كلها! هم جعلوا جزيرتهم دولة، ونحن نقول: نروح الجزيرة ونرجع.',
      en: "The biggest crumb is Bubiyan: 863 square kilometres, larger than all of Singapore. They built a country on theirs; here it's just 'the island'.",
    },
    source: 'https://en.wikipedia.org/wiki/Bubiyan_Island',
  },
  {
    number: 3,
    file: 'qa',
    shape: { countries: ['Qatar'] },
    text: {
      ar: 'إبهام مرفوع من البرّ إلى البحر، كأن الخريطة أعجبتها جلستكم فأعطتكم «لايك»! أي دولة؟',
      en: 'A thumb sticks up out of the land into the sea, as if the map liked your party and gave it a thumbs-up. Which country?',
    },
    answer: 'qa',
    wrong: ['bh', 'kw', 'ae'],
    isForChildren: true,
    alt: { ar: 'شبه جزيرة كالإبهام تتجه إلى الشمال', en: 'A peninsula like a thumb pointing north' },
    fact: {
      ar: 'أرضها منبسطة كالسفرة: أعلى تلّ فيها نحو 103 أمتار، فأبراج الكويت تنظر إليه من فوق! من أراد تسلّق القمم هناك فعليه بالمصعد.',
      en: 'It is as flat as a tablecloth: its highest hill is about 103 metres, so Kuwait Towers look down on it. To climb a peak there, take the lift.',
    },
    source: 'https://en.wikipedia.org/wiki/Geography%20of%20Qatar?printable=yes',
  },
  {
    number: 4,
    file: 'om',
    shape: { countries: ['Oman'] },
    text: {
      ar: 'الجسم في الجنوب والرأس وحده في الشمال، وبينهما بلد آخر! أي دولة لا يصل أهلها برًّا إلى رأسها إلا من عند الجيران؟',
      en: "The body is down south, the head alone up north, a neighbour's land in between. Which country must drive abroad to reach its own head?",
    },
    answer: 'om',
    wrong: ['ye', 'ae', 'sa'],
    alt: {
      ar: 'شكل طويل منحنٍ له قطعة صغيرة منفصلة في الشمال وجزيرة في الشرق',
      en: 'A long bent shape with a small piece cut off in the north and an island in the east',
    },
    fact: {
      ar: 'في ذلك الرأس قرية كمزار، عاشت قرونًا لا يصلها إلا القارب، ولغتها خليط من فارسية وعربية وبرتغالية وإنجليزية. تصيد سمكة فتتعلّم أربع لغات!',
      en: 'On that head is Kumzar, for centuries reached only by boat; its tongue mixes Persian, Arabic, Portuguese and English. Go fishing, come back fluent.',
    },
    source: 'https://brownbook.me/stories/kumzar-lands-end/',
  },
  {
    number: 5,
    file: 'ae',
    shape: { countries: ['United Arab Emirates'] },
    text: {
      ar: 'وحيد قرن نام على ساحل الخليج، ورفع قرنه إلى الشمال الشرقي حتى كاد يثقب المضيق! أي دولة؟',
      en: 'A rhino dozed off on the Gulf coast with its horn raised to the north-east, nearly poking a hole in the strait. Which country?',
    },
    answer: 'ae',
    wrong: ['om', 'qa', 'ye'],
    alt: {
      ar: 'ساحل طويل مقوّس ينتهي بقرن حادّ في الشمال الشرقي',
      en: 'A long curved coast that ends in a sharp horn in the north-east',
    },
    fact: {
      ar: 'في داخلها مدحاء، وهي عُمانية، وفي داخل مدحاء النحوة، وهي إماراتية: بلد في بلد في بلد! يرحّب بك هاتفك مرتين وأنت لم تنزل من السيارة.',
      en: "Inside it lies Madha, which is Omani; inside Madha lies Nahwa, which is Emirati: a land in a land in a land. Your phone says 'Welcome' twice.",
    },
    source: 'https://mapoftheday.quickworld.com/posts/madha',
  },
  {
    number: 6,
    file: 'bh',
    shape: { countries: ['Bahrain'] },
    text: {
      ar: 'جزرة في وسط الخليج قضم الأرنب من أعلاها، ثم مدّوا لها جسرًا طويلًا حتى لا يأخذها الموج! أي دولة؟',
      en: "A carrot in the middle of the Gulf, with a rabbit's bite near the top, and a long bridge to stop it floating away. Which country?",
    },
    answer: 'bh',
    wrong: ['qa', 'kw', 'mv'],
    isForChildren: true,
    alt: { ar: 'جزيرة مستطيلة تدقّ في الجنوب كالسنّ', en: 'A long island that thins to a point in the south' },
    fact: {
      ar: 'في صحرائها شجرة وحيدة عمرها نحو 400 سنة، لا ماء حولها ولا جار، وما زالت خضراء. سمّوها «شجرة الحياة»، ولم تخبر أحدًا من أين تشرب!',
      en: "In its desert stands a lone green tree some 400 years old, no water in sight. They call it the Tree of Life, and it won't say where it drinks.",
    },
    source: 'https://sugiproject.com/blog/the-tree-of-life',
  },
  {
    number: 7,
    file: 'it',
    shape: { countries: ['Italy'], within: [6, 36.6, 19, 47.5] },
    text: {
      ar: 'ضربة حرّة! اللاعب بكعب عالٍ، والكرة جزيرة، والحَكَم لم يصفّر منذ آلاف السنين. أي دولة؟',
      en: "Free kick! The player wears a high heel, the ball is an island, and the referee hasn't blown the whistle in thousands of years. Which country?",
    },
    answer: 'it',
    wrong: ['gr', 'hr', 'pt'],
    isForChildren: true,
    alt: {
      ar: 'شبه جزيرة طويلة مائلة لها كعب ومقدّمة، وبجانبها جزيرتان كبيرتان',
      en: 'A long slanting peninsula with a heel and a toe, and two big islands',
    },
    fact: {
      ar: 'نعل هذا الحذاء نحو 360 كيلومترًا، فمقاسه الأوروبي قرابة 54 مليونًا! ومن يجد المقاس فليبحث عن الفردة الثانية.',
      en: 'The sole is about 360 kilometres long, which makes it roughly a UK size 42 million. Found a pair? Tell us where the other one is.',
    },
    source: 'https://jineralknowledge.com/tag/italy/',
  },
  {
    number: 8,
    file: 'eg',
    shape: { countries: ['Egypt'] },
    text: {
      ar: 'رسّام مستعجل على الغداء: خطّ من هنا وخطّ من هناك فصار مربّعًا! ثم نسي في طرفه مثلثًا يمدّ رجله إلى قارة ثانية. أي بلد؟',
      en: "An artist late for lunch: a line here, a line there, and it's a square! But he left a triangle with one foot in another continent. Which country?",
    },
    answer: 'eg',
    wrong: ['ly', 'dz', 'sd'],
    isForChildren: true,
    alt: {
      ar: 'شكل كالمربع في شرقه مثلث يفصله خليج ضيّق',
      en: 'A shape close to a square, with a triangle beyond a narrow gulf in the east',
    },
    fact: {
      ar: 'في صحرائها «وادي الحيتان»: هياكل حيتان عمرها نحو 40 مليون سنة، ولبعضها أرجل صغيرة بأصابع. حوت في الصحراء، وله قدمان أيضًا!',
      en: 'Its desert has a Valley of Whales: skeletons 40 million years old, a few with legs and toes. Whales in the Sahara, and they brought their feet.',
    },
    source: 'https://www.dominanttravel.com/sightseeing/the-valley-of-whales',
  },
  {
    number: 9,
    file: 'au',
    shape: { countries: ['Australia'], within: [112, -45, 155, -9] },
    text: {
      ar: 'رأس كلب بأذنين مرفوعتين، وقعت منه عظمة في الماء تحته، ولا جار له في البرّ ينبح عليه! أي بلد؟',
      en: "A dog's head with both ears up, a bone dropped in the water below, and no neighbour by land to bark at. Which country?",
    },
    answer: 'au',
    wrong: ['nz', 'ca', 'br'],
    isForChildren: true,
    alt: {
      ar: 'جزيرة ضخمة عريضة تحتها جزيرة صغيرة كالمثلث',
      en: 'A huge wide island with a small triangular one below it',
    },
    fact: {
      ar: 'عرضها نحو 4000 كيلومتر، وقطر القمر أقل من 3500! لو وضعت القمر عليها لبقي لها طرف من كل جهة.',
      en: "It is about 4,000 kilometres wide, and the Moon's diameter is under 3,500. Park the Moon on top, and a strip would stick out on either side.",
    },
    source: 'https://www.snopes.com/fact-check/australia-wider-than-earths-moon/',
  },
  {
    number: 10,
    file: 'iq',
    shape: { countries: ['Iraq'] },
    text: {
      ar: 'جرّة كبيرة مالت فسال منها نهران إلى رأس الخليج، ومع هذا كله بالكاد تبلّ إصبعها في البحر! أي بلد؟',
      en: 'A great tilted jar pours two rivers towards the head of the Gulf, yet barely dips one toe in the sea. Which country?',
    },
    answer: 'iq',
    wrong: ['sy', 'jo', 'ir'],
    alt: {
      ar: 'شكل عريض في وسطه، أعلاه مائل، وينتهي بطرف ضيّق في الجنوب الشرقي',
      en: 'Broad in the middle, slanting at the top, with a thin corner in the south-east',
    },
    fact: {
      ar: 'وُجدت فيه شكوى زبون عمرها نحو 3750 عامًا: لوح طين إلى تاجر اسمه «إيا ناصر» يقول إن نحاسه رديء وكلامه قليل الأدب. ولا يُعرف إلى اليوم هل ردّ المال!',
      en: 'Here lay a customer complaint some 3,750 years old: a clay tablet telling the merchant Ea-nasir that his copper was bad. No refund was ever found.',
    },
    source: 'https://en.wikipedia.org/wiki/Complaint_tablet_to_Ea-nasir',
  },
  {
    number: 11,
    file: 'tr',
    shape: { countries: ['Turkey'] },
    text: {
      ar: 'بسطوا سجّادة طويلة بين بحرين، فزحف طرفها إلى قارة ثانية! أي بلد قد تفطر فيه في آسيا وتتغدّى في أوروبا؟',
      en: 'They unrolled a long carpet between two seas, and one end crept into another continent. Where can you have breakfast in Asia and lunch in Europe?',
    },
    answer: 'tr',
    wrong: ['gr', 'ru', 'eg'],
    alt: {
      ar: 'مستطيل عريض، وفي شماله الغربي قطعة يفصلها بحر صغير',
      en: 'A wide rectangle, with a piece across a small sea in the north-west',
    },
    fact: {
      ar: 'حفروا محطّة قطار في إسطنبول فوجدوا ميناء قديمًا وعشرات السفن الغارقة، فتأخّر القطار سنوات. أغرب عذر تأخير: سفينة على السكّة!',
      en: 'Digging a station in Istanbul, they hit an ancient harbour with dozens of shipwrecks, and lost years. Best excuse ever: ships on the track.',
    },
    source: 'https://mybyzantine.wordpress.com/2015/08/29/the-big-dig-the-much-delayed-tunnel-under-the-bosphorous/',
  },
  {
    number: 12,
    file: 'us',
    shape: { countries: ['United States of America'], within: [-126, 24, -66, 50] },
    text: {
      ar: 'رسموا حدّه الشمالي بالمسطرة حتى بلغوا البحيرات فملّوا! وفي جنوبه الشرقي إصبع يتدلّى في ماء دافئ. أي بلد؟',
      en: 'They drew the top with a ruler until they reached the lakes and gave up, and left a finger dangling in warm water in the south-east. Which country?',
    },
    answer: 'us',
    wrong: ['ca', 'cn', 'br'],
    isForChildren: true,
    alt: {
      ar: 'شكل عريض حدّه الشمالي مستقيم، وفي جنوبه الشرقي لسان من الأرض',
      en: 'A wide shape with a straight northern border and a tongue of land in the south-east',
    },
    fact: {
      ar: 'اسألوا من حولكم: أي ولاياتها أقرب إلى أفريقيا؟ الكل يقول فلوريدا، والجواب مين في أقصى الشمال الشرقي! الأرض مدوّرة، والخريطة تضحك علينا.',
      en: "Ask the room which of its states is nearest to Africa. Everyone says Florida; it's Maine, in the far north-east. Flat maps tell fibs.",
    },
    source: 'https://www.sporcle.com/blog/2018/03/closest-us-state-to-africa/',
  },
  {
    number: 13,
    file: 'jp',
    shape: { countries: ['Japan'], within: [128.5, 30, 146, 46] },
    text: {
      ar: 'تنّين طويل نام على الموج، ومن كثرة ما تقلّب ضيّع أهله عدد قطعه! عدّوها من جديد فشهقوا. أي بلد هذا؟',
      en:
        'A long dragon sleeps on the waves, and it tosses about so much that its people lost count of the bits. ' +
        'They counted again and gasped. Which country?',
    },
    answer: 'jp',
    wrong: ['nz', 'ph', 'id'],
    isForChildren: true,
    alt: { ar: 'قوس من الجزر، أكبرها طويلة منحنية', en: 'An arc of islands, the largest long and bent' },
    fact: {
      ar:
        'كانوا يقولون: جزرنا 6852. ثم أعادوا العدّ عام 2023 فوجدوا أكثر من 14 ألفًا! سبعة آلاف جزيرة كانت أمامهم ' +
        'ولم يعدّها أحد! فعدّوا أولاد الخال في العزيمة القادمة، فقد يطلعون الضعف.',
      en:
        'For years they said 6,852 islands. A recount in 2023 found over 14,000: seven thousand islands in plain ' +
        'sight that nobody had counted. Count the cousins at the next party; there may be twice as many as you ' +
        'think.',
    },
    source: 'https://www3.nhk.or.jp/nhkworld/en/news/20230228_39/',
  },
  {
    number: 14,
    file: 'ye',
    shape: { countries: ['Yemen'], within: [42, 12.4, 53.2, 19.1] },
    text: {
      ar: 'لو كانت جزيرة العرب غرفة لكان هذا ركنها: شبّاكاه على بحرين، ورائحة القهوة تفوح منه! أي بلد؟',
      en: 'If Arabia were a room, this would be the corner with windows on two seas and the smell of coffee drifting out. Which country?',
    },
    answer: 'ye',
    wrong: ['om', 'ae', 'so'],
    alt: {
      ar: 'شكل عريض ممتد إلى الشرق، وساحلاه يلتقيان في زاوية في الجنوب الغربي',
      en: 'A wide shape stretching east, with two coasts that meet in the south-west',
    },
    fact: {
      ar: 'كلمة «موكا» في كل مقهى هي المخا، ميناؤه الذي سافر منه البنّ إلى العالم. فمن طلب «موكا» وهو يتفرنج فقد نطق اسم بلدة يمنية!',
      en: "The 'mocha' on every café menu is Mokha, the port its coffee sailed from. So the fanciest order in the queue is simply the name of a Yemeni town.",
    },
    source: 'https://en.m.wikipedia.org/wiki/Mocha_coffee_bean',
  },
  {
    number: 15,
    file: 'lb',
    shape: { countries: ['Lebanon'] },
    text: {
      ar: 'شريحة بطيخ مائلة على الساحل: تتغدّى سمكًا عند الموج، وتتراشق بالثلج في الجبل قبل المغرب! أي بلد؟',
      en: 'A slice of watermelon leaning on the coast: eat fish by the waves at noon, throw snowballs on the mountain before sunset. Which country?',
    },
    answer: 'lb',
    wrong: ['jo', 'sy', 'tn'],
    alt: { ar: 'شريط صغير مائل، ساحله كله في الغرب', en: 'A small slanting strip with its coast along the west' },
    fact: {
      ar: 'فُتحت حفرة سفينة الفرعون خوفو عند الهرم عام 1954، فإذا هي من أرز هذا البلد، وما زال خشبها يفوح بعد نحو 4600 سنة. عطر لا يحتاج إلى رشّة ثانية!',
      en: "When the pit of Pharaoh Khufu's ship was opened in 1954, its cedar from here still smelled after some 4,600 years. A long-lasting perfume indeed.",
    },
    source: 'https://archive.aramcoworld.com/issue/198001/the.smell.of.time.htm',
  },
  {
    number: 16,
    file: 'gb',
    shape: { countries: ['United Kingdom'], within: [-8.7, 49.8, 2, 59.5] },
    text: {
      ar: 'تقطّعت أطرافها من كثرة المطر، ومعها ركن من جزيرة الجيران. وإذا انتهى المسلسل قام أهلها كلهم إلى الشيء نفسه! أي بلد؟',
      en:
        'Rained on until the edges came apart, with a corner of the island next door. When the soap opera ends, ' +
        'they all get up for one thing. Which country?',
    },
    answer: 'gb',
    wrong: ['ie', 'nz', 'is'],
    isForChildren: true,
    alt: {
      ar: 'جزيرة طويلة كثيرة الخلجان، وفي غربها قطعة صغيرة',
      en: 'A long ragged island, with a small piece to its west',
    },
    fact: {
      ar:
        'إلى الشاي! كان مهندس الكهرباء هناك يتابع المسلسل في عمله، فإذا ظهرت شارة النهاية زاد الكهرباء لنحو ' +
        'مليون ونصف مليون غلّاية معًا. وظيفته أن يشاهد التلفزيون، وأمه تقول: ولدي مهندس!',
      en:
        'Tea! An engineer at the grid used to watch the soap at work, and when the credits rolled he turned up ' +
        'the power for some 1.5 million kettles. He was paid to watch television, and his mum told everyone he ' +
        'was an engineer.',
    },
    source: 'https://energysavingtrust.org.uk/tv-pickup/',
  },
  {
    number: 19,
    file: 'br',
    shape: { countries: ['Brazil'], within: [-75, -34, -34, 6] },
    text: {
      ar: 'جلس فأخذ نصف الكنبة، ودفع المحيط بكتفه، ولم يترك لإخوته إلا الأطراف! في كل بيت واحد مثله. أي بلد هذا؟',
      en: 'It sat down on half the sofa, shoved a shoulder into the ocean and left its brothers the edges. Every family has one. Which country is it?',
    },
    answer: 'br',
    wrong: ['ar', 'co', 'mx'],
    isForChildren: true,
    alt: {
      ar: 'شكل ضخم يبرز شرقه في المحيط ويضيق في الجنوب',
      en: 'A huge shape that bulges into the ocean and narrows to the south',
    },
    fact: {
      ar:
        'وهو طويل حتى إن أقصى شماله أقرب إلى كندا منه إلى أقصى جنوبه! يعني ابن الشمال يصل إلى الثلج قبل أن يصل ' +
        'إلى بيت عمّه… وهذا أجمل عذر سمعناه لمن لا يزور في العيد.',
      en:
        'It is so long that its northern tip is nearer to Canada than to its own southern tip. A northerner ' +
        "would reach the snow before he reached his uncle's house: the best excuse yet for not visiting at Eid.",
    },
    source: 'https://www.dbsuriname.com/2025/06/16/verrassend-feit-over-brazilie',
  },
  {
    number: 20,
    file: 'africa',
    shape: {
      countries: [
        'Algeria',
        'Angola',
        'Benin',
        'Botswana',
        'Burkina Faso',
        'Burundi',
        'Cameroon',
        'Central African Rep.',
        'Chad',
        'Congo',
        "Côte d'Ivoire",
        'Dem. Rep. Congo',
        'Djibouti',
        'Egypt',
        'Eq. Guinea',
        'Eritrea',
        'eSwatini',
        'Ethiopia',
        'Gabon',
        'Gambia',
        'Ghana',
        'Guinea',
        'Guinea-Bissau',
        'Kenya',
        'Lesotho',
        'Liberia',
        'Libya',
        'Madagascar',
        'Malawi',
        'Mali',
        'Mauritania',
        'Morocco',
        'Mozambique',
        'Namibia',
        'Niger',
        'Nigeria',
        'Rwanda',
        'S. Sudan',
        'Senegal',
        'Sierra Leone',
        'Somalia',
        'Somaliland',
        'South Africa',
        'Sudan',
        'Tanzania',
        'Togo',
        'Tunisia',
        'Uganda',
        'W. Sahara',
        'Zambia',
        'Zimbabwe',
      ],
      within: [-19, -36, 52, 38],
    },
    text: {
      ar: 'كتفان عريضتان وقرن لا ينطح. تُعلَّق صورتها في كل فصل فيقولون: صغيرة! وهي ساكتة، تعرف من ظلمها. أي قارة؟',
      en:
        "Broad shoulders, and a horn that never butts. Her picture hangs in every classroom, they say 'So " +
        "small!', and she knows whose fault that is. Which continent?",
    },
    answer: { ar: 'أفريقيا', en: 'Africa' },
    wrong: [
      { ar: 'أمريكا الجنوبية', en: 'South America' },
      { ar: 'أوروبا', en: 'Europe' },
      { ar: 'أمريكا الشمالية', en: 'North America' },
    ],
    isForChildren: true,
    alt: {
      ar: 'شكل عريض في الأعلى يضيق في الأسفل، وله قرن في الشرق وجزيرة كبيرة',
      en: 'Wide above and narrow below, with a horn in the east and a large island',
    },
    fact: {
      ar:
        'ضعوا فيها أمريكا والصين والهند معًا، ويبقى مكان يسع الكويت أكثر من 400 مرة! خرائط الجدران تصغّرها ' +
        'وتكبّر من عند القطب. أخيرًا واحد يقول: «الصورة ظلمتني»، ويكون صادقًا!',
      en:
        'Put the United States, China and India inside it, and there is still room for over 400 Kuwaits. Wall ' +
        "maps shrink it and puff up whatever is near the poles. Here at last is somebody who says 'That photo " +
        "doesn't do me justice' and is right.",
    },
    source: 'https://thomsonsafaris.com/blog/true-size-africa/',
  },
  {
    number: 21,
    file: 'es',
    shape: { countries: ['Spain'], within: [-9.5, 35.95, 4.5, 44] },
    text: {
      ar: 'شبّهها جغرافي قديم بجلد ثور منشور، ثم أخذ الجار شريطًا من غربها. ونشيدها تحفظونه الليلة قبل النوم! أي بلد؟',
      en:
        "An old geographer saw a bull's hide spread out; then a neighbour took a strip off the west. You could " +
        'learn its anthem in no time! Which country?',
    },
    answer: 'es',
    wrong: ['pt', 'it', 'fr'],
    isForChildren: true,
    alt: {
      ar: 'شكل كالمربع ناقص من غربه، وفي شرقه جزر',
      en: 'Almost a square with a strip missing in the west, and islands to the east',
    },
    fact: {
      ar:
        'نشيدها بلا كلمات! يقف لاعبوها ساكتين، وفي كأس العالم 2018 غضب مشاهد: كيف يرفضون غناء نشيدهم؟ هنيئًا ' +
        'لأولادها في طابور الصباح: لم ينسَ أحد منهم كلمة.',
      en:
        'It has no words! The players just stand there in silence, and at the 2018 World Cup a viewer raged that ' +
        'they refused to sing. Lucky children: at school assembly nobody there has ever forgotten the words.',
    },
    source:
      'https://www.classicfm.com/discover-music/periods-genres/national-anthems/spanish-national-anthem-no-words/',
  },
  {
    number: 40,
    file: 'red-sea',
    shape: {
      seed: [38, 20],
      box: [31, 11, 45, 31.5],
      walls: [
        [
          [43.8, 12.95],
          [43.05, 12.25],
        ],
      ],
    },
    text: {
      ar: 'أرنب أزرق طويل رفع أذنيه، مع أن اسمه لون آخر تمامًا! هذا ماء لا يابسة: أي بحر؟',
      en: 'A long blue rabbit with both ears up, though its name is quite another colour. This is water, not land: which sea?',
    },
    answer: { ar: 'البحر الأحمر', en: 'The Red Sea' },
    wrong: [
      { ar: 'البحر الأسود', en: 'The Black Sea' },
      { ar: 'البحر الأصفر', en: 'The Yellow Sea' },
      { ar: 'البحر الأبيض المتوسط', en: 'The Mediterranean' },
    ],
    isForChildren: true,
    alt: {
      ar: 'شكل طويل ضيّق مائل، ينتهي في الشمال بقرنين',
      en: 'A long narrow slanting shape with two horns in the north',
    },
    fact: {
      ar: 'أذناه خليجا السويس والعقبة. وهو محيط ما زال طفلًا: تبتعد جزيرة العرب عن أفريقيا فيتّسع قليلًا كل سنة. بعد ملايين السنين نحتاج إلى صورة جديدة!',
      en: 'The ears are the gulfs of Suez and Aqaba. It is a baby ocean, growing as Arabia drifts from Africa. Check back in a few million years.',
    },
    source: 'http://intervoyager.com/redsea_formation.htm',
  },
];
