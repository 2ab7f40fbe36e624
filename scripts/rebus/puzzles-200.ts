import { letters, puzzle, type Puzzle } from './puzzle.ts';

/** Puzzles that a child shouts first. */
export const puzzles200: readonly Puzzle[] = [
  puzzle(
    ['elephant', letters('م')],
    'fil + m',
    'أطفئوا الهواتف، والفشار جاهز، وأخي سينام قبل النهاية! ماذا نشاهد؟|' +
      'Phones off, popcorn ready, and my brother will be asleep before the end! What are we watching?',
    ['فيلم|A film', 'مسلسل|A series', 'مسرحية|A play', 'مباراة|A match'],
    'أقدم ما بقي منه صُوّر في حديقة إنجليزية عام 1888، وطوله ثانيتان، وتظهر فيه حماة المصوّر! حتى السينما بدأت ' +
      'بجمعة عائلية.|' +
      'The oldest that survives was shot in an English garden in 1888, lasts two seconds and stars the maker’s ' +
      'mother-in-law. Even cinema began with a family gathering!',
    'https://movieflix-web.vercel.app/movie/16463',
    { isForChildren: true },
  ),
  puzzle(
    ['bear', letters('ي')],
    'dubb + i',
    'مدينة إذا قال أهلها: نبني برجًا صغيرًا، خاف السحاب! أي مدينة؟|' +
      'When this city says “let’s build a little tower”, the clouds get nervous! Which city?',
    ['دبي|Dubai', 'أبها|Abha', 'الدوحة|Doha', 'مسقط|Muscat'],
    'في أحد مجمّعاتها ثلج ومنحدر تزلّج وبطاريق حقيقية، والصحراء في الخارج تشوي! بطاريق تسكن على بُعد خطوات من ' +
      'المطاعم.|' +
      'One of its malls has snow, a ski slope and real penguins, with the desert roasting outside! Penguins a ' +
      'short waddle from the food court.',
    'https://www.islands.com/1717039/dubai-mall-of-the-emirates-winter-playground-dine-penguins/',
    { isForChildren: true },
  ),
  puzzle(
    ['cat', letters('ر')],
    'qat + r',
    'بلد على الخريطة كإبهام مرفوع وسط الخليج: كله تمام! أي بلد؟|' +
      'On the map it sticks up into the Gulf like a thumb saying “All good!” Which country?',
    ['قطر|Qatar', 'عُمان|Oman', 'مصر|Egypt', 'العراق|Iraq'],
    'بنى لكأس العالم 2022 ملعبًا من 974 حاوية شحن، والرقم هو مفتاحه الهاتفي! الملعب الوحيد الذي يصلح أن تتصل به.|' +
      'For the 2022 World Cup it built a stadium of 974 shipping containers, and 974 is its dialling code! The ' +
      'only stadium that you could phone.',
    'https://iml-jp.com/?tag=30-days-to-2022-world-cup',
    { isForChildren: true },
  ),
  puzzle(
    ['cat', letters('ا'), letters('ر')],
    'qit + a + r',
    'طويل، لا يلتفت يمينًا ولا يسارًا، ولا ينتظر من تأخّر دقيقة… لا، ليس خالي! ماذا نركب؟|' +
      'It’s long, never turns its head and won’t wait a minute for you. No, not my uncle! What do we ride?',
    ['قطار|A train', 'حافلة|A bus', 'طائرة|A plane', 'دراجة|A bike'],
    'كان الاسم للإبل: بعير خلف بعير في صف واحد، قبل أن يُخترع الحديد والبخار. أول خط في الجزيرة كان وقوده الشوك!|' +
      'In old Arabic the word meant a string of camels, one behind the other, long before steam. Arabia’s first ' +
      'line ran on thistles!',
    'ابن فارس، معجم مقاييس اللغة، مادة «قطر»',
    { isForChildren: true },
  ),
  puzzle(
    ['duck', letters('ل')],
    'batt + l',
    'يرفع الكأس ويقول: أهديه إلى أمي! وأمه تسأل: هل أكلتَ؟ من ربح؟|' +
      'He lifts the cup and says it’s for his mother, and she asks, “Have you eaten?” Who won?',
    ['بطل|A hero', 'حكم|A referee', 'لاعب|A player', 'مدرب|A coach'],
    'في فندق بممفيس الأمريكية خمس بطّات تمشي كل يوم على سجادة حمراء من المصعد إلى النافورة، وتسكن السطح! ومطعم ' +
      'الفندق لا يقدّم البط، احترامًا للنجوم.|' +
      'In a Memphis hotel five ducks walk a red carpet from the lift to the fountain each day, and live on the ' +
      'roof! The restaurant never serves duck, out of respect for the stars.',
    'https://juliejourneys.com/2018/06/07/peabody-hotel-memphis-tennessee',
    { isForChildren: true },
  ),
  puzzle(
    ['house', letters('زا')],
    'bayt + za',
    'قالت أمي: لن أطبخ الليلة! فصاح البيت كله بكلمة واحدة. ماذا نطلب؟|' +
      '“I’m not cooking tonight,” says Mum, and the whole house shouts one word! What shall we order?',
    ['بيتزا|Pizza', 'برجر|A burger', 'شاورما|Shawarma', 'سوشي|Sushi'],
    'يقال إنها أول ما طُلب عبر الإنترنت، عام 1994، وكان المطعم يتصل بعدها ليتأكد أنك لا تمزح! وما زال السائق ' +
      'يتصل: أين البيت بالضبط؟|' +
      'It is said to be the first thing ever ordered online, in 1994, and the restaurant rang back to make sure ' +
      'it wasn’t a joke! The driver still rings: where exactly is the house?',
    'https://blog.slicelife.com/pizzanet-how-a-website-changed-pizza-and-the-world/',
    { isForChildren: true },
  ),
  puzzle(
    ['crown', letters('ر')],
    'taj + r',
    'يقول لك: بعتك برأس مالي! وهو يبتسم. ما مهنته؟|' +
      '“I’m selling it to you at cost,” he says, and smiles! What is his job?',
    ['تاجر|A merchant', 'طباخ|A cook', 'طبيب|A doctor', 'خياط|A tailor'],
    'كان السعر يُقدَّر بالنظر إلى هيئة الزبون، حتى نشر الأمريكي واناميكر ورقة السعر. جدتي لم يصلها الخبر بعد: ' +
      'آخر كلام، كم؟|' +
      'Prices depended on how rich you looked, until John Wanamaker of Philadelphia spread the price tag. Nobody ' +
      'has told grandma, who still asks, “And your last price?”',
    'https://bedwards.github.io/hex-index/wikipedia/john-wanamaker/index.html',
    { isForChildren: true },
  ),
  puzzle(
    ['sun', letters('ية')],
    'shams + iyya',
    'نحملها أيامًا فلا تمطر، وننساها يومًا فتغرق الشوارع! ما هي؟|' +
      'We carry it for days and it never rains; we forget it once and the streets are flooded! What is it?',
    ['شمسية|A parasol', 'حقيبة|A bag', 'نظارة|Glasses', 'مسبحة|Beads'],
    'حملها ضابط بريطاني في معركة أرنهم عام 1944 لأنه ينسى كلمة السر! قال له زميله: لن تنفعك. فأجاب: وإذا أمطرت؟|' +
      'A British major carried one into battle at Arnhem in 1944, as he could never remember the password. It ' +
      'won’t be much use, said a fellow officer. “But what if it rains?”',
    'https://daawarwrites.blogspot.com/2022/10/what-oddest-equipment-or-weaponry-have.html?m=1',
    { isForChildren: true },
  ),
  puzzle(
    [letters('ب'), 'motorway'],
    'b + tariq',
    'يلبس بدلة في كل مناسبة، ويمشي كأن حذاءه ضيّق! أي طائر؟|' +
      'Dressed up for every occasion, and walks as if its shoes were too tight! Which bird?',
    ['بطريق|A penguin', 'ببغاء|A parrot', 'صقر|A falcon', 'حمامة|A dove'],
    'عائلة يابانية أنقذت واحدًا من شبكة صيد، فصار يلبس حقيبة ظهر ويمشي وحده إلى دكان السمك ويعود! ونحن نرسل أخي ' +
      'فيعود بالشيبس.|' +
      'A Japanese family saved one from a fishing net, and it would walk to the fish shop by itself with a ' +
      'little backpack! We send my brother, and he comes back with crisps.',
    'https://chronologee.com/when-a-rescued-penguin-chose-to-stay',
    { isForChildren: true },
  ),
  puzzle(
    ['elephant', letters('ا')],
    'fil + a',
    'حوش وسرداب وسبع غرف، وكلنا في غرفة واحدة لأن مكيّفها أقوى! أين نسكن؟|' +
      'A yard, a basement, seven bedrooms, and we’re all in the one with the best air conditioner! Where do we live?',
    ['فيلا|A villa', 'شقة|A flat', 'خيمة|A tent', 'قلعة|A castle'],
    'في أمريكا مبنى من ستة طوابق على شكل فيل منذ 1881، بناه تاجر عقار، ودرجه في رجله! تخيّلوا وصف العنوان: البيت ' +
      'اللي له خرطوم.|' +
      'In America stands a six-storey building in the shape of an elephant, put up by a property man in 1881, ' +
      'with the stairs in its leg! “You can’t miss us: the house with the trunk.”',
    'https://amusingplanet.com/2014/07/lucy-elephant.html',
    { isForChildren: true },
  ),
  puzzle(
    [letters('م'), 'bread'],
    'm + khubz',
    'أرسلتك أمك لتشتري سبعة فعدت بخمسة، والفرق في بطنك! أين كنت؟|' +
      'Mum sent you for seven and you came home with five; we all know where two went! Where had you been?',
    ['مخبز|A bakery', 'مصنع|A factory', 'ملعب|A pitch', 'متحف|A museum'],
    'في صحراء الأردن السوداء وُجد فتات خبز عمره أكثر من 14 ألف سنة، قبل الزراعة بنحو أربعة آلاف! عرف الإنسان ' +
      'الرغيف قبل أن يعرف الحقل. الجوع معلّم.|' +
      'Crumbs over 14,000 years old turned up in Jordan’s Black Desert, some 4,000 years before farming! People ' +
      'had bread before they had fields. Hunger is a great teacher.',
    'https://everipedia.org/wiki/shubayqa-1/',
    { isForChildren: true },
  ),
  puzzle(
    [letters('مذا'), 'soccer-ball'],
    'mudha + kura',
    'لا أستطيع مساعدتك يا أمي، عندي…! قالها وحذاء اللعب في يده. ماذا عنده؟|' +
      '“Can’t help, Mum, I’ve got…” he said, boots in hand. What has he got?',
    ['مذاكرة|Revision', 'محاضرة|A lecture', 'مقابلة|An interview', 'زيارة|A visit'],
    'في قلبها كرة، فلا تلوموه! وفي دراسة نام طلاب ساعة وحشر غيرهم الدرس حشرًا، وبعد أسبوع لم تبقَ الفائدة إلا ' +
      'للنائمين. قولوها لأمهاتكم واهربوا.|' +
      'There’s a ball in the very word, so don’t blame him! In one study some students napped for an hour and ' +
      'some crammed, and a week later only the nap still paid off. Tell your mother, then run.',
    'https://thoracicandsleep.com.au/blog/daytime-naps-when-studying-helps-you-learn-more-than-cramming',
    { isForChildren: true, number: 61 },
  ),
  puzzle(
    [letters('س'), 'droplet'],
    's + ma',
    'تبخل علينا سنة كاملة، ثم تجود في ساعة فنحتاج قاربًا! ما هي؟|' +
      'She gives us nothing all year, then so much in an hour that we need a boat! What is it?',
    ['سماء|The sky', 'سقف|A ceiling', 'سحاب|Clouds', 'سطح|A roof'],
    'قطرة المطر لا تشبه الدمعة كما نرسمها، بل خبزة البرجر: مدوّرة من فوق ومسطّحة من تحت! ظنناها تبكي علينا، وهي ' +
      'تعزمنا.|' +
      'A raindrop isn’t shaped like a tear, NASA’s scientists found, but like a burger bun: round above and flat ' +
      'below! We thought she was crying, and it was lunch.',
    'https://www.newser.com/story/182259/raindrops-arent-shaped-like-tears-at-all-study-reveals.html',
    { isForChildren: true },
  ),
  puzzle(
    ['night-with-stars', letters('ى')],
    'layl + a',
    'سألت جدّتها: لماذا أسنانك كبيرة؟ وانتظرت الجواب! من هي؟|' +
      'She asked her grandmother why her teeth were so big, and stayed for the answer! Who is she? (She has a ' +
      'name in Arabic.)',
    ['ليلى|Layla', 'سلمى|Salma', 'مريم|Maryam', 'منى|Mona'],
    'في حكاية بيرو الفرنسية عام 1697 أكلها الذئب وانتهت القصة، ولم يأتِ أحد لينقذها! تصبحون على خير يا أطفال.|' +
      'In Perrault’s tale of 1697 the wolf eats Red Riding Hood and that’s the end: nobody comes to the rescue! ' +
      'Sleep tight, children.',
    'https://www.michaelmay.online/2019/06/little-red-riding-hood-by-charles.html',
    { isForChildren: true },
  ),
  puzzle(
    ['glass-of-milk', letters('ان')],
    'laban + an',
    'بلد إذا سلّمت على أهله ردّوا بثلاث لغات في جملة واحدة! أي بلد؟|' +
      'Say hello here and they answer in three languages in one sentence! Which country?',
    ['لبنان|Lebanon', 'الأردن|Jordan', 'تونس|Tunisia', 'السودان|Sudan'],
    'اسمه من كلمة قديمة معناها أبيض، كاللبن وكثلج جباله، وهو مذكور في ملحمة جلجامش! من أربعة آلاف سنة والناس ' +
      'تسأل: أين السهرة الليلة؟|' +
      'The name comes from an old word for white, like milk and its snowy peaks, and it’s already in the epic of ' +
      'Gilgamesh! Four thousand years of asking, “So where’s the party tonight?”',
    'https://eliestent.com.au/the-name-lebanon/',
    { isForChildren: true },
  ),
  puzzle(
    ['eagle', letters('ين')],
    'nasr + in',
    'جارح فوق الجبل، أضيفوا إليه حرفين يسألكم: من أخذ مكياجي؟ أي اسم لبنت؟|' +
      'A bird of prey on its crag: add two letters, and it asks who took its lipstick! Which girl’s name?',
    ['نسرين|Nasrin', 'ياسمين|Yasmin', 'شيرين|Shirin', 'نورة|Noura'],
    'أصله فارسي: زهرة برية بيضاء قوية العطر، زيّن بها الأمويون قصورهم وحملوها إلى الأندلس. بدأنا بمخالب وانتهينا ' +
      'بعطر!|' +
      'It’s Persian: a white, strongly scented wild flower that the Umayyads grew in their palaces and took to ' +
      'Andalusia. We began with talons and ended with perfume!',
    'https://www.almayadeen.net/misc/937559/%D9%8A%D8%A7%D8%B3%D9%85%D9%8A%D9%86---%D9%86%D8%B1%D8%AC%D8%B3---%D9%86%D8%B3%D8%B1%D9%8A%D9%86',
  ),
  puzzle(
    ['old-woman'],
    'jadda',
    'يسمّونها عروس البحر الأحمر، وصورتها تقول لكم: اخفضوا التلفزيون! أي مدينة؟|' +
      'They call her the Bride of the Red Sea, yet in the picture she’s telling you to turn the TV down! Which city?',
    ['جدة|Jeddah', 'مكة|Mecca', 'الدمام|Dammam', 'أبها|Abha'],
    'نافورتها ترمي ماء البحر إلى أكثر من 250 مترًا، بسرعة 375 كيلومترًا في الساعة! جدّة لا تحتاج إلى عكّاز.|' +
      'Its fountain shoots sea water over 250 metres up, at 375 kilometres an hour! In Arabic it’s spelt just ' +
      'like “grandmother”, and this one needs no stick.',
    'https://celebmail.blogspot.com/2019/11/world-tallest-fountain-king-fahds.html',
  ),
  puzzle(
    ['crown', 'convenience-store'],
    'taaj + ma-hall',
    'بناه ملك حبًّا لزوجته. وأنت يا أبا ناصر، ماذا أهديتَ أم ناصر في العيد؟ أي معلم هذا؟|' +
      'An emperor built it for love of his wife. And what did yours get for Eid, Abu Nasser? Which building?',
    ['تاج محل|Taj Mahal', 'برج إيفل|Eiffel Tower', 'سور الصين|The Great Wall', 'قصر الحمراء|The Alhambra'],
    'يُروى أن سقالته كانت من طوب تحتاج سنين لتُزال، فقال الملك: من أخذ طوبة فهي له! فاختفت في ليلة. وعندنا تبقى ' +
      'الأنقاض أمام البيت سنتين.|' +
      'The tale goes that its scaffold was brick and would take years to clear. “Whoever takes a brick may keep ' +
      'it,” said the emperor, and it was gone overnight! Try that with our builders’ rubble.',
    'https://insightguides.com/inspire-me/blog/visual/rooftop-view-of-taj-mahal-agra-india',
    { isForChildren: true },
  ),
  puzzle(
    ['page-facing-up', 'grapes'],
    'waraq + inab',
    'تلفّه الجدة ثلاث ساعات، ونأكله في ثلاث دقائق! أي طبق؟|' +
      'Grandma rolls it for three hours, and we eat it in three minutes! Which dish?',
    [
      'ورق عنب|Stuffed vine leaves',
      'محشي كوسا|Stuffed courgettes',
      'فتّة دجاج|Chicken with yoghurt',
      'كبّة مقلية|Deep-fried kibbeh balls',
    ],
    'لفّ الحشوة بالأوراق، أي «الدولما»، دخل قائمة اليونسكو للتراث عام 2017 باسم أذربيجان! في مطبخ جدتكم تراث ' +
      'عالمي يستوي على نار هادئة.|' +
      'Wrapping fillings in leaves, “dolma”, joined UNESCO’s heritage list in 2017 for Azerbaijan. So what ' +
      'simmers on grandma’s stove is world heritage! (Arabic has one word for leaves and paper.)',
    'https://ich.unesco.org/en/decisions/12.COM/11.B.3',
    { isForChildren: true, number: 62 },
  ),
  puzzle(
    ['grapes', letters('ر')],
    'inab + r',
    'يخرج من الحوت والناس تسدّ أنوفها، ويدخل العرس والناس تسأل: من المتعطّر؟ أي طيب؟|' +
      'It leaves the whale with everyone holding their noses, and enters the wedding admired! Which dear scent?',
    ['عنبر|Ambergris', 'مسك|Musk', 'عود|Oud', 'ورد|Rose'],
    'عام 2021 وجد 35 صيادًا يمنيًّا 127 كيلو منه في حوت نافق، فباعوها بمليون ونصف مليون دولار وتقاسموها وأعطوا ' +
      'الفقراء! أغلى رائحة كريهة في التاريخ.|' +
      'In 2021 thirty-five Yemeni fishermen found 127 kilos of it in a dead whale, sold it for $1.5 million, ' +
      'shared it out and gave some to the poor. The dearest bad smell in history!',
    'https://www.news18.com/news/buzz/fishermen-find-ambergris-or-whale-vomit-worth-rs-10-crore-inside-sperm-whales-carcass-in-yemen-3801227.html',
  ),
];
