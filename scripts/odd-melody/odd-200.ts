import type { Heard } from '../audio/heard.ts';
import { changed, cutShort, odd, raised, shift, turned } from './snippets.ts';

const child = { isForChildren: true } as const;

/** The odd one jumps out. */
export const odd200: readonly Heard[] = [
  odd(
    {
      phrase: 'walk',
      instrument: 'piano',
      change: { instrument: 'trumpet' },
      place: 3,
      source: 'https://beatlesbible.com/1956/06/18/paul-mccartney-trumpet-14th-birthday',
      ...child,
    },
    '«بيانو هادئ يا يمّه، وعد!» قالها أربعة إخوة، وواحد تحت ثوبه بوق! أيهم؟ الإصبع قبل اللسان.|' +
      '“Quiet piano, Mum, we promise!” said four brothers, and one had a trumpet under his coat! Which? Point ' +
      'before you speak.',
    'أهدى والد بول مكارتني ابنه بوقًا في عيده الرابع عشر، فاستبدل به غيتارًا: لا غناء والبوق في الفم! وهكذا ' +
      'سمعنا البيتلز.|' +
      'Paul McCartney’s father gave him a trumpet at fourteen. He swapped it for a guitar: you can’t sing with ' +
      'that thing in your mouth. Hence the Beatles.',
  ),
  odd(
    {
      phrase: 'bell',
      instrument: 'musicBox',
      change: { tempo: 2 },
      place: 2,
      source: 'https://wosu.org/classical-101/2014-10-21/sleepers-awake-to-j-s-bachs-coffee-cantata',
      ...child,
    },
    'قهوة الجدّ اختفت من الفنجان! وعلى الرفّ أربعة صناديق موسيقى، أحدها يدور كالمجنون. أيها شربها؟|' +
      'Grandpa’s coffee has vanished! On the shelf stand four music boxes, and one is spinning like mad. Which ' +
      'drank it?',
    'كتب باخ تمثيلية غنائية عن بنت تقول: «إن لم أشرب ثلاثة فناجين في اليوم صرت كماعز مشويّ!» وأبوها خسر المعركة.|' +
      'Bach wrote a little comic opera about a girl who says that without three cups a day she’ll turn into a ' +
      'roast goat. Her father lost.',
  ),
  odd(
    { phrase: 'skip', instrument: 'xylophone', change: raised(12), place: 4, ...child },
    'ارفعوا أيديكم لحظة يطير الصوت! أربعة يغنّون في عيد ميلاد، وواحد ابتلع بالونًا قبل دوره. من هو؟|' +
      'Arms up the moment a voice takes off! Four sing at a birthday party, and one swallowed a balloon just ' +
      'before his turn. Which?',
    'ارتفع جوابًا كاملًا. وهكذا نغنّي كلنا «سنة حلوة»: الوالد تحت والصغار فوقه بجواب، ولا أحد يلاحظ… إلا السقف.|' +
      'Up a whole octave. So are we all at birthdays: Dad below, the little ones an octave above, and nobody ' +
      'notices. Except the ceiling.',
  ),
  odd(
    {
      phrase: 'hill',
      instrument: 'guitar',
      change: shift(3, 6),
      place: 1,
      source: 'https://vivalazone.org/other-stuff/wrong-chord',
      ...child,
    },
    '«هذا ارتجال!» قال أحد الأربعة حول نار البرّ حين زلّت إصبعه. من هو؟ ولا يبتسم له أحد.|' +
      '“That was improvisation!” said one of four friends round the campfire when his finger slipped. Which one? ' +
      'And nobody smile at him.',
    'عزف هيربي هانكوك نغمات فظيعة أمام مايلز ديفيس، فعزف مايلز بعدها ما جعلها صحيحة! الغلطة تحتاج صديقًا لا ' +
      'عذرًا.|' +
      'Herbie Hancock once hit a horribly wrong chord, and Miles Davis played notes that made it right. A mistake ' +
      'needs a friend, not an excuse.',
  ),
  odd(
    {
      phrase: 'march',
      instrument: 'trumpet',
      change: cutShort,
      place: 3,
      source: 'http://www.krakowsbest.com/2015/03/05/marys-trumpet-call/',
      ...child,
    },
    'قفوا، أنتم الملك! أربعة حرّاس ينفخون لكم التحية، وواحد قطعها قبل آخرها: نحلة أم سهم؟ وأيهم؟|' +
      'All rise: you’re the king! Four guards blow you the salute, and one breaks off before the end. A bee, or an ' +
      'arrow? And which guard?',
    'في كراكوف ينفخ بوّاق من البرج كل ساعة ويقطع اللحن فجأة، لأن سهمًا أصاب الحارس عام 1241 كما يُحكى. أطول ' +
      '«يُتبع» في التاريخ!|' +
      'In Kraków a trumpeter plays from a tower every hour and breaks off mid-tune: legend says an arrow hit the ' +
      'watchman in 1241. History’s longest “to be continued”.',
  ),
  odd(
    {
      phrase: 'cuckoo',
      instrument: 'flute',
      change: { tempo: 0.55 },
      place: 4,
      source: 'https://archive.spectator.co.uk/article/20th-june-1903/20/the-cuckoos-tunes',
      ...child,
    },
    'كو-كو! في ساعة الجدّ أربعة طيور، وواحد لم ينم جيدًا: برد الغداء قبل أن يكمل. أيها؟ قولوها بسرعته: كو… كو.|' +
      'Cuckoo! Grandpa’s clock has four birds, and one slept badly: lunch went cold before he had finished. Which? ' +
      'Say it at his speed: cuck… oo.',
    'كتب قارئ إلى مجلة إنجليزية عام 1903 أن الوقواق تصغر قفزة صوته في يونيو، وظنّ السبب الحرّ! في يونيو الكويت ' +
      'يكتفي بـ«كو».|' +
      'In 1903 a reader told the Spectator that the cuckoo’s leap shrinks in June, and blamed the heat. In our ' +
      'June he would stop at “cuck”.',
  ),
  odd(
    {
      phrase: 'stairs',
      instrument: 'piano',
      change: turned,
      place: 2,
      source: 'https://jeremyperson.com/66-more-people-take-the-stairs-in-this-fun-study/',
      ...child,
    },
    '«إلى فوق، رتّبوا الغرفة!» صعد ثلاثة من الأولاد الأربعة، وواحد هرب نازلًا! تابعوهم بأيديكم: من؟|' +
      '“Up you go and tidy that room!” Of four boys three went up, and one fled downstairs! Follow with your ' +
      'hands: which?',
    'في ستوكهولم جعلوا درج المترو مفاتيح بيانو تغنّي، فزاد من يصعدونه 66 بالمئة! جرّبوها بدرج غرفة الأولاد.|' +
      'In Stockholm the underground stairs were turned into singing piano keys, and 66 per cent more people ' +
      'climbed them. Try it on the way to the boys’ room.',
  ),
  odd(
    {
      phrase: 'lullaby',
      instrument: 'celesta',
      change: { instrument: 'tuba', ...raised(-24) },
      place: 1,
      source:
        'https://www.thescarboroughnews.co.uk/health/drs-casebook-neighbours-a-tv-soap-that-gave-a-great-core-message-3792702',
      ...child,
    },
    'هسسس، الطفل نام! أربعة أخوال غنّوا له بصوت كالريشة… كلا، واحد صوته صوت شاحنة. أيهم أيقظ الحارة؟|' +
      'Shhh, the baby’s asleep! Four uncles sang to him, soft as feathers… no, one sounded like a lorry. Which one ' +
      'woke the street?',
    'مواليد شاهدت أمهاتهم مسلسل «الجيران» في الحمل هدؤوا حين سمعوا مقدمته! انتبهوا لما تشاهدون قبل وصول الضيف.|' +
      'Newborns whose mothers had watched “Neighbours” while pregnant went quiet at its theme tune. Mind what you ' +
      'watch before the guest arrives.',
  ),
  odd(
    {
      phrase: 'dance',
      instrument: 'accordion',
      change: { velocity: 30 },
      place: 3,
      source: 'https://solventarchive.com/Anechoic-Chambers',
      ...child,
    },
    'أرسلت أم ناصر لأختها أربعة مقاطع من عرس الجيران، وفي واحد أغلق أبو ناصر الشبّاك لينام! أي مقطع خفت؟|' +
      'Umm Nasser sent her sister four clips of the neighbours’ wedding, and during one Abu Nasser shut the window ' +
      'to sleep! Which went soft?',
    'في مقرّ «مايكروسوفت» غرفة صمتها تحت الصفر، يسمع فيها المرء قلبه ومفاصله. وتسمع الوالدة فيها غلاف ' +
      'الشوكولاتة!|' +
      'Microsoft has a room so quiet that you hear your heart and your joints. Mothers hear a chocolate wrapper.',
  ),
  odd(
    {
      phrase: 'question',
      instrument: 'violin',
      change: shift(6, -7),
      place: 4,
      source: 'https://meowsic.se/studies.html',
      ...child,
    },
    '«مياو؟» معناها: أين السمك؟ أربعة قطط سألت، وواحد يئس فهبط صوته في آخرها. أيها؟ جرّبوا المواءين!|' +
      '“Miaow?” means “Where’s the fish?” Four tomcats ask, and one has lost hope: his voice sinks at the end. ' +
      'Which? Try both miaows!',
    'سجّلت عالمة سويدية سبعين قطة: عند الطلب يعلو آخر المواء، وعند الضيق يهبط. قطتكم تتكلّم، وأنتم تحتاجون ' +
      'مترجمًا!|' +
      'A Swedish scientist recorded seventy cats: asking, the miaow rises; unhappy, it falls. Your cat has been ' +
      'perfectly clear all along.',
  ),
  odd(
    {
      phrase: 'walk',
      instrument: 'marimba',
      change: shift(4, 1),
      place: 2,
      source: 'https://www.filharmonikusok.hu/en/muvek/g-dur-zongoraverseny-k-453/',
      ...child,
    },
    '«أنا الأصل وهم الغلط!» يصيح ببغاء ختم النشيد على مزاجه، وحوله ثلاثة يضحكون. أي الأربعة هو؟|' +
      '“I’m right and they’re all wrong!” squawks a parrot who ended the tune his own way. Three others are ' +
      'laughing. Which is he?',
    'كان لموزارت زرزور يغنّي لحنه وفيه غلطة، فدوّنها كما هي وكتب تحتها: «كان جميلًا!» تمنّوا معلّمًا مثله.|' +
      'Mozart had a starling that sang his tune with a wrong note. He wrote it down as sung, and beneath it: “That ' +
      'was beautiful!” If only teachers did.',
  ),
  odd(
    {
      phrase: 'skip',
      instrument: 'piano',
      change: { instrument: 'banjo' },
      place: 1,
      source: 'http://coalregionvoice.blogspot.com/2009/02/dont-give-him-check-give-him-banjo.html',
      ...child,
    },
    'ثلاثة بيانوات بربطة عنق، وراعي بقر تاه فدخل عليهم ببانجو! صيحوا «يي-ها!» حين تسمعونه: أيهم؟|' +
      'Three pianos in evening dress, and a lost cowboy blunders in with a banjo! Shout “yee-ha!” when you hear ' +
      'it: which was he?',
    'قال الممثل ستيف مارتن: لا حزن مع البانجو، فمن فقد عمله لا تعطوه إعانة، أعطوه بانجو! والجيران؟ من يعطيهم ' +
      'شيئًا؟|' +
      'You can’t be sad with a banjo, says Steve Martin: lose your job, and they should give you a banjo, not a ' +
      'cheque. And what do the neighbours get?',
  ),
  odd(
    {
      phrase: 'hill',
      instrument: 'harp',
      change: { tempo: 1.9 },
      place: 3,
      source: 'https://www.birdnote.org/explore/sights-sounds/video/2013/12/winter-wren-singing-0',
      ...child,
    },
    '«الرمل ما فيه بريك!» صاح ولد وهو ينزلق عن الكثيب كالبرق. نزل أربعة: أيهم هو؟|' +
      '“Sand has no braaakes!” cried a boy as he shot down the dune like lightning. Four slid down: which was he?',
    'عصفور النمنمة في غرب أمريكا يغنّي 36 نغمة في الثانية، ولا نميّزها حتى يُبطّأ التسجيل. كرسائل الخالة على ' +
      'السرعة القصوى!|' +
      'The Pacific wren sings 36 notes a second, a blur until the recording is slowed. Like auntie’s voice notes ' +
      'at double speed.',
  ),
  odd(
    {
      phrase: 'march',
      instrument: 'piccolo',
      change: { instrument: 'tuba', ...raised(-24) },
      place: 4,
      source:
        'https://www.discovermagazine.com/planet-earth/tricky-caterpillars-impersonate-queen-ants-to-get-worker-ant-protection',
      ...child,
    },
    'قف، تفتيش في طابور النمل! أربعة جنود، وواحد ضخم يحلف أنه نملة ولا أحد يناقشه. أيهم؟|' +
      'Halt! Inspection of the ants: four soldiers, and a huge one swears that he’s an ant. Nobody cares to argue. ' +
      'Which?',
    'يرقة فراشة أوروبية تقلّد صوت ملكة النمل، فيخدمها النمل قبل صغاره! أحيانًا يكفي الصوت لتصير أميرًا.|' +
      'One butterfly’s caterpillar imitates the sound of the ant queen, and the ants serve it before their own ' +
      'young. Sometimes the voice is all you need.',
  ),
  odd(
    {
      phrase: 'bell',
      instrument: 'glockenspiel',
      change: shift(1, 5),
      place: 2,
      source:
        'https://hn.jakechampion.name/reader/https://www.sfgate.com/california/article/story-behind-la-county-botched-tourist-attraction-21140972.php',
      ...child,
    },
    'أربعة أجراس باب، ثلاثة ركّبها الكهربائي، وواحد ركّبه الخال وقال: «شغّال مية بالمية!» أيها جرس الخال؟|' +
      'Four doorbells: the electrician fitted three, and uncle fitted one himself. “Works perfectly!” he says. ' +
      'Which is uncle’s?',
    'في كاليفورنيا شارع محزّز تعزف عليه العجلات لحنًا، لكنهم أخطأوا المسافات فنشز، ثم نقلوه ونقلوا الغلطة معه! ' +
      'لهم خال أيضًا.|' +
      'In California car tyres play a tune on a grooved road, but the spacing was wrong and it’s out of tune. They ' +
      'moved the road, mistake and all. They have an uncle, too.',
  ),
  changed(
    {
      phrase: 'cuckoo',
      instrument: 'clarinet',
      change: raised(7),
      source: 'https://www.sciencenews.org/article/city-song-birds-sing-higher-near-urban-traffic',
      ...child,
    },
    'قالها الكلارينيت مرة، ثم كأن أحدًا داس ذيله! ماذا تغيّر في الثانية؟ ومن يقلّد المرتين؟|' +
      'The clarinet said it once, and then as if somebody had trodden on its tail! What changed? And who can do ' +
      'both?',
    ['صار أعلى|It got higher', 'صار أوطى|It got lower', 'صار أسرع|It got faster', 'تبدّلت الآلة|Another instrument'],
    'عصافير مدينة لايدن الهولندية ترفع غناءها قرب الشوارع لتُسمع فوق السيارات. مثلنا في العرس: لا أحد يتكلّم، ' +
      'الكل يصيح.|' +
      'In Leiden the great tits sing higher near busy streets, to be heard above the cars. Like us at weddings: ' +
      'nobody talks, everybody shrieks.',
  ),
  changed(
    {
      phrase: 'dance',
      instrument: 'accordion',
      change: { tempo: 0.5 },
      source: 'https://thebeatthatmakesyoueat.wordpress.com/music-makes-time-stand-still/',
      ...child,
    },
    'رقصة قبل المجبوس، ثم الرقصة نفسها بعد الصحن الثالث! ماذا حدث لها؟|' +
      'A dance before dinner, then the same dance after the third plate! What happened to it?',
    ['صارت أبطأ|It got slower', 'صارت أسرع|It got faster', 'صارت أعلى|It got higher', 'صارت أقصر|It got shorter'],
    'شغّل باحث موسيقى هادئة في مطعم، فأكل الناس على مهل وزادت الفاتورة. ومن يطيل الجلوس يطلب الكنافة!|' +
      'A researcher played slow music in a restaurant: people ate more slowly and the bills grew. Whoever lingers ' +
      'orders pudding.',
  ),
  changed(
    {
      phrase: 'lullaby',
      instrument: 'musicBox',
      change: { instrument: 'distortion', ...raised(-12) },
      source: 'http://afieldguidetodoomsday.blogspot.com/2011/06/mutants-in-news-m-metal-m-edition.html?pfstyle=wp',
      ...child,
    },
    'نام الرضيع على هذه التهويدة، وبعد 15 سنة ردّها لأهله في منتصف الليل! ما الذي تغيّر فيها؟|' +
      'They sang the baby this lullaby. Fifteen years later, at midnight, he plays it back to them! What has ' +
      'changed?',
    [
      'الآلة|The instrument',
      'السرعة|The speed',
      'عدد النغمات|The number of notes',
      'ترتيب النغمات|The order of the notes',
    ],
    'أسمع أسترالي القروش البيضاء موسيقى تحت الماء، فأحبّت الروك الصاخب وحكّت وجوهها بالسمّاعة! مراهقون بأسنان ' +
      'أكثر.|' +
      'An Australian played music under water to great white sharks. They liked hard rock best, and rubbed their ' +
      'faces on the speaker: teenagers with more teeth.',
  ),
  changed(
    {
      phrase: 'stairs',
      instrument: 'piano',
      change: turned,
      source: 'https://gamedevlab.net/en/post/the-shepard-tone-an-audio-illusion-that-defies-logic',
      ...child,
    },
    'طلع يحضر الشاحن… وأنتم قولوا ماذا فعل بعدها! امشوا بأصابعكم على ذراع من بجانبكم.|' +
      'Up it went to fetch the charger… now you say what it did next! Walk your fingers along your neighbour’s arm.',
    [
      'نزل السلّم|It came down them',
      'صعد أسرع|It climbed faster',
      'صعد نصفها|It climbed half of them',
      'وقف مكانه|It stood still',
    ],
    'في «سوبر ماريو 64» درج لا ينتهي وموسيقاه خدعة: تظلّ تعلو إلى الأبد ولا تصل. كالبحث عن الشاحن في بيت فيه ستة ' +
      'إخوة!|' +
      '“Super Mario 64” has an endless stair, with music that seems to rise for ever and never arrives. Like ' +
      'looking for the charger in a house with six brothers.',
  ),
  changed(
    {
      phrase: 'march',
      instrument: 'trumpet',
      change: cutShort,
      source: 'https://reaction.life/joseph-haydn-string-quartet-opus-33-no-2-the-joke/',
      ...child,
    },
    'تحية كاملة للملك، ثم تحية تركته ويده معلّقة في الهواء! ماذا جرى للثانية؟ وأيديكم أنتم أيضًا فوق.|' +
      'A full salute for the king, then one that left him with his hand in the air! What happened to the second? ' +
      'Yours up too, please.',
    [
      'نقصت نغمتها الأخيرة|It lost its last note',
      'زادت نغمة|It gained a note',
      'صارت أعلى|It got higher',
      'بدأت من آخرها|It began at the end',
    ],
    'أنهى هايدن رباعية بسكتات حتى لا يعرف أحد متى يصفّق، ويُقال إنه أراد أن يفضح من يتكلّمون قبل النهاية. وما ' +
      'زال يفضحهم!|' +
      'Haydn ended a quartet with so many false stops that nobody knew when to clap, hoping, they say, to catch ' +
      'the chatterers. It still does.',
  ),
];
