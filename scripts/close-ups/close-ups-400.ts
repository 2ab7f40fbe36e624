import type { CloseUp } from './close-up.ts';

/** A corner, a pattern, an edge. */
export const closeUps400: readonly CloseUp[] = [
  {
    emoji: 'kiwi-fruit',
    centre: [14, 14],
    width: 15,
    seen: { ar: 'دائرة فاتحة على أخضر وحولها نقط سوداء', en: 'A pale circle on green with black dots around it' },
    ask: {
      ar: 'من الخارج معطف فرو، ومن الداخل عيد! ما هذا؟',
      en: 'Outside it wears a fur coat, inside it’s a party! What is it?',
    },
    answer: { ar: 'كيوي', en: 'Kiwi fruit' },
    wrong: [
      { ar: 'بطيخ', en: 'Watermelon' },
      { ar: 'أفوكادو', en: 'Avocado' },
      { ar: 'ضفدع', en: 'Frog' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'كان اسمه «الكشمش الصيني»، وجرّب تجّار نيوزيلندا اسم «ميلونيت» فلم يعجب أحدًا، ثم سمّوه عام 1959 على ' +
        'طائرهم الذي لا يطير… فطار من الرفوف!',
      en:
        'It was the Chinese gooseberry; New Zealand’s traders tried “melonette”, which flopped, and in 1959 named ' +
        'it after their bird that can’t fly. It flew off the shelves!',
    },
    source: 'https://www.1news.co.nz/2023/06/15/today-in-history-chinese-gooseberries-re-branded-as-kiwifruit/',
  },
  {
    emoji: 'pineapple',
    centre: [15, 21],
    width: 8,
    seen: { ar: 'معيّنات على برتقالي فاتح', en: 'Diamonds on light orange' },
    ask: {
      ar: 'قشر قاسٍ وقلب حلو، كجدّي تمامًا! ما هذا؟',
      en: 'A tough skin and a sweet heart, just like grandad! What is it?',
    },
    answer: { ar: 'أناناس', en: 'Pineapple' },
    wrong: [
      { ar: 'سلحفاة', en: 'Turtle' },
      { ar: 'خلية نحل', en: 'Beehive' },
      { ar: 'سلة قشّ', en: 'Straw basket' },
    ],
    fact: {
      ar:
        'في إنجلترا القرن الثامن عشر كان ثمنه خياليًّا، فكانوا يستأجرونه ليلةً يزيّن المائدة ويعيدونه سليمًا. ' +
        'والويل إن قال ضيف: هل نذوقه؟',
      en:
        'In 18th-century England it cost a fortune, so people hired one for the evening to show off, and had to ' +
        'return it unharmed. Heaven help them if a guest said, “May I try a slice?”',
    },
    source: 'http://www.melaniekerr.com/2013/09/once-upon-time-you-could-rent-pineapple.html',
  },
  {
    emoji: 'ear-of-corn',
    centre: [19, 8],
    width: 12,
    seen: { ar: 'كرات صفراء متلاصقة', en: 'Yellow balls packed together' },
    ask: {
      ar: 'صفوف صفراء مرتّبة كطابور المدرسة، حتى يترك فيها أحدهم أثر أسنانه! ما هذا؟',
      en: 'Yellow rows as neat as a school parade, until somebody leaves toothmarks in them! What is it?',
    },
    answer: { ar: 'ذرة', en: 'Corn' },
    wrong: [
      { ar: 'قرص عسل', en: 'Honeycomb' },
      { ar: 'أسنان', en: 'Teeth' },
      { ar: 'تاكسي', en: 'Taxi' },
    ],
    fact: {
      ar:
        'عدد صفوفها زوجي في الغالب الأعمّ، والفردي أندر من برسيم بأربع ورقات. من لا يصدّق فليشترِ واحدة ويعدّ… ثم ' +
        'يأكل الدليل!',
      en:
        'Its rows nearly always come to an even number; an odd one is rarer than a four-leaf clover. Don’t believe ' +
        'it? Buy one, count, then eat the evidence!',
    },
    source:
      'https://boingboing.net/2022/11/05/a-corn-cob-with-an-odd-number-of-rows-is-rarer-than-a-four-leaf-clover.html',
  },
  {
    emoji: 'snail',
    centre: [22, 18],
    width: 8,
    seen: { ar: 'قوس بنّي داكن على بنّي', en: 'A dark brown curve on brown' },
    ask: {
      ar: 'لفّة فوق لفّة: من تبعها بعينيه نسي ماذا كان يريد! ما هذا؟',
      en: 'Round and round: follow it with your eyes and you forget what you came for! What is it?',
    },
    answer: { ar: 'حلزون', en: 'Snail' },
    wrong: [
      { ar: 'رول قرفة', en: 'Cinnamon roll' },
      { ar: 'دوّامة رمل', en: 'Sand whirl' },
      { ar: 'عين حرباء', en: 'Chameleon’s eye' },
    ],
    fact: {
      ar:
        'في قرية كونغهام الإنجليزية بطولة عالم لسباقه، يصيح فيها الحَكَم: استعدّ، تأهّب، تمهّل! والفائز يأخذ كأسًا ' +
        'مملوءة بالخس، فيأكل الجائزة.',
      en:
        'The English village of Congham holds its world racing championship. “Ready, steady… slow!” goes the ' +
        'shout, and the winner gets a tankard of lettuce. He eats the trophy.',
    },
    source: 'https://www.euronews.com/2017/07/17/snails-take-their-time-in-annual-racing-championship',
  },
  {
    emoji: 'turtle',
    centre: [17, 15],
    width: 12,
    seen: { ar: 'قبّة خضراء داكنة عليها خطوط فاتحة', en: 'A dark green dome with bright lines' },
    ask: {
      ar: 'قبّة خضراء صلبة: كرة؟ خوذة؟ غداء؟ الكل متأكد ولا اثنان متفقان! ما هذه؟',
      en: 'A hard green dome: a ball, a helmet, lunch? Everybody is sure, and no two agree! What is it?',
    },
    answer: { ar: 'سلحفاة', en: 'Turtle' },
    wrong: [
      { ar: 'كرة قدم', en: 'Football' },
      { ar: 'بطيخة', en: 'Watermelon' },
      { ar: 'خوذة', en: 'Helmet' },
    ],
    fact: {
      ar:
        'درعها ضلوعها وعمودها الفقري ملتحمة، فلا تخلعه إلا في الرسوم. وهي تحسّ بالحكّة الخفيفة عليه: البيت الوحيد ' +
        'الذي يُدغدَغ!',
      en:
        'Its shell is its own ribs and spine grown together: only in cartoons does it step out. And it feels a ' +
        'gentle scratch on it. The one house that is ticklish!',
    },
    source: 'https://biologyinsights.com/can-turtles-actually-feel-their-shells',
  },
  {
    emoji: 'peacock',
    centre: [8, 10],
    width: 8,
    seen: { ar: 'أخضر متموّج عليه دوائر صفراء وزرقاء', en: 'Wavy green with yellow and blue rounds' },
    ask: {
      ar: 'يفتح نفسه إذا حضر الضيوف، وكلهم يريدون صورة معه! ما هذا؟',
      en: 'It opens up when visitors come, and they all want a picture with it! What is it?',
    },
    answer: { ar: 'طاووس', en: 'Peacock' },
    wrong: [
      { ar: 'ملفوف', en: 'Cabbage' },
      { ar: 'أفعى', en: 'Snake' },
      { ar: 'نافورة', en: 'Fountain' },
    ],
    fact: {
      ar: 'ريشه في الحقيقة بنّي! والأزرق والأخضر لعبة ضوء على سطحه. أي أنه اخترع الفلتر قبل الهاتف.',
      en:
        'Its feathers are really brown! The blue and green are a trick of the light on their surface. It invented ' +
        'the filter long before the phone.',
    },
    source: 'https://bayweekly.com/iridescence',
  },
  {
    emoji: 'tiger',
    centre: [19, 16],
    width: 10,
    seen: { ar: 'خطوط سوداء على برتقالي', en: 'Black stripes on orange' },
    ask: {
      ar: 'برتقالي بخطوط سوداء. إذا اقترب منك فلا تتحرّك… أو اركض، اختلف الخبراء! ما هذا؟',
      en: 'Orange with black stripes. If it comes near you, don’t move. Or run: opinions differ! What is it?',
    },
    answer: { ar: 'نمر', en: 'Tiger' },
    wrong: [
      { ar: 'نحلة', en: 'Bee' },
      { ar: 'فراشة', en: 'Butterfly' },
      { ar: 'برتقالة', en: 'Orange' },
    ],
    fact: {
      ar:
        'لو حلقوا فروه كله لبقي مخطّطًا، فالخطوط تظهر على جلده كظلّ اللحية على وجه أبي صباح الجمعة. والسؤال الأهم: ' +
        'من الذي حلق له؟',
      en:
        'Shave it and it is still striped: the pattern shows on the skin, like Dad’s chin on a Friday morning. The ' +
        'real question is who held the razor!',
    },
    source: 'https://enviroliteracy.org/animals/what-happens-when-you-shave-a-tiger',
  },
  {
    emoji: 'giraffe',
    centre: [14, 21],
    width: 6,
    seen: { ar: 'مستطيلات بنّية على أصفر برتقالي', en: 'Brown oblongs on orange-yellow' },
    ask: {
      ar: 'رقع بنّية كأنها توست، وصاحبها يعرف أخبار الجيران من فوق السور! ما هذا؟',
      en: 'Brown patches like toast, and their owner knows all the neighbours’ news over the wall! What is it?',
    },
    answer: { ar: 'زرافة', en: 'Giraffe' },
    wrong: [
      { ar: 'أناناس', en: 'Pineapple' },
      { ar: 'خبز محمّص', en: 'Toast' },
      { ar: 'أرض عطشى', en: 'Dry ground' },
    ],
    fact: {
      ar: 'رقبتها نحو مترين وفيها سبع فقرات فقط، كرقبتك تمامًا! كل فقرة تقارب طول المسطرة. تخيّلوا لو نامت عليها غلط.',
      en:
        'That neck is about two metres long and has just seven bones, like yours! Each is nearly a ruler long. ' +
        'Imagine sleeping on it the wrong way.',
    },
    source: 'https://dailyanimalfacts.com/giraffes-have-the-same-number-of-vertebrae-in-their-necks-as-humans-do',
  },
  {
    emoji: 'cookie',
    centre: [20, 20],
    width: 7,
    seen: { ar: 'أقواس بنّية على ذهبي فاتح', en: 'Brown curves on pale gold' },
    ask: {
      ar: 'كل ليلة يصغر قليلًا، ولا أحد يعترف! ما هذا؟',
      en: 'Every night it gets a little smaller, and nobody will own up! What is it?',
    },
    answer: { ar: 'كوكيز', en: 'Cookie' },
    wrong: [
      { ar: 'قمر', en: 'Moon' },
      { ar: 'خشب', en: 'Wood' },
      { ar: 'نمر أرقط', en: 'Leopard' },
    ],
    fact: {
      ar:
        'أول طعام خُبز من العجين في الفضاء: كوكيز! بقي في الفرن أكثر من ساعتين، ثم أُعيد إلى الأرض للفحص، ولم ينل ' +
        'الروّاد إلا الرائحة.',
      en:
        'It was the first thing ever baked from raw dough in space! It took over two hours in the oven, then went ' +
        'back to Earth for tests. All the crew got was the smell.',
    },
    source:
      'https://www.sunny1079.com/2-hours-to-make-space-cookies-what-did-they-use-a-lightbulb-why-not-the-turbo-booster/',
  },
  {
    emoji: 'chocolate-bar',
    centre: [11, 12],
    width: 8,
    seen: { ar: 'مربّعات بنّية بينها أخاديد', en: 'Brown squares with grooves between them' },
    ask: {
      ar: 'مربّعات بنّية فخمة: باب القصر أم كنبة الديوانية؟ شمّوها قبل أن تجيبوا! ما هذا؟',
      en: 'Grand brown squares: the palace door or the diwaniya sofa? Sniff before you answer! What is it?',
    },
    answer: { ar: 'لوح شوكولاتة', en: 'Chocolate bar' },
    wrong: [
      { ar: 'باب خشب', en: 'Wooden door' },
      { ar: 'كنبة جلد', en: 'Leather sofa' },
      { ar: 'لوحة مفاتيح', en: 'Keyboard' },
    ],
    fact: {
      ar:
        'نشروا رائحتها في مكتبة بلجيكية عشرة أيام، فتضاعف احتمال أن يقلّب الزبون أكثر من كتاب! يعني علاج الواجبات ' +
        'كان في الثلاجة طول الوقت.',
      en:
        'For ten days a Belgian bookshop was scented with it, and customers were twice as likely to leaf through ' +
        'more than one book! The cure for homework was in the fridge all along.',
    },
    source: 'http://www.psmag.com/blogs/news-blog/chocolate-the-scent-that-could-save-struggling-bookstores-62847/',
  },
  {
    emoji: 'waffle',
    centre: [16, 15],
    width: 12,
    seen: { ar: 'مكعّب أصفر فوق مربّعات ذهبية غائرة', en: 'A yellow block on sunken golden squares' },
    ask: {
      ar: 'مربّعات غائرة، كل واحد ينتظر نصيبه من العسل! ما هذا؟',
      en: 'Sunken squares, each waiting for its share of honey! What is it?',
    },
    answer: { ar: 'وافل', en: 'Waffle' },
    wrong: [
      { ar: 'قرص عسل', en: 'Honeycomb' },
      { ar: 'شبّاك', en: 'Window' },
      { ar: 'سلة', en: 'Basket' },
    ],
    fact: {
      ar:
        'صبّ أحد مؤسسي «نايكي» مطاطًا في آلة الوافل، هدية عرسه، فخربت وخرج منها أشهر نعل حذاء! الآلة اليوم معروضة ' +
        'في مقر الشركة، والفطور لا خبر عنه.',
      en:
        'A founder of Nike poured rubber into the family waffle iron, a wedding present. It was ruined, but out ' +
        'came the famous sole! The iron is on show at headquarters. Nobody mentions breakfast.',
    },
    source:
      'https://history.com/this-day-in-history/February-26/nike-patent-waffle-sole-trainers-invented-in-waffle-iron',
  },
  {
    emoji: 'brick',
    centre: [16, 16],
    width: 9,
    seen: { ar: 'مستطيلات برتقالية بينها فواصل رمادية', en: 'Orange oblongs with grey gaps' },
    ask: {
      ar: 'مستطيلات مرصوصة، كل واحد محشور بين اثنين كأصغر الأولاد في المقعد الخلفي! ما هذا؟',
      en: 'Oblongs in rows, each squeezed between two like the youngest child on the back seat! What is it?',
    },
    answer: { ar: 'جدار طوب', en: 'Brick wall' },
    wrong: [
      { ar: 'شوكولاتة', en: 'Chocolate' },
      { ar: 'بطاقات', en: 'Cards' },
      { ar: 'سجادة', en: 'Carpet' },
    ],
    fact: {
      ar:
        'في إنجلترا جدران تتموّج كالأفعى، وتحتاج طوبًا أقل من المستقيمة! فالتموّج يثبّتها بطبقة واحدة بدل اثنتين. ' +
        'البنّاء لم يكن دائخًا إذن.',
      en:
        'England has garden walls that wiggle like snakes, and they take fewer bricks than straight ones! The ' +
        'curves hold up one layer where two would be needed. So the builder wasn’t dizzy.',
    },
    source: 'https://returntonow.net/2020/06/25/english-wavy-walls-use-fewer-bricks-than-straight-ones/',
  },
  {
    emoji: 'wood',
    centre: [16, 7],
    width: 8,
    seen: { ar: 'حلقات بيضوية بنّية وفاتحة', en: 'Oval rings, brown and pale' },
    ask: {
      ar: 'دوائر داخل دوائر: واحد يريد أن يطبّل عليها، وواحد أن يغمسها، وواحد أن يجلس عليها! ما هذا؟',
      en: 'Rings within rings: one of us wants to drum on it, one to dunk it and one to sit on it! What is it?',
    },
    answer: { ar: 'جذع شجرة', en: 'Tree trunk' },
    wrong: [
      { ar: 'دونات', en: 'Doughnut' },
      { ar: 'قهوة', en: 'Coffee' },
      { ar: 'طبل', en: 'Drum' },
    ],
    fact: {
      ar:
        'كل حلقة فيه سنة. وفي كاليفورنيا صنوبرة عمرها أكثر من 4,800 سنة، أقدم من الأهرام، ومكانها سرّ كي لا يزعجها ' +
        'أحد. حلم كل جدّة وقت القيلولة!',
      en:
        'Each ring is a year. A pine in California is over 4,800 years old, older than the pyramids, and where it ' +
        'stands is a secret so that nobody bothers it. Every grandmother’s dream at nap time!',
    },
    source: 'https://mossandfog.com/meet-methuselah-the-worlds-oldest-tree/',
  },
  {
    emoji: 'yarn',
    centre: [15, 15],
    width: 7,
    seen: { ar: 'أشرطة زرقاء مقوّسة', en: 'Curved blue bands' },
    ask: {
      ar: 'خطوط تلتفّ ولا يُعرف أولها من آخرها، مثل سوالف خالتي! ما هذا؟',
      en: 'Lines that wind on and on with no beginning and no end, like my aunt’s stories! What is it?',
    },
    answer: { ar: 'كرة صوف', en: 'Ball of yarn' },
    wrong: [
      { ar: 'كوكب أزرق', en: 'Blue planet' },
      { ar: 'موجة', en: 'Wave' },
      { ar: 'ملفوف', en: 'Cabbage' },
    ],
    fact: {
      ar:
        'في الحرب العالمية الأولى جلست جدّة بلجيكية تحيك عند نافذة تطلّ على القطارات: غرزة بارزة لقطار وثقب لآخر، ' +
        'ثم سلّمت قطعتها لجاسوس. احذروا الجدّات!',
      en:
        'In World War One a Belgian grandmother knitted at a window over the railway: a bumpy stitch for one ' +
        'train, a hole for another, and handed it all to a fellow spy. Never underestimate grandma!',
    },
    source: 'https://www.rachelneumeier.com/2017/06/06/if-i-saw-this-in-a-story-i-might-not-believe-it/',
  },
  {
    emoji: 'musical-keyboard',
    centre: [20, 17],
    width: 9,
    seen: { ar: 'أشرطة داكنة وبيضاء عمودية', en: 'Upright bands, dark and white' },
    ask: {
      ar: 'أبيض وأسود بالدور: إن لمسه خبير بكى الناس، وإن لمسه أخي بكى الناس! ما هذا؟',
      en:
        'Black and white by turns. When an expert touches it people weep; when my brother does, people weep! What ' +
        'is it?',
    },
    answer: { ar: 'بيانو', en: 'Piano' },
    wrong: [
      { ar: 'رقعة شطرنج', en: 'Chessboard' },
      { ar: 'علم', en: 'Flag' },
      { ar: 'سياج', en: 'Fence' },
    ],
    fact: {
      ar:
        'في داخله نحو 230 وترًا تشدّ هيكله بقوة تصل إلى 18 طنًّا، كثلاثة أفيال! وفي الخارج طفل يعزف «سنة حلوة» ' +
        'بإصبع واحدة.',
      en:
        'Inside, some 230 strings pull on its frame with up to 18 tons, like three elephants! And outside sits a ' +
        'child playing “Happy Birthday” with one finger.',
    },
    source: 'http://islandpiano.com/tension.htm',
  },
  {
    emoji: 'accordion',
    centre: [17, 16],
    width: 8,
    seen: { ar: 'طيّات ذهبية بجانب لون وردي قوي', en: 'Golden folds beside a strong pink' },
    ask: {
      ar: 'طيّات تنفتح وتنغلق، وكلما تحرّكت صاح الجيران: كفى! ما هذا؟',
      en: 'Folds that open and close, and each time the neighbours shout “Enough!” What is it?',
    },
    answer: { ar: 'أكورديون', en: 'Accordion' },
    wrong: [
      { ar: 'سلّم', en: 'Ladder' },
      { ar: 'ستارة', en: 'Curtain' },
      { ar: 'مكتبة', en: 'Bookshelf' },
    ],
    fact: {
      ar:
        'صوّت مجلس سان فرانسيسكو عام 1990 على جعله آلة المدينة الرسمية: 6 مقابل 4، رغم أنصار الكمان. الأربعة كانوا ' +
        'جيران العازف طبعًا!',
      en:
        'In 1990 San Francisco’s supervisors voted 6 to 4 to make it the city’s official instrument, whatever the ' +
        'violin fans said. The four must have lived next door to a player.',
    },
    source: 'https://apnews.com/376dd5a7b608f64b18abf834aaafc0fd',
  },
  {
    emoji: 'hedgehog',
    centre: [18, 15],
    width: 13,
    seen: { ar: 'بنّي داكن عليه شرطات فاتحة', en: 'Dark brown with a few pale dashes' },
    ask: {
      ar: 'بنّي منكوش، كشعر أخي قبل المدرسة! ما هذا؟',
      en: 'Brown and all over the place, like my brother’s hair before school! What is it?',
    },
    answer: { ar: 'قنفذ', en: 'Hedgehog' },
    wrong: [
      { ar: 'عش طائر', en: 'Bird’s nest' },
      { ar: 'فرشاة شعر', en: 'Hairbrush' },
      { ar: 'كعكة', en: 'Cake' },
    ],
    fact: {
      ar:
        'إذا شمّ رائحة جديدة مضغ حتى يرغي، ثم لوى جسمه ومسح الرغوة على شوكه! لا أحد يعرف لماذا. أغرب من تجربة ' +
        'العطور في المباركية.',
      en:
        'When it meets a new smell it chews up a froth, twists round and smears it over its spines! Nobody knows ' +
        'why. And you thought the perfume counter was strange.',
    },
    source: 'http://thehedgehogdiaries.blogspot.com/2012/10/self-anointing.html',
  },
  {
    emoji: 'mushroom',
    centre: [12, 12],
    width: 8,
    seen: { ar: 'دوائر وردية على أحمر', en: 'Pink rounds on red' },
    ask: {
      ar: 'أحمر منقّط، يظهر مع المطر، والكل يصيح: لا تلمسه! ما هذا؟',
      en: 'Red with spots: it pops up with the rain, and everyone shouts “Don’t touch!” What is it?',
    },
    answer: { ar: 'فطر', en: 'Mushroom' },
    wrong: [
      { ar: 'دعسوقة', en: 'Ladybird' },
      { ar: 'مظلة منقّطة', en: 'Spotted umbrella' },
      { ar: 'كرة', en: 'Ball' },
    ],
    fact: {
      ar:
        'من أكبر الكائنات الحية على الأرض فطر واحد تحت غابة في أوريغون، مساحته نحو 1,200 ملعب كرة! تخيّلوا حجم ' +
        'الأومليت.',
      en:
        'One of the largest living things on Earth is a single fungus under a forest in Oregon, as big as some ' +
        '1,200 football pitches! Imagine the omelette.',
    },
    source: 'https://www.guinnessworldrecords.com/world-records/66481-largest-fungi',
  },
  {
    emoji: 'game-die',
    centre: [15, 18],
    width: 14,
    seen: { ar: 'وجهان رماديان عليهما نقط داكنة', en: 'Two grey faces with dark dots' },
    ask: {
      ar: 'ستة وجوه ولا يبتسم منها واحد، والكل يرجوه: ستة! ستة! ما هذا؟',
      en: 'Six faces and never a smile, and everyone begs it: six, please, six! What is it?',
    },
    answer: { ar: 'نرد', en: 'Die' },
    wrong: [
      { ar: 'باب بيت', en: 'House door' },
      { ar: 'جبن', en: 'Cheese' },
      { ar: 'دومينو', en: 'Domino' },
    ],
    fact: {
      ar: 'قبله لعب اليونان والرومان بكعب الخروف، ولكل جانب منه قيمة. يعني بقايا القوزي كانت لعبة السهرة!',
      en:
        'Greeks and Romans used the ankle bones of sheep instead, with a value for each side. So the leftovers of ' +
        'dinner became the evening’s game!',
    },
    source: 'https://www.historicgames.com/learnmore/knuck.html',
  },
  {
    emoji: 'kite',
    centre: [16, 14],
    width: 15,
    seen: { ar: 'مثلّثات ملوّنة تلتقي على خلفية فاتحة', en: 'Coloured triangles meeting on a pale ground' },
    ask: {
      ar: 'ألوان وهواء، وإن تركتَه لحظة سافر بلا جواز! ما هذا؟',
      en: 'Bright colours and wind: let go for a second and it’s off abroad without a passport! What is it?',
    },
    answer: { ar: 'طائرة ورقية', en: 'Kite' },
    wrong: [
      { ar: 'علم', en: 'Flag' },
      { ar: 'خيمة', en: 'Tent' },
      { ar: 'شراع', en: 'Sail' },
    ],
    fact: {
      ar:
        'عام 1901 رفع ماركوني هوائي الراديو بواحدة منها في العاصفة، فالتقط حرفًا واحدًا عبر الأطلسي. لعبة الفريج ' +
        'هي التي وصّلت الراديو بين قارتين!',
      en:
        'In 1901 Marconi hung his aerial on one in the wind, and caught a single letter from across the Atlantic. ' +
        'A toy on a string joined two continents!',
    },
    source: 'http://openplaques.org/plaques/2413',
  },
];
