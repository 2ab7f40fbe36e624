import type { Clearing } from './clearing.ts';

/** Things whose colours help less. */
export const clearing400: readonly Clearing[] = [
  {
    emoji: 'owl',
    riddle: {
      ar: 'سهرانة كل ليلة تحدّق في كل من يدخل، كأنها أمي تنتظر أخي الكبير عند الباب! من هي؟',
      en: 'Up all night, staring at whoever comes in, like Mum waiting at the door for my big brother! Who is it?',
    },
    answer: { ar: 'بومة', en: 'Owl' },
    wrong: [
      { ar: 'قطّة', en: 'Cat' },
      { ar: 'حدأة', en: 'Kite' },
      { ar: 'نعامة', en: 'Ostrich' },
    ],
    isForChildren: true,
    fact: {
      ar: 'رأس صغيرها أثقل من أن تحمله رقبته، فينام منبطحًا ووجهه في الأرض، كطالب في الحصة السادسة بعد الرياضة!',
      en: 'An owlet’s head is too heavy for its neck, so it sleeps flat on its tummy, face down, like a pupil in the last lesson after PE!',
    },
    source: 'https://nerdbot.com/2020/06/23/til-baby-owls-sleep-face-down-because-their-heads-are-too-heavy/',
  },
  {
    emoji: 'teapot',
    riddle: {
      ar: 'واقف في الديوانية ويده على خصره، يسقي الناس كلهم ولا يذوق قطرة! ما هو؟',
      en: 'He stands there with a hand on his hip, fills everybody up and never takes a drop! What is it?',
    },
    answer: { ar: 'إبريق شاي', en: 'Teapot' },
    wrong: [
      { ar: 'مصباح علاء الدين', en: 'Aladdin’s lamp' },
      { ar: 'مرش ماء', en: 'Watering can' },
      { ar: 'دلة قهوة', en: 'Coffee pot' },
    ],
    fact: {
      ar: 'في كذبة أبريل 1998 جعل له مهندسو الإنترنت خطأ رقمه 418: تطلب منه قهوة فيردّ «أنا إبريق شاي»! وحين أراد أحدهم حذفه عام 2017 ثار المبرمجون، فبقي.',
      en:
        'On April Fools’ Day 1998 internet engineers gave it an error of its own: ask it for coffee and it says ' +
        '418, “I’m a teapot”! In 2017 somebody tried to delete it, and programmers wouldn’t hear of it.',
    },
    source: 'https://fesordata.cz/en/trivia/teapot-support/',
  },
  {
    emoji: 'sailboat',
    riddle: {
      ar: 'يسافر بلا محرّك ولا وقود، وإذا سكت الهواء جلسنا ينظر بعضنا إلى بعض! ما هو؟',
      en: 'It travels with no engine and no fuel, and when the air goes quiet we all sit and look at one another! What is it?',
    },
    answer: { ar: 'قارب شراعي', en: 'Sailboat' },
    wrong: [
      { ar: 'منطاد', en: 'Balloon' },
      { ar: 'لوح تزلج', en: 'Surfboard' },
      { ar: 'طائرة ورقية', en: 'Kite' },
    ],
    fact: {
      ar: 'خرجت به الهولندية لورا ديكر وعمرها 14 سنة لتدور حول العالم وحدها، وأكملت وعمرها 16. وأنا تتصل أمي إن تأخرت إلى المغرب!',
      en: 'The Dutch girl Laura Dekker set off in hers at 14 to sail round the world alone, and finished at 16. My mother rings if I’m late for supper!',
    },
    source: 'http://www.girlactica.co.nz/blog/laura-dekker-youngest-solo-circumnavigator',
  },
  {
    emoji: 'avocado',
    riddle: {
      ar: 'حجر يوم الأحد، حجر يوم الاثنين، لذيذ خمس دقائق يوم الثلاثاء، ثم فات الأوان! ما هو؟',
      en: 'A stone on Sunday, a stone on Monday, perfect for five minutes on Tuesday, and then too late! What is it?',
    },
    answer: { ar: 'أفوكادو', en: 'Avocado' },
    wrong: [
      { ar: 'كيوي', en: 'Kiwi' },
      { ar: 'كمثرى', en: 'Pear' },
      { ar: 'مانجو', en: 'Mango' },
    ],
    fact: {
      ar: 'كان الأمريكيون يسمّونه «كمثرى التمساح»، فاجتمع المزارعون قبل أكثر من قرن واختاروا له اسمًا لا يعضّ. ومن يومها صار السعر هو الذي يعضّ!',
      en: 'Americans called it the “alligator pear”, until its growers met over a century ago and picked a name that didn’t bite. Now only the price does!',
    },
    source: 'https://www.tastingtable.com/stories/the-reason-america-stopped-calling-avocados-alligator-pears/',
  },
  {
    emoji: 'guitar',
    riddle: {
      ar: 'رقبته طويلة، وكلما قرصته صرخ… فصفّق الناس! ما هو؟',
      en: 'It has a long neck, and whenever you pinch it, it cries out… and everybody claps! What is it?',
    },
    answer: { ar: 'جيتار', en: 'Guitar' },
    wrong: [
      { ar: 'كمان', en: 'Violin' },
      { ar: 'عود', en: 'Oud' },
      { ar: 'ربابة', en: 'Rebab' },
    ],
    fact: {
      ar: 'صنع برايان ماي، عازف «كوين»، جيتاره مع أبيه وهو فتى: رقبته من خشب مدفأة قديمة، ونقاطها من أزرار أمه. ثم عزف به للدنيا كلها. لا ترموا الأثاث!',
      en:
        'Brian May of Queen built his as a boy with his father: the neck from an old fireplace, the dots from ' +
        'his mother’s buttons. He played it to the whole world. Don’t throw out the furniture!',
    },
    source: 'https://carlymho.com/How-Brian-May--Queens-Legendary-Guitarist--Crafted-His-Iconic-Red-Special-Guitar',
  },
  {
    emoji: 'shark',
    riddle: {
      ar: 'لا يفرّش أسنانه ولا يزور الطبيب، وعنده دائمًا طقم جديد في الصف الثاني! من هو؟',
      en: 'He never brushes and never sees a dentist, and there’s always a new set waiting in the second row! Who is it?',
    },
    answer: { ar: 'سمكة قرش', en: 'Shark' },
    wrong: [
      { ar: 'دلفين', en: 'Dolphin' },
      { ar: 'تمساح', en: 'Crocodile' },
      { ar: 'فرس نهر', en: 'Hippo' },
    ],
    isForChildren: true,
    fact: {
      ar: 'سمّى سبيلبرغ القرش الآلي في فيلم «الفك المفترس» باسم محاميه: «بروس»! ولا ندري: هل ابتسم المحامي أم عضّ؟',
      en: 'Spielberg named the mechanical shark of “Jaws” after his own lawyer: Bruce! History doesn’t say whether the man smiled or bit.',
    },
    source: 'https://www.thescreenroommovieblog.com/post/film-fact-2',
  },
  {
    emoji: 'key',
    riddle: {
      ar: 'قلبنا البيت عليه ساعة كاملة، وكان في يد أبي! ما هو؟',
      en: 'We turned the house upside down for an hour, and it was in Dad’s hand all along! What is it?',
    },
    answer: { ar: 'مفتاح', en: 'Key' },
    wrong: [
      { ar: 'نظارة', en: 'Glasses' },
      { ar: 'قلم', en: 'Pen' },
      { ar: 'ريموت', en: 'Remote' },
    ],
    isForChildren: true,
    fact: {
      ar: 'نُقل ضابط من «تايتانيك» قبيل إبحارها ومفتاح خزانة المناظير في جيبه، فراقبوا البحر بلا مناظير! وبيع عام 2007 بتسعين ألف جنيه. فتّشوا جيوبكم.',
      en:
        'An officer left the Titanic just before she sailed with the key of the binocular locker in his pocket, ' +
        'so the lookouts had only their eyes. It sold in 2007 for £90,000. Check your pockets!',
    },
    source: 'http://domsweirdnews.blogspot.com/2007/09/key-that-could-have-saved-titanic-sells.html',
  },
  {
    emoji: 'volcano',
    riddle: {
      ar: 'طلع لفلاح من وسط حقل الذرة، وبعد يوم صار أطول من بيته، ثم رحلت القرية كلها! ما هو؟',
      en: 'It came up in the middle of a farmer’s maize, was taller than his house the next day, and in the end the whole village left! What is it?',
    },
    answer: { ar: 'بركان', en: 'Volcano' },
    wrong: [
      { ar: 'شجرة', en: 'Tree' },
      { ar: 'ديناصور', en: 'Dinosaur' },
      { ar: 'فزّاعة', en: 'Scarecrow' },
    ],
    fact: {
      ar: 'في عام 1943 انشق حقل المكسيكي ديونيسيو بوليدو أمام عينيه، وفي أسبوع صار بركان «باريكوتين» نحو 100 متر! ثم تشتكون من يومكم في العمل؟',
      en: 'In 1943 Dionisio Pulido of Mexico watched his field split open; in a week Parícutin stood some 100 metres high. And you had a bad day at work?',
    },
    source: 'https://futilitycloset.com/2005/12/20/always-hire-a-good-real-estate-agent',
  },
  {
    emoji: 'turtle',
    riddle: {
      ar: 'من لا يخرج من بيته أبدًا، وإن طرقتم الباب دخل أكثر؟',
      en: 'Who never leaves the house, and if you knock only goes further in?',
    },
    answer: { ar: 'سلحفاة', en: 'Turtle' },
    wrong: [
      { ar: 'ضفدع', en: 'Frog' },
      { ar: 'محارة', en: 'Oyster' },
      { ar: 'حلزون', en: 'Snail' },
    ],
    isForChildren: true,
    fact: {
      ar: '«تيموثي» عاش على سفينة حربية في حرب القرم ولم يمت إلا عام 2004 وعمره نحو 160 سنة. وبعد سبعين سنة من مناداته بالسيّد اكتشفوا أنه سيّدة!',
      en:
        'Timothy was a warship’s pet in the Crimean War and died only in 2004, aged about 160. For ' +
        'seventy years everyone said “good boy”; then they found that Timothy was a lady!',
    },
    source: 'https://en.wikipedia.org/wiki/Timothy_(tortoise)',
  },
  {
    emoji: 'hamburger',
    riddle: {
      ar: 'نفتح له فمًا لم نفتحه يومًا عند طبيب الأسنان! ما هو؟',
      en: 'We open wider for it than we ever have for the dentist! What is it?',
    },
    answer: { ar: 'برغر', en: 'Burger' },
    wrong: [
      { ar: 'كعكة', en: 'Cake' },
      { ar: 'شاورما', en: 'Shawarma' },
      { ar: 'فلافل', en: 'Falafel' },
    ],
    isForChildren: true,
    fact: {
      ar: 'في الحرب العالمية الأولى أزعج الأمريكيين اسمه الألماني، فصار «ستيك الحرية»! ثم انتهت الحرب وعاد الاسم: البطن لا يسأل عن الجنسية.',
      en: 'In World War One its German name embarrassed Americans, who made it “liberty steak”! Then the name came back: stomachs don’t check passports.',
    },
    source: 'https://barrypopik.com/blog/liberty_steak',
  },
  {
    emoji: 'balloon',
    riddle: {
      ar: 'منفوخ على لا شيء، وأصغر شوكة تفجّره. لا، ليس عمّي! ما هو؟',
      en: 'All puffed up over nothing, and the smallest thing makes it explode. No, not my uncle! What is it?',
    },
    answer: { ar: 'بالون', en: 'Balloon' },
    wrong: [
      { ar: 'كرة', en: 'Ball' },
      { ar: 'فقاعة', en: 'Bubble' },
      { ar: 'سمكة منتفخة', en: 'Puffer fish' },
    ],
    isForChildren: true,
    fact: {
      ar:
        'ربط سائق شاحنة أمريكي عشرات منه بكرسي حديقة عام 1982، فوجد نفسه على ارتفاع نحو 5 كيلومترات ' +
        'بين الطائرات! نزل سالمًا، وسألوه: لماذا؟ قال: لا يصح أن يظل الإنسان جالسًا.',
      en:
        'In 1982 an American lorry driver tied dozens of them to a garden chair, and found himself nearly 5 km up ' +
        'among the airliners! He came down unhurt. Why did he do it? “You can’t just sit there.”',
    },
    source: 'https://sermons.com/sermon/a-new-perspective/1457226/print',
  },
  {
    emoji: 'flamingo',
    riddle: {
      ar: 'واقف على رجل واحدة طول النهار، ولم يعاقبه أحد! من هو؟',
      en: 'He stands on one leg all day, and nobody has sent him to the corner! Who is it?',
    },
    answer: { ar: 'فلامنغو', en: 'Flamingo' },
    wrong: [
      { ar: 'لقلق', en: 'Stork' },
      { ar: 'نعامة', en: 'Ostrich' },
      { ar: 'ببغاء', en: 'Parrot' },
    ],
    fact: {
      ar: 'عنده هذه هي الراحة! وجد عالمان أن فلامنغو ميتًا يثبت على رجل واحدة كأنه نائم، ولا يثبت على اثنتين. اليوغا عندنا كنبة عنده!',
      en: 'For him that is resting! Two scientists found that even a dead one balances on one leg, as if asleep, but not on two. Our yoga is his sofa!',
    },
    source: 'http://www.startribune.com/mystery-solved-how-flamingos-sleep-while-standing-on-one-leg/424076013/',
  },
  {
    emoji: 'telescope',
    riddle: {
      ar: 'له ثلاث أرجل وعين واحدة، ويتجسس كل ليلة على جيران بعيدين جدًا! ما هو؟',
      en: 'Three legs, one eye, and every night it spies on some very distant neighbours! What is it?',
    },
    answer: { ar: 'تلسكوب', en: 'Telescope' },
    wrong: [
      { ar: 'روبوت', en: 'Robot' },
      { ar: 'كاميرا', en: 'Camera' },
      { ar: 'مجهر', en: 'Microscope' },
    ],
    fact: {
      ar: 'التقط تلسكوب «باركس» الأسترالي إشارات غامضة حيّرت العلماء 17 سنة. ثم عرفوا المصدر: ميكروويف المطبخ، حين يفتحه جائع قبل الرنّة! لا فضائيين، بل غداء.',
      en:
        'Australia’s Parkes radio telescope caught strange signals that baffled everyone for 17 years. They came ' +
        'from the kitchen microwave, when somebody hungry opened it before the ping! Not aliens: lunch.',
    },
    source:
      'https://inhabitat.com/mysterious-radio-signals-baffle-scientists-for-17-years-found-to-be-caused-by-staff-microwave/',
  },
  {
    emoji: 'popcorn',
    riddle: {
      ar: 'دخلوا القدر ساكتين، وبعد دقيقة صاروا يقفزون ويصرخون كعيال الشاليه! من هم؟',
      en: 'They went into the pot in silence, and a minute later they were all leaping and shouting like children at the beach house! Who are they?',
    },
    answer: { ar: 'فشار', en: 'Popcorn' },
    wrong: [
      { ar: 'روبيان', en: 'Shrimps' },
      { ar: 'أرز', en: 'Rice' },
      { ar: 'معكرونة', en: 'Pasta' },
    ],
    isForChildren: true,
    fact: {
      ar: 'كانت دور السينما الفخمة تمنعه خوفًا على سجّادها، ثم جاءت أزمة الثلاثينيات فأنقذ كثيرًا منها من الإفلاس. واليوم الفيلم هو الذي يُعرض بجانبه!',
      en: 'Grand old cinemas banned it to save the carpets. Then came the Depression, and it kept many of them alive. Now the film is the side dish!',
    },
    source: 'https://historyfacts.com/arts-culture/fact/popcorn-used-to-be-banned-in-movie-theaters/',
  },
  {
    emoji: 'hedgehog',
    riddle: {
      ar: 'إذا خاف صار كرة، ولا يجرؤ أحد أن يركلها! من هو؟',
      en: 'Scare him and he turns into a ball that nobody dares to kick! Who is it?',
    },
    answer: { ar: 'قنفذ', en: 'Hedgehog' },
    wrong: [
      { ar: 'فأر', en: 'Mouse' },
      { ar: 'سلحفاة', en: 'Turtle' },
      { ar: 'أرمديلو', en: 'Armadillo' },
    ],
    isForChildren: true,
    fact: {
      ar: 'كان رأسه يعلق في علب «ماكفلوري» وهو يلحس آخرها، فطالبت جمعية بريطانية حتى صغّر ماكدونالدز فتحة الغطاء عام 2006. زبون صغير، لكن وراءه ناس!',
      en:
        'It kept getting its head stuck in McFlurry tubs, licking up the last of it, until Britain’s hedgehog ' +
        'society made McDonald’s shrink the hole in 2006. A small customer with big friends!',
    },
    source: 'https://assignmentpoint.com/mcflurries-look-the-way-they-do-because-of-hedgehogs',
  },
  {
    emoji: 'saxophone',
    riddle: {
      ar: 'ذهبي ومعوج، ينفخ فيه رجل مغمض العينين كأنه تذكّر فاتورة الكهرباء! ما هو؟',
      en: 'Golden and bent, and a man blows into it with his eyes shut, as if he had just remembered the electricity bill! What is it?',
    },
    answer: { ar: 'ساكسفون', en: 'Saxophone' },
    wrong: [
      { ar: 'بوق', en: 'Trumpet' },
      { ar: 'مزمار', en: 'Oboe' },
      { ar: 'خرطوم', en: 'Hose' },
    ],
    fact: {
      ar: 'مخترعه أدولف ساكس سقط طفلًا من علو ثلاثة طوابق، وابتلع دبوسًا، وشرب حمضًا يظنه حليبًا، وكاد يغرق! قالت أمه: لن يعيش. فعاش، وسمع الجيران بذلك.',
      en:
        'As a child its inventor, Adolphe Sax, fell three storeys, swallowed a pin, drank acid for milk and nearly ' +
        'drowned! He won’t live, said his mother. He did, and all the neighbours heard about it.',
    },
    source:
      'https://curiosity.com/topics/adolphe-sax-escaped-death-multiple-timesand-then-invented-the-saxophone-curiosity/',
  },
  {
    emoji: 'tent',
    riddle: {
      ar: 'بيت بنيناه في ساعة، واختلفنا عليه ساعتين، وأول من نام فيه لم يساعد! ما هو؟',
      en: 'A house that took us an hour to build and two to argue about, and the first asleep in it hadn’t helped! What is it?',
    },
    answer: { ar: 'خيمة', en: 'Tent' },
    wrong: [
      { ar: 'كوخ', en: 'Hut' },
      { ar: 'قلعة رمل', en: 'Sandcastle' },
      { ar: 'بيت شجرة', en: 'Tree house' },
    ],
    fact: {
      ar: 'بيت الشعر من شعر الماعز: في الحر يتسلل الهواء بين خيوطه، وفي المطر تنتفخ فتسدّ الطريق على الماء. مكيّف ومظلّة، ومصنعهما عنزة تقول: ماء!',
      en:
        'The Bedouin kind is goat hair: in the heat the breeze slips through, in the rain the threads swell and ' +
        'shut it out. Air conditioner and umbrella in one, and the factory trots behind, bleating!',
    },
    source: 'https://abelard.org/news/science040322.asp',
  },
  {
    emoji: 'parrot',
    riddle: {
      ar: 'خطف جواز سائح وطار به! ولو سألتموه لاعترف، فهو أكبر ثرثار. من هو؟',
      en: 'He snatched a tourist’s passport and flew off with it! Ask nicely and he might confess: he’s a terrible chatterbox. Who is it?',
    },
    answer: { ar: 'ببغاء', en: 'Parrot' },
    wrong: [
      { ar: 'غراب', en: 'Crow' },
      { ar: 'طاووس', en: 'Peacock' },
      { ar: 'نسر', en: 'Eagle' },
    ],
    isForChildren: true,
    fact: {
      ar: 'فعلها ببغاء «كيا» في نيوزيلندا عام 2009: خطف الجواز من حافلة واختفى في الغابة. قال صاحبه الاسكتلندي: لعله الآن يحتال باسمي!',
      en: 'A kea did it in New Zealand in 2009, from a tour bus, and vanished into the forest. “It’s probably using it for fraud,” said the Scotsman!',
    },
    source: 'https://www.deccanherald.com/content/5170/cheeky-parrot-flies-away-tourists.html',
  },
  {
    emoji: 'crab',
    riddle: {
      ar: 'صافحه أخي على البحر مرة واحدة، ولم يعدها في حياته! من هو؟',
      en: 'My brother shook hands with him once, at the seaside. Never again! Who is it?',
    },
    answer: { ar: 'سلطعون', en: 'Crab' },
    wrong: [
      { ar: 'كركند', en: 'Lobster' },
      { ar: 'قنديل بحر', en: 'Jellyfish' },
      { ar: 'أخطبوط', en: 'Octopus' },
    ],
    isForChildren: true,
    fact: {
      ar: 'في جزيرة كريسماس تمشي ملايين منه إلى البحر كل سنة، فتُغلق لها شوارع وبُنيت لها جسور! أكبر زحمة حمراء في العالم، ولا أحد يزمّر.',
      en:
        'On Christmas Island millions of them march to the sea each year: roads are closed for them, ' +
        'and they have bridges of their own! A great red traffic jam, and nobody hoots.',
    },
    source:
      'https://gulfnews.com/world/oceania/millions-of-bright-red-crabs-shut-down-roads-in-australias-christmas-island-in-mass-migration-1.1637316645485',
  },
  {
    emoji: 'magnet',
    riddle: {
      ar: 'يمرّ على الذهب فلا يلتفت، ويركض إلى مسمار صدئ! ما هو؟',
      en: 'It passes gold without a glance, and runs to a rusty nail! What is it?',
    },
    answer: { ar: 'مغناطيس', en: 'Magnet' },
    wrong: [
      { ar: 'حدوة', en: 'Horseshoe' },
      { ar: 'كماشة', en: 'Pliers' },
      { ar: 'مطرقة', en: 'Hammer' },
    ],
    isForChildren: true,
    fact: {
      ar: 'يُبلَّع بعض الأبقار واحدًا يبقى في المعدة، ليمسك ما تأكله مع العلف من مسامير وأسلاك. بقرة تلصق على باب الثلاجة!',
      en: 'Some cows are given one to swallow: it stays in the stomach and holds the nails and wire they eat with their hay. A cow to stick on the fridge!',
    },
    source: 'https://heritageanimalhealth.com/en/blog/post/magnetizing-cattle-for-tornado-season',
  },
];
