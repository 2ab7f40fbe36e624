import type { Scene } from './scene.ts';

/** One thing among others. */
export const scenes200: readonly Scene[] = [
  {
    ask: {
      ar: 'بائع السمك التفت لحظة يردّ على أم علي، فإذا السوق كله شوارب! بسرعة قبل أن يرجع: كم قطًّا في السوق؟',
      en:
        'The fishmonger turned his back for one second to answer Umm Ali, and now it’s whiskers ' +
        'everywhere. Quick, before he looks round: how many cats are in the market?',
    },
    crowd: { cat: 7, fish: 12, tomato: 9, watermelon: 8 },
    counts: ['cat'],
    wrong: [5, 6, 9],
    isForChildren: true,
    fact: {
      ar:
        'سبعة! ناداها كلها بأسمائها فلم تتحرك واحدة. وقد امتحن علماء في اليابان عشرات القطط، ' +
        'فإذا هي تعرف أسماءها تمامًا: تسمع وتفهم وتسكت… مثل واحد نعرفه في هذا البيت!',
      en:
        'Seven! He called them all by name and not one looked up. Scientists in Japan ' +
        'tested dozens of cats, and they do know their names. They hear, they ' +
        'understand, they stay put. Remind you of anyone in this house?',
    },
    source:
      'https://www.scientificamerican.com/article/cats-recognize-their-own-names-even-if-they-choose-to-ignore-them/',
  },
  {
    ask: {
      ar: 'عيد ميلاد شوق، وابن الجيران دخل من الباب ومعه دبّوس… ويبتسم! قبل أول «طاق»: كم بالونًا في الحفلة؟',
      en:
        'It’s Shouq’s birthday, and the boy next door has just walked in with a pin and a ' +
        'smile. Before the first bang: how many balloons are at the party?',
    },
    crowd: { balloon: 9, lollipop: 10, 'birthday-cake': 6, 'party-popper': 8 },
    counts: ['balloon'],
    wrong: [7, 8, 11],
    isForChildren: true,
    fact: {
      ar: 'تسعة قبل أن يدخل، وصفر بعد دقيقة! سألوه: لماذا يا حبيبي؟ قال: كنت أعدّها معكم، وكلما عددت واحدًا شطبته.',
      en:
        'Nine when he came in, none a minute later! “Why, darling?” they asked. “I was ' +
        'counting them too,” he said, “and crossing off the ones I’d done.”',
    },
  },
  {
    ask: {
      ar:
        'صاحب القافلة يعدّ جماله للمرة الثالثة ويبكي: ناقص واحد! ' +
        'ساعدوه قبل أن يوقظ الصحراء كلها: كم جملًا في القافلة؟',
      en:
        'The caravan master has counted three times and is in tears: one camel short! ' +
        'Help him before he wakes the whole desert: how many camels are there?',
    },
    crowd: { camel: 8, horse: 9, donkey: 7, 'palm-tree': 8 },
    counts: ['camel'],
    wrong: [6, 7, 9],
    isForChildren: true,
    fact: {
      ar: 'ثمانية كاملة! كان ينسى في كل مرة أن يعدّ الجمل الذي يركبه. تضحكون عليه؟ ومن بحث أمس عن نظارته وهي على رأسه؟',
      en:
        'All eight! Each time he forgot the one he was sitting on. Laugh all you like: and who ' +
        'was hunting for their glasses yesterday with the things on their head?',
    },
  },
  {
    ask: {
      ar:
        'أرسلوا بدر ليشتري تفاحًا للكيكة، وكل شيء أحمر عند بدر تفاح! أنقذوا الكيكة من الطماطم: كم تفاحة ' +
        'حمراء في الصندوق؟',
      en:
        'Badr was sent for cake apples, and to Badr anything red is an apple. Save the cake from the ' +
        'tomatoes: how many red apples are in the box?',
    },
    crowd: { 'red-apple': 11, tomato: 12, cherries: 8, strawberry: 6 },
    counts: ['red-apple'],
    wrong: [9, 10, 13],
    isForChildren: true,
    fact: {
      ar:
        'إحدى عشرة! أما الطماطم فوقعت كلها في الخلطة، ورشّ بدر عليها جبنًا «للزينة»: دخلت الفرن كيكة ' +
        'وخرجت بيتزا! وبدر ساكت يبتسم… هذه كانت الخطة.',
      en:
        'Eleven! The tomatoes all fell into the mixture, Badr sprinkled cheese on top, “for decoration”, ' +
        'and what went in as a cake came out as a pizza. He says nothing, but he’s smiling. That was the ' +
        'plan.',
    },
  },
  {
    ask: {
      ar: 'الثالثة فجرًا، وتحت الشبّاك حفلة «نقّ نقّ»، وأبوكم يبحث عن نعاله ليخرج إليها! اسبقوه: كم ضفدعًا في البركة؟',
      en:
        'Three in the morning, a croaking party under the window, and Dad is feeling for ' +
        'his slippers. Get there before he does: how many frogs are in the pond?',
    },
    crowd: { frog: 6, turtle: 9, duck: 8, lotus: 10 },
    counts: ['frog'],
    wrong: [4, 5, 7],
    isForChildren: true,
    fact: {
      ar:
        'ستة فقط، بصوت ستين! والضفدع يبلع بعينيه: تغوصان في رأسه وتدفعان ' +
        'اللقمة في حلقه. فإذا أغمض وهو يأكل فلا تقولوا: أعجبه الطبخ.',
      en:
        'Only six, with the noise of sixty! A frog swallows with its eyes: they sink into its head and push ' +
        'the food down. So if one shuts them over dinner, it isn’t a compliment to the cook.',
    },
    source: 'https://mos.org/video/can-frogs-swallow-using-their-eyeballs',
  },
  {
    ask: {
      ar: 'زحمة الدائري، وصفّارات من كل جهة، وأبو خالد في سيارته يصيح: أنا المريض، خذوني! كم سيارة إسعاف في الزحمة؟',
      en:
        'Gridlock on the ring road, sirens on every side, and Abu Khaled shouting from his ' +
        'car, “I’m the patient, take me!” How many ambulances are in the jam?',
    },
    crowd: { ambulance: 5, automobile: 14, taxi: 9, bus: 8 },
    counts: ['ambulance'],
    wrong: [3, 4, 6],
    isForChildren: true,
    fact: {
      ar:
        'خمس، افتحوا لها الطريق! واسمها يُكتب على مقدّمتها بالمقلوب في بلاد كثيرة، ليقرأه السائق ' +
        'الذي أمامها صحيحًا في مرآته. أما أبو خالد فشُخِّص فورًا: جوع، والعلاج شاورما.',
      en:
        'Five, let them through! Many wear their name backwards on the front, so the ' +
        'driver ahead reads it the right way round in his mirror. Abu Khaled was ' +
        'diagnosed on the spot: hunger. One shawarma, twice a day.',
    },
    source: 'https://nairobinews.nation.africa/why-the-word-ambulance-is-spelled-in-reverse/',
  },
  {
    ask: {
      ar:
        'في البرّ انطفأ الكشّاف، فقالت الجدة: أخيرًا صرتم ترون السماء! ' +
        'وبدأ الخلاف من أول دقيقة. كم نجمة صفراء في السماء؟',
      en:
        'Out camping, the torch died. “Now you can see the sky,” said Grandma, and the ' +
        'argument began within a minute. How many yellow stars are up there?',
    },
    crowd: { star: 13, 'crescent-moon': 6, cloud: 9, airplane: 7 },
    counts: ['star'],
    wrong: [11, 12, 15],
    isForChildren: true,
    fact: {
      ar:
        'ثلاث عشرة، وهذا السهل! في أظلم البرّ ترى العين نحو ألفين في وقت واحد، لا ملايين ' +
        'كما نظنّ. سهر مبارك يعدّها حتى الفجر، ثم تحرّكت واحدة وهبطت في المطار.',
      en:
        'Thirteen, and that was the easy sky! In the darkest desert the eye sees some two thousand at once, ' +
        'never millions. Mubarak counted till dawn. Then one of them put its wheels down and landed.',
    },
    source: 'http://oneminuteastronomer.com/5434/how-many-stars-night-sky/',
  },
  {
    ask: {
      ar: 'الديوك نقلت البيض كله في الليل وهي تقول: مفاجأة! والدجاجات تركض: أين عيالنا؟ كم بيضة في المزرعة؟',
      en:
        'In the night the roosters moved every single egg. “Surprise!” they said, and now the hens are ' +
        'running about in tears. How many eggs are on the farm?',
    },
    crowd: { egg: 10, chicken: 9, 'baby-chick': 11, rooster: 4 },
    counts: ['egg'],
    wrong: [8, 9, 12],
    isForChildren: true,
    fact: {
      ar:
        'عشر، وكانت أكثر! فقست واحدة في حضن كبير الديوك وهو ينقلها، فظنّه كتكوتها أمّه. ومن يومها يمشي ' +
        'متبخترًا كعادته، وخلفه صوت صغير: ماما! ماما!',
      en:
        'Ten, and there was one more, but it hatched under the top rooster’s wing on the way. Now he ' +
        'struts about the yard as proudly as ever, and a small voice follows him everywhere: “Mummy! ' +
        'Mummy!”',
    },
  },
  {
    ask: {
      ar: 'قال عمّكم: انزلوا البحر، كلها دلافين! ثم كان أول من طلع يركض! كم سمكة قرش في البحر؟',
      en:
        '“In you go,” said your uncle, “they’re all dolphins!” Funny how he ' +
        'was the first one out. How many sharks are in the sea?',
    },
    crowd: { shark: 4, fish: 13, dolphin: 9, octopus: 8 },
    counts: ['shark'],
    wrong: [2, 3, 6],
    isForChildren: true,
    fact: {
      ar:
        'أربع! وعمّكم يتابع الوضع من فوق سقف السيارة. سألناه: ألم تقل ' +
        'إنها دلافين؟ قال: قلتها لكم أنتم، ولم أقلها للقروش.',
      en:
        'Four! Your uncle is following events from the roof of the car. “Didn’t you say they ' +
        'were dolphins?” “I told you they were dolphins. Nobody told the sharks.”',
    },
  },
  {
    ask: {
      ar: 'قال المدرّب: كل واحد يجيب كرة! ولم يقل أي كرة… فجاءت الرياضات كلها! كم كرة قدم في الملعب؟',
      en:
        '“Everyone bring a ball!” said the coach. He forgot to say which kind, and now ' +
        'every sport has turned up. How many footballs are on the pitch?',
    },
    crowd: { 'soccer-ball': 12, basketball: 10, volleyball: 9, tennis: 6 },
    counts: ['soccer-ball'],
    wrong: [10, 11, 14],
    isForChildren: true,
    fact: {
      ar:
        'اثنتا عشرة. وأصرّ جاسم أن يلعب بكرة السلّة، فضربها برأسه مرة واحدة فقط! ومن ' +
        'يومها يقف حارسًا، ويسأل كل دقيقة: من سجّل؟ فيقولون: أنت، في مرماك.',
      en:
        'Twelve. Jassim insisted on playing with the basketball, and headed it exactly once. He has been ' +
        'in goal ever since, asking every minute who scored. “You did. In your own goal.”',
    },
  },
  {
    ask: {
      ar:
        'انتظرت أم لولوة سنة كاملة لتصوّر فراشة في حديقتها، ودخلت ثانية ' +
        'لتُحضر هاتفها… فجاءت كلها! كم فراشة في الحديقة؟',
      en:
        'Umm Lulwa waited all year to photograph one butterfly in her garden. She went in for ' +
        'a second to fetch her phone, and look! How many butterflies are there?',
    },
    crowd: { butterfly: 14, tulip: 9, hibiscus: 8, 'lady-beetle': 7 },
    counts: ['butterfly'],
    wrong: [12, 13, 16],
    isForChildren: true,
    fact: {
      ar:
        'أربع عشرة، وطارت قبل أن ترجع! والفراشة تذوق بأقدامها: تقف على الشيء فتعرف طعمه. ' +
        'لو كنّا مثلها لمشى الضيف في صحن المجبوس أولًا، ثم قال: ينقصه ملح!',
      en:
        'Fourteen, and gone when she came back! A butterfly tastes with its feet: ' +
        'it stands on a thing and knows the flavour. If we did that, guests would ' +
        'walk through the rice first, and then say it needs salt.',
    },
    source: 'https://asknature.org/strategy/feet-sensitive-to-sweetness',
  },
  {
    ask: {
      ar: 'راهن سعود أن يعدّ أشباح البيت المهجور، وخرج بعد ثانيتين بلا نعال وبلا عدد! أكملوا عنه: كم شبحًا في البيت؟',
      en:
        'Saud bet he could count the ghosts in the empty house. He was out in two seconds ' +
        'with no shoes and no number. Finish the job: how many ghosts are in there?',
    },
    crowd: { ghost: 3, bat: 10, 'spider-web': 8, candle: 11 },
    counts: ['ghost'],
    wrong: [1, 2, 5],
    isForChildren: true,
    fact: {
      ar:
        'ثلاثة فقط، وكانوا أشد منه خوفًا! قال كبيرهم: دخل علينا شيء يصرخ، ' +
        'فاختبأنا في الستارة. والنعال هناك إلى اليوم… من يجيبه؟',
      en:
        'Only three, and far more scared than he was! “Something ran in screaming,” said the eldest, “so we ' +
        'hid in the curtains.” His shoes are still there, if anyone would like to fetch them.',
    },
  },
  {
    ask: {
      ar: 'فُتحت العلب وامتدّت كل الأيدي مرة واحدة! صوّروها بعيونكم قبل أن تختفي: كم قطعة بيتزا على الطاولة؟',
      en:
        'The boxes opened and every hand shot out at once. Take a picture with your ' +
        'eyes before it’s gone: how many slices of pizza are on the table?',
    },
    crowd: { pizza: 15, hamburger: 9, 'french-fries': 8, taco: 6 },
    counts: ['pizza'],
    wrong: [13, 14, 17],
    isForChildren: true,
    fact: {
      ar:
        'خمس عشرة. والأخيرة بقيت ساعة: «تفضّل»، «لا، أنت تفضّل» حتى بردت! والإسبان ' +
        'عندهم اسم لآخر لقمة في الصحن لا يمدّ أحد يده إليها: «لقمة الخجل».',
      en:
        'Fifteen. The last one sat there for an hour, “yours”, “no, yours”, until it was cold. In ' +
        'Spain that final piece nobody dares to take has a name: “the one of shame”.',
    },
    source: 'https://www.eldecano.es/por-que-a-los-espanoles-les-da-verguenza-comerse-el-ultimo-bocado',
  },
  {
    ask: {
      ar:
        'نامت القرية، وفوق الشجر ديوانية مفتوحة إلى الفجر، ولا أحد فيها يُحكى عنه من وراء ظهره! كم بومة ' + 'على الشجر؟',
      en:
        'The village is asleep, but up in the trees the owls are gossiping till dawn, and nobody can be ' +
        'talked about behind her back! How many owls are up there?',
    },
    crowd: { owl: 16, parrot: 8, eagle: 7, 'evergreen-tree': 9 },
    counts: ['owl'],
    wrong: [14, 15, 18],
    isForChildren: true,
    fact: {
      ar:
        'ست عشرة. والبومة تدير رأسها حتى ثلاثة أرباع دورة، فتراكم وأنتم خلفها! كل أمّ تعرف هذه الحركة: ' +
        'عيناها على الطريق، وتقول: من اللي ضرب أخوه ورا؟',
      en:
        'Sixteen. An owl can turn its head three quarters of the way round, so there’s no such thing as ' +
        'behind its back. Mothers do it too, at the wheel, with both eyes on the road: “I saw that! ' +
        'Leave your brother alone!”',
    },
    source: 'https://supanet.com/scientists-reveal-how-owls-turn-their-heads-a9508.html',
  },
  {
    ask: {
      ar:
        'قالت المعلّمة في الحضانة: وقت النوم! وغنّت وغنّت حتى نام واحد فقط: هي! والصغار كلهم يبتسمون. ' +
        'همسًا: كم رضيعًا في الصورة؟',
      en:
        '“Nap time!” said the nursery teacher, and sang and sang until one person was fast asleep: the ' +
        'teacher. They’re all smiling. In a whisper: how many babies are there?',
    },
    crowd: { baby: 17, 'teddy-bear': 8, 'baby-bottle': 9, rabbit: 6 },
    counts: ['baby'],
    wrong: [15, 16, 19],
    isForChildren: true,
    fact: {
      ar:
        'سبعة عشر، وما إن بكى واحد حتى بكى الباقون تضامنًا! والعلماء جرّبوا هذا: المولود يبكي إذا سمع ' +
        'بكاء مولود غيره. أول مجموعة عائلية، وكلها رسائل صوتية.',
      en:
        'Seventeen! Then one cried, and the rest joined in. Scientists have shown it: newborns cry when ' +
        'they hear another newborn. The first family chat group, voice messages only.',
    },
    source: 'https://eprints.lancs.ac.uk/id/eprint/59887/',
  },
  {
    ask: {
      ar:
        'درج المطبخ: المفتاح الذي رأسه حلقة كبيرة مفرّغة لبيت جدّي القديم، فلا تحسبوه. والبقية؟ لا أحد ' +
        'يعرف ماذا تفتح! كم مفتاحًا آخر في الدرج؟',
      en:
        'The kitchen drawer: keys that end in a big hollow ring are for Grandpa’s old house, so leave ' +
        'them out. And the rest? Nobody knows! How many other keys are in there?',
    },
    crowd: { key: 18, 'old-key': 9, paperclip: 8, coin: 7 },
    counts: ['key'],
    wrong: [16, 17, 27],
    isForChildren: true,
    fact: {
      ar: 'ثمانية عشر، جرّبناها كلها فلم تفتح شيئًا! قلنا: نرميها. فصاحت الأم: لا، يمكن نحتاجها! ثم ضاع ' + 'مفتاح الدرج.',
      en:
        'Eighteen. We tried every one, and not one opened anything. “Then bin them!” “Don’t you dare,” ' +
        'said Mum, “we might need them.” Then we lost the key to the drawer.',
    },
  },
  {
    ask: {
      ar: 'غسلت أم نورة الفراولة للضيوف وقالت: معدودة! ثم سمعت مضغًا خلف الستارة… كم حبة فراولة بقيت؟',
      en:
        'Umm Noura washed the strawberries for the guests. “I’ve counted them,” she warned. Then came a ' +
        'sound of chewing from behind the curtain. How many are left?',
    },
    crowd: { strawberry: 19, cherries: 9, 'red-apple': 7, tomato: 6 },
    counts: ['strawberry'],
    wrong: [17, 18, 21],
    isForChildren: true,
    fact: {
      ar:
        'تسع عشرة، والفاعل ذقنه أحمر! والنقط التي نظنّها بذورًا هي الثمار نفسها، وفي كل نقطة بذرة! يعني ' +
        'أكل الولد حبة واحدة، أي نحو 200 ثمرة، وقال: ما ذقت شيئًا!',
      en:
        'Nineteen, and the culprit has a red chin! Those “seeds” on the outside are really fruits, some ' +
        '200 of them, each with a seed inside. So he had one strawberry, 200 fruits, and “hardly a ' +
        'taste”.',
    },
    source:
      'Live Science, read at https://d33gy59ovltp76.cloudfront.net/news/why-do-strawberries-have-seeds-on-the-outside',
  },
  {
    ask: {
      ar: 'نسي ناصر بسكوتة على الرخام وقال: دقيقة وأرجع! رجع بعد ساعة فوجد حفل استقبال. كم نملة في المطبخ؟',
      en:
        'Nasser left one biscuit on the counter. “Back in a minute,” he said. An hour ' +
        'later there’s a reception going on. How many ants are in the kitchen?',
    },
    crowd: { ant: 20, cookie: 7, 'honey-pot': 5, bread: 8 },
    counts: ['ant'],
    wrong: [18, 19, 22],
    isForChildren: true,
    fact: {
      ar:
        'عشرون، والباقي في الطريق! للنملة العاملة معدتان: واحدة لها، وواحدة تحمل فيها ' +
        'الأكل لصاحباتها. كالخالة التي تقول «والله شبعت»، وفي حقيبتها صحن مغلّف.',
      en:
        'Twenty, with more on the way! A worker ant has two stomachs: one for herself, and one to carry food home ' +
        'to the others. Like the aunt who “couldn’t eat another thing” and leaves with a foil parcel.',
    },
    source: 'https://theexplorers.com/news/les-fourmis-ouvrieres-ont-deux-estomacs/fr',
  },
  {
    ask: {
      ar: 'نسي المدير باب المصنع مفتوحًا، فخرجت الروبوتات تشمّ الهواء! أدخلوها قبل أن تطلب إجازة: كم روبوتًا في الصورة؟',
      en:
        'The boss left the factory door open, and the robots have gone out for some air. ' +
        'Get them in before they ask for a holiday: how many robots are there?',
    },
    crowd: { robot: 21, gear: 9, battery: 7, joystick: 4 },
    counts: ['robot'],
    wrong: [19, 20, 23],
    isForChildren: true,
    fact: {
      ar:
        'واحد وعشرون، وطلبوا فعلًا! وكلمة «روبوت» وُلدت في مسرحية تشيكية عام 1920، من كلمة ' +
        'معناها السُّخرة، أي الشغل غصبًا. من سمّاهم كان يعرف أنهم سيطلبون إجازة.',
      en:
        'Twenty-one, and they did ask! The word “robot” comes from a Czech play of 1920 and ' +
        'a word for forced labour. Whoever named them saw that holiday coming.',
    },
    source: 'http://www.mutualinspirations.org/archive/2013/czech-us-inspirations/robots/',
  },
  {
    ask: {
      ar: 'حديقة الديناصورات: باب المفترسات انفتح، والحارس فوق الشجرة يصيح: هل بقي أحد؟ كم ديناصورًا طويل الرقبة بقي؟',
      en:
        'Dinosaur park: somebody left the meat-eaters’ gate open, and the keeper is up a ' +
        'tree, calling, “Anyone left?” How many long-necked dinosaurs are there?',
    },
    crowd: { sauropod: 2, 't-rex': 12, dodo: 9, mammoth: 8 },
    counts: ['sauropod'],
    wrong: [1, 3, 4],
    isForChildren: true,
    fact: {
      ar:
        'اثنان، ويأكلان كأن شيئًا لم يكن! كان طويل الرقبة يبلع الشجر بلا مضغ ليأكل أكثر ' +
        'في وقت أقل. قولوها لأمّكم حين تقول: امضغوا! فستقول: وأين هو الآن؟',
      en:
        'Two, still eating as if nothing had happened. Long-necks swallowed leaves without chewing, to get more ' +
        'in. Try that on your mother when she says “Chew!” She’ll say, “And where are they now?”',
    },
    source:
      'http://www.thehindu.com/sci-tech/energy-and-environment/like-birds-big-dinos-swallowed-food-whole/article448603.ece',
  },
];
