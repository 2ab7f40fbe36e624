import type { CloseUp } from './close-up.ts';

/** A few threads of the thing, and the options. */
export const closeUps600: readonly CloseUp[] = [
  {
    emoji: 'bread',
    centre: [11, 20],
    width: 8,
    seen: { ar: 'نقط بنّية صغيرة على لون القمح', en: 'Small brown dots on wheat colour' },
    ask: {
      ar: 'ليّن منقّط، ومن ضغطه بإصبعه في الجمعية قالوا له: هذا صار لك! ما هذا؟',
      en: 'Soft and spotty: poke it in the shop and they’ll say, “That one’s yours now!” What is it?',
    },
    answer: { ar: 'خبز', en: 'Bread' },
    wrong: [
      { ar: 'إسفنج', en: 'Sponge' },
      { ar: 'رمل', en: 'Sand' },
      { ar: 'خشب', en: 'Wood' },
    ],
    fact: {
      ar: 'بُناة أهرام الجيزة كانوا يقبضون أجرهم حصصًا منه. لا بنك ولا تحويل: أول موظفين راتبهم لقمة العيش فعلًا!',
      en:
        'The builders of the pyramids at Giza were paid in rations of it. No bank, no payslip: the first people ' +
        'who really did earn a crust!',
    },
    source: 'https://productosfuria.com/drinks/how-much-beer-did-egyptian-workers-get-paid-for-building-the-pyramids/',
  },
  {
    emoji: 'sponge',
    centre: [15, 16],
    width: 17,
    seen: { ar: 'ثقوب بنّية مختلفة الحجم على أصفر', en: 'Brown holes of all sizes on yellow' },
    ask: {
      ar: 'صفراء كلها ثقوب، والفأر حائر: يعضّها أم يستحمّ بها؟ ما هذه؟',
      en: 'Yellow and full of holes: the mouse can’t decide whether to bite it or wash with it! What is it?',
    },
    answer: { ar: 'إسفنجة', en: 'Sponge' },
    wrong: [
      { ar: 'جبن', en: 'Cheese' },
      { ar: 'قمر', en: 'Moon' },
      { ar: 'خبز', en: 'Bread' },
    ],
    fact: {
      ar:
        'الطبيعية منها حيوان بحري بلا دماغ ولا معدة، ومع ذلك يعطس: ينقبض كله ليطرد ما يزعجه! ربما غسلتم الصحون ' +
        'بحيوان مزكوم.',
      en:
        'A natural one is a sea animal with no brain and no stomach, and still it sneezes, squeezing its whole ' +
        'body to blow out what annoys it! You may have washed up with someone who had a cold.',
    },
    source: 'http://voices.nationalgeographic.org/2014/01/12/simple-aquatic-sponges-sneeze-surprising-study-shows/',
  },
  {
    emoji: 'coconut',
    centre: [20, 20],
    width: 17,
    seen: { ar: 'رمادي وأبيض تحيط به حافة بنّية متعرّجة', en: 'Grey and white with an uneven brown rim' },
    ask: {
      ar: 'أبيض في الداخل، ولا يخرج إليك إلا بعد ضربة! ما هذا؟',
      en: 'There’s something white inside, and it won’t come out without a knock! What is it?',
    },
    answer: { ar: 'جوز الهند', en: 'Coconut' },
    wrong: [
      { ar: 'بيضة', en: 'Egg' },
      { ar: 'ثلج', en: 'Snow' },
      { ar: 'حليب', en: 'Milk' },
    ],
    fact: {
      ar:
        'نفدت المحاليل في مستشفى بجزر سليمان، فأعطوا المريض ماءه في الوريد يومين حتى خرج سالمًا! أول دواء يأتي ' +
        'ومعه قشّة.',
      en:
        'When a hospital in the Solomon Islands ran out of drips, a patient got the water of one into his vein for ' +
        'two days, and went home well! The only medicine that comes with a straw.',
    },
    source: 'https://thestudentscientist.org/2018/06/27/coconuts-world-war-ii-and-saline-solution/',
  },
  {
    emoji: 'basket',
    centre: [16, 23],
    width: 6,
    seen: { ar: 'خطوط بنّية متقاطعة على لون فاتح', en: 'Brown lines crossing on a pale ground' },
    ask: {
      ar: 'أبو ناصر يقول: سمكة! وأم ناصر تقول: سقف! وتخاصما. خطوط متقاطعة… ما هذه؟',
      en:
        'Abu Nasser says a fish, Umm Nasser says a roof, and now they aren’t speaking! Criss-cross lines… What is ' +
        'it?',
    },
    answer: { ar: 'سلة قشّ', en: 'Straw basket' },
    wrong: [
      { ar: 'سمكة', en: 'Fish' },
      { ar: 'خلية نحل', en: 'Beehive' },
      { ar: 'سقف', en: 'Roof' },
    ],
    fact: {
      ar:
        'في أوهايو الأمريكية مبنى مكاتب من سبعة طوابق على شكل سلة نزهة، بمقبضين مدفّأين ضد الجليد! أشار صاحبه إلى ' +
        'سلة وقال: أريده هكذا. فأخذوا كلامه حرفيًّا.',
      en:
        'In Ohio stands a seven-storey office in the shape of a picnic basket, with heated handles against the ' +
        'ice! The boss pointed at one and said, “Make it look exactly like this.” They did.',
    },
    source: 'https://amp.newser.com/story/228116/for-sale-7-story-building-shaped-like-giant-basket.html',
  },
  {
    emoji: 'full-moon',
    centre: [16, 15],
    width: 17,
    seen: { ar: 'دوائر صفراء أغمق على أصفر', en: 'Darker yellow rounds on yellow' },
    ask: {
      ar: 'أصفر مستدير، وكلما صوّرته بهاتفي طلع نقطة! ما هذا؟',
      en: 'Yellow and round, and on my phone it comes out as a dot every time! What is it?',
    },
    answer: { ar: 'قمر', en: 'Moon' },
    wrong: [
      { ar: 'ليمونة', en: 'Lemon' },
      { ar: 'كعكة', en: 'Cookie' },
      { ar: 'صحراء', en: 'Desert' },
    ],
    fact: {
      ar:
        'يبتعد عنا نحو 3.8 سنتيمتر كل سنة، بسرعة نموّ الأظافر تقريبًا! أبطأ ضيف في الخروج: ما زال عند الباب يقول ' +
        'مع السلامة.',
      en:
        'It is leaving us by an inch and a half a year, about as fast as fingernails grow! The slowest guest ever ' +
        'to leave: still at the door, still saying goodbye.',
    },
    source: 'https://www.bradfordera.com/2025/05/15/the-moon-is-slowly-drifting-away-from-earth',
  },
  {
    emoji: 'onion',
    centre: [16, 14],
    width: 12,
    seen: { ar: 'خطوط بنّية مقوّسة على لون العسل', en: 'Curved brown lines on honey colour' },
    ask: {
      ar: 'يدخل كل طبخة، ولا يُمدح إلا الطبّاخ! ما هذا؟',
      en: 'It goes into every dish, and the cook gets all the praise! What is it?',
    },
    answer: { ar: 'بصلة', en: 'Onion' },
    wrong: [
      { ar: 'خشب', en: 'Wood' },
      { ar: 'قربة', en: 'Waterskin' },
      { ar: 'بيضة', en: 'Egg' },
    ],
    fact: {
      ar:
        'وُجدت مكان عيني مومياء الفرعون رمسيس الرابع بصلتان صغيرتان! هو الوحيد في التاريخ الذي لا يدمع من البصل: ' +
        'البصل عيناه.',
      en:
        'The mummy of Pharaoh Ramesses IV has two small onions for eyes! He’s the only man in history whose onions ' +
        'never made him cry.',
    },
    source: 'http://www.globalegyptianmuseum.org/detail.aspx?id=14975',
  },
  {
    emoji: 'red-paper-lantern',
    centre: [14, 14],
    width: 11,
    seen: { ar: 'أشرطة حمراء داكنة وبرتقالية', en: 'Bands of dark red and orange' },
    ask: {
      ar: 'خطوط حمراء وبرتقالية، يُطوى ويُفرد، ويكره الهواء كما تكره جدتي المكيّف! ما هذا؟',
      en:
        'Red and orange bands: it folds, it opens, and it hates a draught as grandma hates the air conditioning! ' +
        'What is it?',
    },
    answer: { ar: 'فانوس ورق', en: 'Paper lantern' },
    wrong: [
      { ar: 'شمعة', en: 'Candle' },
      { ar: 'علم', en: 'Flag' },
      { ar: 'أكورديون', en: 'Accordion' },
    ],
    fact: {
      ar:
        'في عيد الفوانيس يلصق الصينيون عليها ألغازًا منذ مئات السنين، ومن يحلّ لغزًا يأخذ جائزة. لعبة ألغاز على ' +
        'سراج… تذكّركم بشيء؟',
      en:
        'At the Lantern Festival the Chinese have pasted riddles on them for centuries, with a prize for the ' +
        'answer. A quiz and a lamp… and “siraj” is Arabic for lamp. Sound familiar?',
    },
    source: 'http://www.china.org.cn/arts/2018-03/02/content_50637157_4.htm',
  },
  {
    emoji: 'credit-card',
    centre: [11, 18],
    width: 11,
    seen: { ar: 'أشرطة زرقاء وداكنة وبيضاء', en: 'Bands of blue, near-black and white' },
    ask: {
      ar: 'خطوط هادئة لا صوت لها، إلا صوت أبي آخر الشهر! ما هذا؟',
      en: 'Quiet stripes that make no sound, until Dad sees them at the end of the month! What is it?',
    },
    answer: { ar: 'بطاقة ائتمان', en: 'Credit card' },
    wrong: [
      { ar: 'علم', en: 'Flag' },
      { ar: 'شريط كاسيت', en: 'Cassette tape' },
      { ar: 'سجادة', en: 'Carpet' },
    ],
    fact: {
      ar:
        'يُروى أن رجلًا نسي محفظته في عشاء بنيويورك عام 1949، ومن خجله وُلدت أول واحدة، من كرتون! نسيان مرة، وما ' +
        'زلنا ندفع ثمنه.',
      en:
        'The story goes that a man forgot his wallet at a New York dinner in 1949, and his blushes gave us the ' +
        'first one, made of cardboard! He forgot once; we are still paying.',
    },
    source: 'https://historyfacts.com/science-industry/fact/credit-cards-were-made-of-cardboard',
  },
  {
    emoji: 'compass',
    centre: [19, 13],
    width: 11,
    seen: { ar: 'رؤوس رمادية مدبّبة حول دائرة على أبيض', en: 'Grey spikes round a disc, on white' },
    ask: {
      ar: 'إبرة لا تخيط، ووجه لا يبتسم، ومن لم يسمع كلامها وصل متأخرًا! ما هذه؟',
      en: 'A needle that can’t sew, a face that can’t smile, and if you ignore it you’ll be late! What is it?',
    },
    answer: { ar: 'بوصلة', en: 'Compass' },
    wrong: [
      { ar: 'ساعة يد', en: 'Wristwatch' },
      { ar: 'ميزان', en: 'Scales' },
      { ar: 'عملة', en: 'Coin' },
    ],
    fact: {
      ar:
        'نقول إنها تشير إلى الشمال، واسمها بالصينية «الإبرة التي تشير إلى الجنوب»! وكلنا على حق: لها طرفان. خلاف ' +
        'نادر ربحه الطرفان.',
      en:
        'We say that it points north; in Chinese it is the “needle that points south”. Both are right, for it has ' +
        'two ends: the one quarrel that both sides won.',
    },
    source: 'http://www.orientaldiscovery.com/html/2012/01/201201121531007568.html',
  },
  {
    emoji: 'ambulance',
    centre: [22, 12],
    width: 9,
    seen: { ar: 'علامة بيضاء على أحمر', en: 'A white sign on red' },
    ask: {
      ar: 'أحمر وعليه زائد أبيض: درس رياضيات؟ هدية؟ حتى أعند سائق يفسح له الطريق! ما هذا؟',
      en: 'Red with a white plus: a sum? a present? Even the most stubborn driver makes way for it! What is it?',
    },
    answer: { ar: 'سيارة إسعاف', en: 'Ambulance' },
    wrong: [
      { ar: 'بطاقة لعب', en: 'Playing card' },
      { ar: 'صندوق هدية', en: 'Gift box' },
      { ar: 'لعبة تركيب', en: 'Toy brick' },
    ],
    fact: {
      ar:
        'في حملة مصر قبل أكثر من 200 سنة نقل الجرّاح الفرنسي لاري جرحاه على نقّالات فوق الجمال! بلا صفّارة، لكن ' +
        'برقبة تفسح لها الشوارع.',
      en:
        'In Egypt over 200 years ago the French surgeon Larrey carried his wounded on stretchers slung on camels! ' +
        'No siren, but what a neck for clearing the road.',
    },
    source:
      'http://andrefabre.e-monsite.com/pages/histoire-de-la-medecine/dominique-larrey-and-bonaparte-s-egypt-expedition.html',
  },
  {
    emoji: 'taxi',
    centre: [16, 18],
    width: 9,
    seen: { ar: 'مربّعات سوداء على أصفر، وفوقها أزرق', en: 'Black squares on yellow, with blue above' },
    ask: {
      ar: 'أصفر وأسود، يحوم حولك ما دمتَ لا تريده، فإذا أردتَه اختفى! ما هذا؟',
      en: 'Yellow and black: it buzzes about while you don’t want it, and vanishes the moment you do! What is it?',
    },
    answer: { ar: 'تاكسي', en: 'Taxi' },
    wrong: [
      { ar: 'رقعة شطرنج', en: 'Chessboard' },
      { ar: 'نحلة', en: 'Bee' },
      { ar: 'حافلة', en: 'Bus' },
    ],
    fact: {
      ar: 'سائقه في لندن يحفظ نحو 25 ألف شارع، حتى إن جزء الطرق في دماغه يكبر! أما سائقنا فيقول: شغّل الخريطة.',
      en:
        'London’s drivers learn some 25,000 streets by heart, and the part of the brain that finds the way really ' +
        'grows! Ours just says, “Put it in the map.”',
    },
    source: 'http://www.nebulouskingdom.com/blog/black-cabs-in-the-most-confusing-city-in-the-world',
  },
  {
    emoji: 'bubble-tea',
    centre: [14, 24],
    width: 9,
    seen: { ar: 'دوائر بنّية على لون الكراميل', en: 'Brown rounds on caramel' },
    ask: {
      ar: 'كرات داكنة تتدافع نحو مخرج واحد، كطلاب سمعوا جرس الانصراف! ما هذا؟',
      en: 'Little dark balls all pushing for one exit, like pupils at the last bell! What is it?',
    },
    answer: { ar: 'شاي بالكرات', en: 'Bubble tea' },
    wrong: [
      { ar: 'دعسوقة', en: 'Ladybird' },
      { ar: 'نرد', en: 'Die' },
      { ar: 'عنب', en: 'Grapes' },
    ],
    fact: {
      ar:
        'الرواية الأشهر أن موظفة تايوانية ملّت في اجتماع عام 1988، فصبّت حلواها في شايها المثلّج. الاجتماع الوحيد ' +
        'الذي خرج منه شيء مفيد!',
      en:
        'The best-known story: in 1988 a bored manager of a Taiwanese tea house tipped her pudding into her iced ' +
        'tea during a meeting. The only meeting that ever produced something useful!',
    },
    source: 'https://blog.angryasianman.com/2011/05/who-invented-bubble-tea.html?m=1',
  },
  {
    emoji: 'carrot',
    centre: [13, 17],
    width: 11,
    seen: { ar: 'شرطات برتقالية داكنة على برتقالي', en: 'Dark orange dashes on orange' },
    ask: {
      ar: 'برتقالي، والأولاد يلفّون حوله في الصحن كما تلفّ السيارات حول الحواجز! ما هذا؟',
      en: 'Orange, and children steer round it on the plate like cars round roadworks! What is it?',
    },
    answer: { ar: 'جزرة', en: 'Carrot' },
    wrong: [
      { ar: 'برتقالة', en: 'Orange' },
      { ar: 'نمر', en: 'Tiger' },
      { ar: 'مخروط طريق', en: 'Traffic cone' },
    ],
    fact: {
      ar:
        'من أكثر منه جدًّا مال جلده إلى البرتقالي، وأوله الأنف والكفّان! لا يضرّ ويزول وحده. أرخص زيّ تنكّري لليلة ' +
        'القرقيعان.',
      en:
        'Eat far too many and your skin goes yellow-orange, nose and palms above all! It’s harmless and fades. The ' +
        'cheapest fancy dress there is.',
    },
    source: 'https://wtop.com/news/2018/04/yes-too-many-carrots-could-turn-your-skin-yellow-orange',
  },
  {
    emoji: 'saxophone',
    centre: [15, 18],
    width: 10,
    seen: { ar: 'أشكال ذهبية بينها فراغ أبيض', en: 'Golden shapes with a white gap between' },
    ask: {
      ar: 'ذهبي لامع وكله مفاتيح، ولا يفتح بابًا واحدًا! ما هذا؟',
      en: 'Golden, shiny and covered in keys, and it can’t open a single door! What is it?',
    },
    answer: { ar: 'ساكسفون', en: 'Saxophone' },
    wrong: [
      { ar: 'صنبور ذهب', en: 'Gold tap' },
      { ar: 'قفل', en: 'Padlock' },
      { ar: 'ساعة جيب', en: 'Pocket watch' },
    ],
    fact: {
      ar:
        'عام 1845 تبارت فرقة مخترعه أدولف ساكس وفرقة خصومه في باريس أمام 20 ألف متفرّج، ليختار الجيش آلاته. برنامج ' +
        'مواهب بلا إعلانات!',
      en:
        'In 1845 the band of its inventor, Adolphe Sax, battled his rivals’ in Paris before 20,000 people, to ' +
        'choose the army’s instruments. A talent show with no adverts!',
    },
    source: 'https://en.wikipedia.org/wiki/The_Battle_of_the_Bands_(event)',
  },
  {
    emoji: 'gloves',
    centre: [18, 9],
    width: 12,
    seen: { ar: 'أشرطة بنفسجية فاتحة وداكنة', en: 'Purple bands, light and dark' },
    ask: {
      ar: 'بنفسجي، وإذا مددتَ إليه يدك ابتلعها! ما هذا؟',
      en: 'Purple, and when you hold out your hand it swallows it! What is it?',
    },
    answer: { ar: 'قفّاز', en: 'Glove' },
    wrong: [
      { ar: 'أخطبوط', en: 'Octopus' },
      { ar: 'باذنجان', en: 'Aubergine' },
      { ar: 'زهرة', en: 'Flower' },
    ],
    fact: {
      ar:
        'حتى في الفضاء تضيع فردة! عام 1965 أفلتت واحدة احتياطية من رائد أمريكي ودارت حول الأرض أكثر من شهر. وأختها ' +
        'تنتظر في الدرج كالعادة.',
      en:
        'Even in space one goes missing! In 1965 a spare drifted off from an American astronaut and circled the ' +
        'Earth for over a month. Its partner is in a drawer somewhere, still waiting.',
    },
    source: 'https://www.arre.co.in/earth/india-isro-pslv-rocket-space-pratham/',
  },
  {
    emoji: 'castle',
    centre: [16, 20],
    width: 13,
    seen: { ar: 'رمادي مسنّن، وأحمر على الجانبين', en: 'Grey with a toothed edge, and red at the sides' },
    ask: {
      ar: 'كل من في البيت يحاول اقتحامه بعد منتصف الليل، وعليه حراسة! ما هذا؟',
      en: 'Everyone tries to get into it after midnight, and somebody is always on guard! What is it?',
    },
    answer: { ar: 'قلعة', en: 'Castle' },
    wrong: [
      { ar: 'شطرنج', en: 'Chess piece' },
      { ar: 'محفظة', en: 'Wallet' },
      { ar: 'ثلاجة', en: 'Fridge' },
    ],
    fact: {
      ar:
        'بدأ فرنسيون عام 1997 بناء واحدة بأدوات القرن الثالث عشر وحدها، ورافعتهم عجلة يمشي العامل داخلها ' +
        'كالهامستر! والمقاول قال: شهران ونسلّم.',
      en:
        'In 1997 the French began building one with 13th-century tools alone, and the crane is a wheel with a man ' +
        'walking inside it like a hamster! “Two months, tops,” said the contractor.',
    },
    source: 'https://freeculturepro.blogspot.com/2022/10/behold-21st-century-medieval-castle.html',
  },
  {
    emoji: 'ferris-wheel',
    centre: [16, 11],
    width: 7,
    seen: { ar: 'أذرع بنفسجية حول دائرة صفراء', en: 'Purple arms round a yellow disc' },
    ask: {
      ar: 'يدور ويدور ولا يتقدّم خطوة، كنقاش الديوانية! ما هذا؟',
      en: 'Round and round and never a step further, like any argument in the diwaniya! What is it?',
    },
    answer: { ar: 'دولاب هواء', en: 'Ferris wheel' },
    wrong: [
      { ar: 'ساعة', en: 'Clock' },
      { ar: 'مظلة', en: 'Umbrella' },
      { ar: 'بوصلة', en: 'Compass' },
    ],
    fact: {
      ar:
        'قبل فيريس الأمريكي بنحو 280 سنة ركب رحّالة إيطالي مثله في إسطنبول في احتفال رمضاني عام 1615، وبجانبه رجل ' +
        'يصرخ: كفى! كفى! لم يتغيّر شيء.',
      en:
        'Some 280 years before Mr Ferris, in 1615, an Italian traveller rode one at a Ramadan festival in ' +
        'Istanbul, next to a man shouting “Enough! Enough!” Nothing has changed.',
    },
    source: 'https://liquisearch.com/ferris_wheel/early_history',
  },
  {
    emoji: 'thread',
    centre: [13, 14],
    width: 6,
    seen: { ar: 'أشرطة زرقاء بدرجتين', en: 'Bands of two blues' },
    ask: {
      ar: 'أزرق هادئ، وجدتي تبحث عن طرفه منذ العصر ونظارتها على رأسها! ما هذا؟',
      en:
        'Blue and calm. Grandma has been looking for the end of it since lunch, with her glasses on her head! What ' +
        'is it?',
    },
    answer: { ar: 'بكرة خيط', en: 'Reel of thread' },
    wrong: [
      { ar: 'موج', en: 'Waves' },
      { ar: 'بطارية', en: 'Battery' },
      { ar: 'مسبح', en: 'Pool' },
    ],
    fact: {
      ar: 'دودة القزّ تلفّ شرنقتها بخيط واحد متصل طوله نحو 800 متر ولا تضيّع طرفه! ونحن نضيّعه في بكرة اشتريناها أمس.',
      en:
        'A silkworm winds its cocoon from one unbroken thread some 800 metres long, and never loses the end! We ' +
        'lose it on a reel we bought yesterday.',
    },
    source: 'https://www.adelineyenmah.com/the-story-of-silk-contd1/',
  },
  {
    emoji: 'money-bag',
    centre: [16, 20],
    width: 7,
    seen: { ar: 'خطّ بنّي ملتوٍ على لون الرمل', en: 'A winding brown line on sand colour' },
    ask: {
      ar: 'طريّ وممتلئ، ومن وضع رأسه عليه نام مطمئنًا! ما هذا؟',
      en: 'Soft and full: lay your head on it and you’ll sleep without a worry! What is it?',
    },
    answer: { ar: 'كيس نقود', en: 'Money bag' },
    wrong: [
      { ar: 'رغيف', en: 'Loaf' },
      { ar: 'قميص', en: 'Shirt' },
      { ar: 'وسادة', en: 'Pillow' },
    ],
    fact: {
      ar:
        'عدّ طلاب نقودًا أو ورقًا أبيض، ثم غمسوا أصابعهم في ماء حار: من عدّوا النقود تألموا أقل! ومن تذكّروا ما ' +
        'صرفوه تألموا أكثر. أمهاتنا يعرفن هذا.',
      en:
        'Students counted money or plain paper, then put their fingers in hot water: those with the money felt ' +
        'less pain! Being reminded of what they’d spent hurt more. Any shopper could have told them.',
    },
    source: 'https://www.npr.org/sections/money/2009/05/in_pain_count_cash.html',
  },
  {
    emoji: 'teapot',
    centre: [9, 14],
    width: 13,
    seen: { ar: 'أحمر وأحمر داكن، وفوقهما شريط برتقالي', en: 'Red and dark red under an orange bar' },
    ask: {
      ar: 'أحمر لامع، يدور دورة بعد دورة والعيون كلها معه! ما هذا؟',
      en: 'Red and shiny: round and round it goes, and every eye follows it! What is it?',
    },
    answer: { ar: 'إبريق شاي', en: 'Teapot' },
    wrong: [
      { ar: 'تفاحة', en: 'Apple' },
      { ar: 'سيارة سباق', en: 'Racing car' },
      { ar: 'بالون', en: 'Balloon' },
    ],
    fact: {
      ar:
        'قضى عالم رياضيات في بريطانيا 17 سنة يحسب لماذا يسيل الشاي على فوهته، وأخذ جائزة «إيغ نوبل» الطريفة عام ' +
        '1999. والسفرة ما زالت مبقّعة!',
      en:
        'A mathematician in England spent 17 years on why tea dribbles down the spout, and won an Ig Nobel Prize ' +
        'for it in 1999. The tablecloth is still stained!',
    },
    source: 'https://edwardwillett.com/1999/10/the-ig-nobel-prizes-of-1999/',
  },
];
