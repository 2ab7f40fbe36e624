import { angleBetween, countMeetings, drawClock, drawMirroredClock, mirrorTime, writeTime } from './clocks.ts';
import { drawGrid, drawRoman, readRoman, solveMagic, type Cells } from './logic.ts';
import { drawEquation, solutionsOf } from './matches.ts';
import { checked, numbers, only, type Puzzle } from './puzzle.ts';
import { drawLoops, loopsOf } from './scenes.ts';
import { drawParking } from './signs.ts';
import { apple, drawSum, flower, heartToken, lemon, moonToken, solveSum, starToken, twig } from './sums.ts';

const twentyPastSeven = { hour: 7, minute: 20 };
const twentyPastTen = { hour: 10, minute: 20 };
const halfPastThree = { hour: 3, minute: 30 };
const fruit = solveSum(['apple', 'lemon'], (values) => values.apple * 2 === 12 && values.apple + values.lemon === 13);
const signs = solveSum(
  ['star', 'moon', 'heart'],
  ({ star, moon, heart }) => star * 3 === 18 && star + 2 * moon === 20 && moon + 2 * heart === 37,
);
const garden = solveSum(['petal', 'leaf'], ({ petal, leaf }) => 12 * petal === 12 && 4 * leaf + 6 * petal === 10);
const equation = { left: 1, operator: '+', right: 5, result: 2 };
const magic: Cells = [
  [5, 15, 13],
  [0, 11, 0],
  [0, 0, 0],
];
const loops = ['8809', '7111', '6666', '9313', '2581'];

// Answers in words, held against the drawings.
checked(
  only(solutionsOf(equation), () => true),
  { left: 7, operator: '-', right: 5, result: 2 },
);

