import type { Clearing } from './clearing.ts';

/** Things that a child names from a few squares. */
export const clearing200: readonly Clearing[] = [
  {
    emoji: 'camel',
    riddle: {
      ar: 'يمضغ طول النهار ولا علك في فمه، وينظر إليكم كأنكم مدينون له بمال! من هو؟',
      en: 'It chews all day without any gum, and looks at you as if you owed it money! Who is it?',
    },
    answer: { ar: 'جمل', en: 'Camel' },
    wrong: [
      { ar: 'حصان', en: 'Horse' },
      { ar: 'زرافة', en: 'Giraffe' },
      { ar: 'لاما', en: 'Llama' },
    ],
    isForChildren: true,
    fact: {
      ar: 'أجداده أمريكيون! عاشوا في أمريكا الشمالية ملايين السنين ثم عبروا إلى آسيا، ولم يبقَ منهم في موطنهم أحد. سفينة الصحراء مهاجرة لم ترجع!',
      en: 'Its family is American! Camels lived in North America for millions of years, then crossed to Asia. The ship of the desert never sailed back!',
    },
    source: 'http://abcnews.go.com/WN/story?id=5310720&page=1',
  },
  {
    emoji: 'watermelon',
    riddle: {
      ar: 'طرق عليه أبي كأنه باب، وقرّب أذنه، وقال واثقًا: هذا! ثم فتحناه في البيت… وليس هذا. ما هو؟',
      en: 'Dad knocks on it as if it were a door, puts his ear to it and says: this one! We open it at home… and it wasn’t. What is it?',
    },
    answer: { ar: 'بطيخ', en: 'Watermelon' },
    wrong: [
      { ar: 'كيوي', en: 'Kiwi' },
      { ar: 'تين', en: 'Fig' },
      { ar: 'رمان', en: 'Pomegranate' },
    ],
    isForChildren: true,
    fact: {
      ar: 'في مهرجان في تكساس عام 1989 بصق رجل بذرة منه فطارت نحو 21 مترًا! أما في بيتنا يا أولاد، فالبذور في الصحن.',
      en: 'At a Texas festival in 1989 a man spat one of its seeds nearly 21 metres! In this house, children, we use a plate.',
    },
    source: 'http://www.whataboutwatermelon.com/index.php/tag/training/',
  },
  {
    emoji: 'penguin',
    riddle: {
      ar: 'بدلة عرس كل يوم، ويمشي كأن نعليه ضيّقتان، ولا عرس ولا عزيمة! من هو؟',
      en: 'In his wedding suit every day, walking as if his shoes pinched, and nobody is even getting married! Who is it?',
    },
    answer: { ar: 'بطريق', en: 'Penguin' },
    wrong: [
      { ar: 'بطة', en: 'Duck' },
      { ar: 'غراب', en: 'Crow' },
      { ar: 'بومة', en: 'Owl' },
    ],
    isForChildren: true,
    fact: {
      ar: 'نوع منه يحرس بيضه فيغفو أكثر من 10 آلاف مرة في اليوم، كل غفوة 4 ثوانٍ! تمامًا كجدّي أمام الأخبار: غيّروا القناة وسيستيقظ.',
      en: 'One kind, guarding its egg, nods off over 10,000 times a day, for four seconds. Just like Grandpa at the news: touch the remote and he’s awake!',
    },
    source: 'https://femalefirst.co.uk/bizarre/chinstrap-penguins-10000-naps-every-day-1389389.html',
  },
  {
    emoji: 'pizza',
    riddle: {
      ar: 'يولد مدوّرًا، ويسكن صندوقًا مربعًا، ونراه مثلثًا، ولا يعيش في بيتنا عشر دقائق! ما هو؟',
      en: 'It is born round, it lives in a square, we meet it as a triangle, and in our house it lasts ten minutes! What is it?',
    },
    answer: { ar: 'بيتزا', en: 'Pizza' },
    wrong: [
      { ar: 'كعكة', en: 'Cake' },
      { ar: 'جبن', en: 'Cheese' },
      { ar: 'فطيرة', en: 'Pie' },
    ],
    isForChildren: true,
    fact: {
      ar: 'حتى الطاولة البلاستيكية الصغيرة في علبتها اختراع مسجّل: حمت بها كارميلا فيتالي الجبن من الغطاء عام 1985. ودمى العالم شاكرة على الأثاث!',
      en: 'Even the tiny plastic table in the box was patented, in 1985, by one Carmela Vitale. It kept the lid off the cheese, and gave every doll a table!',
    },
    source: 'https://www.eater.com/2016/9/27/13033254/pizza-saver',
  },
  {
    emoji: 'honeybee',
    riddle: {
      ar: 'واحدة من آلاف الأخوات، أمّهن ملكة، يعملن من الفجر وإخوانهن ينتظرون الغداء! من هي؟',
      en: 'One of thousands of sisters with a queen for a mother: they work from dawn, and their brothers wait for lunch! Who is she?',
    },
    answer: { ar: 'نحلة', en: 'Bee' },
    wrong: [
      { ar: 'دبور', en: 'Wasp' },
      { ar: 'ذبابة', en: 'Fly' },
      { ar: 'نملة', en: 'Ant' },
    ],
    isForChildren: true,
    fact: {
      ar: 'تعمل عمرها كله فتصنع من العسل جزءًا من 12 جزءًا من ملعقة شاي. فمن لحس الملعقة أكل تعب اثنتي عشرة أختًا!',
      en: 'In her whole life she makes a twelfth of a teaspoon of honey. Lick the spoon and you have swallowed the life’s work of a dozen sisters!',
    },
    source: 'https://allthingsnature.org/how-much-honey-does-one-bee-produce.htm',
  },
  {
    emoji: 'umbrella',
    riddle: {
      ar: 'نائمة خلف الباب أحد عشر شهرًا، ويوم نحتاجها تنقلب علينا مع أول هواء! ما هي؟',
      en: 'She sleeps behind the door for eleven months, and on the one day we need her she turns inside out on us! What is it?',
    },
    answer: { ar: 'مظلة', en: 'Umbrella' },
    wrong: [
      { ar: 'خيمة', en: 'Tent' },
      { ar: 'مروحة', en: 'Fan' },
      { ar: 'قبعة', en: 'Hat' },
    ],
    isForChildren: true,
    fact: {
      ar: 'أول رجل حملها في شوارع لندن، جوناس هانواي، ضحك منه الناس وغضب سائقو العربات: فالمطر موسم رزقهم! لكل اختراع جديد سائق تاكسي زعلان.',
      en:
        'Jonas Hanway, the first man to carry one in London, was mocked in the street, and the cab drivers ' +
        'were furious: rain was their best business! Every new idea has its angry taxi driver.',
    },
    source: 'https://bitesizedbritain.co.uk/jonas-hanway111',
  },
  {
    emoji: 'strawberry',
    riddle: {
      ar: 'وجه أحمر من الخجل، ونمش، وطاقية خضراء… ويختفي من الثلاجة قبل أن يصل أبي! ما هو؟',
      en: 'A blushing face, freckles, a green cap… and gone from the fridge before Dad gets home! What is it?',
    },
    answer: { ar: 'فراولة', en: 'Strawberry' },
    wrong: [
      { ar: 'طماطم', en: 'Tomato' },
      { ar: 'كرز', en: 'Cherry' },
      { ar: 'توت', en: 'Raspberry' },
    ],
    isForChildren: true,
    fact: {
      ar: 'الكبيرة منها وصلت أوروبا مع جاسوس فرنسي أُرسل إلى تشيلي عام 1712، فعاد بشتلات مع أسراره. واسمه «فريزييه»، من «فريز» أي فراولة!',
      en: 'The big kind reached Europe with a French spy sent to Chile in 1712. His name was Frézier, from “fraise”, the French for… strawberry!',
    },
    source: 'http://theinfolist.com/php/SummaryGet.php?FindGo=Am%C3%A9d%C3%A9e-Fran%C3%A7ois_Fr%C3%A9zier',
  },
  {
    emoji: 'snail',
    riddle: {
      ar: 'وصل بعد أن انتهى العرس، وجاء ببيته معه، ولم يعتذر لأحد! من هو؟',
      en: 'He got there after the wedding was over, brought his own house, and apologised to nobody! Who is it?',
    },
    answer: { ar: 'حلزون', en: 'Snail' },
    wrong: [
      { ar: 'سلحفاة', en: 'Turtle' },
      { ar: 'دودة', en: 'Worm' },
      { ar: 'سلطعون', en: 'Crab' },
    ],
    isForChildren: true,
    fact: {
      ar: 'ظن المتحف البريطاني واحدًا منه ميتًا فألصقه على بطاقة عام 1846. وبعد أربع سنوات غُمس في ماء دافئ، فأخرج رأسه ومشى! ثم تقولون إن المنبّه مزعج؟',
      en:
        'In 1846 the British Museum took one for dead and glued it to a card. Four years later it got a ' +
        'warm bath, put out its head and walked! And you complain about the alarm clock?',
    },
    source: 'https://www.mentalfloss.com/article/66790/strange-tale-snail-rose-dead',
  },
  {
    emoji: 'rocket',
    riddle: {
      ar: 'نعدّ له بالمقلوب كأننا نسينا الحساب، ثم يذهب ولا يسلّم على أحد! ما هو؟',
      en: 'We count for it backwards, as if we had forgotten how, and then it leaves without a goodbye! What is it?',
    },
    answer: { ar: 'صاروخ', en: 'Rocket' },
    wrong: [
      { ar: 'طائرة', en: 'Plane' },
      { ar: 'ألعاب نارية', en: 'Firework' },
      { ar: 'قلم', en: 'Pen' },
    ],
    isForChildren: true,
    fact: {
      ar: 'العدّ التنازلي جاء من السينما: مخرج فيلم ألماني صامت أضافه عام 1929 ليحبس الجمهور أنفاسه. ثم قلّده العلماء، وما زلنا نحبس أنفاسنا!',
      en:
        'The countdown comes from the cinema: the director of a German silent film put it in, in 1929, to ' +
        'make the audience hold its breath. Then the engineers copied it, and we still do!',
    },
    source: 'https://www.daviddarling.info/encyclopedia/W/Woman_Moon.html',
  },
  {
    emoji: 'frog',
    riddle: {
      ar: 'يغنّي طول الليل قرب الماء، ولم يطلب منه أحد أغنية ثانية! من هو؟',
      en: 'He sings by the water all night long, and nobody has ever asked for an encore! Who is it?',
    },
    answer: { ar: 'ضفدع', en: 'Frog' },
    wrong: [
      { ar: 'ببغاء', en: 'Parrot' },
      { ar: 'سلحفاة', en: 'Turtle' },
      { ar: 'تمساح', en: 'Crocodile' },
    ],
    isForChildren: true,
    fact: {
      ar: 'كان أهل الريف في روسيا يضعونه في دلو الحليب كي لا يفسد، ثم وجد العلماء في جلده عشرات المواد التي تقاوم الجراثيم. من يريد لاتيه بالضفدع؟',
      en: 'Russian villagers kept one in the milk so that it wouldn’t turn; scientists have found dozens of germ-fighters in its skin. Frog latte, anyone?',
    },
    source: 'http://eurekalert.org/pub_releases/2012-12/acs-ffl121212.php',
  },
  {
    emoji: 'doughnut',
    riddle: {
      ar: 'دفعنا ثمنه كاملًا، وفي وسطه لا شيء، ولم يشتكِ أحد! ما هو؟',
      en: 'We paid for all of it, the middle was missing, and nobody complained! What is it?',
    },
    answer: { ar: 'دونات', en: 'Doughnut' },
    wrong: [
      { ar: 'كعكة', en: 'Cake' },
      { ar: 'إطار سيارة', en: 'Tyre' },
      { ar: 'خاتم', en: 'Ring' },
    ],
    isForChildren: true,
    fact: {
      ar: 'قلته متطوعات أمريكيات للجنود في فرنسا عام 1917 في خوذة مملوءة بالدهن، وفردن العجين بظرف قذيفة. أحلى ما خرج من حرب!',
      en:
        'In France in 1917 American volunteers fried them for soldiers in a helmet full of hot fat, ' +
        'with shell cases for rolling pins. The sweetest thing ever to come out of a war!',
    },
    source:
      'http://smithsonianmag.com/history/donut-girls-wwi-helped-fill-soldiers-bellies-and-get-women-vote-180962864/',
  },
  {
    emoji: 'elephant',
    riddle: {
      ar: 'أثقل من سيارة العائلة، ويمشي على أطراف أصابعه كأنه ذاهب إلى علبة البسكويت ليلًا! من هو؟',
      en: 'Heavier than the family car, and it walks on tiptoe, like someone off to the biscuit tin at night! Who is it?',
    },
    answer: { ar: 'فيل', en: 'Elephant' },
    wrong: [
      { ar: 'وحيد قرن', en: 'Rhino' },
      { ar: 'فرس نهر', en: 'Hippo' },
      { ar: 'ثور', en: 'Bull' },
    ],
    isForChildren: true,
    fact: {
      ar: 'في صورة الأشعة يقف على أصابعه، وتحت كعبه وسادة دهن تكتم الصوت. أطنان تمشي في هدوء، وأخي يوقظ البيت كله بنعاله!',
      en: 'Under X-ray it stands on tiptoe, over a cushion of fat. All those tonnes hardly make a sound, and my brother wakes the house in slippers!',
    },
    source: 'https://www.animalanswers.co.uk/images/how-an-elephants-feet-work/',
  },
  {
    emoji: 'bus',
    riddle: {
      ar: 'تقف لمن لا تعرفه، ولا تقف لأبي وهو يركض خلفها! ما هي؟',
      en: 'It stops for total strangers, but not for Dad, running after it! What is it?',
    },
    answer: { ar: 'حافلة', en: 'Bus' },
    wrong: [
      { ar: 'سيارة إطفاء', en: 'Fire engine' },
      { ar: 'شاحنة', en: 'Lorry' },
      { ar: 'سيارة إسعاف', en: 'Ambulance' },
    ],
    isForChildren: true,
    fact: {
      ar: 'أول حافلات المدن فكرة عالم الرياضيات باسكال: عربات خيل في باريس عام 1662 بخطوط ومواعيد وأجرة واحدة. فإذا تأخرت حافلتكم فالغلط في الحساب!',
      en: 'City buses were the idea of the mathematician Pascal: carriages in Paris in 1662, with set times and one fare. If yours is late, blame the maths!',
    },
    source:
      'https://blaisepascal.bibliotheques-clermontmetropole.eu/son-oeuvre/pascal-entrepreneur/les-carrosses-a-5-sols',
  },
  {
    emoji: 'cactus',
    riddle: {
      ar: 'إن نسيناه عاش، وإن دلّلناه مات، وإن حضنّاه ندمنا! ما هو؟',
      en: 'Forget it and it lives, spoil it and it dies, hug it and you’ll be sorry! What is it?',
    },
    answer: { ar: 'صبار', en: 'Cactus' },
    wrong: [
      { ar: 'نخلة', en: 'Palm' },
      { ar: 'خيار', en: 'Cucumber' },
      { ar: 'نعناع', en: 'Mint' },
    ],
    isForChildren: true,
    fact: {
      ar: 'العملاق منه في صحراء أمريكا لا تنبت أول ذراع له إلا وعمره بين 50 و75 سنة تقريبًا. يرفع يده في الحصة بعد أن يتقاعد المدرّس!',
      en: 'The giant saguaro of America’s desert grows its first arm at about 50 to 75. By the time it puts its hand up, the teacher has retired!',
    },
    source: 'https://biologyinsights.com/how-long-does-it-take-a-saguaro-cactus-to-grow-an-arm',
  },
  {
    emoji: 'lion',
    riddle: {
      ar: 'ملك قد ينام 20 ساعة في اليوم، وزوجته تحضر الغداء، ويأكل قبلها! من هو؟',
      en: 'A king who can sleep 20 hours a day; his wife brings dinner home, and he eats first! Who is it?',
    },
    answer: { ar: 'أسد', en: 'Lion' },
    wrong: [
      { ar: 'نمر', en: 'Tiger' },
      { ar: 'دب', en: 'Bear' },
      { ar: 'قط', en: 'Cat' },
    ],
    isForChildren: true,
    fact: {
      ar: 'ليعرف العلماء سرّ اللبدة وضعوا في البرّية أسودًا من الفرو، منها «روميو»، فأعجب الشعر الداكن اللبؤات وأخاف الذكور. نصف الهيبة عند الحلّاق!',
      en:
        'To learn what a mane is for, scientists put fluffy dummies in the wild, one of them named Romeo. ' +
        'Dark hair won the lionesses and worried the males. Half of majesty is the barber!',
    },
    source: 'http://news.minnesota.publicradio.org/features/2004/09/15_edgerlym_lions/',
  },
  {
    emoji: 'french-fries',
    riddle: {
      ar: 'تقول أمي: لا أريد، أنا شبعانة. ثم تمتد يدها إلى صحني! ماذا تأكل؟',
      en: 'Mum says: none for me, thanks. Then her hand is on my plate! What is she eating?',
    },
    answer: { ar: 'بطاطس مقلية', en: 'Fries' },
    wrong: [
      { ar: 'فشار', en: 'Popcorn' },
      { ar: 'مثلجات', en: 'Ice cream' },
      { ar: 'معكرونة', en: 'Pasta' },
    ],
    isForChildren: true,
    fact: {
      ar: 'عند البلجيكيين متحف كامل لها في مدينة بروج، وفي قبوه مقلاة تنتظر الزوّار. أول متحف يخرج منه الأولاد شبعانين!',
      en: 'The Belgians have a whole museum of them, in Bruges, with a fryer in the basement. At last, a museum that children leave with full stomachs!',
    },
    source: 'https://gastrotourismo.wordpress.com/2011/11/07/frietmuseum/',
  },
  {
    emoji: 'octopus',
    riddle: {
      ar: 'لو فصّلنا له دشداشة لاحتاج ثمانية أكمام، ولصافح العائلة كلها مرة واحدة! من هو؟',
      en: 'A tailor would need eight sleeves for him, and he could shake hands with the whole family at once! Who is it?',
    },
    answer: { ar: 'أخطبوط', en: 'Octopus' },
    wrong: [
      { ar: 'قنديل بحر', en: 'Jellyfish' },
      { ar: 'عنكبوت', en: 'Spider' },
      { ar: 'سلطعون', en: 'Crab' },
    ],
    isForChildren: true,
    fact: {
      ar: 'صوّره العلماء يصطاد مع الأسماك، وفجأة يلكم واحدة منها! أحيانًا ليبعدها عن الطعام، وأحيانًا بلا سبب يعرفونه. ثماني أيدٍ ولا ذرّة صبر!',
      en:
        'Scientists filmed it hunting with fish, and suddenly punching one! Sometimes to get it off the ' +
        'food, sometimes for no reason they could see. Eight arms and not an ounce of patience!',
    },
    source: 'https://insideedition.com/octopuses-punch-fish-out-of-spite-new-research-suggests-63990',
  },
  {
    emoji: 'teddy-bear',
    riddle: {
      ar: 'ينام في سريرنا، ويعرف أسرارنا، وسقطت أذنه من كثرة الحب! من هو؟',
      en: 'He sleeps in our bed, knows all our secrets, and has lost an ear to too much love! Who is it?',
    },
    answer: { ar: 'دبدوب', en: 'Teddy bear' },
    wrong: [
      { ar: 'قط', en: 'Cat' },
      { ar: 'كلب', en: 'Dog' },
      { ar: 'أرنب', en: 'Rabbit' },
    ],
    isForChildren: true,
    fact: {
      ar: 'في عام 1994 بيع واحد قديم في مزاد في لندن بمئة وعشرة آلاف جنيه، فبكت المرأة التي تعرضه من المفاجأة! قوموا فتّشوا المخزن.',
      en: 'In 1994 an old one called Teddy Girl sold in London for £110,000, and the woman holding it up burst into tears! Has anyone looked in the attic?',
    },
    source: 'http://danielagnew.blogspot.com/2010/03/christies-2nd-teddy-bear-auction-1994.html',
  },
  {
    emoji: 'vertical-traffic-light',
    riddle: {
      ar: 'أطول دقيقة في اليوم نقضيها أمامه، وإذا رضي عنا زمّر الذي خلفنا قبل أن نتحرك! ما هو؟',
      en: 'The longest minute of the day is spent in front of it, and when it says yes, the man behind hoots before you can move! What is it?',
    },
    answer: { ar: 'إشارة مرور', en: 'Traffic light' },
    wrong: [
      { ar: 'كاميرا سرعة', en: 'Speed camera' },
      { ar: 'مصعد', en: 'Lift' },
      { ar: 'ميكروويف', en: 'Microwave' },
    ],
    isForChildren: true,
    fact: {
      ar: 'في حيّ إيرلندي في أمريكا ظل الأولاد يكسرونها بالحجارة: كيف يعلو الأحمر على أخضر إيرلندا؟ فيئست البلدية وقلبتها: الأخضر فوق!',
      en: 'In an Irish part of Syracuse, New York, boys kept stoning it: how dare red sit above Ireland’s green? The city gave up and hung it green side up!',
    },
    source:
      'https://www.syracuse.com/entertainment/2018/03/syracuse_stone_throwers_how_hard_is_it_to_hit_the_green-over-red_stoplight.html',
  },
  {
    emoji: 'birthday-cake',
    riddle: {
      ar: 'نشعل فيها النار، ونغنّي حولها، ثم ينفخ عليها أحدنا بكل قوته… ونأكلها! ما هي؟',
      en: 'We set it on fire, sing around it, let somebody blow all over it… and then we eat it! What is it?',
    },
    answer: { ar: 'كعكة ميلاد', en: 'Birthday cake' },
    wrong: [
      { ar: 'مشاوي', en: 'Barbecue' },
      { ar: 'كنافة', en: 'Kunafa' },
      { ar: 'فطيرة', en: 'Pie' },
    ],
    isForChildren: true,
    fact: {
      ar: 'نفخ باحثون على الشموع ثم فحصوا الكريمة: البكتيريا زادت 14 ضعفًا في المتوسط! أكثرها غير ضار، يقولون. كل عام وأنتم بخير!',
      en: 'Researchers blew out candles and looked at the icing: 14 times more bacteria on average! Mostly harmless, they say. Many happy returns!',
    },
    source: 'https://whdh.com/news/blowing-out-candles-can-add-1400-percent-more-bacteria-to-cake-study-says/',
  },
];
