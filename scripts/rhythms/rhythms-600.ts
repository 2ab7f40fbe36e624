import { forChildren, heard, type Extra, type Heard } from '../audio/heard.ts';
import { drummed, said } from './kit.ts';

const clavePage = 'https://musictheory.pugetsound.edu/mt21c/ThreeTwoClave.html';

function spoken(
  ask: string,
  [right, ...wrong]: readonly [string, string, string, string],
  fact: string,
  { step = 0.2, ...extra }: Extra & { step?: number } = {},
): Heard {
  return heard(
    () => drummed(`${right}---`, step, 3),
    ask,
    [said(right), said(wrong[0]), said(wrong[1]), said(wrong[2])],
    fact,
    extra,
  );
}

/** The room beats the table and argues. */
export const rhythms600: readonly Heard[] = [
  spoken(
    'كسر الولد شاشة هاتف أبيه، فاعترف على الطبل بأقصى سرعة حتى لا يفهم أحد! من يمسكه؟ ماذا قال بالضبط؟|The boy ' +
      'has cracked Dad’s phone, and he’s confessing on the drum, as fast as he can, so that nobody follows! Who ' +
      'can catch him: what exactly did he say?',
    ['DTTDTDDT', 'DTTDDTDT', 'DTDTTDDT', 'DDTTDTDT'],
    'ثماني كلمات في ثانية ونصف: «كسرت شاشتك بالكرة وسالم كان معي وأنا آسف». ولم يفهم الأب منها إلا كلمة واحدة: ' +
      '«سالم». والآن يُعاقَب اثنان!|Eight words in a second and a half: “I broke your phone but Salem helped. ' +
      'Sorry.” Dad caught just one of them, “Salem”, and now two are in trouble.',
  ),
  spoken(
    'لصّ سرق ضربتين من هذه الجملة وترك مكانهما فارغًا! دقّوها على الطاولة واقبضوا عليه: أيها هي؟|A thief stole ' +
      'two strokes from this line and left two holes! Beat it on the table and catch him: which line is it?',
    ['D-TD-TD', 'DT-DT-D', 'D-DT-TD', 'DTD-T-D'],
    'والسكوت موسيقى أيضًا: في قطعة جون كيج «4 دقائق و33 ثانية» يجلس العازف إلى البيانو ولا يلمسه. والأمهات ' +
      'يطلبنها كل ليلة.|Silence is music too: in John Cage’s “Four minutes, thirty-three seconds” the pianist ' +
      'sits down and plays nothing at all. Mothers request it nightly.',
    {
      step: 0.24,
      source: 'https://sukhawellnessinstitute.com/do-we-actually-hear-silence/',
      optionsShown: true,
    },
  ),
  spoken(
    'الوالد سمع شيئًا، والوالدة سمعت غيره، والطبل يضحك عليهما! صيحوا بها: ماذا قال فعلًا؟|Dad heard one thing, ' +
      'Mum heard another, and the drum is laughing at both! Shout it out: what did it really say?',
    ['DTTDTTDT', 'DTDTTDTT', 'DTTDTDTT', 'DTTTDTDT'],
    'ثلاث وثلاث واثنتان، وهي القسمة التي رقص عليها العالم في أغنية «شيب أوف يو». إد شيران يدقّ مثل طبّالينا ' +
      'ولا يدري!|Three, three and two: the very sum the world danced to in “Shape of You”. Ed Sheeran plays ' +
      'like our drummers and never knew.',
    { source: 'https://soundquest.net/rhythm/r-1/clave-and-tresillo/2' },
  ),
  spoken(
    'صفقات تتشابه كالإخوة، وواحدة فقط مرّت من هنا! نصف الغرفة يصفّق ونصفها يحكم: أيها سمعتم؟|Claps as alike as ' +
      'brothers, and only one of them came by! Half the room claps, half the room judges: which did you hear?',
    ['CC-C-CC', 'C-CC-CC', 'CC-CC-C', 'CCC-C-C'],
    'تُصفَّق من آخرها كما من أولها، مثل كلمة «باب». ولستيف رايش قطعة لا آلة فيها إلا أكفّ شخصين، فأنتم الآن ' +
      'فرقة.|It is the same backwards, like “noon”. Steve Reich wrote a concert piece for nothing but two ' +
      'people clapping, so you have just given a recital.',
    { step: 0.22, source: 'https://servinglibrary.org/journal/7/beat-generation', optionsShown: true },
  ),
  spoken(
    'محكمة الطبل: أربعة شهود بأربع روايات، والتسجيل واحد! ماذا قال المتّهم؟|The court of drums: four ' +
      'witnesses, four stories, one tape! What did the accused say?',
    ['DDTDTTD', 'DTDDTTD', 'DDTTDTD', 'DDTDTDT'],
    'سبع ضربات. ومن كتبها على كفّه غشّاش، ومن كتبها على كفّ أخيه محترف.|Seven strokes. Writing them on your ' +
      'hand is cheating. On your brother’s hand, it is genius.',
  ),
  heard(
    () => drummed('DT-DD-T-', 0.17, 4),
    'على هذا الإيقاع يرقص أهل الصعيد بالعصيّ! علامته «دُم دُم» متلاصقتان: أين هما في الجملة؟|In Upper Egypt ' +
      'they dance to this with sticks! Its trademark is two “dums” side by side: where in the line are they?',
    ['في الوسط|In the middle', 'في البداية|At the start', 'في النهاية|At the end', 'لا تتجاوران أبدًا|They never meet'],
    'رقصة العصا، «التحطيب»، كانت تدريبًا لجنود الفراعنة، وصورها على جدران معابدهم. جرّبوها، لكن أبعدوا ' +
      'الثريّا!|The stick dance, tahtib, was once drill for the pharaohs’ soldiers and is painted on their ' +
      'temple walls. Do try it, but mind the chandelier.',
    { source: 'http://www.orientaldancer.net/belly-dance-library/dance-middle-east/saidi-dance.php' },
  ),
  heard(
    () => drummed('DT-TD-T-', 0.17, 4),
    'سائق تاكسي في القاهرة يدقّه على المقود، وخلفه سبعة أبواق وزفّة وبائع بطيخ، وكلهم على الإيقاع نفسه! ما ' +
      'اسمه؟|A Cairo taxi driver taps it on the wheel. Behind him come seven car horns, a wedding and a man ' +
      'selling melons, all to the same beat! What’s it called?',
    ['المقسوم|Maqsum', 'الملفوف|Malfuf', 'الأيوب|Ayyub', 'السماعي|Samai'],
    '«المقسوم»! يعني المقطوع نصفين، وهو عند أمهاتنا النصيب أيضًا: السائق أخذ أجرته، والعريس أخذ عروسه، وأنتم ' +
      'أخذتم النقاط… أو قولوا: «مو مقسوم لنا».|Maqsum, “divided”! In Arabic it’s also the share that fate deals ' +
      'you: the driver got his fare, the groom got his bride, and you got the points. If not, it wasn’t meant to ' +
      'be.',
    { source: 'http://crispyneurons.com/wiki/Maqsoum' },
  ),
  heard(
    () => drummed('DD-TD-T-', 0.19, 4),
    'حلق أبوكم شاربه، ففتح الباب ولم يعرفه أحد! هكذا «المقسوم»: غيّر ضربة واحدة فصار إيقاعًا ثانيًا اسمه ' +
      '«بلدي». قلّدوه على الطاولة: كيف يبدأ؟|Dad shaved off his moustache, and nobody let him in! So with ' +
      'the rhythm maqsum: it changed one stroke and became “baladi”. Do it on the table: how does it begin?',
    ['دُم دُم|Dum dum', 'دُم تَك|Dum tak', 'تَك دُم|Tak dum', 'تَك تَك|Tak tak'],
    'ثقيلتان متتاليتان، «دُم دُم»، بدل «دُم تَك»، فتثقل الخطوة وتهتزّ الحارة كلها. أما الأب فدخل البيت ' +
      'بالبطاقة المدنية.|Two heavies, “dum dum”, in place of “dum tak”, and the whole street walks ' +
      'heavier. Dad got in on showing his identity card.',
    { source: 'https://ru.scribd.com/document/361124403/Percussion-Ritmos-Darbouka' },
  ),
  heard(
    () => drummed('D--T-DDT--', 0.24, 3),
    'على هذا الإيقاع الصبور تُغنّى «لمّا بدا يتثنّى». غنّوها معه! كم عدّة في دورته قبل أن تعيد نفسها؟|The old song ' +
      '“Lamma bada yatathanna” sways to this patient rhythm. Hum along! How many counts before it comes round ' +
      'again?',
    ['10', '6', '8', '12'],
    'عشر، واسمه «السماعي الثقيل»: نغنّيها ولا ننتبه. ومن صفّق لها أربعًا أربعًا ضاع قبل آخر البيت.|Ten, called ' +
      'samai thaqil. Most people sing it without ever noticing. Clap in fours and you are lost before the end ' +
      'of the line.',
    { source: 'https://truemusicperiod.wordpress.com/2015/11/12/true-track-9-lama-bada-yatathana-by-lena-chamamyan/' },
  ),
  heard(
    () => drummed(['----K-------K---', '----B-------B---', 'h-h-h-h-h-h-h-h-'], 0.16, 2),
    'الطبلة الكبيرة تغيب عن العدّة الأولى، ثم تصل متأخرة وهي تبتسم! أي جزيرة أهدت الدنيا هذا الإيقاع؟|The big ' +
      'drum skips beat one, then drops in late with a smile! Which island gave the world this rhythm?',
    ['جامايكا|Jamaica', 'أيسلندا|Iceland', 'صقلية|Sicily', 'مدغشقر|Madagascar'],
    'اسمه «ون دروب»: سقطة واحدة في كل دورة، وهو قلب الريغي. جرّبوه في الدوام: «لم أتأخر، أنا ريغي».|It is ' +
      'called the one drop, the heart of reggae. Try it at work: “I’m not late, I’m reggae.”',
    { source: 'https://de.zxc.wiki/wiki/One_Drop' },
  ),
  heard(
    () => drummed('B--B--B---B-B--- B--B--B---B-B--- --B-B---B--B--B-', 0.13),
    'ثلاث دقّات ثم اثنتان: حفظت العائلة الرقصة، وفي الدورة الأخيرة داس كل عمّ على قدم خالة! ماذا جرى ' +
      'للدقّات؟|Three strokes, then two: the whole family has learnt the dance. In the last round every uncle ' +
      'treads on an aunt’s toes! What happened to the strokes?',
    [
      'صارت اثنتين ثم ثلاثًا|They became two, then three',
      'صارت أبطأ بكثير|They became much slower',
      'نقصت ضربة كاملة|One stroke was left out',
      'بقيت كما هي|They stayed the same',
    ],
    'اثنتان ثم ثلاث! اسمه في كوبا «المفتاح»، وقد دخل القفل مقلوبًا. والخالات يطلبن الآن مفتاحًا واحدًا لا غير: ' +
      'مفتاح السيارة.|Two, then three! In Cuba it’s called the key, and it had been put in upside down. The ' +
      'aunts are now asking for one key only: the car’s.',
    { source: clavePage },
  ),
  heard(
    () => drummed('D-T-D-TT--', 0.2, 3),
    'المدقّق المالي أمسك الطبّال: «تقبض دينارًا على كل عدّة، والدورة عشر عدّات، وأنت في بعضها ساكت!» ' +
      'احسبوا عليه: كم دينارًا على السكوت في الدورة؟|The auditor has caught the drummer: “A dinar a count, ' +
      'ten counts a round, and some of them you sit out!” Add it up: how many dinars a round for pure ' +
      'silence?',
    ['5', '6', '7', '8'],
    'خمسة، نصف أجره! قال الطبّال: «بلا سكتاتي يصير طرق أبواب، لا إيقاعًا». ثم سكت… وسجّل عليهم دينارًا ' +
      'سادسًا.|Five, half his wages! “Without my silences it’s not a rhythm, it’s somebody at the door,” ' +
      'said the drummer. Then he fell silent, and billed them for a sixth.',
  ),
  heard(
    () => drummed(['Y------Y------Y------', '-TkTkTk-TkTkTk-TkTkTk'], 0.24),
    'بنى عمّي الدرج بيده ليوفّر أجرة المقاول، ومن يومها ونحن نصعد ونعدّ! الصنج أول درجة في كل دور: كم درجة في ' +
      'الدور؟|Uncle built the stairs himself to save on a builder, and we’ve counted them aloud ever since! The ' +
      'cymbal is the first step of each flight: how many to a flight?',
    ['7', '6', '8', '9'],
    'سبع! والدرج لا يمزح: كانت في محطة مترو بنيويورك درجة أعلى من أخواتها بنحو سنتيمتر، صوّرها رجل فإذا الناس ' +
      'يتعثّرون بها واحدًا بعد واحد. رأى عمّي المقطع وصاح: «شفتوا؟ مو بس أنا!»|Seven! Stairs are no joke: in a ' +
      'New York subway station one step was half an inch too high, and a man filmed dozens of people tripping ' +
      'on it, one after another. “You see?” cried Uncle. “It’s not just me!”',
    { source: 'http://www.mostwatchedtoday.com/new-york-city-36th-street-subway-stairs/' },
  ),
  heard(
    () => drummed(['Y--------Y--------', '-kTkTkkTk-kTkTkkTk'], 0.24),
    'عمّي أمام حلقة الرقص في عرس تركي كأنه أمام دوّار مزدحم: متى أدخل؟ الصنج أول الدورة: كم عدّة فيها؟|At a ' +
      'Turkish wedding Uncle waits to join the dance, like a man at a busy roundabout: when do I go? The cymbal ' +
      'starts each round: how many counts in it?',
    ['9', '7', '8', '10'],
    'تسع! يُروى أن ديف بروبيك سمعها من عازفي الشارع هناك فسألهم: ما هذا؟ قالوا: «هذا البلوز عندنا»، فصنع منها ' +
      '«بلو روندو». أما عمّي فما زال واقفًا والغمّاز شغّال.|Nine! Dave Brubeck, they say, heard it from street ' +
      'musicians there and asked what it was. “Our blues,” they said, so he wrote “Blue Rondo”. Uncle is still ' +
      'waiting, with his indicator on.',
    {
      source:
        'https://heraldcourier.com/townnews/music/on-the-record-where-do-the-words-shindig-and-flannel-come-' +
        'from/article_88db7a06-a3ab-591d-a73f-380639b7ff62.html',
    },
  ),
  heard(
    () => drummed(['W--W--W--W--W--W--', 'T-T-T-T-T-T-T-T-T-'], 0.2),
    'تحدّي الركبتين: يد مع الطبل ويد مع الجرس، ومن يصمد؟ كم ضربة طبل مقابل كل ضربتي جرس؟|The knee dare: one ' +
      'hand with the drum, the other with the bell, and who can last? How many drum strokes to every two of ' +
      'the bell?',
    ['3', '2', '4', '5'],
    'ثلاث على اثنتين. يحفظها العازفون بجملة إنجليزية: «هوت كب أوف تي»، أي كوب شاي ساخن. فصبّوه وأعيدوا ' +
      'المحاولة!|Three against two. Players get the hang of it by muttering “hot cup of tea”. Pour one and try ' +
      'again.',
    { source: 'https://www.bugsinthebasement.com/single-post/2017/06/30/synergy-butter' },
  ),
  heard(
    () => drummed('DTDT- DTDTD- DTDT- DTDTD- DTDT- DTDT-', 0.2),
    'الجدّ والجدّة يحكيان قصة زواجهما بالدور: جملته قصيرة وجملتها أطول، ثم أخذ دورها وتكلّم! في أي جملة خرب ' +
      'الترتيب؟|Grandpa and Grandma tell how they met, turn by turn: his lines are short, hers are longer. Then ' +
      'he takes her turn! Which line breaks the order?',
    ['السادسة|The sixth', 'الثالثة|The third', 'الرابعة|The fourth', 'الخامسة|The fifth'],
    'السادسة! كان دورها فتكلّم هو، لأول مرة منذ العرس. سكت البيت كله، فقالت له بكل هدوء: «كمّل». ولم ' +
      'يكمّل.|The sixth! It was her turn and he spoke, for the first time since the wedding. The whole house ' +
      'fell silent. “Do go on,” she said, ever so sweetly. He did not go on.',
  ),
  forChildren(
    () => drummed('DT- DTT- DTTT- DTTTT-', 0.24),
    'كل يوم يزيد الطبّال ضربة، والجيران يعدّون خائفين! سمعتم أربعة أيام: كم ضربة في اليوم الخامس؟|Every day ' +
      'the drummer adds a stroke, and the neighbours count in fear! You heard four days: how many strokes on ' +
      'the fifth?',
    ['6', '3', '4', '5'],
    '2، 3، 4، 5… فالقادمة 6. وفي اليوم العاشر عرض الجيران بيتهم للبيع.|2, 3, 4, 5… so 6 comes next. By day ' +
      'ten the neighbours’ house was up for sale.',
  ),
  heard(
    () => drummed('DTT-TDD- TDD-DTT- DTT-TDD-', 0.25),
    'قال الطبّال: «جملتي الثانية جديدة!» وقال أخوه الطبّاخ: «وغدائي اليوم جديد!» والاثنان مكشوفان… ماذا فعل ' +
      'الطبّال بجملته الأولى؟|“My second line is brand new!” says the drummer. “So is my lunch!” says his ' +
      'brother, the cook. Nobody is fooled. What did the drummer do to his first line?',
    [
      'بدّل نصفيها|He swapped its halves',
      'أبطأها إلى النصف|He halved its speed',
      'زاد فيها ضربة|He added a stroke',
      'حذف نصفها|He dropped one half',
    ],
    'بدّل نصفيها! وأخوه مثله: أمس لحم فوق الرز، واليوم رز فوق اللحم، وسمّاها «مقلوبة» وزاد عليها دينارًا.|He ' +
      'swapped its halves! Just like his brother: yesterday meat on top of rice, today rice on top of meat. He ' +
      'calls it “upside-down” and charges a dinar more.',
  ),
  heard(
    () =>
      drummed(
        ['K-------K-------K-------K-------', '--S---S---S---S---S---S---S---S-', 'hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh'],
        0.11,
      ),
    'الصنج الصغير كأمّ في عزيمة: تس تس تس ولا تجلس! والطبل الكبير كأب يدقّ مرة ويرتاح. كم «تس» من كل دقّة ' +
      'غليظة إلى التي بعدها؟|The little cymbal is Mum giving a dinner: ts ts ts, never sits down! The big drum ' +
      'is Dad: one thump and a rest. How many “ts” from one thump to the next?',
    ['8', '10', '12', '16'],
    'ثمانٍ، بسرعة تسعٍ في الثانية! وكذلك الغداء: هي طبخت ثمانية أصناف، وهو فتح علبة اللبن، فقال الضيوف: ' +
      '«تعّبناك معنا يا بو خالد!»|Eight, at nine a second! And so with lunch: she cooked eight dishes, he opened ' +
      'the yoghurt, and the guests all said, “Abu Khaled, you shouldn’t have gone to such trouble!”',
  ),
  heard(
    () => drummed(['K-----K-----K-----K-----', 'C--C--C--C--C--C--C--C--', '-TT-TT-TT-TT-TT-TT-TT-TT'], 0.15),
    'نهّام يغنّي، وبحّارة يسحبون الحبل على دقّة كبيرة وتصفيق، وواحد يتفرّج ويقول: شدّوا! كم صفقة لكل دقّة ' +
      'كبيرة، بحساب الصفقة التي معها؟|The ship’s singer sings, the sailors haul to a big stroke and claps, and ' +
      'one just watches and shouts “Pull!” How many claps to each big stroke, its own included?',
    ['2', '1', '3', '4'],
    'صفقتان! والنهّام مغنّي السفينة، ويُحكى أنه كان يقبض أضعاف ما يقبضه الغوّاص. وخالي يغنّي في كل كشتة من ' +
      'عشرين سنة، وأحسن عرض جاءه: «كم تاخذ وتسكت؟»|Two! The nahham was the pearling ship’s singer, and is said ' +
      'to have earned several times what a diver did. Uncle has sung on every camping trip for twenty years; his ' +
      'best offer is “How much to stop?”',
    { source: 'https://sauress.com/alyaum/4178625' },
  ),
];
