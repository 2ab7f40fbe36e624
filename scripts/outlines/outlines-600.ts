import type { Outline } from './outline.ts';

/** Shapes that make the room argue. */
export const outlines600: readonly Outline[] = [
  {
    number: 41,
    file: 'caspian',
    shape: { seed: [51, 40], box: [45, 35, 56, 48], walls: [] },
    text: {
      ar: 'فرس بحر أزرق واقف ينتظر منذ ملايين السنين أن يفتح له أحد بابًا إلى المحيط! أي بحر؟',
      en: 'A blue seahorse has stood waiting for millions of years for someone to open it a door to the ocean. Which sea?',
    },
    answer: { ar: 'بحر قزوين', en: 'The Caspian Sea' },
    wrong: [
      { ar: 'بحر آرال', en: 'The Aral Sea' },
      { ar: 'البحر الميت', en: 'The Dead Sea' },
      { ar: 'بحر آزوف', en: 'The Sea of Azov' },
    ],
    alt: {
      ar: 'شكل طويل يميل أعلاه إلى الشرق، كأنه فرس بحر',
      en: 'A tall shape whose top leans to the east, a little like a seahorse',
    },
    fact: {
      ar: 'تعيش فيه فقمة لا توجد في سواه، وهو مغلق من كل جهة! يظنّ العلماء أن أجدادها سبحت من القطب في أنهار قديمة، ثم أُغلق الباب خلفها.',
      en: 'It has its own kind of seal, though it is shut in on every side. Their ancestors probably swam down Arctic rivers, and the door closed behind them.',
    },
    source: 'https://turkmenistan.gov.tm/en/post/97741/where-do-seals-caspian-sea-come',
  },
  {
    number: 42,
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
    text: {
      ar: 'حبّة فاصوليا في القِدر وملعقة مغروزة في أعلاها. وعند ساحله جيش كامل هزمه… العسل! هذا ماء لا يابسة: أي بحر؟',
      en:
        'A bean in the pot, with a spoon stuck in from the top. Near its shore a whole army was felled by honey! ' +
        'This is water, not land: which sea?',
    },
    answer: { ar: 'البحر الأسود', en: 'The Black Sea' },
    wrong: [
      { ar: 'بحر مرمرة', en: 'The Sea of Marmara' },
      { ar: 'البحر الأدرياتيكي', en: 'The Adriatic' },
      { ar: 'بحر الشمال', en: 'The North Sea' },
    ],
    alt: {
      ar: 'شكل عريض كحبّة الفاصوليا، تدخل فيه من الشمال شبه جزيرة',
      en: 'A wide bean, with a peninsula pushing in from the north',
    },
    fact: {
      ar:
        'أكل جنود يونانيون عسلًا قرب طرابزون قبل نحو 2400 سنة، فسقطوا على الأرض كأنهم خسروا معركة! فالنحل هناك ' +
        'يرعى زهرًا سامًّا. لم يمت أحد، وقاموا بعد أيام. جيش هزمته ملعقة، فذوقوا على مهل.',
      en:
        'Near Trabzon, some 2,400 years ago, Greek soldiers ate honey and dropped as if they had lost a battle; ' +
        'bees there feed on a poisonous flower. All of them got up again within days. An army beaten by a ' +
        'teaspoon!',
    },
    source: 'http://garycorby.com/blog/tag/Military',
  },
  {
    number: 43,
    file: 'vn',
    shape: { countries: ['Vietnam'], within: [102, 8.3, 109.6, 23.5] },
    text: {
      ar: 'حمّال على كتفه عصا: سلّة أرز في الشمال وسلّة في الجنوب. نادى أمّه بنغمة غلط… فالتفت الحصان! أي بلد هذا؟',
      en:
        'A porter with a pole: a rice basket in the north, another in the south. He called his mother out of ' +
        'tune, and the horse turned round! Which country?',
    },
    answer: 'vn',
    wrong: ['la', 'mm', 'kh'],
    isForChildren: true,
    alt: {
      ar: 'شكل نحيل ملتوٍ، عريض في طرفيه وضيّق في وسطه',
      en: 'A slim bent shape, wide at both ends and narrow in the middle',
    },
    fact: {
      ar:
        'كلمة «ما» عندهم ستّ كلمات، والفرق في النغمة: أمّ، وحصان، وشبح، وقبر، وشتلة أرز، و«لكن». فمن نادى أمّه ' +
        'وهو مزكوم فقد يقول لها: يا حصان! ولا غداء له اليوم.',
      en:
        "There 'ma' is six words, told apart by tone: mother, horse, ghost, tomb, rice seedling and 'but'. Call " +
        'your mum when you have a cold, and you may call her a horse. No lunch for you.',
    },
    source: 'https://candcsaigonsortie.blogspot.com/2011/03',
  },
  {
    number: 44,
    file: 'norway-sweden',
    shape: { countries: ['Norway', 'Sweden'], within: [4, 55, 32, 71.5] },
    text: {
      ar: 'جاران مسحنا الخطّ بينهما: ساحل الغرب مشط مكسور، والشرق أهدأ. وفي أحدهما غيّر الكل جهة السير في دقائق! فمن هما؟',
      en:
        'Two neighbours, no line between: a broken comb of a west coast, a calmer east. In one of them everybody ' +
        'changed sides of the road at once! Who are they?',
    },
    answer: { ar: 'النرويج والسويد', en: 'Norway and Sweden' },
    wrong: [
      { ar: 'السويد وفنلندا', en: 'Sweden and Finland' },
      { ar: 'فنلندا وإستونيا', en: 'Finland and Estonia' },
      { ar: 'السويد والدنمارك', en: 'Sweden and Denmark' },
    ],
    alt: {
      ar: 'شكل طويل منحنٍ، ساحله الغربي ممزّق بخلجان كثيرة',
      en: 'A long bent shape whose western coast is torn into many inlets',
    },
    fact: {
      ar:
        'النرويج والسويد. فجر 3 سبتمبر 1967 توقّفت سيارات السويد كلها دقائق، وانتقلت من يسار الطريق إلى يمينه! ' +
        'بلد كامل غيّر جهته بهدوء، وعمّكم إلى اليوم يغيّر حارته بلا إشارة.',
      en:
        "Norway and Sweden. At dawn on 3 September 1967 all Sweden's traffic stopped for minutes and moved from " +
        'the left side of the road to the right. A whole country changed lanes in peace, and your uncle still ' +
        'changes his without an indicator.',
    },
    source:
      'https://nzherald.co.nz/nz/alistair-sloane-goodbye-to-the-worlds-dumbest-road-rule/V2EVQYNHPBNFQJ634TW4ETNWZA',
  },
  {
    number: 45,
    file: 'hispaniola',
    shape: { countries: ['Haiti', 'Dominican Rep.'] },
    text: {
      ar: 'جزيرة فتحت فمها جهة الغرب كأنها ستبلع جارتها، ودولتان تقتسمان اللقمة! فمن هما؟',
      en: 'An island opens its mouth to the west as if to swallow the one next door, and two countries share the mouthful. Which two?',
    },
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
      ar: '«باربكيو» و«كانو» و«هوريكين» كلمات من لغة أهلها القدماء، التاينو. فكل شوّاية في الشاليه تتكلّم لغتهم!',
      en: 'Barbecue, canoe and hurricane are words from the language of its first people, the Taino. Every grill in every garden speaks it.',
    },
    source: 'https://www.mentalfloss.com/article/62013/12-english-words-derived-extinct-caribbean-language',
  },
  {
    number: 46,
    file: 'korea',
    shape: { countries: ['North Korea', 'South Korea'], within: [124, 33, 130.8, 43.1] },
    text: {
      ar: 'قال الضيف: أرنب جالس! فغضب أهلها: بل نمر واقف! مع أن النمر في حكايتهم القديمة هرب… من الثوم. أي شبه جزيرة هذه؟',
      en:
        "'A rabbit sitting up!' says a visitor. 'A tiger, standing!' roar the locals. Yet in their oldest tale " +
        'the tiger runs away, from garlic. Which peninsula?',
    },
    answer: { ar: 'الكورية', en: 'The Korean' },
    wrong: [
      { ar: 'الملايو', en: 'The Malay' },
      { ar: 'كامتشاتكا', en: 'Kamchatka' },
      { ar: 'الإيبيرية', en: 'The Iberian' },
    ],
    isForChildren: true,
    alt: {
      ar: 'شكل طويل عريض الأعلى، ضيّق الوسط، وتحته جزيرة صغيرة',
      en: 'A tall shape, wide on top and narrow in the waist, with a small island below',
    },
    fact: {
      ar:
        'تحكي أسطورتهم أن دبًّا ونمرًا أرادا أن يصيرا بشرًا، فقيل لهما: مئة يوم في كهف على الثوم! صبر الدب فصار ' +
        'إنسانًا، وهرب النمر. أول رجيم في التاريخ، وأول من قال: أبدأ الأحد.',
      en:
        "A bear and a tiger, they tell, wished to be human: 'A hundred days in a cave, on garlic.' The bear held " +
        "out and became human; the tiger fled. The first diet in history, and the first to say 'I'll start on " +
        "Sunday.'",
    },
    source: 'http://folklore.usc.edu/korean-myth-tiger-and-bear/',
  },
  {
    number: 47,
    file: 'sicily',
    shape: { countries: ['Italy'], holding: [[14.2, 37.5]] },
    text: {
      ar: 'وقعت سمبوسة كبيرة من صينية رمضان في البحر: ثلاث زوايا وحافة مقرمشة! أي جزيرة؟',
      en: 'A giant samosa fell off the Ramadan tray into the sea: three corners and crispy edges. Which island?',
    },
    answer: { ar: 'صقلية', en: 'Sicily' },
    wrong: [
      { ar: 'سردينيا', en: 'Sardinia' },
      { ar: 'كورسيكا', en: 'Corsica' },
      { ar: 'قبرص', en: 'Cyprus' },
    ],
    isForChildren: true,
    alt: { ar: 'جزيرة كالمثلث، أعرضها في الشمال', en: 'A triangular island with its long side to the north' },
    fact: {
      ar: 'بركانها «إتنا» ينفخ في السماء حلقات بيضاء من البخار، أكثر من أي بركان في العالم. عجوز جالس على البحر يتسلّى!',
      en: 'Its volcano, Etna, puffs white rings of steam into the sky, more than any other volcano. An old fellow by the sea, just passing the time.',
    },
    source: 'https://www.thetimes.co.uk/article/mount-etna-angrier-than-usual-sxj2b9mgk',
  },
  {
    number: 48,
    file: 'crete',
    shape: { countries: ['Greece'], holding: [[24.9, 35.2]] },
    text: {
      ar:
        'حلزون مطّه البحر شرقًا وغربًا. يحكون أن حارسًا من برونز كان يدور حوله ثلاث مرات كل يوم، بلا راتب ولا ' +
        'إجازة! أي جزيرة؟',
      en: 'A snail that the sea has stretched. They tell of a bronze guard who ran round it three times a day, no wages, no holidays. Which island?',
    },
    answer: { ar: 'كريت', en: 'Crete' },
    wrong: [
      { ar: 'قبرص', en: 'Cyprus' },
      { ar: 'رودس', en: 'Rhodes' },
      { ar: 'جربة', en: 'Djerba' },
    ],
    alt: {
      ar: 'جزيرة طويلة رفيعة من الغرب إلى الشرق، وفي غربها ألسنة إلى الشمال',
      en: 'A long thin island from west to east, with prongs to the north at its western end',
    },
    fact: {
      ar:
        '«طالوس»، عملاق من برونز في أساطير اليونان، ويسمّونه أول روبوت: يدور حول الجزيرة ويرمي السفن بالصخور. ' +
        'وسرّه مسمار في كاحله، نُزع فانتهى! أول جهاز خرب لأن أحدًا قال: هذا البرغي زائد.',
      en:
        'Talos, a bronze giant of Greek myth, whom people call the first robot: he threw rocks at ships. His ' +
        "secret was one nail in the ankle. It was pulled out, and that was that: the first machine ruined by 'We " +
        "don't need this screw.'",
    },
    source: 'https://www.cretanbeaches.com/en/history-of-crete/cretan-mythology/talos-monster-in-crete',
  },
  {
    number: 49,
    file: 'borneo',
    shape: { countries: ['Malaysia', 'Indonesia', 'Brunei'], holding: [[114, 0]] },
    text: {
      ar: 'جزيرة أكلت حتى ضاع خصرها، ثم رفعت ذراعها في الشمال الشرقي: الحساب عليّ! وفيها مطعم حسابه… لا يُذكر على السفرة. أي جزيرة؟',
      en:
        "An island that ate till it lost its waist throws up an arm in the north-east: 'The bill's on me!' One " +
        "diner there pays in a way we can't mention. Which island?",
    },
    answer: { ar: 'بورنيو', en: 'Borneo' },
    wrong: [
      { ar: 'سومطرة', en: 'Sumatra' },
      { ar: 'غينيا الجديدة', en: 'New Guinea' },
      { ar: 'مينداناو', en: 'Mindanao' },
    ],
    alt: {
      ar: 'جزيرة كبيرة ممتلئة، وفي شمالها الشرقي زاوية ممتدة',
      en: 'A large full-bodied island with a corner stretched to the north-east',
    },
    fact: {
      ar:
        'فيها نبتة شكلها كالمرحاض تمامًا! يجلس عليها حيوان صغير يشبه السنجاب فيلحس الرحيق من غطائها، ويدفع الحساب ' +
        'من خلفه… في الجرّة، وهي تتغذّى به! مطعم وحمّام في مكان واحد، ولا أحد يتهاوش على الدفع.',
      en:
        'It has a plant shaped just like a toilet. A tree shrew sits on it, licks nectar off the lid, and pays ' +
        'from the other end; the plant lives on that! Restaurant and bathroom in one, and nobody fights over who ' +
        'pays.',
    },
    source: 'https://www.discoverwildlife.com/plant-facts/nepenthes-lowii/',
  },
  {
    number: 50,
    file: 'sulawesi',
    shape: { countries: ['Indonesia'], holding: [[120.3, -2]] },
    text: {
      ar: 'جزيرة دخلت العرس ولم تجلس: ذراع طويلة فوق، وأرجل في كل جهة، والكل يسأل: أين رأسها؟ أي جزيرة هذه؟',
      en: "An island that came to the wedding and won't sit down: one long arm up, legs all over the place, and where's the head? Which island is it?",
    },
    answer: { ar: 'سولاويزي', en: 'Sulawesi' },
    wrong: [
      { ar: 'هالماهيرا', en: 'Halmahera' },
      { ar: 'مينداناو', en: 'Mindanao' },
      { ar: 'سومطرة', en: 'Sumatra' },
    ],
    alt: {
      ar: 'جزيرة عجيبة من أربع أذرع طويلة تلتقي في الوسط',
      en: 'A strange island of four long arms that meet in the middle',
    },
    fact: {
      ar:
        'عروسان مرّا بسوق السمك فيها عام 1997، فرأيا على عربة سمكة «سيلاكانث»، ولم تُعرف حيّة قبلها إلا عند ' +
        'أفريقيا! دخلا تاريخ العلم. وبقي سؤال واحد: من يأخذ عروسه في شهر العسل إلى سوق السمك؟',
      en:
        'In 1997 newlyweds in its fish market saw a coelacanth on a cart; live ones were known only off Africa. ' +
        'They made history. One question remains: who takes his bride to the fish market?',
    },
    source: 'https://www.washingtonpost.com/wp-srv/national/horizon/nov98/fishstory.htm',
  },
  {
    number: 51,
    file: 'gm',
    shape: { countries: ['Gambia'] },
    text: {
      ar: 'ليست شعرة على الشاشة ولا دودة: إنها دولة كاملة لبست نهرًا! أي دولة؟',
      en: "It isn't a hair on the screen, and it isn't a worm: it's a whole country wearing a river. Which one?",
    },
    answer: 'gm',
    wrong: ['tg', 'bj', 'gw'],
    alt: { ar: 'شريط أفقي رفيع متعرّج', en: 'A thin wavy strip from west to east' },
    fact: {
      ar: 'يُحكى أن سفينة إنجليزية صعدت النهر، وقالوا: كل أرض يصلها مدفعنا فهي لنا! فصارت الدولة بعرض طلقتين، يمينًا ويسارًا.',
      en: 'They say a British ship steamed upriver and claimed all the land its guns could reach. So it is two cannon shots wide: one left, one right.',
    },
    source: 'https://blog.bitrot.de/hereinasia/2024/03/27/birding/',
  },
  {
    number: 52,
    file: 'hr',
    shape: { countries: ['Croatia'] },
    text: {
      ar: 'بوميرانغ رماه صاحبه ولم يرجع: ذراع إلى الشرق، وذراع على البحر تناثر تحتها الفتات! أي بلد؟',
      en: 'A boomerang that never came back: one arm to the east, the other down a coast with crumbs along it. Which country?',
    },
    answer: 'hr',
    wrong: ['si', 'ba', 'rs'],
    alt: {
      ar: 'شكل كالهلال: ذراع إلى الشرق، وذراع ساحلية طويلة إلى الجنوب فيها جزر',
      en: 'A crescent: one arm to the east, and one down a long coast with islands',
    },
    fact: {
      ar: 'ربطة العنق منها: أعجب الفرنسيين وشاح جنودها فسمّوه «كرافات» على اسمهم. وعام 2003 لفّوا ربطة طولها 808 أمتار حول مدرّج روماني، وخرج أنيقًا!',
      en: 'The French named the cravat after its soldiers and their scarves. In 2003 an 808-metre necktie was tied round a Roman arena. Very smart it was.',
    },
    source: 'https://ofmiceandramen.blogspot.com/2025/07/croatia-birthplace-of-necktie.html',
  },
  {
    number: 53,
    file: 'ch',
    shape: { countries: ['Switzerland'] },
    text: {
      ar: 'ورقة امتحان كُرمشت ثم فُتحت: تعرّجات في كل جهة، ولا نقطة بحر. والقانون فيها: لا تتركوا الببغاء وحيدًا! أي بلد؟',
      en:
        'A test paper crumpled up and smoothed out: crinkles all round, not a drop of sea. And its law says: ' +
        'never leave your parrot lonely! Which country?',
    },
    answer: 'ch',
    wrong: ['at', 'cz', 'sk'],
    isForChildren: true,
    alt: {
      ar: 'شكل عريض كثير التعرّج لا بحر له، في جنوبه لسان وفي غربه طرف دقيق',
      en: 'A wide crinkled shape, with a tongue to the south and a thin western tip',
    },
    fact: {
      ar:
        'الببغاء والسمك الذهبي هناك لا يعيشان بلا صحبة، بحكم القانون! أما القطة في البيت فيكفيها شبّاك ترى منه ' +
        'القطط. وجدّتكم سبقتهم: كرسيها عند الشبّاك من أول يوم.',
      en:
        'By law a parrot or a goldfish must have company there. For an indoor cat a window will do, so long as ' +
        'it can watch other cats. Your granny had that idea first: her chair has stood by the window for years.',
    },
    source:
      'https://www.myscienceschool.org/index.php?/archives/20029-Why-its-illegal-to-own-one-guinea-pig-in-Switzerland.html',
  },
  {
    number: 54,
    file: 'nl',
    shape: { countries: ['Netherlands'], within: [3, 50.5, 7.5, 54] },
    text: {
      ar:
        'كعكة قضم البحر طرفها، وفتاتها في الشمال. وإذا احتفل أهلها بعيد ميلاد لم يجلس الضيف حتى يبارك للغرفة كلها ' +
        'واحدًا واحدًا! أي بلد؟',
      en:
        "A birthday cake: the sea bit off a corner, the crumbs lie in the north. At a party there, you can't sit " +
        "down till you've congratulated the whole room! Which country?",
    },
    answer: 'nl',
    wrong: ['be', 'dk', 'bd'],
    alt: {
      ar: 'شكل في شماله صفّ جزر صغيرة، وجنوبه الغربي ممزّق بالماء، وفي جنوبه ذيل',
      en: 'A row of small islands in the north, a south-west torn by water and a tail in the south',
    },
    fact: {
      ar:
        'يقول للأم: مبروك لبنتك، وللأخ: مبروك لأختك، وللجار: مبروك لجارتك، ويلفّ الغرفة كلها! عندنا تكفي «كل عام ' +
        'وأنتم بخير» من عند الباب… وعيننا على الكعكة.',
      en:
        "'Congratulations on your daughter, on your sister, on your neighbour…', round the whole circle. Here " +
        "one 'Many happy returns, everybody' from the door will do, with our eyes on the cake.",
    },
    source: 'https://dutchreview.com/dutch-quirks/dutch-quirk-39-say-happy-birthday-to-everyone/',
  },
  {
    number: 55,
    file: 'pa',
    shape: { countries: ['Panama'] },
    text: {
      ar: 'ثعبان نام على جنبه وتقلّب في نومه حتى صار موجة! أي بلد نحيل هذا؟',
      en: 'A snake fell asleep on its side and tossed and turned until it became a wave. Which skinny country is this?',
    },
    answer: 'pa',
    wrong: ['cr', 'ni', 'hn'],
    alt: {
      ar: 'شريط ملتوٍ من الغرب إلى الشرق كموجة نائمة',
      en: 'A winding strip from west to east, like a wave on its side',
    },
    fact: {
      ar: 'لالتوائها تشرق فيها الشمس من المحيط الهادئ! والسفينة الذاهبة من الهادئ إلى الأطلسي في قناتها تسير غربًا. هنا تطلب البوصلة إجازة.',
      en: 'It bends so much that the Sun rises there over the Pacific, and ships leaving the Pacific by its canal head west. Compasses here ask for a day off.',
    },
    source: 'https://travelswithmoose.blogspot.com/2013/07/through-panama-canal.html',
  },
  {
    number: 56,
    file: 'na',
    shape: { countries: ['Namibia'] },
    text: {
      ar: 'مقلاة معلّقة ومقبضها الطويل في الشمال الشرقي. وفيها بلدة دخلها الغبار من الشبّاك، ولم تغلبه أيّ أمّ! أي بلد؟',
      en:
        'A frying pan with its long handle to the north-east. In it is a town where the dust got in at the ' +
        'window, and no mother could beat it. Which country?',
    },
    answer: 'na',
    wrong: ['ao', 'bw', 'zm'],
    alt: {
      ar: 'شكل طويل ساحله في الغرب، ومن شماله الشرقي تمتد ذراع رفيعة',
      en: 'A tall shape with its coast to the west and a thin arm out of the north-east',
    },
    fact: {
      ar:
        'كولمانسكوب: وُجد الألماس ملقى على الرمل عام 1908، فقامت بلدة غنية، ثم هُجرت، وصار الرمل في غرفها إلى ' +
        'الركبة. هذا ما تقوله أمّكم منذ سنين: لا تتركوا الشبّاك مفتوحًا!',
      en:
        'Kolmanskop: diamonds lay about on the sand there in 1908, a rich town sprang up, and then everyone ' +
        'left. Now the sand in its rooms is knee-deep. What has Mum always told you? Shut that window!',
    },
    source: 'https://form.space/blogs/form-archive-3/kolmanskop-nambia',
  },
  {
    number: 57,
    file: 'ml',
    shape: { countries: ['Mali'] },
    text: {
      ar: '«بابيونة» مائلة لمتأخّر عن العرس: جناح في الشمال وجناح في الجنوب الغربي. وفيها يوم كلّه طين، ولا تصيح فيه أمّ! أي بلد؟',
      en:
        "A crooked bow tie on someone late for a wedding: a wing north, a wing south-west. One day a year it's " +
        'mud all over, and no mother shouts! Which country?',
    },
    answer: 'ml',
    wrong: ['ne', 'td', 'bf'],
    alt: {
      ar: 'شكل كالفراشة المائلة: جناح كبير في الشمال وجناح في الجنوب الغربي',
      en: 'A tilted butterfly: one large wing in the north, another in the south-west',
    },
    fact: {
      ar:
        'كل سنة تخرج بلدة جينيه لتليّس جامعها الطيني: الصغار يقلّبون الطين بأقدامهم، والشباب يتسابقون بالسلال، ' +
        'والشيّاب في صدر الساحة يتفرّجون. ديوانية كاملة: ناس تشتغل، وناس تعلّق!',
      en:
        'Each year all Djenné turns out to replaster its mosque of mud: boys play in the mix, young men race ' +
        'with the baskets, and the old men sit in the square and watch. Some do the work, and some do the ' +
        'commentary.',
    },
    source:
      'https://www.africanexponent.com/post/10121-the-annual-festival-gathers-citizens-to-take-part-in-preservation-of-the-world-heritage-site',
  },
  {
    number: 58,
    file: 'kz',
    shape: { countries: ['Kazakhstan', 'Baikonur'] },
    text: {
      ar: 'عجينة فردتها الجدّة حتى خرجت من الطاولة، ولم تصل إلى محيط. وفيه سباق خيل: يلحقها، فإن عجز لحقته هي بالسوط! أي بلد؟',
      en:
        'Grandma rolled the dough right off the table and still reached no ocean. In a horse race there he ' +
        'chases her; if he fails, she chases him with a whip! Which country?',
    },
    answer: 'kz',
    wrong: ['mn', 'uz', 'tm'],
    alt: {
      ar: 'شكل ضخم عريض، في غربه ساحل بحر مغلق',
      en: 'A huge wide shape, with the shore of an inland sea in the west',
    },
    fact: {
      ar:
        'اسمه «كيز كوو»: تنطلق الفتاة على حصانها والشاب خلفها، فإن لم يدركها قبل خطّ النهاية استدارت وطاردته ' +
        'بالسوط حتى خطّ البداية! وكلهم يقولون بعدها: حصاني كان تعبان.',
      en:
        "It's called kyz kuu: she gallops off, he follows, and if he hasn't caught her by the finish, she turns " +
        'and chases him back with her whip. And every one of them says his horse was tired.',
    },
    source: 'https://infogalactic.com/info/Kyz_kuu',
  },
  {
    number: 59,
    file: 'fi',
    shape: { countries: ['Finland', 'Åland'] },
    text: {
      ar: 'فتاة بفستان واسع ترفع ذراعها وتسلّم على القطب! هكذا يرى أهلها خريطتهم: أي بلد؟',
      en: 'A girl in a wide skirt raises her arm to wave at the North Pole. That is what its people see on their map: which country?',
    },
    answer: 'fi',
    wrong: ['se', 'ee', 'no'],
    isForChildren: true,
    alt: {
      ar: 'شكل طويل في شماله الغربي ذراع مرفوعة، وجنوبه عريض مستدير',
      en: 'A tall shape with a raised arm in the north-west and a broad rounded south',
    },
    fact: {
      ar: 'فستانها يتّسع كل سنة! ترتفع الأرض بعدما ذاب عنها جليد قديم ثقيل، فيخرج من البحر كل عام ما يسع نحو ألف ملعب كرة.',
      en: 'The skirt widens every year: freed of ancient ice, the land is rising, and about a thousand football pitches come up out of the sea annually.',
    },
    source: 'https://abcdocz.com/doc/3766853/document',
  },
  {
    number: 60,
    file: 'la',
    shape: { countries: ['Laos'] },
    text: {
      ar: 'آخر فخذ دجاج على السفرة: لحمها في الشمال وعظمها إلى الجنوب، ولا بحر. وتصيح الجدّات هناك: لا تغنّوا وأنتم تأكلون! أي بلد؟',
      en:
        "The last chicken leg on the table: meat in the north, bone to the south, not a drop of sea. 'And no " +
        "singing while you eat!' say its grannies. Which country?",
    },
    answer: 'la',
    wrong: ['kh', 'mm', 'np'],
    alt: {
      ar: 'شكل عريض في الشمال الغربي، له ذيل طويل إلى الجنوب الشرقي',
      en: 'Wide in the north-west, with a long tail to the south-east',
    },
    fact: {
      ar:
        'تقول الجدّات: من غنّت على السفرة تزوّجت شايبًا، ومن لم تغسل الصحون جيدًا جاءها زوج وسخ، ومن أكل ذيل ' +
        'الدجاجة تطلّق! فسكتنا كلنا، وركضنا إلى المغسلة، وبقي الذيل وحده… فأكله عمّكم.',
      en:
        "The grannies say: sing at table and you'll marry an old man; leave a dish dirty and you'll get a dirty " +
        "husband; eat the chicken's tail and you'll be divorced. Silence fell, everyone ran to wash up, and only " +
        'the tail was left. Uncle ate it.',
    },
    source: 'https://reppinlaos.com/lao-superstitions',
  },
];
