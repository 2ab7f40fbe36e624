import { forChildren, heard, type Heard } from '../audio/heard.ts';
import { chords, drumKit, duo, line, parade, solo } from './phrases.ts';

/** One player in the room knows its sound. */
export const instruments400: readonly Heard[] = [
  heard(
    () => solo('cello', 'slow', { octave: -2, bpm: 120 }),
    'في المطار: «مقعدان لو سمحت، لي ولآلتي!» ربطوا لها الحزام ورفضت العصير، وجُمعت لها أميال سفر. ما هذه ' +
      'الراكبة؟|' +
      'At the airport: “Two seats, please, me and my instrument!” It wears the belt, declines the juice and ' +
      'collects air miles. What is this passenger?',
    ['تشيلو|A cello', 'كمان|A violin', 'قانون|A zither', 'أرغن|An organ'],
    'العازف لين هاريل جمع لآلته الأميال سنين، حتى كتبت شركة «دلتا» عام 2012: الآلات ليست ركّابًا، وأغلقت ' +
      'الحسابين! طُردت ولم تنطق.|' +
      'Lynn Harrell’s had its own frequent-flyer account for years, until Delta closed both in 2012: instruments ' +
      'don’t count. The passenger said nothing.',
    { source: 'http://www.wqxr.org/story/250796-delta-ejects-cello-musician-skymiles-program/' },
  ),
  heard(
    () => solo('saxophone', 'calm', { bpm: 104 }),
    'جارته حامل ولم يُرد أن يزعجها، فصار يتدرّب على جسر في نيويورك كل يوم، سنتين! ماذا كان ينفخ للسيارات؟|' +
      'His neighbour was expecting a baby, so to spare her he practised on a New York bridge, every day for two ' +
      'years! What was he blowing at the traffic?',
    ['ساكسفون|A saxophone', 'ترومبيت|A trumpet', 'توبا|A tuba', 'مزمار قربة|Bagpipes'],
    'سوني رولينز رجع بألبوم اسمه «الجسر»، وقال إن العزف للسماء يقوّي النفَس. جار يستحق تمثالًا!|' +
      'Sonny Rollins came back with an album called “The Bridge”, and said that playing against the sky improves ' +
      'your wind. That’s how neighbours earn statues.',
    {
      source:
        'https://musictimes.com/articles/37376/20150501/sonny-rollins-and-the-williamsburg-bridge-jazz-legend-reflects-on-practicing-in-the-sky.htm',
    },
  ),
  heard(
    () => solo('clarinet', 'quick'),
    'زحلق النغمة كإوزّة على صابونة ليُضحك الفرقة في التمرين، فصاح المؤلف: «خلّها!» وصارت بداية مشهورة. ما آلته؟|' +
      'For a laugh at rehearsal he slid up the tune like a goose on a bar of soap. “Keep it!” cried the composer, ' +
      'and it became a famous opening. Which instrument?',
    ['كلارينيت|A clarinet', 'ترومبيت|A trumpet', 'كمان|A violin', 'أكورديون|An accordion'],
    '«رابسودي إن بلو» لغيرشوين، 1924: ومن يومها يتدرّب العازفون بجدّ على مزحة روس غورمان. انتبهوا لمزحكم، قد ' +
      'يُدرَّس!|' +
      'Gershwin’s “Rhapsody in Blue”, 1924. Players have been practising Ross Gorman’s joke, in all seriousness, ' +
      'ever since.',
    { source: 'https://spacerfit.com/a-century-of-rhapsody-in-blue/' },
  ),
  heard(
    () => line('trombone', 'C3:1 E3:0.5 G3 A3:1 G3 F3:0.5 E3 D3 G3 C3:2', 116),
    'الكبار في كرتون «تشارلي براون» لا يقولون إلا «واه واه واه»! قلّدوا معلّمة تشرح الكسور، ثم: أي آلة كانت ' +
      'صوتها؟|' +
      'In the Charlie Brown cartoons grown-ups only say “wah wah wah”! Do a teacher explaining fractions, then ' +
      'tell us: which instrument was her voice?',
    ['ترومبون|A trombone', 'ترومبيت|A trumpet', 'فلوت|A flute', 'طبل كبير|A bass drum'],
    'الكبار هناك لا يظهرون ولا يُفهَمون، لأن الحكاية بآذان الصغار. والصغار يقولون: هذا ليس كرتونًا، هذا وثائقي!|' +
      'Grown-ups are neither seen nor understood there: it’s how children hear them. The children say that’s no ' +
      'cartoon, it’s a documentary.',
    { source: 'https://www.avclub.com/translate-phrases-to-peanuts-teacher-talk-with-the-w-1798285834' },
  ),
  forChildren(
    () => line('banjo', 'G4:0.25 B4 D5 G5 D5 B4 G4 B4 D5 G5 A4 C5 E5 A5 E5 C5 A4 C5 D4 F#4 A4 D5 A4 F#4 G4:1.5', 128),
    'الجليد يسحق السفينة، ولكل رجل كيلوغرام واحد! ثم أمر القائد شاكلتون بإنقاذ هذه لأنها «دواء للعقل». ما هي؟|' +
      'The ice is crushing the ship: two pounds of luggage a man! But Shackleton ordered this saved: “vital mental ' +
      'medicine”. What is it?',
    ['بانجو|A banjo', 'هارب|A harp', 'قانون|A zither', 'تشيلو|A cello'],
    'عزف هسي شهورًا تحت قارب مقلوب ونجا الجميع. وكتب رفيقه أنه «يعذّبنا بألحانه الستة التي يعرفها»!|' +
      'Hussey played for months under an upturned boat, and all survived. One man wrote that he was “tormenting us ' +
      'with his six known tunes”.',
    'https://banjorehab.com/2021/04/10/shipwrecked-banjo',
  ),
  forChildren(
    () => solo('steelDrums', 'lively', { bpm: 120 }),
    'ممنوع قرع الخيزران! هكذا قيل لأهل جزيرة نفط، فضربوا التنك والبراميل حتى غنّت. أي آلة وُلدت من العناد؟|' +
      '“No more drumming on bamboo!” an oil island was told, so people beat tins and oil barrels until they sang. ' +
      'Which instrument was born of sheer cheek?',
    ['طبل فولاذي|A steel drum', 'جرس برونزي|A bronze bell', 'مزمار قصب|A reed pipe', 'قيثارة عاج|An ivory harp'],
    'في كرنفال ترينيداد عام 1946 عزف ونستون سايمون، كما يُروى، أول لحن يعرفه الناس عليها. عندنا براميل أكثر، فما ' +
      'عذرنا يا شباب؟|' +
      'At Trinidad’s carnival in 1946 Winston “Spree” Simon is said to have played the first tune anyone could ' +
      'recognise on one. The Gulf has more barrels: what’s our excuse?',
    'http://mypanyard.co.uk/Pioneers-Spree-Simon.html',
  ),
  heard(
    () => line('sitar', 'C4:1 D4:0.5 E4 G4:1 F4:0.5 E4 D4 E4 C4:1.5 G3:0.5 C4:2', 100, 1),
    'ضبط العازف أوتاره أمام جمهور نيويورك، فصفّقوا طويلًا يحسبونها المقطوعة! ابتسم وبدأ. من أي بلد آلته؟|' +
      'He tuned his strings before a huge New York crowd, and they clapped wildly, thinking it was the piece! He ' +
      'smiled and began. Which country is his instrument from?',
    ['الهند|India', 'المكسيك|Mexico', 'أيرلندا|Ireland', 'اليونان|Greece'],
    'السيتار. قال رافي شانكار: «إن أعجبكم الضبط هكذا، فأرجو أن يعجبكم العزف أكثر». جملة لمن شبع من السلطة قبل ' +
      'المجبوس!|' +
      'The sitar. “If you appreciate the tuning so much,” said Ravi Shankar, “I hope you will like the playing ' +
      'even more.” Also for guests who fill up on bread.',
    { source: 'https://www.overgrownpath.com/2005/07/classic-misunderstandings-eastern.html' },
  ),
  forChildren(
    () => line('timpani', 'C3:0.25 C3 C3 C3 G2:1 C3:0.25 C3 C3 C3 G2:1 G2:0.125 G2 G2 G2 G2 G2 G2 G2 C3:2', 96),
    'لا تمدّوا صحونكم! قدور نحاس كبيرة ورجل بعصوين، ولا رائحة أكل. كانت الجيوش تدقّها على ظهور الجِمال: ماذا ' +
      'نسمع؟|' +
      'Put your plates away! Big copper kettles, a man with two sticks, and nothing cooking. Armies once beat such ' +
      'drums on camel-back: what do we hear?',
    ['طبول التمباني|Timpani', 'أواني مطبخ|Kitchen pots', 'أجراس كبيرة|Big bells', 'رعد حقيقي|Real thunder'],
    'جدّتها «النقّارة» العربية: رآها الأوروبيون في القرن الثالث عشر فأخذوها وسمّوها «ناكرز». أخذوا القدور ونسوا ' +
      'الرز!|' +
      'Their grandmother is the Arab naqqara. Europe met it in the 13th century, took it home and called it ' +
      '“nakers”. They took the pots and forgot the rice.',
    'http://kids.britannica.com/students/article/percussion-instrument/276359/206259-toc',
  ),
  heard(
    () => line('tuba', 'C2:1 G2 C3:0.5 B2 A2 G2 F2:1 G2 C2:2', 108),
    '«لِمَ أعطيتني أنا لحن القرش؟» سأل عازفها مؤلف موسيقى «جوز». قال: «أريده أخوف قليلًا!» ارفعوا أرجلكم عن ' +
      'الأرض: ما آلته؟|' +
      '“Why give me the shark’s tune?” asked its player. “I wanted it more threatening,” said the composer of ' +
      '“Jaws”. Feet off the floor: which instrument?',
    ['توبا|A tuba', 'ساكسفون|A saxophone', 'بوق صيد|A hunting horn', 'كونترباص|A double bass'],
    'لمّا سمع المخرج سبيلبرغ اللحن أول مرة ضحك يحسبه مزحة. ثم خافت الدنيا من البحر، وبعضنا من البانيو.|' +
      'When Spielberg first heard the theme he laughed: surely a joke? Then the world was afraid of the sea, and ' +
      'some of us of the bath.',
    { source: 'https://classicalexburns.com/2020/03/06/john-williams-theme-to-jaws-be-careful-in-the-water/' },
  ),
  heard(
    () => chords('harpsichord', 'C4+E4+G4 G4 C5+E5 E5 D5+F5 B4+D5 C5+E5 G4+C5 F4+A4 E4+G4 D4+F4 C4+E4', 150),
    'قطة، كما يُحكى، مشت على مفاتيح صاحبها، فكتب خطواتها نغمة نغمة وصنع منها مقطوعة! قبل عصر البيانو، فعلى أي ' +
      'آلة مشت؟|' +
      'A cat, they say, walked across the keys, and its owner wrote down the steps and made them a piece! This was ' +
      'before the piano ruled: what did it walk on?',
    ['هاربسيكورد|A harpsichord', 'قانون عربي|An Arab zither', 'صندوق موسيقي|A music box', 'غيتار صغير|A small guitar'],
    '«فوغا القطة» لسكارلاتي، والقطة بولتشينيلا. ومفاتيح هذه الآلة تنقر الأوتار بريشة كالعود، فهي تخربش أصلًا!|' +
      'Scarlatti’s “Cat Fugue”; the cat was Pulcinella. Its keys pluck the strings with a quill, so the instrument ' +
      'scratches, too.',
    { source: 'https://moggyblog.com/tag/fugue-in-g-minor' },
  ),
  forChildren(
    () => solo('kalimba', 'hop'),
    'أخيرًا آلة تدرّبتم عليها سنين: بالإبهامين، كأنكم تردّون في «قروب» العائلة! قطع معدن على خشبة: ما هي؟|' +
      'At last, one you have practised for years: two thumbs, as if answering the family chat! Metal tongues on a ' +
      'board: what is it?',
    [
      'كاليمبا إفريقية|An African kalimba',
      'غيتار إسباني|A Spanish guitar',
      'طبل ياباني|A Japanese drum',
      'ناي أندلسي|An Andalusi flute',
    ],
    'في زيمبابوي يعلّقون على جدّتها أغطية زجاجات لتطنّ عمدًا، فبلا طنين لا تكتمل الموسيقى. رجاءً لا تصلّحوها!|' +
      'In Zimbabwe its ancestor wears bottle caps so that it buzzes on purpose: no buzz, no music. Please don’t ' +
      'mend it.',
    'http://zambuko.com/mbirapage/resource_guide/pages/music/mbira_dzavadzimu.html',
  ),
  heard(
    () => solo('panFlute', 'calm'),
    'هذه خرجت من المجموعة الشمسية! ركبت أسطوانة ذهبية لعلّ أحدًا بعيدًا يسمع. انفخوا على حافّة كوب وقارنوا: أي ' +
      'آلة قصب هي؟|' +
      'It has left the solar system! It rides a golden record, in case somebody far off is listening. Blow across ' +
      'a glass and compare: which reed pipes?',
    ['مزمار بان|A pan flute', 'أرغن كنيسة|A church organ', 'مزمار قربة|Bagpipes', 'قيثارة|A harp'],
    'على مركبتي «فوياجر» تسجيلان لها: من جزر سليمان ومن بيرو. تخيّلوا أول ردّ من الفضاء: «حلو، بس قصّروا ' +
      'المقدمة»!|' +
      'Both Voyagers carry two recordings, from the Solomon Islands and from Peru. Imagine the first reply from ' +
      'space: “Lovely. Any requests taken?”',
    { source: 'https://blogs.ubc.ca/mforsyth/home/etec-540/task-8-curating-the-golden-record' },
  ),
  heard(
    () => line('doubleBass', 'C2:1 E2 G2 A2 Bb2 A2 G2 E2 F2 A2 C3 A2 C2:2', 132),
    'المصعد رفضه فصعد بالدرج، وصاحبه يعانقه واقفًا، وبصوته العميق تمشي كل فرقة جاز. من هذا الضيف الضخم؟|' +
      'The lift refused it, so it took the stairs. Its player hugs it standing up, and it walks through every jazz ' +
      'band. Who is this huge guest?',
    ['كونترباص|A double bass', 'كمان|A violin', 'توبا|A tuba', 'طبل كبير|A bass drum'],
    'له أخ أكبر، «الأوكتوباص»: طوله ثلاثة أمتار ونصف، وأوتاره تُضغط بروافع ودوّاسات. هذا لا يحتاج شقة، يحتاج ' +
      'كراجًا!|' +
      'It has a bigger brother, the octobass: three and a half metres tall, worked with levers and pedals. That ' +
      'one doesn’t need a flat, it needs a garage.',
    {
      source:
        'https://thevintagenews.com/2016/09/19/octobass-extremely-large-bowed-string-instrument-first-built-around-1850/amp',
    },
  ),
  forChildren(
    () => drumKit(['b-bBb-bBbbBBb-bBb-bBbbBB-B'], 0.16),
    'معه نوبل في الفيزياء، ثم يترك المعادلات ويضرب هذين الصغيرين بين ركبتيه! جرّبوا على ركبكم: ما اسمهما؟|' +
      'He won a Nobel Prize for physics, and left his equations to drum on these two little ones between his ' +
      'knees! Try it on yours: what are they called?',
    ['بونغو|Bongos', 'تمباني|Timpani', 'صنوج|Cymbals', 'ماراكاس|Maracas'],
    'ريتشارد فاينمان. أعطوه نوتة في مسرحية الجامعة فارتعب: «أنا لا أقرأ هذا!» فهم الذرّة، وخاف من نقاط سوداء.|' +
      'Richard Feynman. Handed sheet music for a college show, he was petrified: he couldn’t read it. Atoms, fine; ' +
      'it was the dots that scared him.',
    'https://yumpu.com/en/document/view/2013576/surely-youre-joking-mr-feynman-unam/191',
  ),
  heard(
    () => solo('recorder', 'wide'),
    'حفر علماء آثار مرحاضًا عمره أكثر من ستة قرون، فوجدوا فيه آلة المدارس هذه! كل أب يعرف لماذا رُميت. ما هي؟|' +
      'Archaeologists dug up a toilet more than six hundred years old, and there lay this school instrument! Every ' +
      'parent can guess why. What is it?',
    ['ريكوردر|A recorder', 'هارمونيكا|A harmonica', 'كلارينيت|A clarinet', 'بوق|A trumpet'],
    'في تارتو بإستونيا، وهي من أقدم ثلاث باقيات. لم يقل العلماء من رماها، لكن كل أب حضر حفل المدرسة يعرف.|' +
      'In Tartu, Estonia: one of the three oldest left. Science can’t say who did it; any parent who has sat ' +
      'through a school concert can.',
    { source: 'https://pdffox.com/medieval-recorder-from-tartu-estonia-pdf-free.html' },
  ),
  heard(
    () => solo('horn', 'slow', { octave: -1, bpm: 132 }),
    'عازف كبير صعد المسرح بخرطوم حديقة، وقصّه بالمقصّ حتى انضبط، وعزف عليه كونشرتو! وهذه آلته الأصلية: ما هي؟|' +
      'A great soloist walked on stage with a length of hose, trimmed with garden shears until in tune, and played ' +
      'a concerto! Here’s his usual instrument: what is it?',
    ['كورنو|A French horn', 'فلوت|A flute', 'تشيلو|A cello', 'أكورديون|An accordion'],
    'دينيس برين. فهي في الحقيقة أنبوب طويل ملفوف. لا تخبروا بستاني العمارة: سيطلب أجرة عازف!|' +
      'Dennis Brain. It’s only a long coiled tube, after all. Don’t tell the gardener: he’ll want a musician’s ' +
      'wages.',
    { source: 'http://riffle.blogspot.com/2009/09/light-cavalry-obituary.html' },
  ),
  forChildren(
    () => parade(['piano', 'violin', 'trumpet'], 'C5:0.5 E5 G5 E5 C5:1', 120),
    'غمّضوا عيونكم، ثلاثة ضيوف على الباب! قالوا «السلام عليكم» بالنغمة نفسها: من دخل أولًا وثانيًا وثالثًا؟|' +
      'Eyes shut: three guests at the door, and all say the very same hello! Who came in first, second and third?',
    [
      'بيانو، كمان، بوق|Piano, violin, trumpet',
      'كمان، بيانو، بوق|Violin, piano, trumpet',
      'بوق، كمان، بيانو|Trumpet, violin, piano',
      'بيانو، بوق، كمان|Piano, trumpet, violin',
    ],
    'نعرف الصوت من لحظة دخوله: اعكسوا تسجيل البيانو فيصير كأرغن لا يعرفه أهله! كالضيف، يُعرف من طرقة الباب.|' +
      'We know a sound by how it begins: reverse a recorded piano and it turns into a sort of reed organ. As with ' +
      'guests, you know them by the knock.',
    'http://www.santafevisions.com/csf/demos/audio/529_effect_feg_timbre.htm',
  ),
  heard(
    () => duo('flute', 'tuba', 'hop', -3, 104),
    'عصفور وفيل يغنّيان معًا تحت الشبّاك! نصف الغرفة يقلّد الأول ونصفها الثاني، ثم قولوا: من هما حقًّا؟|' +
      'A sparrow and an elephant are singing under the window! Half the room copies one, half the other; then tell ' +
      'us who they really are.',
    [
      'فلوت وتوبا|Flute and tuba',
      'كمان وغيتار|Violin and guitar',
      'بيانو وطبل|Piano and drum',
      'بوق وهارب|Trumpet and harp',
    ],
    'والفيل الحقيقي أخفض من هذا: كلامه لا تسمعه آذاننا، واكتشفته عالمة أحسّت الهواء يرجف قرب الأفيال. فاحذروا ما ' +
      'تقولون أمامه!|' +
      'Real elephants go lower still, too low for our ears: Katy Payne found out when she felt the air throb at a ' +
      'zoo. So mind what you say near one.',
    { source: 'https://americacomesalive.com/katy-payne-1937/' },
  ),
  heard(
    () => drumKit(['c--c--c---c-c---c--c--c---c-c---'], 0.15),
    'هاتوا ملعقتين خشب! في هافانا كانت أوتاد تُمسك ألواح السفن، نقر عامل اثنين منها، كما يُحكى، فرقصت كوبا. ما ' +
      'اسمها اليوم؟|' +
      'Fetch two wooden spoons! Pegs like these held Havana’s ships together. Somebody, they say, tapped two of ' +
      'them, and Cuba danced. What are they called now?',
    ['كلافيس|Claves', 'ماراكاس|Maracas', 'بونغو|Bongos', 'مثلّث|A triangle'],
    'بلا أوتار ولا جلد ولا كهرباء، وتُسمع فوق الأبواق كلها. يا صنّاع البوم، ماذا فعلتم بأوتادكم؟|' +
      'No strings, no skin, no plug, and they cut through the brassiest band. Dhow builders of Kuwait, what did ' +
      'you do with your pegs?',
    { source: 'http://rumbainstruments.blogspot.com/2009/05/origins-of-claves.html' },
  ),
  heard(
    () => line('pizzicato', 'C4:0.5 E4 G4 E4 A4 G4 E4 C4 D4 F4 A4 F4 G4 B4 C5:1', 126),
    '«اتركوا الأقواس!» قال المؤلف للكمنجات. امشوا معها كلصّ الكرتون في آخر الليل: كيف تُعزف إذن؟|' +
      '“Put those bows down!” said the composer to the violins. Creep along like a cartoon burglar: so how are ' +
      'they being played?',
    [
      'بنقر الأوتار بالأصابع|By plucking with the fingers',
      'بطرق الخشب بالقوس|By knocking on the wood',
      'بالنفخ في الفتحات|By blowing into the holes',
      'بمطارق صغيرة|With small hammers',
    ],
    'اسمها «بيتسيكاتو» من القرص بالإيطالية، وطلبها مونتيفيردي في موسيقاه منذ 1624. ومن يومها وكل متسلّل في ' +
      'الكرتون يمشي على القرص.|' +
      '“Pizzicato”, from the Italian for pinching; Monteverdi asked for it in 1624. Now every cartoon burglar ' +
      'creeps to the pinching.',
    { source: 'https://en.topmusicanswers.com/article/pizzicato_technique' },
  ),
];
