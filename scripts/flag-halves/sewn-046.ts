import type { SewnFlag } from './sewn-flag.ts';

/** Sewn flags 46 to 60: their halves are easily taken for others. */
export const sewnFrom046: readonly SewnFlag[] = [
  {
    value: 600,
    halves: ['no', 'nl'],
    alike: ['is', 'lu'],
    text: {
      ar: 'علّقوا على هذا العلم حقيبة مدرسية، ففهم أهل النصف الأيمن فورًا وقالوا: مبروك! من أي بلدين النصفان؟',
      en:
        'Somebody hung a school bag on this flag. The right half’s people ' +
        'understood at once and shouted: “Congratulations!” Which two countries?',
    },
    fact: {
      ar:
        'الصليب المزدوج من النرويج، والأحمر فوق الأبيض فوق الأزرق الغامق من هولندا. ومن نجح في ' +
        'الثانوية في هولندا رفعوا له العلم وعلّقوا حقيبته على السارية: شهادة يقرؤها الشارع كله!',
      en:
        'The double cross is Norway’s; red, white and dark blue are the Netherlands’. Pass your final ' +
        'exams there and the family puts out the flag with your school bag hanging on the pole.',
    },
    source: 'https://dutchreview.com/dutch-quirks/dutch-hanging-school-bag-flagpole-graduation/',
  },
  {
    value: 600,
    halves: ['dk', 'at'],
    alike: ['ch', 'lv'],
    text: {
      ar: 'نظر الزبون إلى كل هذا الأحمر والأبيض وقال: أنا طلبت علمًا، وهذا شماغ! من أي بلدين النصفان؟',
      en:
        '“I ordered a flag,” said the customer, looking at all that ' +
        'red and white, “not a tablecloth!” Which two countries?',
    },
    fact: {
      ar:
        'الصليب الأبيض من الدنمارك، والأحمر فالأبيض فالأحمر من النمسا. وتقول الأسطورة إن دوق النمسا ' +
        'خرج من معركة وثوبه الأبيض كله أحمر إلا موضع الحزام، فصار علمًا: أشهر حزام في أوروبا!',
      en:
        'The white cross is Denmark’s; red, white, red is Austria’s. Legend says an Austrian duke left ' +
        'a battle with his white coat all red except under the belt. Europe’s most famous belt.',
    },
    source: 'https://www.backpackflags.com/en/flag-patch-austria.html',
  },
  {
    value: 600,
    isForChildren: true,
    halves: ['it', 'be'],
    alike: ['mx', 'ad'],
    text: {
      ar: 'مائدة من نصفين: معكرونة بالريحان هنا، وبطاطس مقلية ووافل هناك، والرجيم من السبت! على مائدة أي بلدين نحن؟',
      en:
        'A table of two halves: pasta with basil here, chips and ' +
        'waffles there, and the diet starts tomorrow. Whose table is it?',
    },
    fact: {
      ar:
        'الأخضر ثم الأبيض من إيطاليا، والأصفر ثم الأحمر من بلجيكا. ودستور بلجيكا يعدّ ألوان العلم ' +
        '«أحمر وأصفر وأسود»، والعلم يبدأ بالأسود! ولم يصحّحه أحد منذ نحو قرنين: كانوا على الغداء.',
      en:
        'Green then white is Italy’s, yellow then red Belgium’s. Belgium’s constitution lists “red, yellow and ' +
        'black”, but the flag starts with black. Nobody has fixed it since the 1830s: they were at lunch.',
    },
    source:
      'https://www.washingtonpost.com/news/volokh-conspiracy/wp/2014/07/01/the-belgian-nation-adopts-red-yellow-and-black-colours/',
  },
  {
    value: 600,
    halves: ['lr', 'pl'],
    alike: ['cl', 'id'],
    text: {
      ar: 'قال الخيّاط: هذا العلم لا تقلبه! إن انقلب نصفه الأيمن أخذ جنسية بلد آخر. من أي بلدين النصفان؟',
      en:
        '“Never hang this one upside down,” warned the tailor: “the ' +
        'right half would change its nationality!” Which two countries?',
    },
    fact: {
      ar:
        'النجمة الوحيدة فوق الخطوط من ليبيريا، والأبيض فوق الأحمر من بولندا. اقلبه يصر إندونيسيا! ' +
        'وقد طُبع علم إندونيسيا مقلوبًا في كتيّب ألعاب 2017 فصار بولنديًا، واعتذر المنظّمون.',
      en:
        'The lone star over stripes is Liberia’s; white over red is Poland’s. Turn it over and it’s ' +
        'Indonesia, whose flag was printed upside down for the 2017 SEA Games. Poland hadn’t even entered.',
    },
    source: 'http://www.manilatimes.net/malaysia-sorry-indonesia-flag-gaffe/345715/',
  },
  {
    value: 600,
    halves: ['cl', 'id'],
    alike: ['pa', 'pl'],
    text: {
      ar: 'النصف الأيمن يرفعه بلدان: إمارة تعبرها قبل أن يبرد شايك، وبلد من آلاف الجزر. نريد الكبير! من أي بلدين العلم؟',
      en:
        'Two lands fly the right half: one you cross before your tea cools, one ' +
        'of thousands of islands. We want the big one! Which two countries?',
    },
    fact: {
      ar:
        'النجمة في المربع الأزرق من تشيلي، والأحمر فوق الأبيض من إندونيسيا، والإمارة الصغيرة موناكو. وعلم ' +
        'استقلال إندونيسيا خاطته فاطماواتي، زوجة أول رئيس، وهي حامل بماكينة تديرها بيدها. ونحن نتعب من زرّ!',
      en:
        'The star in a blue square is Chile’s, red over white Indonesia’s; the tiny one is Monaco. Fatmawati, ' +
        'the first president’s wife, sewed the independence flag on a hand-cranked machine, heavily pregnant.',
    },
    source:
      'https://www.inews.id/news/nasional/kisah-fatmawati-menjahit-merah-putih-saat-hamil-tua-ini-perjuangannya/2',
  },
  {
    value: 600,
    halves: ['fr', 'ie'],
    alike: ['gt', 'ci'],
    text: {
      ar: 'فازت عدّاءة ولم تجد علم بلدها، فاستعارت علم النصف الأيمن وقلبته وركضت به! من أي بلدين النصفان هنا؟',
      en:
        'A sprinter won gold, couldn’t find her flag, so she borrowed the one ' +
        'on the right and flipped it. Before the flip, which two countries?',
    },
    fact: {
      ar:
        'الأزرق من فرنسا، والبرتقالي في الطرف من أيرلندا. والعدّاءة مورييل أهوري من ساحل العاج، بطلة ' +
        'العالم داخل الصالات 2018: أعارها مشجّع أيرلندي علمه فقلبته وقالت ما معناه: هو نفسه، مشّوها!',
      en:
        'The blue is France’s, orange at the end is Ireland’s. She was Murielle Ahouré of Côte d’Ivoire, ' +
        'world indoor champion in 2018; an Irish fan lent her his flag. “I just flipped it,” she said.',
    },
    source:
      'https://www.breakingnews.ie/sport/heres-how-an-irish-flag-became-the-centre-of-celebrations-at-the-world-indoors-830972.html',
  },
  {
    value: 600,
    isForChildren: true,
    halves: ['be', 'it'],
    alike: ['de', 'mx'],
    text: {
      ar: 'النصف الأيمن من بلد يلعب منتخبه بالأزرق، ولا أزرق في علمه! شكل الغسّالة غلطت. من أي بلدين العلم؟',
      en:
        'The right half’s team plays in blue, and there’s no blue in its ' +
        'flag. Somebody got the laundry mixed up! Which two countries?',
    },
    fact: {
      ar:
        'الأسود ثم الأصفر من بلجيكا، والأبيض ثم الأحمر من إيطاليا. وأزرق المنتخب لون أسرة سافوي ' +
        'التي كانت تحكم إيطاليا: ذهبت المملكة عام 1946 وبقي القميص. العرش يُنسى، والفانيلة لا!',
      en:
        'Black then yellow is Belgium’s, white then red Italy’s. The blue shirt is the colour of ' +
        'the House of Savoy: Italy’s kingdom ended in 1946, but nobody dared touch the shirt.',
    },
    source: 'https://www.italymagazine.com/post/why-italian-national-football-soccer-team-called-azzurri',
  },
  {
    value: 400,
    isForChildren: true,
    halves: ['dz', 'tn'],
    alike: ['pk', 'tr'],
    text: {
      ar: 'نصف هلال من هنا ونصف هلال من هناك… صاح الأولاد: يعني العيد مرّتين والعيدية مرّتين! من أي بلدين؟',
      en:
        'Half a moon from here, half a moon from there. “So it’s Eid twice,” ' +
        'cried the children, “and presents twice!” Which two countries?',
    },
    fact: {
      ar:
        'الأخضر من الجزائر، ونصف القرص الأبيض على الأحمر من تونس. وعلم تونس وُضع عام 1827 ' +
        'ليميّز الناس سفنها عن السفن العثمانية، وما زال نصف الناس يحسبونه علم تركيا!',
      en:
        'The green is Algeria’s, the half white disc on red Tunisia’s. Tunisia’s flag was made in 1827 so ' +
        'that nobody would take its ships for the Ottomans’. People have called it Turkey’s ever since.',
    },
    source: 'https://tuniscope.com/ar/article/389635/actu-arabe/arabe/drapeau-de-la-tunisie-374417',
  },
  {
    value: 400,
    halves: ['sd', 'ly'],
    alike: ['jo', 'ke'],
    text: {
      ar: 'النصف الأيمن لبلد كان علمه يومًا قماشًا أخضر سادة، بلا رسم ولا كتابة، فنام خيّاطه 34 سنة! من أي بلدين العلم؟',
      en:
        'The right half’s country once had a plain green sheet for a ' +
        'flag, and its tailor slept for 34 years. Which two countries?',
    },
    fact: {
      ar:
        'المثلث الأخضر من السودان، والأحمر والأسود والأخضر من ليبيا. وكان علم ليبيا من 1977 إلى ' +
        '2011 أخضر فقط، العلم الوحيد في العالم بلون واحد: كل طفل كان يرسمه ويأخذ عشرة من عشرة!',
      en:
        'The green triangle is Sudan’s; red, black and green are Libya’s. From 1977 to 2011 Libya’s flag ' +
        'was just green, the world’s only flag of one colour. Every child got full marks for drawing it.',
    },
    source: 'https://diversityflags.com/1897/libya-1977-flag',
  },
  {
    value: 600,
    halves: ['ph', 'so'],
    alike: ['cz', 'fm'],
    text: {
      ar: 'مطعم على البحر رفع هذا العلم: شمس وزرقة ونصف نجمة بيضاء، فظن الزبائن أنها تقييم الطعام! علما أي بلدين؟',
      en:
        'A seaside café put this up: a sun, some blue and half a white ' +
        'star. Guests took it for the rating. Which two countries?',
    },
    fact: {
      ar:
        'شمس المثلث الأبيض من الفلبين، ونصف النجمة على الأزرق من الصومال. وأزرق الصومال أُخذ من علم ' +
        'الأمم المتحدة تقديرًا لها في طريق الاستقلال: كمن يدهن باب بيته بلون سيارة من أوصله!',
      en:
        'The sun in a white triangle is the Philippines’, the half star on blue Somalia’s. That blue was taken ' +
        'from the UN’s flag, as thanks for its help: like painting your door the colour of your lift home.',
    },
    source: 'https://www.vexillopedia.org/flag/Somalia',
  },
  {
    value: 600,
    isForChildren: true,
    halves: ['gr', 'ar'],
    alike: ['uy', 'sv'],
    text: {
      ar: 'شمس ذهبية لها وجه، قصّ الخيّاط نصفه، فصارت تنظر إلينا بعين واحدة وتغمز! من أي بلدين النصفان؟',
      en:
        'A golden sun with a face was cut in half by the tailor, and now ' +
        'it looks at us with one eye and winks. Which two countries?',
    },
    fact: {
      ar:
        'الصليب فوق الخطوط من اليونان، ونصف الشمس من الأرجنتين. ولشمسها وجه و32 شعاعًا، ' +
        'واحد مستقيم وواحد متموّج بالترتيب: كأنها خرجت من الصالون قبل أن يكمل الحلّاق!',
      en:
        'The cross over stripes is Greece’s, the half sun Argentina’s. It has a face and 32 rays, ' +
        'one straight, one wavy, all the way round: it left the hairdresser’s halfway through.',
    },
    source: 'https://starspangledflags.com/flag/argentina/',
  },
  {
    value: 600,
    halves: ['cu', 'th'],
    alike: ['pr', 'cr'],
    text: {
      ar: 'في علم النصف الأيمن كان فيل أبيض، حتى رآه الملك يومًا وأرجله في السماء! من أي بلدين هذان النصفان؟',
      en:
        'The right half’s flag once had a white elephant, till the king ' +
        'saw it one day with its feet in the air. Which two countries?',
    },
    fact: {
      ar:
        'المثلث الأحمر بنجمته من كوبا، والخطوط من تايلاند. يُروى أن الملك رأى العلم معلّقًا بالمقلوب ' +
        'أيام فيضان 1916، فأمر بعلم لا ينقلب أبدًا: من فوق مثل من تحت. هدية لكل من يعلّق على عجل!',
      en:
        'The red triangle with a star is Cuba’s, the stripes Thailand’s. The story goes that in the flood of ' +
        '1916 the king saw the flag upside down, and ordered one that can’t be. Even you can’t hang it wrong.',
    },
    source: 'http://www.infomutt.com/f/fl/flag_of_thailand.html',
  },
  {
    value: 600,
    halves: ['za', 'et'],
    alike: ['vu', 'gh'],
    text: {
      ar: 'صرف الخيّاط ستة ألوان على اليسار، فقال لليمين: ما بقي لك إلا ألوانك التي استعارها منك الجيران! من أي بلدين؟',
      en:
        '“I spent six colours on the left,” the tailor told the right. “You get ' +
        'the three that all your neighbours borrowed.” Which two countries?',
    },
    fact: {
      ar:
        'حرف Y النائم من جنوب أفريقيا، ونصف الدائرة الزرقاء من إثيوبيا. وأخضر إثيوبيا وأصفرها وأحمرها ' +
        'أخذتها أعلام أفريقية كثيرة، أولها غانا عام 1957: ألوان أعارها صاحبها، وما رجع منها شيء!',
      en:
        'The sleeping Y is South Africa’s, the half blue circle Ethiopia’s. Ethiopia’s green, yellow and red ' +
        'went into flag after flag across Africa, Ghana’s first, in 1957. It never got its crayons back.',
    },
    source: 'https://en.wikipedia.org/wiki/Pan-African_colours',
  },
  {
    value: 600,
    halves: ['my', 'th'],
    alike: ['lr', 'cr'],
    text: {
      ar: 'في بلد النصف الأيمن، إذا جاءت السادسة مساء تجمّد الناس في الشارع، حتى من كان يربط حذاءه! من أي بلدين العلم؟',
      en:
        'Where the right half flies, people freeze in the street at six ' +
        'every evening, even the man tying his shoe. Which two countries?',
    },
    fact: {
      ar:
        'الهلال فوق الخطوط من ماليزيا، والخطوط المتناظرة من تايلاند. وهناك يُعزف النشيد الوطني في ' +
        'الثامنة صباحًا والسادسة مساء، فيقف المارّة حتى ينتهي: أكبر لعبة «تمثال» في العالم!',
      en:
        'The crescent over stripes is Malaysia’s, the matching stripes Thailand’s. There the national anthem ' +
        'plays at 8 and at 6, and passers-by stand still: the world’s biggest game of musical statues.',
    },
    source: 'https://chaohostel.com/a-sight-to-see-something-peculiar-happens-at-8am-and-6pm/',
  },
  {
    value: 600,
    isForChildren: true,
    halves: ['jo', 'ng'],
    alike: ['ps', 'pk'],
    text: {
      ar: 'طالب هندسة قرأ إعلانًا في جريدة، فترك المذاكرة ورسم علم النصف الأيمن، وفاز! من أي بلدين النصفان؟',
      en:
        'An engineering student saw an advert in the paper, dropped his ' +
        'homework and drew the flag on the right. He won! Which two countries?',
    },
    fact: {
      ar:
        'المثلث الأحمر بنجمته من الأردن، والأخضر من نيجيريا. مصمّمه تايوو أكينكونمي كان ' +
        'طالبًا في لندن عمره 23، فربح 100 جنيه، ثم سكن بيتًا أخضر وأبيض: لا يضيّعه ضيف!',
      en:
        'The red triangle with a star is Jordan’s, the green Nigeria’s. Its designer, Taiwo Akinkunmi, ' +
        'was a student of 23 in London. He won £100, and later lived in a green and white house.',
    },
    source: 'https://24naija.com/2018/10/01/i-remember-the-day-i-designed-the-nigerian-flag',
  },
];
