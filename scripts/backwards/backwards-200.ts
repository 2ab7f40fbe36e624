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
      'وصل المدرسة بتنّورة اسكتلندية وقِربة، فسمعوه قبل أن يدخل! أمّا الحمل الحقيقي فأدخلته صاحبته سرًّا. أين ' +
      'خبّأته في الصف؟|He came to school in a kilt, with bagpipes, and they heard him coming! The real lamb was ' +
      'smuggled in by its girl. Where in class did she hide it?',
    options: [
      'تحت الطاولة|Under her desk',
      'في الحقيبة|In her bag',
      'خلف السبّورة|Behind the board',
      'فوق الخزانة|On the cupboard',
    ],
    fact:
      'ماري سوير، أمريكا عام 1815: خبّأته ببطانية، ثم نادتها المعلّمة فقفز الحمل أمام الصف كله. أول غائب يحضر ' +
      'بصوفه.|Mary Sawyer, in America in 1815, hid it under a blanket. Then she was called to the front, and out ' +
      'it jumped. The only pupil ever to come in a woollen coat of its own.',
    source: 'https://ruviperera.blogspot.com/2020/06/mary-had-little-lamb.html',
    isForChildren: true,
  },
  {
    tune: 'rowBoat',
    way: { instrument: 'steelDrums' },
    ask:
      'وصل القارب إلى الكاريبي ونسي أن يرجع، والذي كان يجدّف نام تحت نخلة! تقول الأغنية إن الحياة ليست إلا… ' +
      'ماذا؟|The boat has reached the Caribbean and forgotten to come back, and the rower is asleep under a ' +
      'palm! Life, says the song, is nothing but… what?',
    options: ['حلمًا|A dream', 'نهرًا|A river', 'لعبة|A game', 'عطلة|A holiday'],
    fact:
      'غنّوها حول النار لسبوك في فيلم «ستار تريك»، فاعترض بكل جدّ: «الحياة ليست حلمًا». لا تدعوه إلى الشاليه.|In ' +
      '“Star Trek V” they sing it to Spock round the campfire, and he objects, quite seriously: “Life is not a ' +
      'dream.” Don’t invite him to the beach house.',
    source: 'https://www.slashfilm.com/1502044/marvel-mcu-star-trek-v-the-final-frontier-kevin-feige-hot-take/',
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
      'انكمش ملك الجبل حتى صار كالفأر! ومؤلّفه كان قصيرًا، فيجلس على كتب مؤلّف أشهر منه ليصل إلى البيانو. كتب ' +
      'من؟|The king of the mountain has shrunk to a mouse! His composer was short too, and sat on the works of a ' +
      'greater one to reach his piano. Whose?',
    options: ['بيتهوفن|Beethoven', 'موزارت|Mozart', 'شكسبير|Shakespeare', 'باخ|Bach'],
    fact:
      'في كوخ غريغ بالنرويج ما زالت أعمال بيتهوفن على الكرسي. كل موسيقي يقف على أكتاف العظماء، إلا غريغ فقد ' +
      'جلس.|In Grieg’s hut in Norway Beethoven’s works still lie on the chair. Every composer stands on the ' +
      'shoulders of giants; Grieg sat down.',
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
      'أسمن ثلاثة أبطال في أغاني الأطفال، والقط غيّر رأيه ورجع! من أغنيتهم صنعت أجاثا كريستي أطول مسرحية عرضًا. ' +
      'ما اسمها؟|The fattest three heroes in any nursery, and the cat has changed its mind! Agatha Christie ' +
      'turned their song into the longest-running play of all. Its name?',
    options: [
      'مصيدة الفئران|The Mousetrap',
      'القط الأسود|The Black Cat',
      'جبنة مسمومة|Poisoned Cheese',
      'زوجة المزارع|The Farmer’s Wife',
    ],
    fact:
      'بدأت تمثيلية إذاعية باسم «ثلاثة فئران عمياء» هديّة لعيد الملكة ماري الثمانين عام 1947. الفئران بلا ذيول، ' +
      'والمسرحية بلا نهاية.|It began as a radio play, “Three Blind Mice”, for Queen Mary’s 80th birthday in ' +
      '1947. The mice have lost their tails; the play has no end.',
    source: 'https://en.wikipedia.org/wiki/Three_Blind_Mice_(radio_play_and_short_story)',
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
      'قبل أن يصير لحن «تتريس»، كان أغنية بائع روسي جوّال لا يفتح صندوقه كله إلا في مكان واحد! أين ينتظر ' +
      'زبونته؟|Before it was the “Tetris” tune, it was the song of a Russian pedlar who opened his whole box ' +
      'in one place only! Where does he wait for his customer?',
    options: [
      'وسط زرع عالٍ|In the tall rye',
      'فوق سطح قطار|On a train’s roof',
      'على نهر متجمّد|On a frozen river',
      'في بطن قارب|In a rowing boat',
    ],
    fact:
      'في الجاودار العالي حتى الليل! بلا لافتة ولا موقف. فلا عجب أن اللحن صار لعبة: الأشياء تسقط وأنت تبحث لها ' +
      'عن مكان.|In the tall rye, until dark! No sign, no parking. No wonder it became a game in which things ' +
      'keep dropping and you look for a space.',
    source: 'https://en.wikipedia.org/wiki/Korobeiniki',
    isForChildren: true,
  },
  {
    tune: 'danube',
    way: { instrument: 'ocarina', tempo: 1.6, semitones: 12 },
    ask:
      'نهر في إبريق شاي! نسيت أسطوانة المسبار «فوياجر» هذا اللحن عام 1977، فأصلح الأوروبيون الغلطة عام 2025. ' +
      'كيف؟|A river in a teapot! The Voyager probe’s record left this tune out in 1977, and in 2025 the ' +
      'Europeans put that right. How?',
    options: [
      'بثّوه خلف المسبار|Beamed it after the probe',
      'دفنوه في القمر|Buried it on the Moon',
      'أرسلوه مع رائد|Sent it by astronaut',
      'عزفوه على جبل|Played it up a mountain',
    ],
    fact:
      'هوائي في إسبانيا أرسل «الدانوب الأزرق» بسرعة الضوء، ليصل إلى المسبار بعد 23 ساعة. الراقصون هناك قليلون، ' +
      'لكن القاعة واسعة.|An aerial in Spain sent it off at the speed of light, and it needed 23 hours to catch ' +
      'up. Few dancers out there, but what a ballroom.',
    source: 'http://www.thenaturebible.org.uk/song_of_songs_Waltz-into-Space.asp',
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
