import { forChildren, heard, type Heard } from '../audio/heard.ts';
import { beep, bell, block, chirp, clapOnce, dumOnce, knock, oud } from '../audio/strokes.ts';
import { at, band, mix, noise, normal, shaped, swell } from '../audio/tones.ts';
import { counted, dialled, flashThen, morse, signs, thunder, tune } from './codes.ts';

const speedSource = 'http://www.sciencemadness.org/smwiki/index.php/Speed_of_sound';
const thunderSource = 'https://aweandwonder.wordpress.com/2008/04/';

/** Pencils out. */
export const puzzles600: readonly Heard[] = [
  heard(
    () => morse('-. .- -', 0.17),
    'أحدهم محبوس على السطح ويصفّر حروف اسمه! A قصيرة طويلة، N طويلة قصيرة، T طويلة. ما الحروف؟|Somebody is ' +
      'stuck on the roof, whistling his name in Morse! A is short long, N is long short, T a single long. ' +
      'Spell it!',
    ['NAT', 'ANT', 'TAN', 'TNA'],
    'من سمع ANT فقد أنقذ نملة! وإديسون أحبّ هذه الشفرة حتى لقّب طفليه الأولين «دوت» و«داش»، أي نقطة وشَرطة.|If ' +
      'you heard ANT, you have rescued an insect. Edison so loved this code that he nicknamed his first two ' +
      'children Dot and Dash.',
    { source: 'https://www.grunge.com/986632/thomas-edisons-obsession-led-to-some-quirky-nicknames-for-his-children/' },
  ),
  heard(
    () => dialled('159   95', 0.5),
    'نصف الليل، والأب الذي وضع البيت كله على حمية يطلب برغر سرًّا! نسمع 1 ثم 5 ثم 9 لنتعلّمها، ثم زرّين منها. ما ' +
      'هما بالترتيب؟|Midnight, and Dad, who put the whole family on a diet, is secretly ordering a burger! We ' +
      'hear 1, 5 and 9, to learn them, then two of them again. Which two, in order?',
    ['9 ثم 5|9, then 5', '5 ثم 9|5, then 9', '1 ثم 5|1, then 5', '9 ثم 1|9, then 1'],
    '9 ثم 5، ووصل البرغر… والأم هي التي فتحت الباب! وفي الخمسينيات اكتشف طفل أمريكي كفيف عمره سبع سنوات أن صفيره ' +
      'يقطع خطّ الهاتف، فلمّا كبر صار يكلّم العالم مجانًا بالصفير. أما الأب فيصفّر الآن في المطبخ… وهو يغسل ' +
      'الصحون.|9, then 5. The burger came, and it was Mum who opened the door. In the 1950s a blind American boy ' +
      'of seven found that his whistling cut off the telephone line. He grew up to ring round the world for free, ' +
      'by whistling. Dad whistles now, too, at the kitchen sink.',
    { source: 'https://billmichelmore.com/tag/phone-phreakers/' },
  ),
  heard(
    () => dialled('4444494', 0.36),
    'إصبع الجد كبير وأزرار الهاتف صغيرة: سبع ضغطات وانزلق مرة واحدة! في أي ضغطة؟|Grandpa’s finger is big and ' +
      'the keys are small: seven presses, and it slipped once! At which press?',
    ['السادسة|The sixth', 'الرابعة|The fourth', 'الخامسة|The fifth', 'السابعة|The seventh'],
    'ضغطة واحدة، وبدل الصيدلية ردّ عليه صالون نسائي، وحجز موعدًا من الخجل.|One slip, and a ladies’ salon ' +
      'answered instead of the chemist. He was too polite not to book.',
  ),
  heard(
    () => counted([1, 4, 9], { every: 0.19 }),
    'القيلولة، والبلّاط عند الجيران يرصّ مربّعات، كلٌّ أكبر من الذي قبله، بطرقة لكل بلاطة! والجد فتح عينًا. كم ' +
      'طرقة للمربّع القادم؟|Nap time, and next door a tiler lays squares, each bigger than the last, one knock ' +
      'for every tile. Grandpa has opened one eye. How many knocks for the next square?',
    ['16', '12', '13', '18'],
    'ستّ عشرة، وفتح الثانية! وعام 2022 وجد متقاعد إنجليزي يلعب بقصّ الورق بلاطة بحث عنها العلماء نحو 50 سنة: ترصف ' +
      'الأرض كلها ولا يتكرّر نقشها أبدًا. والجد متقاعد أيضًا، واكتشف النوم.|Sixteen, and he’s opened the other. ' +
      'In 2022 a retired Englishman playing with cut-out shapes found what mathematicians had sought for some 50 ' +
      'years: one tile that covers any floor in a pattern that never repeats. Grandpa is retired too. He found ' +
      'the nap.',
    {
      source:
        'https://www.thetimes.co.uk/article/retired-yorkshireman-solves-elusive-einstein-tile-maths-problem-vqw7xgt3p',
    },
  ),
  heard(
    () => counted([2, 3, 5, 7], { every: 0.18 }),
    'طارق متكبّر: لا يطرق إلا عددًا لا يقبل القسمة إلا على نفسه وعلى واحد، والبيت كله يتظاهر أنه نائم! ما العدد ' +
      'التالي؟|A snob at the door knocks only numbers that nothing divides but one and themselves, and you’re all ' +
      'pretending to be out! What number comes next?',
    ['11', '8', '9', '10'],
    'أحد عشر! ومن حشرات الزيز في أمريكا نوع يبقى تحت الأرض 13 سنة ونوع يبقى 17، ثم تخرج كلها معًا في موعدها بلا ' +
      'ساعة. سبع عشرة سنة ولم تتأخّر… والفنّي قال: «نص ساعة وأنا عندكم».|Eleven! Some American cicadas stay ' +
      'underground for 13 years, others for 17, then all come up together, on the dot. Seventeen years without a ' +
      'watch, and never late. The repairman told us “half an hour”.',
    { source: 'https://he.mathigon.org/step/divisibility/cicadas' },
  ),
  heard(
    () => counted([1, 3, 6, 10], { every: 0.16, pause: 0.7 }),
    'بقّال يرصّ البرتقال، وكل صفّ أطول من الذي فوقه بواحدة، وحفيده عينه على التي تحت! تسمعون المجموع بعد كل صفّ. ' +
      'فكم بعد الصفّ القادم؟|A grocer stacks oranges, each row one longer than the last, while his grandson eyes ' +
      'the bottom one! You hear the total after every row. What will it be after the next?',
    ['15', '12', '14', '20'],
    'خمس عشرة… وسحب الحفيد التي تحت! وعام 1611 قال كبلر إن رصّة البقّالين أوفر رصّة، وتعب العلماء نحو 400 سنة ' +
      'ليثبتوها، وساعدهم الحاسوب. قال البقّال: «لو سألتوني!»|Fifteen, and then the boy pulled. In 1611 Kepler ' +
      'said that the way grocers stack oranges wastes the least space; it took mathematicians nearly 400 years, ' +
      'and a computer, to prove it. “You might have asked,” said the grocer.',
    { source: 'https://www.sciencenews.org/article/oddballs' },
  ),
  heard(
    () => signs('hhlh', 0.8),
    '«ندخل نشمّ ونطلع!» قال العم في سوق العطور. أربع قوارير أسعارها بالدينار 8 و4 و2 و1، والجرس الرفيع «آخذها» ' +
      'والغليظ «لا». كم دفع؟|“A quick sniff and we’re off!” says Uncle in the perfume souk. Four bottles, ' +
      'priced in dinars at 8, 4, 2 and 1: a high bell is “Mine!”, a low one “no”. What did he pay?',
    ['13', '9', '11', '14'],
    'ثلاثة عشر! وبهذه الحيلة، إصبع مرفوعة وإصبع نازلة، تعدّون بأصابعكم العشر إلى 1023. أما العم فاكتفى بإصبعين ' +
      'وقال لزوجته: «كلها بدينارين!» فشمّت وقالت: «هذه رائحة ثلاثة عشر.»|Thirteen! With that trick, each finger ' +
      'up or down, your ten fingers count to 1,023. Uncle needed only two: “Two dinars the lot,” he told his ' +
      'wife. She sniffed. “That smells like thirteen.”',
  ),
  heard(
    () => mix([[0.3, beep(1500, 0.12)], ...at([1.3], block(1500), 0.25), [2.3, beep(1500, 0.12), 0.3]]),
    'رمى صيّاد في عرض المحيط هاتفه ووضع السمكة في جيبه! نبضة، وتكّة كل ثانية، ثم صدى القاع. الصوت في الماء نحو ' +
      '1500 م في الثانية. كم العمق؟|Far out on the ocean, a fisherman threw back his phone and pocketed the ' +
      'fish! A ping, a tick a second, an echo. Sound does some 1,500 m a second in water. How deep is it?',
    ['1500 متر|1,500 metres', '340 مترًا|340 metres', '750 مترًا|750 metres', '3000 متر|3,000 metres'],
    '1500 متر: ثانية نزولًا وثانية صعودًا. ثم تكلّم جيبه! وعندنا في الخليج سمك سُمّي على صوته، كالنقرور، ' +
      'والنقّاقة التي إذا أُخرجت من الماء قالت: «نيق نيق». أما زوجته فقالت: أخيرًا صار جيبك يردّ عليّ!|1,500 ' +
      'metres: a second down, a second up. And then his pocket spoke! Back home in the Gulf some fish are ' +
      'named after the noise they make: there’s a grunter, and a toadfish that says “neeg neeg” when it’s ' +
      'landed. “At last,” said his wife, “a pocket that picks up!”',
    { source: 'http://alwasatnews.com/news/536839.html' },
  ),
  heard(
    () => flashThen(4.5, thunder()),
    '«العاصفة بعيدة!» قال العم وظلّ يشوي، والقط هرب تحت السرير. برق عند الصفّارة، تكّة كل ثانية، ورعد ' +
      'بين تكّتين. 3 ثوانٍ لكل كيلومتر: كم تبعد؟|“Miles away!” says uncle at the barbecue; the cat is ' +
      'under the bed. Lightning at the beep, a tick a second, thunder between two. At 3 s a kilometre, how ' +
      'far?',
    ['1.5 كيلومتر|1.5 kilometres', '1 كيلومتر|1 kilometre', '2 كيلومتر|2 kilometres', '3 كيلومترات|3 kilometres'],
    'أربع ثوانٍ ونصف على ثلاث: كيلومتر ونصف! القط حسبها بلا ورقة، ثم انضمّ إليه العم تحت السرير… ومعه ' +
      'صحن الكباب، فسامحه القط.|Four and a half over three: a kilometre and a half! The cat did it in its ' +
      'head. Uncle joined it under the bed with the kebabs, and was forgiven.',
    { source: thunderSource },
  ),
  heard(
    () => mix([[0.3, clapOnce()], [1.3, clapOnce(), 0.45], [3.3, clapOnce(), 0.2], ...at([2.3], block(1500), 0.2)]),
    'مطرب بلا جمهور صفّق لنفسه بين جبلين، فصفّقا له! القريب ردّ بعد ثانية، والكسول بعد 3. كم يبعد ' +
      'الكسول؟ (340 م/ث)|A singer with no audience claps for himself between two cliffs, and they applaud! ' +
      'The near one after 1 s, the lazy one after 3. How far is the lazy one? (340 m/s)',
    ['510 أمتار|510 metres', '170 مترًا|170 metres', '340 مترًا|340 metres', '1020 مترًا|1,020 metres'],
    'ثانية ونصف ذهابًا ومثلها إيابًا. والصدى يحتاج جدارًا على بعد 17 مترًا، فمن غنّى في الحمّام لن يصفّق ' +
      'له أحد… إلا من ينتظر دوره على الباب.|One and a half seconds each way. An echo needs a wall some 17 ' +
      'metres off, so in the shower nobody applauds you, except to hurry you up.',
    {
      source:
        'https://www.online-sciences.com/the-waves/the-echo-the-sound-reflection-and-conditions-necessary-for-hearing-the-echo/',
    },
  ),
  heard(
    () =>
      mix([
        [0.4, knock(), 0.7],
        [3.1, knock(9)],
      ]),
    'عامل بعيد طرق سكة الحديد مرة واحدة، وأذنكم على السكة، فسمعتموها مرتين! من وصل أولًا؟|A distant worker ' +
      'hits the rail once; your ear is on the rail, and you hear it twice! Which came first?',
    [
      'صوت الحديد|The sound in the iron',
      'صوت الهواء|The sound in the air',
      'صدى الجبل|An echo off the hill',
      'وصلا معًا|Both together',
    ],
    'الصوت في الحديد أسرع منه في الهواء بنحو 15 مرة: الأولى من السكة والثانية من الهواء. والثالثة، لو ' +
      'انتظرتم، من القطار. لا تجرّبوها!|Iron carries sound about 15 times as fast as air: first the rail, then ' +
      'the air. Third, if you wait, comes the train. Don’t try it!',
    { source: speedSource },
  ),
  heard(
    () => tune('C4 E4 D4 F4 E4 G4 F4 A4 G4', 0.4),
    'طفل يتسلّل صاعدًا إلى الحلوى: درجتان فوق، ودرجة رجوع كلما سعلت أمه. تجمّد عند صول! غنّوا النغمتين ' +
      'القادمتين.|A child creeps up to the sweets: two steps up, one back whenever Mum coughs. He has frozen ' +
      'on sol! Sing the next two notes.',
    ['سي ثم لا|Ti, then la', 'لا ثم سي|La, then ti', 'فا ثم لا|Fa, then la', 'دو ثم سي|Do, then ti'],
    'درجتان إلى سي، ثم سعلت أمه فنزل إلى لا. بهذه السرعة يصل إلى الحلوى في العيد القادم.|Up two to ti, then ' +
      'Mum coughed: down to la. At this rate he reaches the sweets by next Eid.',
  ),
  heard(
    () => tune('C4 G4 E4 A4 E4 G4', 0.5),
    'خرج الجد يتمشّى على النغمات، وانقطع التسجيل قبل آخر خطوة! في مشيته سرّ يظهر بعد منتصفها. ما النغمة ' +
      'الأخيرة؟|Grandpa strolls along the notes, and the recording stops before his last step! His walk has a ' +
      'secret, and it shows past the middle. Which note is missing?',
    [
      'الأولى نفسها|The first one again',
      'الرابعة نفسها|The fourth one again',
      'الثانية نفسها|The second one again',
      'نغمة جديدة|A new note',
    ],
    'الأولى نفسها: رجع من الطريق الذي ذهب منه! وكتب هايدن رقصة كاملة هكذا: نصفها الثاني هو الأول بالمقلوب. كتب ' +
      'نصفًا وقبض ثمن واحدة! أما الجد فوصل الباب ونسي لماذا خرج.|The first one again: he came back the way he ' +
      'went! Haydn wrote a whole minuet like that, its second half being the first one backwards. Half the work, ' +
      'full pay. Grandpa reached the door and couldn’t think why he’d gone out.',
    { source: 'https://en.wikipedia.org/wiki/Symphony_No._47_(Haydn)' },
  ),
  heard(
    () => mix(at([0.3, 1.3, 2.3], bell(360, 1.6))),
    'لغز يوقع الأذكياء! ساعة تدقّ الثالثة في ثانيتين، من أول دقّة إلى آخرها. ففي كم ثانية تدقّ السادسة؟|This ' +
      'one traps clever people! Striking three takes two seconds from first strike to last. How long does ' +
      'striking six take?',
    ['5', '3', '4', '6'],
    'ثلاث دقّات بينها فراغان، وستّ بينها خمسة. ومن صاح «أربع!» فهو في صحبة طيّبة، ولا سيّما المهندسين.|Three ' +
      'strikes have two gaps, six have five. If you shouted “four!” you are in excellent company, mostly ' +
      'engineers.',
  ),
  heard(
    () =>
      mix(
        at(
          Array.from({ length: 11 }, (_, index) => 0.3 + index * 0.5),
          block(),
        ),
      ),
    '«أنا ساعة تمشي على رجلين!» قال العم وخلع ساعته. امتحنوه بلا ساعات: بندول الموسيقيين يدقّ، وكلٌّ يصيح برقمه. ' +
      'كم دقّة في الدقيقة تقريبًا؟|“I’m a clock on two legs!” says Uncle, and takes off his watch. Test him, no ' +
      'peeking: a metronome is ticking, and everyone shouts a number. About how many ticks a minute?',
    ['120', '60', '90', '240'],
    '120! وملزل، الذي نشر هذا البندول، كان يطوف العالم بآلة «تلعب الشطرنج» وتغلب الناس، ثم انكشفت: داخلها لاعب ' +
      'مختبئ! ومثله عمّكم: خلع ساعة يده… وعينه على ساعة الجدار.|120! Maelzel, who brought the world this ' +
      'metronome, also toured with a machine that beat people at chess, until it came out that a player was ' +
      'hidden inside. Uncle has his methods too. There’s a clock on the wall behind you.',
    { source: 'https://wikisum.wiki/wiki/Johann_Nepomuk_M%C3%A4lzel' },
  ),
  heard(
    () => {
      const beat = normal(
        mix([
          [0, dumOnce(70)],
          [0.14, dumOnce(85), 0.6],
        ]),
      );
      return mix(
        at(
          Array.from({ length: 12 }, (_, index) => 0.2 + index * (10 / 12)),
          beat,
        ),
        10.4,
      );
    },
    'قلب الأب قبل فاتورة المطعم، والعائلة طلبت الحلو أيضًا! هذه نحو 10 ثوانٍ منه، و«لُب دُب» نبضة واحدة. كم نبضة ' +
      'في الدقيقة؟|Dad’s heart before the restaurant bill, with dessert just ordered as well! That’s about 10 ' +
      'seconds of it, and “lub-dub” is one beat. How many beats a minute?',
    ['72', '36', '48', '120'],
    '72: اثنتا عشرة ضرب ستة. وقاس باحثون في السويد قلوب جوقة تغنّي، فإذا هي تسرع وتبطئ معًا. فلمّا جاءت الفاتورة ' +
      'غنّت له العائلة كلها ليهدأ… فجاء النادل وقال: «والحفلة على الحساب؟»|72: twelve times six. Swedish ' +
      'researchers measured a choir and found the singers’ hearts speeding up and slowing down together. So when ' +
      'the bill came the family sang to calm Dad down. “Lovely,” said the waiter. “Shall I add the concert?”',
    {
      source:
        'https://www.upi.com/Science_News/2013/07/09/Choir-members-who-sing-together-have-synchronized-heartbeats/UPI-48361373401270/',
    },
  ),
  heard(
    () =>
      normal(
        mix([
          [0.2, oud(60, 1.6)],
          [2.1, oud(72, 1.6)],
        ]),
      ),
    '«النغمة نفسها، بس أرفع!» صاح الجد من آخر المجلس، فضغط العوّاد إصبعه على الوتر. كم بقي من طول الوتر ' +
      'يرنّ؟|“Same note, only higher!” called Grandpa from the back of the room, so the oud player pressed a ' +
      'finger on the string. How much of its length still rings?',
    ['النصف|Half', 'الربع|A quarter', 'الثلثان|Two thirds', 'كله|All of it'],
    'النصف! ويُروى أن زرياب، نجم قرطبة، كان يضع خشبة بين فكّي تلميذه ليفتح فمه ويعلو صوته. جرّبناها على ابن ' +
      'عمّي، فصار أعلى صوت في الفريج! فمن عنده خشبة تقفل الفم؟|Half! Ziryab, the star of old Cordoba, is said ' +
      'to have propped a pupil’s jaws open with bits of wood, to get a bigger voice out. We tried it on our ' +
      'cousin, and it works! Now, does anyone know how to prop them shut?',
    { source: 'https://wikisum.wiki/wiki/Ziryab' },
  ),
  heard(
    () => mix([...at([0.3, 0.55, 1.3, 1.55, 1.8, 2.6], knock()), ...at([3.6, 3.85, 4.1, 4.9, 5.15, 5.9], knock())]),
    'جارتان تتراسلان بالطرق على الجدار، والحارة كلها تتنصّت! سألت الأولى: 2، 3، 1. فبماذا ردّت الثانية؟|Two ' +
      'neighbours talk by knocking on the wall, and the whole street listens in! One asks 2, 3, 1. What does the ' +
      'other knock back?',
    ['3، 2، 1|3, 2, 1', '1، 3، 2|1, 3, 2', '3، 1، 2|3, 1, 2', '2، 1، 3|2, 1, 3'],
    'المجموعات نفسها بترتيب آخر، ومعناها: «ضعي القهوة، أنا عندك بعد ثلاث، اثنتين، واحدة». وقد وصلت.|The same ' +
      'groups in another order, and it means: “Put the coffee on, I’ll be there in three, two, one.” And there she is.',
  ),
  forChildren(
    () =>
      mix([
        ...at([0.3, 0.7, 1.1, 2.2, 2.6, 3.7], chirp(2600)),
        [0, shaped(band(noise(5, 3), 4000, 1), swell(0.3, 5, 0.3)), 0.04],
      ]),
    'عصفور يعدّ تنازليًا كأنه في قاعدة فضاء، ثم سكت. كم زقزقة ينبغي أن تكون في المجموعة القادمة؟|A bird counts ' +
      'down as if at a space base, then falls silent. How many chirps should the next group have?',
    ['0', '1', '2', '3'],
    'ثلاث، اثنتان، واحدة… وطار! الصفر في عالم العصافير معناه: مع السلامة.|Three, two, one… and off it flew. ' +
      'In bird, zero means goodbye.',
  ),
  heard(
    () => signs('B-TTT-B-TTT-B-TT', 0.36),
    'كسر الطفل حصّالته! كل «دُم» دينار وكل «تَك» 100 فلس، والدينار 1000 فلس. كم جمع؟|A child breaks open the ' +
      'money box! Each “dum” is a dinar, each “tak” 100 fils; a dinar has 1,000 fils. How much was in it?',
    ['3.800 دينار|3.800 dinars', '3.080 دينار|3.080 dinars', '8.300 دينار|8.300 dinars', '4.100 دينار|4.100 dinars'],
    'ثلاثة دنانير وثماني مئة فلس. يقول إنها لسيارة حمراء حقيقية، والباقي لبنزينها.|Three dinars and 800 ' +
      'fils. It is for a real red car, he says, and the change is for petrol.',
  ),
];
