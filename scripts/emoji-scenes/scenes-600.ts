import type { Scene } from './scene.ts';

/** Scenes that make the room argue, and are fair once they are read. */
export const scenes600: readonly Scene[] = [
  {
    emoji: ['feather', 'candle', 'sun', 'water-wave'],
    ask: {
      ar: 'قال له أبوه: لا ترتفع كثيرًا. فماذا يفعل الأولاد؟ من هو؟',
      en: 'Not too high, said his father. And what do boys do? Who is he?',
    },
    answer: { ar: 'إيكاروس', en: 'Icarus' },
    wrong: [
      { ar: 'عباس بن فرناس', en: 'Abbas ibn Firnas', fits: ['feather', 'sun'] },
      { ar: 'أوديسيوس', en: 'Odysseus', fits: ['candle', 'water-wave'] },
      { ar: 'فايثون', en: 'Phaethon', fits: ['sun', 'water-wave'] },
    ],
    fact: {
      ar: 'ذاب شمع جناحيه قرب الشمس فسقط عند جزيرة إيكاريا، وعلى اسمها سمّى الإغريق فيلكا الكويتية!',
      en: 'The wax of his wings melted; he fell near Icaria, and after that island the Greeks named Kuwait’s Failaka!',
    },
    source: 'https://en.wikipedia.org/wiki/Failaka_Island',
  },
  {
    emoji: ['dog', 'herb', 'microscope', 'running-shoe'],
    ask: {
      ar: 'خرج يتمشّى مع كلبه ورجع باختراع في كل بيت! ما هو؟',
      en: 'He walked his dog and came home with something that is in every house! What?',
    },
    answer: { ar: 'لاصق «الفيلكرو»', en: 'Velcro' },
    wrong: [
      { ar: 'سحّاب الملابس', en: 'The zip', fits: ['running-shoe'] },
      { ar: 'النعل المطّاطي', en: 'The rubber sole', fits: ['running-shoe', 'herb'] },
      { ar: 'الغراء الفوري', en: 'Superglue', fits: ['herb', 'microscope'] },
    ],
    fact: {
      ar: 'علق الشوك بكلب السويسري جورج دو ميسترال عام 1941، فرأى بالمجهر خطاطيف صغيرة وقلّدها.',
      en: 'Burrs clung to George de Mestral’s dog in 1941; under the microscope he saw tiny hooks and copied them.',
    },
    source: 'https://en.wikipedia.org/wiki/Hook-and-loop_fastener',
  },
  {
    emoji: ['rat', 'coin', 'scissors', 'dashing-away', 'rat'],
    ask: {
      ar: 'هانوي عام 1902: جائزة على كل ذيل فأر! فماذا فعل الأذكياء؟',
      en: 'Hanoi, 1902: a reward for every rat’s tail! So what did the clever ones do?',
    },
    answer: { ar: 'قصّوا الذيل وأطلقوا الفأر', en: 'Cut off tails, let the rats go' },
    wrong: [
      { ar: 'باعوا القطط للحكومة', en: 'Sold cats to the government', fits: ['coin', 'rat'] },
      { ar: 'قسموا الذيل الواحد نصفين', en: 'Cut each tail in two', fits: ['coin', 'scissors', 'rat'] },
      { ar: 'صنعوا ذيولًا من الخيوط', en: 'Made tails out of string', fits: ['coin', 'scissors'] },
    ],
    fact: {
      ar: 'الفأر بلا ذيل يلد فئرانًا لها ذيول، أي جوائز جديدة! وسمّاها مؤرّخها «تأثير الفأر».',
      en: 'A rat without a tail has young with tails, and so new rewards! Her historian calls it “the rat effect”.',
    },
    source: 'https://en.wikipedia.org/wiki/Great_Hanoi_Rat_Massacre',
  },
  {
    emoji: ['giraffe', 'sailboat', 'coat', 'footprints', 'crown'],
    ask: {
      ar: 'نزلت من السفينة ولبست معطفًا ومشت إلى باريس! ما قصة هذه الزرافة؟',
      en: 'Off the ship, into a coat, and on foot to Paris! What is this giraffe’s story?',
    },
    answer: { ar: 'هدية من والي مصر', en: 'A gift from Egypt’s viceroy' },
    wrong: [
      { ar: 'نجمة سيرك من روما', en: 'A circus star from Rome', fits: ['giraffe', 'coat', 'footprints'] },
      { ar: 'هاربة من حديقة لندن', en: 'A runaway from London Zoo', fits: ['giraffe', 'sailboat', 'footprints'] },
      { ar: 'غنيمة من حملة نابليون', en: 'Loot of Napoleon’s campaign', fits: ['giraffe', 'sailboat', 'crown'] },
    ],
    fact: {
      ar: 'مشت من مرسيليا نحو 880 كيلومترًا عام 1827، فرفعت الباريسيات شعورهن على «تسريحة الزرافة».',
      en: 'In 1827 she walked some 880 km from Marseille, and Parisian ladies piled up their hair “à la girafe”.',
    },
    source: 'https://worldinparis.com/zarafa-the-giraffe',
  },
  {
    emoji: ['lab-coat', 'framed-picture', 'door', 'white-large-square', 'eyes'],
    ask: {
      ar: 'وقف الناس في باريس صفوفًا ليتفرّجوا على لا شيء! ماذا حدث قبلها؟',
      en: 'People in Paris queued up to look at nothing! What had happened?',
    },
    answer: { ar: 'سُرقت «الموناليزا»', en: 'The Mona Lisa was stolen' },
    wrong: [
      { ar: 'افتُتح متحف اللوفر', en: 'The Louvre opened', fits: ['framed-picture', 'door', 'eyes'] },
      { ar: 'عُرضت لوحة بيضاء', en: 'A blank canvas was shown', fits: ['framed-picture', 'white-large-square', 'eyes'] },
      {
        ar: 'مُسحت لوحة «الصرخة»',
        en: 'The Scream was wiped clean',
        fits: ['framed-picture', 'white-large-square', 'lab-coat'],
      },
    ],
    fact: {
      ar: 'خرج بها عامل تحت معطفه عام 1911، واستُجوب فيها بيكاسو نفسه، ثم عادت بعد عامين أشهر مما كانت.',
      en: 'A workman hid it under his smock in 1911; even Picasso was questioned. It came back two years later, famous.',
    },
    source: 'https://en.wikipedia.org/wiki/Mona_Lisa',
  },
  {
    emoji: ['crown', 'raised-hand', 'bread', 'coin', 'loudly-crying-face'],
    ask: {
      ar: 'تحقّقت أمنيته في الصباح، وندم عليها عند الغداء! من هو؟',
      en: 'His wish came true in the morning; by lunch he was sorry! Who is he?',
    },
    answer: { ar: 'الملك ميداس', en: 'King Midas' },
    wrong: [
      { ar: 'الملك لير', en: 'King Lear', fits: ['crown', 'loudly-crying-face'] },
      { ar: 'الملك شهريار', en: 'King Shahryar', fits: ['crown', 'raised-hand'] },
      { ar: 'الملك كرويسوس', en: 'King Croesus', fits: ['crown', 'coin', 'loudly-crying-face'] },
    ],
    fact: {
      ar: 'صار كل ما يلمسه ذهبًا، حتى خبزه! وفي حكاية ثانية نبتت له أذنا حمار لم يعرف بهما إلا حلّاقه.',
      en: 'All he touched turned to gold, even his bread! In another tale he grew donkey’s ears, and only his barber knew.',
    },
    source: 'https://en.wikipedia.org/wiki/Midas',
  },
  {
    emoji: ['horse', 'horse', 'chequered-flag', 'face-with-symbols-on-mouth', 'crossed-swords'],
    ask: {
      ar: 'أطول اعتراض على نتيجة سباق: أربعون سنة كما يروون! أي حرب هذه؟',
      en: 'The longest protest over a race: forty years, they say! Which war was it?',
    },
    answer: { ar: 'داحس والغبراء', en: 'Dahis and al-Ghabra' },
    wrong: [
      { ar: 'حرب البسوس', en: 'The War of Basus', fits: ['crossed-swords', 'face-with-symbols-on-mouth'] },
      { ar: 'يوم ذي قار', en: 'The Day of Dhi Qar', fits: ['horse', 'crossed-swords'] },
      { ar: 'حرب الفِجار', en: 'The Fijar War', fits: ['crossed-swords', 'face-with-symbols-on-mouth'] },
    ],
    fact: {
      ar: 'الاسمان لفرسين، وأُعدّ كمين ردّ السابق منهما عن النهاية. أما البسوس فسببها ناقة!',
      en: 'Two horses gave it their names; an ambush turned the leader back. The War of Basus was over a camel!',
    },
    source: 'https://ar.wikipedia.org/wiki/حرب_داحس_والغبراء',
  },
  {
    emoji: ['crown', 'horse', 'tent', 'pot-of-food', 'flushed-face'],
    ask: {
      ar: 'أرسل ملك الروم مبعوثًا يطلب فرس حاتم الطائي، فأين كانت الفرس؟',
      en: 'The king of Rum sent for Hatim al-Tai’s famous horse. Where was the horse?',
    },
    answer: { ar: 'في عشاء المبعوث', en: 'In the envoy’s supper' },
    wrong: [
      { ar: 'في خيمة الجار', en: 'In a neighbour’s tent', fits: ['horse', 'tent'] },
      { ar: 'في سباق القبيلة', en: 'In the tribe’s race', fits: ['horse', 'flushed-face'] },
      { ar: 'في قصر الملك', en: 'In the king’s palace', fits: ['crown', 'horse'] },
    ],
    fact: {
      ar: 'لم يجد حاتم في ليلة المطر غيرها فذبحها لضيفه، وفي الصباح قال الضيف ما حاجته! كذا تُروى في «بستان» سعدي.',
      en: 'In the storm Hatim had nothing else to serve; only next morning did his guest say why he came. So tells Saadi.',
    },
    source:
      'https://textbase.scriptorium.ro/sadi/the_bustan_of_sadi/chapter_ii_concerning_benevolence/story_of_hatim_tai16',
  },
  {
    emoji: ['speaking-head', 'boy', 'boy', 'meat-on-bone', 'man-running'],
    ask: {
      ar: 'صرف الأولاد عنه بكذبة عن وليمة، ثم جرى خلفهم لعلّها صحيحة! من هو؟',
      en: 'He got rid of the boys with a lie about a feast, then ran after them in case! Who is he?',
    },
    answer: { ar: 'أشعب', en: 'Ash‘ab' },
    wrong: [
      { ar: 'عرقوب', en: 'Urqub', fits: ['speaking-head', 'man-running'] },
      { ar: 'هبنّقة', en: 'Habannaqa', fits: ['boy', 'man-running'] },
      { ar: 'حاتم', en: 'Hatim', fits: ['meat-on-bone', 'speaking-head'] },
    ],
    fact: {
      ar: 'فلم يجد وليمة، ووجد الأولاد ينتظرونه! ومن يومها قالت العرب: أطمع من أشعب.',
      en: 'He found no feast, only the boys waiting for him! Hence the saying: greedier than Ash‘ab.',
    },
    source: 'https://usul.ai/ha/t/fakhir/104',
  },
  {
    emoji: ['crown', 'sheaf-of-rice', 'multiply', 'keycap-2', 'exploding-head'],
    ask: {
      ar: 'جائزة بدت حفنة قمح، ثم أفلس بها الملك! لمخترع أي لعبة تُروى؟',
      en: 'A prize that looked like a handful of wheat and ruined the king! For the inventor of which game?',
    },
    answer: { ar: 'الشطرنج', en: 'Chess' },
    wrong: [
      { ar: 'الدامة', en: 'Draughts', fits: ['crown', 'multiply'] },
      { ar: 'الطاولة', en: 'Backgammon', fits: ['multiply', 'keycap-2'] },
      { ar: 'الدومينو', en: 'Dominoes', fits: ['keycap-2', 'exploding-head'] },
    ],
    fact: {
      ar: 'حبّة للمربع الأول ثم تتضاعف حتى المربع 64: المجموع أكثر من 18 مليار مليار حبّة!',
      en: 'One grain on the first square, then double up to the 64th: more than 18 billion billion grains!',
    },
    source: 'https://en.wikipedia.org/wiki/Wheat_and_chessboard_problem',
  },
  {
    emoji: ['bird', 'handshake', 'blackbird', 'money-bag', 'dashing-away'],
    ask: {
      ar: 'مثل كويتي يُقال قبل أن توقّع كفيلًا لصاحبك في قرض السيارة: ما هو؟',
      en: 'A Kuwaiti saying for the moment before you guarantee your friend’s car loan: which one?',
    },
    answer: { ar: 'زرزور كفل عصفور واثنينهم طيّارة', en: 'A starling vouched for a sparrow; both flew off' },
    wrong: [
      { ar: 'الطيور على أشكالها تقع', en: 'Birds of a feather flock together', fits: ['bird', 'handshake'] },
      {
        ar: 'عصفور في اليد خير من عشرة على الشجرة',
        en: 'A bird in the hand is worth ten in the tree',
        fits: ['bird', 'blackbird'],
      },
      {
        ar: 'ما طار طير وارتفع إلا كما طار وقع',
        en: 'No bird flies so high that it won’t come down',
        fits: ['bird', 'dashing-away'],
      },
    ],
    isOfGulf: true,
    fact: {
      ar: 'والبنك يفضّل كفيلًا بلا جناحين.',
      en: 'Banks do prefer a guarantor without wings.',
    },
    source: 'القبس، «دريشة تراثية: اللهجة الكويتية وقدرتها على صنع المعاني» (15)، alqabas.com/article/5717596',
  },
  {
    emoji: ['person-running', 'raised-fist', 'beans', 'man-shrugging'],
    ask: {
      ar: 'الناس تلومه وهم لا يعرفون القصة، وهو لا يقدر أن يشرح! أي مثل؟',
      en: 'People blame him without knowing the story, and he can’t explain! Which saying?',
    },
    answer: { ar: 'اللي ما يدري يقول كف عدس', en: 'Who doesn’t know says: a handful of lentils' },
    wrong: [
      { ar: 'رضا الناس غاية لا تُدرك', en: 'You can’t please everybody', fits: ['man-shrugging'] },
      { ar: 'الجود من الموجود', en: 'Give of what you have', fits: ['raised-fist', 'beans'] },
      {
        ar: 'اجرِ جري الوحوش غير رزقك لن تحوش',
        en: 'Run like the beasts, you get only your share',
        fits: ['person-running', 'beans'],
      },
    ],
    fact: {
      ar: 'يُروى أن الهارب قبض حفنة عدس وهو يجري، فصاح الناس بمن يطارده: كل هذا على كف عدس؟ فقال: اللي يدري يدري!',
      en: 'The runaway snatched some lentils, they say, and people scolded his pursuer: all this over lentils? If you only knew!',
    },
    source: 'al.moudir.net: «اللي يدري يدري واللي ما يدري يقول كف عدس»',
  },
  {
    emoji: ['coin', 'droplet', 'houses', 'droplet', 'droplet'],
    ask: {
      ar: 'افتتح دكّانه في أسوأ مكان في المدينة! أي مثل سيسمع؟',
      en: 'He opened his shop in the worst spot in town! Which saying will he hear?',
    },
    answer: { ar: 'يبيع الماء في حارة السقّايين', en: 'Selling water in the water carriers’ street' },
    wrong: [
      { ar: 'دق الماي وهو ماي', en: 'Pound water and it stays water', fits: ['droplet'] },
      { ar: 'نقطة نقطة يجري الوادي', en: 'Drop by drop the valley runs', fits: ['droplet'] },
      { ar: 'القرش الأبيض لليوم الأسود', en: 'A white penny for a black day', fits: ['coin', 'houses'] },
    ],
    fact: {
      ar: 'الإنجليزي يحمل الفحم إلى نيوكاسل، واليوناني القديم البوم إلى أثينا، وكلنا نشرح الهاتف لأبنائنا.',
      en: 'The English carry coals to Newcastle, the Greeks took owls to Athens, and we all explain phones to our children.',
    },
    source: 'https://en.wikipedia.org/wiki/Coals_to_Newcastle',
  },
  {
    emoji: ['convenience-store', 'chart-increasing', 'money-bag', 'thumbs-up'],
    ask: {
      ar: 'صاحبك لا يكفّ عن مدح تجارته! أي مثل خليجي يفضح السبب؟',
      en: 'Your friend can’t stop praising his trade! Which Gulf saying gives away why?',
    },
    answer: { ar: 'ما يمدح السوق إلا من ربح فيه', en: 'Only who gained there praises the market' },
    wrong: [
      {
        ar: 'الغالي ثمنه فيه',
        en: 'What is dear is worth its price',
        fits: ['convenience-store', 'money-bag', 'thumbs-up'],
      },
      {
        ar: 'تسعة أعشار الرزق في التجارة',
        en: 'Nine tenths of a living is in trade',
        fits: ['convenience-store', 'chart-increasing', 'money-bag'],
      },
      { ar: 'ليس كل ما يلمع ذهبًا', en: 'All that glitters is not gold', fits: ['money-bag', 'convenience-store'] },
    ],
    isOfGulf: true,
    fact: {
      ar: 'وكذلك الأسئلة: لا يمدح السؤال الليلة إلا من أخذ نقاطه.',
      en: 'Questions too: tonight only those who took the points will call this one good.',
    },
  },
  {
    emoji: ['door', 'bathtub', 'relieved-face', 'door', 'money-with-wings'],
    ask: {
      ar: 'لعبة مجانية على هاتف الولد، ثم وصلت الفاتورة إلى أبيه! أي مثل؟',
      en: 'A free game on a boy’s phone, then his father gets the bill! Which saying fits?',
    },
    answer: { ar: 'دخول الحمّام ليس كالخروج منه', en: 'Entering the bathhouse isn’t like leaving it' },
    wrong: [
      {
        ar: 'الباب اللي يجيك منه الريح سدّه واستريح',
        en: 'Shut the door that lets in the wind, and rest',
        fits: ['door', 'relieved-face'],
      },
      { ar: 'من دقّ الباب لقي الجواب', en: 'Who knocks at a door gets an answer', fits: ['door'] },
      { ar: 'الفلوس وسخ دنيا', en: 'Money is but the dirt of this world', fits: ['bathtub', 'money-with-wings'] },
    ],
    fact: {
      ar: 'يُروى أن صاحب حمّام كتب على بابه: «الدخول مجانًا»، وحجز الثياب حتى يدفع أصحابها عند الخروج!',
      en: 'A bathhouse keeper is said to have let people in for free, and kept their clothes until they paid to leave!',
    },
    source: 'https://ahlmasrnews.com/227452',
  },
  {
    emoji: ['flute', 'houses', 'yawning-face', 'airplane-departure', 'clapping-hands'],
    ask: {
      ar: 'نكتتك لا تُضحك أهل بيتك، ويقولها ابن عمك فيموتون ضحكًا! أي مثل؟',
      en: 'Your joke falls flat at home; your cousin tells it and they cry laughing! Which saying fits?',
    },
    answer: { ar: 'زامر الحي لا يُطرب', en: 'The neighbourhood piper moves nobody' },
    wrong: [
      { ar: 'من طلع من داره قلّ مقداره', en: 'Who leaves home is worth less', fits: ['houses', 'airplane-departure'] },
      { ar: 'يد واحدة لا تصفّق', en: 'One hand does not clap', fits: ['clapping-hands'] },
      { ar: 'الجار قبل الدار', en: 'The neighbour before the house', fits: ['houses'] },
    ],
    fact: {
      ar: 'وفي الكويت مثل يقول عكسه: «من طلع من داره قلّ مقداره»، فاختاروا ما يناسبكم.',
      en: 'A Kuwaiti saying claims the opposite: who leaves home is worth less. Pick the one that suits you.',
    },
    source: 'https://auhm.org/heritage-item/الأمثال-الشعبية-الكويتية-تراث-شفوي-ير',
  },
  {
    emoji: ['eagle', 'package', 'down-arrow', 'thumbs-down'],
    ask: {
      ar: '«استعمال طبيب، رخيصة جدًّا، والبيع اليوم فقط!» أي مثل يحذّرك؟',
      en: '“Used by a doctor, dirt cheap, today only!” Which saying warns you?',
    },
    answer: { ar: 'لو فيه خير ما رماه الطير', en: 'If it were good, the bird would have kept it' },
    wrong: [
      { ar: 'اللي ما يعرف الصقر يشويه', en: 'Who doesn’t know a falcon roasts it', fits: ['eagle', 'thumbs-down'] },
      { ar: 'إن البغاث بأرضنا يستنسر', en: 'In our land even small birds play eagle', fits: ['eagle', 'thumbs-down'] },
      {
        ar: 'ما طار طير وارتفع إلا كما طار وقع',
        en: 'No bird flies so high that it won’t come down',
        fits: ['eagle', 'down-arrow'],
      },
    ],
    isOfGulf: true,
    fact: {
      ar: 'والغريب أن كل طبيب في البلد باع سيارته، ولم يرَ أحد هذا الطبيب.',
      en: 'Odd how every used car had one careful owner, a doctor, and nobody has ever met him.',
    },
  },
  {
    emoji: ['sun', 'twelve-oclock', 'volcano', 'hot-springs', 'ewe'],
    ask: {
      ar: 'تقرأ الجريدة في الشارع عند منتصف ليل يونيو بلا مصباح! أي بلد هذا؟',
      en: 'At midnight in June you can read the paper outdoors without a lamp! Which country?',
    },
    answer: { ar: 'آيسلندا', en: 'Iceland' },
    wrong: [
      { ar: 'النرويج', en: 'Norway', fits: ['sun', 'twelve-oclock', 'ewe'] },
      { ar: 'نيوزيلندا', en: 'New Zealand', fits: ['volcano', 'hot-springs', 'ewe'] },
      { ar: 'اليابان', en: 'Japan', fits: ['sun', 'volcano', 'hot-springs'] },
    ],
    fact: {
      ar: 'ومعظم أهلها بلا أسماء عائلات، فدليل الهاتف فيها مرتّب بالاسم الأول!',
      en: 'Most of its people have no family name, so the phone book is sorted by first names!',
    },
    source: 'https://en.wikipedia.org/wiki/Icelandic_name',
  },
  {
    emoji: ['pot-of-food', 'red-question-mark', 'spoon', 'eyes'],
    ask: {
      ar: 'سألوا الأم: ماذا على الغداء؟ فردّت بمثل كويتي. ما هو؟',
      en: 'What is for lunch, they asked mother. She replied with a Kuwaiti saying. Which one?',
    },
    answer: { ar: 'اللي في الجدر يطلعه الملّاس', en: 'What is in the pot, the ladle will bring up' },
    wrong: [
      { ar: 'طبّاخ السمّ يذوقه', en: 'Who cooks poison tastes it', fits: ['pot-of-food', 'spoon'] },
      { ar: 'كثرة الطبّاخين تفسد الطبخة', en: 'Too many cooks spoil it', fits: ['pot-of-food', 'red-question-mark'] },
      { ar: 'العين تأكل قبل الفم أحيانًا', en: 'At times the eye eats before the mouth', fits: ['eyes', 'spoon'] },
    ],
    isOfGulf: true,
    fact: {
      ar: 'الملّاس هو المغرفة، ويُقال لكل سرّ سينكشف بعد قليل، حتى لو كان عدسًا للمرة الثالثة.',
      en: 'It is said of any secret that will soon be out, even if it is lentils for the third time.',
    },
  },
  {
    emoji: ['crescent-moon', 'cloud-with-rain', 'brick', 'derelict-house', 'school'],
    ask: {
      ar: 'أول يوم من رمضان لم ينسه أهل الكويت، وأرّخوا به! أي سنة هذه؟',
      en: 'A first day of Ramadan that Kuwait never forgot and dated events by! Which year?',
    },
    answer: { ar: 'سنة الهدامة', en: 'The Year of Ruin (Hadama)' },
    wrong: [
      { ar: 'سنة الطبعة', en: 'The Year of Sinking (Tab‘a)', fits: ['cloud-with-rain'] },
      { ar: 'سنة الجدري', en: 'The Year of Smallpox (Jadri)', fits: ['school', 'crescent-moon'] },
      { ar: 'سنة الرحمة', en: 'The Year of Mercy (Rahma)', fits: ['cloud-with-rain', 'crescent-moon'] },
    ],
    isOfGulf: true,
    fact: {
      ar: 'في ديسمبر 1934 نزل نحو 300 ملم من المطر، فذابت مئات بيوت الطين ونام الناس في المدارس والمساجد.',
      en: 'In December 1934 some 300 mm of rain fell; hundreds of mud houses gave way, and people slept in schools and mosques.',
    },
    source: 'https://ar.wikipedia.org/wiki/سنة_الهدامة',
  },
];
