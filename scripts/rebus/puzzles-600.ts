import { letters, puzzle, type Puzzle } from './puzzle.ts';

/** Puzzles over which a room argues. */
export const puzzles600: readonly Puzzle[] = [
  puzzle(
    ['carrot', letters('ال'), 'full-moon'],
    'jazar + al + qamar',
    'أرنب يأكل نصف اسمه، وشاعر يتغزّل بالنصف الآخر! أي بلد عربي؟|' +
      'A rabbit would eat half its name, and a poet would sigh at the other half! Which Arab country?',
    ['جزر القمر|The Comoros', 'موريتانيا|Mauritania', 'جيبوتي|Djibouti', 'الصومال|Somalia'],
    'يسمّونه جزر العطور: زهرته «يلانغ يلانغ» تدخل عطورًا كثيرة، ويقال إنك تشمّه قبل أن تراه! أما الجزر البرتقالي ' +
      'فمن عند الأرنب.|' +
      'They call it the Perfume Isles: its ylang-ylang goes into many a scent, and some say you smell it before ' +
      'you see it! (Islands and carrots are spelt alike in Arabic.)',
    'https://www.somethinggeography.com/2018/01/PerfumeIsles.html',
  ),
  puzzle(
    ['carrot', letters('ال'), 'money-bag', letters('ديف')],
    'jazar + al + mal + dif',
    'يقضي فيها العريس ثلاث ليالٍ، ويسدّد ثمنها ثلاث سنين! إلى أين سافر؟|' +
      'The groom spends three nights there, and three years paying it off! Where did they fly?',
    ['جزر المالديف|The Maldives', 'جزر الكناري|The Canaries', 'جزيرة بالي|Bali', 'سيلان|Ceylon'],
    'أعلى نقطة طبيعية فيها نحو 2.4 متر فوق البحر: لاعب كرة سلة يلمسها وهو واقف على الشاطئ! اتركوا حذاء التسلّق ' +
      'في البيت.|' +
      'Its highest natural point is about 2.4 metres above the sea: a basketball player could touch it standing ' +
      'on the beach! Leave the climbing boots at home.',
    'http://voyagermagazine.com.au/gallery/the-lowest-country-in-the-world/',
  ),
  puzzle(
    ['tooth', 'bear', letters('اد')],
    'sin + dub + ad',
    'سافر سبع مرات وتورّط فيها كلها، ولم يقل له أحد: اقعد في بيتك! من هو؟|' +
      'Seven voyages, trouble on every one, and nobody ever told him to stay at home! Who is he?',
    ['سندباد|Sinbad', 'علاء الدين|Aladdin', 'علي بابا|Ali Baba', 'شهريار|Shahryar'],
    'في رحلته الأولى نزلوا جزيرة وأشعلوا نار الطبخ، فإذا هي سمكة ضخمة، أحسّت بالحرارة فغاصت بهم! أسوأ كشتة في ' +
      'التاريخ.|' +
      'On the first they landed on an island and lit their cooking fires. It was a giant fish, it felt the heat, ' +
      'and down it went! The worst barbecue in literature.',
    'https://bookrags.com/ebooks/10471/40.html',
    { isForChildren: true },
  ),
  puzzle(
    ['tooth', letters('غافورة')],
    'sin + ghafura',
    'بلد نظيف، المنديل فيه يخاف أن يقع! أي بلد؟|A country so clean that a tissue is afraid to fall! Which one?',
    ['سنغافورة|Singapore', 'ماليزيا|Malaysia', 'إندونيسيا|Indonesia', 'تايلاند|Thailand'],
    'تمثالها الشهير، نصفه أسد ونصفه سمكة، ليس أسطورة قديمة: رسمه مدير حوض أسماك عام 1964 شعارًا للسياحة! طلبوا ' +
      'أسدًا، فلم ينسَ شغله.|' +
      'Its famous merlion is no ancient legend: the curator of an aquarium designed it in 1964 as a tourist ' +
      'board’s logo! Ask a fish man for a lion, and that’s what you get.',
    'https://intend2travel.info/2024/03/16/todays-image-making-of-a-mythical-creature',
  ),
  puzzle(
    ['banana', letters('مبيق')],
    'mawz + ambiq',
    'بلد أفريقي كبير: قشّروا أوله وكُلوه! أي بلد؟|A big African country: peel the first half and eat it! Which one?',
    ['موزمبيق|Mozambique', 'مدغشقر|Madagascar', 'زيمبابوي|Zimbabwe', 'كينيا|Kenya'],
    'اسمه من تاجر عُماني حكم جزيرته قبل البرتغاليين: موسى بن بيق! قولوها بسرعة. فلا موز في القصة، وإن كان في الصورة.|' +
      'It’s named after an Omani merchant who ruled its island before the Portuguese: Musa bin Bique! Say it ' +
      'fast. No bananas were involved.',
    'https://en.wikipedia.org/wiki/Mussa_Bin_Bique',
  ),
  puzzle(
    ['leafy-green', letters('ارة')],
    'khass + ara',
    'لعبنا أحسن منهم، والحكم أعمى، والملعب مائل! ماذا حلّ بالفريق؟|' +
      'We played better, the referee was blind, and the pitch sloped! What befell the team?',
    ['خسارة|A loss', 'تعادل|A draw', 'فوز|A win', 'تأجيل|A delay'],
    'درسوا وجوه الفائزين في الأولمبياد: صاحب البرونزية أسعد من صاحب الفضية! فالثاني يقول: لو أنّي… والثالث يقول: ' +
      'الحمد لله، معي ميدالية.|' +
      'Researchers studied the faces of Olympic medallists: bronze is happier than silver! Second thinks “if ' +
      'only…”, and third thinks “at least I got one”.',
    'https://tippie.uiowa.edu/news/2021/07/university-iowa-research-finds-bronze-medalists-happier-those-silver',
  ),
  puzzle(
    ['cucumber', letters('ات')],
    'khiyar + at',
    'نعطيكم أربعة مع كل سؤال، فتخطئون بثقة! ما هي؟|' +
      'You get four with each question, and go wrong with total confidence! What are they?',
    ['خيارات|Choices', 'أسئلة|Questions', 'جوائز|Prizes', 'نقاط|Points'],
    'عرض متجر 24 نوع مربّى فاشترى 3 في المئة، ثم عرض 6 فاشترى نحو 30! الكثرة تحيّر. لذلك نعطيكم أربعة… وكلها طازجة.|' +
      'A shop showed 24 jams and 3 per cent of tasters bought one; it showed 6, and nearly 30 did! So we give ' +
      'you four, all fresh: “khiyar” is a choice and a cucumber.',
    'https://jasoncollins.blog/2014/08/06/not-the-jam-study-again/',
    { isForChildren: true },
  ),
  puzzle(
    ['cooked-rice', letters('نامة')],
    'ruz + nama',
    'معلّقة في مطبخ جدتي، نقطع منها كل صباح ولا تشتكي! ما هي؟|' +
      'It hangs in grandma’s kitchen; we tear a piece off it every morning and it never complains! What is it?',
    ['رزنامة|A calendar', 'ساعة|A clock', 'لوحة|A painting', 'مرآة|A mirror'],
    'الاسم فارسي: كتاب اليوم، ولا رزّ فيه. وفي تايلاند تسبقنا بـ543 سنة: مولود 2010 عندنا هو مولود 2553 عندهم! ' +
      'المستقبل على بُعد طائرة.|' +
      'The word is Persian, “day-book”: no rice in it. In Thailand it runs 543 years ahead: born in 2010 here, ' +
      'you were born in 2553 there! The future is a plane ride away.',
    'https://learnthaiwithmod.com/2015/06/thai-calendar',
  ),
  puzzle(
    ['dog', letters('شات')],
    'kalb + shat',
    'سواران من حديد، لا يُلبسان في عرس! ماذا يحمل الشرطي؟|' +
      'A pair of bracelets that nobody wears to a wedding! What does a policeman carry?',
    ['كلبشات|Handcuffs', 'صفّارة|A whistle', 'مصباح|A torch', 'دفتر|A notebook'],
    'في نيوزيلندا أخرجت الشرطة بطريقين من محل سوشي، فعادا بعد ساعات! سمّتهما «متشرّدَين يتهاديان»، ولم تجد لهما ' +
      'مقاسًا.|' +
      'New Zealand’s police moved two penguins out of a sushi shop, and hours later they were back! “Waddling ' +
      'vagrants”, they called them. There were none in their size.',
    'https://www.travelandleisure.com/animals/zoo-penguins-sneak-into-sushi-shop-after-police-kicked-them-out',
  ),
  puzzle(
    ['axe'],
    'fas',
    'متاهة أزقّة: من دخلها عصرًا بلا دليل خرج بعد المغرب… وهو في المغرب! أي مدينة؟|' +
      'A maze of lanes: go in after lunch without a guide, and you may be out by Thursday! Which old Moroccan city?',
    ['فاس|Fez', 'مراكش|Marrakesh', 'طنجة|Tangier', 'الرباط|Rabat'],
    'أزقّتها القديمة أضيق من أن تدخلها سيارة، فالثلاجة الجديدة تصل على ظهر حمار! توصيل مجاني، وبوق طبيعي.|' +
      'Its old lanes are too narrow for any car, so the new fridge arrives by donkey! Free delivery, and the ' +
      'horn is natural.',
    'Fluent Emoji: axe',
  ),
  puzzle(
    ['door', letters('ل')],
    'bab + l',
    'برج إلى السماء، وحدائق معلّقة، وجيران لا يفهم بعضهم بعضًا! أي مدينة؟|' +
      'A tower to the sky, hanging gardens, and neighbours who couldn’t understand a word! Which city?',
    ['بابل|Babylon', 'نينوى|Nineveh', 'أور|Ur', 'تدمر|Palmyra'],
    'معنى اسمها القديم «باب الإله». وقبل أكثر من 3,700 سنة غضب تلميذ هناك من واجبه فعضّ لوح الطين، وأثر أسنانه ' +
      'باقٍ! أصدق رأي في الواجبات.|' +
      'The old name means Gate of God. Over 3,700 years ago a pupil there got so cross with his homework that he ' +
      'bit the clay, and the toothmarks still show! Never was criticism so honest.',
    'http://laphamsquarterly.org/education/schoolboy-where-are-you-going',
  ),
  puzzle(
    ['blueberries', letters('عنخ آمون')],
    'tut + ankh amun',
    'صبيّ صار ملكًا قبل أن ينبت شاربه، ونام في الذهب! أي ملك؟|' +
      'A boy who was king before he could shave, and slept in gold! Which king?',
    ['توت عنخ آمون|Tutankhamun', 'رمسيس الثاني|Ramesses II', 'نبوخذ نصّر|Nebuchadnezzar', 'حمورابي|Hammurabi'],
    'لا علاقة لاسمه بالتوت، ومع ذلك وُجد في قبره نوعان من توت العرعر، وعنب وبذور بطيخ! واضح أن أمه رتّبت الحقيبة.|' +
      'His name has nothing to do with berries, “tut” in Arabic; yet two kinds of juniper berries lay in his ' +
      'tomb, with grapes and watermelon seeds. It’s plain whose mother packed the bag!',
    'https://www.apnews.com/8d386a2ee0a1376d04529509d3f65b90',
  ),
  puzzle(
    ['mouse', letters('س')],
    'far + s',
    'أجبن من في المطبخ: أعطوه حرفًا واحدًا فركب الحصان! من هو؟|' +
      'The biggest coward in the kitchen: give him one letter, and he’s up on a horse! Who is he?',
    ['فارس|A knight', 'سائس|A groom', 'أمير|A prince', 'صياد|A hunter'],
    'وفي الشطرنج يقفز فوق الجميع، ويستطيع أن يزور المربعات الـ64 كلها، كل واحد مرة لا غير! أما أصله الفأر فيزور ' +
      'الثلاجة مرتين في الليلة.|' +
      'In chess he jumps over everyone, and can visit all 64 squares, each just once! The mouse that he began as ' +
      'visits the fridge twice a night.',
    'Fluent Emoji: mouse',
    { isForChildren: true },
  ),
  puzzle(
    ['full-moon', letters('ية')],
    'badr + iyya',
    'خالة في كل عائلة خليجية، إذا قالت: كبرتَ! فاحمِ خدّيك! ما اسمها؟|' +
      'Every Gulf family has an aunt of this name. When she says “How you’ve grown!”, guard your cheeks! What is ' +
      'she called?',
    ['بدرية|Badriya', 'حصة|Hessa', 'لولوة|Lulwa', 'نورية|Nouriya'],
    'البدر قمر كامل، والقمر يُبطئ الأرض حتى يطول يومنا جزءًا من ألف من الثانية كل مئة سنة! وخالتي ما زالت تقول: ' +
      'اليوم قصير.|' +
      '“Badr” is the full moon, and the Moon slows us down: days grow by about a thousandth of a second in a ' +
      'hundred years! And auntie still says there’s no time for anything.',
    'https://www.bradfordera.com/2025/05/15/the-moon-is-slowly-drifting-away-from-earth',
  ),
  puzzle(
    ['tooth', letters('ارة')],
    'sinn + ara',
    'تعضّ السمكة أولًا، ثم تبدأ السوالف: كانت بهذا الحجم! ماذا مع الحدّاق؟|' +
      'It bites the fish first; then come the stories: “It was this big!” What does an angler hold?',
    ['سنّارة|A fishhook', 'شبكة|A net', 'مجداف|An oar', 'مرساة|An anchor'],
    'السمك يسعل ليطرد ما علق بخياشيمه، وعُرف عن بعضه أنه سعل حتى أخرجها! إن قال الحدّاق: أفلتت مني، فلعلها كانت ' +
      'مزكومة.|' +
      'Fish cough to clear their gills, and have been known to cough one of these up! So when he says that it ' +
      'got away, perhaps it only had a cold.',
    'https://quizzclub.com/trivia/fish-can-cough/answer/1255/',
  ),
  puzzle(
    [letters('جر'), 'garlic', letters('ة')],
    'jur + thum + a',
    'أصغر ضيف: لا يراه أحد ولا يدعوه أحد، ويدخل مع المصافحة! ما هو؟|' +
      'The smallest guest of all: nobody sees it, nobody asked it, and it comes in with a handshake! What is it?',
    ['جرثومة|A germ', 'بعوضة|A mosquito', 'خنفساء|A beetle', 'عنكبوت|A spider'],
    'في وسطها ثوم، فلا عجب أن نبتعد عنها! وأول من رآها، الهولندي ليفنهوك، نظر في قطرة ماء فوجد «حيوانات صغيرة» ' +
      'تسبح. ومن يومها لا يشرب أحد مرتاحًا.|' +
      'There’s garlic, “thum”, in the middle, so no wonder we keep away! The first to see one, the Dutchman ' +
      'Leeuwenhoek, looked into a drop of water and found “little animals” swimming. Cheers!',
    'https://www.indiatoday.in/education-today/gk-current-affairs/story/' +
      'antonie-van-leeuwenhoek-the-cloth-merchant-who-discovered-microorganisms-2788931-2025-09-17',
    { isForChildren: true, number: 63 },
  ),
  puzzle(
    [letters('ت'), 'snake'],
    'ta + hayya',
    'يرميها الداخل إلى الديوانية على الجميع، فيقفون لها ولا يهرب أحد! ما هي؟|' +
      'Whoever comes into the diwaniya throws it at everyone; they all stand up, and nobody runs! What is it?',
    ['تحية|A greeting', 'نكتة|A joke', 'وسادة|A cushion', 'مسبحة|A string of beads'],
    'في آخرها حيّة، لكن تركها هو الذي يلدغ: كتب مقهى فرنسي في قائمته «قهوة!» بـ7 يورو، و«صباح الخير، قهوة من ' +
      'فضلك» بـ1.40!|' +
      'There’s a snake, “hayya”, at the end, but it’s leaving it out that bites: a French café’s menu had ' +
      '“Coffee!” at 7 euros, and “Good morning, a coffee, please” at 1.40.',
    'https://www.theguardian.com/world/2013/dec/11/french-cafe-discounts-police-customers',
    { number: 64 },
  ),
  puzzle(
    ['duck', letters('ا'), letters('رية')],
    'batt + a + riyya',
    '100% في الصباح، و9% في العزيمة، والشاحن في السيارة! ماذا ينقص هاتفك دائمًا؟|' +
      '100% in the morning, 9% at the party, and the charger is in the car! What is it always short of?',
    ['بطارية|Battery', 'ذاكرة|Memory', 'شبكة|Signal', 'شاشة|A screen'],
    'والكلمة نفسها لصفّ من المدافع: بطارية مدفعية! فكيف تموت بطاريتك من مقطعين عن القطط؟|' +
      'The same word, in English as in Arabic, is also a row of cannons! So how can two cat videos finish it off?',
    'Fluent Emoji: duck',
  ),
  puzzle(
    [letters('م'), 'fire', letters('ة')],
    'm + nar + a',
    'أطول واحدة على الشاطئ، تغمز للسفن طول الليل ولا يعاتبها أحد! ما هي؟|' +
      'The tallest on the shore: she winks at ships all night, and nobody minds! What is it?',
    ['منارة|A lighthouse', 'سارية|A mast', 'مرساة|An anchor', 'بوصلة|A compass'],
    'أشهرها في الإسكندرية، من عجائب الدنيا السبع، وكانت النار تُوقد فوقها. واسم جزيرتها «فاروس» صار معناه منارة ' +
      'بالفرنسية والإيطالية والإسبانية: إعلان ما زال يعمل!|' +
      'The most famous, at Alexandria, was a wonder of the world, with a real fire on top. Its island, Pharos, ' +
      'became the word for one in French, Italian and Spanish: an advertisement still running!',
    'Fluent Emoji: fire',
  ),
  puzzle(
    ['artist-palette', 'man-genie'],
    'fann + jan',
    'نصفه رسّام ونصفه من المصباح، ولا تقوم من الديوانية قبل أن تهزّه! ما هو؟|' +
      'Half is an artist’s, half came out of a lamp, and you can’t leave before you shake it! What is it?',
    ['فنجان|A coffee cup', 'إبريق|A water jug', 'ملعقة|A teaspoon', 'صينية|A serving tray'],
    'هزّه يعني: اكتفيت. ومن لا يعرف هذا يصبّون له إلى الفجر! وكيف يكتفي وفي داخله جنّيّ؟|' +
      'Shaking it means “no more, thank you”. Whoever doesn’t know is poured for until dawn! And how could it be ' +
      'enough, with a genie in there?',
    'https://qahwaworld.com/?p=4473',
    { number: 65 },
  ),
];
