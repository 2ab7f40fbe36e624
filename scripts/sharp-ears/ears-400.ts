import { forChildren, heard, type Heard } from '../audio/heard.ts';
import { beep, bell, block, bounce, drop, dumOnce, knock, slide, tekOnce } from '../audio/strokes.ts';
import { mix, sequence, tone, shaped, swell, normal, at, cut } from '../audio/tones.ts';
import { bells, groups, inTurn, lift, plucked, row, strokesAt } from './scenes.ts';

const threeTurns = lift(5, -2);
const hopeful = lift(4, -1, 2);

const bounces = (count: number) =>
  strokesAt(
    bounce(),
    Array.from({ length: count - 1 }, (_, index) => 0.36 * 0.9 ** index),
    0.5,
  );
const ticks = (count: number, every: number) =>
  cut(
    strokesAt(
      block(),
      Array.from({ length: count - 1 }, () => every),
      every,
    ),
    0.25,
    0.3 + count * every,
  );

/** One good ear in the room finds it. */
export const ears400: readonly Heard[] = [
  forChildren(
    () => threeTurns.sound,
    'دخل العم المصعد فوجد الكل وجوههم إلى الحائط، فاستحى ودار مثلهم! من الأرضي، كل نغمة طابق، والخشبة تقلب ' +
      'الاتجاه. أين توقّف؟|Uncle steps into a lift where everyone faces the back wall, and politely turns too! ' +
      'From ground level: a note a floor, and a click turns it back. Where did it stop?',
    [String(threeTurns.floor), '2', '4', '5'],
    'في الثالث: خمسة صعودًا واثنان نزولًا. وفعلتها كاميرا خفية أمريكية عام 1962: كل الركّاب ظهورهم للباب، فصار ' +
      'المسكين يلتفت قليلًا قليلًا حتى دار معهم! جرّبوها في السوق… وصوّروا لنا.|At the third: up five, down two. ' +
      'A hidden-camera show did it in 1962: the whole lift faced the back, and the poor man among them turned, ' +
      'inch by inch, until he did too. Try it at the mall, and do send us the film.',
    'https://www.openculture.com/2016/11/the-power-of-conformity-1962-episode-of-candid-camera-reveals-the-psychology-of-riding-elevators.html',
  ),
  heard(
    () => hopeful.sound,
    'مصعد السوق احتار كعائلة أمام عشرين مطعمًا: صعد، رجع، صعد! من الأرضي، كل نغمة طابق، والخشبة ' +
      'تقلب الاتجاه. صيحوا قبل أن يغيّر رأيه: في أي طابق هو؟|The mall’s lift dithers like a family ' +
      'at the food court! From ground level: a note a floor, and a click turns it round. Shout ' +
      'before it changes its mind: where is it?',
    [String(hopeful.floor), '4', '6', '7'],
    'الخامس! فتركوه وركبوا السلّم الكهربائي الواقف، فتعثّروا كلهم: بعض الناس تختلّ أول خطوة لهم عليه وهم يعرفون ' +
      'أنه واقف. العقل قال للرِّجل: «واقف». والرِّجل قالت: «ما عليّ منك».|The fifth! They gave up, took the ' +
      'escalator, which had stopped, and stumbled one after another. Some people do, even knowing it’s switched ' +
      'off. The head told the feet. The feet said, “We’ll see about that.”',
    { source: 'https://sparkthread.net/en/Broken%20escalator%20phenomenon' },
  ),
  heard(
    () => plucked('C4 E4 C4 G4 E4 C4 G4'),
    'ابن العم اشترى العود أمس، ومن الفجر يعزف الشيء نفسه! أمّه تقول: ألف نغمة! والجيران: نغمة واحدة! احكموا: كم ' +
      'نغمة مختلفة تسمعون؟|A cousin bought an oud yesterday and hasn’t stopped. “A thousand notes!” says his ' +
      'mother. “One!” say the neighbours. You judge: how many different notes do you hear?',
    ['3', '2', '4', '5'],
    'ثلاث، في سبع ضربات! قالت أمّه: «ما شاء الله، يوم واحد وثلاث نغمات!» وقال أبوه: «يعني الألف تأخذ سنة.» وفي ' +
      'الليل علّق الجار على بيته لوحة: «للبيع».|Three, in seven strokes! “Three in one day, bless him!” said his ' +
      'mother. “So a thousand takes a year,” said his father. That night a sign went up next door: FOR SALE.',
  ),
  heard(
    () => bells('A5 C6 B5 G5', 1.1),
    'أربعة كؤوس عصير، وأحدهم شرب خلسةً! انقروها: أي كأس صوته أرفع؟|Four glasses of juice, and somebody has ' +
      'had a secret sip! One tap each: which rings highest?',
    ['الثاني|The second', 'الأول|The first', 'الثالث|The third', 'الرابع|The fourth'],
    'الكأس الأقل شرابًا صوته أرفع. والآن انظروا من في الغرفة يمسح فمه.|The glass with the least in it rings ' +
      'highest. Now look who is wiping their mouth.',
  ),
  forChildren(
    () => bells('E5 G5 E5', 1.2),
    'ثلاث ضيفات في العرس، واثنتان بالفستان نفسه! لكل فستان جرس: أي جرسين متشابهان؟|Three guests at the ' +
      'wedding, two in the very same dress! A bell for each dress: which two are alike?',
    [
      'الأول والثالث|First and third',
      'الأول والثاني|First and second',
      'الثاني والثالث|Second and third',
      'كلها متشابهة|All three alike',
    ],
    'الأول والثالث. والتي في الوسط تصوّر الاثنتين، وتبتسم أكثر من اللازم.|First and third. The one in the ' +
      'middle takes the photo, with rather too wide a smile.',
  ),
  heard(
    () => row('lhllhlhhllhl', { l: dumOnce(), h: tekOnce() }, 0.3),
    'نصف الغرفة يعدّ «دُم» الغليظة ونصفها يعدّ «تَك» الرفيعة، ثم نرى من يصدق! كم «تَك»؟|Half the room counts the ' +
      'low dums, half the sharp taks, then we see who is right! How many taks?',
    ['5', '4', '6', '7'],
    'خمس «تَك» وسبع «دُم»، والمجموع 12. ومن خرج بغير ذلك فقد عدّ دقّات قلبه.|Five taks and seven dums, twelve in ' +
      'all. If you got anything else, you counted your own heartbeat.',
  ),
  heard(
    () => strokesAt(block(), [0.5, 0.5, 0.5, 1, 0.5, 0.5, 0.5, 1, 0.5]),
    'ساعة كسولة تدقّ كل نصف ثانية، لكنها غفت كخالكم بعد الغداء. كم دقّة فاتتها؟|A lazy clock ticks twice a ' +
      'second but nods off, like uncle after lunch. How many ticks did it miss?',
    ['2', '1', '3', '4'],
    'غفوتان قصيرتان. ما زالت أنشط ممن يضغط «غفوة» تسع مرات.|Two short naps. Still better than nine presses ' +
      'of the snooze button.',
  ),
  heard(
    () => plucked('C4 D4 E4 G4 A4 C5', 0.14),
    'جرّة ريشة على العود، أسرع من يد خطفت آخر سمبوسة، وصاحب اليد يحلف أنه لم يقم من مكانه! كم نغمة مرّت؟|A run on ' +
      'the oud, quicker than the hand that took the last samosa, whose owner swears he never left his seat! How ' +
      'many notes went by?',
    ['6', '4', '5', '8'],
    'ستّ في أقل من ثانية! وأسرع منها حرباء صغيرة جدًا: لو كان لسانها سيارة لبلغ 100 كيلومتر في الساعة في جزء من ' +
      'مئة من الثانية. وهي أيضًا لا تقوم من مكانها. لا تعزموها على الفطور!|Six, in under a second! One tiny ' +
      'chameleon is faster: if its tongue were a car, it would hit 60 mph in a hundredth of a second. It never ' +
      'leaves its seat either. Do not ask it round for samosas.',
    { source: 'https://qz.com/587809/this-chameleons-tongue-is-faster-than-any-sports-car' },
  ),
  heard(
    () => plucked('E4 G4 A4 F4 D4 C4 D4', 0.5),
    'أرسل الجد رسالته مع حمامة، لأن الهاتف «يتنصّت»! ارسموا طيرانها بأصابعكم حتى تحطّ: أين نغمتها الأخيرة من ' +
      'الأولى؟|Grandpa sends his letter by pigeon, because “phones listen in”! Draw its flight with your finger ' +
      'until it lands: where is the last note, next to the first?',
    [
      'أوطى من البداية|Lower than the first',
      'أعلى من البداية|Higher than the first',
      'في المكان نفسه|Exactly the same',
      'أعلى بكثير جدًا|Far higher than the first',
    ],
    'أوطى: حطّت عند دكّان الرز! وتتبّع علماء في أكسفورد الحمام الزاجل، فإذا هو يطير فوق الشارع السريع، ويلفّ مع ' +
      'الدوّار، ويخرج من المخرج! بقي أن يزمّر عند الإشارة.|Lower: it landed at the rice shop! Oxford scientists ' +
      'tracked homing pigeons and found them flying along the main road, round the roundabout and off at the ' +
      'right exit. All they lack is a horn.',
    { source: 'http://www.aljazeera.com/archive/2004/02/200849164612496212.html' },
  ),
  forChildren(
    () => sequence([bounces(4), bounces(6), bounces(5)], 0.7),
    'ثلاث كرات طارت إلى حوش الجار الذي يقول دائمًا: «أي كرة؟» أيها قفزت أكثر قبل أن يخبّئها؟|Three balls have ' +
      'gone into the yard of the neighbour who always says “What ball?” Which bounced most often before he hid ' +
      'it?',
    ['الثانية|The second', 'الأولى|The first', 'الثالثة|The third', 'تعادلت كلها|They all tied'],
    'الثانية: أربع، ثم ست، ثم خمس. ولا تيأسوا: في عشرينيات القرن الماضي وجدوا في سقف قاعة قديمة في لندن كرة تنس ' +
      'عمرها نحو 400 سنة. كرتكم راجعة… سلّموا على أحفاد الجار.|The second: four, six, then five. Don’t lose ' +
      'heart: in the 1920s a tennis ball some 400 years old turned up in the rafters of an old London hall. ' +
      'You’ll get yours back. Be nice to the neighbour’s grandchildren.',
    'https://londonmuseum.org.uk/collections/v/object-119138/tennis-ball',
  ),
  heard(
    () => row('lmhmlhmmlhm', { l: drop(420), m: drop(800), h: drop(1500) }, 0.48),
    'مطرت في الكويت! خرج الكل يصوّر المطر، والمطر دخل البيت: صوته غليظ في الدلو الكبير ورفيع في ' +
      'الصغير. كم قطرة في الدلو الأوسط؟|It’s raining in Kuwait! Everyone has gone out to film it, ' +
      'and the rain has come in: low in the big bucket, high in the small one. How many drops in ' +
      'the middle one?',
    ['5', '3', '4', '6'],
    'خمس، ولكل من أخويه ثلاث! وكتب العم تحت الفيديو: «يا محلى صوت المطر!» فصاحت زوجته من الصالة وهي تحمل الدلاء: ' +
      '«تعال، عندنا أوضح!»|Five, and three for each of its brothers! “Just listen to that lovely sound,” Uncle ' +
      'wrote under his film. “Come inside,” called his wife, a bucket in each hand. “We’ve got it in stereo.”',
  ),
  heard(
    () => sequence([beep(700, 0.9), beep(700, 0.55), beep(700, 1.1), beep(700, 0.75)], 0.5),
    'أربع سيارات والإشارة صارت خضراء قبل نصف ثانية! أي زمّور أقصر؟|Four cars, and the light went green half a ' +
      'second ago! Which hoot was shortest?',
    ['الثاني|The second', 'الأول|The first', 'الثالث|The third', 'الرابع|The fourth'],
    'الأقصر قال «عفوًا»، والثالث قال كلامًا لا يُقال في مجلس.|The shortest said “excuse me”. The third said ' +
      'something we won’t repeat.',
  ),
  forChildren(
    () => sequence([ticks(5, 0.5), ticks(8, 0.3), ticks(6, 0.4)], 0.8),
    'ثلاث ساعات على جدار الجدة، وكلٌّ تقول: الغداء بتوقيتي أنا! الجوعان يتبع الأسرع: أيها تدقّ أسرع؟|Three clocks ' +
      'on Grandma’s wall, each claiming to be in charge of lunch! The hungry go by the quickest: which ticks ' +
      'fastest?',
    ['الثانية|The second', 'الأولى|The first', 'الثالثة|The third', 'كلها بسرعة واحدة|All at one speed'],
    'الثانية! وفي 1665 مرض هويغنز، مخترع ساعة البندول، وراقب من سريره ساعتين معلّقتين معًا: إذا مال بندول هذه ' +
      'يمينًا مال بندول تلك يسارًا، لا تختلفان أبدًا. الساعات تصالحت، وعيال الجدة ما زالوا يتجادلون.|The second! ' +
      'In 1665 Huygens, inventor of the pendulum clock, lay ill in bed watching two of his side by side: whenever ' +
      'one pendulum swung left, the other swung right, in perfect step. Even clocks make up if you leave them ' +
      'alone.',
    'https://www.sciencenews.org/article/staying-step',
  ),
  heard(
    () =>
      mix(
        [
          [0.2, bell(800)],
          [1.5, bell(800), 0.75],
          [2.8, bell(800), 0.25],
          [4.1, bell(800), 0.9],
        ],
        6,
      ),
    'على الباب ورقة: «لا ترنّوا، الرضيع نام!» والضيف رنّ أربع مرات: انتبه لها متأخرًا، ثم نسيها! أي رنّة كانت ' +
      'همسًا؟|“Don’t ring, the baby’s asleep!” says a note on the door. The guest rang four times: he noticed it ' +
      'late, then forgot it. Which ring was a whisper?',
    ['الثالثة|The third', 'الأولى|The first', 'الثانية|The second', 'الرابعة|The fourth'],
    'الثالثة، والرضيع صحا من الأولى! وجرس لندن «بيغ بن» انشقّ بعد شهرين من عمله: مطرقته أثقل من اللازم! أداروه ' +
      'وخفّفوها، وما زال يدقّ بشقّه. ومع ذلك، الرضيع أعلى منه.|The third; the baby woke at the first. London’s ' +
      'Big Ben cracked after just two months, its hammer being too heavy. They turned the bell, fitted a lighter ' +
      'one, and it has tolled ever since, crack and all. The baby is louder.',
    { source: 'https://www.historyanswers.co.uk/news/the-story-of-big-ben/' },
  ),
  forChildren(
    () => groups(knock(), [3, 1, 4]),
    'النادي السري لا يفتح إلا بطرقات بينها وقفات. ما كلمة السرّ؟ اطرقوها!|The secret club opens only to the ' +
      'right knocks. What is the password? Knock it!',
    ['3 - 1 - 4', '3 - 1 - 3', '1 - 3 - 4', '4 - 1 - 3'],
    'من يحب الدائرة يعرفها: هكذا يبدأ العدد باي، 3.14. والباقي لا ينتهي، فسيبقى الطارق على الباب إلى ' +
      'الأبد.|Friends of the circle know it: that is how pi begins, 3.14. The rest never ends, so he would be ' +
      'knocking for ever.',
  ),
  heard(
    () => {
      const ring = normal(
        shaped(
          mix([
            [0, tone(440, 0.4)],
            [0, tone(480, 0.4)],
          ]),
          swell(0.01, 0.4, 0.02),
        ),
      );
      return mix(
        [0, 1, 2, 3].flatMap((pair) => at([0.2 + pair * 1.7, 0.8 + pair * 1.7], ring)),
        7.4,
      );
    },
    'هاتف الجدّة يرنّ رنّتين رنّتين وهي تبحث عن نظّارتها. كم رنّة قبل أن تجدها؟|Grandma’s phone rings in pairs ' +
      'while she hunts for her glasses. How many single rings before she found them?',
    ['8', '4', '6', '10'],
    'ثمانٍ، والنظّارة على رأسها. ولو أطاعت غراهام بل، مخترع الهاتف، لردّت بتحية البحّارة: «أهوي!» بدل ' +
      '«ألو».|Eight, and the glasses were on her head. Had Alexander Graham Bell had his way, she would have ' +
      'answered “Ahoy!” instead of “hello”.',
    { source: 'https://www.somervillepubliclibrary.org/node/476' },
  ),
  heard(
    () =>
      slide([0, 500], [0.9, 1400], [1.8, 500], [2.7, 1400], [3.6, 500], [4.5, 1400], [5.4, 500], [6.2, 1400], [7, 500]),
    '«لفّة واحدة وأنزل!» قال الجد وجلس على أرجوحة الأحفاد، والطابور خلفه يبكي! كم مرة وصل إلى القمة؟|“Just one ' +
      'go,” said Grandpa, and sat down on the grandchildren’s swing. The queue behind him is in tears! How many ' +
      'times did he reach the top?',
    ['4', '3', '5', '6'],
    'أربع، ولم ينزل! قالوا: يا جدي، الأرجوحة للصغار. قال: أدري، كنت صغيرًا مثلكم وأبوي قال لي: «انتظر دورك.» وهذا ' +
      'دوري!|Four, and he’s still on it! “Grandpa, it’s for little ones!” “I know. When I was little they told me ' +
      'to wait my turn. This is it.”',
  ),
  heard(
    () => plucked('C4 E4 G4 E4 A4', 0.6),
    'صعد الخال السلّم ليغيّر اللمبة، وخمسة يوجّهونه! ارسموا خطواته الأربع بأيديكم: كيف كانت؟|Uncle climbs a ' +
      'ladder to change the bulb, with five people giving orders! Draw his four steps in the air: how did they ' +
      'go?',
    [
      'صعد، صعد، نزل، صعد|Up, up, down, up',
      'صعد، نزل، صعد، صعد|Up, down, up, up',
      'صعد، صعد، صعد، نزل|Up, up, up, down',
      'نزل، صعد، نزل، صعد|Down, up, down, up',
    ],
    'صعد، صعد، ثم نزل: اللمبة على الطاولة! ولمّا صعد من جديد قال الخمسة معًا: «قلنا لك».|Up, up, down: the ' +
      'bulb was on the table! And as he climbed again, all five said: “We told you so”.',
  ),
  heard(
    () => plucked('C4 D4 E4 F4 A4 B4 C5', 0.55),
    'درج من ثماني درجات يغنّي «دو ري مي…»، ولصّ سرق درجة! غنّوا معه: أيها؟|A staircase sings its eight steps, ' +
      '“do re mi…”, but a thief has taken one! Sing along: which?',
    ['الخامسة|The fifth', 'الثالثة|The third', 'الرابعة|The fourth', 'السادسة|The sixth'],
    'دو ري مي فا… لا! أين «صول»؟ عندها سقط اللص.|Do re mi fa… la? “Sol” is gone, and that is where the thief fell.',
  ),
  forChildren(
    () =>
      inTurn(
        slide([0, 1500], [1, 600]),
        slide([0, 600], [1, 1500]),
        slide([0, 1400], [1, 500]),
        slide([0, 1700], [1, 800]),
      ),
    'ألعاب نارية اشتراها العم «بنصف السعر»: أربعة صواريخ، وواحد فقط صعد! أيها؟|Uncle bought his fireworks at ' +
      'half price: four rockets, and only one went up! Which?',
    ['الثانية|The second', 'الأولى|The first', 'الثالثة|The third', 'الرابعة|The fourth'],
    'ثلاثة سقطت وواحد طلع، والجمهور صفّق للذي طلع وضحك على الباقي.|Three fell, one rose. The crowd cheered it ' +
      'and laughed at the rest.',
  ),
];
