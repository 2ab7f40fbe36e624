import type { SewnFlag } from './sewn-flag.ts';

/** Sewn flags 16 to 30. */
export const sewnFrom016: readonly SewnFlag[] = [
  {
    value: 200,
    halves: ['ca', 'de'],
    alike: ['pe', 'be'],
    text: {
      ar: 'تأخّر موظف المراسم عن الضيف، فخاط أول نصفَي علمين وجدهما وقال: تمشي، لا أحد يدقّق! علما أي بلدين؟',
      en:
        'Late for the guest, the man from protocol sewed together the first ' +
        'two halves he found: “Who looks at flags?” Which two countries?',
    },
    fact: {
      ar:
        'نصف الورقة من كندا، والأسود والأحمر والذهبي من ألمانيا. وفي 2018 علّقت كندا على شجرة ' +
        'علم ألمانيا بدل علم بلجيكا قبل وصول ملك بلجيكا بقليل، ولم ينتبه إلا صحفي بلجيكي!',
      en:
        'The half leaf is Canada’s; black, red and gold are Germany’s. In 2018 Canada tied ' +
        'Germany’s flag to a tree for the visit of the Belgian king. Only a Belgian reporter noticed.',
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
      ar: 'ورقة حمراء طارت من بلاد الثلج ونامت على بحر أزرق أبيض الموج، ورفضت أن ترجع قبل الصيف! لأي بلدين النصفان؟',
      en:
        'A red leaf blew in from the land of snow, lay down by a sea of ' +
        'blue and white waves, and won’t go home. Which two countries?',
    },
    fact: {
      ar:
        'الصليب فوق الخطوط من اليونان، ونصف الورقة من كندا. ويُقال إن خطوط اليونان 9 بعدد ' +
        'مقاطع شعارهم «الحرية أو الموت» بلغتهم: من نسي الشعار يعدّ العلم على أصابعه!',
      en:
        'The cross over stripes is Greece’s, the half leaf Canada’s. Greece’s 9 stripes are said to be the 9 ' +
        'syllables of “freedom or death” in Greek: forget the motto and you can count it on the flag.',
    },
    source: 'https://greecebyagreek.com/2019/10/24/greek-flag/',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['fr', 'jp'],
    alike: ['it', 'bd'],
    text: {
      ar: 'رسّام دهن عمودًا أزرق ثم وضع كوب عصير الرمان على القماش فترك دائرة حمراء، وقال: خلّصنا علمين! من أي بلدين؟',
      en:
        'A painter did one blue bar, left the round stain of his cherry ' +
        'juice on the rest and said: “Two flags done!” Which two countries?',
    },
    fact: {
      ar:
        'الأزرق من فرنسا، ونصف القرص الأحمر من اليابان. وخطوط علم فرنسا على سفنها الحربية غير ' +
        'متساوية عمدًا، 30 ثم 33 ثم 37، لأن الطرف البعيد يبدو أقصر وهو يرفرف. فلا تتهموا الخيّاط!',
      en:
        'The blue is France’s, the half disc Japan’s. France’s navy flies uneven stripes on ' +
        'purpose, 30, 33 and 37: the far end looks shorter when it flaps. Don’t blame the tailor.',
    },
    source: 'http://fotw.chlewey.net/flags/fr~ens.html',
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
      ar: 'نصفان باردان: تجمّدت الإبرة عند منتصف العلم، فأكمل الخيّاط الغرزة الأخيرة داخل الساونا! لأي بلدين النصفان؟',
      en:
        'Both halves are so cold that the needle froze at the seam, and the ' +
        'tailor did the last stitch in a sauna. Which two countries?',
    },
    fact: {
      ar:
        'الصليب الأزرق من فنلندا، ونصف الورقة من كندا. وعلم فنلندا يُنزل كل مساء إلا في عيد منتصف ' +
        'الصيف، فيبقى مرفوعًا الليل كله. والسبب معقول: الشمس عندهم لا تكاد تغيب، فمتى ينام؟',
      en:
        'The blue cross is Finland’s, the half leaf Canada’s. Finland’s flag comes down every evening ' +
        'except at Midsummer, when it flies all night. Fair enough: the sun hardly goes to bed either.',
    },
    source: 'https://en.wikipedia.org/wiki/Flag_days_in_Finland',
  },
  {
    value: 600,
    halves: ['cl', 'us'],
    alike: ['pa', 'lr'],
    text: {
      ar: 'أقسم راعي بقر أن النصف الأيسر علم ولايته تكساس، فضحك منه بلد كامل على المحيط الهادئ! من أي بلدين النصفان؟',
      en:
        'A cowboy swore that the left half was his own dear Texas, and a ' +
        'whole country on the Pacific laughed. Which two countries?',
    },
    fact: {
      ar:
        'النجمة في المربع الأزرق من تشيلي، والخطوط وعمود النجوم من الولايات المتحدة. والخلط حقيقي: قدّم نائب في ' +
        'تكساس عام 2017 قرارًا يرجو أهلها ألا يرسلوا رمز علم تشيلي على أنه علمهم. «علم لطيف، لكنه ليس لنا!»',
      en:
        'The star in a blue square is Chile’s, the stripes America’s. It’s a real mix-up: in 2017 a Texas ' +
        'lawmaker asked Texans to stop sending Chile’s flag emoji as their own. “A nice flag,” he granted.',
    },
    source: 'https://abc13.com/chile-texas-flag-emoji/1758711/',
  },
  {
    value: 600,
    halves: ['cu', 'de'],
    alike: ['pr', 'be'],
    text: {
      ar:
        'للنصف الأيسر توأم يلبس ثيابه نفسها بألوان معكوسة، وأمهما ' +
        'نفسها تنادي الواحد باسم الثاني! من أي بلدين هذا العلم؟',
      en:
        'The left half has a twin in the same clothes with the colours ' +
        'swapped; even their mother shouts the wrong name. Which two countries?',
    },
    fact: {
      ar:
        'المثلث الأحمر بنجمته من كوبا، والأسود والأحمر والذهبي من ألمانيا. أما التوأم فبورتوريكو: اختار ' +
        'ثوّارها عام 1895 علم كوبا نفسه وبدّلوا الأحمر بالأزرق، كمن استعار ثوب أخيه وقلبه حتى لا يعرفه!',
      en:
        'The red triangle with a star is Cuba’s; black, red and gold are Germany’s. The twin is Puerto Rico: ' +
        'in 1895 it took Cuba’s flag and swapped red and blue, like a borrowed shirt worn inside out.',
    },
    source: 'https://www.worldflag.org/compare/cuba-vs-puerto-rico',
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
