import { told } from './told.ts';

/** Heard in films, lifts and telephones. */
export const melodies400 = told([
  {
    tune: 'turkish',
    way: {},
    ask:
      'بيانو من قبل مئتي عام، فيه دواسة إذا دستَها صحا الحيّ كله! ماذا كان يخرج منه مع لحن كهذا؟|Two hundred ' +
      'years ago some pianos had a pedal that woke the whole street! What came out of them along with a tune ' +
      'like this?',
    options: [
      'طبلًا وأجراسًا|A drum and bells',
      'صهيل خيول|Horses neighing',
      'تصفيق جمهور|A crowd clapping',
      'طلقات مدافع|Cannon shots',
    ],
    fact:
      'دواسة «الموسيقى التركية»: طبل وصنج وأجراس داخل الخشب، لأن فرق العثمانيين كانت موضة أوروبا. ثم ذهبت ' +
      'الموضة ونُزعت، ولا بدّ أن الجيران أولموا!|The “Turkish music” pedal: drum, cymbals and bells inside the ' +
      'case, since Ottoman bands were the fashion. Then they were taken out, and no doubt the neighbours gave ' +
      'a feast!',
    source: 'http://www.tuerkenbeute.de/res/audio_video/audio_4_diabelli.html',
  },
  {
    tune: 'pedlars',
    way: { instrument: 'accordion' },
    ask:
      'الكل صاح باسم لعبة المكعّبات! لكن الأغنية الروسية أقدم منها بكثير، وفيها بائع يقول: «صندوقي مليء مليء!» ' +
      'بماذا؟|Everybody shouted the name of a game! But the Russian song is far older, and in it a pedlar sings: ' +
      '“My box is full, so full!” Of what?',
    options: ['أقمشة|Cloth', 'أسماك|Fish', 'ألعاب|Toys', 'بيض|Eggs'],
    fact:
      'قطن وديباج، وزبونة تساومه على كل متر! ثم أخذت لعبة تتريس لحنه عام 1989، فصار يرصّ الصناديق بدل أن ' +
      'يبيعها.|Calico and brocade, and a girl haggling over every yard! In 1989 the game Tetris took his tune, ' +
      'and he has been stacking boxes ever since.',
    source: 'https://en.wikipedia.org/wiki/Korobeiniki',
    isForChildren: true,
  },
  {
    tune: 'toreador',
    way: { instrument: 'trumpet' },
    ask:
      'لم يعجب المغنّين لحنهم الأول، فغضب المؤلّف وقال: «إن أرادوا… فسأعطيهم…!» ثم كتب هذا، فحفظته الدنيا. ما ' +
      'الكلمة؟|The singers disliked their first tune. “If it’s … they want, it’s … they’ll get!” growled the ' +
      'composer, and wrote this, which the world still hums. The word?',
    options: ['قمامة|Rubbish', 'سلطة|Salad', 'نومًا|Sleep', 'نقودًا|Money'],
    fact:
      'يُروى أن بيزيه كتب أغنية المصارع غاضبًا وهو يسمّيها قمامة، وهي اليوم أشهر ما ألّف. أنزلوا الكيس الليلة ' +
      'وأنتم تدندنونها باحترام.|Bizet is said to have written the Toreador Song in a temper, calling it rubbish, ' +
      'and nothing of his is more famous. Hum it with respect when you take out the bin.',
    source: 'http://www.king.org/january-9-little-secrets-vi/',
  },
  {
    tune: 'danube',
    way: { instrument: 'tremolo' },
    ask:
      'تهافتت الأمريكيات على خصلة من شعر صاحب هذا اللحن، فوزّع مئات الخصل وبقي شعره كثيفًا! شعر مَن كان، كما ' +
      'يُحكى؟|American ladies begged for a lock of this composer’s hair. He gave away hundreds, and his own ' +
      'stayed as thick as ever! Whose was it, the story goes?',
    options: ['شعر كلبه|His dog’s', 'شعر حصانه|His horse’s', 'شعر حلّاقه|His barber’s', 'شعر أخيه|His brother’s'],
    fact:
      'يُحكى أن شتراوس جاء ومعه كلب أسود غزير الشعر: سافر السيد بشعره كله، وسافر الكلب كأنه خارج من الحلّاق. وكم ' +
      'جدّة ورثت الخصلة!|Strauss, they say, travelled with a fine black retriever. He left with every curl in ' +
      'place; the dog went home looking fresh from the barber’s.',
    source: 'https://thepetmuseum.blogspot.com/2014/03/strauss-dog-serves-in-cause-of-fame.html',
  },
  {
    tune: 'entertainer',
    way: {},
    ask:
      'رجاء واحد كتبه المؤلّف فوق نوتة هذا اللحن، وعربات المثلجات في أمريكا تخالفه كل يوم! ماذا طلب من ' +
      'العازفين؟|The composer put one request on top of this tune, and America’s ice-cream vans ignore it ' +
      'every day! What did he ask of players?',
    options: [
      'لا تسرعوا|Don’t play it fast',
      'لا تغنّوا|Don’t sing along with it',
      'لا ترقصوا|Don’t dance to it',
      'لا تصفّروا|Don’t whistle it',
    ],
    fact:
      'على «ذا إنترتينر» كتب سكوت جوبلين: «ليس سريعًا». والعربات تعزفه كأنها تخاف أن يلحق بها الأطفال!|“Not ' +
      'fast”, Scott Joplin put on The Entertainer. The vans play it as if they were afraid the children might ' +
      'catch up!',
    source: 'https://gotamillionrhymes.com/2015/10/04/do-not-play-this-piece-fast-scott-joplin-ragtime/',
  },
  {
    tune: 'greensleeves',
    way: { instrument: 'guitar' },
    ask:
      'في مسرحية لشكسبير رجل سمين متحمّس يرفع يديه ويصيح: «لترعد السماء على هذا اللحن، ولتمطر…!» ماذا؟|In a play ' +
      'by Shakespeare a very fat, very excited man throws up his hands: “Let it thunder to this tune! Let the ' +
      'sky rain…” what?',
    options: ['بطاطا|Potatoes', 'دجاجًا|Chickens', 'ذهبًا|Gold', 'خبزًا|Bread'],
    fact:
      'فالستاف في «زوجات وندسور المرحات»: كانت البطاطا يومها طعامًا فاخرًا غريبًا. كمن يدعو اليوم: يا سماء أمطري ' +
      'كافيارًا!|Falstaff in “The Merry Wives of Windsor”: potatoes were an exotic luxury then. Today he would ' +
      'be asking for caviar.',
    source: 'http://www.augustusyoung.com/archive/200704/page9.html',
  },
  {
    tune: 'newWorld',
    way: { instrument: 'corAnglais' },
    ask:
      'كان صاحب هذا اللحن مهووسًا بالقطارات: جاءه خطيب ابنته برقم قطار غير صحيح! فبماذا صاح الأب في وجه ابنته، ' +
      'كما يُحكى؟|This composer was mad about trains, and his daughter’s fiancé reported the wrong number! What ' +
      'did he shout at her, the story goes?',
    options: [
      'أتتزوّجين حمارًا كهذا؟|You’d marry such a donkey?',
      'من علّمه الأرقام؟|Whoever taught him numbers?',
      'تزوّجي القطار أحسن!|Better to marry the train!',
      'لا رقم، لا عرس!|No number, no wedding!',
    ],
    fact:
      'دفورجاك! خلط الخطيب رقم القطار برقم صنع القاطرة، فكاد العرس يخرج عن السكّة. لكنه تزوّجها في النهاية، وحفظ ' +
      'الأرقام.|Dvořák! The young man had mixed up the train’s number and the engine’s, and the wedding nearly ' +
      'left the rails. He married her all the same, and learned his numbers.',
    source: 'https://fce-lu.com/blogs/blogue/posts/antonin-dvorak-180',
    optionsShown: true,
  },
  {
    tune: 'minuet',
    way: { instrument: 'harpsichord' },
    ask:
      'عزفها ملايين الأطفال والأم تقول للضيوف: «باخ!» ثم انكشف سرّها في سبعينيات القرن الماضي. ما هو؟|Millions ' +
      'of children played it while Mum told the guests: “Bach!” In the 1970s its secret came out. What was it?',
    options: [
      'ألّفها رجل آخر|Another man wrote it',
      'ألّفتها زوجته|His wife wrote it',
      'تُعزف بالمقلوب|It goes backwards',
      'هي أغنية لابنه|It was his son’s song',
    ],
    fact:
      'صاحبها عازف أرغن اسمه بيتزولد، ونسختها السيدة باخ في دفترها بلا اسم. أشهر واجب منقول في التاريخ!|It is ' +
      'by an organist called Petzold; Mrs Bach copied it into her notebook without a name. The best-known ' +
      'copied homework in history!',
    source: 'https://en.wikipedia.org/wiki/Minuet_in_G_major,_BWV_Anh._114',
  },
  {
    tune: 'badinerie',
    way: { instrument: 'flute' },
    ask:
      'صاحب هذه القطعة المهذّبة سلّ سيفه مساءً في السوق على عازف باسون، لأنه كان قد شبّه عزفه بحيوان. أي ' +
      'حيوان؟|The author of this polite little piece drew his sword on a bassoonist in the market square. He had ' +
      'called the man’s playing after an animal. Which?',
    options: ['العنزة|A goat', 'البطّة|A duck', 'الحمار|A donkey', 'الضفدع|A frog'],
    fact:
      'باخ في العشرين سمّى طالبًا «عازف باسون كالعنزة»، فجاءه الطالب بعصا وتعاركا حتى فرّقوهما. وحكمت المحكمة: ' +
      'على باخ أن يصبر على الأقل موهبة.|At 20 Bach called a student a “nanny-goat bassoonist”; the man came for ' +
      'him with a stick and they had to be torn apart. The court told Bach to bear with the less gifted.',
    source: 'http://culturalcocktailhour.com/bach-and-the-nanny-goat-bassoonist/1407/',
  },
  {
    tune: 'cucaracha',
    way: { instrument: 'trumpet', semitones: 12 },
    ask:
      'أغنية مرحة عن حشرة تُخلي المطبخ في ثانية، لكنها تقول إنها لم تعد تستطيع المشي! ماذا ينقصها في نسخة ' +
      'الأطفال؟|A merry song about an insect that empties a kitchen in one second, yet it says she can’t walk ' +
      'any more! What is she missing, in the children’s version?',
    options: ['ساق|A leg', 'حذاء|A shoe', 'نظّارة|Glasses', 'صديق|A friend'],
    fact:
      'صرصورة تنقصها ساق واحدة، وعند الصراصير ست. الخمس الباقية تكفي لتسبق نعال البيت كله.|A cockroach one leg ' +
      'short, and cockroaches have six. The other five will still outrun every slipper in the house.',
    source: 'https://nursery-rhymes-astro.pages.dev/spanish/la-cucaracha',
    isForChildren: true,
  },
  {
    tune: 'hatDance',
    way: { instrument: 'violin', semitones: 12 },
    ask:
      'ارموا قبّعة على الأرض وارقصوا حولها ولا تدوسوها! أعظم راقصة باليه في زمانها رقصت هذه في المكسيك عام 1919. ' +
      'كيف؟|Throw down a hat, dance round it and don’t step on it! In Mexico in 1919 the greatest ballerina of ' +
      'her day danced this. How?',
    options: [
      'على رؤوس أصابعها|On her toes',
      'على ظهر حصان|On horseback',
      'فوق برميل|On a barrel',
      'معصوبة العينين|Blindfolded',
    ],
    fact:
      'رقصتها آنا بافلوفا على رؤوس أصابعها، ومرةً أمام 16,000 متفرّج في حلبة ثيران. القبّعة سلمت، والثيران وحدها ' +
      'لم تُدعَ.|Anna Pavlova danced it on pointe, and once drew 16,000 people to a bullring. The hat survived; ' +
      'only the bulls weren’t invited.',
    source: 'https://relatosehistorias.mx/nuestras-historias/anna-pavlova-en-mexico',
    isForChildren: true,
  },
  {
    tune: 'alouette',
    way: { instrument: 'accordion', semitones: 12 },
    ask:
      'لحن لطيف لقُبّرة صغيرة، وكلماته وعيد مخيف: «سأنتف ريشك، سأنتفه!» من أين يبدأ المغنّي؟|A sweet tune to a ' +
      'nice little lark, and the words are a threat: “I will pluck you, I will!” Where does the singer begin?',
    options: ['الرأس|The head', 'الذيل|The tail', 'الجناحان|The wings', 'الرقبة|The neck'],
    fact:
      'الرأس ثم المنقار ثم العينان… وبها يتعلّم الأطفال أسماء أعضاء الجسم، وكلٌّ يلمس عضوه. القُبّرة وحدها غابت ' +
      'عن الدرس.|Head, then beak, then eyes… Children learn the parts of the body from it, touching their own. ' +
      'Only the lark stayed away from class.',
    source: 'https://www.classical-music.com/features/articles/alouette-lyrics/',
    isForChildren: true,
  },
  {
    tune: 'bonnie',
    way: { instrument: 'harmonica' },
    ask:
      'تحدٍّ من المخيّمات: عند كل كلمة تبدأ بحرف B قوموا أو اجلسوا! وهي الأغنية التي عزفتها أشهر فرقة في العالم ' +
      'على أول أسطوانة لها. من؟|Camp dare: stand up or sit down at every word with a B! It is also what the most ' +
      'famous band in the world played on its first record. Who?',
    options: ['البيتلز|The Beatles', 'كوين|Queen', 'آبا|ABBA', 'رولينغ ستونز|The Rolling Stones'],
    fact:
      'عام 1961 في هامبورغ خلف المغني توني شيريدان، ولم تعجب الشركةَ كلمةُ «بيتلز» فكتبت «بيت براذرز». أغلى ' +
      'تصحيح في التاريخ.|In Hamburg in 1961, behind the singer Tony Sheridan. The label disliked the name ' +
      'Beatles and printed “The Beat Brothers”: the costliest correction ever made.',
    source: 'https://983thesnake.com/beatles-my-bonnie/',
  },
  {
    tune: 'clementine',
    way: { instrument: 'banjo', semitones: 12 },
    ask:
      'أرسلت أمريكا إلى القمر عام 1994 مركبة على اسم بطلة هذه الأغنية، لأنهما ستنتهيان النهاية نفسها! كيف؟|In ' +
      '1994 America sent a probe to the Moon, named after the girl in this song because they would end the ' +
      'same way! How?',
    options: [
      'تضيع إلى الأبد|Lost and gone for ever',
      'تنام مئة عام|Asleep for a century',
      'تتزوّج أميرًا|Married to a prince',
      'تعود بالذهب|Home with the gold',
    ],
    fact:
      'كلمنتاين «ضاعت ورحلت إلى الأبد»، والمركبة بلا تذكرة عودة. وقبل أن تضيع أرسلت نحو 1.6 مليون صورة للقمر: ' +
      'تقريبًا ما تصوّره خالتي في سفرة واحدة!|Clementine is “lost and gone forever”, and the probe had no ' +
      'return ticket. First it sent home some 1.6 million pictures of the Moon: about what auntie takes on one ' +
      'holiday!',
    source: 'https://geoscience.blog/where-did-the-spacecraft-clementine-get-its-name',
  },
  {
    tune: 'yankee',
    way: { instrument: 'piccolo', semitones: 12 },
    ask:
      'وضع الأبله ريشة في قبّعته وسمّاها «معكرونة»! لم يكن جائعًا: ماذا كانت الكلمة تعني عند شباب لندن ' +
      'يومها؟|The simpleton stuck a feather in his hat and called it macaroni! He wasn’t hungry. What did ' +
      'London’s young men mean by the word in those days?',
    options: [
      'آخر موضة|The height of fashion',
      'خوذة جندي|A soldier’s steel helmet',
      'ذيل حصان|The tail of a pony',
      'غداء مجاني|A lunch for nothing',
    ],
    fact:
      'شباب عادوا من إيطاليا بثياب عجيبة فسُمّوا «المعكرونة». سخر الإنجليز من أمريكي ظنّ الريشة تكفي، فأحبّ ' +
      'الأمريكيون الأغنية وأخذوها. والمعكرونة بردت.|Young men home from Italy in outlandish clothes were called ' +
      'macaronis. The British mocked the American who thought a feather was enough; the Americans liked the song ' +
      'and kept it.',
    source: 'https://officialenews.com/sv/records/220-why-did-yankee-doodle-call-a-feather--macaroni',
    isForChildren: true,
  },
  {
    tune: 'oldMan',
    way: { instrument: 'kalimba', semitones: 12 },
    ask:
      'الكبار يعرفون عجوزًا يدقّ على الحذاء والركبة، أمّا جيل التسعينيات فيغنّي عليه «أحبك، تحبني»! مع أي ' +
      'ديناصور بنفسجي؟|To grandpa it is an old man playing on his shoe and his knee, but the nineties children ' +
      'sing “I love you, you love me” to it! With which purple dinosaur?',
    options: ['بارني|Barney', 'دينو|Dino', 'ريكس|Rex', 'يوشي|Yoshi'],
    fact:
      'أغنية عدّ قديمة ألبسوها ديناصورًا في الثمانينيات. لأول مرة في التاريخ: اللحن أقدم من الديناصور.|An old ' +
      'counting song that put on a dinosaur in the 1980s. For once in history, the tune is older than the ' +
      'dinosaur.',
    source: 'https://pixelation.org/why-barney-song-lyrics-i-love-you-still-trigger-massive-nostalgia-pqs',
    isForChildren: true,
  },
  {
    tune: 'elise',
    way: {},
    ask:
      'صاحب هذا اللحن كان يعدّ البن لكل فنجان حبّة حبّة، والضيوف ينتظرون! كم حبّة للفنجان، لا تزيد ولا تنقص؟|The ' +
      'man who wrote this counted out his coffee beans, one by one, while the guests waited! How many to the ' +
      'cup, exactly?',
    options: ['60', '12', '30', '100'],
    fact:
      'ستون! بيتهوفن يعدّ، والماء يغلي، والضيف العاشر ينتظر الحبّة رقم 600.|Sixty! Beethoven counts, the water ' +
      'boils, and the tenth guest is waiting for bean number 600.',
    source:
      'https://theunitedstatesofk.com/2014/05/16/beethoven-discovered-the-best-ideas-come-in-the-shower-before-the-shower-existed/',
  },
  {
    tune: 'mountainKing',
    way: { instrument: 'bassoon' },
    ask:
      'أحبّه العالم كله إلا مؤلّفه النرويجي: كتب أنه لا يحتمل سماعه، لأن رائحته تفوح. رائحة ماذا؟|The whole ' +
      'world loved it, except the Norwegian who wrote it: he couldn’t bear to hear it, he said, because it ' +
      'stank. Of what?',
    options: ['روث البقر|Cow dung', 'جوارب مبلّلة|Wet socks', 'سمك قديم|Old fish', 'بصل محروق|Burnt onions'],
    fact:
      'كتب غريغ: «تفوح منها رائحة روث البقر حتى لا أحتمل سماعها!» والعالم ما زال يطلب الإعادة، وأنفه مسدود.|“It ' +
      'so reeks of cowpats”, wrote Grieg, “that I can’t bear to hear it.” The world still calls for an encore, ' +
      'holding its nose.',
    source: 'http://classicalmusicforpleasure.blogspot.com/2011/07/grieg-in-hall-of-mountain-king.html',
    isForChildren: true,
  },
  {
    tune: 'turkish',
    way: { instrument: 'xylophone' },
    ask:
      'اشترى صاحب هذا المارش طائرًا يغنّي لحنًا من تأليفه، ولمّا مات الطائر أقام له جنازة ورثاه بقصيدة! أي ' +
      'طائر؟|The composer of this march bought a bird that sang a tune of his own, and when it died he gave it a ' +
      'funeral and a poem! What sort of bird?',
    options: ['زرزور|A starling', 'ببغاء|A parrot', 'بلبل|A nightingale', 'حمامة|A dove'],
    fact:
      'موزارت عام 1784: كان الزرزور يخطئ في نغمتين، فكتب في دفتره «كان ذلك جميلًا!» التلميذ الوحيد الذي لم يصحّح ' +
      'له أحد.|Mozart, in 1784: the starling got two notes wrong, and he wrote in his book “That was beautiful!” ' +
      'The only pupil nobody ever corrected.',
    source: 'http://cryer.org.uk/Mozart%27s_starling',
  },
  {
    tune: 'bride',
    way: { instrument: 'trumpet' },
    ask:
      'في أوبرا هذا اللحن يرحل البطل في قارب تجرّه بجعة. ذات ليلة تحرّكت قبله وتركته! فقال المغنّي أشهر نكتة في ' +
      'الأوبرا. ماذا قال؟|In this tune’s opera the hero leaves in a boat drawn by a swan. One night it left ' +
      'without him, and the tenor made opera’s most famous joke. What did he say?',
    options: [
      'متى البجعة التالية؟|What time’s the next swan?',
      'هل أعود سباحة؟|Shall I have to swim home?',
      'من فتح القفص؟|Who left the cage open?',
      'نادوا سيارة أجرة!|Somebody call me a cab!',
    ],
    fact:
      'تُنسب إلى ليو سليزاك في دور لوهنغرين، كأنه فاته الباص. نسي الناس المغنّي، وما زالوا ينتظرون البجعة.|It is ' +
      'told of Leo Slezak as Lohengrin, like a man who has missed his bus. The tenor is forgotten; everybody is ' +
      'still waiting for that swan.',
    source: 'https://en.wikiquote.org/wiki/Leo_Slezak',
  },
]);
