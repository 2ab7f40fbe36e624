import { drawPizza } from './charts.ts';
import { drawBoard, knightMoves } from './logic.ts';
import { drawMaze, growMaze, solveMaze } from './maze.ts';
import type { Point } from './pen.ts';
import { checked, numbers, parts, type Puzzle } from './puzzle.ts';
import { drawBus, drawChippedBoard, drawCisterns, drawDoors, drawShoal, firstFull, maxDominoes } from './scenes.ts';
import { drawStopSign } from './signs.ts';
import { drawBurner, drawDallah, drawSprinkler } from './silhouettes.ts';
import { drawPlough, drawQueen, drawYoungMoon } from './sky.ts';

const maze = growMaze(11, 7, 5, [0, 1, 3, 4], 2);
const stray: Point = [5, 3];
const [knight, goal]: [Point, Point] = [
  [1, 3],
  [2, 3],
];

/** Puzzles about a thing or a place: what is it, where does it lead, what would you do? */
export const scenePuzzles: readonly Puzzle[] = [
  {
    number: 4,
    value: 200,
    file: 'shadow-1',
    svg: drawDallah(),
    text: {
      ar: 'دخل لصّ الديوانية في الظلام فرأى هذا الظلّ على الجدار، وقبل أن يهرب قالوا له: «تفضّل اقعد!» وصبّوا له. ظلّ أي شيء هذا؟',
      en: 'A thief crept into the diwaniya and saw this shadow on the wall. Before he could flee they said: “Come in, sit down!”, and poured. What casts it?',
    },
    answer: { ar: 'دلّة قهوة', en: 'A coffee pot' },
    wrong: [
      { ar: 'غلّاية شاي', en: 'A tea kettle' },
      { ar: 'مصباح زيت', en: 'An oil lamp' },
      { ar: 'جرّة ماء', en: 'A water jar' },
    ],
    alt: {
      ar: 'ظلّ إناء له خصر نحيل ومقبض ومنقار كالهلال',
      en: 'The shadow of a vessel with a slim waist, a handle and a beak like a crescent',
    },
    fact: {
      ar: 'شرب تسعة فناجين، لأنه لا يعرف أنهم يصبّون لك حتى تهزّ الفنجال. خرج مع الفجر، ولم يسرق إلا النوم من عينيه.',
      en: 'He drank nine cups, for he didn’t know that they go on pouring until you shake the cup. He left at dawn, having stolen nothing but his own sleep.',
    },
    source: 'https://qahwaworld.com/?p=4473',
  },
  {
    number: 7,
    value: 200,
    file: 'sign-1',
    svg: drawStopSign(),
    text: {
      ar: 'مسح الغبار الكتابة، وخلف الإشارة شرطي ينظر إلى أبي ناصر ويبتسم! بسرعة: ماذا كان مكتوبًا عليها؟',
      en: 'Dust has wiped the word off, and behind the sign stands a policeman, smiling at Dad! Quick: what did it say?',
    },
    answer: { ar: 'قف', en: 'Stop' },
    wrong: [
      { ar: 'تمهّل', en: 'Slow' },
      { ar: 'استدر', en: 'Turn' },
      { ar: 'انتبه', en: 'Beware' },
    ],
    alt: { ar: 'إشارة حمراء لها ثمانية أضلاع وإطار أبيض', en: 'A red sign with eight sides and a white rim' },
    fact: {
      ar: 'ثمانية أضلاع لتُعرف ولو من ظهرها، فلا تنفع «ما شفتها يا حضرة الضابط». وكانت في أمريكا صفراء إلى 1954: كل أحمر عندهم كان يبهت!',
      en: 'Its eight sides tell you even from behind; “I didn’t see it, officer” won’t do. In America it was yellow until 1954: their reds all faded!',
    },
    source: 'https://preprod.familyhandyman.com/article/yellow-stop-signs/',
  },
  {
    number: 8,
    value: 200,
    file: 'maze-1',
    svg: drawMaze(maze, 46),
    ...parts({ ar: 'المخرج', en: 'Exit' }, solveMaze(maze).exit),
    isForChildren: true,
    text: {
      ar: 'دخل أبو ناصر المجمّع «خمس دقائق» وضاع! هو الكرة الحمراء، وأم ناصر تنتظره بالأكياس. من أي مخرج يخرج؟',
      en: 'Dad went into the mall “for five minutes” and got lost! He is the red ball, and Mum waits outside with the bags. Which way out will he find?',
    },
    alt: {
      ar: 'متاهة في يسارها كرة حمراء وفي يمينها أربعة مخارج مرقّمة',
      en: 'A maze with a red ball on the left and four numbered exits on the right',
    },
    fact: {
      ar: 'حيلة المتاهات: ضع يدك على الجدار ولا ترفعها، فإن اتصلت الجدران خرجت. أما مواقف المجمّع فلا حيلة لها: صوّر رقم العمود!',
      en: 'The old trick: keep a hand on the wall, and if all the walls are joined it leads you out. For car parks there is none: photograph the pillar!',
    },
    source: 'http://www.liquisearch.com/maze_solving_algorithm/wall_follower',
  },
  {
    number: 9,
    value: 200,
    file: 'bread',
    svg: drawPizza(8, 2),
    isForChildren: true,
    text: {
      ar: 'تطوّع أبو ناصر أن يجيب البيتزا من المطعم، ورجع وعلى شاربه جبن! افتحوا العلبة: كم بقي منها لكم؟',
      en: 'Dad kindly went to fetch the pizza, and came home with cheese on his moustache! Open the box: how much has he left you?',
    },
    answer: { ar: 'ثلاثة أرباعها', en: 'Three quarters' },
    wrong: [
      { ar: 'ثلثاها', en: 'Two thirds' },
      { ar: 'نصفها', en: 'One half' },
      { ar: 'أربعة أخماسها', en: 'Four fifths' },
    ],
    alt: {
      ar: 'بيتزا مستديرة مقسومة ثماني قطع متساوية، نقصت منها قطعتان',
      en: 'A round pizza cut into eight equal slices, two of them gone',
    },
    fact: {
      ar: 'أكل الربع في السيارة «ليتأكد أنها حارّة». والعجيب في البيتزا أنها دائرة، تأتي في علبة مربعة، وتؤكل مثلثات!',
      en: 'He ate a quarter in the car, “to make sure it was hot”. Odd thing, pizza: it is round, comes in a square box and is eaten in triangles!',
    },
  },
  {
    number: 28,
    value: 200,
    file: 'shadow-3',
    svg: drawBurner(),
    text: {
      ar: 'قبل صلاة العيد بنصف ساعة، وأم ناصر تلاحق الجميع بهذا الشيء، ولا يفلت منها أحد، حتى القطّة! ظلّ أي شيء هذا؟',
      en: 'Half an hour before the Eid prayer Mum chases everybody with this, and nobody escapes her, not even the cat! What casts the shadow?',
    },
    answer: { ar: 'مبخرة', en: 'An incense burner' },
    wrong: [
      { ar: 'كأس بطولة', en: 'A trophy cup' },
      { ar: 'مزهرية', en: 'A flower vase' },
      { ar: 'هاون', en: 'A mortar' },
    ],
    alt: {
      ar: 'ظلّ شيء واسع الأعلى مسنّنه، نحيل الوسط، عريض القاعدة',
      en: 'The shadow of something with a wide notched top, a thin middle and a broad foot',
    },
    fact: {
      ar: 'يعلق بخورها بالغترة أيامًا. أما القطّة فصارت أفخم قطّة في الفريج، والقطط كلها تسألها: من أين العود؟',
      en: 'Its scent stays in a headdress for days. And the cat is now the grandest in the street: all the others ask where she buys her oud.',
    },
  },
  {
    number: 32,
    value: 400,
    file: 'sky-1',
    svg: drawPlough(),
    text: {
      ar: 'ضعتم في البر ليلًا وماتت الهواتف كلها، فقال الجدّ: «ارفعوا رؤوسكم، هذه خارطتي!» ماذا تُسمّى هذه النجوم السبعة؟',
      en: 'Lost in the desert at night, with every phone dead. “Look up,” says grandfather, “there is my map!” What are these seven stars called?',
    },
    answer: { ar: 'بنات نعش', en: 'The Plough' },
    wrong: [
      { ar: 'الثريا', en: 'The Pleiades' },
      { ar: 'الجبّار', en: 'Orion' },
      { ar: 'العقرب', en: 'Scorpius' },
    ],
    alt: {
      ar: 'سبعة نجوم: أربعة كالوعاء وثلاثة كالمقبض المنحني',
      en: 'Seven stars: four like a bowl and three like a bent handle',
    },
    fact: {
      ar: 'النجمان في طرف الوعاء يدلّان على نجم القطب، أي الشمال. خارطة بلا شحن وبلا إعلانات، ولا تقول لك كل دقيقة: «استدر عند الإمكان»!',
      en: 'The two at the end of the bowl point to the Pole Star: north. A map with no battery and no adverts, which never tells you to make a U-turn!',
    },
    source: 'https://hankalis.hooxs.com/t374-topic',
  },
  {
    number: 38,
    value: 400,
    file: 'sky-2',
    svg: drawYoungMoon(),
    text: {
      ar: 'صاح ناصر من السطح: «الشهر توّه بدا!» وصاحت نورة: «لا، قرب يخلص!» انظروا إلى القمر فوق بيوت الكويت: أين نحن من الشهر الهجري؟',
      en: '“The month has just begun!” shouts Nasser. “It’s nearly over!” shouts Noura. Look at the moon over Kuwait: what time of the lunar month is it?',
    },
    answer: { ar: 'أول الشهر', en: 'Its first days' },
    wrong: [
      { ar: 'آخر الشهر', en: 'Its last days' },
      { ar: 'نصف الشهر', en: 'The middle' },
      { ar: 'الأسبوع الثالث', en: 'The third week' },
    ],
    alt: {
      ar: 'قمر رفيع مضيء من جهة اليمين فوق بيوت في الليل',
      en: 'A thin moon, lit on its right, above houses at night',
    },
    fact: {
      ar: 'هلال البداية يضيء من اليمين بعد الغروب، وهلال النهاية من اليسار قبل الفجر. ومن يرى الثاني فهو مجتهد جدًّا، أو لم ينم بعد!',
      en: 'The new crescent is lit on the right, after sunset; the old one on the left, before dawn. Who sees that one works very hard, or is still up!',
    },
    source: 'https://winenfood.com/the-difference-between-a-waxing-crescent-moon',
  },
  {
    number: 54,
    value: 600,
    file: 'sky-3',
    svg: drawQueen(),
    text: {
      ar: 'ملكة في الأسطورة تباهت بجمالها، فعُلّقت في السماء تدور حول القطب، ورأسها إلى الأسفل نصف الوقت! أي كوكبة هذه؟',
      en: 'A queen in a legend bragged about her beauty, so she was hung in the sky to circle the pole, half the time on her head! Which constellation is it?',
    },
    answer: { ar: 'ذات الكرسي', en: 'Cassiopeia' },
    wrong: [
      { ar: 'الدب الأصغر', en: 'The Little Bear' },
      { ar: 'الصليب الجنوبي', en: 'The Southern Cross' },
      { ar: 'التوأمان', en: 'Gemini' },
    ],
    alt: { ar: 'خمسة نجوم في خط متعرّج', en: 'Five stars in a zigzag' },
    fact: {
      ar: 'ورأى العرب في نجومها كفًّا مخضّبة كيد عروس، وما زال نجم منها يُسمّى في الدنيا كلها «كاف». حنّاء لم تزل منذ أكثر من ألف سنة!',
      en: 'The Arabs saw a hand in her stars, stained with henna like a bride’s, and the world still calls one Caph: palm. Henna that never washed off!',
    },
    source: 'http://domeofthesky.com/clicks/caph.html',
  },
  {
    number: 55,
    value: 200,
    file: 'shadow-4',
    svg: drawSprinkler(),
    text: {
      ar: 'انتهت العزيمة واتكأ الضيوف وبدأ الشخير! فدارت عليهم أم ناصر بهذا الشيء مع البخور، فقاموا كلهم. ظلّ أي شيء هذا؟',
      en: 'After the feast the guests lay back, and some began to snore! Then Mum went round with this and the incense, and all got up. What casts it?',
    },
    answer: { ar: 'مرشّ ماء ورد', en: 'A rosewater sprinkler' },
    wrong: [
      { ar: 'إبريق وضوء', en: 'An ablution jug' },
      { ar: 'مصباح كاز', en: 'A paraffin lamp' },
      { ar: 'مطحنة قهوة', en: 'A coffee grinder' },
    ],
    alt: {
      ar: 'ظلّ شيء له بطن كروي وعنق طويل دقيق وقاعدة',
      en: 'The shadow of something with a round belly, a long thin neck and a foot',
    },
    fact: {
      ar: 'رشّة في اليد وبخور في الغترة، و«ما عقب العود قعود»: ألطف طريقة في العالم لتقول لضيفك: تصبح على خير.',
      en: 'A few drops in the hand, some incense, and all know the saying: after the oud, no more sitting. The kindest way on Earth to say good night.',
    },
    source: 'https://nokhbahnews.com/?p=42551',
  },
  {
    number: 59,
    value: 600,
    file: 'chess-2',
    svg: drawBoard(5, knight, goal),
    ...numbers(checked(knightMoves(5, knight, goal), 3), 1, 2, 4),
    text: {
      ar: 'النجمة ملاصقة له ومع ذلك يلفّ ويدور، كأبي ناصر يذهب إلى البقالة المجاورة بالسيارة! في كم نقلة على الأقل يصلها الحصان؟',
      en: 'The star is next door, yet he goes a long way round, like Dad driving to the corner shop! In how few moves can the chess knight reach it?',
    },
    alt: { ar: 'رقعة من خمسة في خمسة، وحصان بجانبه نجمة', en: 'A board of five by five with a knight next to a star' },
    fact: {
      ar: 'يبدّل الحصان لون مربعه كل نقلة، فلا يبلغ جاره الملاصق إلا بعدد فردي من النقلات. أبعد الناس عنه جاره: لا يراه إلا في العيد.',
      en: 'A knight changes colour with every move, so the square next door takes an odd number. He sees his neighbour only at Eid, like some people.',
    },
  },
  {
    number: 68,
    value: 200,
    file: 'shoal',
    svg: drawShoal(stray),
    ...parts({ ar: 'الصف', en: 'Row' }, stray[1]),
    isForChildren: true,
    text: {
      ar: 'السرب كله يسبح يمينًا، إلا سمكة عنيدة تقول: «أنا أعرف الطريق!» أول من يراها يصيح: في أي صف هي؟',
      en: 'The whole shoal swims right, but for one stubborn fish who says: “I know the way!” First to see her, shout: which row is she in?',
    },
    alt: {
      ar: 'أربعة صفوف مرقّمة من الأسماك، في كل صف سبع',
      en: 'Four numbered rows of fish, seven in each',
    },
    fact: {
      ar: 'في كل عائلة سمكة كهذه، وهي عادةً التي تقود السيارة وتقول: «ما يحتاج خارطة، ذاك الشارع!»',
      en: 'Every family has a fish like that. Usually it is the one at the wheel: “We don’t need a map, I’m sure it’s that street!”',
    },
  },
  {
    number: 70,
    value: 400,
    file: 'bus',
    svg: drawBus(),
    isForChildren: true,
    text: {
      ar: 'باص مدرسة في شوارع الكويت ترون جانبه هذا. الأطفال يعرفون فورًا إلى أين يسير، والكبار يحكّون رؤوسهم! إلى أين؟',
      en: 'You see this side of a school bus in a street in Kuwait. Children know at once which way it is going, and adults scratch their heads! Which way?',
    },
    answer: { ar: 'إلى اليسار', en: 'To the left' },
    wrong: [
      { ar: 'إلى اليمين', en: 'To the right' },
      { ar: 'نحونا مباشرة', en: 'Straight at us' },
      { ar: 'بعيدًا عنّا', en: 'Away from us' },
    ],
    alt: {
      ar: 'جانب باص أصفر بخمس نوافذ وعجلتين، طرفاه متشابهان ولا باب فيه',
      en: 'The side of a yellow bus with five windows and two wheels, no door, and both ends alike',
    },
    fact: {
      ar: 'أين الباب؟ في الجهة الأخرى! وباب الباص عندنا على يمينه عند الرصيف، فمقدّمته إلى اليسار. ومن قال: «إلى المدرسة» فليأخذ حلاوة.',
      en: 'Where is the door? On the other side! Here it is on a bus’s right, by the pavement, so its front is left. Who said “to school”? Have a sweet.',
    },
    source: 'https://www.considerable.com/entertainment/games/bus-brain-teaser-solution/',
  },
  {
    number: 71,
    value: 400,
    file: 'pipes',
    svg: drawCisterns(),
    ...parts({ ar: 'الخزّان', en: 'Tank' }, firstFull()),
    text: {
      ar: 'قال السبّاك: «شغلي مضبوط!» وفتح الماء، والعائلة كلها واقفة بالفوط! تتبّعوا الأنابيب: أي خزّان يمتلئ أولًا؟',
      en: '“All perfect!” said the plumber and turned on the tap, while the whole family stood by with towels! Follow the pipes: which tank fills up first?',
    },
    alt: {
      ar: 'صنبور فوق الخزّان 1، وأنابيب منه إلى 2 و4، ومن 2 إلى 3 و4، وعلى الأنبوبين إلى 4 سدّادتان حمراوان',
      en: 'A tap over tank 1, pipes from it to 2 and 4, and from 2 to 3 and 4; red plugs in both pipes to 4',
    },
    fact: {
      ar: 'الأنبوبان إلى الرابع مسدودان، والماء لا يجامل أحدًا. أما السبّاك فقال: «دقيقة أجيب قطعة من السيارة»، وما زالوا ينتظرونه.',
      en: 'Both pipes to the fourth are plugged, and water does no favours. The plumber went “to get a part from the van”, and they are still waiting.',
    },
  },
  {
    number: 73,
    value: 600,
    file: 'doors',
    svg: drawDoors(),
    text: {
      ar: 'خلف باب سيارة وخلف بابين معزتان. اخترت 1، والمقدّم يعرف مكانها ويفتح دائمًا باب معزة، ففتح 3. هل تبدّل إلى 2؟',
      en: 'One door hides a car, two hide goats. You chose 1. The host knows where it is and always opens a door with a goat: he opens 3. Do you switch to 2?',
    },
    answer: { ar: 'أبدّل: يتضاعف حظّي', en: 'Yes, it doubles my odds' },
    wrong: [
      { ar: 'أبقى: يتضاعف حظّي', en: 'No, 1 doubled its odds' },
      { ar: 'سواء: النصف للنصف', en: 'No matter, it is half and half' },
      { ar: 'سواء: الثلث للثلث', en: 'No matter, each has a third' },
    ],
    alt: {
      ar: 'ثلاثة أبواب مرقّمة: سهم أحمر فوق الأول، والثالث مفتوح تنظر منه معزة',
      en: 'Three numbered doors: a red arrow over the first, and a goat looking out of the third',
    },
    fact: {
      ar: 'بابك بقي ثلثًا، فصار للباب 2 ثلثان! كتبتها مارلين فوس سافانت عام 1990 فخطّأها نحو 10 آلاف قارئ، منهم ألف دكتور تقريبًا. والمعزة سكتت بأدب.',
      en: 'Yours keeps a third, so 2 has two thirds! Marilyn vos Savant wrote so in 1990; 10,000 readers told her off, nearly 1,000 with PhDs. Not the goat.',
    },
    source: 'https://mathimages.swarthmore.edu/index.php?title=Special:ExportRDF/The_Monty_Hall_Problem&syntax=rdf',
  },
  {
    number: 75,
    value: 600,
    file: 'board',
    svg: drawChippedBoard(),
    ...numbers(checked(maxDominoes(), 30), 28, 29, 31),
    text: {
      ar: 'قضم الفأر زاويتين من الرقعة فبقي 62 مربعًا. قال الخال المهندس: «31 دومينو تغطّيها، كلٌّ على مربعين!» كم يدخل حقًّا على الأكثر؟',
      en: 'A mouse ate two corners of the board; 62 squares are left. “So 31 dominoes, two squares each!” says the engineer. How many really fit at most?',
    },
    alt: {
      ar: 'رقعة شطرنج بلا زاويتين متقابلتين، وبجانبها حجر دومينو بطول مربعين',
      en: 'A chessboard without two opposite corners, and a domino two squares long beside it',
    },
    fact: {
      ar: 'الزاويتان بلون واحد، وكل حجر يغطّي لونين، فيبقى مربعان بلا غطاء مهما حاولت. الفأر فهمها، والخال ما زال يرتّب الأحجار.',
      en: 'Both corners had one colour, and a domino covers two, so two squares are always left over. The mouse understood; the uncle is still moving tiles.',
    },
    source: 'http://www.mindcipher.com/puzzles/21',
  },
];
