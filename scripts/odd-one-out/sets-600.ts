import type { OddSet } from './set.ts';

/** Sets over which a room argues. */
export const sets600: readonly OddSet[] = [
  {
    ask: {
      ar: 'محكمة الفواكه: أربعة يحلفون أنهم «عنبيّة» مثل العنب، وعالم النبات صدّق ' + 'واحدًا فقط. استعدّوا للصراخ: من هو؟',
      en:
        'Fruit court: all four swear to be berries, and the botanist believes just one of ' +
        'them. Get ready to shout: which?',
    },
    odd: 'banana',
    others: ['strawberry', 'cherries', 'peach'],
    fact: {
      ar:
        'الموز: لحم طريّ بلا نواة صلبة، والفراولة تستأنف الحكم! وأكثر موز المحلات نسخ من نبتة واحدة ربّاها بستاني ' +
        'في قصر إنجليزي نحو عام 1830. يعني كلنا أكلنا الموزة نفسها!',
      en:
        'The banana: soft flesh, no stone. The strawberry will appeal! And most bananas in the shops ' +
        'are copies of one plant, raised by a gardener at an English country house in the 1830s. ' +
        'We’ve all eaten the same banana!',
    },
    source:
      'https://medium.com/knowledge-stew/why-all-the-bananas-in-the-supermarket-are-exactly-the-same-22858cbdc957',
  },
  {
    ask: {
      ar: 'خطّابة تفتّش في شجرة الأنساب: ثلاثة أقرب بعضهم إلى بعض مما تظنون، والرابع ' + 'بعيد. لا يغرّنّكم البحر! من هو؟',
      en:
        'The matchmaker checks the family tree: three are nearer kin than you’d think, the fourth is the ' +
        'outsider. Don’t be fooled by the sea! Who?',
    },
    odd: 'horse',
    others: ['whale', 'hippopotamus', 'camel'],
    fact: {
      ar:
        'أقرب أقارب الحوت فرس النهر، والجمل معهما، والبعيد الحصان! والطريف أن ابن عمّ ملك البحار لا يحسن السباحة: ' +
        'ثقيل، فيمشي على القاع! كالذي اشترى شاليهًا ولا ينزل البحر.',
      en:
        'A whale’s nearest kin is the hippo, and the camel is family; the horse is the outsider! ' +
        'Yet the sea king’s cousin is no swimmer: the hippo walks along the bottom. We all have ' +
        'an uncle like that at the beach.',
    },
    source: 'http://www.sfzoo.org/support/donate/adopt/adopt-hippopotamus.html',
  },
  {
    ask: {
      ar: 'عيادة الأسنان: ثلاثة دخلوا بلا سنّ واحدة، والرابع قضى الطبيب يومه يعدّ أسنانه ولم ينتهِ! من هو؟',
      en: 'At the dentist’s: three come in without a single tooth, and the fourth keeps him counting all day! Who?',
    },
    odd: 'snail',
    others: ['turtle', 'eagle', 'flamingo'],
    fact: {
      ar:
        'على لسان الحلزون نحو 14 ألف سنّ صغيرة! وقريبه البحري «البطلينوس» أسنانه أقوى من حرير العنكبوت: لو كانت ' +
        'بسمك عود معكرونة لرفعت أكثر من طن. لا تزعلوه.',
      en:
        'A garden snail’s tongue carries some 14,000 tiny teeth! Those of its sea cousin the limpet beat spider ' +
        'silk: as thick as one strand of spaghetti, they’d hold up more than a ton. Don’t make it cross.',
    },
    source: 'https://www.dentalelements.com/blog/limpet-teeth-strongest-biologic-material/',
  },
  {
    ask: {
      ar: 'عالم رياضيات على الفطور لا يعدّ إلا الثقوب، فصار ثلاثة من هذه شيئًا واحدًا عنده! أيّها المختلف؟',
      en:
        'A mathematician at breakfast counts nothing but holes, so to him three of these are one and ' +
        'the same! Which is the odd one?',
    },
    odd: 'spoon',
    others: ['doughnut', 'ring', 'hot-beverage'],
    fact: {
      ar:
        'لكلٍّ من الدونات والخاتم وأذن الفنجان ثقب واحد، والملعقة بلا ثقب. يقولون إنه يغمس الفنجان في الدونات ولا ' +
        'يفرّق! والآن تجادلوا: كم ثقبًا في شفّاطة العصير؟ عنده واحد.',
      en:
        'Doughnut, ring and cup handle have one hole each, the spoon has none. They say he can’t tell his ' +
        'doughnut from his cup! Now argue: how many holes has a drinking straw? To him, just one.',
    },
    source: 'https://senseofstudy.com/math/concept/topology-intuition/examples/Q-topology-intuition-E02',
  },
  {
    ask: {
      ar:
        'طاولة محجوزة لمن عنده ثماني أذرع أو أرجل أو أضلاع: ثلاثة جلسوا، والرابع يحاول أن ' +
        'يقنع النادل بأن الستّ تكفي! من هو؟',
      en:
        'A table is booked for those with eight arms, legs or sides. Three sit down; the fourth is telling ' +
        'the waiter that six will do! Who?',
    },
    odd: 'snowflake',
    others: ['octopus', 'spider', 'stop-sign'],
    fact: {
      ar:
        'بلورة الثلج سداسية. أما «قف» فاختاروا لها ثمانية أضلاع عام 1923: كلما زادت الأضلاع زاد الخطر، وللقطار ' +
        'دائرة لأن أضلاعها بلا نهاية! والسائق يظنّها زينة.',
      en:
        'Snow crystals are six-sided. The stop sign got its eight in 1923: the more sides, ruled the engineers, ' +
        'the more danger, and trains got a circle, whose sides never end! And you thought it was decoration.',
    },
    source: 'https://www.howtogeek.com/trivia/in-the-united-states-stop-signs-are-octagonal-in-order-to-indicate/',
  },
  {
    ask: {
      ar:
        'طبّاخ سافر بآلة الزمن إلى بغداد قبل ألف سنة: ثلاثة من أكياسه لم يعرفها أحد، ' +
        'والرابع قالوا: عندنا منه! ما هو؟',
      en:
        'A cook takes a time machine to Baghdad, a thousand years ago. Three of his bags puzzle everyone. “That ' +
        'one we have!” they say of the fourth. Which?',
    },
    odd: 'eggplant',
    others: ['tomato', 'potato', 'hot-pepper'],
    fact: {
      ar:
        'كلها من الأمريكتين إلا الباذنجان. ولشوقي فيه قصيدة: مدح السلطان الباذنجان فمدحه النديم، ثم عابه فعابه! ' +
        'وقال معتذرًا: «جُعلتُ كي أنادم السلطانا، ولم أنادم قطّ باذنجانا».',
      en:
        'All but the eggplant are American. In a poem by Shawqi a sultan praises eggplant, and so does ' +
        'his courtier; he finds fault, and so does the courtier. “I’m the sultan’s companion,” he ' +
        'explains, “not the eggplant’s!”',
    },
    source: 'https://www.alsh3r.com/poems/view/1032',
  },
  {
    ask: {
      ar:
        'مكة، عام 1511: واحد من هؤلاء حوكم ومُنع وأُمر بحرقه، ثم جاءت براءته من القاهرة! والثلاثة ' +
        'الباقون لم يصلوا بعد. من المتّهم؟',
      en:
        'Mecca, 1511. One of these is tried, banned and sentenced to be burned, then cleared by order of ' +
        'Cairo! The other three haven’t even arrived yet. Who’s the accused?',
    },
    odd: 'hot-beverage',
    others: ['chocolate-bar', 'pineapple', 'peanuts'],
    fact: {
      ar:
        'القهوة! الثلاثة الباقون من الأمريكتين، وهي من جهتنا. أغلق الوالي مقاهيها وأمر بحرق ما في المخازن، ' +
        'فوبّخه سلطان القاهرة: كيف تمنع شيئًا مسموحًا عندنا؟ جرّبوا أنتم أن تمنعوها عن الجدّ قبل الظهر!',
      en:
        'Coffee; the other three are from the Americas. The governor shut the coffee houses and ordered ' +
        'the stores burned. The sultan in Cairo was furious: how dared he ban what Cairo allowed? Try it ' +
        'yourself, before Grandad has had his first cup.',
    },
    source:
      'http://www.free-books.at/book_798/Ukers%2C%20William%20H.%20%28William%20Harrison%29%2C%201873-1945/All%20About%20Coffee.phtml?offset=145000',
  },
  {
    ask: {
      ar:
        'نسي عيد زواجه، فحمل صندوق فاكهة وقال: كلّه من عائلة الورد! لكن زوجته مدرّسة ' +
        'أحياء، فأخرجت واحدة: وهذه؟ ما هي؟',
      en:
        'He forgot the anniversary, grabbed a crate of fruit and said, “It’s all of the rose family!” But his ' +
        'wife teaches biology. “And this one?” Which?',
    },
    odd: 'watermelon',
    others: ['red-apple', 'strawberry', 'peach'],
    fact: {
      ar:
        'البطيخ من القرعيات، فنام صاحبنا في الصالة! لكن حيلته ليست غبيّة: التفاح والخوخ والفراولة من الفصيلة ' +
        'الوردية فعلًا. احفظوها ليوم تنسون فيه.',
      en:
        'Watermelon is a gourd, so he slept on the sofa! Not a bad try, though: apple, peach and strawberry ' +
        'really are of the rose family. Remember that for the day you forget.',
    },
    source: 'https://thebackcountry.varnell.org/Plants/Plants-by-Family/ROSACEAE',
  },
  {
    ask: {
      ar: 'ثلاثة في الصحن من عائلة التبغ، والجدّة تشمّهم وتقول: كنتم تدخّنون! والرابع بريء. من هو؟',
      en:
        'Three on this plate are of the tobacco family. “Have you been smoking?” sniffs Granny. ' +
        'The fourth is innocent! Which?',
    },
    odd: 'cucumber',
    others: ['tomato', 'potato', 'eggplant'],
    fact: {
      ar:
        'في الباذنجان نيكوتين فعلًا، لكن ما في سيجارة واحدة يحتاج نحو 20 كيلو منه! والخيار بريء وقد حُبس: وضعه ' +
        'ستيفنسون، أبو السكك الحديدية، في أنابيب زجاج ليكبر مستقيمًا.',
      en:
        'Eggplant really does hold nicotine, but it takes some 20 kilos to match one cigarette! ' +
        'The cucumber is innocent, yet did time: George Stephenson, of railway fame, grew his in ' +
        'glass tubes to make them straight.',
    },
    source: 'https://www.mcgill.ca/oss/article/did-you-know/eggplants-contain-nicotine',
  },
  {
    ask: {
      ar:
        'اختفت الكعكة، والمحقّق يرفع البصمات عن الصحن: ثلاثة بصماتهم كبصماتنا، ' + 'والرابع لا بصمة له فخرج براءة. من هو؟',
      en:
        'The cake is gone, and the plate is dusted for prints. Three suspects leave fingerprints like ours; the ' +
        'fourth has none, and walks free. Who?',
    },
    odd: 'horse',
    others: ['koala', 'gorilla', 'orangutan'],
    fact: {
      ar:
        'الحصان! أما الباقون فالشرطة جادّة: عام 1975 أخذت شرطة بريطانية بصمات ستة شمبانزيات واثنين من إنسان الغاب ' +
        'في حديقتي حيوان، لكثرة القضايا بلا حلّ! ولم تثبت عليهم تهمة.',
      en:
        'The horse! With the others police took no chances: in 1975, worried by unsolved crimes, British officers ' +
        'fingerprinted six chimps and two orangutans at zoos. Nothing was ever proved.',
    },
    source: 'https://www.independent.co.uk/news/koalas-make-a-monkey-out-of-the-police-1313275.html',
  },
  {
    ask: {
      ar:
        'شجار في مخزن الجدّ: من الأكبر؟ ثلاثة وُجدوا قبل عام 1900 وواحد بعده. صوّتوا ' + 'برفع الأيدي ثم أجيبوا: من الصغير؟',
      en:
        'A row in Grandpa’s attic: who is oldest? Three were around before 1900, one came later. Take a show of ' +
        'hands, then answer: which is the baby?',
    },
    odd: 'teddy-bear',
    others: ['telephone', 'fax-machine', 'saxophone'],
    fact: {
      ar:
        'الدبدوب من عام 1902! والصدمة الفاكس: سُجّل اختراعه عام 1843، قبل الهاتف بـ33 سنة. يعني كان يمكن أن تصلكم ' +
        'ورقة: «اتّصلوا بي»… ولا هاتف في الدنيا!',
      en:
        'The teddy bear, born in 1902! The shock is the fax: patented in 1843, 33 years before the telephone. You ' +
        'could have got a note saying “Call me”, with not a phone in the world!',
    },
    source: 'http://electricscotland.com/history/other/bain%5Falexander.htm',
  },
  {
    ask: {
      ar:
        'دفتر الحضور على الأرض: ثلاثة وقّعوا متأخرين، وواحد كان أجداده هنا قبلهم كلهم. تخاصموا ثم ' + 'أجيبوا: من الأقدم؟',
      en:
        'Earth’s attendance book: three of these signed in late, and one had forebears here before them ' +
        'all. Quarrel first, then answer: whose line is the oldest?',
    },
    odd: 'shark',
    others: ['deciduous-tree', 't-rex', 'turtle'],
    fact: {
      ar:
        'سبحت القروش قبل أول شجرة بأكثر من 50 مليون سنة! وقرش غرينلاند اليوم يعيش 272 سنة على الأقل، ولا ' +
        'تلد أنثاه قبل نحو 150. فلا تستعجلوا أحدًا على الزواج!',
      en:
        'Sharks swam over 50 million years before the first tree! A Greenland shark lives at least 272 ' +
        'years, and won’t have young until about 150. So do stop asking when she’s getting married.',
    },
    source: 'https://www.discoverwildlife.com/prehistoric-life/are-sharks-older-than-trees',
  },
  {
    ask: {
      ar:
        'حفل الحيوانات الوطنية: ثلاثة دُعوا باسم بلد، وواحد دخل من باب المطبخ. لا ' +
        'تستعجلوا، فالمفاجأة هنا! من الدخيل؟',
      en:
        'The national animals’ ball: three were invited on behalf of a country, one slipped in through ' +
        'the kitchen. Don’t be hasty! Who?',
    },
    odd: 'hamster',
    others: ['unicorn', 'kangaroo', 'beaver'],
    fact: {
      ar:
        'الهامستر! أما وحيد القرن الخرافي فحيوان إسكتلندا الوطني، ويرسمونه في الشعار مقيّدًا بسلسلة ذهب، كأن ' +
        'ملوكها روّضوا ما لا يُروَّض. احتياط ممتاز من حيوان لا وجود له!',
      en:
        'The hamster! The unicorn is Scotland’s own, and is drawn in a golden chain, as if its kings had tamed ' +
        'the untameable. An excellent precaution against an animal that doesn’t exist!',
    },
    source: 'https://baamun.com/2025/10/31/what-is-the-national-animal-of-scotland',
  },
  {
    ask: {
      ar: 'دكّان العطّار القديم: ثلاثة جاء منها أغلى ما عنده، والرابع شمّ كل العيّنات ولم يشترِ شيئًا! من هو؟',
      en:
        'The old perfumer’s shop: three gave him his dearest scents, the fourth sniffed every ' +
        'sample and bought nothing! Who?',
    },
    odd: 'elephant',
    others: ['whale', 'deer', 'wood'],
    fact: {
      ar:
        'العنبر من حوت، والمسك من غزال، والعود من خشب. والفيل خبير لا مورّد: عنده نحو ألفي جين للشمّ، ضعف ما عند ' +
        'الكلب! لا تمرّوا أمامه بعطر مقلّد.',
      en:
        'Ambergris comes from a whale, musk from a deer, oud from wood. The elephant is a connoisseur: some 2,000 ' +
        'genes for smell, twice as many as a dog! Never walk past him in fake perfume.',
    },
    source: 'https://www.discovermagazine.com/planet-earth/an-elephants-sense-of-smell-may-be-better-than-yours',
  },
  {
    ask: {
      ar: 'قال الأب: نجحتم؟ اطلبوا أي هدية! ثلاثة من هذه تُشترى، وواحد لا يُباع: يُؤجَّر فقط… والإيجار ' + 'يبكّي! ما هو؟',
      en:
        '“You passed? Ask for anything!” says Dad. Three of these can be bought. The fourth isn’t for ' +
        'sale, only for rent, and the rent will make him cry! Which?',
    },
    odd: 'panda',
    others: ['tropical-fish', 'rat', 'racing-car'],
    fact: {
      ar:
        'الباندا! لا تبيعه الصين بل تؤجّره لحدائق الحيوان، وقد بلغ إيجار الواحد مليون دولار في السنة. ' +
        'وإن خلّف عندكم رجع صغيره إليها! يعني تدفعون الإيجار، وتطبخون له، وتربّون عياله.',
      en:
        'The panda! China doesn’t sell them but rents them out to zoos, and one has cost a million ' +
        'dollars a year. And a cub born at your place goes back to China! So you pay the rent, do the ' +
        'cooking and bring up the children.',
    },
    source: 'http://money.com/money/4198188/cute-panda-cost/',
  },
  {
    ask: {
      ar:
        'الإنجليزية تستعير كلماتنا كما تستعير الجارة السكّر، ولا تردّه! ثلاثة من هذه وصلت أسماؤها إليها ' +
        'من العربية، وواحد لا. من هو؟',
      en:
        'English borrows words from Arabic the way neighbours borrow sugar, and never gives them back! ' +
        'Three of these names are on loan. Which isn’t?',
    },
    odd: 'lion',
    others: ['giraffe', 'hot-beverage', 'lemon'],
    fact: {
      ar:
        '«جيراف» و«كوفي» و«ليمون» منّا، و«لايون» لا. وقبل أن تصلهم كلمة زرافة سمّوها «الجمل النمر»: رأوا ' +
        'طول الجمل ونقط النمر، فجمعوا الاثنين وارتاحوا!',
      en:
        'Giraffe, coffee and lemon are zarafa, qahwa and laymun; lion isn’t ours. Before “giraffe” the ' +
        'English said “camelopard”: tall as a camel, spotted as a leopard, job done!',
    },
    source: 'https://www.etymonline.com/word/camelopard',
  },
  {
    ask: {
      ar: 'دقّ أول ديناصور أبواب جيرانه: ثلاثة فتح له أقاربهم لأنهم سبقوه إلى الأرض، والرابع لم يوجد بعد! ' + 'من هو؟',
      en:
        'The first dinosaur knocks at his neighbours’ doors. At three a relative opens, for their kin ' +
        'were on Earth before him. The fourth doesn’t exist yet! Which?',
    },
    odd: 'blossom',
    others: ['shark', 'jellyfish', 'cockroach'],
    fact: {
      ar:
        'الزهرة! مشى في عالم بلا وردة واحدة، وأقارب الصرصور في انتظاره. فإذا زعلت زوجته لم يجد ما يهديها ' +
        'إلا واحدًا منهم… الآن عرفنا لماذا كانت تزأر!',
      en:
        'The flower! He walked a world without a single bloom, where relatives of the cockroach were ' +
        'already waiting. So when his wife was cross, all he could bring her was one of those. No wonder ' +
        'they roared!',
    },
    source: 'https://kidsgen.com/all-about-dinosaurs/which-animals-old-as-dinosaurs.htm',
  },
  {
    ask: {
      ar:
        'كأنكم سمّيتم المجبوس باسم خالكم: ثلاثة من هذه أسماؤها بالإنجليزية من أسماء ناس حقًّا، فأيّها ' + 'ليس على اسم أحد؟',
      en:
        'Imagine if dinner were named after your uncle: three of these really are called after people. ' +
        'Which one isn’t?',
    },
    odd: 'guitar',
    others: ['sandwich', 'saxophone', 'teddy-bear'],
    fact: {
      ar:
        'الغيتار! ساندويتش لورد، وساكس صانع آلات، و«تيدي» رئيس. واللورد نال أكثر من لقمة: سمّى القبطان كوك ' +
        'هاواي كلها «جزر ساندويتش» على اسمه. وخالكم؟ ما سُمّي عليه إلا المطبّ الذي صدمه!',
      en:
        'The guitar! Sandwich was an earl, Sax made instruments, Teddy was a president. The earl got more than ' +
        'a snack: Captain Cook called all of Hawaii the Sandwich Islands after him. And your uncle? So far, ' +
        'only the speed bump he hit.',
    },
    source: 'http://wordorigins.org/index.php/site/hawaii/',
  },
  {
    ask: {
      ar: 'كشف ركّاب الفضاء: ثلاثة سافروا فعلًا، وواحد ردّوه من الباب وقالوا: من الرجّة يخرب ما تحمل! من ' + 'هو؟',
      en:
        'The passenger list to space: three really went, and one was stopped at the gate: “All that ' +
        'shaking will spoil what you’re carrying!” Who?',
    },
    odd: 'cow',
    others: ['turtle', 'cat', 'jellyfish'],
    fact: {
      ar:
        'البقرة، وإلا رجعت وحليبها زبدة! أما القناديل فوُلدت آلاف منها في مدار الأرض عام 1991، فلمّا ' +
        'نزلت كانت تسبح كالدائخة لا تعرف فوق من تحت! وسلحفاتان دارتا حول القمر قبل أي إنسان. من قال إنها ' +
        'بطيئة؟',
      en:
        'The cow: she would have landed full of butter! Thousands of jellyfish were born in orbit in ' +
        '1991, and came down so dizzy that they couldn’t tell up from down. And two tortoises rounded ' +
        'the Moon before any human. Who’s slow now?',
    },
    source: 'https://www.jellyfishart.com/blogs/news/moon-jellyfish-in-space',
  },
  {
    ask: {
      ar: 'دفتر الديون: ثلاثة صفحتهم بيضاء، والرابع لولا واحد من جيرانه في الصورة ما سجّل أول هدف في ' + 'تاريخه! من هو؟',
      en:
        'The book of debts: three owe nothing. The fourth would never have scored its first point ' +
        'without one of its neighbours in the picture! Which?',
    },
    odd: 'basketball',
    others: ['rugby-football', 'badminton', 'peach'],
    fact: {
      ar:
        'كرة السلة، وصاحب الدَّين هو الخوخ! طلب مخترعها عام 1891 صندوقين ليكونا مرمى، فلم يجد الفرّاش ' +
        'إلا سلّتَي خوخ. يعني لو رتّب الفرّاش مخزنه لكنّا اليوم نلعب كرة الصندوق!',
      en:
        'Basketball, and it owes the peach! In 1891 its inventor asked for two boxes to aim at, and all ' +
        'the janitor could find was a pair of peach baskets. A tidier store room, and the world would be ' +
        'playing boxball.',
    },
    source:
      'https://www.reporterherald.com/2019/07/30/trivially-speaking-18-students-2-peach-baskets-and-1-soccer-ball-added-up-to-a-lasting-game/',
  },
];
