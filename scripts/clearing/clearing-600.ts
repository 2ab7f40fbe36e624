import type { Clearing } from './clearing.ts';

/** Things that stay a riddle until late. */
export const clearing600: readonly Clearing[] = [
  {
    emoji: 'koala',
    riddle: {
      ar: 'لو سرق لقبضوا على غيره: بصماته كبصماتنا، وحجته جاهزة: كنت نائمًا! من هو؟',
      en: 'If he robbed you, they’d arrest somebody else: his fingerprints look like ours, and he has an alibi: he was asleep! Who is it?',
    },
    answer: { ar: 'كوالا', en: 'Koala' },
    wrong: [
      { ar: 'غوريلا', en: 'Gorilla' },
      { ar: 'كسلان', en: 'Sloth' },
      { ar: 'قرد', en: 'Monkey' },
    ],
    isForChildren: true,
    fact: {
      ar: 'بصماته لا تكاد تُميَّز من بصمات البشر حتى تحت المجهر، وينام معظم يومه. كان سيصبح أكبر لصّ في العالم… لو قام من السرير!',
      en: 'Even under a microscope its prints can hardly be told from ours, and it sleeps most of the day. The perfect criminal, if only it got up!',
    },
    source: 'http://www.hip2b2.com/koala-criminals/',
  },
  {
    emoji: 'anchor',
    riddle: {
      ar: 'شيء واحد في قاع الخليج أبطأ الإنترنت علينا عام 2008، وكلنا ظلمنا الراوتر! ما هو؟',
      en: 'In 2008 one thing on the bed of the Gulf slowed down everybody’s internet, and we all blamed the router! What was it?',
    },
    answer: { ar: 'مرساة', en: 'Anchor' },
    wrong: [
      { ar: 'غواصة', en: 'Submarine' },
      { ar: 'سمكة قرش', en: 'Shark' },
      { ar: 'حوت', en: 'Whale' },
    ],
    fact: {
      ar: 'مرساة متروكة وزنها أكثر من 5 أطنان قطعت كيبلًا بين الإمارات وعُمان، بعد يومين من قطع كيبلين آخرين قرب مصر. نرميها كي يقف المركب، فوقف اليوتيوب!',
      en:
        'An abandoned one of over 5 tonnes cut a cable between the Emirates and Oman, two days after ' +
        'two others were cut off Egypt. It is dropped to make things stop, and so it did!',
    },
    source: 'https://www.nbcnews.com/id/wbna23068571',
  },
  {
    emoji: 'cheese-wedge',
    riddle: {
      ar: 'أسمعوه موسيقى شهورًا في سويسرا، ثم ذاقوه ليعرفوا أي أغنية ألذّ! ما هو؟',
      en: 'In Switzerland they played it music for months, and then tasted it, to find out which song was the most delicious! What is it?',
    },
    answer: { ar: 'جبن', en: 'Cheese' },
    wrong: [
      { ar: 'عسل', en: 'Honey' },
      { ar: 'زبدة', en: 'Butter' },
      { ar: 'ذرة', en: 'Corn' },
    ],
    fact: {
      ar: 'لكل عجلة صندوقها وصوتها: موتسارت، وروك، وهيب هوب. وفي تذوّق أعمى عام 2019 فازت عجلة الهيب هوب بأطيب نكهة فاكهة! أما موتسارت فللمربّى.',
      en:
        'Each wheel had its own box and its own sounds: Mozart, rock, hip-hop. In a blind tasting ' +
        'in 2019 the hip-hop one came out fruitiest! Keep Mozart for the crackers.',
    },
    source:
      'https://www.aargauerzeitung.ch/schweiz/hip-hop-musik-macht-kaese-fruchtiger-firlefanz-oder-wissenschaft-135315554',
  },
  {
    emoji: 'kangaroo',
    riddle: {
      ar: 'إذا استعجل فله رجلان، وإذا تمهّل صارت خمسًا! من هو؟',
      en: 'In a hurry it has two legs; when it takes its time, five! Who is it?',
    },
    answer: { ar: 'كنغر', en: 'Kangaroo' },
    wrong: [
      { ar: 'قرد', en: 'Monkey' },
      { ar: 'غزال', en: 'Deer' },
      { ar: 'أرنب', en: 'Rabbit' },
    ],
    isForChildren: true,
    fact: {
      ar: 'إذا مشى على مهل غرز ذيله في الأرض رجلًا خامسة، وقاسها العلماء فدفعت وحدها بقدر الأربع كلها! ونحن لا تحملنا رجلان قبل القهوة.',
      en:
        'When it walks slowly it plants its tail as a fifth leg, and scientists measured the push: as ' +
        'much as the other four together! Before coffee, some of us can’t get two to work.',
    },
    source: 'http://rsbl.royalsocietypublishing.org/content/10/7/20140381',
  },
  {
    emoji: 'light-bulb',
    riddle: {
      ar: 'إذا مات هززناه عند آذاننا لنسمع السبب! ما هو؟',
      en: 'When it dies we shake it next to our ear, to hear why! What is it?',
    },
    answer: { ar: 'مصباح', en: 'Light bulb' },
    wrong: [
      { ar: 'ساعة', en: 'Watch' },
      { ar: 'بطارية', en: 'Battery' },
      { ar: 'بيضة', en: 'Egg' },
    ],
    fact: {
      ar: 'واحد في محطة إطفاء في كاليفورنيا أُضيء عام 1901 وتجاوز القرن. ركّبوا كاميرا تراقبه على الإنترنت، فماتت الكاميرا بعد نحو 3 سنين وهو يتفرج عليها!',
      en:
        'One in a Californian fire station was lit in 1901 and outlived its century. They set up a ' +
        'webcam to watch it. The camera died after some three years, and the bulb watched!',
    },
    source: 'https://www.flyingpenguin.com/?p=643',
  },
  {
    emoji: 'lobster',
    riddle: {
      ar: 'يُحكى أن شاعرًا كان ينزّهه في باريس بشريط أزرق ويقول: لا ينبح، ويعرف أسرار البحر! من هو؟',
      en: 'A poet, they say, walked it through Paris on a blue ribbon: it doesn’t bark, he said, and it knows the secrets of the sea! Who is it?',
    },
    answer: { ar: 'كركند', en: 'Lobster' },
    wrong: [
      { ar: 'سلطعون', en: 'Crab' },
      { ar: 'روبيان', en: 'Shrimp' },
      { ar: 'أخطبوط', en: 'Octopus' },
    ],
    fact: {
      ar: 'هو الشاعر نرفال، ويُحكى أنه سمّاه «تيبو» وسأل الضاحكين: ولماذا يكون أغرب من كلب؟ ولا نعرف من كان يصل إلى البيت أولًا!',
      en:
        'The poet was Nerval, and the pet, so the tale goes, was called Thibault. Why should it be any ' +
        'sillier than a dog, he asked? Nobody recorded which of them got home first!',
    },
    source: 'https://deepartnature.blogspot.com/2017/06/did-gerard-de-nerval-walk-his-pet.html',
  },
  {
    emoji: 'compass',
    riddle: {
      ar: 'يرتجف كلما حرّكته، ولا يغيّر رأيه أبدًا! ما هو؟',
      en: 'It trembles whenever you move it, and never changes its mind! What is it?',
    },
    answer: { ar: 'بوصلة', en: 'Compass' },
    wrong: [
      { ar: 'ساعة', en: 'Clock' },
      { ar: 'ميزان', en: 'Scales' },
      { ar: 'جيلي', en: 'Jelly' },
    ],
    fact: {
      ar: 'أول بوصلة في الصين ملعقة مغناطيسية على صحن برونز، ومقبضها يدلّ على الجنوب لا الشمال. إن ضعتم فاسألوا ملعقة الشاي!',
      en: 'China’s first was a magnetic spoon on a bronze plate, and its handle pointed south, not north. If you’re lost, ask the cutlery!',
    },
    source: 'https://www.hakaimagazine.com/article-short/the-south-pointing-spoon/',
  },
  {
    emoji: 'sloth',
    riddle: {
      ar: 'لا يتحرك، حتى إن الطحالب حسبته جدارًا ونبتت في شعره! من هو؟',
      en: 'He moves so little that green algae have taken him for a wall and moved into his hair! Who is it?',
    },
    answer: { ar: 'كسلان', en: 'Sloth' },
    wrong: [
      { ar: 'سلحفاة', en: 'Turtle' },
      { ar: 'دب', en: 'Bear' },
      { ar: 'كوالا', en: 'Koala' },
    ],
    isForChildren: true,
    fact: {
      ar: 'ومع ذلك كان له قريب قديم، «ميغاثيريوم»، بحجم فيل ومخالبه هائلة! تخيّلوا فيلًا يردّ على رسالتكم بعد أسبوع.',
      en: 'Yet its ancient relative, Megatherium, was as big as an elephant, with enormous claws! Imagine an elephant that takes a week to answer a message.',
    },
    source: 'https://sciencebasedlife.wordpress.com/2012/03/26/science-fact-of-the-day-3-26-12/',
  },
  {
    emoji: 'tractor',
    riddle: {
      ar: 'ثمانية منه كوّنت فرقة رقص في أمريكا: تدور على الموسيقى، وبين الواحد والآخر 5 سنتيمترات! ما هو؟',
      en: 'In America eight of them made a dance troupe, whirling to the music with two inches between them! What are they?',
    },
    answer: { ar: 'جرار', en: 'Tractor' },
    wrong: [
      { ar: 'حافلة', en: 'Bus' },
      { ar: 'دراجة نارية', en: 'Motorcycle' },
      { ar: 'روبوت', en: 'Robot' },
    ],
    fact: {
      ar: 'رقص مزارعون من بلدة صغيرة في آيوا بجراراتهم القديمة عشر سنين حتى ظهروا على التلفزيون. أما الحقل، فقال لهم: ومتى دوري؟',
      en:
        'Farmers from Nemaha, a tiny town in Iowa, square-danced in their old tractors for ten ' +
        'years and got on national television. Try not to tread on your partner’s toes!',
    },
    source: 'https://www.farmcollector.com/community/farm-shows/last-farmall-promenade/',
  },
  {
    emoji: 'otter',
    riddle: {
      ar: 'تحت ذراعه جيب فيه حجره المفضّل، فإذا جاع أخرجه وطرق به غداءه! من هو؟',
      en: 'He keeps a favourite stone in a pocket under his arm, and takes it out to knock on his lunch! Who is it?',
    },
    answer: { ar: 'قضاعة', en: 'Otter' },
    wrong: [
      { ar: 'فقمة', en: 'Seal' },
      { ar: 'سنجاب', en: 'Squirrel' },
      { ar: 'قرد', en: 'Monkey' },
    ],
    fact: {
      ar: 'تحت كل ذراع لقضاعة البحر جيب من جلدها، فيه الغداء والحجر، وتكسر المحار على بطنها. جيب ومطرقة وطاولة، ولم تخرج من الماء!',
      en:
        'Under each arm a sea otter has a pocket of loose skin for food and its stone, and it cracks ' +
        'shells on its own tummy. Pocket, hammer and table, and still in the bath!',
    },
    source: 'https://www.wisegeek.net/do-otters-have-skin-pockets.htm',
  },
  {
    emoji: 'accordion',
    riddle: {
      ar: 'أب قال إنه بادل به سيارته هديةً لابنته، فلما سمعه أول مرة رفع قضية! ما هو؟',
      en: 'A father said he had swapped his car for it, as a present for his daughter. Then he heard it, and went to court! What was it?',
    },
    answer: { ar: 'أكورديون', en: 'Accordion' },
    wrong: [
      { ar: 'بيانو', en: 'Piano' },
      { ar: 'ببغاء', en: 'Parrot' },
      { ar: 'راديو', en: 'Radio' },
    ],
    fact: {
      ar: 'سان فرانسيسكو، 1933: تجادلت المحكمة هل الجديد منه أنشز من القديم، وعُزف للقاضي في الجلسة، ثم خسر الأب القضية. واستمرّ العزف في البيت!',
      en:
        'San Francisco, 1933: the court debated whether a young one is sourer than an old one, an ' +
        'expert played for the judge, and the father lost. At home, the concert went on!',
    },
    source: 'http://sfhcbasc.blogspot.com/2010/06/it-came-from-photo-morgue.html',
  },
  {
    emoji: 'coconut',
    riddle: {
      ar: 'ضابط ضاع في جزيرة فحفر عليه رسالة استغاثة، فأُنقذ وصار رئيسًا لأمريكا! على ماذا؟',
      en: 'Stranded on an island, an officer carved a call for help on one. He was saved, and became president of the United States! On what?',
    },
    answer: { ar: 'جوز هند', en: 'Coconut' },
    wrong: [
      { ar: 'صدفة', en: 'Seashell' },
      { ar: 'صخرة', en: 'Rock' },
      { ar: 'درع سلحفاة', en: 'Turtle shell' },
    ],
    fact: {
      ar: 'هو جون كينيدي: غرق قاربه عام 1943 فحفر «11 حيًّا، نحتاج قاربًا صغيرًا»، وحملها رجلان من أهل الجزر. ثم زيّنت مكتبه رئيسًا: ألذّ بريد في التاريخ!',
      en:
        'It was John F. Kennedy: in 1943 he carved “11 alive, need small boat”, and two islanders paddled ' +
        'off with it. It stood on his desk in the White House: the tastiest mail in history!',
    },
    source: 'https://jfk50.blogspot.com/2020/08/message-carved-by-jfk-leads-to-rescue.html',
  },
  {
    emoji: 'bat',
    riddle: {
      ar: 'جار كريم: ترجع جائعًا فيطعمك من عشائه، ويتذكّر من أطعمه قبلك! من هو؟',
      en: 'A generous neighbour: come home hungry and it shares its supper, and it remembers who once fed it! Who is it?',
    },
    answer: { ar: 'خفاش', en: 'Bat' },
    wrong: [
      { ar: 'عنكبوت', en: 'Spider' },
      { ar: 'قط', en: 'Cat' },
      { ar: 'بومة', en: 'Owl' },
    ],
    isForChildren: true,
    fact: {
      ar: 'نوع منه في أمريكا يشرب الدم، فإن رجع جاره بلا عشاء أعطاه ممّا في بطنه، ومن أطعم غيره أُطعم أكثر! عزيمة كريمة، لكن قولوا له: الحمد لله، تعشّينا.',
      en:
        'One American kind drinks blood, and when its neighbour comes home without supper it brings some up to share. ' +
        'Those that gave are given more! A kind host, but do say that you have already eaten.',
    },
    source: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3574350',
  },
  {
    emoji: 'microscope',
    riddle: {
      ar: 'به صار البرغوث وحشًا يملأ الصفحة، فسهر قارئ إلى الثانية ليلًا يتفرّج! ما هو؟',
      en: 'It turned a flea into a monster that filled the page, and kept a reader up until two in the morning! What is it?',
    },
    answer: { ar: 'مجهر', en: 'Microscope' },
    wrong: [
      { ar: 'كاميرا', en: 'Camera' },
      { ar: 'تلسكوب', en: 'Telescope' },
      { ar: 'مطبعة', en: 'Printing press' },
    ],
    fact: {
      ar: 'كتاب روبرت هوك عام 1665، بصورة برغوث تُفتح نحو نصف متر! كتب صمويل بيبس أنه سهر معه إلى الثانية: أول من قال «صفحة أخيرة وأنام».',
      en:
        'Robert Hooke’s book of 1665 had a flea that folded out to nearly half a metre! Samuel Pepys ' +
        'wrote that he sat up with it until two: the first man to say “just one more page”.',
    },
    source: 'https://www.rmg.co.uk/stories/blog/most-ingenious-book-ever-i-read-my-life-pepys-micrographia',
  },
  {
    emoji: 'peach',
    riddle: {
      ar: 'يلبس المخمل في عزّ الصيف، وقلبه خشب! ما هو؟',
      en: 'It wears velvet in the height of summer, and its heart is made of wood! What is it?',
    },
    answer: { ar: 'خوخ', en: 'Peach' },
    wrong: [
      { ar: 'برتقال', en: 'Orange' },
      { ar: 'مانجو', en: 'Mango' },
      { ar: 'كيوي', en: 'Kiwi' },
    ],
    fact: {
      ar: 'والنكتارين ليس خليطًا كما يظن الناس: هو خوخ تغيّر فيه جين واحد فخرج بلا زغب، وقد ينبت على شجرة الخوخ نفسها. إنه الأخ الأصلع!',
      en: 'And a nectarine is no cross: it’s a peach with one gene changed and no fuzz, and it may even turn up on a peach tree. The bald brother!',
    },
    source: 'https://greenarea.com.lb/en/167913/benefits-of-nectarine',
  },
  {
    emoji: 'scorpion',
    riddle: {
      ar: 'أم تحمل عشرات الصغار على ظهرها، ولا أحد يجرؤ أن يقترب ويقول: ما شاء الله! من هي؟',
      en: 'A mother with dozens of babies on her back, and nobody dares come near and say how sweet! Who is she?',
    },
    answer: { ar: 'عقرب', en: 'Scorpion' },
    wrong: [
      { ar: 'سلطعون', en: 'Crab' },
      { ar: 'عنكبوت', en: 'Spider' },
      { ar: 'كركند', en: 'Lobster' },
    ],
    isForChildren: true,
    fact: {
      ar: 'وبعض أنواعه يصبر على الجوع سنة كاملة، ويكفيه طعام قليل جدًا. ونحن نفتح الثلاجة كل عشر دقائق لنتأكد أن شيئًا لم ينبت فيها!',
      en: 'What’s more, some kinds can go a whole year without a meal. We open the fridge every ten minutes, in case something has grown!',
    },
    source: 'https://joshthebugguy.com/how-long-can-scorpions-live-without-food',
  },
  {
    emoji: 'speedboat',
    riddle: {
      ar: 'أنفه في السماء وذيله في الماء، ويصل إلى الشاليه قبل أن نجد المفتاح! ما هو؟',
      en: 'Nose in the air, tail in the water, and at the beach house before we have found the keys! What is it?',
    },
    answer: { ar: 'قارب سريع', en: 'Speedboat' },
    wrong: [
      { ar: 'بطة', en: 'Duck' },
      { ar: 'طائرة مائية', en: 'Seaplane' },
      { ar: 'دلفين', en: 'Dolphin' },
    ],
    fact: {
      ar: 'صمّم غراهام بيل، مخترع الهاتف، واحدًا كسر رقم السرعة العالمي على الماء عام 1919: 114 كيلومترًا في الساعة! لكنه رفض أن يركبه. لعله فضّل أن يتصل.',
      en:
        'Alexander Graham Bell, of telephone fame, designed one that broke the world water speed record in ' +
        '1919: 114 km/h! He himself would never ride in it. Perhaps he preferred to phone.',
    },
    source: 'http://canadianstampnews.com/alexander-graham-bells-hydrofoil-sets-new-world-water-speed-record-1919/',
  },
  {
    emoji: 'gem-stone',
    riddle: {
      ar: 'وصل إلى المتحف بالبريد عام 1958 في ورق بنّي، وطوابعه أقل من ثلاثة دولارات! ما هو؟',
      en: 'It came to the museum by post in 1958, in plain brown paper, for $2.44 postage! What is it?',
    },
    answer: { ar: 'ألماس', en: 'Diamond' },
    wrong: [
      { ar: 'نيزك', en: 'Meteorite' },
      { ar: 'مزهرية', en: 'Vase' },
      { ar: 'تاج', en: 'Crown' },
    ],
    fact: {
      ar: 'إنه «ألماسة الأمل» الزرقاء: قال صاحبها إن البريد المسجّل آمن طريق، ووصلت سالمة في يومين. ونحن ننتظر طلبية النعال منذ أسبوعين!',
      en:
        'It was the blue Hope Diamond: registered post, its owner said, is the safest way, and it ' +
        'arrived in two days. We’ve been waiting two weeks for a pair of slippers!',
    },
    source: 'https://torch.si.edu/2019/11/november-10-1958-2',
  },
  {
    emoji: 'ferris-wheel',
    riddle: {
      ar: 'ركبناه ودفعنا، وبعد نصف ساعة نزلنا في المكان نفسه! ما هو؟',
      en: 'We paid, got on, and half an hour later got off in exactly the same place! What is it?',
    },
    answer: { ar: 'دولاب هواء', en: 'Ferris wheel' },
    wrong: [
      { ar: 'دوّامة خيل', en: 'Carousel' },
      { ar: 'مصعد', en: 'Lift' },
      { ar: 'قطار', en: 'Train' },
    ],
    isForChildren: true,
    fact: {
      ar: 'الأول منه كان ردّ شيكاغو على برج إيفل عام 1893: 36 عربة، في كل منها 60 راكبًا. يعني 2,160 معلّقًا في الهواء، وكلهم يقول: لا تهزّوها!',
      en: 'The first was Chicago’s answer to the Eiffel Tower, in 1893: 36 cars of 60 people. That’s 2,160 in the air, all saying: stop rocking it!',
    },
    source: 'https://raymonddefelitta.org/the-ferris-wheel-not-the-ferris-tower',
  },
  {
    emoji: 'yo-yo',
    riddle: {
      ar: 'تطرده فيرجع إلى يدك، وتتركه فينام واقفًا. لا، ليس أخي الصغير! ما هو؟',
      en: 'Throw it out and it comes straight back; leave it down and it sleeps standing up. No, not my little brother! What is it?',
    },
    answer: { ar: 'يويو', en: 'Yo-yo' },
    wrong: [
      { ar: 'دوّامة', en: 'Spinning top' },
      { ar: 'بكرة خيط', en: 'Spool' },
      { ar: 'كرة', en: 'Ball' },
    ],
    isForChildren: true,
    fact: {
      ar: 'جرّبه رائد فضاء على مكوك «ديسكفري» عام 1985، فأتقن الحركات كلها إلا واحدة: لا ينام! حتى اللعبة لا تعرف النوم في الطائرة.',
      en: 'An astronaut tried one on the shuttle Discovery in 1985. It did nearly every trick but one: it wouldn’t sleep! Even toys can’t nod off on a flight.',
    },
    source:
      'https://www.bradycarlson.com/yo-yos-work-a-little-differently-in-space-than-here-on-earth-cool-weird-awesome-1555',
  },
];
