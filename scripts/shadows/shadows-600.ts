import type { Shadow } from './shadow.ts';

/** Shadows that are turned, or of things that few have looked at closely. */
export const shadows600: readonly Shadow[] = [
  {
    emoji: 'banjo',
    answer: { ar: 'بانجو', en: 'Banjo' },
    wrong: [
      { ar: 'عود', en: 'Oud' },
      { ar: 'ملعقة', en: 'Spoon' },
      { ar: 'مضرب تنس', en: 'Racket' },
    ],
    text: {
      ar: 'نزل المطر، فسمع الأب فرقة كاملة تعزف في الحديقة، وخرج فلم يجد إلا ضفادع! ما الذي ظنّ أنه سمعه؟',
      en:
        'It rained, and Dad heard a whole band strike up in the garden. He went ' +
        'out and found only frogs! What did he think he’d heard?',
    },
    alt: { ar: 'قرص مستدير بمسامير ورقبة طويلة', en: 'A round disc with pegs and a long neck' },
    fact: {
      ar:
        'في أستراليا «ضفدع البانجو»: صوته «بونك»، كأن أحدًا نقر وترًا، ويردّ عليه جيرانه فتصير ' +
        'البركة فرقة! يعزف بعد كل مطر، ولا يأخذ أجرة، ولا يقبل طلبات الجمهور.',
      en:
        'Australia has a banjo frog. It goes “bonk”, like somebody plucking a string, its neighbours answer, ' +
        'and the pond becomes a band! It plays after rain, charges nothing and takes no requests.',
    },
    source: 'https://www.derwentestuary.org.au/species/eastern-banjo-frog/',
  },
  {
    emoji: 'dodo',
    answer: { ar: 'طائر الدودو', en: 'Dodo' },
    wrong: [
      { ar: 'ديك رومي', en: 'Turkey' },
      { ar: 'نسر', en: 'Vulture' },
      { ar: 'بطّة', en: 'Duck' },
    ],
    text: {
      ar: 'جريمة عمرها أكثر من 350 سنة، والضحية ساكتة في المتحف، حتى صوّروا رأسها من الداخل! من الضحية؟',
      en:
        'A case more than 350 years old. The victim kept silent in a ' +
        'museum, until they scanned its head! Who was it?',
    },
    alt: { ar: 'طائر سمين بمنقار معقوف كبير', en: 'A plump bird with a big hooked beak' },
    fact: {
      ar:
        'رأس الدودو في أكسفورد أكمل ما بقي من هذا الطائر، وظنّوا أنه عاش مدلّلًا في لندن. ثم أدخلوه جهازًا ' +
        'تستعمله الشرطة، فإذا في قفاه حبّات رصاص! عُرف السلاح، وبقي السؤال: من أطلق، ولماذا؟',
      en:
        'Oxford’s dodo head is the best one left, and was said to have been a pet in ' +
        'London. Then it went into a scanner used in murder trials: lead shot in the ' +
        'back of the head! So now we know the weapon. But who, and why?',
    },
    source: 'https://cherwell.org/2018/04/23/forensic-scans-show-oxford-dodo-was-shot/',
  },
  {
    emoji: 'bison',
    answer: { ar: 'بيسون', en: 'Bison' },
    wrong: [
      { ar: 'ماموث', en: 'Mammoth' },
      { ar: 'ثور', en: 'Ox' },
      { ar: 'وحيد القرن', en: 'Rhinoceros' },
    ],
    text: {
      ar:
        'كتبوا في المتنزّه: ابتعدوا عنه 23 مترًا! قال بو بدر: هذا ' + 'الكسول؟ وبعد لحظة كان يركض ونعاله وراءه! مِمّن هرب؟',
      en:
        '“Keep 25 yards away,” says the sign in the park. “From that slowcoach?” said ' +
        'Abu Badr. A moment later he was running for his life! From what?',
    },
    alt: { ar: 'كتف عالية ورأس منخفض', en: 'High shoulders and a low head' },
    fact: {
      ar:
        'يجري البيسون 56 كيلومترًا في الساعة، وقد آذى من زوّار يلوستون أكثر مما آذى أي حيوان آخر! ' +
        'والمصيبة أنه واقف أمامكم كأنه كنبة. كنبة أسرع منكم بثلاث مرات.',
      en:
        'A bison runs at 56 km an hour and has hurt more visitors to Yellowstone than any other animal! The ' +
        'trouble is that it stands there looking like a sofa: a sofa three times as fast as you.',
    },
    source: 'https://unofficialnetworks.com/2024/12/04/bison-frolic-in-freshly-fallen-snow-yellowstone-national-park/',
  },
  {
    emoji: 'shrimp',
    turn: 90,
    answer: { ar: 'روبيان', en: 'Shrimp' },
    wrong: [
      { ar: 'جراد البحر', en: 'Lobster' },
      { ar: 'يرقة', en: 'Caterpillar' },
      { ar: 'حصان البحر', en: 'Seahorse' },
    ],
    text: {
      ar: 'أميلوا رؤوسكم: على الغداء ساكت ومؤدّب، وله في البحر ابن عمّ يفرقع كالمسدس! ما هذا؟',
      en:
        'Tilt your heads: so quiet and polite at lunch, yet it has a cousin ' +
        'in the sea who goes off like a pistol! What is this?',
    },
    alt: { ar: 'جسم مقوّس وأرجل صغيرة كثيرة', en: 'A curved body with many small legs' },
    fact: {
      ar:
        'الروبيان الفرقاع أصغر من إصبعكم، يطبق كلّابته فتنفجر فقاعة حرارتها، للحظة، قريبة من سطح الشمس! وفي ' +
        'الحرب العالمية الثانية اختبأت غواصات أمريكية في ضجّته. من يصدّق؟ روبيانة غطّت على غواصة.',
      en:
        'The pistol shrimp is smaller than your finger. It snaps a claw, and the bubble that ' +
        'bursts is for an instant nearly as hot as the face of the sun! In the Second World ' +
        'War submarines hid in its din: a shrimp covered for a submarine.',
    },
    source: 'http://historyback.com/en/world/history/1001005533.html',
  },
  {
    emoji: 'long-drum',
    turn: 180,
    answer: { ar: 'طبلة', en: 'Goblet drum' },
    wrong: [
      { ar: 'مزهرية', en: 'Vase' },
      { ar: 'كأس بطولة', en: 'Trophy cup' },
      { ar: 'ساعة رمل', en: 'Hourglass' },
    ],
    text: {
      ar: 'اقلبوا رؤوسكم: في نصف السهرة وضعها صاحبها عند النار وقال: بردت، وإذا بردت زعلت! ما هي؟',
      en:
        'Turn your heads upside down: halfway through the party its owner put it by the fire. “She’s ' +
        'gone cold,” he said, “and then she sulks!” What is it?',
    },
    alt: { ar: 'شكلان واسعان بينهما خصر', en: 'Two wide parts and a waist between' },
    fact: {
      ar:
        'يرتخي جلد الطبول فيموت صوتها، فكان عازفو العرضة في الخليج يخرجون من الصف ليدفّئوها على نار ' +
        'السعف حتى يشتدّ الجلد، ثم يعودون. طبلة تجلس عند الدفّاية وتقول: لحظة، وأرقّصكم!',
      en:
        'A drum’s skin goes slack and its voice dies, so players of the Gulf’s sword ' +
        'dance would step out and warm it at a fire of palm branches until it ' +
        'tightened. A drum by the heater: “One moment, and you’ll dance!”',
    },
    source: 'https://online.flipbuilder.com/kiwg/akhj/files/basic-html/page7.html',
  },
  {
    emoji: 'croissant',
    answer: { ar: 'كرواسون', en: 'Croissant' },
    wrong: [
      { ar: 'هلال', en: 'Crescent' },
      { ar: 'روبيان', en: 'Shrimp' },
      { ar: 'يرقة', en: 'Caterpillar' },
    ],
    text: {
      ar: 'وحش بُنّي على الشجرة منذ يومين، والجيران لا يفتحون شبابيكهم! ولما وصل فريق الإنقاذ ضحك. ما هذا؟',
      en:
        'A brown beast has been in the tree for two days, and nobody dares to open a ' +
        'window! Then the rescue team came, and laughed. What is this?',
    },
    alt: { ar: 'هلال سمين متعرّج', en: 'A plump, wavy crescent' },
    fact: {
      ar:
        'عام 2021 اتصلت سيدة في كراكوف البولندية بجمعية الحيوان: تعالوا، إغوانا في الشجرة! فجاؤوا ونظروا: بلا ' +
        'رأس ولا أرجل. كان كرواسون! وقالت الجمعية: اتصلوا بنا دائمًا، أن نضحك خير من أن نتأخّر.',
      en:
        'In 2021 a woman in Kraków rang the animal rescue: come quickly, there’s an ' +
        'iguana in the tree! They came and looked: no legs, no head. It was a croissant! ' +
        '“Do keep calling,” they wrote. “Better a laugh than too late.”',
    },
    source: 'https://notesfrompoland.com/2021/04/15/mystery-creature-reported-to-animal-services-actually-a-croissant',
  },
  {
    emoji: 'ear-of-corn',
    turn: 90,
    answer: { ar: 'كوز ذرة', en: 'Ear of corn' },
    wrong: [
      { ar: 'سمكة', en: 'Fish' },
      { ar: 'شمعة', en: 'Candle' },
      { ar: 'صاروخ', en: 'Rocket' },
    ],
    text: {
      ar: 'أميلوا رؤوسكم: عائلة دخلت تتمشّى بين إخوته في العصر، وفي المغرب اتصلت بالشرطة: أنقذونا! ما هذا؟',
      en:
        'Tilt your heads: a family went for an afternoon stroll among its brothers, ' +
        'and by dusk they were on the phone to the police! What is this?',
    },
    alt: { ar: 'بيضاوي طويل بين ورقتين', en: 'A long oval between two leaves' },
    fact: {
      ar:
        'في أمريكا يقصّون حقول الذرة متاهات. عام 2011 حلّ الظلام على عائلة فيها فاتصلت بالطوارئ، فوجدهم ' +
        'شرطي وكلبه على بعد نحو ثمانية أمتار من أولها! وقال صاحبها: نصمّمها أصلًا ليضيع الناس.',
      en:
        'Americans cut mazes into fields of corn. In 2011 night fell on a family in ' +
        'one, and they rang the police, who found them, with a dog, some eight metres ' +
        'in! “We design it so that people get lost,” said the owner.',
    },
    source: 'https://theworld.org/stories/2016/08/01/massachusetts-family-calls-911-corn-maze',
  },
  {
    emoji: 'tulip',
    turn: 180,
    answer: { ar: 'زهرة توليب', en: 'Tulip' },
    wrong: [
      { ar: 'جرس', en: 'Bell' },
      { ar: 'طبق طائر', en: 'Flying saucer' },
      { ar: 'حبّار', en: 'Squid' },
    ],
    text: {
      ar: 'اقلبوا رؤوسكم: أفطر بحّار بسمكة ومعها واحد من عائلة هذا، فجاء تاجر يركض ويصيح: أكلتَ ثروتي! ما هذا؟',
      en:
        'Turn your heads upside down: a sailor had one of this one’s family with his fish, and a ' +
        'merchant came running: “You’ve eaten my fortune!” What is it?',
    },
    alt: { ar: 'كأس مسنّنة تحت ورقتين', en: 'A jagged cup under two leaves' },
    fact: {
      ar:
        'تقول حكاية هولندية إن تاجرًا كافأ بحّارًا بسمكة، فرأى البحّار بصلة على الطاولة وأخذها معها. وكانت ' +
        'بصلة توليب نادرة، ثمنها يطعم طاقم سفينة سنة كاملة! أغلى فطور في التاريخ، ولم يحسّ بالفرق.',
      en:
        'A Dutch tale has it that a merchant gave a sailor a herring, and the man helped himself ' +
        'to an onion from the counter. It was a rare tulip’s bulb, worth enough to feed a ship’s ' +
        'crew for a year! The dearest breakfast ever, and he noticed nothing.',
    },
    source:
      'http://staffblogs.le.ac.uk/specialcollections/2017/04/07/a-tulip-bulb-the-value-of-which-would-have-fed-a-whole-ships-crew-for-a-twelvemonth/',
  },
  {
    emoji: 'yo-yo',
    answer: { ar: 'يويو', en: 'Yo-yo' },
    wrong: [
      { ar: 'تفاحة', en: 'Apple' },
      { ar: 'ميدالية', en: 'Medal' },
      { ar: 'بوصلة', en: 'Compass' },
    ],
    text: {
      ar: 'يدخل في الجيب، لكنهم صنعوا واحدًا وزنه أكثر من ثلاثة أطنان، ورفعوه بكرين… وتركوه ينزل! ما هذا؟',
      en:
        'It fits in a pocket, but somebody built one of over three tons, had a crane lift it high in ' +
        'the air, and let go! What is it?',
    },
    alt: { ar: 'قرص وخيط ينتهي بحلقة', en: 'A disc and a string with a ring' },
    fact: {
      ar:
        'في أوهايو الأمريكية صنعوا هذا اليويو في سنة ونصف، ورفعته الرافعة 36 مترًا. نزل، وقفز قفزة ' +
        'صغيرة، ثم ذاب حبله من حرّ الاحتكاك وطاح! سنة ونصف شغل، وثوانٍ لعب: مثل ألعاب العيد عندنا.',
      en:
        'In Ohio they spent a year and a half building this yo-yo, and a crane hauled it up 36 ' +
        'metres. Down it went, gave one small bounce, its rope melted from the friction, and it ' +
        'fell! A year and a half of work and a few seconds of play, like any toy on Eid morning.',
    },
    source:
      'vertikal.net/en/news/story/11615/big-yo-yo-record ; ' +
      'coolest-gadgets.com/20110211: «Jacksonville Giant Yo-Yo was a Fiasco»',
  },
  {
    emoji: 'roller-coaster',
    answer: { ar: 'أفعوانية', en: 'Roller coaster' },
    wrong: [
      { ar: 'جسر', en: 'Bridge' },
      { ar: 'مشط', en: 'Comb' },
      { ar: 'سلّم متحرّك', en: 'Escalator' },
    ],
    text: {
      ar: 'قال الطبيب: تصعد ببطء، ثم تنزل، ثم تصرخ، وتطلع بالسلامة! ماذا وصف للمريض؟',
      en:
        '“Go up slowly,” said the doctor, “then down, then scream, and ' +
        'you’ll feel much better!” What did he prescribe?',
    },
    alt: { ar: 'منحدر على أعمدة وعربات في أعلاه', en: 'A slope on posts with cars at the top' },
    fact: {
      ar:
        'سمع طبيب أن الأفعوانية تُنزل حصى الكلى، فصنع كلية من سيليكون وركب بها: في العربة الأخيرة نزلت الحصاة ' +
        'في 64% من المرات، وفي الأمام 17% فقط! فإذا تهاوش العيال على المقعد الأمامي فدعوه لهم.',
      en:
        'A doctor heard that a roller coaster shakes out kidney stones, so he made a kidney of ' +
        'silicone and took it for rides: in the rear car 64% of the stones came out, in front ' +
        '17%! So when the children fight for the front seat, let them.',
    },
    source: 'https://sputnikglobe.com/20160928/roller-coasters-pass-kidney-stones-1045771555.html',
  },
  {
    emoji: 'bathtub',
    answer: { ar: 'حوض استحمام', en: 'Bathtub' },
    wrong: [
      { ar: 'قارب', en: 'Boat' },
      { ar: 'مغسلة', en: 'Washbasin' },
      { ar: 'طبق حساء', en: 'Soup bowl' },
    ],
    text: {
      ar: 'انطلق السباق: 58 كيلومترًا في البحر، والقبطان يدعو ألا تنفتح السدّادة! في أي شيء يجلس؟',
      en:
        'They’re off: 58 kilometres of open sea, and the captain prays ' +
        'that nobody pulls the plug! What is he sitting in?',
    },
    alt: { ar: 'حوض على أرجل وفوقه رشّاش', en: 'A basin on legs with a shower above' },
    fact: {
      ar:
        'في نانايمو الكندية يتسابقون منذ 1967 في البحر بأحواض استحمام لها محرّكات صغيرة، ومن وصل دقّ الجرس! وفي ' +
        'سنة هائجة لم يصل إلا 13 من 49. الوحيدون في العالم الذين يجلسون في الحوض ويخافون من الماء.',
      en:
        'Since 1967 Nanaimo in Canada has raced bathtubs with small engines out at sea; whoever gets home rings a ' +
        'bell! One rough year only 13 of 49 did. The only people who sit in a bath and are afraid of the water.',
    },
    source: 'http://bpbpd.wpengine.com/life/get-in-a-tub',
  },
  {
    emoji: 'squid',
    answer: { ar: 'حبّار', en: 'Squid' },
    wrong: [
      { ar: 'أخطبوط', en: 'Octopus' },
      { ar: 'صاروخ', en: 'Rocket' },
      { ar: 'مشط', en: 'Comb' },
    ],
    text: {
      ar: 'خرج من البحر وطار فوق القارب بسرعة أبطال الجري، فلفّ الصيّاد خيطه وقال: كفاية اليوم! ما هذا؟',
      en:
        'It shot from the sea and flew over the boat, as fast as a champion sprinter. The fisherman ' +
        'rolled up his line: “Enough for today!” What is it?',
    },
    alt: { ar: 'رأس مدبّب وأذرع في الأسفل', en: 'A pointed head and arms below' },
    fact: {
      ar:
        'في المحيط الهادئ حبّار يدفع الماء بقوة فيخرج من البحر، ثم يفرد زعانفه كالجناحين ويطير نحو 30 مترًا! ' +
        'حكاها البحّارة ولم يصدّقهم أحد، حتى صوّره علماء يابانيون. غداء يطير إلى الصحن وحده.',
      en:
        'In the Pacific a squid squirts water so hard that it leaves the sea, then spreads ' +
        'its fins like wings and flies some 30 metres! Sailors told of it, and none believed ' +
        'them until Japanese scientists took pictures. Lunch on the wing.',
    },
    source: 'https://www.globalanimal.org/2013/02/11/japanese-flying-squid-faster-than-usain-bolt/91000/',
  },
  {
    emoji: 'ram',
    answer: { ar: 'كبش', en: 'Ram' },
    wrong: [
      { ar: 'ثور', en: 'Ox' },
      { ar: 'عنزة', en: 'Goat' },
      { ar: 'نعجة', en: 'Ewe' },
    ],
    alt: { ar: 'قرنان ملفوفان ورأس منخفض', en: 'Curled horns and a lowered head' },
    text: {
      ar: 'ظلّ على حائط أم ناصر ليلة العيد الكبير، يسأل بأدب: لماذا تشحذون السكّين؟ من صاحبه؟',
      en: 'A shadow on the wall the night before the feast asks politely: why are you sharpening that knife? Whose is it?',
    },
    fact: {
      ar: 'كلما كبر التفّ قرناه أكثر. الكل يعدّ الأيام للعيد إلا هو، يقول: لا داعي للعجلة، نؤجّلها سنة!',
      en: 'The older he gets, the more his horns curl. Everyone counts the days to the feast but him: no hurry, let’s say next year!',
    },
  },
  {
    emoji: 'bow-and-arrow',
    turn: 90,
    answer: { ar: 'قوس وسهم', en: 'Bow and arrow' },
    wrong: [
      { ar: 'قيثارة', en: 'Harp' },
      { ar: 'مرساة', en: 'Anchor' },
      { ar: 'مظلة', en: 'Umbrella' },
    ],
    text: {
      ar: 'أميلوا رؤوسكم: منع ملكٌ كرةَ القدم حتى يتدرّب شعبه على هذا في أيام العطل! ما هو؟',
      en:
        'Tilt your heads: a king once banned football, so that his people ' +
        'would practise with this on their days off! What is it?',
    },
    alt: { ar: 'خطّ مستقيم يقطع منحنى', en: 'A straight line across a curve' },
    fact: {
      ar:
        'أمر إدوارد الثالث ملك إنجلترا عام 1363 أن يتدرّب الناس على القوس والسهم في العطل، ومن لعب الكرة ' +
        'بدلًا منهما فالسجن! قال إنها لعبة لا فائدة منها. وأنتم ترون من فاز: الكرة، وبفارق مريح.',
      en:
        'In 1363 Edward III of England ordered men to practise with bow and arrow on ' +
        'holidays; whoever played football instead risked prison. A worthless game, he ' +
        'called it! You can see who won: football, and by miles.',
    },
    source: 'http://ma-serendipity.blogspot.com.es/2011/11/football-in-old-england.html',
  },
  {
    emoji: 'couch-and-lamp',
    answer: { ar: 'كنبة ومصباح', en: 'Couch and lamp' },
    wrong: [
      { ar: 'سرير طفل', en: 'Cot' },
      { ar: 'حافلة وإشارة', en: 'Bus and traffic light' },
      { ar: 'مسرح', en: 'Stage' },
    ],
    text: {
      ar: 'تخلّصت البنت منه وأمّها في المستشفى، ولا تدري ما الذي خبّأته أمّها في جوفه 30 سنة! ما هذا؟',
      en:
        'While Mother was in hospital her daughter gave it away, with no idea ' +
        'what had been hidden inside for 30 years! What is this?',
    },
    alt: { ar: 'مقعد عريض وبجانبه عمود معقوف', en: 'A wide seat beside a hooked post' },
    fact: {
      ar:
        'اشترى ثلاثة شباب في نيويورك كنبة مستعملة بعشرين دولارًا، فوجدوا فيها 40 ألف دولار في أظرف! كانت أرملة ' +
        'تدّخرها هناك ثلاثين سنة، فبحثوا عنها وأعادوا لها المال. فتّشوا كنبتكم الآن: ريموت وفستقة.',
      en:
        'Three young people in New York bought a used couch for 20 dollars, and out of it ' +
        'came 40,000 in envelopes! A widow had saved it there for 30 years; they found her ' +
        'and gave it back. Now search yours: a remote and a pistachio.',
    },
    source: 'https://www.latimes.com/nation/nationnow/la-na-nn-new-york-40000-couch-cash-20140515-story.html',
  },
  {
    emoji: 'turkey',
    answer: { ar: 'ديك رومي', en: 'Turkey' },
    wrong: [
      { ar: 'طاووس', en: 'Peacock' },
      { ar: 'نعامة', en: 'Ostrich' },
      { ar: 'دجاجة', en: 'Hen' },
    ],
    text: {
      ar: 'وقف عند الجوازات فقال كل بلد: ليس منّا، هذا من عند الجيران! ظلّ من هذا الذي ضيّعوا أصله؟',
      en:
        'It stood at passport control, and every country said: “Not one of ' +
        'ours, it’s from next door!” Whose shadow is this?',
    },
    alt: { ar: 'طائر مستدير بذيل مرفوع وساقين رفيعتين', en: 'A round bird, raised tail, thin legs' },
    fact: {
      ar:
        'العرب نسبوه إلى الروم، والإنجليز إلى تركيا، والأتراك إلى الهند، وكثير من الهنود إلى بيرو، وهو ' +
        'من أمريكا الشمالية! أربعة جوازات سفر، ولا واحد منها صحيح. ولا عجب أنه يقرقر.',
      en:
        'Arabs call it Roman, the English Turkish, the Turks Indian, and many in India Peruvian, and it’s ' +
        'from North America! Four passports, and not one is right. No wonder it gobbles.',
    },
    source: 'https://funfactz.com/animals/in-turkish-the-bird-we-call-turkey',
  },
  {
    emoji: 'microphone',
    turn: 180,
    answer: { ar: 'ميكروفون', en: 'Microphone' },
    wrong: [
      { ar: 'مثلّجات بالبسكوت', en: 'Ice-cream cone' },
      { ar: 'مصباح يدوي', en: 'Torch' },
      { ar: 'مطرقة قاضٍ', en: 'Gavel' },
    ],
    text: {
      ar: 'من الفرحة مسكه العمّ بالمقلوب ولم يتركه لأحد، والعيال يبكون حوله: دورنا! ما هذا الذي في يده؟',
      en:
        'Uncle was so happy that he held it upside down and wouldn’t let go, with ' +
        'the children wailing: “Our turn!” What is this in his hand?',
    },
    alt: { ar: 'كرة في طرف مقبض مائل', en: 'A ball at the end of a slanted handle' },
    fact: {
      ar:
        'وصل واحد منه إلى المريخ عام 2021 على مركبة، وسمع أن الصوت هناك يمشي بسرعتين: الحادّ يسبق ' +
        'الغليظ! لو تهاوش عمّ وعمّة في المريخ لوصل كلامها قبل كلامه. يعني لا فرق عن الأرض.',
      en:
        'One reached Mars on a rover in 2021 and heard that sound there has two speeds: high notes outrun low ' +
        'ones! Should Uncle and Auntie argue on Mars, her words would arrive before his. So, just like on Earth.',
    },
    source:
      'https://boingboing.net/2022/04/04/listen-to-audio-recorded-on-mars-where-the-speed-of-sound-is-slower-than-on-earth.html',
  },
  {
    emoji: 'mammoth',
    answer: { ar: 'ماموث', en: 'Mammoth' },
    wrong: [
      { ar: 'فيل', en: 'Elephant' },
      { ar: 'بيسون', en: 'Bison' },
      { ar: 'وحيد القرن', en: 'Rhinoceros' },
    ],
    text: {
      ar: 'لقيه راعٍ فركض يخبر الناس، ورجع فلم يجده: ابن عمّه باعه لصاحب دكّان بمؤونة سنة كاملة! ظلّ من هذا؟',
      en:
        'A herder found it and ran to tell. He came back, and it was gone: his cousin had sold it to ' +
        'a shop for a year’s groceries! Whose shadow is this?',
    },
    alt: { ar: 'ظهر محدّب وأنياب مقوّسة', en: 'A humped back and curved tusks' },
    fact: {
      ar:
        'عام 2007 وجد راعٍ في سيبيريا رضيعة ماموث عمرها 42 ألف سنة، فذهب يبلّغ. ثم ظهرت أمام دكّان: ' +
        'أخذ ابن عمّه فيها درّاجتي ثلج وطعام سنة! سلمت من كل شيء 42 ألف سنة، ولم تسلم من ابن العمّ.',
      en:
        'In 2007 a Siberian herder found a baby mammoth 42,000 years old and went to report it. It ' +
        'turned up outside a shop: his cousin had swapped it for two snowmobiles and a year’s food! ' +
        'It had survived 42,000 years of everything but a cousin.',
    },
    source: 'https://www.dogonews.com/2009/5/3/lyuba-the-37-000-year-old-baby-mammoth',
  },
  {
    emoji: 'puzzle-piece',
    answer: { ar: 'قطعة تركيب', en: 'Puzzle piece' },
    wrong: [
      { ar: 'مفتاح', en: 'Key' },
      { ar: 'سلحفاة', en: 'Turtle' },
      { ar: 'زهرة', en: 'Flower' },
    ],
    text: {
      ar: 'سبع سنوات ونصف وهو يعمل، ثم صاح: خلّصت! ثم صاح صيحة أعلى: وينها؟ ما التي ضاعت؟',
      en:
        'He worked at it for seven and a half years and shouted “Done!” Then he ' +
        'shouted even louder: “Where is it?” What was missing?',
    },
    alt: { ar: 'مربّع له نتوءات وتجاويف', en: 'A square with knobs and hollows' },
    fact: {
      ar:
        'قضى جاك هاريس، وعمره 86 سنة، سبع سنوات ونصفًا يركّب صورة من 5000 قطعة، فوجدها 4999! قلبوا ' +
        'البيت واتّهموا الكلب، ثم صنعت له الشركة القطعة الناقصة وحدها. والكلب رفض التعليق.',
      en:
        'Jack Harris, 86, spent seven and a half years on a puzzle of 5,000 pieces, and ' +
        'found that there were 4,999! They searched the house and blamed the dog, until ' +
        'the makers cut him that one piece. The dog declined to comment.',
    },
    source: 'https://stories.swns.com/news/pensioner-finally-completes-jigsaw-after-seven-years-1938/',
  },
  {
    emoji: 'skis',
    answer: { ar: 'زلّاجة ثلج', en: 'Ski' },
    wrong: [
      { ar: 'مجرفة', en: 'Shovel' },
      { ar: 'قارب', en: 'Boat' },
      { ar: 'مكواة', en: 'Iron' },
    ],
    text: {
      ar: 'تركه صاحبه على الجبل وقال: أرجع له بكرة! فوجدوه بعد 1300 سنة، وما زال ينتظر. ما هذا؟',
      en:
        'Its owner left it on a mountain: “I’ll be back tomorrow!” They ' +
        'found it 1,300 years later, still waiting. What is this?',
    },
    alt: { ar: 'حذاء مائل على لوح رفيع', en: 'A tilted boot on a thin board' },
    fact: {
      ar:
        'عام 2014 وجد علماء في جليد النرويج زلّاجة عمرها 1300 سنة، فراقبوا المكان سبع سنوات حتى ' +
        'ذاب، وظهرت أختها على بعد خمسة أمتار! لا ترموا الجورب الوحيد: أعطوه وقته.',
      en:
        'In 2014 experts found a ski 1,300 years old in the ice of Norway. For seven years they watched the spot, ' +
        'until the ice gave up its twin, five metres away! So don’t throw out that odd sock. Give it time.',
    },
    source: 'https://secretsoftheice.com/news/2021/10/05/the-best-preserved-pair-of-skis-from-prehistory',
  },
];
