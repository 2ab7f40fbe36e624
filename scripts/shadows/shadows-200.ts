import type { Shadow } from './shadow.ts';

/** Shadows that a child names first. */
export const shadows200: readonly Shadow[] = [
  {
    emoji: 'giraffe',
    answer: { ar: 'زرافة', en: 'Giraffe' },
    wrong: [
      { ar: 'لاما', en: 'Llama' },
      { ar: 'نعامة', en: 'Ostrich' },
      { ar: 'غزال', en: 'Deer' },
    ],
    isForChildren: true,
    text: {
      ar: 'انكسرت ثريّا الصالة، والكل يحلف أنه كان جالسًا! لكن الجاني نسي ظلّه على الحائط. فمن هو؟',
      en:
        'The chandelier is broken, and everybody swears they were sitting down! ' +
        'But the culprit left a shadow on the wall. Who is it?',
    },
    alt: { ar: 'رقبة طويلة وأربع أرجل', en: 'A long neck and four legs' },
    fact: {
      ar:
        'ظنّوها بلا صوت، حتى سجّل باحثون من فيينا أكثر من 900 ساعة في ثلاث حدائق، فإذا ' +
        'الزرافات تدندن، وفي الليل فقط! مثل خالي: لا يغنّي إلا إذا نام البيت كله.',
      en:
        'It was thought to have no voice, until researchers from Vienna taped over 900 hours at three zoos: ' +
        'giraffes hum, and only at night! Like my uncle, who sings once the whole house is asleep.',
    },
    source: 'http://www.biomedcentral.com/1756-0500/8/425',
  },
  {
    emoji: 'toilet',
    answer: { ar: 'كرسي حمّام', en: 'Toilet' },
    wrong: [
      { ar: 'كرسي مكتب', en: 'Office chair' },
      { ar: 'غسّالة', en: 'Washing machine' },
      { ar: 'ثلّاجة', en: 'Fridge' },
    ],
    isForChildren: true,
    text: {
      ar: 'يتهاوش عليه ثلاثة إخوة كل صباح، ومن سبق إليه نسي أن في البيت غيره! على ماذا يتهاوشون؟',
      en:
        'Three brothers fight over it every morning, and whoever gets there ' +
        'first forgets that anybody else lives here! What is it?',
    },
    alt: { ar: 'مقعد له خزان وغطاء', en: 'A seat with a tank and a lid' },
    fact: {
      ar:
        'عُرض في قصر إنجليزي عام 2019 واحد من ذهب عيار 18، ومسموح للزوّار أن يستعملوه، ثلاث دقائق لا أكثر! ' +
        'وبعد يومين خلعه اللصوص من مواسيره، ففاض الماء في القصر. أول سرقة احتاجت إلى سبّاك.',
      en:
        'In 2019 an English palace showed one of 18-carat gold, and visitors could use it, ' +
        'for three minutes at most! Two days later thieves tore it from its pipes and left ' +
        'a flood behind. The first burglary to call for a plumber.',
    },
    source: 'https://inews.co.uk/news/blenheim-palace-closed-after-1m-gold-toilet-stolen-overnight/',
  },
  {
    emoji: 'flamingo',
    answer: { ar: 'فلامنغو', en: 'Flamingo' },
    wrong: [
      { ar: 'لقلق', en: 'Stork' },
      { ar: 'نعامة', en: 'Ostrich' },
      { ar: 'بجعة', en: 'Swan' },
    ],
    isForChildren: true,
    text: {
      ar: 'عدّوا طيور الحديقة في المساء فنقص واحد! علّقوا ظلّه على الباب وكتبوا: من رآه فليتصل. فمن الهارب؟',
      en:
        'They counted the zoo’s birds at closing time, and one was missing! So its ' +
        'shadow hangs on the gate: “Seen me? Please phone.” Who ran away?',
    },
    alt: { ar: 'طائر على ساق واحدة', en: 'A bird on a single leg' },
    fact: {
      ar:
        'هرب الفلامنغو رقم 492 من حديقة في كنساس عام 2005 قبل أن يقصّوا ريشه، وبعد 17 ' +
        'سنة كان يتمشّى على شواطئ تكساس! أطول إجازة بلا إذن، ولم يردّ على أحد.',
      en:
        'Flamingo No. 492 got out of a zoo in Kansas in 2005, its feathers not yet clipped. ' +
        'Seventeen years later it was still strolling the beaches of Texas! The longest leave ever ' +
        'taken without asking, and not one call returned.',
    },
    source: 'https://www.580wibw.com/missing-flamingo-seen-again/',
  },
  {
    emoji: 'camel',
    answer: { ar: 'جمل بسنام واحد', en: 'One-humped camel' },
    wrong: [
      { ar: 'جمل بسنامين', en: 'Two-humped camel' },
      { ar: 'لاما', en: 'Llama' },
      { ar: 'زرافة', en: 'Giraffe' },
    ],
    isForChildren: true,
    text: {
      ar: 'قال الجد: أعرفه من مشيته! فهمس الحفيد: يا جدي، عُدّ ما فوق ظهره قبل أن تحلف! ظلّ من هذا؟',
      en:
        '“I’d know him anywhere!” says Grandpa. “Count what’s on his back before ' +
        'you swear to it,” whispers the boy. Whose shadow is this?',
    },
    alt: { ar: 'ظهر مرتفع مرة واحدة ورأس مرفوع', en: 'One rise on the back, and a raised head' },
    fact: {
      ar:
        'في دونهوانغ بالصين إشارة مرور للجمال: تخضرّ فتعبر القافلة، وتحمرّ فيعبر الناس! لكن ' +
        'الجمل المرسوم فيها بسنامين، فلو جاءها صاحبنا لقال: هذه ليست لي، وقطعها ومشى.',
      en:
        'Dunhuang in China has a traffic light for camels: on green the caravan ' +
        'crosses, on red the people do! But the camel on the lamp has two humps. Our ' +
        'friend would say “Not meant for me”, and walk straight through.',
    },
    source:
      'https://quizzclub.com/games/welcome/which-country-was-the-first-to-install-traffic-lights-for-camels/answer/2685027/',
  },
  {
    emoji: 'octopus',
    answer: { ar: 'أخطبوط', en: 'Octopus' },
    wrong: [
      { ar: 'حبّار', en: 'Squid' },
      { ar: 'قنديل بحر', en: 'Jellyfish' },
      { ar: 'عنكبوت', en: 'Spider' },
    ],
    isForChildren: true,
    text: {
      ar: 'اشتكى منه الفريج كله: ينظّف بيته ويرمي الوسخ على جاره! ولم تلتقط الكاميرا إلا ظلّه. من هو؟',
      en:
        'The whole street complains: it cleans its house and flings the dirt at ' +
        'the neighbours! The camera caught only a shadow. Who is it?',
    },
    alt: { ar: 'رأس كبير وأذرع حوله', en: 'A big head with arms around it' },
    fact: {
      ar:
        'صوّر باحثون الأخطبوط في خليج أسترالي يجمع الطين والأصداف بأذرعه ثم يقذفها بدفعة ماء، وبعض ' +
        'الجيران صار يخفض رأسه قبل الرمية! ثماني أذرع وبيوت متلاصقة: كانت مسألة وقت.',
      en:
        'In a bay in Australia octopuses were filmed gathering silt and shells in their ' +
        'arms and shooting them off with a jet of water, and some neighbours learnt to ' +
        'duck! Eight arms each and no garden wall: it was a matter of time.',
    },
    source:
      'https://www.9news.com.au/national/octopuses-filmed-in-fights-throwing-silt-shells-at-each-other/3b8b029c-16d1-45e0-981a-8dae71ca0225',
  },
  {
    emoji: 'crab',
    answer: { ar: 'سرطان البحر', en: 'Crab' },
    wrong: [
      { ar: 'عقرب', en: 'Scorpion' },
      { ar: 'عنكبوت', en: 'Spider' },
      { ar: 'جراد البحر', en: 'Lobster' },
    ],
    isForChildren: true,
    text: {
      ar: 'بنت له الحكومة جسرًا فوق الشارع حتى يعبر بسلام، فجاء ومعه الملايين من أهله! ظلّ من هذا؟',
      en:
        'The government built it a bridge over the road, so that it might cross in safety, ' +
        'and it turned up with millions of relatives! Whose shadow is this?',
    },
    alt: { ar: 'جسم عريض ومقصّان وأرجل كثيرة', en: 'A wide body, two pincers, many legs' },
    fact: {
      ar:
        'في جزيرة كريسماس الأسترالية تنزل ملايين وملايين من السرطانات الحمراء كل سنة من الغابة إلى ' +
        'البحر، فتُغلق لها شوارع وتُبنى جسور وأنفاق! القبقب يمشي على الجسر، والناس واقفون ينتظرونه.',
      en:
        'On Christmas Island, in the Indian Ocean, millions upon millions of red crabs march from ' +
        'forest to sea each year, and roads are closed for them and bridges and tunnels built! The ' +
        'crab takes the flyover, and the people wait.',
    },
    source: 'http://expressdigest.com/millions-of-crabs-make-migration-trip-on-christmas-island/',
  },
  {
    emoji: 'elephant',
    answer: { ar: 'فيل', en: 'Elephant' },
    wrong: [
      { ar: 'وحيد القرن', en: 'Rhinoceros' },
      { ar: 'فرس النهر', en: 'Hippopotamus' },
      { ar: 'ثور', en: 'Ox' },
    ],
    isForChildren: true,
    text: {
      ar: 'نقطة تفتيش في وسط الطريق: لا تسأل عن الرخصة ولا الدفتر، تقول: عندكم شيء حلو؟ ظلّ من هذا؟',
      en:
        'A checkpoint in the middle of the road! It doesn’t want your licence or your ' +
        'papers, only to know if you’ve anything sweet. Whose shadow is this?',
    },
    alt: { ar: 'جسم ضخم مستدير وخرطوم', en: 'A huge round body and a trunk' },
    fact: {
      ar:
        'في تايلاند تعلّمت الفيلة البرية أي الشاحنات تحمل قصب السكر، فتقف في وسط الطريق وتفتّش الصندوق الخلفي! ' +
        'ونصحت إدارة المحمية السائقين: غطّوا بضاعتكم. نقطة تفتيش تأكل المخالفة ولا تعطي وصلًا.',
      en:
        'In Thailand wild elephants have learnt which lorries carry sugar cane, so they ' +
        'block the road and search the back! The rangers’ advice to drivers: cover your ' +
        'load. A checkpoint that eats the evidence and gives no receipt.',
    },
    source: 'https://www.nationthailand.com/news/30362853?utm_source=category&utm_medium=internal_referral',
  },
  {
    emoji: 'penguin',
    answer: { ar: 'بطريق', en: 'Penguin' },
    wrong: [
      { ar: 'بومة', en: 'Owl' },
      { ar: 'ببغاء', en: 'Parrot' },
      { ar: 'حمامة', en: 'Dove' },
    ],
    isForChildren: true,
    text: {
      ar: 'أول من وصل إلى العرس، وقف عند الباب يستقبل الناس، ونام بين سلام وسلام! ظلّ من هذا؟',
      en:
        'First to arrive at the wedding, it stood at the door to greet the guests ' +
        'and fell asleep between two handshakes! Whose shadow is this?',
    },
    alt: { ar: 'طائر واقف بجناحين على جنبيه', en: 'A bird upright, wings at its sides' },
    fact: {
      ar:
        'نوع من البطاريق ينام أكثر من 10 آلاف مرة في اليوم، وكل نومة نحو أربع ثوانٍ، فيجمع أكثر من 11 ' +
        'ساعة وهو يحرس بيضه! يعني الوالد صادق أمام التلفاز: لم أنم، كنت مغمّضًا فقط.',
      en:
        'One kind of penguin drops off over 10,000 times a day, four seconds a time, and ' +
        'so gets its 11 hours while guarding the eggs! So Dad may be right in front of ' +
        'the television: “I wasn’t asleep, just resting my eyes.”',
    },
    source: 'https://alignment.dogonews.com/2024/2/15/nesting-chinstrap-penguins-take-about-10000-naps-a-day',
  },
  {
    emoji: 'kangaroo',
    answer: { ar: 'كنغر', en: 'Kangaroo' },
    wrong: [
      { ar: 'أرنب', en: 'Rabbit' },
      { ar: 'ديناصور', en: 'Dinosaur' },
      { ar: 'غزال', en: 'Deer' },
    ],
    isForChildren: true,
    text: {
      ar: 'لم يقدر على فتح العلبة، فالتفت إلينا وحدّق في عيوننا حتى استحينا وفتحناها له! ظلّ من هذا؟',
      en:
        'It couldn’t open the box, so it turned and stared into our eyes till we felt bad and opened ' +
        'it ourselves! Whose shadow is this?',
    },
    alt: { ar: 'ذيل غليظ وساقان خلفيتان قويتان', en: 'A thick tail and strong hind legs' },
    fact: {
      ar:
        'جرّبوها في أستراليا: طعام في علبة مقفلة، فصار الكنغر ينظر إلى الباحث ثم إلى العلبة ثم إلى الباحث، ' +
        'وبعضها دفعه بأنفه! كانوا يظنّونها حيلة الكلاب… ومن رأى أصغر إخوته عند الحلاوة عرفها.',
      en:
        'They tried it in Australia: food in a locked box. The kangaroo looked at the ' +
        'scientist, at the box, at the scientist, and some gave a nudge with the nose! ' +
        'It was thought to be a dog’s trick, and a little brother’s.',
    },
    source:
      'https://www.stltoday.com/news/kangaroos-can-communicate-with-humans-new-study-shows/article_7bc87a29-8de6-5a2f-ad45-ccde7ba3d524.html',
  },
  {
    emoji: 'umbrella',
    answer: { ar: 'مظلة', en: 'Umbrella' },
    wrong: [
      { ar: 'فطر', en: 'Mushroom' },
      { ar: 'مظلة هبوط', en: 'Parachute' },
      { ar: 'مصباح', en: 'Lamp' },
    ],
    isForChildren: true,
    text: {
      ar: 'جاءنا من الدكان وعليه ثوب على قدّه، فخلعناه أول يوم ولم نرَ الثوب بعدها أبدًا! فما هذا؟',
      en:
        'It came from the shop in a little coat cut to fit. We took the coat off ' +
        'on day one, and nobody has seen it since! What is this?',
    },
    alt: { ar: 'قبّة فوق عصا معقوفة', en: 'A dome over a hooked stick' },
    fact: {
      ar:
        'على جزيرة أمريكية متحف لأغلفة المظلات فقط: أكثر من ألفي غلاف من عشرات البلدان، وصاحبته ' +
        'تغنّي لزوّارها على الأكورديون! اسمها نانسي، واسمها الأوسط الرقم 3. ومن ضاع غلافه، وقد ضاع ' +
        'عندنا كلنا، عرف أين يبحث.',
      en:
        'On an island in Maine is a museum of umbrella covers and nothing else: over two thousand, ' +
        'from dozens of countries, and the owner sings to visitors and plays the accordion! Her ' +
        'middle name is 3. If you’ve lost your cover, now you know where to look.',
    },
    source: 'https://en.wikipedia.org/wiki/Umbrella_Cover_Museum',
  },
  {
    emoji: 'scissors',
    answer: { ar: 'مقصّ', en: 'Scissors' },
    wrong: [
      { ar: 'كمّاشة', en: 'Pliers' },
      { ar: 'مفتاحان', en: 'Two keys' },
      { ar: 'نظّارة', en: 'Glasses' },
    ],
    isForChildren: true,
    text: {
      ar: 'اختفى من الدرج ساعة احتجناه، وكل من في البيت يحلف: آخر مرة كان عند غيري! ظلّ ماذا هذا؟',
      en:
        'It vanished from the drawer the minute we needed it, and the whole house ' +
        'swears that somebody else had it last! What is this the shadow of?',
    },
    alt: { ar: 'حلقتان وذراعان متقاطعتان', en: 'Two rings and two crossed arms' },
    fact: {
      ar:
        'عام 2005 احتار ياباني: أي دار مزاد تبيع لوحاته، وثمنها 20 مليون دولار؟ فقال: حجرة، ورقة، ' +
        'مقصّ! سألت إحدى الدارين توأمين عمرهما 11 سنة فقالتا: ابدئي بالمقصّ. ففازت بالملايين في ' +
        'ثانية.',
      en:
        'In 2005 a Japanese collector couldn’t choose who should auction his art, worth ' +
        '20 million dollars, so he made them play rock, paper, scissors! One house ' +
        'asked twins aged 11, who said: start with scissors. It won.',
    },
    source:
      'https://www.artsy.net/article/artsy-editorial-christies-sothebys-played-rock-paper-scissors-20-million-consignment',
  },
  {
    emoji: 'bicycle',
    answer: { ar: 'درّاجة هوائية', en: 'Bicycle' },
    wrong: [
      { ar: 'سكوتر', en: 'Scooter' },
      { ar: 'درّاجة نارية', en: 'Motorcycle' },
      { ar: 'عربة أطفال', en: 'Pram' },
    ],
    isForChildren: true,
    text: {
      ar: 'قال الأب: هذا شيء لا ينساه الإنسان أبدًا! ثم ركب أمام عياله… والحمد لله على السلامة. ماذا ركب؟',
      en:
        '“It’s something you never forget!” said Dad, and he got on to show the ' +
        'children. Nothing is broken, thank goodness. What did he ride?',
    },
    alt: { ar: 'عجلتان ومقود ومقعد', en: 'Two wheels, handlebars, a saddle' },
    fact: {
      ar:
        'ركب مهندس أمريكي واحدة صُنعت بالمقلوب: تلفّ المقود يمينًا فتذهب يسارًا. احتاج إلى ثمانية ' +
        'أشهر، وابنه ذو السنوات الستّ إلى أسبوعين! ولما أتقنها وجد أنه نسي كيف يركب العادية.',
      en:
        'An American engineer rode one built the wrong way round: steer right and it ' +
        'goes left. He needed eight months, his son of six only two weeks! And when he ' +
        'had it at last, he found he’d forgotten the ordinary kind.',
    },
    source: 'http://rumandmonkey.com/the-bicycle-people-couldnt-ride-because-of-how-their-brains-work',
  },
  {
    emoji: 'teapot',
    answer: { ar: 'إبريق شاي', en: 'Teapot' },
    wrong: [
      { ar: 'مزهرية', en: 'Vase' },
      { ar: 'مصباح علاء الدين', en: 'Aladdin’s lamp' },
      { ar: 'قدر طبخ', en: 'Cooking pot' },
    ],
    isForChildren: true,
    text: {
      ar: 'صفّر الحكم، فقام بلد كامل عن الكنب في اللحظة نفسها يطلب شيئًا واحدًا! ما هذا الذي ينتظرهم في المطبخ؟',
      en:
        'The referee blew his whistle, and a whole country rose from the ' +
        'sofa at once! What is waiting for them in the kitchen?',
    },
    alt: { ar: 'بطن مستدير وصبّابة ومقبض', en: 'A round belly, a spout, a handle' },
    fact: {
      ar:
        'بعد مباراة إنجلترا وألمانيا الغربية في مونديال 1990 قامت بريطانيا تعمل شايًا، فقفز الطلب ' +
        'على الكهرباء 2800 ميغاواط دفعة واحدة! وما زالت المحطات تستعدّ لصافرة الحكم: الخوف ليس من ' +
        'الهدف، بل من الإبريق.',
      en:
        'After England’s World Cup match with West Germany in 1990 the whole land made ' +
        'tea, and the demand for power jumped by 2,800 megawatts! Power stations still ' +
        'stand by for the final whistle. It isn’t the goals they fear.',
    },
    source: 'https://nen.press/tag/football/page/8',
  },
  {
    emoji: 'cactus',
    answer: { ar: 'صبّار', en: 'Cactus' },
    wrong: [
      { ar: 'نخلة', en: 'Palm tree' },
      { ar: 'شوكة طعام', en: 'Fork' },
      { ar: 'شمعدان', en: 'Candlestick' },
    ],
    isForChildren: true,
    text: {
      ar: 'رفع يديه وقال: أنا ما سوّيت شي! وكل من اقترب ليسلّم عليه صاح: آخ! من هذا الواقف؟',
      en:
        '“Hands up, I’ve done nothing!” But everybody who came near to ' +
        'say hello yelled “Ouch!” Who is standing there?',
    },
    alt: { ar: 'ساق قائمة وذراعان مرفوعتان', en: 'A trunk with two raised arms' },
    fact: {
      ar:
        'زرعوا صبّارًا في أستراليا فانتشر حتى غطّى أرضًا بحجم بريطانيا، ولم ينفع معه قطع ولا حرق، ثم أكلته ' +
        'يرقات عثّة صغيرة! فبنى المزارعون قاعة وسمّوها باسمها. أكبر عزيمة في التاريخ، والضيف دودة.',
      en:
        'A cactus brought to Australia spread over land the size of Britain. Cutting and burning failed; then a ' +
        'little moth’s caterpillars ate it up! Grateful farmers built a hall and named it after the moth.',
    },
    source: 'http://anpsa.org.au/APOL2008/mar08-s3.html',
  },
  {
    emoji: 'palm-tree',
    answer: { ar: 'نخلة', en: 'Palm tree' },
    wrong: [
      { ar: 'مظلة', en: 'Umbrella' },
      { ar: 'زهرة', en: 'Flower' },
      { ar: 'مروحة', en: 'Fan' },
    ],
    isForChildren: true,
    text: {
      ar: 'جلس الجد يستريح تحتها، فطنّ شيء فوق رأسه، ولم يكن عصفورًا ولا نحلة! تحت أي شيء جلس؟',
      en:
        'Grandpa sat down to rest beneath it, and something hummed above his ' +
        'head, neither bird nor bee! What was he sitting under?',
    },
    alt: { ar: 'جذع وسعف متدلٍّ من الجانبين', en: 'A trunk with fronds hanging on both sides' },
    fact: {
      ar:
        'عام 1996 ظهرت في حيّ من كيب تاون نخلة غريبة: جذعها حديد وسعفها صناعي، وفي قلبها برج هواتف! كانت من ' +
        'أوائل الأبراج المتنكّرة في العالم، ثم ملأت أخواتها المدينة. لا تمر فيها، لكن الإرسال حلو.',
      en:
        'In 1996 an odd palm came up in a suburb of Cape Town: an iron trunk, fake fronds, ' +
        'and a phone mast inside! It was one of the world’s first masts in disguise, and its ' +
        'sisters now fill the city. No dates, but the signal is sweet.',
    },
    source: 'https://dillonmarsh.com/invasivespecies.html',
  },
  {
    emoji: 'scorpion',
    answer: { ar: 'عقرب', en: 'Scorpion' },
    wrong: [
      { ar: 'سرطان البحر', en: 'Crab' },
      { ar: 'عنكبوت', en: 'Spider' },
      { ar: 'جراد البحر', en: 'Lobster' },
    ],
    isForChildren: true,
    text: {
      ar: 'في المخيّم لبس بو سعود نعاله، فطار النعال في جهة وطار بو سعود في جهة! من كان نائمًا في الداخل؟',
      en:
        'Out camping, Abu Saud stepped into his sandal. The sandal flew one ' +
        'way, Abu Saud the other! Who had been asleep inside?',
    },
    alt: { ar: 'مقصّان في الأسفل وذيل مرفوع', en: 'Two pincers below and a raised tail' },
    fact: {
      ar:
        'تكاد العقارب كلها تلمع تحت كشّاف الأشعة فوق البنفسجية بلون أخضر مزرقّ، حتى المتحجّرة منها ' +
        'منذ ملايين السنين، ولا أحد متأكد لماذا! خذوا الكشّاف إلى البر… أو لا تأخذوه وناموا مرتاحين.',
      en:
        'Nearly every scorpion glows blue-green under an ultraviolet torch, even fossils millions of ' +
        'years old, and nobody is quite sure why! So take such a torch to the desert. Or leave it at ' +
        'home, and sleep.',
    },
    source: 'https://blindsight.co.za/science/biology/scorpions-glow-under-ultraviolet-light/',
  },
  {
    emoji: 'rooster',
    answer: { ar: 'ديك', en: 'Rooster' },
    wrong: [
      { ar: 'دجاجة', en: 'Hen' },
      { ar: 'طاووس', en: 'Peacock' },
      { ar: 'بطّة', en: 'Duck' },
    ],
    isForChildren: true,
    text: {
      ar: 'أربعة في حوش واحد، لا يفتح أحدهم فمه حتى يتكلم كبيرهم! ظلّ من هذا الكبير؟',
      en:
        'Four of them share one yard, and none dares to open its mouth ' +
        'before the boss has spoken! Whose shadow is this boss?',
    },
    alt: { ar: 'عُرف على الرأس وذيل مرفوع', en: 'A comb on the head and a raised tail' },
    fact: {
      ar:
        'راقب باحثون في اليابان أربعة ديكة، فوجدوا أن أعلاها مقامًا يصيح أولًا، ثم الثاني فالثالث ' +
        'فالرابع! وإذا غاب الكبير صاح نائبه. كأنها ديوانية، والفرق الوحيد أن لا أحد يقاطع.',
      en:
        'Scientists in Japan watched four roosters: the one of highest rank crows first, ' +
        'then the second, third and fourth! Take the boss away, and his deputy begins. It’s ' +
        'just like the diwaniya, but for one thing: nobody interrupts.',
    },
    source: 'http://www.tasnimnews.com/english/Home/Single/810492',
  },
  {
    emoji: 'shark',
    answer: { ar: 'قرش', en: 'Shark' },
    wrong: [
      { ar: 'دلفين', en: 'Dolphin' },
      { ar: 'حوت', en: 'Whale' },
      { ar: 'تونة', en: 'Tuna' },
    ],
    isForChildren: true,
    text: {
      ar: 'وقعت كرة بو فهد في بحيرة نادي الغولف فقال: أجيبها أنا! ثم رأى هذا وقال: خلّوها له، فداه! ما الذي رآه؟',
      en:
        'Abu Fahad’s golf ball plopped into the club’s lake. “I’ll fetch it!” he said. ' +
        'Then he saw this and said: “Keep it, my treat.” What did he see?',
    },
    alt: { ar: 'جسم منحنٍ وزعنفة حادّة وفم مفتوح', en: 'A curved body, a sharp fin, an open mouth' },
    fact: {
      ar:
        'فاض نهر في أستراليا في التسعينيات، فدخلت ستة قروش بحيرة ملعب غولف، ثم نزل الماء فانحبست عند الحفرة ' +
        '14 وبقيت 17 سنة حتى الفيضان التالي! أهدأ بحيرة في العالم: لا أحد يبحث فيها عن كرته.',
      en:
        'In the 1990s a river flooded in Australia and six sharks swam into a golf ' +
        'course’s lake. Down went the water, and they were shut in by the 14th hole for 17 ' +
        'years! It was the one lake where nobody went looking for a ball.',
    },
    source: 'https://amp.cnn.com/cnn/2023/10/18/sport/carbrook-bull-sharks-australia-golf-course-spt-spc-intl',
  },
  {
    emoji: 'ice-skate',
    answer: { ar: 'حذاء تزلّج', en: 'Ice skate' },
    wrong: [
      { ar: 'حذاء بعجلات', en: 'Roller skate' },
      { ar: 'جزمة مطر', en: 'Rain boot' },
      { ar: 'قبقاب', en: 'Clog' },
    ],
    isForChildren: true,
    text: {
      ar: 'طلبت نورة للعرس شيئًا كعبه عالٍ، فرجع أبوها بهذا وقال: أعلى من هذا ما لقيت! ماذا اشترى؟',
      en:
        'Noura wanted high heels for the wedding, and Dad came back with ' +
        'this: “The highest in the shop!” What had he bought?',
    },
    alt: { ar: 'حذاء عالٍ تحته نصل', en: 'A high shoe above a blade' },
    fact: {
      ar:
        'عام 2020 أُصيب حارسا فريق في هوكي الجليد، فنزل سائق ماكينة تنظيف الجليد، وعمره 42 سنة، ضدّ ' +
        'الفريق الذي يعمل عنده! قالوا له: استمتع فقط. فصدّ ثماني رميات وفاز. سوّاق اليوم، نجم الليلة.',
      en:
        'In 2020 both goalies of an ice hockey team were hurt, so the man who drives the ice-cleaning machine, ' +
        'aged 42, went on against his own employers! “Just have fun,” they told him. He made eight saves and won.',
    },
    source:
      'https://www.aol.com/article/news/2020/02/24/zamboni-driver-wins-first-nhl-game-after-being-tapped-as-emergency-goalie/23933065/',
  },
  {
    emoji: 'ferris-wheel',
    answer: { ar: 'دولاب الهواء', en: 'Ferris wheel' },
    wrong: [
      { ar: 'عجلة درّاجة', en: 'Bicycle wheel' },
      { ar: 'دفّة سفينة', en: 'Ship’s wheel' },
      { ar: 'طاحونة هواء', en: 'Windmill' },
    ],
    isForChildren: true,
    text: {
      ar: 'قالت الجدة: من الذي كبّر عجلة السيكل وعلّق فيها سطولًا؟ أصابت الجدة أم أخطأت: ما هذا؟',
      en:
        '“Who blew up a bicycle wheel,” asked Grandma, “and hung buckets all ' +
        'round it?” Is Grandma right or wrong: what is this?',
    },
    alt: { ar: 'دائرة كبيرة حولها مقاعد صغيرة', en: 'A big circle with small cabins around it' },
    fact: {
      ar:
        'عام 1914 دارت امرأة دورة كاملة في دولاب فيينا الشهير، لا داخل العربة بل فوق سقفها، وهي على ظهر ' +
        'حصان، من أجل فيلم! ونحن داخل العربة يمسك بعضنا بيد بعض ونغمّض. والحصان؟ لم يسأله أحد.',
      en:
        'In 1914 a woman went once right round on Vienna’s giant wheel, not in the cabin but on its roof, sitting ' +
        'on a horse, all for a film! And we sit inside with our eyes shut. As for the horse, nobody asked it.',
    },
    source: 'http://tischlersinprague.blogspot.com/2007/06/giant-ferris-wheel-reisenrad.html',
  },
];
