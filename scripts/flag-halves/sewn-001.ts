import type { SewnFlag } from './sewn-flag.ts';

/** Sewn flags 1 to 15: a family knows them. */
export const sewnFrom001: readonly SewnFlag[] = [
  {
    value: 200,
    isForChildren: true,
    halves: ['tr', 'jp'],
    alike: ['ma', 'bd'],
    text: {
      ar: 'خيّاط صائم قصّ علمين وخاطهما، فإذا هلال أبيض يكاد يقضم نصف طماطة حمراء! صبرًا، لم يؤذَّن بعد… من أي بلدين؟',
      en:
        'A hungry tailor sewed two flags together, and now a white ' +
        'moon is about to bite half a tomato. Which two countries?',
    },
    fact: {
      ar:
        'الهلال من تركيا، ونصف القرص الأحمر من اليابان. واليابانيون يضعون برقوقة حمراء وسط الأرز ' +
        'الأبيض، فيصير الغداء كعلمهم ويسمّونه باسمه: «هينومارو بينتو». علم يؤكل في الفسحة!',
      en:
        'The crescent is Turkey’s, the half red disc Japan’s. Put one red plum on white rice and the Japanese ' +
        'call the lunch box after their flag: hinomaru bento. The only flag you can finish before class.',
    },
    source: 'https://www.katachibentoboxes.com.au/bento-box-ideas/hinomaru-bento-patriotic-bento/',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['us', 'br'],
    alike: ['my', 'in'],
    text: {
      ar:
        'كسر فهد مزهرية أمه، فغطّاها بنصف علم ولم يكفِ، فأكمل بنصف علم آخر… ونسي الكرة ' +
        'الزرقاء ظاهرة! من أي بلدين النصفان؟',
      en:
        'Fahad broke Mum’s vase and hid it under half a flag, then half of another… and left ' +
        'the blue ball sticking out! Which two countries?',
    },
    fact: {
      ar:
        'النجوم والخطوط من الولايات المتحدة، والكرة الزرقاء في نصف المعيّن الأصفر من ' +
        'البرازيل. وأول علم لجمهورية البرازيل، عام 1889، كان كالعلم الأمريكي بالأخضر ' +
        'والأصفر، فغُيّر بعد 4 أيام! لم يلحق أن يُغسل مرة. أما فهد فانكشف بعد 4 دقائق.',
      en:
        'The stars are America’s; the ball in half a yellow diamond is Brazil’s. The ' +
        'Brazilian republic’s first flag, in 1889, was America’s in green and yellow. It ' +
        'lasted 4 days: it never even saw a washing machine. Fahad lasted 4 minutes.',
    },
    source: 'https://flags.fyi/br-provisional/',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['kw', 'ca'],
    alike: ['ae', 'ch'],
    text: {
      ar: 'طالب مبتعث كاد يتجمّد، فأرسلت أمه نصف علم الديرة وقالت: خِطه بنصف علم الثلج وتغطَّ به! من أي بلدين؟',
      en:
        'A student abroad was freezing, so his mother posted him half of the ' +
        'flag from home to sew to the flag of the snow. Which two countries?',
    },
    fact: {
      ar:
        'شبه المنحرف الأسود من الكويت، ونصف ورقة القيقب من كندا. دقّقوا في البياض فوق كتفَي ' +
        'الورقة الكاملة: وجهان يتهاوشان، الأنف في الأنف! وهنا قصّ الخيّاط العلم، فانتهت الهوشة.',
      en:
        'The black trapezoid is Kuwait’s, the half leaf Canada’s. Look at the white above the whole ' +
        'leaf’s shoulders: two faces in an argument, nose to nose! The tailor’s scissors ended it.',
    },
    source: 'http://yukawanet.com/archives/canadakokki.html',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['ca', 'jp'],
    alike: ['pe', 'bd'],
    text: {
      ar: 'لم يبقَ عند الخيّاط إلا قماش أحمر وأبيض، فقال: يكفي لعلمين! ثم خلص القماش عند نصف كل واحد. من أي بلدين؟',
      en:
        'The tailor had only red and white cloth left. “Plenty for two flags!” ' +
        'he said, and ran out halfway through each. Which two countries?',
    },
    fact: {
      ar:
        'نصف الورقة من كندا، ونصف القرص الأحمر من اليابان. وأول علم كندي بالورقة خاطته جوان أومالي، وعمرها 20 ' +
        'عامًا، بماكينتها ليلًا: كان الخيّاطون قد انصرفوا، فاتصل بها أبوها وقال ما معناه: فزعتك يا بنتي!',
      en:
        'The half leaf is Canada’s, the half disc Japan’s. The first maple leaf flag was sewn overnight by ' +
        'Joan O’Malley, 20, on her own machine: the tailors had gone home, so her dad phoned his daughter.',
    },
    source: 'https://en.wikipedia.org/wiki/Joan_O%27Malley',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['cn', 'br'],
    alike: ['vn', 'in'],
    text: {
      ar: 'خمس نجوم صفراء دخلت الملعب من اليسار، وفي اليمين كرة زرقاء بلا حارس، والجمهور يصيح: سدّد! من أي بلدين؟',
      en:
        'Five yellow stars run on from the left, a blue ball waits on the right ' +
        'with no keeper, and the crowd yells: “Shoot!” Which two countries?',
    },
    fact: {
      ar:
        'النجوم الخمس من الصين، ونصف المعيّن الأصفر من البرازيل. والتقيا فعلًا: في أولمبياد ريو 2016 رُفع علم ' +
        'الصين ونجومه الصغيرة لا تلتفت إلى الكبيرة كما يجب، فاعتذر المنظمون وأعادوا صنع الأعلام على عجل!',
      en:
        'The five stars are China’s, the half diamond Brazil’s. They really met: at Rio 2016 China’s small stars ' +
        'weren’t turned towards the big one as they must be. Rio said sorry and ran back to the flag makers.',
    },
    source: 'https://edition.cnn.com/2016/08/08/americas/rio-2016-china-wrong-flag-trnd/index.html',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['qa', 'kw'],
    alike: ['bh', 'it'],
    text: {
      ar: 'جاران خليجيان تقاسما علمًا في الشاليه، فقال الأول للثاني: لا تقرّب كثيرًا، نصفي له أسنان! من أي بلدين؟',
      en:
        'Two Gulf neighbours share a flag at the beach house. “Careful,” ' +
        'says the left half, “mine has teeth!” Which two countries?',
    },
    fact: {
      ar:
        'الأسنان البيضاء على العنّابي من قطر، والأخضر فوق الأبيض فوق الأحمر من الكويت. وعلم قطر وحده ' +
        'بين أعلام الدول يزيد طوله على ضعفي ارتفاعه، 28 إلى 11: لا يدخل في الصورة إلا بالعرض!',
      en:
        'White teeth on maroon are Qatar’s; green, white and red are Kuwait’s. Qatar’s is the one ' +
        'national flag more than twice as long as it is high, 28 to 11. Turn your phone sideways.',
    },
    source: 'https://azcountries.com/flags.php?country=qatar',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['us', 'jp'],
    alike: ['gb', 'kr'],
    text: {
      ar: 'نزل فضائي إلى الأرض فرأى هذا العلم: نجوم هنا وشمس حمراء هناك! فسأل: الحين ليل عندكم ولا نهار؟ من أي بلدين؟',
      en:
        'An alien landed and met this flag: stars here, a red sun ' +
        'there. “So is it night or day?” he asked. Which two countries?',
    },
    fact: {
      ar:
        'النجوم من الولايات المتحدة، ونصف القرص من اليابان. وعلم أمريكا على القمر يبدو مرفرفًا ' +
        'ولا هواء هناك: خاطوا في أعلاه ثنية وأدخلوا فيها قضيبًا، كستارة الحمّام بالضبط!',
      en:
        'The stars are America’s, the half disc Japan’s. The flag on the Moon seems to wave, with no wind ' +
        'to wave it: they sewed a hem along the top and slid in a rod. It hangs like a shower curtain.',
    },
    source: 'https://www.vice.com/en/article/9aa8w3/how-nasa-engineered-the-enduring-apollo-flags',
  },
  {
    value: 200,
    halves: ['tr', 'de'],
    alike: ['tn', 'be'],
    text: {
      ar:
        'صاحب محل دونر يحب البلد الذي جاء منه والبلد الذي فتح فيه، ' +
        'فخاط علميهما وعلّقه فوق السيخ ليدور معه! من أي بلدين؟',
      en:
        'A kebab man loves the land he came from and the land where he opened ' +
        'shop, so he hung half of each over the spit. Which two countries?',
    },
    fact: {
      ar:
        'الهلال من تركيا، والأسود والأحمر والذهبي من ألمانيا. وأشهر ما يُروى عن أصل ألوان ألمانيا حيلة خيّاط: متطوعون ' +
        'عام 1813 بلا زيّ موحّد، فصُبغت ثيابهم كلها بالأسود لأنه يغطّي كل لون، بحواشٍ حمراء وأزرار نحاسية كالذهب!',
      en:
        'The crescent is Turkey’s; black, red and gold are Germany’s. The usual story is a tailor’s trick: ' +
        'volunteers of 1813 had no uniform, so all their clothes were dyed black, with red trim and brass buttons.',
    },
    source: 'https://wikizero.com/en/Lutzow_Free_Corps',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['ae', 'ca'],
    alike: ['kw', 'lb'],
    text: {
      ar: 'جمل يلبس معطف فرو ودبّ يلبس نظارة شمسية، وكل منهما يشدّ طرفًا من هذا العلم! من أي بلدين جاءا؟',
      en:
        'A camel in a fur coat and a bear in sunglasses each pull at one ' +
        'end of this flag. From which two countries have they come?',
    },
    fact: {
      ar:
        'العمود الأحمر من الإمارات، ونصف الورقة من كندا. وعلم الإمارات صمّمه شاب عمره 19 عامًا ولم ' +
        'يخبره أحد بفوزه: ركض يوم الاتحاد إلى سور القصر، ووقف ينتظر هبّة هواء ليتأكد أنه علمه!',
      en:
        'The red post is the UAE’s, the half leaf Canada’s. The UAE’s flag was drawn by a lad of 19, and ' +
        'nobody told him he had won: he ran to the palace fence and waited for a breeze to see if it was his.',
    },
    source: 'https://thenationalnews.com/uae/teen-who-designed-uae-national-flag-was-in-a-flutter-1.585290',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['ch', 'br'],
    alike: ['dk', 'ar'],
    text: {
      ar: 'واحد يضبط ساعته على الثانية، وواحد يضبطها على صافرة المباراة، واقتسما علمًا واحدًا! من أي بلدين؟',
      en:
        'One sets his watch to the second, the other to the referee’s ' +
        'whistle, and they share one flag. Which two countries?',
    },
    fact: {
      ar:
        'نصف الصليب الأبيض من سويسرا، ونصف المعيّن الأصفر من البرازيل. وعلم سويسرا ' +
        'مربّع، إلا على سفنها في البحار فهو مستطيل. نعم: بلد بلا بحر، وله علم بحري!',
      en:
        'The half white cross is Switzerland’s, the half diamond Brazil’s. The Swiss flag is square, except ' +
        'on their ships at sea, where it’s a rectangle. Yes: a country without a sea has a sea flag.',
    },
    source: 'https://www.fotw.info/flags/ch-sea.html',
  },
  {
    value: 200,
    halves: ['jo', 'gb'],
    alike: ['sd', 'us'],
    text: {
      ar: 'علم على طاولة الشاي: نصفه يشربه بالميرمية ونصفه بالحليب، وكل نصف متأكد أن الثاني خرّبه! من أي بلدين؟',
      en:
        'A flag at the tea table: one half takes it with sage, the other with ' +
        'milk, and each thinks the other ruined it. Which two countries?',
    },
    fact: {
      ar:
        'المثلث الأحمر بنجمته من الأردن، والأشعة من بريطانيا. وعلم بريطانيا له فوق وتحت لأن أشعته غير ' +
        'متساوية، وقد وُضع مقلوبًا في مقر حكومتهم عام 2009 أمام الكاميرات، ولم ينتبه إلا المتفرّجون!',
      en:
        'The red triangle with a star is Jordan’s, the rays are Britain’s. Those rays aren’t even: the flag ' +
        'has a right way up, and in 2009 Downing Street itself showed it upside down. The viewers noticed.',
    },
    source: 'http://news.bbc.co.uk/2/hi/uk_news/politics/7866938.stm',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['bh', 'us'],
    alike: ['qa', 'my'],
    text: {
      ar: 'علّق طبيب الأسنان هذا العلم في عيادته وقال: نصفه أسنان ونصفه تقويم! فمن أي بلدين النصفان؟',
      en: 'The dentist hung this flag in his surgery: “Half of it is teeth and half is braces!” Which two countries?',
    },
    fact: {
      ar:
        'الأسنان البيضاء على الأحمر من البحرين، والخطوط من الولايات المتحدة. وكانت أسنان علم ' +
        'البحرين 28 ثم 8، ومنذ 2002 صارت 5 بعدد أركان الإسلام: الخلع الوحيد الذي لم يوجع أحدًا!',
      en:
        'White teeth on red are Bahrain’s, the stripes are America’s. Bahrain’s flag had 28 teeth, then ' +
        '8; since 2002 it has 5, for the pillars of Islam. No tooth was ever pulled with less pain.',
    },
    source: 'https://simple.wikipedia.org/wiki/Flag_of_Bahrain',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['kw', 'de'],
    alike: ['ae', 'be'],
    text: {
      ar: 'صاحب معرض سيارات في الشويخ خاط علم ديرته بعلم البلد الذي تأتيه منه السيارات، وكتب: مو مستعمل! من أي بلدين؟',
      en:
        'A car dealer sewed the flag of home to the flag of the land his cars ' +
        'come from, and wrote on it: “Never driven!” Which two countries?',
    },
    fact: {
      ar:
        'شبه المنحرف الأسود من الكويت، والأسود والأحمر والذهبي من ألمانيا. ولما رُفع علمنا أول مرة، في 24 نوفمبر ' +
        '1961، قال الشيخ عبدالله السالم: أحمد الله أنني عشت إلى اليوم الذي رأيت فيه علم الكويت يرفرف حرًّا.',
      en:
        'The black trapezoid is Kuwait’s; black, red and gold are Germany’s. When Kuwait’s flag first rose, ' +
        'on 24 November 1961, Sheikh Abdullah Al-Salem thanked God that he had lived to see it fly free.',
    },
    source: 'https://sauress.com/shibreqah/20578',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['cn', 'jp'],
    alike: ['vn', 'bd'],
    text: {
      ar: 'مطعم عيدان نصف زبائنه يطلب النودلز ونصفهم السوشي، فرفع علمًا من نصفين حتى لا يزعل أحد! فمن هما البلدان؟',
      en:
        'Half the guests want noodles, half want sushi, so the chopstick café ' +
        'hung a flag of two halves to keep the peace. Which two countries?',
    },
    fact: {
      ar:
        'النجوم من الصين، ونصف القرص الأحمر من اليابان. وقرص اليابان كان بحسب قواعد 1870 مزاحًا قليلًا ' +
        'نحو السارية، ولم يضبطوه في الوسط تمامًا إلا عام 1999. فمن في صالته برواز مائل فليطمئن!',
      en:
        'The stars are China’s, the half disc Japan’s. By the rules of 1870 Japan’s disc sat a touch too near ' +
        'the pole, and it was centred only in 1999. So don’t rush to straighten that picture in the hall.',
    },
    source:
      'https://www.lifehacker.com.au/2018/02/today-i-discovered-japans-flag-was-redesigned-in-1999-and-you-probably-didnt-even-notice/',
  },
  {
    value: 200,
    isForChildren: true,
    halves: ['au', 'br'],
    alike: ['us', 'jm'],
    text: {
      ar: 'كنغر خطف الكرة ووضعها في جيبه وقفز، فتمزّق علم كل فريق وهم يركضون وراءه! من البلدان؟',
      en:
        'A kangaroo put the ball in its pouch and hopped off, and both ' +
        'teams tore their flags in half chasing it. Which two countries?',
    },
    fact: {
      ar:
        'النجمة الكبيرة تحت علم بريطانيا من أستراليا، ونصف المعيّن الأصفر من البرازيل. وفي مسابقة علم ' +
        'أستراليا عام 1901 وصل 32823 تصميمًا، في أحدها حيوانات البلد تلعب الكريكيت! وبين الفائزين ولد عمره 14.',
      en:
        'The big star under Britain’s flag is Australia’s, the half diamond Brazil’s. Australia’s contest of ' +
        '1901 drew 32,823 designs, one with its animals playing cricket. A boy of 14 was among the winners.',
    },
    source: 'https://wiki-gateway.eudic.net/wikipedia_en/1901_Federal_Flag_Design_Competition.html',
  },
];
