import { forChildren, heard, type Heard } from '../audio/heard.ts';
import { bell, block, clapOnce, dumOnce, knock, sung } from '../audio/strokes.ts';
import { at, decay, mix, noise, normal, path, shaped, sweep, tone, type Part } from '../audio/tones.ts';
import { counted, dialled, flashThen, morse, signs, thunder, tune } from './codes.ts';

const speedSource = 'http://www.sciencemadness.org/smwiki/index.php/Speed_of_sound';
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
    'خزنة أبي ناصر تُفتح بزرّ واحد! نسمع 1 ثم 2 ثم 3 لنتعلّمها، ثم الزرّ السرّي. أيها هو؟|Uncle’s safe opens with ' +
      'a single key! We hear 1, 2 and 3, to learn them; then the secret one. Which is it?',
    ['الزر 2|Key 2', 'الزر 1|Key 1', 'الزر 3|Key 3', 'ليس منها|None of them'],
    'لكل زر نغمتان معًا: واحدة للصف وواحدة للعمود. هاتفكم يعزف ثنائيات منذ سنين ولم يطلب أجرًا.|Each key plays ' +
      'two tones at once, one for its row, one for its column. Your phone has been singing duets for years.',
    { source: 'https://www.techabulary.com/d/dtmf/' },
  ),
  heard(
    () => dialled('7337', 0.55),
    'الجدّ يفتح خزنته وأنتم وراء الباب تتنصّتون! أيٌّ من هذه الأرقام يمكن أن يكون رقمها؟|Grandpa opens his safe ' +
      'while you listen at the door! Which of these could be its number?',
    ['7337', '7373', '7733', '7377'],
    'زر، ثم آخر مرتين، ثم الأول. والخزنة ليس فيها إلا حلوى من عيد قديم.|One key, another twice, the first ' +
      'again. Inside: sweets from an Eid long ago.',
  ),
  forChildren(
    () => counted([1, 2, 4], { every: 0.22 }),
    'أرانب تقرع الأرض في حديقتكم: واحدة، ثم اثنتان، ثم أربع… كم في المرة القادمة؟ أنقذوا الجزر!|Rabbits ' +
      'thump in your garden: one, then two, then four… how many next? Save the carrots!',
    ['8', '5', '6', '7'],
    'كل مرة الضعف، وهكذا بالضبط تمتلئ حديقتكم بالأرانب وتخلو من الجزر.|Doubling each time: exactly how a ' +
      'garden fills with rabbits and empties of carrots.',
  ),
  heard(
    () => counted([1, 1, 2, 3, 5], { every: 0.19, pause: 0.65 }),
    'طارق عبقري: كل مجموعة تساوي مجموع اللتين قبلها. كم طرقة قادمة قبل أن يفتحوا له؟|A genius at the door: ' +
      'each group is the sum of the two before it. How many knocks come next, before anyone opens?',
    ['8', '6', '7', '10'],
    'هذه متتالية فيبوناتشي: بدأها بأرانب تتكاثر، وتصفّ بها زهرة دوّار الشمس حبّاتها، ولم تدخل مدرسة يومًا.|The ' +
      'Fibonacci numbers: he began with rabbits, and sunflowers use them to lay out their seeds without a day ' +
      'at school.',
    { source: 'http://www.worldofprimes.co.uk/fibonacci_numbers/index' },
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
    'الغسيل على السطح! الصفّارة برق وكل تكّة ثانية، والصوت يحتاج 3 ثوانٍ لكل كيلومتر. كم تبعد العاصفة؟|The ' +
      'washing is on the line! The beep is lightning, each tick a second; sound takes 3 s a kilometre. How far ' +
      'is the storm?',
    ['كيلومتران|2 kilometres', 'كيلومتر واحد|1 kilometre', '6 كيلومترات|6 kilometres', '18 كيلومترًا|18 kilometres'],
    'ست ثوانٍ على ثلاث. ما زال في الوقت متّسع، لكن الكل فجأة «عنده واجب».|Six divided by three. There is still ' +
      'time, yet everyone suddenly has homework.',
    thunderSource,
  ),
  heard(
    () => mix([[0.3, clapOnce()], ...at([1.3], block(1500), 0.3), [2.3, clapOnce(), 0.4]]),
    'صفقة أمام جبل، تكّة كل ثانية، ثم يعود الصدى متعبًا. كم يبعد الجبل؟ (الصوت 340 م في الثانية)|A clap before ' +
      'a cliff, a tick each second, then the echo comes home tired. How far is the cliff? (340 m a second)',
    ['340 مترًا|340 metres', '170 مترًا|170 metres', '680 مترًا|680 metres', '1020 مترًا|1,020 metres'],
    'الصوت ذهب ورجع في ثانيتين، فلكل طريق ثانية. من قال 680 حسب تذكرة العودة.|There and back in two seconds, ' +
      'so one second each way. If you said 680, you paid for the return.',
    { source: speedSource },
  ),
  forChildren(
    () => counted([4, 4, 4], { every: 0.2 }),
    'ثلاث علب حلوى مقفلة، تُعدّ حبّات كل واحدة بالطرق. صيحوا: كم حبّة في العلب كلها؟|Three closed boxes of ' +
      'sweets; what is in each is counted in knocks. Shout it: how many sweets altogether?',
    ['12', '8', '10', '16'],
    'أربع في ثلاث: اثنتا عشرة. وعندما فُتحت العلب وجدوا إحدى عشرة وفمًا ممتلئًا.|Three fours are twelve. When ' +
      'opened: eleven, and one full mouth.',
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
    'استيقظتم في الظلام والجوّال بلا شحن! دقّة غليظة لكل ساعة، ثم جرس صغير لكل ربع. كم الساعة؟|You wake in the ' +
      'dark and your phone is dead! A low strike for each hour, then a small bell for each quarter. What time ' +
      'is it?',
    ['3:30', '2:45', '3:15', '5:30'],
    'ثلاث ساعات وربعان. هكذا عرف الناس الوقت في الظلام من غير شمعة… ومن غير أن يسحبهم الهاتف ساعتين.|Three ' +
      'hours and two quarters. That is how people told the time in the dark, without losing two hours to a ' +
      'phone.',
  ),
  heard(
    () => tune('G4 F4 E4 D4', 0.55),
    'نازلون على الدرج: صول فا مي ري… وانطفأ الضوء! غنّوا الدرجة الأخيرة: أين القدم القادمة؟|Down the stairs: ' +
      'sol fa mi re… and the light goes out! Sing the last step: where does the next foot land?',
    ['دو|Do', 'سي|Ti', 'لا|La', 'فا|Fa'],
    'على البيت. وكان اسمها قديمًا «أُت» فغيّروها لأن غناءها صعب. جرّبوا الآن: «أُت ري مي»!|Home. It used to be ' +
      'called “ut”, and was changed because that was too hard to sing. Try it now: ut re mi!',
    { source: 'http://mentalfloss.com/article/53280/why-are-notes-tonal-scale-called-do-re-mi' },
  ),
  heard(
    () => tune('C4 E4 D4 F4 E4 G4 F4', 0.45),
    'ضيف يودّعنا: خطوتان إلى الباب وخطوة رجوع إلى السالفة! غنّوا: دو مي ري فا مي صول فا… أين القدم التالية؟|A ' +
      'guest is leaving: two steps to the door, one back for “just one more thing”! Sing: do mi re fa mi sol ' +
      'fa… where next?',
    ['لا|La', 'مي|Mi', 'صول|Sol', 'دو|Do'],
    'من فا خطوتان إلى لا. والضيف ما زال عند الباب، والسالفة في أولها.|Two steps up from fa is la. He is ' +
      'still at the door, and the story is only beginning.',
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
    'الصفّارة لحظة الضوء وكل تكّة ثانية. العم يصوّر نفسه والألعاب النارية خلفه! كم تبعد عنه تقريبًا؟|The ' +
      'beep is the flash, each tick a second. Uncle is filming himself, with the fireworks behind him! About ' +
      'how far away are they?',
    ['700 متر|700 metres', '70 مترًا|70 metres', '7 كيلومترات|7 kilometres', '70 كيلومترًا|70 kilometres'],
    'ثانيتان بسرعة 340 مترًا في الثانية. وصل الضوء، ثم الصوت، ثم قفزة العم: أجمل ما في المقطع.|Two seconds ' +
      'at 340 metres each. First the light, then the bang, then uncle’s leap: the best part of the film.',
    { source: speedSource },
  ),
  forChildren(
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
    'زجاجة تُملأ بالماء: قولوا «كفاية!» في اللحظة الصحيحة. ولماذا يعلو صوتها ويعلو؟|A bottle is being filled: ' +
      'shout “stop!” at the right moment. And why does the sound climb and climb?',
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
