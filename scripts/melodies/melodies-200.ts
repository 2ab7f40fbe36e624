import { namesOf } from './names.ts';
import { told } from './told.ts';

/** Hummed by every family. */
export const melodies200 = told([
  {
    tune: 'birthday',
    way: { instrument: 'accordion' },
    ask:
      'روبوت وحيد على المريخ: لا كعكة ولا ضيوف ولا ابن عم يطفئ الشمع قبله! بعد سنة من وصوله همهم لنفسه بهذا ' +
      'اللحن. ما هو؟|A robot all alone on Mars: no cake, no guests, not even a cousin to blow out its candle! A ' +
      'year after landing it hummed itself this. Which tune?',
    options: namesOf('birthday', 'twinkle', 'joy', 'bus'),
    fact:
      'جعل مهندسو ناسا محرّكات العربة «كيوريوسيتي» تهتزّ باللحن عام 2013، فغنّت لنفسها على كوكب لا يسمعها فيه ' +
      'أحد. فعلتها مرة واحدة: حتى الروبوت لا يحب أن يُذكَّر بعمره.|In 2013 NASA’s engineers made the motors of ' +
      'the rover Curiosity buzz the tune, on a planet with nobody to hear it. It only did so once: even a robot ' +
      'doesn’t like to be reminded of its age.',
    source: 'https://www.cnet.com/science/nasa-mars-rover-curiosity-wishes-itself-a-happy-6th-anniversary/',
    isForChildren: true,
  },
  {
    tune: 'twinkle',
    way: { instrument: 'musicBox', semitones: 12 },
    ask:
      'تحدٍّ: نصف الغرفة يغنّي على هذا اللحن عن نجمة، والنصف الآخر شيئًا لا نجمة فيه ولا خروف، وتنتهون معًا! ماذا ' +
      'يغنّي الآخرون؟|Dare! Half the room sings about a star to this tune, the other half sings something ' +
      'with no star and no sheep in it, and you all finish together. What do the others sing?',
    options: [
      'الحروف الإنجليزية|The English alphabet',
      'سنة حلوة يا جميل|Happy Birthday',
      'عجلات الباص تدور|The Wheels on the Bus',
      'جسر لندن يسقط|London Bridge',
    ],
    fact:
      'الحروف! واللحن الفرنسي القديم نفسه يحمل الخروف الأسود «با با بلاك شيب» أيضًا. يشتغل ثلاث وظائف، ولا ' +
      'يتقاضى إلا التصفيق.|The ABC! The same old French tune carries Baa Baa Black Sheep as well. It works three ' +
      'jobs and is paid in applause.',
    source: 'https://songsofchildhood.wordpress.com/2011/12/07/ah-vous-dirai-je-maman/',
    isForChildren: true,
  },
  {
    tune: 'farm',
    way: { instrument: 'banjo' },
    ask:
      'تحدٍّ: الدور يمشي على الجالسين، وكل واحد يزيد صوت حيوان، ومن كرّر صوتًا غسل الصحون الليلة! أي أغنية ' +
      'تلعبونها؟|Dare! Go round the room: everybody adds an animal noise, and whoever repeats one washes up ' +
      'tonight. Which song are you playing?',
    options: namesOf('farm', 'bus', 'lamb', 'rowBoat'),
    fact:
      'في كتاب أغانٍ للجنود من عام 1917 كان فيها كلاب ودجاج وبط وبقر وقطط وماعز وحمار. لا عذر لأحد: لكل من في ' +
      'الغرفة دور، حتى من يقول إنه لا يعرف الغناء.|A soldiers’ songbook of 1917 has dogs, hens, ducks, cows, ' +
      'cats, a goat and a donkey in it. No excuses: there is a part even for whoever says he can’t sing.',
    source: 'http://w.owiki.org/wiki/Old_MacDonald_Had_a_Farm',
    isForChildren: true,
  },
  {
    tune: 'brotherJohn',
    way: { instrument: 'flute', semitones: 12 },
    ask:
      'بو ناصر شغّل تسعة منبّهات وما زال يشخر! هذه الأغنية كلها صراخ في أذن نائم مثله. ما العمل الذي نام ' +
      'عنه؟|Dad has set nine alarms and is still snoring! This whole song is shouting in the ear of a sleeper ' +
      'like him. Which job is he sleeping through?',
    options: [
      'قرع الأجراس|Ringing the bells',
      'حلب الأبقار|Milking the cows',
      'خَبز الخبز|Baking the bread',
      'فتح المدرسة|Opening the school',
    ],
    fact:
      '«دينغ دانغ دونغ!» الأخ جاك هو المسؤول عن إيقاظ الجميع، وهو آخر من استيقظ. في كل بيت واحد مثله.|“Ding, ' +
      'dang, dong!” Brother Jacques is the one who should wake everybody, and he is the last to get up. Every ' +
      'home has one.',
    source: 'https://live-for-art.com/works/music/the-3rd-movement-of-the-1st-symphony-by-mahler/',
    isForChildren: true,
  },
  {
    tune: 'londonBridge',
    way: { instrument: 'trumpet' },
    ask:
      'الذي في الأغنية يقع كل مرة! قال الوالد: «نبنيه من ذهب وفضة وننتهي!» ماذا تقول الأغنية إنه سيحدث له؟|The ' +
      'thing in this song keeps falling down! “Build it of silver and gold and be done with it!” says Dad. What ' +
      'does the song say would happen?',
    options: [
      'سيُسرق|It would be stolen',
      'سيصدأ|It would go rusty',
      'سيذوب|It would melt away',
      'سيطفو|It would float off',
    ],
    fact:
      'الخشب والطين يجرفهما الماء، والحديد ينحني، والذهب والفضة يُسرقان. أغنية أطفال، وفيها تقرير كامل للجنة ' +
      'المناقصات.|Wood and clay wash away, iron bends, silver and gold are stolen. A nursery rhyme that reads ' +
      'like a report from the ministry of works.',
    source: 'https://fairytales.raven-wing.net/books/big-book-of-nursery-rhymes/rhyme254',
    isForChildren: true,
  },
  {
    tune: 'lamb',
    way: { instrument: 'recorder' },
    ask:
      'اخترع أديسون آلة تحفظ الصوت، واقترب منها ليقول كلامًا للتاريخ… فصاح بكلمات هذه الأغنية! أي أغنية؟|Edison ' +
      'had invented a machine that keeps a voice. He leaned in to say something for history… and shouted the ' +
      'words of this nursery song! Which one?',
    options: namesOf('lamb', 'oldMan', 'twinkle', 'brotherJohn'),
    fact:
      'عام 1877 صاح «ماري عندها حمل صغير» في الفونوغراف، فردّت الآلة بصوته. أول خروف في التاريخ يُعاد سماعه.|In ' +
      '1877 he recited “Mary had a little lamb” to his phonograph, and the machine said it back. History’s first ' +
      'lamb on replay.',
    source: 'http://www.theparisreview.org/blog/2012/12/06/and-everywhere-that-mary-went/',
    isForChildren: true,
  },
  {
    tune: 'rowBoat',
    way: { instrument: 'guitar' },
    ask:
      'الكل يجدّف في مكانه! وتحذّركم الأغنية: إن رأيتم تمساحًا في النهر فلا تنسوا أن… ماذا؟|Everybody row, right ' +
      'where you’re sitting! And the song warns you: if you see a crocodile, don’t forget to… what?',
    options: ['تصرخوا|Scream', 'تسرعوا|Row faster', 'تعودوا|Turn back', 'تهمسوا|Whisper'],
    fact:
      'وعند الدب القطبي ترتجفون، وعند الأسد تزأرون، وعند العنكبوت في الحوض تضحكون. هذا النهر يمرّ بحديقة الحيوان ' +
      'كلها!|For the polar bear you shiver, for the lion you roar, for the spider in the bath you laugh. That ' +
      'stream runs through a whole zoo!',
    source: 'http://www.scottishbooktrust.com/bookbug/bookbug-song-and-rhyme-library/row-row-row-your-boat-1',
    isForChildren: true,
  },
  {
    tune: 'bus',
    way: { instrument: 'clarinet', semitones: 12 },
    ask:
      'زحمة الدائري الرابع، والأطفال يغنّونها للمرة العشرين! في الأغنية يبكي الرضيع «واع واع واع». بماذا يردّ ' +
      'الأهل؟|Stuck on the Fourth Ring Road, and the children are on their twentieth round of this! In the song ' +
      'the babies go wah, wah, wah. What do the parents say?',
    options: [
      'ششش، ششش، ششش|Shh, shh, shh',
      'بيب، بيب، بيب|Beep, beep, beep',
      'سويش، سويش، سويش|Swish, swish, swish',
      'تيك، تيك، تيك|Tick, tick, tick',
    ],
    fact:
      'كُتبت في الثلاثينيات لتسلية الأطفال في الطريق، ونجحت: الأطفال يتسلّون، والسائق هو الذي يحتاج إلى ' +
      '«ششش».|It was written in the 1930s to keep children happy on the road. It worked: they are happy, and now ' +
      'it is the driver who needs calming down.',
    source: 'https://www.classicfm.com/discover-music/wheels-on-the-bus-lyrics-composer-history/',
    isForChildren: true,
  },
  {
    tune: 'bride',
    way: { instrument: 'churchOrgan' },
    ask:
      'فيلم أجنبي: تُفتح الأبواب ويقف الجميع، والخالة تبكي قبل أن ترى أحدًا! من الذي يدخل على هذا اللحن؟|A film: ' +
      'the doors open, everyone stands, and auntie is in tears before she has seen anybody! Who comes in to this ' +
      'tune?',
    options: ['العروس|The bride', 'القاضي|The judge', 'الملكة|The queen', 'الطبّاخ|The cook'],
    fact:
      'من أوبرا لفاغنر، وقد استغرب هو نفسه أن تدخل به العرائس: قصة العروسين عنده تنتهي بالفراق. لحسن الحظ لا أحد ' +
      'يقرأ القصة.|It is from an opera by Wagner, who was himself surprised that brides chose it: his couple ' +
      'parts. Luckily nobody reads the story.',
    source: 'http://www.titaniumstrings.com/weddings/wedding-guide/here-comes-the-bride.html',
    isForChildren: true,
  },
  {
    tune: 'elise',
    way: {},
    ask:
      'في تايوان تدور شاحنة في الحي وهي تعزف هذا اللحن، فيركض الناس إليها وكل واحد يحمل كيسًا! ماذا في ' +
      'الأكياس؟|In Taiwan a lorry drives round the streets playing this, and people run out to it, each with a ' +
      'bag! What is in the bags?',
    options: ['القمامة|Rubbish', 'الغسيل|Laundry', 'الهدايا|Presents', 'الخضار|Vegetables'],
    fact:
      'بيتهوفن هناك يعني: أنزلوا القمامة! وقد ظنّها زائر عربة مثلجات، فلا تطلبوا منها كرتين.|Beethoven there ' +
      'means: bring down your rubbish! One visitor took it for an ice-cream van. Don’t ask for two scoops.',
    source: 'http://blogwode.blogspot.com/2006/07/garbage-trucks.html',
    isForChildren: true,
  },
  {
    tune: 'fate',
    way: { instrument: 'horn' },
    ask:
      'تحدٍّ: دقّوها بالقبضة على باب الجار، وسيفتح وهو يرتجف! أشهر أربع دقّات في الدنيا، لرجل كان سمعه يضيع. ما ' +
      'هي؟|Dare: bang this on the neighbour’s door and he will open it trembling! The four most famous notes on ' +
      'Earth, by a man who was losing his hearing. Which work?',
    options: namesOf('fate', 'newWorld', 'gallop', 'mountainKing'),
    fact:
      'سُمعت أول مرة عام 1808 في قاعة متجمّدة، في حفل طال أربع ساعات! القدر يطرق الباب، وأسنان الجمهور تردّ ' +
      'عليه.|First heard in 1808 in a freezing hall, at a concert four hours long! Fate knocked, and the ' +
      'audience’s teeth answered.',
    source:
      'https://history.com/this-day-in-history/December-22/beethovens-fifth-symphony-given-world-premiere-in-vienna',
    isForChildren: true,
  },
  {
    tune: 'mountainKing',
    way: { instrument: 'pizzicato' },
    ask:
      'تسلّلوا على أطراف الأصابع: وقع بطل القصة بين غيلان الجبل، ساحرة تلوّح بمغرفة وأخرى بساطور! عمّ ' +
      'تتساءلان؟|On tiptoe, everyone! The hero is caught among the mountain trolls, and one witch waves a ladle, ' +
      'another a chopper. What are they asking?',
    options: [
      'نسلقه أم نشويه؟|Boil him or roast him?',
      'نخبّئه أم نطرده؟|Hide him or chase him?',
      'نوقظه أم نغطّيه؟|Wake him or tuck him in?',
      'نمدحه أم نوبّخه؟|Praise him or scold him?',
    ],
    fact:
      'في مسرحية إبسن: «أيُسلق مرقًا أم يُشوى على سيخ؟» ثم هدّأهنّ ملك الجبل، فهو يفكّر في تزويجه ابنته. نجا من ' +
      'القِدر… ووقع في النسب.|In Ibsen’s play: “Shall he be boiled into broth? Shall he roast on a spit?” The ' +
      'king calms them down: he has a wedding in mind. Out of the pot, into the family.',
    source: 'http://sitater.com/home/ibsen/peergynt/pg_2f_e.htm',
    isForChildren: true,
  },
  {
    tune: 'twinkle',
    way: { until: 10 },
    ask:
      'داست الجدّة على السلك فانقطع اللحن! أكملوه معًا بالدندنة وعدّوا على أصابعكم: كم نغمة بقيت حتى يعود إلى ' +
      'النغمة التي بدأ بها؟|Grandma tripped over the plug and the tune stopped! Hum on together and count on ' +
      'your fingers: how many notes until it is back on the one it began with?',
    options: ['5', '3', '4', '7'],
    fact:
      'مي مي ري ري دو: خمس نغمات لخمس أصابع. ومن عدّ ستًّا فقد غنّى من جيبه.|Mi mi re re do: five notes for five ' +
      'fingers. Whoever counted six was composing.',
    source: 'https://github.com/tomcookedeveloper/solfetta/blob/master/src/melodies.js',
    isForChildren: true,
  },
  {
    tune: 'birthday',
    way: { instrument: 'flute', until: 6 },
    ask:
      'ابن العم نفخ الشمع قبل صاحب العيد فتوقّفت الأغنية! أعيدوها بسرعة وقولوا: في أي سطر يأتي اسم صاحب العيد؟|A ' +
      'cousin blew out the candles and the song stopped dead! Start again, quick: in which line does the ' +
      'birthday child’s name come?',
    options: ['الثالث|The third', 'الأول|The first', 'الثاني|The second', 'الرابع|The fourth'],
    fact:
      'لكلماتها ثماني عشرة لغة على الأقل، وفيها كلها عمٌّ يدخل متأخّرًا سطرًا ويُنهيها وحده.|Its words exist in ' +
      'at least eighteen languages, and in every one of them an uncle comes in a line late and finishes alone.',
    source: 'https://goltechnologies.netlify.app/name-of-happy-birthday-song',
    isForChildren: true,
  },
  {
    tune: 'brotherJohn',
    way: { instrument: 'violin' },
    ask:
      'في الصين يغنّي الأطفال هذا اللحن عن نمرين يركضان، ويضحكون منهما: واحد بلا أذنين، والثاني بلا… ماذا؟|In ' +
      'China children sing this about two tigers running fast, and they giggle: one has no ears, and the other ' +
      'has no… what?',
    options: ['ذيل|Tail', 'أسنان|Teeth', 'شوارب|Whiskers', 'مخالب|Claws'],
    fact:
      'وآخرها «غريب جدًا! غريب جدًا!» أصلها أغنية فرنسية عن أخ نائم، ولا بدّ أنه قام فورًا لمّا دخل النمران.|It ' +
      'ends “Very strange! Very strange!” The French original is about a sleeping friar, who must have got up at ' +
      'once when the tigers came in.',
    source: 'http://chinese4kids.net/chinese-childrens-song-two-tigers/',
    isForChildren: true,
  },
  {
    tune: 'cradle',
    way: { instrument: 'celesta', semitones: 12 },
    ask:
      'كتب أشهر لحن ينوّم أطفال العالم، أمّا من نام معه في غرفة واحدة فهرب ليلًا إلى غرفة أخرى! ما الذي ' +
      'أزعجه؟|He wrote the tune that sends the world’s babies to sleep, but the man who shared his hotel room ' +
      'fled in the night! What was the trouble?',
    options: ['شخيره|His snoring', 'كلبه|His dog', 'منبّهه|His alarm clock', 'صفيره|His whistling'],
    fact:
      'برامز! قال المغني هنشل إن البقاء معه «موت لكل أمل في النوم». تهويدة للعالم كله، وشخير لمن في ' +
      'الغرفة.|Brahms! Staying, wrote the singer Henschel, “would mean death to any hope of sleep”. A lullaby ' +
      'for the world, a snore for the next bed.',
    source: 'https://www.timeshighereducation.com/news/why-brahms-was-disturbed/152781.article',
    isForChildren: true,
  },
  {
    tune: 'mice',
    way: { instrument: 'marimba' },
    ask:
      'ثلاث نغمات نازلة، وثلاثة أبطال لا يرون شيئًا يطاردون زوجة المزارع، والسكين في يدها هي! من هم؟|Three notes ' +
      'going down, and three heroes who can’t see a thing are chasing the farmer’s wife. And she is the one with ' +
      'the knife! Who are they?',
    options: ['فئران|Mice', 'دجاجات|Hens', 'قطط|Cats', 'أرانب|Rabbits'],
    fact:
      'طُبعت الأغنية أول مرة عام 1609، وما زالوا يختلفون: أطاردوها فقطعت ذيولهم، أم قطعتها فطاردوها؟ اسألوا ' +
      'القط، فهو الشاهد الوحيد.|It was first printed in 1609, and people still argue: did they chase her, so she ' +
      'cut off their tails, or the other way round? Ask the cat, the only witness.',
    source: 'http://www.artandpopularculture.com/Three_Blind_Mice',
    isForChildren: true,
  },
  {
    tune: 'gallop',
    way: { instrument: 'trumpet' },
    ask:
      'ميكي ماوس يقود فرقته في الحديقة بهذا اللحن، فيخرّب عليه الحفل واحد بناي بعد ناي، ثم يصل إعصار! من ' +
      'المخرّب؟|Mickey Mouse conducts this in the park, and somebody ruins it with one flute after another, and ' +
      'then comes a tornado! Who is the spoilsport?',
    options: [
      'دونالد داك|Donald Duck',
      'باغز باني|Bugs Bunny',
      'توم القط|Tom the cat',
      'النمر الوردي|The Pink Panther',
    ],
    fact:
      'كلما كسر ميكي نايًا أخرج دونالد غيره من تحت قبّعته، والإعصار يطيّر الفرقة وهي تعزف. كان أول فيلم ملوّن ' +
      'لميكي، وفيه احمرّ وجهه فعلًا.|Mickey breaks his flutes, and Donald pulls out more, one from under his ' +
      'hat; the tornado carries off the band and it plays on. It was Mickey’s first film in colour, and he saw ' +
      'red.',
    source: 'https://tvtropes.org/pmwiki/pmwiki.php/WesternAnimation/TheBandConcert',
    isForChildren: true,
  },
  {
    tune: 'joy',
    way: { instrument: 'recorder' },
    ask:
      'انتهى العزف والقاعة تصفّق، والمؤلّف ظهره للناس لا يلتفت! فأمسكته مغنّية بلطف وأدارته. لماذا لم يلتفت؟|The ' +
      'music was over and the hall was cheering, but the composer kept his back to it! A singer gently turned ' +
      'him round. Why hadn’t he noticed?',
    options: [
      'كان لا يسمع|He couldn’t hear',
      'كان نائمًا|He was asleep',
      'كان غاضبًا|He was furious',
      'كان يأكل|He was eating',
    ],
    fact:
      'بيتهوفن في أول عزف لسيمفونيته التاسعة عام 1824، وقد صار أصمّ. ولمّا استدار صفّقوا أعلى وأعلى، كأنهم ' +
      'يريدون أن يُسمعوه بالقوة.|Beethoven at the first performance of his Ninth in 1824, deaf by then. When he ' +
      'turned, they cheered louder and louder, as if to make him hear by force.',
    source: 'http://ringnebula.com/music/beet/Works/highlighted/Opus125.htm',
    isForChildren: true,
  },
  {
    tune: 'danube',
    way: { instrument: 'harp' },
    ask:
      'تعلّم توم البيانو في ستة دروس ليُخرج جيري من جحره بهذا اللحن! ماذا يفعل جيري رغمًا عنه كلما سمعه؟|Tom ' +
      'learned the piano in six easy lessons to lure Jerry out with this! What can Jerry not help doing whenever ' +
      'he hears it?',
    options: ['يرقص|Dancing', 'يعطس|Sneezing', 'يبكي|Crying', 'ينام|Falling asleep'],
    fact:
      'في «الفأر يوهان» يسكن الاثنان بيت شتراوس في فيينا، ويبدعان حتى يُدعَيا إلى القصر. آخر أوسكار لتوم وجيري، ' +
      'والجبنة على الإمبراطور.|In “Johann Mouse” they live in Strauss’s house in Vienna, and get so good that ' +
      'the palace sends for them. It won them their last Oscar, and surely some imperial cheese.',
    source: 'http://image.absoluteastronomy.com/topics/Johann_Mouse',
    isForChildren: true,
  },
]);
