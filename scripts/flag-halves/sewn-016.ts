import type { SewnFlag } from './sewn-flag.ts';

/** Sewn flags 16 to 30. */
export const sewnFrom016: readonly SewnFlag[] = [
  {
    value: 200,
    halves: ['ca', 'de'],
    alike: ['pe', 'be'],
    text: {
      ar:
        'دقّ الضيف الباب قبل موعده بساعة، ولم يُكوَ من علمه إلا نصفه! فخاطوا إليه نصف علم ' +
        'آخر، وابتسموا. من أي بلدين النصفان؟',
      en:
        'The guest of honour is an hour early, and only half his flag is ironed! So they sew ' +
        'on half of another, and smile. Which two countries?',
    },
    fact: {
      ar:
        'نصف الورقة من كندا، والأسود والأحمر والذهبي من ألمانيا. ووقع مثلها: كان ملك بلجيكا ' +
        'قادمًا إلى كندا عام 2018، فعلّقوا له على شجرة علم ألمانيا، ولم ينتبه إلا صحفي ' +
        'بلجيكي! كانت تنقصهم خالة واحدة تفتّش كل شيء قبل وصول الضيوف.',
      en:
        'The half leaf is Canada’s; black, red and gold are Germany’s. Something like it ' +
        'happened: for the Belgian king’s visit in 2018, Canada tied Germany’s flag to a ' +
        'tree, and only a Belgian reporter noticed. What they lacked was one aunt to inspect ' +
        'the place before the guests came.',
    },
    source: 'http://www.rcinet.ca/en/2018/03/14/oops-canada-flag-gaffe/',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['tr', 'lb'],
    alike: ['tn', 'ca'],
    text: {
      ar: 'قالت أم ناصر لولدها: شوف، حتى الهلال في هذا العلم يأكل خضاره! وأشارت إلى نصف الشجرة. من أي بلدين؟',
      en:
        '“Look,” said Mum, pointing at half a green tree, “even the ' +
        'moon on this flag eats its broccoli!” Which two countries?',
    },
    fact: {
      ar:
        'الهلال من تركيا، ونصف الأرزة من لبنان. والأرزة في دستور لبنان خضراء، فمن ' +
        'لوّن جذعها بنيًّا في حصة الرسم فقد خالف الدستور وهو في الصف الثاني!',
      en:
        'The crescent is Turkey’s, the half cedar Lebanon’s. Lebanon’s constitution says a green ' +
        'cedar, so every child who colours the trunk brown breaks the constitution in second grade.',
    },
    source: 'https://www.symbols.com/print.php?id=flag-of-lebanon',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['gr', 'ca'],
    alike: ['fi', 'jp'],
    text: {
      ar:
        'سائح نام على شاطئ أزرق أبيض، وعلى بطنه ورقة حمراء من علم بلده. اسمرّ كله، وبقي شكل ' +
        'الورقة على بطنه! من أي بلدين النصفان؟',
      en:
        'A tourist fell asleep on a blue and white beach with a red leaf on his tummy. He’s ' +
        'brown all over now, except for one leaf! Which two countries?',
    },
    fact: {
      ar:
        'الصليب فوق الخطوط من اليونان، ونصف الورقة من كندا. وفي 2013 نظر عالم نبات إلى نقود ' +
        'كندا الجديدة وقال: هذه ورقة قيقب نرويجي، لا ورقتنا! فردّ البنك: لا تشبه ورقة ' +
        'بعينها. كمن رسم عمّته فعرفت نفسها!',
      en:
        'The cross over stripes is Greece’s, the half leaf Canada’s. In 2013 a botanist ' +
        'looked at Canada’s new banknotes: “That’s a Norway maple, not ours!” The bank said ' +
        'it was no leaf in particular: just what you say when your aunt recognises herself ' +
        'in your drawing.',
    },
    source: 'http://www.huffingtonpost.com/2013/01/18/canada-20-bill-wrong-maple-leaf_n_2506299.html',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['fr', 'jp'],
    alike: ['it', 'bd'],
    text: {
      ar:
        'أحدهم لطّخ مفرش الخالة الأبيض ذا الحافّة الزرقاء بالكاتشب، ويحلف: لست أنا! ونصف ' +
        'الدائرة الحمراء يشهد. من أي بلدين النصفان؟',
      en:
        'Somebody got ketchup on Auntie’s white cloth with the blue edge, and swears it ' +
        'wasn’t him. Half a red circle says it was! Which two countries?',
    },
    fact: {
      ar:
        'الأزرق من فرنسا، ونصف القرص الأحمر من اليابان. وفي 2011 منعت فرنسا الكاتشب في مقاصف ' +
        'المدارس إلا مع البطاطس المقلية، ولا بطاطس إلا مرة في الأسبوع! ومن يومها لا يغيب ' +
        'طالب عن المدرسة يوم البطاطس.',
      en:
        'The blue is France’s, the half disc Japan’s. In 2011 France banned ketchup from ' +
        'school canteens except on chips, and chips are served once a week at most. Nobody ' +
        'has been off sick on a chips day since.',
    },
    source: 'https://img1-azrcdn.newser.com/story/130315/to-protect-itself-france-bans-ketchup-in-schools.html',
  },
  {
    value: 200,
    halves: ['qa', 'in'],
    alike: ['bh', 'ie'],
    text: {
      ar: 'أسنان بيضاء على اليسار وعجلة زرقاء على اليمين: هكذا يبدأ كل إطار مثقوب في طريق البر! من أي بلدين؟',
      en:
        'White teeth on the left, a blue wheel on the right: the story ' +
        'of every flat tyre on a desert road. Which two countries?',
    },
    fact: {
      ar:
        'الأسنان البيضاء على العنّابي من قطر، ونصف العجلة من الهند. ويُحكى أن علم قطر كان أحمر ' +
        'فغمّقته شمس الخليج حتى صار عنّابيًا فأحبّوه هكذا: مثلنا بالضبط بعد أسبوع الشاليه!',
      en:
        'White teeth on maroon are Qatar’s, the half wheel is India’s. They tell that Qatar’s flag was red till ' +
        'the Gulf sun baked it maroon, and that people liked it better. So do we, after a week at the beach.',
    },
    source: 'http://www.bahrainiworld.com/w/Flag_of_Qatar',
  },
  {
    value: 400,
    isForChildren: true,
    halves: ['se', 'ch'],
    alike: ['fi', 'dk'],
    text: {
      ar: 'ساعي البريد يخلط كل يوم بين بلدين اسمهما متقارب، فخاط علميهما معًا وقال: الحين ارتحنا! من أي بلدين؟',
      en:
        'The postman mixes up two countries every single day, because their ' +
        'names begin alike. He sewed their flags together: peace! Which two?',
    },
    fact: {
      ar:
        'الصليب الأصفر من السويد، ونصف الصليب الأبيض من سويسرا. وليس الساعي وحده: رفعت بورصة ' +
        'نيويورك عام 2018 علم سويسرا تكريمًا لـ«سبوتيفاي» السويدية، وظلّ مرفوعًا نحو ربع ساعة!',
      en:
        'The yellow cross is Sweden’s, the half white cross Switzerland’s. He isn’t alone: in 2018 the New ' +
        'York Stock Exchange honoured Swedish Spotify with the Swiss flag, for a quarter of an hour.',
    },
    source:
      'https://variety.com/2018/digital/news/to-salute-spotify-new-york-stock-exchange-accidentally-flies-switzerlands-flag-instead-of-swedens-1202742349/',
  },
  {
    value: 400,
    halves: ['bh', 'kw'],
    alike: ['qa', 'ae'],
    text: {
      ar: 'تعادل فريقان من الخليج، فاختلفوا أي علم يُرفع، حتى دخل معلّق المباراة ومعه مقص وإبرة! فمن تعادل مع من؟',
      en:
        'Two Gulf teams drew, nobody could agree which flag to raise, so the ' +
        'commentator walked on with scissors and a needle. Who drew with whom?',
    },
    fact: {
      ar:
        'الأسنان البيضاء على الأحمر من البحرين، والأخضر فوق الأبيض فوق الأحمر من الكويت. وألوان علم ' +
        'الكويت من بيت شعر: «بيض صنائعنا، سود وقائعنا، خضر مرابعنا، حمر مواضينا». علم يُلقى قبل أن يُرفع!',
      en:
        'White teeth on red are Bahrain’s; green, white and red are Kuwait’s. Kuwait’s colours come from one ' +
        'line of a medieval poem: white our deeds, black our battles, green our fields, red our swords.',
    },
    source: 'https://gawlah.com/%D8%B9%D9%84%D9%85-%D8%A7%D9%84%D9%83%D9%88%D9%8A%D8%AA/',
  },
  {
    value: 400,
    halves: ['jo', 'ma'],
    alike: ['ps', 'vn'],
    text: {
      ar: 'عزيمة فيها منسف وكسكسي، جاء كل ضيف بنصف علم، ثم لم يقدر أحد أن يقوم ليرفعه! من أي بلدين الضيوف؟',
      en:
        'Mansaf met couscous at one dinner. Each guest brought half a flag, and ' +
        'then nobody could get up to raise it. Where are the guests from?',
    },
    fact: {
      ar:
        'المثلث الأحمر بنجمته من الأردن، ونصف النجمة الخضراء من المغرب. عدّوا الرؤوس: نجمة المغرب ' +
        'خماسية، أما نجمة الأردن فسباعية بعدد آيات الفاتحة. نجمة تقرؤها ولا تكتفي برؤيتها!',
      en:
        'The red triangle with a star is Jordan’s, the half green star Morocco’s. Count the points: Morocco’s ' +
        'star has five, Jordan’s seven, for the seven verses of the opening surah. That star can be recited.',
    },
    source: 'http://living-in-egypt-manisha.blogspot.com/2008/06/jordanian-flag.html',
  },
  {
    value: 400,
    isForChildren: true,
    halves: ['my', 'jp'],
    alike: ['us', 'bd'],
    text: {
      ar: 'هلال وشمس في علم واحد! قالت الجدة: والحين يا عيالي، أتسحّر ولا أفطر؟ علما أي بلدين هذان؟',
      en: 'A moon and a sun on one flag! “So is it bedtime,” asked Grandma, “or breakfast?” Which two countries?',
    },
    fact: {
      ar:
        'الهلال فوق الخطوط من ماليزيا، ونصف القرص الأحمر من اليابان. ومصمّم علم ماليزيا محمد حمزة ' +
        'طلب من أهله أن يكتموا سرّه تواضعًا، ولم يكشفه أخوه إلا حين كثر من يدّعون أنهم المصمّمون!',
      en:
        'The crescent over stripes is Malaysia’s, the half disc Japan’s. Malaysia’s shy designer, Mohamed ' +
        'Hamzah, made his family keep it secret. His brother told only when too many others claimed the credit.',
    },
    source: 'https://malaysiansmustknowthetruth.blogspot.com/2021/08/fly-flag-high-and-remember-shy-patriot.html',
  },
  {
    value: 400,
    halves: ['gr', 'br'],
    alike: ['uy', 'co'],
    text: {
      ar: 'فيلسوف ولاعب كرة اقتسما علمًا: سأل الأول «ما الكرة أصلًا؟» فسجّل الثاني قبل أن يكمل! من أي بلدين هما؟',
      en:
        'A philosopher and a striker share a flag. “But what is a ball?” ' +
        'asked the first. The second had scored. Where are they from?',
    },
    fact: {
      ar:
        'الصليب فوق الخطوط من اليونان، ونصف المعيّن الأصفر من البرازيل. ونجوم البرازيل هي سماء ريو دي ' +
        'جانيرو صباح 15 نوفمبر 1889، لكنها معكوسة: كما يراها من يقف خارج السماء. حتى الفيلسوف سكت!',
      en:
        'The cross over stripes is Greece’s, the half diamond Brazil’s. Its stars are the sky over Rio on ' +
        'the morning of 15 November 1889, seen from outside the sky. Even the philosopher went quiet.',
    },
    source: 'https://earth-and-space-news.blogspot.com/2024/11/flag-of-brazil-depicts-stars-over-rio.html?m=0',
  },
  {
    value: 400,
    halves: ['ph', 'kr'],
    alike: ['cz', 'jp'],
    text: {
      ar: 'شمس صفراء على اليسار، وكرة ملوّنة وراءها قضبان سوداء على اليمين: مخيّم صيفي ممنوع الخروج منه! من أي بلدين؟',
      en:
        'A yellow sun on the left, a bright ball and black bars on the ' +
        'right: the summer camp that nobody may leave. Which two countries?',
    },
    fact: {
      ar:
        'شمس المثلث الأبيض من الفلبين، والقضبان السوداء من كوريا الجنوبية. وعلم الفلبين إذا صار أحمره ' +
        'فوق فمعناه الحرب، وهكذا نشره فيسبوك خطأ عام 2016 وهو يهنّئهم بعيدهم: كل عام وأنتم في معركة!',
      en:
        'The sun in a white triangle is the Philippines’, the bars South Korea’s. Red on top means the ' +
        'Philippines is at war, and that’s how Facebook wished it a happy independence day in 2016. By mistake.',
    },
    source: 'https://theuijunkie.com/philippines-flag-war-peace/',
  },
  {
    value: 400,
    halves: ['fi', 'ca'],
    alike: ['gr', 'pe'],
    text: {
      ar:
        'قالت أمّ في بلد النصف الأيسر لولدها: نم إذا غابت الشمس. جاء منتصف الصيف وما زال يلعب ' +
        'بهذا العلم! من أي بلدين النصفان؟',
      en:
        '“Bed when the sun goes down,” said a mother in the left half’s land. It’s midsummer, ' +
        'and he’s still up, playing with this flag! Which two countries?',
    },
    fact: {
      ar:
        'الصليب الأزرق من فنلندا، ونصف الورقة من كندا. وعلم فنلندا يُنزل كل مساء، إلا ليلة ' +
        'منتصف الصيف فيبقى مرفوعًا طوال الليل، لأن الشمس لا تكاد تغيب. حتى العلم أخذ إذنًا ' +
        'بالسهر! لا تخبروا أولادكم… أو قولوا لهم: مرة في السنة.',
      en:
        'The blue cross is Finland’s, the half leaf Canada’s. Finland’s flag comes down ' +
        'every evening, except at Midsummer, when it stays up all night, for the sun hardly ' +
        'sets. Even the flag got permission! Don’t tell the children. Or tell them it’s one ' +
        'night a year.',
    },
    source: 'https://en.wikipedia.org/wiki/Flag_days_in_Finland',
  },
  {
    value: 600,
    halves: ['cl', 'us'],
    alike: ['pa', 'lr'],
    text: {
      ar:
        'سافر الخال إلى تكساس وأرسل «علمها» في قروب العائلة. قالت الجدة: هذا علم بلد ثاني، ' +
        'وين طاير؟ وهو نصفنا الأيسر! من أي بلدين العلم؟',
      en:
        'Uncle flew to Texas and sent “its flag” to the family chat. “That’s another ' +
        'country,” said Grandma, “where are you?” It’s our left half! Which two countries?',
    },
    fact: {
      ar:
        'النجمة في المربع الأزرق من تشيلي، والخطوط وطرف النجوم من الولايات المتحدة. والغلطة ' +
        'عند أهل تكساس أنفسهم: قدّم نائب هناك قرارًا عام 2017 يرجوهم ألا يرسلوا رمز علم تشيلي ' +
        'على أنه علمهم! أما الخال فيقول: كنت أمتحنكم.',
      en:
        'The star in a blue square is Chile’s, the stripes and the strip of little stars ' +
        'America’s. Texans do it themselves: in 2017 a lawmaker there asked them, in a formal ' +
        'resolution, to stop sending Chile’s flag emoji as their own. Uncle says he was just ' +
        'testing you.',
    },
    source: 'https://abc13.com/chile-texas-flag-emoji/1758711/',
  },
  {
    value: 600,
    halves: ['cu', 'de'],
    alike: ['cz', 'be'],
    text: {
      ar:
        'بلد النصف الأيسر أهدى أهل النصف الأيمن جزيرة بشاطئها، فكانت كعيديتكم عند العم: ' +
        'تسمعون بها ولا ترونها! من أي بلدين النصفان؟',
      en:
        'The left half’s land gave the right half’s people an island. Like your Eid money at ' +
        'Uncle’s: it’s yours, you just never get it! Which two countries?',
    },
    fact: {
      ar:
        'المثلث الأحمر بنجمته من كوبا، والأسود والأحمر والذهبي من ألمانيا. وفي 1972 أُعلن أن ' +
        'جزيرة كوبية صغيرة هدية لألمانيا الشرقية، وسُمّي شاطئها باسمها. ثم قالت كوبا: كان ' +
        'الأمر رمزيًا! جواب العم بالحرف: فلوسك محفوظة.',
      en:
        'The red triangle with a star is Cuba’s; black, red and gold are Germany’s. In 1972 ' +
        'Cuba announced a small island as a gift to East Germany, and named its beach after ' +
        'it. Later it said that had been symbolic. Exactly what Uncle says: “I’m keeping it ' +
        'safe for you.”',
    },
    source: 'https://wikimili.com/en/Ernst_Th%C3%A4lmann_Island',
  },
  {
    value: 400,
    halves: ['no', 'gb'],
    alike: ['is', 'au'],
    text: {
      ar: 'خطوط متقاطعة على اليسار وخطوط متقاطعة على اليمين: كأنها الدائري الرابع وقت الدوام! من أي بلدين؟',
      en:
        'Crossed lines on the left, crossed lines on the right: it looks ' +
        'like the ring road at eight in the morning. Which two countries?',
    },
    fact: {
      ar:
        'الصليب المزدوج من النرويج، والأشعة من بريطانيا. وفي علم النرويج تختبئ أعلام 6 دول: ' +
        'فرنسا وهولندا وبولندا وإندونيسيا وتايلاند وفنلندا. تشتري علمًا فيطلع لك ستة هدية!',
      en:
        'The double cross is Norway’s, the rays are Britain’s. Six more flags hide inside Norway’s: ' +
        'France, the Netherlands, Poland, Indonesia, Thailand and Finland. Buy one, get six free.',
    },
    source: 'https://www.mentalfloss.com/article/547055/flags-hiding-within-norway-flag',
  },
];
