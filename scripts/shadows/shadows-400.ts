import type { Shadow } from './shadow.ts';

/** Shadows with a near twin among the options. */
export const shadows400: readonly Shadow[] = [
  {
    emoji: 'llama',
    answer: { ar: 'لاما', en: 'Llama' },
    wrong: [
      { ar: 'جمل صغير', en: 'Young camel' },
      { ar: 'زرافة', en: 'Giraffe' },
      { ar: 'نعجة', en: 'Sheep' },
    ],
    isForChildren: true,
    text: {
      ar: 'وظّفه الراعي حارسًا على غنمه: لا ينبح ولا يعضّ، والذئاب تحسب له ألف حساب! ظلّ من هذا؟',
      en:
        'The shepherd hired it to guard his flock. It can’t bark, it doesn’t ' +
        'bite, and yet the prowlers keep away! Whose shadow is this?',
    },
    alt: { ar: 'رقبة مرفوعة بلا سنام وذيل قصير', en: 'A raised neck, no hump, a short tail' },
    fact: {
      ar:
        'في أمريكا تحرس اللاما الغنم من ذئاب البراري بلا تدريب، وسلاحها السرّي أنها تبصق ما في ' +
        'معدتها! والشرط أن تكون واحدة فقط: إن صارتا اثنتين جلستا تسولفان ونسيتا الغنم.',
      en:
        'In America llamas guard sheep from coyotes, with no training and a secret weapon: they spit out what’s ' +
        'in their stomach! But hire only one. Put two together, and they chat to each other and forget the flock.',
    },
    source: 'http://listener.co.kr/Listen/Details/405?brd=slow&page=1',
  },
  {
    emoji: 'peacock',
    answer: { ar: 'طاووس', en: 'Peacock' },
    wrong: [
      { ar: 'بومة', en: 'Owl' },
      { ar: 'ديك', en: 'Rooster' },
      { ar: 'نعامة', en: 'Ostrich' },
    ],
    text: {
      ar: 'فرش كل ما عنده أمامها، فلم تلتفت، لكن شيئًا على رأسها أخذ يرتجف! ظلّ من هذا الخاطب؟',
      en:
        'He spread out all he had. She didn’t look round, but something on ' +
        'her head began to tremble! Whose shadow is this suitor?',
    },
    alt: { ar: 'طائر خلفه مروحة ريش كبيرة', en: 'A bird before a great fan of feathers' },
    fact: {
      ar:
        'يهزّ الطاووس ذيله فيخرج منه صوت أكثره لا نسمعه نحن، وريش التاج على رأس الأنثى يرتجف معه من ' +
        'بعيد! يعني أن الرسالة وصلت، وهاتفها على الهزّاز، وهي تسوّي روحها ما شافت.',
      en:
        'A peacock rattles his train and makes a sound mostly too low for us, and the crest on the hen’s head ' +
        'quivers with it from afar! The message has arrived, her phone is on vibrate, and she pretends not to ' +
        'see.',
    },
    source: 'https://fyfluiddynamics.com/2018/12/peacocks-are-known-for-their-colorful-mating/',
  },
  {
    emoji: 'hedgehog',
    answer: { ar: 'قنفذ', en: 'Hedgehog' },
    wrong: [
      { ar: 'سلحفاة', en: 'Turtle' },
      { ar: 'خنزير بري', en: 'Boar' },
      { ar: 'فأر', en: 'Mouse' },
    ],
    isForChildren: true,
    text: {
      ar: 'فتح له الجيران ثقبًا في كل سور، وبنوا له درجًا صغيرًا حتى يزورهم في الليل! ظلّ من هذا الضيف؟',
      en:
        'The neighbours made a hole in every wall and built tiny stairs, so that ' +
        'it might call on them at night! Whose shadow is this guest?',
    },
    alt: { ar: 'ظهر مسنّن منخفض على الأرض', en: 'A low, jagged back' },
    fact: {
      ar:
        'في قرية كيرتلينغتون الإنجليزية «طريق القنافذ»: ثقوب ودرج صغير تصل بين البيوت! وقال صاحب الفكرة إنها ' +
        'صالحت بين جيران متخاصمين، وإنه واحد منهم، ولم يقل مع من. كله شوك، وأصلح ذات البين.',
      en:
        'The English village of Kirtlington has a hedgehog highway, with holes and tiny stairs ' +
        'from garden to garden! Its founder says it has made neighbours friends again, himself ' +
        'among them, “and I won’t say who with”. All prickles, and a peacemaker.',
    },
    source:
      'https://boingboing.net/2020/11/02/the-small-english-town-united-by-the-worlds-largest-hedgehog-highway.html',
  },
  {
    emoji: 'bat',
    answer: { ar: 'خفّاش', en: 'Bat' },
    wrong: [
      { ar: 'غراب', en: 'Crow' },
      { ar: 'فراشة', en: 'Butterfly' },
      { ar: 'صقر', en: 'Falcon' },
    ],
    isForChildren: true,
    text: {
      ar: 'موظف في مكتبة عمرها 300 سنة: لا يعرف القراءة، ويبدأ دوامه بعد أن يخرج الجميع! ظلّ من هذا؟',
      en:
        'It works in a library three centuries old, can’t read a word, and ' +
        'clocks on once everyone has gone home! Whose shadow is this?',
    },
    alt: { ar: 'جناحان مسنّنان من الأسفل', en: 'Two wings, scalloped underneath' },
    fact: {
      ar:
        'في مكتبة جوانينا بالبرتغال تسكن الخفافيش، وتأكل في الليل الحشرات التي تأكل الكتب. والموظفون ' +
        'يغطّون الطاولات بالجلد كل مساء وينظّفون كل صباح، لأن حارس الليل لم يسأل أين الحمّام!',
      en:
        'Bats live in the Joanina Library in Portugal and by night eat the insects that eat ' +
        'the books. Each evening the staff spread leather on the tables, and each morning ' +
        'they clean up: the night watchman never asked for the toilet!',
    },
    source: 'https://leatherbiz.com/News/153837',
  },
  {
    emoji: 'saxophone',
    answer: { ar: 'ساكسفون', en: 'Saxophone' },
    wrong: [
      { ar: 'بوق', en: 'Trumpet' },
      { ar: 'ناي', en: 'Flute' },
      { ar: 'قربة', en: 'Bagpipes' },
    ],
    text: {
      ar: 'عزف عليها الأب في البيت فهرب العيال، وعزف عليها في البر فجاءه جمهور يتدافع! ما هذه الآلة؟',
      en:
        'Dad played it at home, and the children fled. He played it in the country, ' +
        'and a crowd came pushing to the front! Which instrument is it?',
    },
    alt: { ar: 'أنبوب معقوف يتّسع في آخره', en: 'A hooked tube that widens at its end' },
    fact: {
      ar:
        'تعلّم أب أمريكي الساكسفون من الإنترنت، وقال: لعلّ الأبقار تقدّر فنّي أكثر من كلبنا! وقف عند سور ' +
        'مزرعة وعزف، فجاءت عشرات الأبقار واصطفّت تسمع حتى آخر نغمة. جمهور لا يصوّر ولا يسولف.',
      en:
        'A father in America learnt the saxophone from videos and thought that cows might ' +
        'value his art more than the dog did. He stood at a fence and blew, and dozens came ' +
        'and lined up to listen! An audience that doesn’t film or chat.',
    },
    source: 'https://news.avclub.com/bless-this-man-who-plays-his-saxophone-for-cows-1835941324',
  },
  {
    emoji: 'violin',
    answer: { ar: 'كمان', en: 'Violin' },
    wrong: [
      { ar: 'عود', en: 'Oud' },
      { ar: 'غيتار', en: 'Guitar' },
      { ar: 'ربابة', en: 'Rababa' },
    ],
    text: {
      ar: 'نزل من التاكسي، ثم تذكّر ما تركه على المقعد الخلفي فكاد يُغمى عليه! ماذا نسي؟',
      en:
        'He got out of the taxi, remembered what was still on the back ' +
        'seat, and nearly fainted! What had he left there?',
    },
    alt: { ar: 'خصر ضيّق ورقبة وإلى جانبه قوس', en: 'A narrow waist, a neck, and a bow beside it' },
    fact: {
      ar:
        'نسي العازف فيليب كوينت عام 2008 كمان «ستراديفاريوس» ثمنه أربعة ملايين دولار، فأعاده سائق التاكسي ' +
        'محمد خليل! فجاء العازف إلى موقف المطار وعزف للسائقين نصف ساعة، ورقصوا بين سياراتهم.',
      en:
        'In 2008 Philippe Quint left a Stradivarius worth four million dollars in a taxi, and ' +
        'its driver, Mohammed Khalil, gave it back! So Quint played for the drivers at the ' +
        'airport for half an hour, and they danced between their cabs.',
    },
    source: 'https://staging.mercurynews.com/2008/05/06/violinist-sends-notes-of-thanks-to-cabbies',
  },
  {
    emoji: 'chess-pawn',
    answer: { ar: 'بيدق شطرنج', en: 'Chess pawn' },
    wrong: [
      { ar: 'فيل شطرنج', en: 'Chess bishop' },
      { ar: 'جرس', en: 'Bell' },
      { ar: 'مبخرة', en: 'Incense burner' },
    ],
    isForChildren: true,
    text: {
      ar: 'صاحت أم طلال: لقيت المبخر! فقال ولدها: يمّه، هذا لا نبخّر به، هذا نضحّي به! فما هو؟',
      en:
        '“I’ve found the incense burner!” cried Mum. “No, Mum,” said the boy, ' +
        '“we don’t burn that one, we sacrifice it!” What is it?',
    },
    alt: { ar: 'كرة صغيرة فوق قاعدة متدرّجة', en: 'A small ball on a stepped base' },
    fact: {
      ar:
        'في ماروستيكا الإيطالية ساحة مرسومة كرقعة شطرنج، يلعبون عليها كل سنتين بالناس والخيول! وتقول ' +
        'حكايتها إن نبيلين خطبا بنتًا، فمنع أبوها السيوف وقال: العبا شطرنج. والبيدق هناك أمّه بين ' +
        'الجمهور، فلا تضحّوا به بسرعة.',
      en:
        'The square of Marostica in Italy is a board, where every other year people and ' +
        'horses are the pieces! Two nobles wanted one girl, runs the tale, and her father ' +
        'made them play chess, not fight. There a pawn’s mother is watching.',
    },
    source: 'https://www.italymagazine.com/featured-story/chess-game-difference',
  },
  {
    emoji: 'anchor',
    answer: { ar: 'مرساة', en: 'Anchor' },
    wrong: [
      { ar: 'خطّاف صيد', en: 'Fish hook' },
      { ar: 'قصبة صيد', en: 'Fishing rod' },
      { ar: 'سهم', en: 'Arrow' },
    ],
    text: {
      ar: 'صاح النوخذة: من ينزل أولًا؟ فسكت البحّارة كلهم، ونزل هذا وحده! فما هو؟',
      en: '“Who’s going in first?” shouted the captain. Not a sailor stirred, and this went in alone! What is it?',
    },
    alt: { ar: 'حلقة فوق عمود وذراعان مقوّستان', en: 'A ring, a shaft, two curved arms' },
    fact: {
      ar:
        'مرساة تيتانيك الكبرى وزنها نحو 16 طنًا، فجرّها 20 حصانًا ثلاثة كيلومترات إلى القطار! وبعد 99 سنة ' +
        'أعاد التلفزيون المشهد بمرساة مثلها، فتعثّرت الخيول في الطريق وأكمل جرّار. خيول أول غير!',
      en:
        'Titanic’s great anchor, nearly 16 tons, was hauled three kilometres to the railway by 20 ' +
        'horses! Ninety-nine years later television tried it again with a copy: the horses slithered, ' +
        'and a tractor had to finish. They don’t make horses like that any more.',
    },
    source: 'http://titanicnewschannel.com/blog/all-the-kings-horses/',
  },
  {
    emoji: 'alarm-clock',
    turn: 180,
    answer: { ar: 'ساعة منبّه', en: 'Alarm clock' },
    wrong: [
      { ar: 'سلحفاة على ظهرها', en: 'Turtle on its back' },
      { ar: 'قدر بغطائه', en: 'Pot with a lid' },
      { ar: 'روبوت', en: 'Robot' },
    ],
    isForChildren: true,
    text: {
      ar: 'انقلب على رأسه من القهر، لأن لا أحد يسمع كلامه من أول مرة! ما هذا؟',
      en: 'It has turned upside down in despair, because nobody ever listens to it the first time! What is this?',
    },
    alt: { ar: 'دائرة كبيرة وتحتها نصفا دائرة', en: 'A big circle above two half circles' },
    fact: {
      ar:
        'في معرض لندن الكبير عام 1851 سرير موصول بساعة منبّه: إذا حان الوقت نزل طرفه ورمى النائم على ' +
        'الأرض! ظنّوا أن الفنادق ستتسابق عليه فخاب ظنّهم. أمّي أرخص، وتؤدّي الغرض نفسه.',
      en:
        'London’s Great Exhibition of 1851 had a bed wired to an alarm clock: when the ' +
        'hour came its end dropped, and the sleeper slid to the floor! Hotels would ' +
        'surely want it, they hoped; they didn’t. Mothers do it for free.',
    },
    source: 'https://snarleyow.fortunecity.ws/science/bedstead.html',
  },
  {
    emoji: 'boomerang',
    answer: { ar: 'بومرنغ', en: 'Boomerang' },
    wrong: [
      { ar: 'موزة', en: 'Banana' },
      { ar: 'هلال', en: 'Crescent' },
      { ar: 'مسطرة مكسورة', en: 'Broken ruler' },
    ],
    text: {
      ar: 'قال الأب: ضاعت مسطرتك؟ سطّر بهذا! ولما رأى المعلّم الدفتر دارت به الدنيا. ما هذا؟',
      en:
        '“Lost your ruler?” said Dad. “Use this!” When the teacher saw ' +
        'the lines, the room began to spin. What is this?',
    },
    alt: { ar: 'قطعة مثنيّة عند المنتصف', en: 'A piece bent in the middle' },
    fact: {
      ar:
        'عام 2008 رماه رائد الفضاء تاكاو دوي داخل المحطة الفضائية، لأن بطل العالم فيه سأله: هل يرجع إليك ' +
        'بلا جاذبية؟ فرماه ورجع! البومرنغ في الفضاء يعود، والقلم الذي أعرتُه في الصف لم يعد.',
      en:
        'In 2008 the astronaut Takao Doi threw one inside the space station, since a ' +
        'world champion had asked if it would come back without gravity. It did! ' +
        'Boomerangs return even in space; the pen I lent in class never has.',
    },
    source: 'https://russodaily.com/reports/Boomerang_works_in_space_Japanese_astronaut_999.html',
  },
  {
    emoji: 'trumpet',
    answer: { ar: 'بوق', en: 'Trumpet' },
    wrong: [
      { ar: 'ساكسفون', en: 'Saxophone' },
      { ar: 'ميكروفون', en: 'Microphone' },
      { ar: 'منفاخ', en: 'Bellows' },
    ],
    text: {
      ar: 'جاء الضيف بهذا تحت إبطه، فصرخ الولد العبقري وهرب قبل أن يسمع شيئًا! مِمّ خاف؟',
      en:
        'The guest had this under his arm, and the little genius shrieked and ' +
        'ran before he’d heard a thing! What was he so afraid of?',
    },
    alt: { ar: 'أنبوب فيه ثلاثة أزرار وفوهة واسعة', en: 'A tube with three buttons and a wide mouth' },
    fact: {
      ar:
        'كان موتسارت في صغره يعشق الكمان ويرتعب من البوق: إذا سمعه ولو من بعيد هرب أو سدّ أذنيه! فقرّر أبوه ' +
        'أن يعالجه، وجاء بعازف ينفخ فيه داخل الغرفة… عبقري أمام أوروبا كلها، ويغلبه «توت».',
      en:
        'As a child Mozart adored violins and dreaded the trumpet: if he heard one even far ' +
        'away, he ran or stopped his ears! His father’s cure was to bring a trumpeter into ' +
        'the room. A genius before all Europe, and beaten by a “toot”.',
    },
    source: 'https://heritage-history.com/index.php?c=read&author=upton&book=mozart&story=violin',
  },
  {
    emoji: 'tractor',
    answer: { ar: 'جرّار زراعي', en: 'Tractor' },
    wrong: [
      { ar: 'سيارة جيب', en: 'Jeep' },
      { ar: 'رافعة شوكية', en: 'Forklift' },
      { ar: 'قطار', en: 'Locomotive' },
    ],
    text: {
      ar: 'قالت هولندية: سأصل به إلى آخر الدنيا! فضحكوا: نعم، بعد عشر سنين. ولم يبالغوا كثيرًا! ماذا ركبت؟',
      en:
        '“I’ll ride it to the end of the world!” said a Dutch woman. “Sure,” they ' +
        'laughed, “in ten years!” They were nearly right. What was she on?',
    },
    alt: { ar: 'عجلة كبيرة خلفها غرفة، وأمامها صغيرة', en: 'A big wheel with a cabin, a small one in front' },
    fact: {
      ar:
        'خرجت مانون أوسيفورت من هولندا بجرّار عام 2005 فقطعت أفريقيا في سنوات، ثم فاتتها السفينة! رجعت ' +
        'وتزوّدت وأكملت، ووصلت بجرّار إلى القطب الجنوبي عام 2014. ولم يقل لها أحد: وصلتِ؟ طمّنينا!',
      en:
        'Manon Ossevoort left Holland on a tractor in 2005, took years to cross Africa, and missed the boat! She ' +
        'went home, began again, and in 2014 drove a tractor to the South Pole. Ask her: are we nearly there?',
    },
    source: 'https://clapway.com/2014/12/23/dutch-adventurer-drives-tractor-to-south-pole123/',
  },
  {
    emoji: 'parachute',
    answer: { ar: 'مظلة هبوط', en: 'Parachute' },
    wrong: [
      { ar: 'منطاد', en: 'Hot-air balloon' },
      { ar: 'قنديل بحر', en: 'Jellyfish' },
      { ar: 'مظلة مطر', en: 'Umbrella' },
    ],
    text: {
      ar: 'نزل من السماء في صندوق خشب، وخرج منه يتمشّى إلى النهر كأن شيئًا لم يكن! ما الذي كان فوقه؟',
      en:
        'He came down from the sky in a wooden box, climbed out and strolled off to ' +
        'the river as if nothing had happened! What had been above him?',
    },
    alt: { ar: 'قبّة من قماش تحتها خيوط وشخص', en: 'A canopy, cords, and somebody below' },
    fact: {
      ar:
        'عام 1948 كثرت القنادس قرب بيوت أيداهو الأمريكية، فأنزلوا 76 منها بالمظلات في الجبال، وسلمت كلها إلا ' +
        'واحدًا! وجرّبوا قبلها بقندس اسمه جيرونيمو، رموه حتى ضبطوا الارتفاع. أخبر من الطيّار.',
      en:
        'In 1948 Idaho had too many beavers near its houses, so 76 were dropped by ' +
        'parachute in the mountains, and all but one came down safely! The test pilot was a ' +
        'beaver named Geronimo, thrown out until they had the height right.',
    },
    source:
      'https://cowboystatedaily.com/2025/10/25/in-1948-the-idaho-wilderness-needed-beavers-so-they-parachuted-them-in',
  },
  {
    emoji: 'joystick',
    answer: { ar: 'عصا ألعاب', en: 'Joystick' },
    wrong: [
      { ar: 'ميكروفون', en: 'Microphone' },
      { ar: 'مصباح مكتب', en: 'Desk lamp' },
      { ar: 'حنفية', en: 'Tap' },
    ],
    text: {
      ar: 'قالت الأم: اترك هذا وافتح كتابك! قال: يمّه، أنا أتدرّب لأصير جرّاحًا! ما الذي أمامه؟',
      en:
        '“Put that down and open your book!” “But Mum, I’m training to ' +
        'be a surgeon!” What has he got in front of him?',
    },
    alt: { ar: 'كرة فوق عصا على صندوق', en: 'A ball on a stick on a box' },
    fact: {
      ar:
        'جرّبوها على 33 طبيبًا: من لعب بألعاب الفيديو أكثر من ثلاث ساعات في الأسبوع أخطأ في تمارين ' +
        'جراحة المناظير أقل بـ37%! نقطة للعيال. بقي شرط صغير تعرفه الأمهات: كلية الطب.',
      en:
        'In a study of 33 doctors, those who had played video games over three hours a ' +
        'week made 37% fewer mistakes in keyhole surgery drills! One point to the ' +
        'children. There’s a catch that mothers know: medical school first.',
    },
    source: 'https://twistmunch.com/surgeons-who-play-video-games-more-skilled-study/',
  },
  {
    emoji: 'pretzel',
    answer: { ar: 'بريتزل', en: 'Pretzel' },
    wrong: [
      { ar: 'كعكة مدوّرة', en: 'Ring cake' },
      { ar: 'عقدة حبل', en: 'Rope knot' },
      { ar: 'نظّارة', en: 'Glasses' },
    ],
    isForChildren: true,
    text: {
      ar: 'قال الحاكم للخبّاز: معك ثلاثة أيام، وإلا! فنظر الخبّاز إلى ' + 'زوجته وهي مكتّفة يديها، فجاءه الفرج. ماذا صنع؟',
      en:
        '“Three days,” said the count to his baker, “or else!” The man saw his wife ' +
        'standing there with folded arms, and had it. What did he make?',
    },
    alt: { ar: 'عجينة معقودة فيها ثلاث فتحات', en: 'Knotted dough with three holes' },
    fact: {
      ar:
        'تقول حكاية ألمانية إن الكونت حكم على خبّازه ثم قال: تنجو إن خبزت لي ما تدخل منه الشمس ثلاث مرات! ' +
        'فعقد العجين كذراعي زوجته: ثلاث فتحات، ثلاث شموس، ورقبة سلمت. زوجته غضبت، فأنقذته.',
      en:
        'A German tale has it that the count spared his baker for a loaf that the sun ' +
        'shines through three times. He knotted the dough like his wife’s arms: three ' +
        'holes, three suns, one neck saved. The best telling-off he ever got!',
    },
    source: 'https://www.stuttgartfaq.com/post/legend-of-the-swabian-pretzel',
  },
  {
    emoji: 'carousel-horse',
    answer: { ar: 'حصان الدوّارة', en: 'Carousel horse' },
    wrong: [
      { ar: 'حصان سباق', en: 'Race horse' },
      { ar: 'حصان شطرنج', en: 'Chess knight' },
      { ar: 'وحيد القرن الخرافي', en: 'Unicorn' },
    ],
    isForChildren: true,
    text: {
      ar: 'من جهة الناس مزيّن ومنقوش، ومن الجهة الثانية لا شيء يُذكر، كأنه لبس للصورة فقط! ظلّ من هذا؟',
      en:
        'All curls and jewels on the side that people see, and next to nothing on the ' +
        'other: dressed for the photo, and no more! Whose shadow is this?',
    },
    alt: { ar: 'حصان يخترقه عمود', en: 'A horse with a pole through it' },
    fact: {
      ar:
        'حصان الدوّارة القديم له جانبان: ما يراه الجمهور منقوش مزخرف ويسمّونه «جانب الغرام»، وما ' +
        'ينظر إلى الداخل أملس بلا زينة! مثل بيتنا قبل الضيوف: المجلس يلمع، والمخزن لا تفتحوه.',
      en:
        'An old carousel horse has two sides: the one the crowd sees, richly carved, is ' +
        'the “romance side”; the inner one is left plain! Like our house when guests are ' +
        'due: the sitting room shines. Don’t open the storeroom.',
    },
    source: 'https://dustponies.blogspot.com/2019/06/round-and-round-we-go.html',
  },
  {
    emoji: 'goat',
    answer: { ar: 'عنزة', en: 'Goat' },
    wrong: [
      { ar: 'خروف', en: 'Sheep' },
      { ar: 'غزال', en: 'Deer' },
      { ar: 'حمار', en: 'Donkey' },
    ],
    isForChildren: true,
    text: {
      ar: 'خلت الشوارع من الناس، فنزل من الجبل مع ربعه، وأكلوا حدائق البلدة واحدة واحدة! ظلّ من هذا؟',
      en:
        'The streets were empty, so it came down the hill with the gang and ' +
        'ate the town’s gardens one by one! Whose shadow is this?',
    },
    alt: { ar: 'قرنان إلى الخلف ولحية قصيرة', en: 'Horns swept back and a short beard' },
    fact: {
      ar:
        'عام 2020 لزم أهل لاندودنو في ويلز بيوتهم، فنزل إليها الماعز من التلّ يأكل الأسوار والزهور! وفي ' +
        'السنة التالية صُوّرت أربع عنزات مصطفّات عند باب الحلّاق. وبهذه اللحى، معهنّ حق.',
      en:
        'In 2020 the people of Llandudno in Wales stayed indoors, and the goats came down ' +
        'the hill to eat their hedges and flowers! A year later four were photographed ' +
        'queueing at the barber’s. With those beards, who can blame them?',
    },
    source: 'https://www.lbc.co.uk/news/llandudno-goats-wales-second-lockdown-takeover-of-welsh-town/',
  },
  {
    emoji: 'moai',
    answer: { ar: 'تمثال جزيرة القيامة', en: 'Easter Island statue' },
    wrong: [
      { ar: 'تمثال أبي الهول', en: 'The Sphinx of Giza' },
      { ar: 'بومة على غصن', en: 'Owl on a branch' },
      { ar: 'صخرة على جبل', en: 'Mountain boulder' },
    ],
    text: {
      ar: 'سأل الغرباء: كيف وصل هذا الثقيل إلى هنا؟ فقال أهل البلد: جاء ماشيًا! ولم يصدّقهم أحد. ما هو؟',
      en:
        '“How did this great lump get here?” asked the strangers. “It walked,” ' +
        'said the locals, and nobody believed them. What is it?',
    },
    alt: { ar: 'رأس بجبهة وأنف وذقن من الجانب', en: 'A head from the side: brow, nose, chin' },
    fact: {
      ar:
        'صنع باحثون نسخة منه وزنها أكثر من أربعة أطنان، وربطوها بالحبال، وهزّها 18 شخصًا يمينًا ويسارًا، ' +
        'فمشت 100 متر في 40 دقيقة! صدقت حكاية الأجداد، وهي سرعة تنافس الدائري وقت الدوام.',
      en:
        'Researchers built a copy weighing over four tons, tied ropes to it, and 18 ' +
        'people rocked it left and right: it walked 100 metres in 40 minutes! The ' +
        'grandparents’ tale was true. Some mornings the ring road is slower.',
    },
    source: 'https://www.meneame.net/story/estatuas-isla-pascua-realmente-caminaban-fisica-respalda-eng',
  },
  {
    emoji: 'snail',
    answer: { ar: 'حلزون', en: 'Snail' },
    wrong: [
      { ar: 'سلحفاة', en: 'Turtle' },
      { ar: 'خبز ملفوف', en: 'Bread roll' },
      { ar: 'خوذة', en: 'Helmet' },
    ],
    isForChildren: true,
    text: {
      ar: 'دوّروا له في العالم كله على شريك يناسبه، فوجدوا اثنين، فأعجب كلٌّ منهما الآخر! ظلّ من هذا المسكين؟',
      en:
        'They searched the whole world for a mate to suit him, found two, and the two fell for each ' +
        'other! Whose shadow is this poor soul?',
    },
    alt: { ar: 'قوقعة كبيرة وقرنان صغيران', en: 'A big shell and two small horns' },
    fact: {
      ar:
        'قوقعة الحلزون جيرمي ملفوفة إلى اليسار، وهذا نادر جدًّا، ولا يناسبه إلا أعسر مثله. نادى ' +
        'علماء نوتنغهام الناس فجاؤوا باثنين… فأحبّ كلٌّ منهما الآخر وتركاه، ورُزقا 170 صغيرًا! ثم ' +
        'جاء دوره وصار أبًا، والصغار كلهم ملفوفون إلى اليمين.',
      en:
        'Jeremy the snail’s shell coiled to the left, one in a million, and only another lefty would ' +
        'do. Scientists in Nottingham asked the public and got two, who fell for each other and left ' +
        'him out! They had 170 young. His turn came in the end, and every one of the young was ' +
        'right-coiled.',
    },
    source:
      'https://www.theguardian.com/world/2017/oct/20/snail-in-the-coffin-left-coiling-mollusc-jeremy-dies-after-finding-love',
  },
  {
    emoji: 'backpack',
    answer: { ar: 'حقيبة ظهر', en: 'Backpack' },
    wrong: [
      { ar: 'جيب قميص', en: 'Shirt pocket' },
      { ar: 'محمصة خبز', en: 'Toaster' },
      { ar: 'قفل', en: 'Padlock' },
    ],
    isForChildren: true,
    text: {
      ar: 'فتّشوه جيدًا: قلم بلا غطاء، ونصف ساندويتش، ورسالة إلى وليّ الأمر من الشهر الماضي! ما هذا؟',
      en:
        'They searched it well: a pen with no cap, half a sandwich, and a ' +
        'letter to the parents from last month! What is this?',
    },
    alt: { ar: 'شكل مستدير من أعلى وفوقه مقبض', en: 'Rounded on top, with a handle' },
    fact: {
      ar:
        'كان مع «أوتزي»، الرجل الذي حفظه جليد الألب نحو 5300 سنة، حقيبة ظهر هيكلها من خشب، ومعه قوس ' +
        'وفأس وسكّين. كل شيء في مكانه إلا الواجب! وعذره أقوى من عذركم: أكله الدبّ.',
      en:
        'Ötzi, whom the ice of the Alps kept for some 5,300 years, had a backpack with a wooden ' +
        'frame, a bow, an axe and a knife. Everything but the homework! And his excuse beats yours: ' +
        'a bear ate it.',
    },
    source: 'https://anthropology.iresearchnet.com/iceman/',
  },
];
