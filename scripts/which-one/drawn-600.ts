import type { DrawnAsk } from './names.ts';

/** Four drawings that a room argues about; the first has the id which-one-081. */
export const drawn600: readonly DrawnAsk[] = [
  {
    ask: {
      ar: 'عام 2006 غيّر ماكدونالدز في بريطانيا غطاء كوب الآيس كريم لأجل حيوان كان يلحس الباقي فيعلق رأسه! من هو؟',
      en: 'In 2006 McDonald’s in Britain changed an ice cream lid for an animal that licked up the rest and got its head stuck! Who?',
    },
    right: 'hedgehog',
    wrong: ['cat', 'rat', 'fox'],
    isForChildren: true,
    fact: {
      ar: 'القنفذ! كان يدخل في الأكواب المرمية ولا يخرج، فضيّقوا الفتحة بعد حملة سنين قادتها جمعية القنافذ. نعم، للقنافذ جمعية!',
      en: 'The hedgehog! It couldn’t back out of the cups, until a hedgehog society had the hole made smaller. Yes, they have a society!',
    },
    source: 'https://reason.com/2006/09/11/milkshakes-brings-all-the-hedg/printer/',
  },
  {
    ask: {
      ar: 'عام 2013 توقّف في السويد مفاعل نووي من أكبر ما في العالم، والمخرّب لا جاسوس ولا قرصان، بل من أهل البحر! من؟',
      en: 'In 2013 one of the world’s biggest nuclear reactors, in Sweden, had to stop. No spy, no hacker: the saboteur came from the sea! Who?',
    },
    right: 'jellyfish',
    wrong: ['whale', 'octopus', 'crab'],
    fact: {
      ar: 'قنديل البحر! أطنان منه سدّت أنابيب ماء التبريد. بلا مخ ولا عظم ولا خطة، وأطفأ مفاعلًا!',
      en: 'Jellyfish! Tons of them plugged the cooling pipes. No brain, no bones, no plan, and they switched off a reactor!',
    },
    source: 'http://www.japantimes.co.jp/news/2013/10/02/world/jellyfish-shut-down-swedish-reactor/',
  },
  {
    ask: {
      ar: 'عام 2009 تعطّل تبريد أكبر آلة علمية في العالم قرب جنيف، بسبب شيء يُظن أن طائرًا أسقطه على الكهرباء! ما هو؟',
      en: 'In 2009 the cooling of the world’s biggest scientific machine, near Geneva, failed because of something a bird is thought to have dropped! What?',
    },
    right: 'baguette-bread',
    wrong: ['banana', 'fish', 'egg'],
    fact: {
      ar: 'قطعة خبز باغيت! قال المركز إن الطائر نجا وخسر خبزته. كلّفت الآلة مليارات، وغلبها فطور عصفور.',
      en: 'A bit of baguette! The bird escaped unharmed but lost its bread, said the laboratory. Billions spent, beaten by a breakfast.',
    },
    source: 'http://scitech.blogs.cnn.com/2009/11/06/baguette-toting-bird-stalls-atom-smasher/',
  },
  {
    ask: {
      ar: 'جندي في الجيش البريطاني خُفّضت رتبته عام 2006 لأنه لم يمشِ مع الصف في احتفال عيد ميلاد الملكة! من هو؟',
      en: 'A British soldier lost his rank in 2006 for not keeping in step at the Queen’s birthday parade! Who was he?',
    },
    right: 'goat',
    wrong: ['horse', 'dog', 'donkey'],
    isForChildren: true,
    fact: {
      ar: 'التيس بيلي! وحاول أيضًا أن ينطح الطبّال. بعد ثلاثة أشهر مشى مرفوع الرأس فأعادوا رتبته، وصار الجنود يقفون له من جديد.',
      en: 'Billy the goat! He tried to butt the drummer as well. Three months later he marched with his head high, and got his stripe back.',
    },
    source: 'http://www.bdaily.info/and-finally/mascot-reinstated-after-acting-the-goat/',
  },
  {
    ask: {
      ar: 'آخر الليل أخذ خمسة شبان حيوانًا من سيرك في مدينة بوردو الفرنسية، وركبوا به الترام كأنه صاحبهم! أي حيوان؟',
      en: 'Late one night five lads took an animal from a circus in Bordeaux, France, and rode the tram with it like a friend! Which?',
    },
    right: 'llama',
    wrong: ['zebra', 'camel', 'kangaroo'],
    fact: {
      ar: 'اللاما سيرج! جرّبوا قبله الحمار الوحشي فعاند. أنزله المفتش وربطه بعمود، فصار نجمًا، وسامحهم السيرك لأن زواره زادوا.',
      en: 'Serge the llama! The zebra wouldn’t budge, so they took him. Put off and tied to a lamppost, he became a star, and the circus forgave them.',
    },
    source:
      'http://www.standard.co.uk/news/world/french-students-kidnap-a-circus-llama-on-drunken-night-out-in-bordeaux-8927099.html',
  },
  {
    ask: {
      ar: 'لوحة على طريق في كندا تحذّر السائقين: لا تدعوه يلحس سيارتكم! من صاحب اللسان؟',
      en: 'A sign on a Canadian road warns drivers: don’t let it lick your car! Let what?',
    },
    right: 'moose',
    wrong: ['bear', 'bison', 'wolf'],
    isForChildren: true,
    fact: {
      ar: 'الموظ، أكبر الغزلان! يعشق ملح الطريق العالق بالسيارات في الشتاء. غسيل سيارات مجاني، ووزن العامل قد يبلغ نصف طن.',
      en: 'The moose, largest of deer! It is mad about the road salt that sticks to cars. A free car wash, by a fellow who can weigh half a ton.',
    },
    source: 'https://www.huffpost.com/archive/ca/entry/moose-car-salt-sign-alberta_ca_5fbae1ecc5b6e4b1ea439110',
  },
  {
    ask: {
      ar: 'عام 1848 احتار المهندسون: كيف يعبر أول خيط لجسر فوق هوّة نياغارا؟ فعبر به فتى عمره 16! بماذا؟',
      en: 'In 1848 engineers wondered how to get the first line of a bridge across the Niagara gorge. A boy of 16 did it! With what?',
    },
    right: 'kite',
    wrong: ['rocket', 'dove', 'bow-and-arrow'],
    fact: {
      ar: 'بطائرة ورقية! أقاموا مسابقة ففاز هومان والش، وبخيطه جرّوا حبلًا، فسلكًا، فجسرًا. قولوا لمن يلعب على السطح: أحسنت يا مهندس!',
      en: 'With a kite! Homan Walsh won the contest; his string pulled a rope across, the rope a cable. “Playing again?” “No, Mum: engineering!”',
    },
    source: 'https://www.discoverniagara.org/homan-walsh-and-his-kite',
  },
  {
    ask: {
      ar: 'عام 1975 رسمه باحث على حاسوبه، فصار أشهر جسم في الرسوم ثلاثية الأبعاد، وظهر في «حكاية لعبة»! ما هو؟',
      en: 'A researcher put it into his computer in 1975. It became the star of 3D graphics, and is even in “Toy Story”! What is it?',
    },
    right: 'teapot',
    wrong: ['teddy-bear', 'chair', 'red-apple'],
    fact: {
      ar: 'إبريق شاي! كان يبحث عن شكل يجرّب عليه، فقالت زوجته وهما يشربان الشاي: وهذا؟ والإبريق الأصلي اليوم في متحف. ما خاب من استشار!',
      en: 'A teapot! He needed a shape to try out, and over tea his wife said: why not this? The real pot is in a museum. Always ask your wife!',
    },
    source: 'https://spectrum.ieee.org/geek-life/history/behold-the-worlds-most-famous-teapot',
  },
  {
    ask: {
      ar: 'كايل الكندي بدأ عام 2005 بشيء صغير من مكتبه، وبادله بأفضل منه، ثم بأفضل، وبعد 14 مبادلة صار عنده بيت! بماذا بدأ؟',
      en: 'In 2005 Kyle, a Canadian, swapped a little thing off his desk for something better, and so on. After 14 swaps he had a house! What was it?',
    },
    right: 'paperclip',
    wrong: ['pencil', 'key', 'coin'],
    fact: {
      ar: 'مشبك ورق أحمر! أخذ به قلمًا على شكل سمكة، ثم مقبض باب، ثم موقدًا… حتى البيت. لا ترموا شيئًا من الدرج: قد يكون فيلا!',
      en: 'A red paper clip! It got him a fish-shaped pen, then a doorknob, then a stove… and at last a house. Throw nothing out of that drawer!',
    },
    source: 'https://abcnews.go.com/Technology/story?id=2192233&page=1',
  },
  {
    ask: {
      ar: 'متطوعون ينظفون قمة أعلى جبل في بريطانيا رفعوا كومة حجارة عام 2006، فلم يصدّقوا ما تحتها! ماذا وجدوا؟',
      en: 'In 2006 volunteers cleaning the top of Britain’s highest mountain lifted a heap of stones and couldn’t believe their eyes! What lay there?',
    },
    right: 'musical-keyboard',
    wrong: ['bathtub', 'bicycle', 'television'],
    fact: {
      ar: 'بيانو! حمله 24 عاملًا من نقل الأثاث قبل نحو 20 سنة لجمع التبرعات، وتعبوا فدفنوه ونزلوا، ومع كل واحد مفتاح للذكرى.',
      en: 'A piano! Some 20 years before, 24 furniture movers had carried it up for charity, grown tired, buried it and gone home with a key each.',
    },
    source: 'https://english.pravda.ru/news/hotspots/80637-piano/',
  },
  {
    ask: {
      ar: 'فكّروا قبل أن تضحكوا: أي شيء من هذه كان حقًا في قبر الفرعون توت عنخ آمون قبل نحو 3300 سنة؟',
      en: 'Think before you laugh: which of these really lay in the tomb of the pharaoh Tutankhamun, some 3,300 years ago?',
    },
    right: 'boomerang',
    wrong: ['glasses', 'compass', 'violin'],
    fact: {
      ar: 'البومرنغ! كان عنده صندوق من عصيّ الرمي المعقوفة لصيد البط، ومنها ما يعود إلى راميه. وكلنا ظننّاها أسترالية فقط.',
      en: 'The boomerang! He had a box of curved throwing sticks for hunting ducks, and some come back. And we all thought Australia!',
    },
    source: 'https://flight-toys.com/boomerang/collectable/n89.html',
  },
  {
    ask: {
      ar: 'صورة عائلية لوحيد القرن: من هؤلاء أقرب أقاربه نسبًا؟ لا يخدعكم الجلد السميك!',
      en: 'A family photo with the rhino: which of these is its closest relative? Don’t be fooled by thick skin!',
    },
    right: 'zebra',
    wrong: ['hippopotamus', 'elephant', 'water-buffalo'],
    fact: {
      ar: 'الحمار الوحشي! هما من فردية الأصابع مع الحصان والتابير: لوحيد القرن ثلاث في القدم، وللحمار الوحشي واحدة. النسب لا يُعرف من الجلد.',
      en: 'The zebra! With horses and tapirs they have an odd number of toes: the rhino three on a foot, the zebra one. Never judge a cousin by its skin.',
    },
    source: 'http://rhinoremedy.org/awesome-rhinos/meet-the-relatives',
  },
  {
    ask: {
      ar: 'عزيمة لأقارب التمساح الأحياء: من هؤلاء أقربهم إليه نسبًا؟ أجيبوا قبل وصول الغداء!',
      en: 'The crocodile invites its living relatives to lunch: which of these is the closest kin? Answer before the food comes!',
    },
    right: 'chicken',
    wrong: ['lizard', 'snake', 'turtle'],
    fact: {
      ar: 'الدجاجة! الطيور والتماسيح فرع واحد مع الديناصورات، والسحلية والأفعى فرع بعيد. يعني الغداء كان من أهله!',
      en: 'The hen! Birds and crocodiles share a branch with the dinosaurs, far from lizards and snakes. So lunch was one of the family!',
    },
    source: 'https://biologyinsights.com/the-nearest-living-relatives-of-crocodiles-and-alligators',
  },
  {
    ask: {
      ar: 'حلّاق مجنون حلق هؤلاء على الصفر: من الذي تبقى خطوطه على جلده كأن شيئًا لم يكن؟',
      en: 'A mad barber shaves all four to the skin. Which one still has its stripes, as if nothing had happened?',
    },
    right: 'tiger',
    wrong: ['zebra', 'lion', 'panda'],
    isForChildren: true,
    fact: {
      ar: 'النمر! خطوطه ظاهرة على جلده أيضًا. أما الحمار الوحشي فتحت شعره جلد أسود سادة. والحلّاق؟ ما زال يركض.',
      en: 'The tiger’s stripes show on its skin too. Under a zebra’s coat the skin is plain black. And the barber? Still running.',
    },
    source:
      'https://quizzclub.com/games/daily-trivia/is-it-true-that-the-tiger-s-skin-will-still-display-its-stripes-if-you-shave-away-the-fur/answer/1594638/',
  },
  {
    ask: {
      ar: 'واحد من هؤلاء له جيب من جلده تحت إبطه، يخبئ فيه حجره المفضّل ليكسر به الأصداف! من؟',
      en: 'One of these has a pocket of skin under its arm, and keeps its favourite stone there to crack shells! Who?',
    },
    right: 'otter',
    wrong: ['kangaroo', 'seal', 'beaver'],
    isForChildren: true,
    fact: {
      ar: 'ثعلب البحر! يطفو على ظهره وبطنه طاولة، يطرق الصدفة ثم يرجع حجره إلى جيبه. أرتب من كل من أضاع مفتاحه اليوم.',
      en: 'The sea otter! It floats with its tummy for a table, cracks the shell, and puts the stone back. Tidier than all who lost their keys today.',
    },
    source: 'https://scienceinsights.org/do-otters-have-a-pouch-the-secret-of-their-tool-use',
  },
  {
    ask: {
      ar: 'لص خدّر كلبَي مركز شرطة في الصين وقفز السور، فوقع في يد حرس لا ينبحون! من هم؟',
      en: 'A thief drugged two dogs at a Chinese police station and jumped the wall, straight into guards who don’t bark! What were they?',
    },
    right: 'goose',
    wrong: ['rooster', 'cat', 'donkey'],
    fact: {
      ar: 'الإوز! صرخ وفرد أجنحته فصحا الضابط. وقال مدير مركز آخر: ترقّى عندنا الإوز، فلم نعد نقدر أن نأكله!',
      en: 'Geese! They shrieked, spread their wings and woke the officer. “Now they have been promoted,” said one police chief, “we can’t bear to eat them.”',
    },
    source: 'http://www.chinadaily.com.cn/china/2013-08/03/content_16867985.htm',
  },
  {
    ask: {
      ar: 'ميزان حرارة حيّ: عُدّ أصواته في 8 ثوانٍ وأضف 5، تعرف حرارة الليل تقريبًا! من هو؟',
      en: 'A living thermometer: count its calls for 8 seconds, add 5, and you have the night’s temperature, more or less! Who is it?',
    },
    right: 'cricket',
    wrong: ['frog', 'owl', 'honeybee'],
    fact: {
      ar: 'صرصور الليل: كلما سخن الجو أسرع غناؤه! والقاعدة تصدق بين 5 و30 درجة فقط. أما صيف الكويت فيحتاج صرصورًا بمكيّف.',
      en: 'The cricket: the warmer it is, the faster it sings! The rule works from 5 to 30 degrees; a Kuwaiti summer needs a cricket with air conditioning.',
    },
    source: 'https://wikisum.wiki/wiki/Dolbear%27s_Law',
  },
  {
    ask: {
      ar: 'من يصنع جلده واقي شمس من عنده، يخرج شفافًا ثم يحمرّ، حتى ظنّ القدماء أنه يعرق دمًا؟',
      en: 'Whose skin makes its own sun cream, clear at first and then so red that the ancients thought it sweated blood?',
    },
    right: 'hippopotamus',
    wrong: ['camel', 'elephant', 'crocodile'],
    isForChildren: true,
    fact: {
      ar: 'فرس النهر! يحميه من الشمس والجراثيم معًا. لو بيع في شاليهاتنا لنفد في يوم، لولا أن صاحبه لا يحب من يقترب.',
      en: 'The hippo! It keeps off both sun and germs. Every beach would sell it, if only somebody dared to collect it.',
    },
    source: 'https://journals.biologists.com/jeb/article/207/19/v/14939/HIPPOS-LEAD-THE-WAY-IN-MULTIPURPOSE-SUN-SCREEN',
  },
  {
    ask: {
      ar: 'قبل ورق الصنفرة كان نجارون يحكّون الخشب بجلد حيوان، ناعم من جهة وخشن من الأخرى! جلد من؟',
      en: 'Before sandpaper, carpenters rubbed wood with an animal’s skin, smooth one way and rough the other! Whose skin?',
    },
    right: 'shark',
    wrong: ['crocodile', 'elephant', 'snake'],
    fact: {
      ar: 'القرش! جلده مغطى بما يشبه أسنانًا صغيرة كلها نحو الذيل. لم تكفه أسنان فمه، فحتى جلده يعضّ.',
      en: 'A shark’s skin is covered in tiny tooth-like scales, all pointing to the tail. A mouthful wasn’t enough: even its coat bites.',
    },
    source: 'https://biologyinsights.com/are-sharks-smooth-the-truth-about-shark-skin',
  },
  {
    ask: {
      ar: 'هدية من ملك النرويج عام 1252 سكنت برج لندن، وكانوا يربطونها بحبل طويل لتصيد عشاءها من النهر! ما هي؟',
      en: 'A present from Norway’s king in 1252 lived in the Tower of London, and went fishing for its supper in the Thames on a long rope! What?',
    },
    right: 'polar-bear',
    wrong: ['seal', 'eagle', 'wolf'],
    fact: {
      ar: 'دب أبيض! صدم ثمن طعامه ملك إنجلترا فحمّله أهل لندن، ثم أمر بحبل ليصيد السمك بنفسه. أول ضيف يُطلب منه أن يدبّر غداءه!',
      en: 'A white bear! Its food bills shocked the king of England, who passed them to London and then ordered a rope. What a host!',
    },
    source: 'https://detectivetiger.com/?p=3855',
  },
];