/** Puzzles in which the room reckons. */
export const numberPuzzles: readonly Puzzle[] = [
  {
    number: 2,
    value: 200,
    file: 'clock-1',
    svg: drawClock(twentyPastSeven),
    ...numbers(writeTime(twentyPastSeven), '4:35', '8:20', '7:40'),
    isForChildren: true,
    text: {
      ar: 'قال أبو ناصر: «خمس دقائق وأنا جاهز!» وكانت الساعة 6 تمامًا، والعائلة تنتظر في السيارة. كم تقول ساعة الحائط؟',
      en: '“Five minutes and I’m ready!” said Dad at six sharp, and the family is waiting in the car. What does the clock on the wall say?',
    },
    alt: {
      ar: 'ساعة حائط: العقرب القصير في أسفل اليسار، والطويل الأحمر في أسفل اليمين',
      en: 'A clock: the short hand at the lower left, the long red one at the lower right',
    },
    fact: {
      ar: 'خمس دقائق الأب ساعة وثلث! وليته في بوليفيا: قلبوا ساعة برلمانهم عام 2014 فصارت عقاربها تدور بالعكس.',
      en: 'Dad’s five minutes take an hour and twenty! He should live in Bolivia: in 2014 they turned their parliament’s clock round to run backwards.',
    },
    source: 'http://www.bbc.com/news/world-latin-america-28013157',
  },
  {
    number: 6,
    value: 200,
    file: 'fruit',
    svg: drawSum([
      { tokens: [apple, apple], between: ['+'], makes: 12 },
      { tokens: [apple, lemon], between: ['+'], makes: 13 },
      { tokens: [lemon], between: [], makes: '?' },
    ]),
    ...numbers(checked(fruit.lemon, 7), 6, 8, 5),
    isForChildren: true,
    text: {
      ar: 'ضاعت أسعار البقّال ولم تبقَ إلا هذه الورقة، والجدّة في الطابور بدأت تدقّ بعصاها! أنقذوه بسرعة: بكم الليمونة؟',
      en: 'The grocer lost his prices, all but this scrap, and grandmother in the queue is tapping her stick! Save him, quick: what does the lemon cost?',
    },
    alt: {
      ar: 'تفاحة وتفاحة 12، وتفاحة وليمونة 13، والليمونة علامة سؤال',
      en: 'Apple plus apple is 12, apple plus lemon is 13, lemon is a question mark',
    },
    fact: {
      ar: 'وإن صعبت عليكم فلا بأس: قبل أكثر من 3700 سنة غضب تلميذ بابلي من واجبه فعضّ لوح الطين، وأثر أسنانه باقٍ عليه!',
      en: 'If it was hard, take heart: over 3,700 years ago a pupil in Babylonia got so cross with his work that he bit the clay, and the marks still show!',
    },
    source: 'http://laphamsquarterly.org/education/schoolboy-where-are-you-going',
  },
  {
    number: 22,
    value: 400,
    file: 'clock-2',
    svg: drawMirroredClock(twentyPastTen),
    ...numbers(writeTime(twentyPastTen), writeTime(mirrorTime(twentyPastTen)), '10:40', '2:20'),
    isForChildren: true,
    text: {
      ar: 'أبو ناصر على كرسي الحلّاق يرى ساعة الجدار في المرآة، وموعده 11! قبل أن يقفز بنصف شارب: كم الوقت حقًّا؟',
      en: 'In the barber’s mirror Dad sees the wall clock, and he must be off by eleven! Before he leaps up with half a moustache: what time is it really?',
    },
    alt: {
      ar: 'ساعة بلا أرقام: العقرب القصير في أعلى اليمين والطويل الأحمر في أسفل اليسار',
      en: 'A clock without numbers: short hand at the upper right, long red one at the lower left',
    },
    fact: {
      ar: 'السرّ أن الوقت وصورته في المرآة مجموعهما 12 ساعة دائمًا. أما أبو ناصر فقرأها 1:40، وحضر الموعد بنصف شارب.',
      en: 'The trick: a time and its mirror image always add up to twelve hours. Dad read 1:40, and went to his meeting with half a moustache.',
    },
  },
  {
    number: 29,
    value: 400,
    file: 'symbols',
    svg: drawSum([
      { tokens: [starToken, starToken, starToken], between: ['+', '+'], makes: 18 },
      { tokens: [starToken, moonToken, moonToken], between: ['+', '+'], makes: 20 },
      { tokens: [moonToken, heartToken, heartToken], between: ['+', '+'], makes: 37 },
      { tokens: [heartToken], between: [], makes: '?' },
    ]),
    ...numbers(checked(signs.heart, 15), 12, 16, 30),
    text: {
      ar: 'أرسل أبو ناصر لأم ناصر هذه المسألة في ذكرى زواجهما: «احسبي كم يساوي قلبي عندك!» أجيبوا عنها: كم القلب الواحد؟',
      en: 'On their anniversary Dad sent Mum this sum: “Work out what my heart is worth to you!” Answer for her: what is one heart worth?',
    },
    alt: {
      ar: 'ثلاث نجوم 18، ونجمة وهلالان 20، وهلال وقلبان 37، والقلب علامة سؤال',
      en: 'Three stars are 18, a star and two moons 20, a moon and two hearts 37',
    },
    fact: {
      ar: 'النجمة 6، فالهلال 7، فالقلب 15. وردّت عليه أم ناصر: «حلو، وكم يساوي الخبز اللي نسيته؟»',
      en: 'The star is 6, so the moon is 7, so the heart is 15. She wrote back: “Sweet. And what is the bread worth that you forgot?”',
    },
  },
  {
    number: 33,
    value: 600,
    file: 'matches',
    svg: drawEquation(equation),
    text: {
      ar: 'تحدّى الخال الشاليه كله: «المسألة غلط، وعود واحد تحرّكونه يصلحها. واللي ما يعرف يغسل المواعين!» ماذا يتغيّر؟',
      en: 'Uncle dares the whole beach house: “This sum is wrong, and moving one match mends it. Whoever can’t see it does the dishes!” What changes?',
    },
    answer: { ar: '1 يصبح 7', en: 'The 1 becomes a 7' },
    wrong: [
      { ar: '2 يصبح 6', en: 'The 2 becomes a 6' },
      { ar: '5 يصبح 1', en: 'The 5 becomes a 1' },
      { ar: '2 يصبح 4', en: 'The 2 becomes a 4' },
    ],
    alt: { ar: 'أعواد ثقاب تكتب: واحد زائد خمسة يساوي اثنين', en: 'Matches that spell: one plus five equals two' },
    fact: {
      ar: 'انزع العود القائم من علامة الجمع وضعه فوق 1: سبعة ناقص خمسة اثنان. والخال أعدّ اللغز من الظهر، فهو يكره غسل المواعين.',
      en: 'Take the upright match off the plus and lay it on top of the 1: seven minus five is two. Uncle planned it at noon: he hates doing dishes.',
    },
  },
  {
    number: 52,
    value: 400,
    file: 'magic',
    svg: drawGrid(magic, [0, 1], 88),
    ...numbers(checked(solveMagic(magic, [0, 1]), 19), 17, 21, 9),
    text: {
      ar: 'لوح الجدّ المسحور: كل صفّ وعمود وقُطر مجموعه واحد، إلى أن سكب الحفيد الشاي عليه! كم كان مكان علامة السؤال؟',
      en: 'Grandfather’s magic board: every row, column and diagonal has the same sum. Then a grandson spilled tea on it! What stood at the question mark?',
    },
    alt: {
      ar: 'مربع من تسع خانات: 5 و15 و13 في الأعلى، و11 في الوسط',
      en: 'Nine boxes: 5, 15 and 13 on top and 11 in the middle',
    },
    fact: {
      ar: 'المجموع دائمًا ثلاثة أمثال الوسط: 33. وفي أسطورة صينية أن أول مربع كهذا جاء مرسومًا على ظهر سلحفاة: أبطأ واجب حساب في التاريخ!',
      en: 'The sum is always three times the middle: 33. In Chinese legend the first such square came on a turtle’s back: the slowest homework ever!',
    },
    source: 'https://zhongguodreams.com/FengShuiMetaphysics/xpigdutppr.html',
  },
  {
    number: 53,
    value: 400,
    file: 'stone-2',
    svg: drawRoman('MCMLXI'),
    ...numbers(checked(readRoman('MCMLXI'), 1961), 1941, 1959, 2161),
    text: {
      ar: 'وجد أبو ناصر هذا الحجر في روما فصار يرقص حوله، والمرشد الإيطالي لا يفهم لماذا! أي عام منقوش عليه؟',
      en: 'Dad found this stone in Rome and danced round it, to the great surprise of the Italian guide! Which year is carved on it?',
    },
    alt: { ar: 'حجر نُقشت عليه ستة حروف رومانية', en: 'A stone with six Roman letters' },
    fact: {
      ar: 'عام استقلال الكويت! واكتبه 1961 ثم اقلب الورقة رأسًا على عقب: يبقى كما هو. السنة التالية كذلك 6009، فاحفظوا الورقة.',
      en: 'The year of Kuwait’s independence! Write 1961 and turn the page upside down: it stays the same. The next such year is 6009, so keep the page.',
    },
    source: 'https://wikimili.com/en/Upside_down_year',
  },
  {
    number: 56,
    value: 400,
    file: 'parking',
    svg: drawParking([86, 87, 88, 89, 90, 91], 87),
    ...numbers(87, 78, 96, 93),
    text: {
      ar: 'صوّر رقم الموقف حتى لا تنسى! لكن أبو ناصر أوقف السيارة فوق الرقم نفسه. أي رقم يختبئ تحتها؟',
      en: '“Take a photo of the number so you don’t forget!” But Dad has parked right on top of it. Which number is under the car?',
    },
    alt: {
      ar: 'ستة مواقف، تُقرأ من هنا: 16 و06 و68 و88 ثم سيارة ثم 98',
      en: 'Six parking places that read 16, 06, 68, 88, a car and 98 from here',
    },
    fact: {
      ar: 'قِف حيث يدخل السائق وانظر: 86 ثم المخفي ثم 88. ويقال إن أطفال هونغ كونغ سُئلوه في اختبار الصف الأول، ولهم 20 ثانية!',
      en: 'Look from where drivers come in: 86, the hidden one, 88. It is said to be from a test for six-year-olds in Hong Kong, who got 20 seconds!',
    },
    source: 'http://www.tahonews.com/hong-kong-grade-1-students-solved-this-puzzle-in-20-seconds-can-you-solve-it-too/',
  },
  {
    number: 58,
    value: 600,
    file: 'clock-3',
    svg: drawClock(halfPastThree),
    text: {
      ar: 'قال المعلّم: «إن عرف ناصر الزاوية بين العقربين تمامًا فلا واجب أسبوعًا!» والفصل كله يعضّ أصابعه. كم هي؟',
      en: '“If Nasser can tell me exactly the angle between the hands, no homework for a week!” said the teacher, and the class held its breath. What is it?',
    },
    answer: { ar: `${checked(angleBetween(halfPastThree), 75)} درجة`, en: '75 degrees' },
    wrong: [
      { ar: '90 درجة', en: '90 degrees' },
      { ar: '80 درجة', en: '80 degrees' },
      { ar: '60 درجة', en: '60 degrees' },
    ],
    alt: { ar: 'ساعة حائط تشير إلى الثالثة والنصف', en: 'A clock that shows half past three' },
    fact: {
      ar: 'عقرب الساعات لا ينتظر: قطع نصف الطريق من 3 إلى 4، فنقصت القائمة 15. وناصر قال 90، والفصل لم يكلّمه أسبوعًا.',
      en: 'The hour hand doesn’t wait: it is halfway to 4, which takes 15 off the right angle. Nasser said 90, and for a week nobody spoke to him.',
    },
  },
  {
    number: 60,
    value: 600,
    file: 'garden',
    svg: drawSum([
      { tokens: [flower(6), flower(6)], between: ['+'], makes: 12 },
      { tokens: [twig(2), twig(2), flower(6)], between: ['+', '+'], makes: 10 },
      { tokens: [flower(5), twig(3), flower(6)], between: ['+', '×'], makes: '?' },
    ]),
    ...numbers(checked(5 * garden.petal + 3 * garden.leaf * 6 * garden.petal, 23), 24, 17, 48),
    text: {
      ar: 'نشرتها الخالة في القروب: «للعباقرة فقط!» فجاءها 40 جوابًا وزعل اثنان. دقّقوا في كل بتلة وورقة: كم ناتج السطر الأخير؟',
      en: '“Geniuses only!” wrote Auntie in the family chat, and got 40 answers and two quarrels. Mind each petal and leaf: what does the last line make?',
    },
    alt: {
      ar: 'زهرتان 12، وغصنان وزهرة 10، ثم زهرة زائد غصن في زهرة، وبتلاتها وأوراقها تختلف',
      en: 'Two flowers are 12, two twigs and a flower 10; then flower plus twig times flower',
    },
    fact: {
      ar: 'الزهرة الأولى فقدت بتلة، والغصن زاد ورقة، والضرب قبل الجمع: ثلاثة فخاخ في سطر. والخالة نفسها قالت 48.',
      en: 'A petal is missing, a leaf has grown, and multiplying comes first: three traps in one line. Auntie herself said 48.',
    },
  },
  {
    number: 69,
    value: 400,
    file: 'loops',
    svg: drawLoops(loops),
    ...numbers(checked(loopsOf('2581'), 2), 0, 5, 16),
    isForChildren: true,
    text: {
      ar: 'حلّها الصغار قبل أن يلبس الأب نظّارته، والخال المهندس ما زال يضرب ويقسم! انظروا ولا تحسبوا: كم السطر الأخير؟',
      en: 'The little ones solved it before Dad found his glasses; the uncle who is an engineer still multiplies! Look, don’t reckon: what is the last line?',
    },
    alt: {
      ar: 'خمسة أسطر: 8809 يساوي 6، و7111 يساوي 0، و6666 يساوي 4، و9313 يساوي 1، و2581 علامة سؤال',
      en: 'Five lines: 8809 is 6, 7111 is 0, 6666 is 4, 9313 is 1, and 2581 is a question mark',
    },
    fact: {
      ar: 'عدّوا الدوائر المقفلة في الأرقام، وفي 8 اثنتان! من لا يعرف الحساب بعدُ يرى الدوائر فورًا، ومن درس الهندسة يحتاج ساعة وفنجال قهوة.',
      en: 'Count the closed loops in the digits; an 8 has two! If you can’t do sums yet, you see them at once. Engineers need an hour and some coffee.',
    },
    source: 'https://aenism.com/child-mind/',
  },
  {
    number: 78,
    value: 600,
    file: 'hands',
    svg: drawClock({ hour: 12, minute: 0 }),
    ...numbers(checked(countMeetings(24), 22), 12, 23, 24),
    text: {
      ar: 'العقربان متعانقان عند 12 ظهرًا. قال ناصر: «سهلة، يلتقيان كل ساعة!» فكم مرة يلتقيان بعدها حتى 12 ظهر الغد؟',
      en: 'The hands embrace at twelve noon. “Easy,” says Nasser, “they meet every hour!” So how often will they meet after this, up to noon tomorrow?',
    },
    alt: { ar: 'ساعة حائط عقرباها معًا على 12', en: 'A clock with both hands on 12' },
    fact: {
      ar: 'يلتقيان كل ساعة وخمس دقائق ونصف تقريبًا، فيضيع لقاء في كل 12 ساعة. حتى العقارب تقول: «خمس دقائق وأوصل».',
      en: 'They meet about every 65 and a half minutes, so one meeting is lost in twelve hours. Even a clock’s hands say: “Five minutes and I’m there!”',
    },
    source:
      'https://sites.google.com/site/funproblemsolving/topics-1/how-many-times-during-the-day-do-the-hands-of-a-clock-overlap',
  },
];
