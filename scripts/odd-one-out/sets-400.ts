import type { OddSet } from './set.ts';

/** Sets whose answer someone in the room knows. */
export const sets400: readonly OddSet[] = [
  {
    ask: {
      ar:
        'استعار جاسم سلّمًا ليقطف الأربعة. احتاج إليه ثلاث مرات، وفي الرابعة ضحك ' +
        'الجيران: انزل، هذه عند ركبتك! أي ثمرة؟',
      en:
        'Jasim borrows a ladder to pick all four. Three times he needs it. Then the neighbours laugh: “Get down, ' +
        'that one’s at your knee!” Which?',
    },
    odd: 'pineapple',
    others: ['mango', 'coconut', 'olive'],
    fact: {
      ar:
        'الأناناس ينمو قرب الأرض وسط أوراق شائكة. وفيه مادة تهضم البروتين، ولذلك يلسع اللسان: وأنتم تأكلونه، ' +
        'يحاول هو أن يأكلكم! والمعدة تحسم النتيجة.',
      en:
        'Pineapples grow close to the ground. They hold an enzyme that digests protein, which is why your tongue ' +
        'tingles: while you’re eating it, it’s trying to eat you! Luckily your stomach has the last word.',
    },
    source: 'https://food.fambt.com/1001021015.html',
  },
  {
    ask: {
      ar: 'ثلاثة تنضج تحت التراب، حفر الكلب فوجدها كلها. أما الرابع فسقط على رأسه من فوق! من هو؟',
      en: 'Three ripen under ground, and the dog digs them all up. The fourth drops on his head from above! Which?',
    },
    odd: 'chestnut',
    others: ['carrot', 'potato', 'peanuts'],
    fact: {
      ar:
        'الكستناء على شجرة! أما البطاطا فيُحكى أن الفرنسيين عافوها حتى زيّنت الملكة شعرها بزهرها، وحرس حقلها عن ' +
        'قصد من يقبل الرشوة: فسرقها الناس وأحبّوها!',
      en:
        'Chestnuts grow on trees! As for potatoes, the story goes that the French shunned them until ' +
        'the queen wore the flowers in her hair, and a field got guards who were meant to take bribes. ' +
        'People stole them, and were hooked.',
    },
    source: 'https://www.blipfoto.com/entry/2325050238630363434',
  },
  {
    ask: {
      ar: 'غداء عائلة البقوليات، والجدّة تشير إلى واحد: أنت لست منّا! احذروا، أكثر الناس يطردون البريء. من الدخيل؟',
      en:
        'The legume family is at lunch, and Granny points: “You’re not one of us!” Careful, most people throw out ' +
        'the innocent one. Who is the stranger?',
    },
    odd: 'coconut',
    others: ['peanuts', 'beans', 'pea-pod'],
    fact: {
      ar:
        'الفول السوداني من البقوليات، والدخيل جوز الهند! ومن محبّيه أخطبوط صُوّر في إندونيسيا يمشي وتحته نصفا ' +
        'قشرة، ليغلقهما على نفسه إذا خاف. قال الغوّاص: كدت أغرق من الضحك!',
      en:
        'Peanuts are legumes; the coconut isn’t! An octopus in Indonesia was filmed tiptoeing along with two half ' +
        'shells, ready to shut itself in if scared. “I almost drowned laughing,” said the diver.',
    },
    source: 'http://neatorama.com/2015/06/02/Just-anOctopus-Carrying-His-Stuff',
  },
  {
    ask: {
      ar:
        'عائلة الجمال تعدّ أولادها: ثلاثة بالدليل، والرابع يقول: انظروا إلى رقبتي! ' +
        'فقالوا: الرقبة وحدها لا تكفي. من هو؟',
      en:
        'The camel family counts its children. Three have proof. “Just look at my neck!” says one. “A neck ' +
        'isn’t enough,” they reply. Who?',
    },
    odd: 'giraffe',
    others: ['camel', 'two-hump-camel', 'llama'],
    isForChildren: true,
    fact: {
      ar:
        'اللاما ابنة عم الجمل، والزرافة ليست منهم. وفي أمريكا توظّف اللاما حارسة للغنم: تصيح وتبصق وتواجه ذئاب ' +
        'البراري! لكن واحدة فقط لكل قطيع، فالاثنتان تسولفان وتنسيان الغنم.',
      en:
        'The llama is a camel’s cousin; the giraffe isn’t. American farmers hire llamas to guard sheep: they cry ' +
        'out, spit and face down coyotes! But only one to a flock: two would chat, and forget the sheep.',
    },
    source: 'http://listener.co.kr/Listen/Details/405?brd=slow&page=1',
  },
  {
    ask: {
      ar:
        'أربعة على جهاز التفتيش في المطار: ثلاثة لم تظهر فيهم عظمة واحدة، والرابع وقف الطابور ساعة ' +
        'والموظف يعدّ عظامه! من هو؟',
      en:
        'Four go through the airport scanner. In three there isn’t a single bone. For the fourth the ' +
        'queue waits an hour while the officer counts! Who?',
    },
    odd: 'snake',
    others: ['honeybee', 'scorpion', 'jellyfish'],
    isForChildren: true,
    fact: {
      ar:
        'الأفعى، وكنتم تظنونها حبلًا! قد تبلغ فقراتها 400، وتكاد كل فقرة في جسمها تحمل ضلعين، وأنتم بـ24 ضلعًا ' +
        'فقط. فإذا قالت للطبيب: ظهري يؤلمني… من أين يبدأ المسكين؟',
      en:
        'The snake, though it looks like a rope! It can have 400 vertebrae, nearly every one in the body with ' +
        'its own pair of ribs. You get by on 24 ribs. So when she tells the doctor “It’s my back,” where does ' +
        'the poor man start?',
    },
    source: 'https://biologyinsights.com/how-many-bones-does-a-snake-have-and-why-so-many',
  },
  {
    ask: {
      ar:
        'أربعة مغنّين عند طبيب الحنجرة: قال لثلاثة: افتحوا أفواهكم. وقال للرابع: أنت لا ' +
        'تغنّي من حلقك، ضيّعت وقتي! من هو؟',
      en:
        'Four singers at the throat doctor’s. “Say aah,” he tells three. “You don’t even sing with yours,” he ' +
        'tells the fourth, “you’re wasting my time!” Who?',
    },
    odd: 'cricket',
    others: ['rooster', 'frog', 'parrot'],
    fact: {
      ar:
        'صرصور الليل يحكّ جناحًا بجناح. وأذناه في رجليه الأماميتين تحت الركبة! فإذا ' +
        'صاحت أمه «افتح أذنك» مدّ لها رجله.',
      en:
        'The cricket rubs wing on wing. And his ears are on his front legs, just below the knee! When his wife ' +
        'says “Are you listening?” he has to put his foot in it.',
    },
    source: 'https://biologyinsights.com/where-exactly-are-a-crickets-ears-located',
  },
  {
    ask: {
      ar:
        'يُحكى أن إمبراطورًا دعا الحيوانات إلى سباق عبر النهر، وسمّى سنوات الصينيين بأسماء الفائزين. ثلاثة هنا ' +
        'فازوا، وواحد غدر به صاحبه! من؟',
      en:
        'An emperor held a race across a river, the tale goes, and named the Chinese years after the winners. ' +
        'Three of these made it; one was betrayed by a friend! Who?',
    },
    odd: 'cat',
    others: ['rat', 'rooster', 'snake'],
    fact: {
      ar:
        'القط! كان يعبر مع الفأر على ظهر ثور، فدفعه الفأر في الماء ليسبقه، ولهذا يطارده إلى اليوم. لكن في فيتنام ' +
        'سنة باسم القط مكان الأرنب: في روايتهم كان يعرف السباحة!',
      en:
        'The cat! It was crossing on an ox’s back with the rat, who pushed it into the water, and has been chased ' +
        'ever since. But in Vietnam the cat has its year, in the rabbit’s place: in their tale it could swim!',
    },
    source: 'https://eatingsaigon.com/2023/02/06/lunar-new-year-of-the-cat',
  },
  {
    ask: {
      ar:
        'رجع سائح من برّية أستراليا وغاباتها يحلف أنه رأى الأربعة طلقاء. صدّقناه في ثلاثة، والرابع لا ' +
        'يعيش هناك! من هو؟',
      en:
        'Back from the wilds of Australia, a tourist swears that he saw all four running free. Three, ' +
        'yes; the last doesn’t live there! Which?',
    },
    odd: 'tiger',
    others: ['kangaroo', 'camel', 'koala'],
    isForChildren: true,
    fact: {
      ar:
        'لا نمور برّية هناك. أما الجمل فنعم! جلبوه ليحمل الأثقال ثم أطلقوه لمّا جاءت السيارات، فتكاثر ' +
        'حتى صدّروه إلى السعودية. كمن يبيع السمك للبحر!',
      en:
        'No wild tigers there. But camels, yes! Brought in to carry loads and set free when lorries ' +
        'came, they multiplied until some were shipped to Saudi Arabia. Like selling fish to the sea!',
    },
    source: 'https://www.csmonitor.com/2002/0628/p07s01-woap.html',
  },
  {
    ask: {
      ar: 'حفلة تنكّرية في الحديقة: ثلاثة نباتات حقًّا، والرابع حيوان لبس لبسها وظنّ أن أحدًا لن ينتبه! من هو؟',
      en:
        'Fancy dress in the garden: three really are plants, and the fourth is an animal in costume, ' +
        'hoping that nobody will notice! Who?',
    },
    odd: 'coral',
    others: ['palm-tree', 'sunflower', 'seedling'],
    fact: {
      ar:
        'المرجان حيوانات صغيرة لها أفواه. ووضع علماء عند شعاب ميتة سمّاعات تبثّ ضجّة شعاب سليمة، فجاءها ضعف ' +
        'السمك! حتى السمك يختار المطعم من الزحمة.',
      en:
        'Coral is a crowd of tiny animals with mouths. Scientists set loudspeakers by dead reefs and played the ' +
        'din of lively ones, and twice as many fish came! Even fish choose the restaurant with the queue.',
    },
    source:
      'https://thefutureisprettyrad.com/2019/12/04/scientists-used-speakers-to-make-dead-coral-reefs-sound-healthy-the-fish-came-back/',
  },
  {
    ask: {
      ar: 'صحن الفاكهة يتباهى بالعيال: ثلاثة في بطونهم عشرات، والرابع عنده واحد مدلّل ماخذ نصف البيت! من ' + 'هو؟',
      en:
        'The fruit bowl is bragging about its children: three have dozens inside. The fourth has a ' +
        'single spoilt one, who takes up half the house! Which?',
    },
    odd: 'mango',
    others: ['watermelon', 'cucumber', 'melon'],
    fact: {
      ar:
        'المانجو ونواته! لكن في أصناف كثيرة منه، ازرعوا نواة واحدة تخرج لكم شتلات عدّة، كلها إلا واحدة نسخ من ' +
        'أمّها. عزمتم واحدًا، فجاء ومعه إخوانه كلهم!',
      en:
        'The mango and its stone! But with many varieties, plant one stone and up come several seedlings, all ' +
        'but one of them copies of the mother. You invited one, and he brought all his brothers!',
    },
    source: 'https://gallifreypermaculture.com.au/2015/12/polyembryonic-seeds/',
  },
  {
    ask: {
      ar: 'الثالثة فجرًا والبيت كله صاحٍ! ثلاثة متّهمون بالكافيين، والرابع بريء وكان يحاول أن ينوّمكم. من هو؟',
      en:
        'Three in the morning and the whole house is awake! Three of these are guilty of caffeine. Who is ' +
        'innocent, and was trying to help?',
    },
    odd: 'glass-of-milk',
    others: ['hot-beverage', 'teapot', 'chocolate-bar'],
    fact: {
      ar:
        'الحليب! ويُحكى أن ملك السويد غوستاف أراد أن يثبت أن القهوة سمّ، فسقاها سجينًا كل يوم وسقى توأمه الشاي. ' +
        'مات الطبيبان، ثم الملك، ثم شارب الشاي في الثالثة والثمانين!',
      en:
        'Milk! It’s told that King Gustav III of Sweden, to prove coffee a poison, had one jailed twin drink it ' +
        'daily and the other tea. The doctors died, then the king, and then the tea drinker, at 83!',
    },
    source: 'https://headoverheals.home.blog/2019/10/08/coffee-or-tea',
  },
  {
    ask: {
      ar: 'سباق حامٍ: ثلاثة يرون خط النهاية أمامهم، والرابع يعرف أنه فاز من وجوه الخاسرين! من هو؟',
      en:
        'A fierce race: three can see the finish in front of them. The fourth knows that he has ' +
        'won by the losers’ faces! Who?',
    },
    odd: 'person-rowing-boat',
    others: ['person-running', 'person-biking', 'skier'],
    fact: {
      ar:
        'المجدّف ظهره إلى النهاية! وفي سباق أكسفورد وكامبريدج عام 1877 وصل القاربان معًا، ويُروى أن الحكم أعلن: ' +
        '«تعادل، لأكسفورد بفارق خمس أقدام!» تجادلوا الآن.',
      en:
        'The rower has his back to the finish! In 1877 the Oxford and Cambridge boats came in level, and the ' +
        'judge is said to have announced: “Dead heat, to Oxford by five feet!” Discuss.',
    },
    source: 'https://web.archive.org/web/20141026233428/http://theboatraces.org/classic-moments-the-1877-dead-heat',
  },
  {
    ask: {
      ar:
        'عرس للنساء فقط: بعوضة قرصت المعازيم، وبقرة تُحلب، ودجاجة باضت، وطائر فرش ذيله… ' +
        'وأمّ العروس تصيح: بيننا رجل! من؟',
      en:
        'Ladies only at this wedding: a mosquito that bit the guests, a cow giving milk, a hen that laid, a bird ' +
        'with a fan of a tail… “There’s a man in here!” Who?',
    },
    odd: 'peacock',
    others: ['mosquito', 'cow', 'chicken'],
    isForChildren: true,
    fact: {
      ar:
        'ذيل الطاووس للذكر وحده، والتي تقرص من البعوض أنثى دائمًا. وحتى أناقته خدعة: لا صبغة زرقاء في ريشه، بل ' +
        'صبغ بنّي رُصّ بدقّة فيلعب به الضوء. مكياج من نور!',
      en:
        'Only the male has that tail, and only female mosquitoes bite. Even his finery is a trick: there’s no ' +
        'blue dye in it, just brown, stacked so finely that it plays with the light. Make-up made of sunshine!',
    },
    source: 'https://biologyinsights.com/what-color-are-peacock-feathers-a-scientific-explanation',
  },
  {
    ask: {
      ar:
        'مسلسل عن غوص اللؤلؤ في الكويت زمان، وغوّاص عجوز يصيح أمام التلفزيون: هذا والله ما كان معنا! ' +
        'ماذا دسّ المخرج بينها؟',
      en:
        'A TV series about the pearl divers of old Kuwait, and an old diver shouts at the screen: “We ' +
        'never had one of those!” What has the director slipped in?',
    },
    odd: 'diving-mask',
    others: ['rock', 'basket', 'clamp'],
    fact: {
      ar:
        'قناع الغوص! كان للغوّاص حجر يُنزله، و«ديين» في رقبته للمحار، و«فطام» يسدّ أنفه، وعيناه في ماء ' +
        'مالح. ونحن نصيح إذا دخل الشامبو في العين!',
      en:
        'The mask! A stone took the diver down, a basket hung at his neck, a clip shut his nose, and his ' +
        'eyes were in salt water. And we scream when we get shampoo in ours!',
    },
    source: 'https://kuwait-info.com/a_tourism/tourism_attraction.asp',
  },
  {
    ask: {
      ar:
        'فتح الورثة خزنة الجدّ: ثلاثة من هذه كانت يومًا نقودًا أو كنزًا أُنقذ من حريق، والرابع ضاع قبل ' +
        'أن يتخاصموا عليه! ما هو؟',
      en:
        'The heirs open Grandad’s safe. Three of these were once money, or saved from a fire like ' +
        'treasure. The last was gone before they could fight over it! Which?',
    },
    odd: 'ice',
    others: ['spiral-shell', 'salt', 'cheese-wedge'],
    fact: {
      ar:
        'الثلج! كانت الأصداف والملح نقودًا، والجبن كنزًا: لمّا احترقت لندن عام 1666 حفر الكاتب صمويل بيبيس في ' +
        'الحديقة ودفن أوراقًا وأشياء عزيزة عليه، ومعها جبنة بارميزان! وخالي لا ينتظر حريقًا: يسمع سيارتنا ' +
        'فيدفن علبة الحلاوة.',
      en:
        'Ice! Shells and salt were money, and cheese was treasure: as London burned in 1666, Samuel Pepys dug ' +
        'in the garden and buried papers and things he prized, Parmesan included! Uncle needs no fire: he ' +
        'hears our car, and the chocolates go underground.',
    },
    source: 'https://selmec.org.uk/models/1641-samuel-pepys-cheese-and-wine',
  },
  {
    ask: {
      ar: 'دارت القرصة على موظفي الرأس: ثلاثة صاحوا آخ، والمدير نفسه لم يحسّ بشيء! من هو؟',
      en: 'A pinch goes round head office: three yell “Ouch!” and the boss feels nothing at all! Who?',
    },
    odd: 'brain',
    others: ['ear', 'nose', 'tongue'],
    fact: {
      ar:
        'الدماغ يصنع الألم ولا يتألّم! لذلك تُجرى بعض عملياته والمريض صاحٍ: في إيطاليا حشت امرأة 90 حبّة زيتون ' +
        'والجرّاح يعمل في رأسها. هناك من لا يترك المطبخ أبدًا!',
      en:
        'The brain makes our pain and feels none! So some surgery is done awake: in Italy a woman stuffed 90 ' +
        'olives while the surgeon worked inside her head. Some cooks never leave the kitchen.',
    },
    source: 'https://countrymusicnation.com/italian-woman-makes-90-stuffed-olives-during-brain-operation',
  },
  {
    ask: {
      ar:
        'عالم نبات في السوق نقل ثلاثة إلى رفّ الفواكه، والبائع يصرخ! ثم قال للرابع: ' + 'ابقَ مكانك، أنت لست ثمرة. من هو؟',
      en:
        'A botanist in the market moves three to the fruit shelf, with the grocer screaming! “You stay,” he tells ' +
        'the fourth, “you’re no fruit.” Which?',
    },
    odd: 'carrot',
    others: ['cucumber', 'eggplant', 'bell-pepper'],
    fact: {
      ar:
        'ما نما من زهرة وفيه بذور ثمرة، فسلطتكم سلطة فواكه! والجزر جذر… إلا في قانون المربّى الأوروبي: عدّوه ' +
        'فاكهة، لأن البرتغاليين يصنعون منه مربّى. الحلاوة بالواسطة!',
      en:
        'What grows from a flower and holds seeds is fruit, so your salad is a fruit salad! The carrot ' +
        'is a root… except in Europe’s jam law: there it counts as fruit, because the Portuguese make ' +
        'jam of it. Laws get cooked too!',
    },
    source: 'https://infodlapolaka.pl/?p=189448',
  },
  {
    ask: {
      ar: 'زار وفد من بكين معرض «جاء من الصين»: صفّقوا لثلاثة، ووقفوا أمام الرابع حائرين: وما هذا؟ ما هو؟',
      en:
        'Visitors from Beijing at a show called “From China”: they clap for three, and stare at the ' +
        'fourth. “And what’s that?” Which?',
    },
    odd: 'fortune-cookie',
    others: ['kite', 'panda', 'roll-of-paper'],
    fact: {
      ar:
        'بسكويت الحظ يابانيّ الأصل كبر في كاليفورنيا. حاولوا بيعه في الصين فقالوا: أمريكي زيادة! كأن الورقة داخله ' +
        'تقول: ستسافر بعيدًا ولن يعرفك أهلك.',
      en:
        'It’s Japanese by origin and grew up in California. Offered in China, it was found too American! You can ' +
        'guess the note inside: “You will travel far, and your family won’t know you.”',
    },
    source: 'https://memewarfare.blog/2020/05/23/fortune-cookies/',
  },
  {
    ask: {
      ar:
        'غداء الجمعة: ثلاثة يكفيهم القليل، فدفؤهم من الجوّ بالمجان. والرابع يملأ الصحن الخامس ويقول: ' +
        'والله مو جوعان، هذا للتدفئة! من هو؟',
      en:
        'Friday lunch. Three get their warmth from outside, free, and need only a bite. The fourth is on ' +
        'plate five: “I’m not greedy, it’s for the heating!” Who?',
    },
    odd: 'penguin',
    others: ['snake', 'frog', 'crocodile'],
    isForChildren: true,
    fact: {
      ar:
        'البطريق، وصدق! يولّد دفأه من أكله: صوّروا بطريق الإمبراطور بكاميرا حرارية، فإذا ريش صدره أبرد ' +
        'من هواء القطب، وجوفه نحو 37 درجة مثلنا. ترمس شاي يمشي! ونحن مثله… فمن يريد الصحن الثالث فقد وجد ' +
        'العذر.',
      en:
        'The penguin, and it’s true! Heat cameras found the emperor’s coat colder than the polar air ' +
        'around it, and inside it’s about 37 degrees: a thermos on two legs. We burn our food for warmth ' +
        'too, so there’s your excuse for a third plate.',
    },
    source: 'https://cob.silverchair.com/jeb/article/216/12/v/11387/EMPEROR-PENGUIN-PLUMAGE-CHILLS-BELOW-AIR',
  },
  {
    ask: {
      ar: 'أربعة يتفاخرون: نحن أمراء، ودمنا أزرق! وخزة إبرة كشفتهم: ثلاثة دمهم أحمر، وواحد صادق. من هو؟',
      en:
        'Four boast of their noble, blue blood. A pinprick finds them out: three bleed red, and ' +
        'one was telling the truth! Who?',
    },
    odd: 'octopus',
    others: ['frog', 'shark', 'chicken'],
    fact: {
      ar:
        'دم الأخطبوط أزرق لأن فيه نحاسًا مكان حديدنا. أما أخلاق الأمراء فلا: صوّروه قرب أستراليا يرمي جيرانه ' +
        'بالصدف والطين! أكثر الرماة إناث، وذكر ظلّ يخفض رأسه.',
      en:
        'Copper makes an octopus’s blood blue. Its manners are less noble: off Australia they were filmed hurling ' +
        'shells and silt at the neighbours! Most throwers were female, and one male kept ducking.',
    },
    source: 'https://au.news.yahoo.com/wild-octopuses-throw-silt-other-190002876.html',
  },
];
