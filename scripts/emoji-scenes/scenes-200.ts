import type { Scene } from './scene.ts';

/** Scenes that every family has lived through, and tales that its children know. */
export const scenes200: readonly Scene[] = [
  {
    emoji: ['alarm-clock', 'automobile', 'oncoming-bus', 'face-with-steam-from-nose', 'briefcase'],
    ask: {
      ar: 'حلقة تُعاد كل صباح ولا يشاهدها أحد برضاه: ما اسمها؟',
      en: 'The same episode is on every morning and nobody wants to watch: what is it called?',
    },
    answer: { ar: 'زحمة الدوام', en: 'The rush to work' },
    wrong: [
      { ar: 'رحلة عائلية', en: 'A family trip', fits: ['automobile', 'alarm-clock'] },
      { ar: 'أول يوم عيد', en: 'The first day of Eid', fits: ['alarm-clock', 'automobile'] },
      { ar: 'سباق سيارات', en: 'A car race', fits: ['automobile', 'face-with-steam-from-nose'] },
    ],
    isOfGulf: true,
    fact: {
      ar: 'المسافة عشر دقائق والطريق ساعة، وفي كل سيارة رجل يعرف طريقًا مختصرًا لم يختصر شيئًا.',
      en: 'It is ten minutes away and takes an hour, and in every car sits a man with a short cut that never was.',
    },
  },
  {
    emoji: ['full-moon', 'girl', 'door', 'drum', 'peanuts'],
    ask: {
      ar: 'دقّوا الباب وغنّوا، ولن يرجعوا بأكياس فارغة! أي ليلة هذه؟',
      en: 'They knock, they sing, and they won’t leave with empty bags! Which night is it?',
    },
    answer: { ar: 'ليلة القرقيعان', en: 'Gergaoon night' },
    wrong: [
      { ar: 'ليلة العيد', en: 'The night before Eid', fits: ['girl', 'door'] },
      { ar: 'ليلة العرس', en: 'A wedding night', fits: ['girl', 'drum'] },
      { ar: 'ليلة الامتحان', en: 'The night before an exam', fits: ['full-moon', 'girl'] },
    ],
    isForChildren: true,
    isOfGulf: true,
    fact: {
      ar: 'البدر فضح السرّ: العيد يأتي مع هلال رفيع، والقرقيعان يأتي في منتصف رمضان والقمر مكتمل.',
      en: 'The moon gives it away: Eid comes with a thin crescent, Gergaoon in mid-Ramadan, when the moon is full.',
    },
  },
  {
    emoji: ['automobile', 'soap', 'sparkles', 'wind-face', 'loudly-crying-face'],
    ask: {
      ar: 'قصة رعب خليجية من خمس صور: ماذا جرى لصاحب السيارة؟',
      en: 'A Gulf horror story in five pictures: what happened to the owner of this car?',
    },
    answer: { ar: 'غسلها فجاء الغبار', en: 'He washed it, then came the dust' },
    wrong: [
      { ar: 'غسلها فنزل المطر', en: 'He washed it, then came the rain', fits: ['automobile', 'soap', 'sparkles'] },
      { ar: 'لمّعها فسُرقت منه', en: 'He polished it, then it was stolen', fits: ['automobile', 'sparkles', 'soap'] },
      { ar: 'باعها ثم ندم عليها', en: 'He sold it, then regretted it', fits: ['automobile', 'loudly-crying-face'] },
    ],
    isOfGulf: true,
    fact: {
      ar: 'طريقة مجرّبة لاستدعاء الطوز: اغسل سيارتك، ثم انتظر نصف ساعة.',
      en: 'A proven way to summon a dust storm: wash your car and wait half an hour.',
    },
  },
  {
    emoji: ['fishing-pole', 'motor-boat', 'hourglass-done', 'money-with-wings', 'fish'],
    ask: {
      ar: 'رجع أبوكم من الحداق يقول: «صدتها بيدي!» فماذا تقول الصور؟',
      en: 'Dad is back from fishing: “I caught it with my own hands!” What do the pictures say?',
    },
    answer: { ar: 'اشتراها من السوق', en: 'He bought it at the market' },
    wrong: [
      {
        ar: 'صادها بعد ساعات',
        en: 'He caught it after hours',
        fits: ['fishing-pole', 'motor-boat', 'hourglass-done', 'fish'],
      },
      { ar: 'أهداها له صاحبه', en: 'A friend gave it to him', fits: ['motor-boat', 'fish'] },
      { ar: 'وجدها على الشاطئ', en: 'He found it on the beach', fits: ['fish', 'hourglass-done'] },
    ],
    isForChildren: true,
    isOfGulf: true,
    fact: {
      ar: 'والدليل القاطع: وصلت السمكة إلى البيت منظّفة ومقطّعة، وعليها ملصق السعر!',
      en: 'The proof: the fish came home cleaned, cut in slices and with a price tag on it!',
    },
  },
  {
    emoji: ['boy', 'mobile-phone', 'video-camera', 'old-man', 'ear'],
    ask: {
      ar: 'الشاشة كلها أذن واحدة كبيرة! ما الذي يحدث في هذا البيت؟',
      en: 'The whole screen is one big ear! What is going on in this house?',
    },
    answer: { ar: 'مكالمة فيديو مع الجدّ', en: 'A video call with grandpa' },
    wrong: [
      { ar: 'الجدّ عند طبيب الأذن', en: 'Grandpa at the ear doctor', fits: ['old-man', 'ear'] },
      {
        ar: 'الولد يصوّر نفسه للقناة',
        en: 'A boy filming for his channel',
        fits: ['boy', 'mobile-phone', 'video-camera'],
      },
      { ar: 'الجدّ يشتري هاتفًا جديدًا', en: 'Grandpa buying a new phone', fits: ['old-man', 'mobile-phone'] },
    ],
    isForChildren: true,
    fact: {
      ar: 'لا نرى منه إلا أذنه، وهو يصيح: ليش ما أشوفكم؟',
      en: 'All we can see is his ear, and he is shouting: why can’t I see you?',
    },
  },
  {
    emoji: ['alarm-clock', 'face-with-thermometer', 'bus', 'winking-face', 'video-game'],
    ask: {
      ar: 'صباح يوم الامتحان: ماذا يفعل هذا الولد بالضبط؟',
      en: 'The morning of the exam: what exactly is this boy up to?',
    },
    answer: { ar: 'يتمارض ليغيب', en: 'Faking it to stay home' },
    wrong: [
      { ar: 'يعالج الحمّى', en: 'Nursing a fever', fits: ['face-with-thermometer'] },
      { ar: 'يلحق الباص', en: 'Chasing the bus', fits: ['alarm-clock', 'bus'] },
      { ar: 'يلعب بعد المدرسة', en: 'Playing after school', fits: ['bus', 'video-game'] },
    ],
    isForChildren: true,
    fact: {
      ar: 'مرض عجيب: يبدأ عند السادسة صباحًا، ويُشفى صاحبه لحظة مرور الباص.',
      en: 'A strange disease: it begins at six in the morning and is cured the moment the bus has gone.',
    },
  },
  {
    emoji: ['couch-and-lamp', 'teapot', 'joker', 'speaking-head', 'three-oclock'],
    ask: {
      ar: 'قال لأهله: «نصف ساعة وأرجع». فأين كان إلى هذه الساعة؟',
      en: 'He told them: “Back in half an hour.” So where has he been until this hour?',
    },
    answer: { ar: 'في الديوانية', en: 'At the diwaniya' },
    wrong: [
      { ar: 'في البرّ', en: 'In the desert', fits: ['teapot', 'speaking-head', 'joker'] },
      { ar: 'في اجتماع عمل', en: 'In a work meeting', fits: ['speaking-head'] },
      { ar: 'في محل الأثاث', en: 'At a furniture shop', fits: ['couch-and-lamp', 'three-oclock'] },
    ],
    isOfGulf: true,
    fact: {
      ar: '«نصف ساعة الديوانية» وحدة زمن وحدها: أولها بعد العشاء، وآخرها لا يعرفه أحد.',
      en: 'A “diwaniya half hour” is a unit of its own: it starts after nightfall, and nobody knows when it ends.',
    },
  },
  {
    emoji: ['rabbit', 'turtle', 'zzz', 'chequered-flag'],
    ask: {
      ar: 'لو أخذ صاحب المركز الثاني في هذه الحكاية جهازًا واحدًا من البيت لفاز! أيّ جهاز؟',
      en: 'One gadget from home, and the runner-up of this tale would have won! Which?',
    },
    answer: { ar: 'منبّه', en: 'An alarm clock' },
    wrong: [
      { ar: 'عدّاد سرعة', en: 'A speedometer', fits: ['rabbit', 'chequered-flag'] },
      { ar: 'بوصلة', en: 'A compass', fits: ['rabbit', 'turtle', 'chequered-flag'] },
      { ar: 'مروحة', en: 'A fan', fits: ['zzz'] },
    ],
    isForChildren: true,
    fact: {
      ar: 'تقطع سلحفاة غالاباغوس نحو 300 متر في الساعة، فسباق من كيلومتر يعني أن الأرنب نام أكثر من ثلاث ساعات!',
      en: 'A Galápagos tortoise covers about 300 metres an hour: in a race of one kilometre the hare napped for over three hours!',
    },
    source: 'https://en.wikipedia.org/wiki/Galápagos_tortoise',
  },
  {
    emoji: ['boy', 'ewe', 'wolf', 'loudspeaker', 'face-with-rolling-eyes'],
    ask: {
      ar: 'صاح مرة ومرتين وضحك عليهم، وفي الثالثة لم يأتِ أحد! أي حكاية؟',
      en: 'He cried once, cried twice and laughed; the third time nobody came! Which tale is it?',
    },
    answer: { ar: 'الراعي الكذّاب', en: 'The Boy Who Cried Wolf' },
    wrong: [
      { ar: 'ليلى والذئب', en: 'Little Red Riding Hood', fits: ['wolf'] },
      { ar: 'بيتر والذئب', en: 'Peter and the Wolf', fits: ['boy', 'wolf'] },
      { ar: 'ذئب في ثوب حَمَل', en: 'The Wolf in Sheep’s Clothing', fits: ['ewe', 'wolf'] },
    ],
    isForChildren: true,
    fact: {
      ar: 'سُئل أرسطو: ماذا يكسب الكذّاب؟ فقال: ألّا يُصدَّق حين يصدق.',
      en: 'What do liars gain, somebody asked Aristotle. “That no one believes them when they tell the truth.”',
    },
    source: 'Diogenes Laertius, Lives of Eminent Philosophers, V.17',
  },
  {
    emoji: ['sponge', 'star', 'squid', 'crab'],
    ask: {
      ar: 'جيران لا يعرفون الهدوء، وأحدهم يكرههم جميعًا! أي كرتون؟',
      en: 'Neighbours who are never quiet, and one who can’t stand them! Which cartoon is it?',
    },
    answer: { ar: 'سبونج بوب', en: 'SpongeBob' },
    wrong: [
      { ar: 'البحث عن نيمو', en: 'Finding Nemo', fits: ['star', 'crab'] },
      { ar: 'حورية البحر', en: 'The Little Mermaid', fits: ['crab'] },
      { ar: 'موانا', en: 'Moana', fits: ['crab', 'star'] },
    ],
    isForChildren: true,
    fact: {
      ar: 'مبتكره ستيفن هيلنبرغ كان مدرّس أحياء بحرية قبل أن يرسم، فدرّس البحر للعالم كله.',
      en: 'Its creator, Stephen Hillenburg, taught marine biology before he drew; in the end the whole world took his class.',
    },
    source: 'https://en.wikipedia.org/wiki/Stephen_Hillenburg',
  },
  {
    emoji: ['spaghetti', 'honey-pot', 'egg', 'sunrise'],
    ask: {
      ar: 'فطور خليجي لو رآه طبّاخ إيطالي لأُغمي عليه: ما هو؟',
      en: 'A Gulf breakfast that would make an Italian chef faint: which one?',
    },
    answer: { ar: 'بلاليط', en: 'Balaleet' },
    wrong: [
      { ar: 'شكشوكة', en: 'Shakshuka', fits: ['egg', 'sunrise'] },
      { ar: 'لقيمات', en: 'Luqaimat', fits: ['honey-pot'] },
      { ar: 'عصيدة', en: 'Asida', fits: ['honey-pot', 'sunrise'] },
    ],
    isOfGulf: true,
    fact: {
      ar: 'شعيرية حلوة فوقها بيض مقلي: سُئل الخليجي «حلو أم مالح؟» فقال: نعم.',
      en: 'Sweet vermicelli under an omelette: asked “sweet or savoury?”, the Gulf said yes.',
    },
    source: 'https://en.wikipedia.org/wiki/Balaleet',
  },
  {
    emoji: ['tent', 'cut-of-meat', 'wood', 'fire', 'cross-mark'],
    ask: {
      ar: 'كشتة كاملة في البر، والجميع جائع وينظر إلى الجميع! ضغطة واحدة بالإبهام تحلّها، فماذا نسوا؟',
      en: 'A perfect camp in the desert, yet all are hungry and look at each other! One flick of a thumb would fix it. What did they forget?',
    },
    answer: { ar: 'الولّاعة', en: 'The lighter' },
    wrong: [
      { ar: 'الملح', en: 'The salt', fits: ['cut-of-meat', 'cross-mark'] },
      { ar: 'المصباح', en: 'The torch', fits: ['tent', 'cross-mark'] },
      { ar: 'الفتّاحة', en: 'The tin opener', fits: ['tent', 'cross-mark'] },
    ],
    isOfGulf: true,
    fact: {
      ar: 'قانون الكشتات: كلما كبرت السيارة صغر الشيء المنسيّ.',
      en: 'The law of camping: the bigger the car, the smaller the thing that was left at home.',
    },
  },
  {
    emoji: ['video-game', 'wireless', 'cross-mark', 'couch-and-lamp', 'people-hugging'],
    ask: {
      ar: 'العائلة كلها في الصالة فجأة، والكل يتكلم! ماذا حدث؟',
      en: 'Suddenly the family is in one room, talking! What happened?',
    },
    answer: { ar: 'انقطع الإنترنت', en: 'The internet went down' },
    wrong: [
      { ar: 'جاء العيد', en: 'Eid arrived', fits: ['couch-and-lamp', 'people-hugging'] },
      { ar: 'فازوا في اللعبة', en: 'They won the game', fits: ['video-game', 'people-hugging'] },
      { ar: 'وصلت كنبة جديدة', en: 'A new sofa arrived', fits: ['couch-and-lamp'] },
    ],
    isForChildren: true,
    fact: {
      ar: 'بعد عشر دقائق من الحديث اكتشف الأولاد أن لهم أبًا ظريفًا.',
      en: 'After ten minutes of talk the children found out that their father is rather funny.',
    },
  },
  {
    emoji: ['books', 'twelve-oclock', 'hot-beverage', 'face-with-spiral-eyes'],
    ask: {
      ar: 'يعد نفسه كل سنة ألّا تتكرر، وتتكرر كل سنة! أي ليلة هذه؟',
      en: 'Every year he swears never again, and every year it is back! Which night is it?',
    },
    answer: { ar: 'ليلة الامتحان', en: 'The night before an exam' },
    wrong: [
      { ar: 'ليلة السفر', en: 'The night before a journey', fits: ['twelve-oclock', 'face-with-spiral-eyes'] },
      { ar: 'ليلة المباراة', en: 'The night of the match', fits: ['hot-beverage', 'twelve-oclock'] },
      { ar: 'ليلة رأس السنة', en: 'New Year’s Eve', fits: ['twelve-oclock'] },
    ],
    fact: {
      ar: 'كتاب يكفيه أربعة أشهر، فوزّعه الطالب على أربع ساعات.',
      en: 'A book meant for four months, spread evenly over four hours.',
    },
  },
  {
    emoji: ['stopwatch', 'yellow-square', 'red-square', 'face-with-symbols-on-mouth'],
    ask: {
      ar: 'يجري تسعين دقيقة ولا يلمس الكرة، والكل يصرخ عليه! من هو؟',
      en: 'He runs for ninety minutes, never plays the ball, and all shout at him! Who is he?',
    },
    answer: { ar: 'حكم المباراة', en: 'The referee' },
    wrong: [
      { ar: 'مدرّب الفريق', en: 'The coach', fits: ['stopwatch', 'face-with-symbols-on-mouth'] },
      { ar: 'معلّق المباراة', en: 'The commentator', fits: ['face-with-symbols-on-mouth', 'stopwatch'] },
      { ar: 'حارس المرمى', en: 'The goalkeeper', fits: ['face-with-symbols-on-mouth'] },
    ],
    fact: {
      ar: 'كل من على الكنبة يعرف القانون أحسن منه، مع أن أحدًا منهم لم يقرأه.',
      en: 'Everybody on the sofa knows the rules better than he does, and not one of them has read them.',
    },
  },
  {
    emoji: ['boy', 'soccer-ball', 'hourglass-not-done', 'sunrise-over-mountains', 'goal-net'],
    ask: {
      ar: 'ركض حلقتين كاملتين ولم يصل إلى المرمى! أي كرتون؟',
      en: 'He ran for two whole episodes and still didn’t reach the goal! Which cartoon is it?',
    },
    answer: { ar: 'الكابتن ماجد', en: 'Captain Tsubasa' },
    wrong: [
      { ar: 'سلام دانك', en: 'Slam Dunk', fits: ['boy', 'hourglass-not-done'] },
      { ar: 'عدنان ولينا', en: 'Future Boy Conan', fits: ['boy', 'sunrise-over-mountains'] },
      { ar: 'سابق ولاحق', en: 'Dash! Yonkuro', fits: ['boy', 'hourglass-not-done'] },
    ],
    isForChildren: true,
    fact: {
      ar: 'الملعب طويل حتى إن المرمى يطلع من خلف الأفق كأنه شمس.',
      en: 'The pitch is so long that the goal rises behind the horizon like the sun.',
    },
  },
  {
    emoji: ['sunrise', 'rose', 'old-woman', 'mobile-phone'],
    ask: {
      ar: 'لم تفتح عينك بعد وقد وصلتك من خالتك ومن عمّتك ومن جدّتك: ما هي؟',
      en: 'You have not opened your eyes, and already two aunts and your gran have each sent you one: what is it?',
    },
    answer: { ar: 'صورة «صباح الخير»', en: 'A “good morning” picture' },
    wrong: [
      { ar: 'باقة ورد لمريض', en: 'Flowers for a patient', fits: ['rose', 'old-woman'] },
      { ar: 'رنّة المنبّه', en: 'The alarm ringing', fits: ['sunrise', 'mobile-phone'] },
      { ar: 'إعلان محلّ ورد', en: 'A florist’s advert', fits: ['rose', 'mobile-phone'] },
    ],
    fact: {
      ar: 'ملأت صور «صباح الخير» هواتف الهند حتى صنعت غوغل تطبيقًا يجدها ويحذفها!',
      en: 'Such pictures filled so many phones in India that Google made an app to find and delete them!',
    },
    source: 'https://indianexpress.com/article/opinion/editorials/good-morning-jam-whatsapp-smartphone-memory-5036643/',
  },
  {
    emoji: ['old-woman', 'cooked-rice', 'cooked-rice', 'cooked-rice', 'pleading-face'],
    ask: {
      ar: 'أنهيتَ صحنك الثالث، فماذا قالت جدّتك؟',
      en: 'You have finished your third plate. What does your grandmother say?',
    },
    answer: { ar: '«ما كلت شي!»', en: '“You’ve eaten nothing!”' },
    wrong: [
      { ar: '«خلص العيش!»', en: '“We’re out of rice!”', fits: ['cooked-rice', 'old-woman'] },
      { ar: '«كثّرت الأكل!»', en: '“That is enough!”', fits: ['cooked-rice', 'old-woman'] },
      { ar: '«غسّل المواعين!»', en: '“Do the dishes!”', fits: ['old-woman', 'pleading-face'] },
    ],
    isForChildren: true,
    isOfGulf: true,
    fact: {
      ar: 'ولهذه الجملة معنى واحد في كل بيت: الصحن الرابع في الطريق.',
      en: 'In every house the sentence means one thing: the fourth plate is on its way.',
    },
  },
  {
    emoji: ['blackbird', 'cheese-wedge', 'fox', 'musical-notes'],
    ask: {
      ar: 'من ضاع فطوره لأنه صدّق كلمة «صوتك حلو»؟',
      en: 'Who lost his breakfast because he believed “what a lovely voice”?',
    },
    answer: { ar: 'الغراب', en: 'The crow' },
    wrong: [
      { ar: 'الثعلب', en: 'The fox', fits: ['fox', 'cheese-wedge'] },
      { ar: 'الفأر', en: 'The mouse', fits: ['cheese-wedge'] },
      { ar: 'البلبل', en: 'The nightingale', fits: ['musical-notes', 'blackbird'] },
    ],
    isForChildren: true,
    fact: {
      ar: 'فتح منقاره ليغنّي فسقطت الجبنة: أول فنّان دفع لجمهوره.',
      en: 'He opened his beak to sing and dropped the cheese: the first artist ever to pay his audience.',
    },
    source: 'https://en.wikipedia.org/wiki/The_Fox_and_the_Crow',
  },
  {
    emoji: ['sun', 'hot-face', 'popcorn', 'coat', 'cold-face'],
    ask: {
      ar: 'شهر يوليو في الخليج، وأخذت معها معطفًا! إلى أين تذهب؟',
      en: 'July in the Gulf, and she takes a coat along! Where is she going?',
    },
    answer: { ar: 'السينما', en: 'The cinema' },
    wrong: [
      { ar: 'الشاطئ', en: 'The beach', fits: ['sun', 'hot-face'] },
      { ar: 'سوق السمك', en: 'The fish market', fits: ['sun', 'hot-face'] },
      { ar: 'مدينة الملاهي', en: 'The funfair', fits: ['sun', 'hot-face', 'popcorn'] },
    ],
    isOfGulf: true,
    fact: {
      ar: 'خارجها صحراء وداخلها القطب الشمالي، ومن نسي معطفه تغطّى بالفشار.',
      en: 'Outside it is the desert, inside the North Pole; those without a coat huddle under the popcorn.',
    },
  },
];
