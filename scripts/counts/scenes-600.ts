import type { Scene } from './scene.ts';

/** What counts isn’t what is drawn: legs, wheels, points. */
export const scenes600: readonly Scene[] = [
  {
    ask: {
      ar:
        'تخفيضات في محلّ الأحذية: فردة لكل رِجل! للعنكبوت ثمانٍ وللجمل أربع وللبطة اثنتان ولو اختبأتا، ' +
        'والبائع جلس على الأرض يبكي: كم رِجلًا في المجموع؟',
      en:
        'A sale at the shoe shop: one for each foot! Spiders have eight, camels four, ducks two, even if ' +
        'hidden, and the salesman has had to sit down: how many legs in all?',
    },
    crowd: { spider: 2, camel: 3, duck: 4 },
    counts: { spider: 8, camel: 4, duck: 2 },
    wrong: [32, 34, 40],
    fact: {
      ar:
        'ست وثلاثون: 16 للعناكب و12 للجمال و8 للبط. يلبّس البائع العنكبوت سبعًا، فيقول عند الثامنة: ' +
        'ضيّقة، نبدأ من الأول؟ أما الجمل فسأل: عندكم شيء لا يدخله الرمل؟',
      en:
        'Thirty-six: 16 for the spiders, 12 for the camels, 8 for the ducks. Seven shoes on, and at the ' +
        'eighth the spider says, “Bit tight. Shall we start again?” The camel would like something the ' +
        'sand can’t get into.',
    },
  },
  {
    ask: {
      ar: 'وقعت علبة مسامير في الشارع، ومرّت فوقها الدراجات كلها! والبنشرجي فرك يديه: كم عجلة في الشارع؟',
      en:
        'A box of nails has spilt in the street, and every bike has gone over it. The man ' +
        'from the tyre shop is rubbing his hands: how many wheels are there?',
    },
    crowd: { bicycle: 5, 'motor-scooter': 3 },
    counts: { bicycle: 2, 'motor-scooter': 2 },
    wrong: [14, 15, 18],
    fact: {
      ar:
        'ست عشرة، لكل دراجة اثنتان. والبنشرجي يحلف: لا أعرف من رمى المسامير! وهو الوحيد ' +
        'الذي جاء ماشيًا، وفي جيبه ثقب صغير، وفي يده فاتورة جاهزة بستّ عشرة.',
      en:
        'Sixteen, two apiece. The tyre man swears he has no idea who dropped the nails. He’s the ' +
        'only one who came on foot, and the bill in his hand already says sixteen.',
    },
  },
  {
    ask: {
      ar:
        'مسح أبو خالد الأرض أول مرة في حياته، فمرّت فوقها المزرعة كلها! للبقرة والعنزة أربع أرجل وللديك ' +
        'اثنتان، ولو اختبأ بعضها: كم رِجلًا مرّت؟',
      en:
        'Abu Khaled has mopped a floor, his first ever, and the farm has walked over it! Four legs to a ' +
        'cow or goat, two to a rooster, even if hidden: how many legs is that?',
    },
    crowd: { cow: 4, rooster: 5, goat: 3 },
    counts: { cow: 4, rooster: 2, goat: 4 },
    wrong: [34, 36, 42],
    fact: {
      ar:
        'ثمانٍ وثلاثون: 16 للبقر و12 للماعز و10 للديوك. وبين الآثار أثر نعلين، مقاس 44! نظر الجميع إلى ' +
        'أبو خالد، فقال: أكيد الديك! ومن يومها والديك يحلف أنه يلبس 38.',
      en:
        'Thirty-eight: 16 for the cows, 12 for the goats, 10 for the roosters. And among the prints ' +
        'there’s a pair of slippers, size 44. Everyone looked at Abu Khaled. “It was the rooster,” he ' +
        'said. The rooster swears he’s a 38.',
    },
  },
  {
    ask: {
      ar:
        'دخل أبو صالح على الأخطبوطات وقال: عيب، لازم أصافح كل ذراع! لكل أخطبوط ثمانٍ ولو اختبأ بعضها، ' +
        'والعشاء يبرد: كم ذراعًا للأخطبوطات كلها؟',
      en:
        'Abu Saleh calls on the octopuses, and good manners say shake every arm. There are eight each, ' +
        'even if some hide, and dinner’s getting cold: how many arms in all?',
    },
    crowd: { octopus: 4, fish: 9, dolphin: 5 },
    counts: { octopus: 8 },
    wrong: [28, 30, 36],
    fact: {
      ar:
        'اثنتان وثلاثون: ثمانٍ لكل واحد. وممصّات الأخطبوط تذوق ما تلمسه، وأكثر خلايا أعصابه في أذرعه لا ' +
        'في رأسه! يعني من أول مصافحة عرف ماذا تغدّى أبو صالح.',
      en:
        'Thirty-two, eight apiece. An octopus tastes with its suckers, and most of its nerve cells sit ' +
        'in its arms, not its head. One handshake, and it knew what Abu Saleh had for lunch.',
    },
    source:
      'Peter Godfrey-Smith, Other Minds: https://www.goodreads.com/notes/32791963-other-minds/121111193-van-gonzalez/8b053ff2-fd46-41c4-93bc-58e152b6204d',
  },
  {
    ask: {
      ar:
        'خيّاط الشتاء يصنع طاقية لكل قرن! للعنزة والكبش قرنان، ولو اختبأ أحدهما، ولوحيد القرن الخرافي ' +
        'قرن واحد. كم قرنًا على الرؤوس؟',
      en:
        'Winter’s coming, and the tailor is making a woolly hat for every horn. Goats and rams have two, ' +
        'even if one is hiding; a unicorn has one. How many horns are there?',
    },
    crowd: { goat: 4, unicorn: 3, ram: 5, horse: 6 },
    counts: { goat: 2, unicorn: 1, ram: 2 },
    wrong: [18, 20, 24],
    fact: {
      ar:
        'واحد وعشرون: 8 للماعز و10 للكباش و3 لوحيد القرن الخرافي. ودفع الجميع إلا الخرافي، قال: كيف آخذ ' +
        'فاتورة وأنا غير موجود؟ ولبس الطاقية ومشى.',
      en:
        'Twenty-one: 8 for the goats, 10 for the rams, 3 for the unicorns. All of them paid but the ' +
        'unicorns. “How can you bill us? We don’t exist,” they said, and left in their hats.',
    },
  },
  {
    ask: {
      ar:
        'سباق المئة متر، والحكَم يربط خيطًا على كل رِجل: للنملة ستّ وللعنكبوت ثمانٍ! والحلزون يقول: ' +
        'ابدؤوا، سألحق. كم رِجلًا للنمل والعناكب معًا؟',
      en:
        'The hundred metres: a ribbon on every leg, six for an ant, eight for a spider. “You start,” ' +
        'says the snail, “I’ll catch up.” How many legs have the ants and spiders?',
    },
    crowd: { ant: 5, spider: 3, snail: 4 },
    counts: { ant: 6, spider: 8 },
    wrong: [46, 52, 62],
    fact: {
      ar:
        'أربع وخمسون: 30 للنمل و24 للعناكب. والعنكبوت يمدّ رِجله بضغط سائل يدفعه فيها، كذراع الجرّافة! ' +
        'فاز، ووُزّعت الجوائز، وتزوّج أولاده… ثم وصل الحلزون يسأل: من الأول؟',
      en:
        'Fifty-four: 30 for the ants, 24 for the spiders. A spider straightens its legs by pumping fluid ' +
        'into them, like the arm of a digger. It won, prizes were given, its children married… “Who ' +
        'won?” asked the snail.',
    },
    source: 'https://fyfluiddynamics.com/2018/10/theres-something-about-the-way-spiders-move-that/',
  },
  {
    ask: {
      ar:
        'في المخيّم كل ولد يريد سنامًا له وحده! واللاما تقول: اجلسوا على ' +
        'رقبتي. منها ذو سنام ومنها ذو سنامين: كم سنامًا في الصحراء؟',
      en:
        'At the camp every child wants a hump to himself, and the llama is offering her neck. ' +
        'Some camels have one and some have two: how many humps are in the desert?',
    },
    crowd: { camel: 6, 'two-hump-camel': 4, llama: 5 },
    counts: { camel: 1, 'two-hump-camel': 2 },
    wrong: [10, 15, 19],
    fact: {
      ar:
        'أربعة عشر: 6 لذوات السنام و8 لذوات السنامين. والسنام دهن لا ماء: يولد الحوار بلا ' +
        'سنام، ثم يأكل ويأكل حتى يكبر. وعندنا مثله بعد رمضان، لكنه من الأمام.',
      en:
        'Fourteen: 6 singles and 4 doubles. A hump is fat, not water: a baby camel is born ' +
        'without one, and eats until it has. We grow ours in Ramadan, only at the front.',
    },
    source: 'https://a-z-animals.com/articles/why-baby-camels-are-born-without-humps/',
  },
  {
    ask: {
      ar:
        'اختلطت عيديات الأولاد! قالت الأم: كل رقم في الصورة دنانير، فمن ' +
        'يجمعها صح أحفظها له عندي. ما مجموع هذه الأرقام كلها؟',
      en:
        'The children’s Eid money is all mixed up. “Each number is so many dinars,” says Mum. ' +
        '“Add it up, and I’ll keep it safe for you.” What do all these numbers come to?',
    },
    crowd: { 'keycap-1': 4, 'keycap-2': 3, 'keycap-5': 4 },
    counts: { 'keycap-1': 1, 'keycap-2': 2, 'keycap-5': 5 },
    wrong: [25, 28, 32],
    fact: {
      ar:
        'ثلاثون دينارًا: أربع مرات 1، وثلاث مرات 2، وأربع مرات 5. قالت: أحفظها لكم حتى تكبروا. ' +
        'وخالهم عمره أربعون، وعيدياته عند جدتهم إلى اليوم، ويقولون له: لمّا تكبر.',
      en:
        'Thirty dinars: four ones, three twos, four fives. “You’ll have it when you’re grown up.” ' +
        'Their uncle is forty. Grandma still has his, and she says he isn’t ready.',
    },
  },
  {
    ask: {
      ar:
        'نادت الأم: العشاء! فلم تتحرك في الغرفة أذن واحدة، والثعبان معذور: ' +
        'لا أذن له في الصورة. كم أذنًا للأرانب والدببة والقطط؟',
      en:
        '“Dinner!” called Mum, and not an ear moved. The snakes have an excuse: none to ' +
        'be seen. How many ears do the rabbits, bears and cats have together?',
    },
    crowd: { 'rabbit-face': 5, bear: 4, 'cat-face': 6, snake: 4 },
    counts: { 'rabbit-face': 2, bear: 2, 'cat-face': 2 },
    wrong: [26, 28, 34],
    fact: {
      ar:
        'ثلاثون أذنًا لم تسمع «العشاء»، ثم همست الأم: «بيتزا»… فركضوا كلهم! وسبقهم ' +
        'الثعبان: يلتقط الاهتزاز بعظم فكّه، فعرف المندوب من خطواته في أول الشارع.',
      en:
        'Thirty ears that never heard “Dinner”. Then Mum whispered “pizza”, and there was a stampede! The snakes ' +
        'got there first: they pick up tremors with their jaws, and had felt the delivery man parking.',
    },
    source: 'https://www.reference.com/science-technology/animals-lack-external-ears-24a7a79937ffbabd',
  },
  {
    ask: {
      ar:
        'رحلة كل ركّابها طيور وخفافيش! سألهم الكابتن: ولمَ لا تطيرون؟ قالوا: العفش ثقيل. لكل راكب جناحان ' +
        'ولو اختبأ أحدهما: كم جناحًا للركّاب كلهم؟',
      en:
        'Every passenger is a bird or a bat! “Couldn’t you just fly?” asks the pilot. “With all this ' +
        'luggage?” Two wings each, even if one is hidden: how many wings have they?',
    },
    crowd: { bat: 5, eagle: 4, dove: 3, balloon: 6 },
    counts: { bat: 2, eagle: 2, dove: 2 },
    wrong: [18, 22, 26],
    fact: {
      ar:
        'أربعة وعشرون. وفي نصف الطريق اهتزّت الطائرة، فصاح الكابتن: اربطوا الأحزمة! قالوا: شكرًا على ' +
        'التوصيلة، نحن ننزل هنا… وأنت انتبه للعفش!',
      en:
        'Twenty-four. Halfway there the plane began to shake. “Fasten your seat belts!” cried the pilot. ' +
        '“Thanks for the lift,” said the passengers, “we’ll get off here. Do look after the luggage!”',
    },
  },
  {
    ask: {
      ar:
        'من حلّ المسألة فليرفع إصبعه! فرفع بعضهم إصبعين للاحتياط، ورفع ' +
        'اثنان الكفّ كلها بخمسها. كم إصبعًا مرفوعًا في هذه الأيدي؟',
      en:
        '“Finger up if you’ve solved it!” Some put up two to be on the safe side, and ' +
        'two pupils the whole hand, thumb and all. How many fingers are up?',
    },
    crowd: { 'victory-hand': 4, 'index-pointing-up': 5, 'raised-hand': 2 },
    counts: { 'victory-hand': 2, 'index-pointing-up': 1, 'raised-hand': 5 },
    wrong: [21, 25, 27],
    fact: {
      ar:
        '23، والمسألة لم يحلّها أحد! والإصبع لا عضلات فيها: تحرّكها عضلات في الكفّ ' +
        'والساعد، تشدّها من بعيد كخيوط الدمى. يعني من رفع إصبعه كذبًا كذب من كوعه.',
      en:
        '23, and nobody had solved it. Fingers have no muscles of their own: they are pulled from ' +
        'the palm and forearm, like puppets on strings. So the lie began near the elbow.',
    },
    source: 'https://biologyinsights.com/are-there-muscles-in-fingers-how-they-actually-move',
  },
  {
    ask: {
      ar: 'بطولة العائلة: الكأس بثلاث نقاط، والذهبية بخمس، والفضية بلا شيء، وخالكم يطلب الإعادة! كم نقطة في الصورة؟',
      en:
        'The family games: three points for a cup, five for a gold medal, none for ' +
        'silver, and your uncle wants a replay. How many points are there in all?',
    },
    crowd: { trophy: 6, '1st-place-medal': 4, '2nd-place-medal': 7 },
    counts: { trophy: 3, '1st-place-medal': 5 },
    wrong: [34, 36, 43],
    fact: {
      ar:
        '38: 18 من الكؤوس و20 من الذهبيات. ولا تحزن يا صاحب الفضية: ذهبية الأولمبياد ' +
        'نفسها معظمها فضة، والذهب فوقها طلاء! هي أختك، لكنها لابسة بشت.',
      en:
        '38: 18 for the cups and 20 for the golds. Cheer up, silver: an Olympic gold medal is ' +
        'mostly silver too, with gold on the outside. It’s your sister in her good coat.',
    },
    source: 'https://www.businessinsider.com.au/olympic-gold-medal-2012-7',
  },
  {
    ask: {
      ar:
        'عيادة العيون: عدسة لكل عين! الشبح يغمز للدكتور، وعينه المغمضة ' +
        'محسوبة، وبعض العيون جاءت بلا وجه. كم عينًا في الصورة كلها؟',
      en:
        'At the eye clinic it’s one lens for each eye. The ghosts are winking at the doctor, and a ' +
        'shut eye still counts. Some eyes came without a face. How many eyes in all?',
    },
    crowd: { ghost: 4, robot: 3, alien: 4, eye: 5 },
    counts: { ghost: 2, robot: 2, alien: 2, eye: 1 },
    wrong: [22, 25, 29],
    fact: {
      ar:
        '27: 22 في الوجوه و5 جاءت وحدها. وهذه الخمس رفضت النظارة: على أي أذن نعلّقها؟ أما ' +
        'الشبح فقال له الدكتور: اقرأ اللوحة. قال: أي لوحة؟ أنا أرى الشارع الذي خلفها.',
      en:
        '27: 22 in faces and 5 on their own. Those five said no to glasses: “And what ears do we hang them on?” ' +
        '“Read me the chart,” the doctor told a ghost. “What chart? I can see the car park behind it.”',
    },
  },
  {
    ask: {
      ar:
        'لعبة الكراسي: توقفت الموسيقى، والفلامنغو يقول: أنا مرتاح واقفًا! للكرسي ' +
        'أربع أرجل وللفلامنغو اثنتان، والكنبة لا تُحسب: كم رِجلًا هنا؟',
      en:
        'Musical chairs! The music stops, and the flamingos say they’d rather stand. A chair ' +
        'has four legs, a flamingo two, and sofas don’t count: how many legs?',
    },
    crowd: { chair: 5, flamingo: 6, 'couch-and-lamp': 3 },
    counts: { chair: 4, flamingo: 2 },
    wrong: [26, 28, 36],
    fact: {
      ar:
        '32: 20 للكراسي و12 للفلامنغو، ولو خبّأ رِجلًا تحت ريشه. وفاز بها ' +
        'الفلامنغو: كلما أخذوا كرسيًّا قال: خذوه، كنت أعلّق عليه غترتي.',
      en:
        '32: 20 for the chairs and 12 for the flamingos, one tucked away or not. The flamingos won. ' +
        'Each time a chair was taken they said, “Do take it, we only used it for our coats.”',
    },
  },
  {
    ask: {
      ar:
        'تاب القرصان ويريد ردّ الذهب، لكنه راسب في الحساب! في كل كيس عشر قطع، والباقي مبعثر، والبطاقات ' +
        'لا تُحسب: كم قطعة نقد في المجموع؟',
      en:
        'The pirate has repented and wants to give it all back, but he never could add up. Each bag ' +
        'holds ten coins, some lie loose, cards don’t count: how many coins in all?',
    },
    crowd: { 'money-bag': 3, coin: 14, 'credit-card': 6 },
    counts: { 'money-bag': 10, coin: 1 },
    wrong: [34, 41, 54],
    fact: {
      ar:
        '44: 30 في الأكياس و14 مبعثرة. عدّها القرصان فقال: 41! فهمس الببّغاء على كتفه: 44. ومن يومها ' +
        'الببّغاء هو القبطان، والقرصان يجلس على كتفه.',
      en:
        '44: 30 in the bags, 14 loose. “Forty-one!” said the pirate. “Forty-four,” said the parrot on ' +
        'his shoulder. Since then the parrot has been captain, and guess who sits on whose shoulder.',
    },
  },
  {
    ask: {
      ar:
        'عصر صيفي على البحر، والآيس كريم يذوب وأنتم تعدّون! في الصحن ثلاث كرات، وعلى البسكوت واحدة، ' +
        'والكيك بلا شيء: كم كرة آيس كريم في المجموع؟',
      en:
        'A hot afternoon by the sea, and it’s all melting while you count. A bowl has three scoops, a ' +
        'cone has one, the cupcakes none: how many scoops of ice cream?',
    },
    crowd: { 'ice-cream': 5, 'soft-ice-cream': 9, cupcake: 6 },
    counts: { 'ice-cream': 3, 'soft-ice-cream': 1 },
    wrong: [20, 23, 27],
    fact: {
      ar:
        '24، وصارت الآن 24 ملعقة عصير! ومن استعجل فأكلها آلمه رأسه، واسم هذا الألم عند الأطباء: ' +
        '«سفينوبالاتين غانغليونيورالجيا». قولوها وأفواهكم مليانة!',
      en:
        '24, by now 24 spoonfuls of soup. Eat it too fast and you’ll get a headache that doctors call ' +
        'sphenopalatine ganglioneuralgia. Now say that with your mouth full!',
    },
    source: 'https://www.waywordradio.org/tag/sphenopalatine-ganglioneuralgia/',
  },
  {
    ask: {
      ar:
        'يحلف خالكم: نردي لا يأتي إلا بالخمسة! صدّقوه هذه المرة فقط، ' +
        'واحسبوا كل نرد خمسًا مهما أظهر. كم نقطة في المجموع؟',
      en:
        '“My dice only ever roll fives,” your uncle swears. Believe him, just this once: ' +
        'call every die a five, whatever it shows. How many points in all?',
    },
    crowd: { 'game-die': 9, 'puzzle-piece': 11, joker: 6 },
    counts: { 'game-die': 5 },
    wrong: [40, 50, 54],
    fact: {
      ar:
        '45 من تسعة أحجار! ومعظم أحجار النرد الرومانية معوجّة، ووجد باحثون أنهم لم يقصدوا ' +
        'الغشّ، بل ظنّوا أن الحظّ يرمي لا شكل الحجر. يعني خالكم روماني، وليس غشّاشًا.',
      en:
        '45, from nine dice! Most Roman dice are lopsided. That wasn’t cheating, ' +
        'researchers found: they thought that fate decided the throw, so the shape ' +
        'didn’t matter. Your uncle isn’t a cheat, then. He’s a Roman.',
    },
    source: 'https://anthro.ucdavis.edu/research/research-spotlight/why-romans-used-lopsided-dice-1',
  },
  {
    ask: {
      ar:
        'انقطعت الكهرباء على العشاء، وأحدهم داس على الكل! للنملة ستّ أرجل وللقطّ أربع وللديك اثنتان، ' +
        'والحلزون بلا رِجل: كم رِجلًا تحت الطاولة؟',
      en:
        'The lights went out at dinner, and somebody stepped on everyone. An ant has six legs, a cat ' +
        'four, a rooster two, a snail none: how many legs are under the table?',
    },
    crowd: { ant: 3, cat: 5, rooster: 6, snail: 5 },
    counts: { ant: 6, cat: 4, rooster: 2 },
    wrong: [44, 48, 56],
    fact: {
      ar:
        '50: 18 للنمل و20 للقطط و12 للديوك. اتّهموا النملة لأنها الأكثر أرجلًا، فقالت: لو دستكم بالستّ ' +
        'كلها ما شعرتم! ثم عادت الكهرباء، فإذا خطّ لزج يمرّ فوق الكنافة.',
      en:
        '50: 18 for the ants, 20 for the cats, 12 for the roosters. They blamed the ants. “You wouldn’t ' +
        'feel us if we used all six!” Then the lights came on. There was a slimy trail, right across the ' +
        'pudding.',
    },
  },
  {
    ask: {
      ar:
        'عيد ميلاد الجدة، وزاد الأحفاد الشموع حتى رنّ إنذار الحريق! على ' +
        'كل كعكة ثلاث، والباقي واقف وحده: كم شمعة في الصورة؟',
      en:
        'It’s Grandma’s birthday, and the children kept adding candles until the fire alarm ' +
        'went off. Three on each cake, and others standing alone: how many candles?',
    },
    crowd: { 'birthday-cake': 6, candle: 9, balloon: 8 },
    counts: { 'birthday-cake': 3, candle: 1 },
    wrong: [24, 26, 33],
    fact: {
      ar:
        '27: 18 على الكعك و9 وحدها. وصل رجال الإطفاء بالخراطيم، فقالت الجدة: ما يطلع أحد ' +
        'من بيتي بلا عشا! فأطفؤوا الشموع بنفخة واحدة، وأطفؤوا بعدها ست كعكات.',
      en:
        '27: 18 on the cakes and 9 alone. The firemen ran in with their hoses. “Nobody leaves my house ' +
        'hungry,” said Grandma. They put out the candles in one puff, and then they put away six cakes.',
    },
  },
  {
    ask: {
      ar:
        'قال فهد: بس دقيقة وأقوم! وأمه تحسب: ساعة الرمل بثلاث دقائق، ' +
        'والمنبّه بعشر، وساعة اليد بلا شيء. كم دقيقة في المجموع؟',
      en:
        '“Just a minute, Mum!” says Fahad from under the covers. She’s keeping count: an hourglass ' +
        'is three minutes, an alarm clock ten, a watch none. How many minutes in all?',
    },
    crowd: { 'hourglass-not-done': 7, 'alarm-clock': 4, watch: 6 },
    counts: { 'hourglass-not-done': 3, 'alarm-clock': 10 },
    wrong: [51, 64, 71],
    fact: {
      ar:
        '61: 21 من الرمل و40 من المنبّهات. يعني فهد صادق: هي دقيقة… وفوقها ' +
        'ساعة! وقال لأمه: قلت دقيقة، ولم أقل متى تبدأ. ثم عاد ونام.',
      en:
        '61: 21 in sand and 40 in alarms. So Fahad told the truth: it was just a minute, and an hour ' +
        'on top. “I never said when it would start,” he told her, and went back to sleep.',
    },
  },
];
