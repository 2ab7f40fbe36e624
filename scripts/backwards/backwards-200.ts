import { namesOf } from '../melodies/names.ts';
import { told } from '../melodies/told.ts';

/** The right notes in the wrong clothes. */
export const backwards200 = told([
  {
    tune: 'birthday',
    way: { instrument: 'tuba', semitones: -24 },
    ask:
      'فيل الحديقة أتمّ السبعين، وأصرّ أن يعزف هذا بخرطومه قبل أن يأكل الكعكة والطاولة وقائمة المدعوّين! أي ' +
      'أغنية؟|The zoo’s elephant is seventy and insists on playing this with his trunk, before he eats the cake, ' +
      'the table and the guest list! Which song?',
    options: namesOf('birthday', 'twinkle', 'farm', 'joy'),
    fact:
      'كانت شركة تقبض ملايين الدولارات ممّن يغنّيها في فيلم، حتى ردّتها محكمة عام 2015. والفيل لم يدفع يومًا: من ' +
      'يجرؤ أن يطالبه؟|A company collected millions from films that sang it, until a court put an end to that in ' +
      '2015. The elephant never paid: who would have asked him?',
    source:
      'https://www.schweizer-illustrierte.ch/news/diese-stars-haben-die-profitabelsten-lieder-geschrieben-856122-0',
    isForChildren: true,
  },
  {
    tune: 'twinkle',
    way: { tempo: 2.6 },
    ask:
      '«كالألماسة في السماء»… لكنها شربت ثلاثة أكواب كرك وتأخّرت على الليل! دندنوها على مهلكم: أي أغنية؟|“Like a ' +
      'diamond in the sky”… but this one has had three strong teas and is late for the night! Hum it slowly: ' +
      'which song is it?',
    options: namesOf('twinkle', 'lamb', 'birthday', 'bus'),
    fact:
      'كتب موزارت على هذا اللحن اثني عشر تنويعًا تدور لها الأصابع، فظنّ الناس أنه صاحبه. اللحن فرنسي، والكرك ' +
      'منّا.|Mozart wrote twelve dizzy variations on it, so people think he wrote the tune. The tune is French; ' +
      'the tea is ours.',
    source: 'https://frenchmoments.eu/ah-vous-dirai-je-maman/',
    isForChildren: true,
  },
  {
    tune: 'farm',
    way: { instrument: 'churchOrgan' },
    ask:
      'مصّاص الدماء تقاعد واشترى بقرًا وبطًّا، وفي منتصف الليل يعزف هذا في القلعة: مووو هنا، وصرير باب هناك! أي ' +
      'أغنية؟|The vampire has retired and bought cows and ducks. At midnight he plays this in the castle: a ' +
      'moo-moo here, a creaking door there! Which song?',
    options: namesOf('farm', 'mice', 'rowBoat', 'lamb'),
    fact:
      'أقدم قريب معروف لها في أوبرا إنجليزية عام 1706: «بوو هنا وبوو هناك!» خرجت البقرة من الأوبرا إلى الروضة، ' +
      'ومصّاص الدماء أعادها إلى المسرح.|Its oldest known ancestor was sung in an English opera of 1706: “Booing ' +
      'here, booing there!” The cow left opera for nursery school; the vampire has brought her back.',
    source: 'https://en.wikipedia.org/wiki/Old_MacDonald_Had_a_Farm',
    isForChildren: true,
  },
  {
    tune: 'brotherJohn',
    way: { instrument: 'distortion', semitones: -12 },
    ask:
      'صار المنبّه غيتارًا كهربائيًا يوقظ الفريج كله! وفي فيتنام يغنّي الأطفال هذا اللحن عن كائن أصفر رقيق يدور ' +
      'فوق الزهور. ما هو؟|The alarm clock is an electric guitar, and the whole street is up! In Vietnam children ' +
      'sing this about something dainty and yellow, circling the flowers. What?',
    options: ['فراشة|A butterfly', 'نحلة|A bumblebee', 'عصفور|A canary', 'يعسوب|A dragonfly'],
    fact:
      'في فرنسا أخ نائم، وفي الصين نمران يركضان، وفي فيتنام فراشة صفراء. لحن واحد، وهنا أيقظ الجيران أيضًا.|In ' +
      'France a friar asleep, in China two tigers running, in Vietnam a yellow butterfly. One tune for all, and ' +
      'here it woke the neighbours too.',
    source: 'https://wiki-gateway.eudic.net/wikipedia_en/Two_Tigers_(nursery_rhyme).html',
    isForChildren: true,
  },
  {
    tune: 'londonBridge',
    way: { instrument: 'musicBox', semitones: 12, tempo: 0.6 },
    ask:
      'أشهر بناء يقع في تاريخ الروضة سهر البارحة، فوقع هذه المرة ببطء شديد… على مخدّة! أي أغنية؟|The most famous ' +
      'thing that ever fell down in nursery school was up late last night. This time it fell very slowly… on to ' +
      'a pillow! Which song?',
    options: namesOf('londonBridge', 'lamb', 'farm', 'joy'),
    fact:
      'تحكي ملحمة قديمة أن سفنًا من الشمال رُبطت بأعمدته وجدّفت حتى وقع عام 1014. لو سمعوه هكذا لناموا على ' +
      'المجاديف.|An old saga tells how Norse ships tied ropes to its posts and rowed until it fell, in 1014. Had ' +
      'they heard this, they would have dozed off at the oars.',
    source: 'https://lostcityoflondon.co.uk/2014/06/25/london-bridge-is-broken-down/',
    isForChildren: true,
  },
  {
    tune: 'lamb',
    way: { instrument: 'bagpipe', semitones: 7 },
    ask:
      'دخل المدرسة ينفخ في القِربة! أمّا الحمل الحقيقي فهرّبته صاحبته إلى الصف كما تُهرّب الحلوى، إلا أن الحلوى ' +
      'لا تقول «ماع». أين خبّأته؟|In he marched, playing the bagpipes! The real lamb was smuggled into class ' +
      'like sweets, except that sweets don’t say baa. Where did its girl hide it?',
    options: [
      'تحت الطاولة|Under her desk',
      'في الحقيبة|In her bag',
      'خلف السبّورة|Behind the board',
      'فوق الخزانة|On the cupboard',
    ],
    fact:
      'تحت الطاولة وعليه بطانية! ثم نادتها المعلّمة، فقفز الحمل أمام الصف كله. أمريكا، عام 1815: ولو قالت ماري: ' +
      '«الخروف أكل واجبي»، فالشاهد واقف يقول: «ماع!»|Under her desk, in a blanket! Then she was called to the ' +
      'front, and out it jumped before the whole class. America, 1815: had Mary said “my lamb ate my homework”, ' +
      'the witness was right there: “Baa!”',
    source: 'https://ruviperera.blogspot.com/2020/06/mary-had-little-lamb.html',
    isForChildren: true,
  },
  {
    tune: 'rowBoat',
    way: { instrument: 'steelDrums' },
    ask:
      'وصل القارب الكاريبي، والجدّ نائم على المجداف ويحلف أنه يفكّر! صدّقوه، فالأغنية نفسها تقول إن الحياة ليست ' +
      'إلا… ماذا؟|The boat has drifted to the Caribbean with Grandpa asleep on the oars: “I was thinking!” ' +
      'Believe him. The song itself says life is but… what?',
    options: ['حلمًا|A dream', 'نهرًا|A river', 'لعبة|A game', 'عطلة|A holiday'],
    fact:
      'حلم! حلم حكيم صيني قديم أنه فراشة، فلمّا صحا احتار: أهو رجل حلم أنه فراشة، أم فراشة تحلم الآن أنها رجل؟ ' +
      'وجدّتي حلّتها فورًا: الفراشة لا تشخر.|A dream! A Chinese sage dreamt he was a butterfly, woke up, and ' +
      'couldn’t tell: a man who had dreamt of being a butterfly, or a butterfly now dreaming it’s a man? Grandma ' +
      'can tell: butterflies don’t snore.',
    source:
      'https://www.pacificzen.org/library/category/text/?taxonomy=pzi_archive_koan&term=zhuangzi-dreamed-he-was-a-butterfly',
    isForChildren: true,
  },
  {
    tune: 'bus',
    way: { instrument: 'timpani', semitones: -12 },
    ask:
      'طريق كله مطبّات، والركّاب يصعدون وينزلون وهم جالسون! ماذا يصيح السائق طوال النهار في الأغنية؟|Nothing but ' +
      'speed bumps, and the passengers go up and down in their seats! What does the driver in the song shout all ' +
      'day long?',
    options: [
      'إلى الخلف!|Move on back!',
      'اربطوا الحزام!|Belts on, please!',
      'انزلوا وادفعوا!|Get out and push!',
      'أين الأجرة؟|Fares, please!',
    ],
    fact:
      '«إلى الخلف!» والبوق بيب بيب، والرضيع واع واع. كُتبت لتُنسي الأطفال الزحمة، فوصفت الزحمة كلها.|“Move on ' +
      'back!” And the horn goes beep and the baby goes wah. It was written to take children’s minds off the ' +
      'traffic, and left none of the traffic out.',
    source: 'https://en.wikipedia.org/wiki/The_Wheels_on_the_Bus',
    isForChildren: true,
  },
  {
    tune: 'mountainKing',
    way: { instrument: 'piccolo', semitones: 24 },
    ask:
      'انكمش ملك الجبل حتى صار فأرًا! وكان مؤلّفه قصيرًا، فيجلس على كتب عملاق ليصل إلى البيانو، كطفل في كرسي ' +
      'الحلّاق. كتب من؟|The king of the mountain has shrunk to a mouse! His composer was short too, and sat on a ' +
      'giant’s works at the piano, like a child at the barber’s. Whose?',
    options: ['بيتهوفن|Beethoven', 'موزارت|Mozart', 'شكسبير|Shakespeare', 'باخ|Bach'],
    fact:
      'بيتهوفن! وفي جيب غريغ ضفدع من قماش أهدته إليه طفلة: يربّت على رأسه قبل كل حفل ويقول له: «بالتوفيق!» كأن ' +
      'الضفدع هو الذي سيعزف!|Beethoven’s! And in Grieg’s pocket lived a cloth frog, a little girl’s present. ' +
      'Before each concert he patted its head and said, “Good luck!” As if the frog were the one who had to play.',
    source: 'http://shabbyhearts.blogspot.com/2011/07/rare-photo-glimpse-into-edvard-griegs.html',
    isForChildren: true,
  },
  {
    tune: 'fate',
    way: { instrument: 'kalimba', semitones: 12 },
    ask:
      'أشهر دقّات مخيفة في الدنيا، لكنها هنا بإصبعين صغيرين، كطفل يدقّ الباب ليلة القرقيعان! ما العمل الذي ' +
      'تنكّر؟|The most famous knock of doom in the world, but done with two little thumbs, like a child at the ' +
      'door asking for sweets! Which work is in disguise?',
    options: namesOf('fate', 'joy', 'newWorld', 'toreador'),
    fact:
      'يُنقل عن تلميذه تشيرني أن عصفورًا هو الذي أوحى بها، لا القدر. فإن دُقّ بابكم هكذا فافتحوا: إمّا طفل وإمّا ' +
      'عصفور.|His pupil Czerny is cited for the story that a little bird gave him the notes, not fate. So if you ' +
      'hear this knock, open: it’s a child or a bird.',
    source: 'http://readsbookonline.com/the-first-four-notes-beethovens-fifth-and-the-human-imagination-f/4',
    isForChildren: true,
  },
  {
    tune: 'joy',
    way: { instrument: 'banjo' },
    ask:
      'بيتهوفن في مزرعة خيول! وفي «المابت شو» غنّى هذا مساعد العالم المسكين، بيكر، بكلمة واحدة من أوله إلى آخره. ' +
      'ما الكلمة؟|Beethoven on a ranch! In the Muppets poor Beaker, the professor’s assistant, sings this from ' +
      'beginning to end with a single word. Which?',
    options: ['ميب!|Meep!', 'كواك!|Quack!', 'لالا!|La la!', 'هوهو!|Ho ho!'],
    fact:
      'ميب ميب ميب! ومعه نسخ منه تعزف وتغنّي، ثم يسوء كل شيء كعادته. لو حضر بيتهوفن لطلب الإعادة.|Meep, meep, ' +
      'meep! He joins in with copies of himself, and then it all goes wrong, as ever. Beethoven would have ' +
      'called for an encore.',
    source: 'https://buffetoblog.com/tag/beaker/',
    isForChildren: true,
  },
  {
    tune: 'elise',
    way: { instrument: 'accordion', tempo: 0.8 },
    ask:
      'إليزه تبيع البطاطا في السوق! أمّا صاحب لحنها فكان يطلب الإلهام بصبّ شيء على نفسه وهو يغنّي بأعلى صوته. ' +
      'ماذا؟|Elise is selling potatoes at the market! The man who wrote her tune looked for ideas by pouring ' +
      'something over himself, singing at the top of his voice. What?',
    options: ['ماءً|Water', 'حليبًا|Milk', 'قهوة|Coffee', 'رملًا|Sand'],
    fact:
      'أباريق كاملة! بيتهوفن يصبّ ويصيح بالسلّم الموسيقي، والخدم يضحكون عليه. هو خرج بسيمفونية، والجيران ' +
      'بمظلّة.|Whole jugs of it! Beethoven poured and bellowed scales, and the servants burst out laughing. He ' +
      'came away with symphonies, the people downstairs with umbrellas.',
    source:
      'https://theunitedstatesofk.com/2014/05/16/beethoven-discovered-the-best-ideas-come-in-the-shower-before-the-shower-existed/',
    isForChildren: true,
  },
  {
    tune: 'bride',
    way: { tempo: 3 },
    ask:
      'صاحبة الفستان الأبيض تركض في الممرّ والخالات يلهثن خلفها: نسيت الكيك في الفرن! أي لحن هذا وهو ' +
      'مستعجل؟|Down the aisle she runs in her long white dress, with her aunts panting behind: she has left a ' +
      'cake in the oven! Which tune is in such a hurry?',
    options: namesOf('bride', 'toreador', 'danube', 'birthday'),
    fact:
      'شاع في الأعراس بعد زفاف ابنة الملكة فيكتوريا عام 1858، وكان المشي عليه وقورًا. لم يكن للأميرة فرن تقلق ' +
      'عليه.|Weddings took it up after Queen Victoria’s daughter married to it in 1858, at a stately walk. The ' +
      'princess had no oven to worry about.',
    source: 'http://www.titaniumstrings.com/weddings/wedding-guide/here-comes-the-bride.html',
    isForChildren: true,
  },
  {
    tune: 'gallop',
    way: { tempo: 0.4, instrument: 'trombone', semitones: -12 },
    ask:
      'حصان أكل ثلاث صواني مجبوس! وصاحب لحنه مثله: سقطت ورقته وهو يؤلّف في السرير، ولم يشأ أن يقوم. ماذا فعل؟|A ' +
      'horse that ate three trays of rice! The composer was much the same: he was writing in bed, a page slid to ' +
      'the floor, and he wasn’t getting up. What did he do?',
    options: [
      'ألّف غيرها|Wrote a new one',
      'نادى جاره|Shouted next door',
      'تركها ونام|Went back to sleep',
      'صادها بخيط|Fished for it',
    ],
    fact:
      'روسيني رأى أن كتابة ثنائي جديد أسهل من القيام! ثم زاره صديق فأخرج الأول بعصاه من تحت السرير، فصار عنده ' +
      'اثنان.|Rossini found it easier to write another duet than to get up! Then a friend called and fished out ' +
      'the first with his cane, and he had two.',
    source: 'https://wedgebillmusic.com/?p=12469',
    isForChildren: true,
  },
  {
    tune: 'cradle',
    way: { instrument: 'trumpet', tempo: 1.5 },
    ask:
      'تهويدة على بوق الجيش: الرضيع وقف وأدّى التحية! وصاحبها الوقور ذو اللحية شوهد على أربع في شرفة فندق. ماذا ' +
      'كان يفعل؟|A lullaby on an army bugle: the baby stood up and saluted! The dignified man who wrote it was ' +
      'once seen on all fours on a hotel verandah. Doing what?',
    options: [
      'صار حصانًا لأطفال|Playing horse',
      'يبحث عن زرّ|Hunting for a button',
      'يقلّد كلب الفندق|Playing the hotel’s dog',
      'يتمرّن للسباق|Training for a race',
    ],
    fact:
      'كتبت سائحة عام 1895: رأينا برامز على يديه وركبتيه وثلاثة أطفال على ظهره! من ينوّم أطفال العالم عليه أن ' +
      'يتعبهم أولًا.|In 1895 a traveller saw Brahms down on the floor with three children riding on his back! To ' +
      'send the world’s babies to sleep, first tire them out.',
    source: 'http://etudemagazine.com/etude/1914/10/johannes-brahms-and-johann-strauss-jr.html',
    isForChildren: true,
  },
  {
    tune: 'mice',
    way: { instrument: 'doubleBass', semitones: -24 },
    ask:
      'ثلاثة صغار بصوت ثلاثة فيلة! من أغنيتهم كتبت أجاثا كريستي مسرحية، وأهدتها بأرباحها إلى حفيدها في عيد ' +
      'ميلاده التاسع. ما اسمها؟|Three little heroes with the voices of elephants! Agatha Christie made a play ' +
      'out of their song and gave it, profits and all, to her grandson when he was nine. Its name?',
    options: [
      'مصيدة الفئران|The Mousetrap',
      'القط الأسود|The Black Cat',
      'جبنة مسمومة|Poisoned Cheese',
      'زوجة المزارع|The Farmer’s Wife',
    ],
    fact:
      '«مصيدة الفئران»: أكثر من 30 ألف عرض! ويقول الحفيد إنه كان يفضّل يومها طائرة لعبة. لا تضحكوا عليه: ' +
      'عيديّتكم أنتم ما زالت عند عمّكم، «يحفظها لكم».|“The Mousetrap”, with over 30,000 performances! At nine, ' +
      'says the grandson, he’d rather have had a model aeroplane. Don’t laugh: your uncle is still “looking ' +
      'after” your Eid money.',
    source:
      'www.whatsonstage.com/news/the-mousetrap-celebrates-guinness-world-record-breaking-landmark-occasion_1670175/ ' +
      '; https://nashernews.com/a-look-at-the-mousetraps-contributions-to-%D9%90%D9%90%D9%90art/',
    isForChildren: true,
  },
  {
    tune: 'cucaracha',
    way: { instrument: 'celesta', semitones: 24 },
    ask:
      'باليه رقيق، والراقصة تحتاج ست جزمات! بطلة هذه الأغنية المكسيكية حشرة لا تدعوها أي أم إلى مطبخها. ما ' +
      'هي؟|Dainty ballet, but this dancer needs six shoes! The star of the Mexican song is an insect no mother ' +
      'asks into her kitchen. Which?',
    options: ['صرصور|A cockroach', 'جرادة|A grasshopper', 'ذبابة|A bluebottle', 'دبّور|A wasp'],
    fact:
      '«لا كوكاراتشا» تعني الصرصور، وأول نغماتها تسمعونها من أبواق السيارات الموسيقية. في المطبخ نعال، وفي ' +
      'الشارع تصفيق.|“La cucaracha” means the cockroach, and its first notes are a favourite of musical car ' +
      'horns. In the kitchen a slipper, in the street applause.',
    source: 'https://deru.abcdef.wiki/wiki/La_Cucaracha',
    isForChildren: true,
  },
  {
    tune: 'pedlars',
    way: { instrument: 'koto' },
    ask:
      'قبل أن يصير لحن «تتريس» كان أغنية بائع روسي جوّال: صندوقه مليان أقمشة، ولا يفتحه كله أمام الناس! أين ' +
      'ينتظر زبائنه؟|Before “Tetris” it was the song of a Russian pedlar, with a box full of cloth that he ' +
      'won’t open in front of everyone! Where does he wait for his customers?',
    options: [
      'وسط زرع عالٍ|In the tall rye',
      'فوق سطح قطار|On a train’s roof',
      'على نهر متجمّد|On a frozen river',
      'في بطن قارب|In a rowing boat',
    ],
    fact:
      'في الجاودار العالي! لا لافتة، ولا بضاعة معروضة، ولا سعر مكتوب. أخيرًا عرفنا من هو أول تاجر قال: «السعر ' +
      'على الخاص!»|In the tall rye! No sign, nothing on show, no prices anywhere. So now we know who was the ' +
      'first to say: “Message me for the price.”',
    source: 'https://www.bethsnotesplus.com/2020/01/korobushka.html',
    isForChildren: true,
  },
  {
    tune: 'danube',
    way: { instrument: 'ocarina', tempo: 1.6, semitones: 12 },
    ask:
      'نهر في إبريق شاي! سافر مسبار «فوياجر» بأسطوانة ألحان عام 1977 ونسوا هذا، وتذكّروه بعد 48 سنة كمن نسي ملح ' +
      'الطبخة. كيف أصلحوها؟|A river in a teapot! Voyager took a record along in 1977, and they forgot this one. ' +
      'It came to them 48 years on, like salt after dinner. How did they put it right?',
    options: [
      'بثّوه خلف المسبار|Beamed it after the probe',
      'دفنوه في القمر|Buried it on the Moon',
      'أرسلوه مع رائد|Sent it by astronaut',
      'عزفوه على جبل|Played it up a mountain',
    ],
    fact:
      'بثّوه خلف المسبار بسرعة الضوء، فاحتاج نحو يوم ليلحق به. والمسبار لا يقدر أن يسمعه أصلًا! رسالة صوتية ' +
      'طويلة إلى من لن يفتحها: خالتي أول من اخترعها.|They beamed it after the probe at the speed of light, and ' +
      'it took about a day to catch up. The probe can’t even hear it! A long voice message that nobody will ever ' +
      'play: my aunt invented those.',
    source:
      'https://gmg-wjxt-prod.cdn.arcpublishing.com/weather/2025/05/27/sound-of-earth-this-famous-2001-a-' +
      'space-odyssey-song-will-drift-forever-through-the-cosmos-starting-may-31',
  },
  {
    tune: 'toreador',
    way: { instrument: 'musicBox', semitones: 12 },
    ask:
      'بعلبة موسيقى، تمامًا كما في لعبة رعب مشهورة: تنقطع الكهرباء، وتلمع عينان في الظلام، ويُعزف هذا… ثم صرخة! ' +
      'عينا من؟|On a music box, just as in a famous horror game: the power goes, two eyes glow in the dark, this ' +
      'plays… and then the scream! Whose eyes?',
    options: [
      'الدب فريدي|Freddy the bear',
      'الأرنب بوني|Bonnie the rabbit',
      'الثعلب فوكسي|Foxy the fox',
      'الدجاجة تشيكا|Chica the chicken',
    ],
    fact:
      'أغنية مصارع يتباهى بشجاعته في أوبرا «كارمن» عام 1875، واليوم يرمي عندها أشجع الشباب الجوّال. لو سمعها ' +
      'المصارع لأغلق الباب.|In “Carmen”, in 1875, a bullfighter boasted of his courage to it. Today it makes ' +
      'brave teenagers drop their phones. He’d have shut the door too.',
    source: 'https://pixelation.org/why-the-five-nights-at-freddys-freddy-song-still-lives-in-our-heads-rent-free-d0u',
  },
]);
