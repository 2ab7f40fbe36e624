import { forChildren, heard, type Heard } from '../audio/heard.ts';
import { bell, block, clapOnce, dumOnce, knock, sung } from '../audio/strokes.ts';
import { at, decay, mix, noise, normal, path, shaped, sweep, tone, type Part } from '../audio/tones.ts';
import { counted, dialled, flashThen, morse, signs, thunder, tune } from './codes.ts';

const thunderSource = 'https://aweandwonder.wordpress.com/2008/04/';

const siren = () => {
  const seconds = 6;
  const near = (instant: number) => 1 / (1 + ((instant - 3) * 1.6) ** 2);
  const pitch = path([0, 1.09], [2.4, 1.08], [3.6, 0.93], [seconds, 0.92]);
  const horn = tone(
    (instant) => (Math.floor(instant / 0.6) % 2 === 0 ? 650 : 870) * pitch(instant),
    seconds,
    'triangle',
  );
  return shaped(horn, (instant) => 0.08 + 0.92 * near(instant));
};

/** One player solves it before the second hearing. */
export const puzzles400: readonly Heard[] = [
  forChildren(
    () => morse('--- ... ---', 0.13),
    'السفينة تغرق وعامل المورس مرتبك! S ثلاث قصيرات وO ثلاث طويلات. ماذا أرسل المسكين؟|The ship is sinking ' +
      'and the operator is in a flap! In Morse, S is three short and O is three long. What did he send?',
    ['OSO', 'SOS', 'SSO', 'OOS'],
    'كلمة «أوسو» بالإسبانية معناها «دبّ». طلبوا قارب نجاة، فجاءهم حارس حديقة حيوان!|Oso is Spanish for ' +
      '“bear”. They asked for a lifeboat and were sent a zookeeper.',
    'https://www.inklingo.app/spanish/dictionary/oso',
  ),
  forChildren(
    () => morse('- . .', 0.2),
    'الجدّ يصفّر للمطبخ سرًّا يطلب ما يشتهيه، وإملاؤه ضعيف! القصيرة E والطويلة T. ماذا كتب حرفيًا؟|Grandpa ' +
      'secretly whistles his order to the kitchen, and he can’t spell! A short is E, a long is T. What did he ' +
      'send, letter by letter?',
    ['TEE', 'TET', 'ETE', 'EET'],
    'يريد «تي»، أي الشاي! وE وT أقصر الرموز لأن شريك مورس قصد جريدة ونظر في صناديق حروفها: هما الأكثر. ' +
      'فاشربوا على مهل.|He wants tea! E and T got the shortest codes because Morse’s partner looked in a ' +
      'newspaper’s type cases and found those letters in the biggest heaps.',
    'https://book-bot.com/reader/show/12375-Masters-of-Space-Morse-Thompson-Bell-Marconi-Carty-by-Walter-Kellogg-Towers?current_page=44',
  ),
  heard(
    () => dialled('123   2', 0.5),
    'خزنة العم فيها عيدياتكم كلها، وتُفتح بزرّ واحد! نسمع 1 ثم 2 ثم 3 لنتعلّمها، ثم الزرّ السرّي. أيها ' +
      'هو؟|Uncle’s safe has all your Eid money in it, and opens with a single key! We hear 1, 2 and 3, to learn ' +
      'them, then the secret one. Which is it?',
    ['الزر 2|Key 2', 'الزر 1|Key 1', 'الزر 3|Key 3', 'ليس منها|None of them'],
    'الزر 2، وفي الخزنة ورقة: «صرفتها على تربيتكم»! والنغمة مفتاح: في أمريكا عام 1971 كانت صفّارة لعبة من علبة ' +
      'حبوب الفطور تصدر نغمة تفتح مكالمات بعيدة بلا فلس. ومن يومها والكل يفطر.|Key 2. Inside, a note: “Spent on ' +
      'bringing you up.” A note can be a key, too: in 1971 a toy whistle from an American cereal box happened to ' +
      'sound the very tone that opened free long-distance calls. Nobody skipped breakfast that year.',
    { source: 'http://www.jerrywhiting.com/capn-crunch-whistle/' },
  ),
  heard(
    () => dialled('7337', 0.55),
    'الجدّ يفتح خزنته وأنتم وراء الباب تتنصّتون! أيٌّ من هذه الأرقام يمكن أن يكون رقمها؟|Grandpa opens his safe ' +
      'while you listen at the door! Which of these could be its number?',
    ['7337', '7373', '7733', '7377'],
    'زر، ثم آخر مرتين، ثم الأول. والخزنة ليس فيها إلا حلوى من عيد قديم.|One key, another twice, the first ' +
      'again. Inside: sweets from an Eid long ago.',
    { optionsShown: true },
  ),
  forChildren(
    () => counted([1, 2, 4], { every: 0.22 }),
    'قال الجد: «أرنبان فقط، للزينة!» والآن تقرع الأرض تحت الجزر، وكل دفعة ضعف التي قبلها. كم قرعة في الدفعة ' +
      'القادمة؟|“Just two rabbits, for show,” said Grandpa. Now they’re thumping under the carrots, each round ' +
      'twice the one before. How many thumps come next?',
    ['8', '5', '6', '7'],
    'ثمانٍ، والجزر في خطر! وفي أستراليا عام 1859 أُطلق نحو 24 أرنبًا للصيد والتسلية، فملأت البلاد حتى بنوا في ' +
      'وجهها سورًا طوله أكثر من 1800 كيلومتر… وعبرته. وسور الجد كرسيّان وبطانية.|Eight, and counting! In 1859 ' +
      'some 24 rabbits were let loose in Australia, for a bit of sport. They filled the land, until a fence over ' +
      '1,800 kilometres long was built to stop them, and didn’t. Grandpa’s is two chairs and a blanket.',
    'http://the-uncensored-wiki.com:20061/t/h/o/Thomas_Austin_6c01.html',
  ),
  heard(
    () => counted([1, 1, 2, 3, 5], { every: 0.19, pause: 0.65 }),
    'ضيوف العيد على الباب! كل فوج يطرق بقدر الفوجين اللذين قبله معًا، وصينية الحلو صغيرة. كم طرقة للفوج ' +
      'القادم؟|Eid visitors at the door! Each party knocks as often as the two before it put together, and the ' +
      'tray of sweets is small. How many knocks come next?',
    ['8', '6', '7', '10'],
    'ثمانٍ! هذه أعداد فيبوناتشي، الإيطالي الذي جاء صبيًّا إلى بجاية في الجزائر مع أبيه، فتعلّم فيها أرقامنا ' +
      'وعلّمها أوروبا. حتى هو كان ضيفًا… وخرج ومعه الأرقام كلها!|Eight! These are the numbers of Fibonacci, an ' +
      'Italian whose father took him as a boy to Béjaïa in Algeria. There he learned our digits, and he taught ' +
      'them to Europe. A guest himself, and he went home with every number in the house.',
    { source: 'https://www.oreilly.com/library/view/fibonacci-and-catalan/9780470631577/chapter01.html' },
  ),
  forChildren(
    () => counted([9, 7, 5, 3], { every: 0.15, pause: 0.6 }),
    'بطارية الدبّ الراقص تفرغ، وصاحبه عمره ثلاث سنوات! كم نبضة ستكون في المجموعة التالية؟|The dancing bear’s ' +
      'battery is running down, and its owner is three! How many beats will the next group have?',
    ['1', '0', '2', '3'],
    'تسع، سبع، خمس، ثلاث… واحدة أخيرة، ثم يبدأ صوت أعلى من الدبّ.|Nine, seven, five, three… one last beat, ' +
      'and then a noise far louder than the bear.',
  ),
  forChildren(
    () => flashThen(6, thunder()),
    'الغسيل على السطح، والأم سألت: «من يطلع؟» فنام الكل فجأة! الصفّارة برق، وكل تكّة ثانية، وكل 3 ثوانٍ كيلومتر. ' +
      'كم تبعد العاصفة؟|The washing’s on the roof. “Who’s going up?” said Mum, and all fell asleep! The beep is ' +
      'lightning, each tick a second. At 3 seconds a kilometre, how far is the storm?',
    ['كيلومتران|2 kilometres', 'كيلومتر واحد|1 kilometre', '6 كيلومترات|6 kilometres', '18 كيلومترًا|18 kilometres'],
    'كيلومتران، والوقت يكفي لو تحرّك أحد! لم تطلع إلا القطة، ونامت على دشداشة العيد. وعندها صحا الكل بصوت واحد: ' +
      '«من ترك القطة تطلع؟»|Two kilometres: plenty of time, had anybody moved. Only the cat went up, and lay down ' +
      'on Dad’s best white dishdasha. That woke them, all at once: “Who let the cat out?”',
    thunderSource,
  ),
  heard(
    () => mix([[0.3, clapOnce()], ...at([1.3], block(1500), 0.3), [2.3, clapOnce(), 0.4]]),
    'صاح العم: «يا جبل، من أذكى واحد في العائلة؟» ثم صفّق، تكّة كل ثانية، وعاد الصدى. الصوت 340 م في الثانية: كم ' +
      'يبعد الجبل؟|“Mountain, who’s the cleverest in the family?” shouts Uncle, and claps; a tick each second, ' +
      'then the echo. Sound does 340 m a second: how far off is the mountain?',
    ['340 مترًا|340 metres', '170 مترًا|170 metres', '680 مترًا|680 metres', '1020 مترًا|1,020 metres'],
    '340 مترًا: ثانية ذهابًا وثانية إيابًا. ومن قال 680 دفع تذكرة العودة! وفي خزّان وقود قديم في اسكتلندا ظلّت ' +
      'طلقة تدوّي 112 ثانية. لو صاح عمّكم هناك باسمه لسمعه دقيقتين… وصدّق.|340 metres: a second there, a second ' +
      'back. If you said 680, you paid for the return! In an old fuel tank in Scotland a single shot rang on for ' +
      '112 seconds. Had Uncle shouted his own name in there, he’d be nodding yet.',
    { source: 'http://www.lfpress.com/2014/01/17/scientists-set-record-for-longest-echo' },
  ),
  forChildren(
    () => counted([4, 4, 4], { every: 0.2 }),
    'أم بدر تعرف ولدها، فعدّت الحلوى بالطرق قبل أن تقفل العلب الثلاث! صيحوا: كم حبّة فيها كلها؟|Badr’s mother ' +
      'knows her son, so she knocked out the number of sweets before locking the three boxes! Shout it: how many ' +
      'are there altogether?',
    ['12', '8', '10', '16'],
    'اثنتا عشرة، ووصل إلى الضيوف خمس! قال بدر: ما لمستها. قالت: افتح يدك. ففتحها. قالت: الثانية. ففتحها. قالت: ' +
      'الآن افتح فمك… فهزّ رأسه.|Twelve; the guests found five. “I never touched them,” said Badr. “Show me your ' +
      'hand.” He did. “The other one.” He did. “Now open your mouth.” He shook his head.',
  ),
  heard(
    () => signs('BB-hTT', 0.5),
    'بائع في المباركية لا يتكلّم، بل يعزف السعر! الطبل عشرة، والجرس خمسة، و«تَك» واحد. كم طلب؟|A stallholder ' +
      'never speaks: he plays the price! The drum is ten, the bell five, the “tak” one. What is he asking?',
    ['27', '17', '22', '52'],
    'عشرتان وخمسة واثنان. فإن فاصلته أم ناصر حذف «تَك» واحدة وتنهّد.|Two tens, a five and two ones. When ' +
      'grandma haggles, he leaves out one tak and sighs.',
  ),
  heard(
    () => mix([...at([0.3, 1.6, 2.9], bell(320, 2)), ...at([4.8, 5.5], bell(900, 0.9))]),
    'النور مقطوع، والجد يدور في البيت ويصيح: «قوموا، الفطور!» دقّة غليظة لكل ساعة، وجرس صغير لكل ربع: كم ' +
      'الساعة؟|The power’s off, and Grandpa is going round the house shouting, “Up you get, breakfast!” A low ' +
      'strike for each hour, a small bell for each quarter: what time is it?',
    ['3:30', '2:45', '3:15', '5:30'],
    '3:30، ارجع نم يا جدي! وقبل المنبّهات كانوا يغرزون مسمارًا في شمعة: تذوب، فيقع في صحن معدن ويرنّ فيصحون. ' +
      'والجد لا يحتاج شمعة ولا مسمارًا: عنده بطنه.|3:30. Back to bed, Grandpa! Before alarm clocks, people pushed ' +
      'a nail into a candle: the wax melted, the nail clanged on the metal holder, and up they got. Grandpa needs ' +
      'neither nail nor candle. He has a stomach.',
    { source: 'https://funfactz.com/historical-facts/candle-clock/' },
  ),
  heard(
    () => tune('G4 F4 E4 D4', 0.55),
    'حرامي الثلاجة ينزل الدرج في الظلام من «صول»، ويغنّي كل درجة ليعرف أين هو… وسكت قبل الأخيرة! أين القدم ' +
      'القادمة؟|In the dark the fridge thief comes downstairs from sol, singing every step so as not to miss one, ' +
      'and stops before the last! Where does the next foot land?',
    ['دو|Do', 'سي|Ti', 'لا|La', 'فا|Fa'],
    'على «دو»… وعلى القطة النائمة، فصحا البيت كله! و«دو» كان اسمها قديمًا «أُت»، فغيّروها لأن غناءها صعب. ' +
      'جرّبوها: «أُت ري مي»! القطة غنّتها من أول مرة.|On do, and on the cat, so the whole house is up! Do used to ' +
      'be called “ut”, and was changed for being too hard to sing. Try it: ut re mi! The cat managed it first ' +
      'time.',
    { source: 'http://mentalfloss.com/article/53280/why-are-notes-tonal-scale-called-do-re-mi' },
  ),
  heard(
    () => tune('C4 E4 D4 F4 E4 G4 F4', 0.45),
    'قال الضيف قبل ساعة: «نستأذن!» خطوتان إلى الباب، وخطوة رجوع إلى السالفة، وبدأ من «دو». غنّوا معه: أين القدم ' +
      'التالية؟|“We really must go,” said the guest an hour ago: two steps to the door, one back for another ' +
      'story, starting from do. Sing along: where does the next foot land?',
    ['لا|La', 'مي|Mi', 'صول|Sol', 'دو|Do'],
    'على «لا»، خطوتين فوق «فا». ووصل الباب، ولبس نعاله، ومسك المقبض، وقال: «على طاري الباب، سمعتوا سالفة بو فهد؟» ' +
      'وفي المطبخ أعادوا الإبريق إلى النار.|On la, two up from fa. He reached the door, put on his shoes, took ' +
      'hold of the handle. “Speaking of doors, have you heard about Abu Fahad?” In the kitchen they put the ' +
      'kettle back on.',
  ),
  heard(
    () => signs('hlh', 0.9),
    'الجدة توزّع العيدية بالأجراس: 4 دنانير ثم 2 ثم 1. الرفيع «خذ» والغليظ «لا». كم دينارًا أخذتم؟|Grandma ' +
      'gives out Eid money by bell: 4 dinars, then 2, then 1. High means “take it”, low means “hands off”. How ' +
      'many did you get?',
    ['5', '3', '4', '6'],
    'رفيع، غليظ، رفيع: 4 و1. هكذا يعدّ الحاسوب، بنعم ولا فقط… وبلا عيدية.|High, low, high: 4 and 1. Computers ' +
      'count just like that, in yes and no, and nobody gives them Eid money.',
  ),
  heard(
    () =>
      flashThen(
        2,
        normal(
          mix([
            [0, dumOnce(80)],
            [0.02, shaped(noise(0.8, 5), decay(0.9)), 0.3],
          ]),
        ),
      ),
    'العم يصوّر نفسه والألعاب النارية خلفه: «شوفوا، أنا ما أخاف!» الصفّارة لحظة الضوء، وكل تكّة ثانية. كم تبعد ' +
      'تقريبًا؟|Uncle films himself with the fireworks behind him: “See? Not a bit scared!” The beep is the ' +
      'flash, and each tick is a second. About how far away are they?',
    ['700 متر|700 metres', '70 مترًا|70 metres', '7 كيلومترات|7 kilometres', '70 كيلومترًا|70 kilometres'],
    '700 متر: ثانيتان، كلٌّ بـ340 مترًا، ثم وصل الصوت وانتهى الفيديو بنعلين في الهواء! وفي سان دييغو عام 2012 ' +
      'انطلق عرض 17 دقيقة كله معًا بغلطة، في أقل من نصف دقيقة. والناس ما فرشوا الحصير بعد!|700 metres: two ' +
      'seconds at 340 each. Then the bang arrived, and the film ends with a pair of sandals in mid-air. In San ' +
      'Diego in 2012 a 17-minute show went off by mistake in under half a minute. People were still unfolding ' +
      'their chairs.',
    {
      source:
        'https://visao.pt/atualidade/mundo/2012-07-05-4th-of-july-fogo-de-artificio-programado-para-17-minutos-estoirou-em-25-segundosf673757',
    },
  ),
  heard(
    () =>
      mix(
        [60, 60, 60, 60]
          .map((key, index): Part => [0.3 + index * 0.42, sung(key, 0.34)])
          .concat(at([0.3, 0.72, 1.14, 1.56], clapOnce(), 0.5)),
      ),
    'صفقة لكل مقطع، مثل «دُ-بَي» صفقتين. صفّقوا أسماء العواصم حتى تجدوها: أيها تناسب هذه الصفقات؟|A clap for ' +
      'each syllable, as “Du-bai” has two. Clap your way through the capitals: which one fits?',
    ['أبو ظبي|Abu Dhabi', 'الدوحة|Doha', 'الكويت|Kuwait', 'مسقط|Muscat'],
    'أَ-بو-ظَ-بي: أربع صفقات، وأربع حبّات تمر لمن أجاب أولًا.|A-bu-Dha-bi: four claps, and four dates for ' +
      'whoever got it first.',
    { band: 'children', optionsShown: true },
  ),
  forChildren(
    siren,
    'أنتم على الرصيف وإسعاف في الطريق. أغمضوا عيونكم وأشيروا إليها: ماذا فعلت؟|You are on the pavement, an ' +
      'ambulance is on the road. Eyes shut, point at it: what did it do?',
    [
      'جاءت ومرّت وابتعدت|Came, passed and drove off',
      'وقفت عندكم|Stopped beside you',
      'ابتعدت ثم رجعت|Left, then came back',
      'دارت حولكم مرتين|Circled you twice',
    ],
    'نغمتها انخفضت لحظة مرّت: أثر دوبلر. أثبته هولندي سنة 1845 بعازفي أبواق على قطار يمرّ مسرعًا أمام ' +
      'المستمعين. يا لها من حفلة!|Its pitch fell as it passed: the Doppler effect. In 1845 a Dutchman proved ' +
      'it with horn players on an open train, racing past the audience. Some concert!',
    'https://www.uitagendautrecht.nl/en/wall-formula/',
  ),
  heard(
    () =>
      sweep(
        shaped(noise(5, 77), () => 1),
        path([0, 350], [4.6, 1900], [5, 1900]),
        12,
      ),
    'زجاجة تُملأ بالماء: قولوا «كفاية!» في اللحظة الصحيحة. ولماذا يعلو صوتها؟ وممنوع «لأنها تمتلئ»!|A bottle is ' +
      'being filled: shout “stop!” at the right moment. And why does the sound climb? “Because it’s filling up” won’t do!',
    [
      'الهواء فيها يقصر|The air inside gets shorter',
      'الماء يسخن وهو ينزل|The water warms as it falls',
      'الزجاج يتمدّد|The glass stretches',
      'الماء يصير أثقل|The water gets heavier',
    ],
    'عمود الهواء فوق الماء كأنبوب مزمار: كلما قصر علا صوته. لذلك تعرف الجدة متى تمتلئ وهي في الغرفة ' +
      'الثانية.|The air above the water is an organ pipe: the shorter, the higher. That is how grandma knows ' +
      'it is full from the next room.',
    { source: 'https://solve.club/problems/running-tap-water/running-tap-water.html' },
  ),
  heard(
    () =>
      mix(
        [0.3, 0.85, 1.4, 1.95, 3.05, 3.6].map((instant): Part => [instant, knock()]),
        4.6,
      ),
    'بوّاب يوزّع الهريس على سبعة أبواب بمشية ثابتة، ونسي بابًا! أي باب بات جائعًا؟|A porter brings dinner to ' +
      'seven doors at an even pace, but misses one! Which door goes hungry?',
    ['الخامس|The fifth', 'الثالث|The third', 'الرابع|The fourth', 'السادس|The sixth'],
    'أربع طرقات، ثم سكتة بطول باب. وساكنو الخامس يشمّون الرائحة ويتّهمون بعضهم.|Four knocks, then a gap one ' +
      'door long. Number five can smell it, and they are blaming each other.',
  ),
];
