import { letters, puzzle, type Puzzle } from './puzzle.ts';

/** Puzzles over which a room argues. */
export const puzzles600: readonly Puzzle[] = [
  puzzle(
    ['carrot', letters('ال'), 'full-moon'],
    'jazar + al + qamar',
    'أي بلد عربي؟|Which Arab country?',
    ['جزر القمر|The Comoros', 'موريتانيا|Mauritania', 'جيبوتي|Djibouti', 'الصومال|Somalia'],
    'الجزر الذي نأكله والجزر التي في البحر يُكتبان سواء!|' +
      'Carrots and islands are spelt alike in Arabic: “Islands of the Moon”!',
  ),
  puzzle(
    ['carrot', letters('ال'), 'money-bag', letters('ديف')],
    'jazar + al + mal + dif',
    'إلى أين يسافر العرسان؟|Where do newlyweds fly?',
    ['جزر المالديف|The Maldives', 'جزر الكناري|The Canaries', 'جزيرة بالي|Bali', 'سيلان|Ceylon'],
    'والمال في وسط الاسم، كما تعرفون من الفاتورة.|With money in the middle of the name, as the bill confirms.',
  ),
  puzzle(
    ['tooth', 'bear', letters('اد')],
    'sin + dub + ad',
    'أي بطل حكاية؟|Which hero of a tale?',
    ['سندباد|Sinbad', 'علاء الدين|Aladdin', 'علي بابا|Ali Baba', 'شهريار|Shahryar'],
    'سنّ ودبّ في قارب واحد: هذه هي الرحلة الثامنة!|A tooth and a bear in one boat: call it his eighth voyage!',
  ),
  puzzle(
    ['tooth', letters('غافورة')],
    'sin + ghafura',
    'أي بلد؟|Which country?',
    ['سنغافورة|Singapore', 'ماليزيا|Malaysia', 'إندونيسيا|Indonesia', 'تايلاند|Thailand'],
    'اسمها «مدينة الأسد»، وما بقي منه هنا إلا سنّه.|The name means Lion City; here only its tooth is left.',
  ),
  puzzle(
    ['banana', letters('مبيق')],
    'mawz + ambiq',
    'أي بلد أفريقي؟|Which African country?',
    ['موزمبيق|Mozambique', 'مدغشقر|Madagascar', 'زيمبابوي|Zimbabwe', 'كينيا|Kenya'],
    'يقال إن البلد سُمّي على شيخ عربي اسمه موسى بن بيق، لا على الموز.|' +
      'It is said to be named after an Arab sheikh, Musa bin Bique, not the fruit.',
  ),
  puzzle(
    ['leafy-green', letters('ارة')],
    'khass + ara',
    'ماذا حلّ بالفريق؟|What befell the team?',
    ['خسارة|A loss', 'تعادل|A draw', 'فوز|A win', 'تأجيل|A delay'],
    'أول الخسارة خسّة: هكذا تبدأ الحمية أيضًا.|A loss begins with lettuce. So does a diet.',
  ),
  puzzle(
    ['cucumber', letters('ات')],
    'khiyar + at',
    'ماذا نعطيكم مع كل سؤال؟|What do you get with each question?',
    ['خيارات|Choices', 'أسئلة|Questions', 'جوائز|Prizes', 'نقاط|Points'],
    'أربع خيارات أمامكم… وكلها طازجة.|“Khiyar” is a cucumber and a choice: here are four, all fresh.',
  ),
  puzzle(
    ['cooked-rice', letters('نامة')],
    'ruz + nama',
    'ماذا على الحائط؟|What hangs on the wall?',
    ['رزنامة|A calendar', 'ساعة|A clock', 'لوحة|A painting', 'مرآة|A mirror'],
    'أصلها فارسي: «روز» يوم و«نامه» كتاب، ولا رزّ فيها.|It is Persian, “day-book”; there is no rice in it at all.',
  ),
  puzzle(
    ['dog', letters('شات')],
    'kalb + shat',
    'ماذا يحمل الشرطي؟|What does a policeman carry?',
    ['كلبشات|Handcuffs', 'صفّارة|A whistle', 'مصباح|A torch', 'دفتر|A notebook'],
    'كلب الشرطة يمسك اللص، وكلبشاته لا تتركه.|The police dog catches the thief, and his namesakes hold on.',
  ),
  puzzle(
    ['axe'],
    'fas',
    'أي مدينة قديمة؟|Which old city?',
    ['فاس|Fez', 'مراكش|Marrakesh', 'طنجة|Tangier', 'الرباط|Rabat'],
    'فأس بلا همزة، ومدينة فيها أزقة لا تدخلها سيارة.|The axe lends its name to a city whose lanes no car can enter.',
  ),
  puzzle(
    ['door', letters('ل')],
    'bab + l',
    'أي مدينة في التاريخ؟|Which city of history?',
    ['بابل|Babylon', 'نينوى|Nineveh', 'أور|Ur', 'تدمر|Palmyra'],
    'ومعنى اسمها القديم «باب الإله»: فالباب ليس حيلة!|Its old name means Gate of God: the door is no trick!',
  ),
  puzzle(
    ['blueberries', letters('عنخ آمون')],
    'tut + ankh amun',
    'أي ملك قديم؟|Which ancient king?',
    ['توت عنخ آمون|Tutankhamun', 'رمسيس الثاني|Ramesses II', 'نبوخذ نصّر|Nebuchadnezzar', 'حمورابي|Hammurabi'],
    'صاحب القناع الذهبي كان صبيًّا، وبدأ اسمه بالتوت!|' +
      'The king of the golden mask was a boy, and sounds like berries in Arabic!',
  ),
  puzzle(
    ['mouse', letters('س')],
    'far + s',
    'من على الحصان؟|Who is on the horse?',
    ['فارس|A knight', 'سائس|A groom', 'أمير|A prince', 'صياد|A hunter'],
    'أشجع فأر في اللغة: زادوه سينًا فركب الحصان.|The bravest mouse in the language: one “s”, and it rides.',
  ),
  puzzle(
    ['full-moon', letters('ية')],
    'badr + iyya',
    'أي اسم خليجي؟|Which Gulf name?',
    ['بدرية|Badriya', 'حصة|Hessa', 'لولوة|Lulwa', 'نورية|Nouriya'],
    'القمر الكامل «بدر»، وفي كل عائلة خليجية خالة بدرية.|' +
      'A full moon is “badr”, and each Gulf family has an aunt Badriya.',
  ),
  puzzle(
    ['tooth', letters('ارة')],
    'sinn + ara',
    'ماذا مع الحدّاق؟|What does an angler hold?',
    ['سنّارة|A fishhook', 'شبكة|A net', 'مجداف|An oar', 'مرساة|An anchor'],
    'لها سنّ واحدة، وتعضّ قبل السمكة.|It has a single tooth, and bites before the fish does.',
  ),
  puzzle(
    ['candle', letters('دان')],
    'sham + dan',
    'ماذا على الطاولة؟|What is on the table?',
    ['شمعدان|A candlestick', 'فنجان|A cup', 'إبريق|A jug', 'مزهرية|A vase'],
    'مكان الشمع، كما «قَلَمدان» مكان القلم.|A home for candles, as “qalamdan” is a home for pens.',
  ),
  puzzle(
    ['egg', letters('اء')],
    'bayd + a',
    'أي لون؟|Which colour?',
    ['بيضاء|White', 'سوداء|Black', 'خضراء|Green', 'حمراء|Red'],
    'البيضة والبياض من جذر واحد، ولو كانت البيضة بنّية!|' +
      'Egg and white share a root in Arabic, even when the egg is brown!',
  ),
  puzzle(
    ['duck', letters('ا'), letters('رية')],
    'batt + a + riyya',
    'ماذا ينقص هاتفك دائمًا؟|What is your phone always short of?',
    ['بطارية|Battery', 'ذاكرة|Memory', 'شبكة|Signal', 'شاشة|A screen'],
    'بطة داخل كل هاتف، ولهذا تغرق سريعًا.|A duck in each phone, and yet it goes under so fast.',
  ),
  puzzle(
    [letters('م'), 'fire', letters('ة')],
    'm + nar + a',
    'من يدلّ السفن؟|Who guides the ships?',
    ['منارة|A lighthouse', 'سارية|A mast', 'مرساة|An anchor', 'بوصلة|A compass'],
    'النار في وسطها، وكانت تُوقد فيها حقًّا.|There is fire in the middle, and once there really was.',
  ),
  puzzle(
    ['triangular-flag', letters('اء')],
    'alam + a',
    'من في المختبر؟|Who is in the laboratory?',
    ['علماء|Scientists', 'أمراء|Princes', 'شعراء|Poets', 'خبراء|Experts'],
    'عَلَم وألف وهمزة: كل عالِم راية.|A flag and two letters: each scholar is a banner.',
  ),
];
