import { letters, puzzle, type Puzzle } from './puzzle.ts';

/** Puzzles that someone in the room reads. */
export const puzzles400: readonly Puzzle[] = [
  puzzle(
    [letters('دي'), 'fire'],
    'di + nar',
    'يدخل الجيب صباحًا فيحرقه قبل الظهر! ماذا في الجيب؟|' +
      'It goes into the pocket in the morning and burns a hole in it by noon! What is it?',
    ['دينار|A dinar', 'درهم|A dirham', 'ريال|A riyal', 'جنيه|A pound'],
    'أصله روماني: «ديناريوس»، أي ذو العشرة. سقطت روما قبل أكثر من 1,500 سنة، واسم فلوسها ما زال في محفظتك… الاسم ' +
      'فقط!|' +
      'It’s Roman: the “denarius”, the coin of ten. Rome fell over 1,500 years ago, and the name of its money is ' +
      'still in our wallets. Only the name!',
    'https://www.oddlyverified.com/from-rome-to-riyadh-the-ancient-coin-hiding-in-modern-money',
  ),
  puzzle(
    ['tokyo-tower', letters('ر')],
    'burj + r',
    'طوابق فوق طوابق، ومن أراد أن يعضّه من فوق احتاج مصعدًا! ماذا نأكل؟|' +
      'Storey upon storey: to bite the top you’d need a lift! What are we eating?',
    ['برجر|A burger', 'بيتزا|Pizza', 'كباب|Kebab', 'فلافل|Falafel'],
    'منذ 1986 تقيس مجلة الإيكونوميست غلاء الدول بسعر واحد منه! بدأت مزحة وصارت مؤشرًا عالميًّا: الاقتصاد الوحيد ' +
      'الذي يُدرس مع الكاتشب.|' +
      'Since 1986 The Economist has compared the world’s currencies by the price of one! It began as a joke and ' +
      'became a famous index: the only economics served with ketchup.',
    'https://kevinshomeofstuff.blogspot.com/2017/01/the-us-dollar-is-now-overvalued-against.html',
    { isForChildren: true },
  ),
  puzzle(
    ['ladder', letters('ون')],
    'sullam + un',
    'يقفز الشلالات ليعود إلى بيت أهله، ونحن نشتكي من درج السرداب! أي سمك؟|' +
      'It leaps up waterfalls to get back to its parents’ place, and we moan about the stairs! Which fish?',
    ['سلمون|Salmon', 'تونة|Tuna', 'هامور|Grouper', 'زبيدي|Pomfret'],
    'يعود من المحيط إلى النهر الذي وُلد فيه بالشمّ، وأنفه أقوى من أنف الكلب! أخي يعرف طريق المطبخ بالطريقة نفسها.|' +
      'It finds its way from the ocean to the river where it was born by smell, with a nose keener than a dog’s! ' +
      'My brother finds the kitchen the same way.',
    'https://pnwsalmoncenter.org/fish-fact/sense-of-smell/',
  ),
  puzzle(
    ['old-man', 'raised-hand'],
    'jadd + yad',
    'كلمة تُقال للسيارة والهاتف والثوب، وبعد أسبوع لا يقولها أحد! ماذا تقرأ؟|' +
      'It’s said of a car, a phone, a dress, and a week later nobody says it any more! What does it say?',
    ['جديد|New', 'قديم|Old', 'جميل|Pretty', 'بعيد|Far'],
    'نصفها جدّ ونصفها يد، ومعناها شباب! أما رائحة السيارة في أول أيامها فغازات من البلاستيك والجلد، وتُباع في ' +
      'بخّاخات لمن اشتاق.|' +
      'In Arabic “new” begins with grandfather! As for that new-car smell, it’s gas given off by plastic and ' +
      'leather, and they sell it in sprays for those who miss it.',
    'http://goatz.blogspot.com/2024/11/what-causes-new-car-smell.html',
  ),
  puzzle(
    ['rooster', letters('ور')],
    'dik + or',
    'غيّر الستائر، ونقل الكنب، وأيقظكم فجرًا ليسأل: ما رأيكم؟ بماذا هو مشغول؟|' +
      'He changed the curtains, moved the sofa and woke you at dawn for an opinion! What is he busy with?',
    ['ديكور|The décor', 'السجاد|The carpet', 'الأثاث|Furniture', 'المطبخ|The kitchen'],
    'طائر التعريش الأسترالي يزيّن مدخله بكل شيء أزرق، وأحبّها أغطية الزجاجات. حرّك أحدهم غطاء واحدًا، فأعاده ' +
      'الطائر في اليوم التالي إلى مكانه! أمي بريش.|' +
      'Australia’s satin bowerbird decorates his bower with anything blue, bottle tops above all. Someone moved ' +
      'a single top, and next day it was back in its place! Just like Mum, with feathers.',
    'https://www.tilligerryhabitat.org.au/bower-bird-impresses-females/',
    { isForChildren: true },
  ),
  puzzle(
    ['elephant', letters('سوف')],
    'fil + sawf',
    'يسأل: لماذا نغسل الصحن ما دمنا سنوسّخه؟ وأمه تسمّيه كسلًا! من هو؟|' +
      '“Why wash a plate that we’ll only dirty again?” he asks. His mother calls it laziness! What is he?',
    ['فيلسوف|A philosopher', 'شاعر|A poet', 'طبيب|A doctor', 'محامٍ|A lawyer'],
    'ديوجين الإغريقي سكن جرّة كبيرة، فجاءه الإسكندر الأكبر وعرض عليه ما يشاء، فقال: تنحَّ قليلًا، حجبتَ عني الشمس!|' +
      'Diogenes the Greek lived in a big jar. Alexander the Great came and offered him anything he liked. “Then ' +
      'move over,” he said. “You’re blocking my sun!”',
    'https://forum.indieagora.com/viewtopic.php?p=1304',
  ),
  puzzle(
    ['cloud-with-rain', letters('ب')],
    'matar + b',
    'إذا غنّى صفّقوا له، وإذا غنّى أبي في الحمّام صفقوا الباب! من على المسرح؟|' +
      'When he sings they clap; when Dad sings in the shower they slam the door! Who is on stage?',
    ['مطرب|A singer', 'ممثل|An actor', 'خطيب|A speaker', 'ساحر|A magician'],
    'كلنا كذلك تحت الدش: السيراميك يردّ الصوت فيطوّله ويخفي غلطاته، وميكروفون الكاريوكي يقلّد الحمّام! لا تخرجوا ' +
      'قبل أن يكتشفكم أحد.|' +
      'We’re all one in the shower: the tiles throw your voice back, stretch it and hide the mistakes. Karaoke ' +
      'microphones copy the bathroom! Stay in there until somebody discovers you.',
    'https://www.thebigsing.com.au/post/why-we-sing-better-in-the-shower',
  ),
  puzzle(
    ['salt', letters('ن')],
    'milh + n',
    'الكلمات لغيره، والصوت لغيره، ولا أحد يطلب معه صورة! من وراء الأغنية؟|' +
      'Another wrote the words, another sings them, and nobody wants a selfie with him! Who is behind the song?',
    ['ملحّن|A composer', 'مطرب|A singer', 'عازف|A player', 'شاعر|A poet'],
    'أشهرهم بيتهوفن كان، كما يُروى، يعدّ لكل فنجان 60 حبّة قهوة، لا تزيد ولا تنقص! لو ضيّف ديوانيتنا لأذّن ' +
      'الفجر قبل الدلّة الأولى.|' +
      'Beethoven, they say, counted out 60 coffee beans for every cup, no more and no less! In our diwaniya it would ' +
      'be dawn before anyone had a sip.',
    'https://www.classical-music.com/features/articles/5-december-beethoven-s-caffeine-addiction/',
  ),
  puzzle(
    [letters('م'), 'triangular-flag'],
    'm + alam',
    'يقول: بقي سؤال واحد! قبل الجرس بدقيقة، فيتنهّد الصف كله. من هو؟|' +
      '“Just one more question,” says this person a minute before the bell, and the whole class groans! Who is it?',
    ['معلّم|A teacher', 'مدير|A headmaster', 'طالب|A pupil', 'حارس|A guard'],
    'في كويت زمان كان الأولاد يدفعون للمطوّع أجرته كل خميس، واسمها «الخميسية». تخيّلوا أن تدفعوا من جيبكم ثمن ' +
      'واجباتكم!|' +
      'In old Kuwait boys paid theirs, the mutawwa, every Thursday: the fee was called the “Thursdayer”. Imagine ' +
      'paying for your own homework!',
    'http://www.swalif.com/forum/showpost.php?s=b9079751243ec84ce7448a10b194abd7&p=1860072&postcount=48',
    { isForChildren: true },
  ),
  puzzle(
    ['drop-of-blood', letters('شق')],
    'dam + shq',
    'مدينة الياسمين و«تكرم عينك»، مع أن أول الاسم يخوّف! أي مدينة؟|' +
      'City of jasmine and sweet words, though its name begins with a fright! Which city?',
    ['دمشق|Damascus', 'بغداد|Baghdad', 'حلب|Aleppo', 'عمّان|Amman'],
    'سمّى بها الإنجليز قماشًا وخوخًا ووردة: دماسك ودامسون ووردة دماسك! نصف جهاز العروس من اسمها، والعروس لا تدري.|' +
      'A cloth, a plum and a rose are named after it: damask, the damson and the damask rose! Half a bride’s ' +
      'trousseau, and she never knew.',
    'http://www.etymologie.nl/e/ewn/lemmata/damast.html',
  ),
  puzzle(
    ['palm-up-hand', letters('تة')],
    'kaff + ta',
    'تُشوى، فيفتح الجار شبّاكه ويقول: بس أسلّم! ماذا على الفحم؟|' +
      'It’s on the grill, and the neighbour opens his window “just to say hello”! What is on the coals?',
    ['كفتة|Kofta', 'تكة|Tikka', 'كبدة|Liver', 'ريش|Chops'],
    'ليست من «الكفّ» كما ظننتم، بل من الفارسية «كوفتن»، أي دقّ. والجار ما زال يدقّ… الباب!|' +
      'It isn’t named after the palm, “kaff”, after all, but from the Persian “koftan”, to pound. And the ' +
      'neighbour is still pounding, at the door!',
    'https://www.thefreedictionary.com/K%C3%B6fte',
  ),
  puzzle(
    [letters('ال'), 'water-wave', letters('ين')],
    'al + bahr + ayn',
    'رسمنا واحدًا والاسم يقول اثنين، والجسر يقول: الزحمة من الجهتين! أي بلد؟|' +
      'We drew one, the name says two, and the causeway says: traffic jams both ways! Which country?',
    ['البحرين|Bahrain', 'الكويت|Kuwait', 'المغرب|Morocco', 'اليمن|Yemen'],
    'واحد مالح فوق، وتحته عيون عذبة، حتى إن الغوّاص ينزل تحت الملح فيجد الماء الحلو! عطشان في البحر؟ انزل أكثر.|' +
      'One is the salt sea; the other, the springs below it: in places you can dive under the salt water and ' +
      'find fresh! Thirsty at sea? Go deeper.',
    'https://www.wanderlust.co.uk/content/bahrain-pearling-history/',
    { isForChildren: true },
  ),
  puzzle(
    [letters('أبو'), 'deer'],
    'abu + zabi',
    'مدينة اسمها «أبو»، وابنها يسبقكم كلكم! أي مدينة؟|' +
      'A city named as a father, whose child would outrun all of you! Which city?',
    ['أبو ظبي|Abu Dhabi', 'أم القيوين|Umm Al Quwain', 'رأس الخيمة|Ras Al Khaimah', 'الفجيرة|Fujairah'],
    'يُروى أن صيادين من ليوا تبعوا ظبيًا إلى جزيرة فدلّهم على عين ماء، وقامت البلدة عام 1761. المرشد السياحي ' +
      'الوحيد الذي نوى السيّاح أكله!|' +
      'Legend has it that hunters from Liwa trailed a gazelle to an island, where it led them to a spring, and ' +
      'the town began in 1761. The only guide that the tourists meant to eat!',
    'https://www.thenational.ae/in-the-footsteps-of-a-gazelle-in-1761-the-wellspring-of-a-capital-1.604852',
  ),
  puzzle(
    ['cat', letters('ن')],
    'qut + n',
    'قميص العيد منه، وبعد غسلة واحدة صار على مقاس أخي الصغير! مم صُنع؟|' +
      'The Eid shirt was made of it; after one hot wash it fits my little brother! What is it made of?',
    ['قطن|Cotton', 'صوف|Wool', 'حرير|Silk', 'جلد|Leather'],
    'أول نبتة برعمت على القمر، عام 2019، لم تكن وردة بل قطنة في علبة حملتها مركبة صينية! قماش فضائي، ويحتاج ' +
      'كيًّا أيضًا.|' +
      'The first plant ever to sprout on the Moon, in 2019, was no rose but a cotton seed aboard a Chinese ' +
      'probe! Space fabric, and it will still need ironing.',
    'http://go-taikonauts.com/en/chinese-space-news/2361-moon-sees-first-cotton-seed-sprout',
    { isForChildren: true },
  ),
  puzzle(
    ['cat', letters('ايف')],
    'qat + ayif',
    'تُحشى وتُقلى وتُخبّأ للسحور، فيجدها خالي بعد التراويح! أي حلوى رمضانية؟|' +
      'Stuffed, fried and hidden for later, until my uncle sniffs them out! Which Ramadan sweet?',
    ['قطايف|Qatayef', 'كنافة|Kunafa', 'لقيمات|Luqaimat', 'بسبوسة|Basbousa'],
    'من روايات اسمها أن الضيوف كانوا «يقطفونها» من الصحن قطفًا! الرسالة واضحة: من تأخّر أكل الورقة التي تحتها.|' +
      'One story of the name is that guests “plucked” them off the dish, in Arabic “qatf”! The message is clear: ' +
      'come late and you’ll get the doily.',
    'https://www.albawabhnews.com/3110341',
  ),
  puzzle(
    ['high-voltage', letters('وق')],
    'barq + uq',
    'منع سلطان مصري الباعة أن ينادوا عليها باسمها، لأنه اسمه هو! أي فاكهة؟|' +
      'A sultan of Egypt forbade the sellers to cry its name, because it was his! Which fruit?',
    ['برقوق|A plum', 'مشمش|An apricot', 'رمان|A pomegranate', 'كرز|Cherries'],
    'السلطان برقوق، قبل أكثر من 600 سنة! خاف أن يسخروا منه، فصار الباعة ينادون: الأشقر! من حسن حظهم أن اسمه ليس ' +
      '«خبز».|' +
      'Sultan Barquq, over 600 years ago! He feared being laughed at, so they had to call it “the blond” ' +
      'instead. Just as well his name wasn’t Bread.',
    'https://dostor.org/4051471',
  ),
  puzzle(
    ['bear', letters('ور')],
    'dabb + ur',
    'أصغر من قبضة اليد، وإذا دخل الشاليه هرب الكبار قبل الصغار! من يلسع؟|' +
      'Smaller than your thumb, yet it clears the beach house faster than a fire alarm! Who stings?',
    ['دبّور|A wasp', 'نحلة|A bee', 'بعوضة|A mosquito', 'عقرب|A scorpion'],
    'أول صانع ورق في التاريخ: يمضغ الخشب ويبني به عشّه! راقبه الفرنسي ريومور قبل نحو 300 سنة، ففهم أن الورق ' +
      'يُصنع من الخشب. دفاتركم من فكرته.|' +
      'The first paper maker in history: it chews wood to build its nest! A Frenchman, Réaumur, watched it some ' +
      '300 years ago and saw that paper can come from wood. Your homework was its idea.',
    'http://fppaea.org/?page_id=110',
    { isForChildren: true },
  ),
  puzzle(
    ['bear', 'bear', letters('ة')],
    'dabdab + a',
    'جيران الطابق الأعلى، الساعة الثانية ليلًا! أي صوت هذا؟|' +
      'The neighbours upstairs, at two in the morning! Which sound is it?',
    ['دبدبة|Stomping', 'زقزقة|Chirping', 'همسة|A whisper', 'صفّارة|A whistle'],
    'الدببة تفعلها حقًّا: تدقّ الأرض وتلوي أقدامها لتترك رائحتها رسائل في آثارها! فاطمئنوا، جيرانكم يكتبون واتساب.|' +
      'Bears really do it: they stamp and twist their feet to leave scented messages in their footprints! So ' +
      'relax: the people upstairs are only texting.',
    'https://www.newscientist.com/article/2129088-wild-bears-do-the-twist-to-communicate-through-smelly-footprints/',
    { isForChildren: true },
  ),
  puzzle(
    ['wind-face', letters('ان')],
    'rih + an',
    'يلمسه الضيف في حوش جدتي، فيشمّ أصابعه طول الليل! أي نبتة؟|' +
      'Guests brush past it in grandma’s yard, and sniff their fingers all evening! Which herb?',
    ['ريحان|Basil', 'نعناع|Mint', 'كزبرة|Coriander', 'زعتر|Thyme'],
    'اسمه الإنجليزي «بيزل» من كلمة يونانية معناها: ملكي! وجدتي تقطف من جلالته ورقتين فوق الجبن.|' +
      '“Basil” comes from the Greek for royal! And grandma pulls two leaves off His Majesty for the cheese.',
    'http://www.etymonline.com/word/Basil',
  ),
  puzzle(
    ['teapot', letters('ب')],
    'shay + b',
    'مكانه صدر الديوانية، ورأيه قبل نشرة الأخبار، ونظّارته دائمًا ضائعة! من هو؟|' +
      'The best seat, an opinion on everything, and his glasses always lost! Who is he, in Gulf speech?',
    ['شايب|An old man', 'شاب|A youth', 'ضيف|A guest', 'جار|A neighbour'],
    'وهو في ورق اللعب عندنا اسم الملك! فمن أراد العشاء لا يغلبه في الكوت.|' +
      'In Gulf card games the king goes by the same name! So don’t beat him if you want any dinner.',
    'https://areq.net/m/%D8%A7%D9%84%D9%85%D9%84%D9%83_(%D9%88%D8%B1%D9%82_%D8%A7%D9%84%D9%84%D8%B9%D8%A8).html',
  ),
];
