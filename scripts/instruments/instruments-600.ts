import { heard, forChildren, type Heard } from '../audio/heard.ts';
import { drumKit, duo, line, parade, solo } from './phrases.ts';

/** For those who argue about oboes. */
export const instruments600: readonly Heard[] = [
  heard(
    () => solo('oboe', 'calm'),
    'الذئب ابتلع البطة مستعجلًا في «بيتر والذئب»، فظلّت تبطبط حيّة في بطنه! قلّدوها، ثم قولوا: أي آلة هي البطة؟|' +
      'In “Peter and the Wolf” the wolf gulped the duck down so fast that she’s still quacking inside! Do the ' +
      'quack, then tell us: which instrument is she?',
    ['أوبوا|An oboe', 'ترومبون|A trombone', 'تشيلو|A cello', 'بيكولو|A piccolo'],
    'وقبل كل حفل تعطي هذه «البطة» نغمة واحدة فيضبط عليها الجميع. حتى الكمان الذي ثمنه ملايين ينتظر البطة!|' +
      'And before a concert this “duck” gives one note and the whole orchestra tunes to it. Even a million-dollar ' +
      'violin waits for the duck.',
    {
      source: 'https://www.oboefiles.com/why-does-the-oboe-tune-the-orchestra-and-how-to-do-it-right/',
    },
  ),
  heard(
    () => solo('corAnglais', 'slow', { bpm: 126 }),
    'ضابط الجوازات: «الاسم؟» – «البوق الإنجليزي». – «إنجليزي؟» – «لا». – «بوق؟» – «ولا بوق!» – «أخو من ' +
      'إذن؟» أنقذوا الضابط واسمعوا صوته: أخو أي آلة؟|Passport control. “Name?” “English horn.” “English?” ' +
      '“No.” “A horn?” “No.” “Then whose brother are you?” Listen, and rescue the officer: which ' +
      'instrument’s?',
    ['أوبوا|The oboe’s', 'ساكسفون|The saxophone’s', 'كلارينيت|The clarinet’s', 'ترومبون|The trombone’s'],
    'أخو الأوبوا الأطول والأحزن، واسمه على ما يبدو سوء فهم لم يصحّحه أحد. ختم الضابط الجواز وكتب في ' +
      'الملاحظات: «صوت صادق، واسم كذّاب».|The oboe’s longer, sadder brother; the name seems to be a ' +
      'misunderstanding nobody ever put right. The officer stamped it: “Honest voice, lying passport.”',
    { source: 'https://www.encyclopedia.com/literature-and-arts/performing-arts/music-history/cor-anglais' },
  ),
  heard(
    () => line('bassoon', 'C3:0.5 - E3 - G3:0.25 A3 G3 E3 C3:0.5 - F2 A2 G2 B2 C3:1.5', 112),
    'سمع مؤلف كبير هذه الآلة الغليظة تعزف عاليًا، فصاح كما يُحكى: «إن كان هذا …، فأنا قرد بابون!» املؤوا الفراغ!|' +
      'Hearing this deep one play so high, a great composer is said to have snapped: “If that’s a …, I’m a ' +
      'baboon!” Fill the gap!',
    ['باسون|A bassoon', 'فلوت|A flute', 'فيولا|A viola', 'بوق|A trumpet'],
    'تلك افتتاحية «طقوس الربيع» لسترافنسكي، باريس 1913، وبعدها صراخ وعراك في القاعة. والقرد لم يعلّق.|' +
      'The opening of Stravinsky’s “Rite of Spring”, Paris 1913; shouting and fist-fights followed. No baboon was ' +
      'available for comment.',
    { source: 'https://sites.utexas.edu/ransomcentermagazine/2013/03/04/the-ballet-performance-that-sparked-a-riot-2' },
  ),
  heard(
    () => solo('celesta', 'wide', { octave: 1 }),
    'سرّ! كتب تشايكوفسكي: «وجدت في باريس آلة صوتها سماوي. لا تُروها لأحد، أخاف أن يسبقني زملائي!» ماذا خبّأ؟|' +
      'Psst! “I’ve found an instrument in Paris with a heavenly voice,” wrote Tchaikovsky. “Show it to nobody: the ' +
      'others would use it first!” What was he hiding?',
    ['تشيليستا|A celesta', 'هارب|A harp', 'كاليمبا|A kalimba', 'قانون|A zither'],
    'شكلها بيانو صغير ومطارقه تضرب صفائح فولاذ، ونجح السرّ فرقصت بها جنّية السكّر في «كسّارة البندق». من عندكم ' +
      'يكتم سرًّا هكذا؟|' +
      'It looks like a small piano, with hammers on steel plates. The secret held, and the Sugar Plum Fairy dances ' +
      'to it. Who here could keep one that long?',
    { source: 'https://culture.ru/s/shchelkunchik/?ysclid=lqgsuw95y4149457451' },
  ),
  heard(
    () => line('koto', 'D4:0.5 Eb4 G4 A4 Bb4:1 A4:0.5 G4 Eb4 D4 A3 Bb3 D4:2', 92, 1),
    'تنّين ممدّد على الأرض له ظهر وذيل، وعازفته تجثو وتحكّ أوتاره بمخالب في أصابعها! من أي بلد هذا التنّين؟|' +
      'A dragon stretched out on the floor has a back and a tail, and its player kneels and strokes it with claws ' +
      'on her fingers! Which country is it from?',
    ['اليابان|Japan', 'إسبانيا|Spain', 'البرازيل|Brazil', 'اسكتلندا|Scotland'],
    'الكوتو: أجزاؤها تُسمّى حقًّا «ظهر التنّين» و«ذيل التنّين»، وريشها «مخالب». دغدغوه برفق، فنومه خفيف.|' +
      'The koto: its parts really are called “dragon’s back” and “dragon’s tail”, and its picks “claws”. Tickle ' +
      'gently; it’s a light sleeper.',
    { source: 'https://web-japan.org/kidsweb/virtual/koto/koto02.html' },
  ),
  heard(
    () =>
      line('piccolo', 'D6:0.25 E6 F#6 G6 A6 G6 F#6 E6 D6 F#6 A6 F#6 D6:0.5 A5 B5:0.25 C#6 D6 E6 F#6 E6 D6:1.5', 116),
    'من أصغركم وأحدّكم صوتًا؟ للأوركسترا واحد مثله، حتى إن عازفته تسدّ أذنها منه! ما اسمه؟ (والصغير لا يزعل.)|' +
      'Who is the smallest and shrillest of your family? The orchestra has one too, and its own player wears an ' +
      'earplug! What is it? (No offence to the smallest.)',
    ['بيكولو|A piccolo', 'فلوت عادي|An ordinary flute', 'كلارينيت|A clarinet', 'أوبوا|An oboe'],
    'كتبت عازفة: «أضع سدّادة في أذني اليمنى كلما عزفته». يمتدّ إلى اليمين، فاليمنى تدفع الثمن واليسرى تتفرّج.|' +
      'One player writes that she plugs her right ear each time she plays it. It sticks out on that side; the left ' +
      'ear just watches.',
    { source: 'https://feralflute.blogspot.com/2013/05/music-and-hearing-loss.html' },
  ),
  heard(
    () => line('mutedTrumpet', 'G4:0.5 Bb4 C5 Eb5 D5 C5 Bb4:1 G4:0.5 F4 G4 Bb4 G4:2', 108),
    'عازف جاز دخل محلّ السباكة واشترى شفّاط المغسلة… لآلته! شيء كهذا يسدّ فمها هنا فتهمس. ما الآلة؟|' +
      'A jazzman went to the plumber’s and bought a sink plunger… for his instrument! Something of the sort stops ' +
      'its mouth here, and it whispers. Which instrument?',
    [
      'ترومبيت مكتوم|A muted trumpet',
      'كمان مكتوم|A muted violin',
      'ساكسفون صغير|A small saxophone',
      'هارمونيكا|A harmonica',
    ],
    'جرّب الأوائل اليد والقبّعة، وفاز شفّاط المغسلة لأنه على مقاس الفم، وما زالوا يشترونه ويرمون العصا. والسبّاك ' +
      'محتار.|' +
      'Hands and hats were tried, but the sink plunger fits the bell best. They still buy them and throw away the ' +
      'stick. The plumber has stopped asking.',
    { source: 'https://trumpet.tonebase.co/es/blog/what-is-a-plunger-mute-on-the-trumpet' },
  ),
  heard(
    () => drumKit(['g-G-gg-G-g-G-gg-G-g-G-gg-G'], 0.19),
    '«وين مبشرة الجزر؟» أم ناصر تبحث، وابنها يحكّها بالملعقة في الصالة ويرقص! الأصلية يقطينة محزّزة: ما اسمها؟|' +
      '“Where’s my carrot grater?” Mum is looking; her son is scraping it with a spoon in the hall and dancing! ' +
      'The real one is a notched gourd: what is it called?',
    ['غويرو|A güiro', 'ماراكاس|Maracas', 'كلافيس|Claves', 'رقّ|A tambourine'],
    'لم يخترع شيئًا: لها في كوبا أخت من صفيح كالمبشرة تمامًا، واسمها «غوايو» أي مبشرة! اتركوه يعزف، واشتروا ' +
      'الجزر مقطّعًا.|' +
      'Nothing new: its Cuban sister is a tin cheese grater in all but taste, and its name, “guayo”, means grater. ' +
      'Let him play; buy the carrots ready cut.',
    { source: 'https://en.wikipedia.org/wiki/Guayo' },
  ),
  heard(
    () => drumKit(['q-Q-qqQ-q-QQq-Q-q-Q-qqQ-q-QQq'], 0.19),
    'اضحكوا مثله أولًا! ليس قردًا ولا طفلًا يُدغدَغ ولا باب ثلاجة، بل طبل من البرازيل يُفرك من داخله. ما اسمه؟|' +
      'First, laugh along! No monkey, no tickled child, no fridge door, but a drum from Brazil that is rubbed from ' +
      'inside. What is it called?',
    ['كويكا|A cuica', 'بونغو|Bongos', 'تمباني|Timpani', 'تايكو|Taiko'],
    'في بطنه عود يُفرك بخرقة مبلولة فيصيح: غسيل صحون انتهى بكرنفال!|' +
      'A stick inside is rubbed with a wet cloth until it squeals: washing-up that ended in a carnival.',
    { source: 'https://www.gandharvaloka.ca/cuica/' },
  ),
  heard(
    () => line('tubularBells', 'C5:1 G4 E5 C5 D5:0.5 E5 D5 G4 C5:2', 88, 1),
    'دفع صاحب شركة صغيرة عشرين جنيهًا أجرة هذه الآلة وهو يتأفّف، ثم صار عنده طائرات! نحاس معلّق كالغسيل: ما ' +
      'هي؟|The owner of a small company grumbled at paying £20 to hire this, and ended up with airliners! ' +
      'Brass hung out like washing: what is it?',
    ['أجراس أنبوبية|Tubular bells', 'أجراس جمال|Camel bells', 'فيبرافون|A vibraphone', 'صنوج يد|Finger cymbals'],
    'عزفها مايك أولدفيلد وعمره 19 عام 1973، فنجحت أول أسطوانات «فيرجن» حتى سُمّيت باسمها طائرة جامبو. أربح ' +
      'عشرين جنيهًا في تاريخ الأجراس!|Mike Oldfield, 19, played them in 1973 on Virgin’s first record, and in ' +
      'the end a jumbo jet bore its name. The best £20 ever spent on bells!',
    { source: 'https://www.dailymail.co.uk/tvshowbiz/article-448545/20-tubular-bells-They-d-better-worth-it.html' },
  ),
  heard(
    () => solo('marimba', 'hop', { octave: -1 }),
    'آخر السيمفونية، والقاعة لا تتنفّس… رنّ هاتف في الصف الأول بنغمة هذه الآلة، فأوقف المايسترو الجميع! ما هي؟|' +
      'The end of a long symphony, nobody breathing… and a phone in the front row rings with this instrument! The ' +
      'conductor stops everyone. Which is it?',
    ['ماريمبا|A marimba', 'فيبرافون|A vibraphone', 'هاربسيكورد|A harpsichord', 'سنطور|A hammered dulcimer'],
    'نيويورك 2012: سأله المايسترو: «هل انتهيت؟» ووقف ينتظر، وواحد من الجمهور يصيح: «غرامة ألف دولار!» تأكّدوا من ' +
      'هواتفكم الآن.|' +
      'New York, 2012. “Are you finished?” asked the conductor, and waited, while somebody shouted ' +
      '“Thousand-dollar fine!” Check your phones now.',
    { source: 'http://genedelisa.com/2012/01/ringing-iphone-interrupts-mahlers-ninth/' },
  ),
  heard(
    () => line('shamisen', 'D4:0.5 D4 G4 A4 C5 A4 G4:1 A4:0.25 G4 D4:0.5 C4 D4:1.5', 112),
    '«لا ترموها!» بعد الحرب لم يبقَ في أوكيناوا ما تُصنع منه الآلات، فصنعوا قريبة هذه «الشاميسن» ' +
      'اليابانية من شيء فارغ، وغنّوا! ما هو؟|“Don’t throw it away!” After the war Okinawa had nothing left ' +
      'to make music with, so they built this shamisen’s cousin out of something empty, and sang. What?',
    ['علب طعام|Food tins', 'خوذ جنود|Soldiers’ helmets', 'قدور رز|Rice pots', 'صناديق شاي|Tea chests'],
    'علب طعام من صفيح، وأوتارها خيوط مظلّات! وما زالت تُباع إلى اليوم: الوجبة الوحيدة التي تُعزف بعد ' +
      'أكلها. الليلة لا أحد يرمي علبة التونة.|Tins, strung with parachute cord! They still sell them: the ' +
      'only meal you can play afterwards. Nobody throws out the tuna tin tonight.',
    { source: 'http://weareprettybeautiful.blogspot.com/2011/07/kankara-sanshin.html' },
  ),
  heard(
    () => solo('viola', 'calm', { octave: -1 }),
    'نكتة الأوركسترا: ما الفرق بينها وبين البصلة؟ لا أحد يبكي حين تقطّعها! والناس يظنّونها كمانًا. دافعوا عنها: ' +
      'ما اسمها؟|' +
      'The orchestra’s joke: how does it differ from an onion? Nobody cries when you cut it up! People take it for ' +
      'a violin. Stand up for it: what is it called?',
    ['فيولا|A viola', 'بيكولو|A piccolo', 'باسون|A bassoon', 'كونترباص|A double bass'],
    'النكات عليها عمرها ثلاثة قرون، لكن موزارت كان يأخذها هو حين يعزف مع أصحابه. اضحكوا الآن!|' +
      'The jokes are three centuries old. But Mozart, playing with friends, often took this part himself. Who’s ' +
      'laughing now?',
    { source: 'http://www.myclassicalnotes.com/2011/11/mozarts-viola/' },
  ),
  heard(
    () => line('baritoneSax', 'C3:0.5 Eb3 F3 G3 Bb3 G3 F3 Eb3 C3:1 Bb2:0.5 C3 C3:2', 112),
    '«أكبر آلة وأكثرها إزعاجًا وسخافة!» أعطاها رسّام كرتون لطفلة عمرها ثماني سنوات ليضحك. ماذا تنفخ ليزا ' +
      'سيمبسون؟|' +
      'A cartoon girl of eight was given “the biggest, honkin’est, most ridiculous” instrument of them all, just ' +
      'for laughs. What does Lisa Simpson blow?',
    [
      'ساكسفون باريتون|A baritone saxophone',
      'فلوت باص|A bass flute',
      'كمان كبير|A big violin',
      'ترومبيت صغير|A small trumpet',
    ],
    'به تقول كل ما لا يفهمه أهلها، وأبوها يصيح: «كفى عزفًا على هذا الشيء!» آباء العالم نسخة واحدة.|' +
      'It says everything her family can’t follow, and her father shouts “stop playing that thing!”, like fathers ' +
      'everywhere.',
    { source: 'http://p4k.in/oOc6B40' },
  ),
  heard(
    () => parade(['oboe', 'clarinet', 'flute', 'bassoon'], 'C4:0.5 E4 G4 E4 C4:1', 132),
    'أربعة دخلوا الديوانية بالسلام نفسه، وآخرهم صوته من قاع البير! وإبهام واحد عنده يشتغل شغل عشرة. من الرابع؟|' +
      'Four come in with the same greeting, the last from the bottom of a well! And one of his thumbs does the ' +
      'work of ten fingers. Who was the fourth?',
    ['باسون|A bassoon', 'أوبوا|An oboe', 'كلارينيت|A clarinet', 'فلوت|A flute'],
    'أوبوا، كلارينيت، فلوت، ثم الباسون: إبهامه الأيسر وحده أمامه عشرة مفاتيح أو نحوها. لو لعب «بلايستيشن» ' +
      'لحظروه!|' +
      'Oboe, clarinet, flute, then the bassoon, whose left thumb has some ten keys to itself. Gamers, weep.',
    { source: 'https://www.yamaha.com/en/musical_instrument_guide/bassoon/play/play002.html' },
  ),
  heard(
    () => duo('violin', 'cello', 'slow', -1, 132),
    'نسي الأكبر نفسه في صندوق تاكسي… أو نسيه صاحبه! وهنا يغنّي مع أخيه الصغير، من خشب واحد. من الأخوان؟|' +
      'The big brother was once left in the boot of a taxi! Here he sings below, his little brother of the same ' +
      'wood above. Who are they?',
    [
      'كمان وتشيلو|Violin and cello',
      'فلوت وهارب|Flute and harp',
      'بوق وترومبون|Trumpet and trombone',
      'بيانو وغيتار|Piano and guitar',
    ],
    'نسيه يو-يو ما في نيويورك وثمنه مليونا دولار ونصف، ووجدته الشرطة قبل حفل المساء لأنه أخذ الإيصال. خذوا ' +
      'الإيصال!|' +
      'Yo-Yo Ma left his, worth two and a half million dollars, in New York. Police found it before that night’s ' +
      'concert because he had the receipt. Take the receipt!',
    { source: 'http://www.cbsnews.com/news/yo-yo-mas-cello-returned/' },
  ),
  heard(
    () => line('glockenspiel', 'G5:0.5 B5 D6 B5 G5 A5 C6 A5 F#5 A5 D6 C6 B5:1 G5', 120, 1),
    'مقلب ملوك: تسلّل موزارت خلف الستارة وعزفها في غير وقتها ليحرج الممثل، فصاح الممثل في آلته: «اسكتي!» ما هي؟|' +
      'A royal prank: Mozart crept backstage and played this at the wrong moment. The actor hit his own, fake one ' +
      'and yelled “Shut up!” What is it?',
    ['غلوكنشبيل|A glockenspiel', 'إكسيليفون|A xylophone', 'هاربسيكورد|A harpsichord', 'صندوق موسيقي|A music box'],
    'فيينا، 1791: ضحكت القاعة كلها وعرفت أن الممثل يتظاهر بالعزف. وموزارت كتب المقلب لزوجته وهو يكاد يطير فرحًا.|' +
      'Vienna, 1791. The house roared, and learnt that the actor had only been pretending. Mozart wrote it all to ' +
      'his wife, delighted.',
    { source: 'https://www.wosu.org/classical-101/2014-02-07/mozart-minute-papageno-pranks' },
  ),
  heard(
    () => solo('ocarina', 'calm', { octave: 1 }),
    'انكسر الصلصال في يد ولد إيطالي عمره 17، فنفخ في ما بقي فغنّى، وسمّاه «الإوزّة الصغيرة»! ما هي؟|' +
      'Crack! The clay broke in an Italian boy’s hands. He blew into what was left, it sang, and he called it ' +
      '“little goose”! What is it?',
    ['أوكارينا|An ocarina', 'هارمونيكا|A harmonica', 'كويكا|A cuica', 'مزمار بان|A pan flute'],
    'جوزيبي دوناتي، 1853. ثم حملها «لينك» في لعبة «زيلدا» فعرفها أطفال الدنيا. إوزّة مكسورة وصلت إلى اليابان!|' +
      'Giuseppe Donati, 1853. Then Link played one in “Zelda”, and every child knew it. A broken goose that flew ' +
      'all the way to Japan.',
    { source: 'https://news.heyelya.com/this-italian-town-really-really-likes-ocarinas' },
  ),
  heard(
    () => line('slapBass', 'E2:0.5 - E2:0.25 G2 A2:0.5 - E2:0.25 D3 E3:0.5 - E2 G2:0.25 A2 E2:1.5', 104),
    'فرقة الوالدة بلا طبّال، فصفع ابنها الأوتار بإبهامه ليكون هو الطبل، واخترع أسلوبًا! اصفعوا ركبكم معه: ما ' +
      'آلته؟|' +
      'Mum’s band had no drummer, so her son slapped the strings with his thumb to be the drum, and invented a ' +
      'style! Slap your knees along: what’s he playing?',
    [
      'غيتار باص|A bass guitar',
      'كمان كهربائي|An electric violin',
      'طبل أفريقي|An African drum',
      'بيانو قديم|An old piano',
    ],
    'لاري غراهام: إبهامه الطبلة الكبيرة وسبّابته الصغيرة. والعالم كله يصفع من يومها، لأن أم لاري لم تجد طبّالًا!|' +
      'Larry Graham: thumb for the bass drum, finger for the snare. The world has been slapping ever since, all ' +
      'because Mrs Graham couldn’t find a drummer.',
    { source: 'https://www.knowyourbassplayer.com/bass-players-blog/2015/3/10/larry-graham-jr' },
  ),
  forChildren(
    () => parade(['violin', 'violin', 'viola', 'violin'], 'G4:0.5 B4 D5 B4 G4:1', 120),
    'أنتم حرس الباب في حفلة الكمنجات! على العتبة أربع، وواحدة منهنّ متنكّرة، صوتها أدفأ وأغمق قليلًا. أيها؟|' +
      'You’re on the door at the violins’ party! Four want in, and one is an impostor, a little warmer and darker ' +
      'of voice. Which?',
    ['الثالثة|The third', 'الأولى|The first', 'الثانية|The second', 'الرابعة|The fourth'],
    'فيولا! وواحدة من صنع ستراديفاري عُرضت عام 2014 بخمسة وأربعين مليون دولار ولم يشترها أحد. حتى متنكّرة لا ' +
      'تدخل!|' +
      'A viola! One by Stradivari was offered in 2014 for 45 million dollars, and nobody bought it. They never do ' +
      'let her in.',
    'https://artsjournal.org/2014/06/26/rare-strad-viola-fails-to-find-a-buyer-at-auction',
  ),
];
