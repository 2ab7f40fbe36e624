import { namesOf } from '../melodies/names.ts';
import { told } from '../melodies/told.ts';
import { reversed, upsideDown } from '../melodies/tunes.ts';

const back = { change: reversed };
const mirror = { change: upsideDown };

/** Questions of 600 points: the melody is inverted, or played backwards, in most cases on another instrument. */
export const backwards600 = told([
  {
    tune: 'twinkle',
    way: mirror,
    ask:
      'عند صانع القبّعات في «أليس» تغيّرت كلمات هذا اللحن، فصاحت الملكة: «إنه يقتل الوقت!» فزعل منه الوقت ووقف. ' +
      'ما الذي يتلألأ عنده؟|The Hatter in “Alice” changed the words of this tune, and the Queen bawled: “He’s ' +
      'murdering the time!” Time took offence, and stopped. What twinkles in his version?',
    options: ['خفّاش|A bat', 'ضفدع|A frog', 'خروف|A sheep', 'ملعقة|A spoon'],
    fact:
      'خفّاش، «كصينية شاي في السماء»! ومن يومها وساعته السادسة، وقت الشاي دائمًا، فلا يجد وقتًا لغسل الأكواب بين ' +
      'شاي وشاي. يعني يسكن في بيت جدّتي.|A bat, “like a tea tray in the sky”! For him it has been six o’clock ' +
      'ever since, always tea-time, with no time to wash the cups in between. In other words, he lives at my ' +
      'grandmother’s.',
    source: 'Lewis Carroll: Alice’s Adventures in Wonderland, chapter 7, “A Mad Tea-Party”',
    isForChildren: true,
  },
  {
    tune: 'joy',
    way: mirror,
    ask:
      'الفرح واقف على رأسه! انتهى أول عزف له والقاعة ترعد بالتصفيق، ومؤلّفه الأصمّ لا يسمع شيئًا. فماذا أخرج ' +
      'الناس من جيوبهم ليرى حماسهم؟|Joy is standing on its head! Its first performance ended in thunderous ' +
      'applause, and the deaf composer heard none of it. What came out of pockets for him to see?',
    options: ['المناديل|Hankies', 'المفاتيح|Keys', 'الساعات|Watches', 'الرسائل|Letters'],
    fact:
      'لوّحوا بالمناديل والقبّعات والأيدي، في فيينا عام 1824! واليوم يصفّق الصمّ هكذا: أيدٍ ترفرف في الهواء بلا ' +
      'صوت. جرّبوها الآن كلكم… أهدأ دقيقة في تاريخ هذا البيت!|Handkerchiefs, hats and hands in the air, in ' +
      'Vienna in 1824! It’s how deaf people applaud today: hands fluttering, not a sound. Try it now, all of ' +
      'you: the quietest minute this house has ever had.',
    source: 'https://gatheringgardiners.com/2017/03/beethoven.html',
  },
  {
    tune: 'birthday',
    way: mirror,
    ask:
      'وقعت الكعكة على وجهها والشموع تحتها، والعمّ يقول: «تُؤكل عادي!» أي أغنية انقلبت رأسًا على عقب؟|The cake ' +
      'landed face down, candles and all, and your uncle says it’s perfectly good to eat! Which song has been ' +
      'turned upside down?',
    options: namesOf('birthday', 'bride', 'bonnie', 'clementine'),
    fact:
      'لحّنتها ميلدرد هيل تحيّةَ صباحٍ للروضة، ورحلت عام 1916 ولم تعلم أن العالم كله سيغنّيها أمام الكعك. حتى ' +
      'المقلوب منه.|Mildred Hill composed it as a kindergarten’s good morning and died in 1916, never knowing ' +
      'that the world would sing it to cakes. Even ones like this.',
    source: 'https://copyrightsleuth.com/adaptations/happy-birthday-to-you',
    isForChildren: true,
  },
  {
    tune: 'londonBridge',
    way: mirror,
    ask:
      'وقع الجسر ولم يتّصل أحد بالبلدية! أطفال إنجلترا كلهم يبلّغون واحدة فقط في آخر كل مقطع، كأن أخاها مقاول. ' +
      'بماذا تناديها الأغنية؟|The bridge is down and nobody has rung the council! The singers just tell one ' +
      'person, at the end of each verse, as if her brother were a builder. What do they call her?',
    options: [
      'سيدتي الجميلة|My fair lady',
      'جلالة الملكة|Your Majesty',
      'جارتي العزيزة|My dear neighbour',
      'حضرة المهندس|Mr Engineer',
    ],
    fact:
      'سيدتي الجميلة! وكان جسر لندن يختنق بالزحمة، حتى صار عام 1722 أول مكان في بريطانيا يُلزَم فيه الناس ' +
      'باليسار. الجسر وقع، وهم إلى اليوم على اليسار ينتظرون.|My fair lady! The real bridge was so jammed that in ' +
      '1722 it became the first place in Britain where keeping left was the law. The song’s bridge fell down, ' +
      'and they’re all still waiting on the left.',
    source: 'https://thelegendsoflondon.wordpress.com/2013/02/15/left-on-london-bridge/',
    isForChildren: true,
  },
  {
    tune: 'lamb',
    way: mirror,
    ask:
      'الحمل مقلوب من الضحك: صار نجمًا، والناس يدفعون ليأخذوا خيطًا واحدًا من صوفه! ماذا فُكّ خيطًا خيطًا لسوق ' +
      'خيري؟|The lamb has rolled over laughing: it’s a star, and people pay for a single thread of its wool! ' +
      'What was unravelled, thread by thread, for a charity sale?',
    options: ['جوربها|Her stocking', 'قبّعتها|Her hat', 'وسادتها|Her cushion', 'دميتها|Her doll'],
    fact:
      'جورب حاكته أم ماري من صوفه! كل خيط على بطاقة بتوقيع ماري. ولو فُكّت جوارب عمّي خيطًا خيطًا لجمعنا ثروة، ' +
      'لكن من يجرؤ أن يقترب منها؟|A stocking her mother had knitted from its fleece, each thread on a card ' +
      'signed by Mary! There’s a fortune in Uncle’s socks too, if anyone dared go near them.',
    source:
      'Robert Ford: Children’s Rhymes, Children’s Games, Children’s Songs, Children’s Stories, on “Mary had a ' +
      'little lamb”',
    isForChildren: true,
  },
  {
    tune: 'mountainKing',
    way: mirror,
    ask:
      'الجبل مقلوب، والخاطب واقف أمام أبي البنت، ملك الغيلان، يمتحنه: «ما الفرق بيننا وبين البشر؟» فأجاب بلا ' +
      'تفكير. بماذا؟|The mountain’s upside down, and a suitor faces the girl’s father, king of the trolls: ' +
      '“What’s the difference between us and humans?” His instant answer?',
    options: ['لا فرق!|There is none!', 'الرائحة!|The smell!', 'الطعام!|The food!', 'الأقدام!|The feet!'],
    fact:
      'لا فرق! قال بيرغينت: كباركم يشووننا وصغاركم يخدشوننا، ونحن مثلكم لو تجرّأنا. فنجح، وشرط عليه الملك أن ' +
      'يلبس ذيلًا! ومن طلب منه عمّه شقّة فقط فلا يشتكِ.|None! “No difference at all,” said Peer Gynt: big trolls ' +
      'would roast you, little ones would scratch you, and so would we if we dared. He passed, on condition that ' +
      'he wore a tail! And you complain that your father-in-law only asked for a flat.',
    source: 'http://sitater.com/home/ibsen/peergynt/pg_2f_e.htm',
  },
  {
    tune: 'gallop',
    way: mirror,
    ask:
      'حصان على السقف! يُروى أن تلميذًا وجد صاحب هذا اللحن يعزف فاغنر والنوتة مقلوبة أمامه، فنبّهه. بماذا ردّ؟|A ' +
      'horse on the ceiling! A pupil, they say, found this composer playing Wagner with the music upside down, ' +
      'and pointed it out. What was the reply?',
    options: [
      'المعدولة ليست أحلى|It’s no better right way up',
      'هكذا يكتب الألمان|That’s how Germans write',
      'بل أنت المقلوب|It’s you who’s upside down',
      'نسيت نظّارتي|I’ve forgotten my glasses',
    ],
    fact:
      'قال روسيني: «أعرف، جرّبتها من الجهة الثانية ولم تكن أفضل!» هذا السؤال وحده يحقّ لكم أن تعزفوه مقلوبًا.|“I ' +
      'know”, said Rossini. “I tried it the other way, and it sounds no better.” Try that when your own piano ' +
      'practice goes wrong.',
    source: 'http://www.facetus.de/2017/01/3460-name/',
  },
  {
    tune: 'pedlars',
    way: mirror,
    ask:
      'الشاشة والمكعّبات كلها مقلوبة! يرقص الروس على هذه الأغنية، وكلما طالت حدث لهم ما يحدث للقطع في اللعبة. ' +
      'ماذا؟|Screen and blocks, all upside down! Russians dance to this song, and the longer it lasts, the more ' +
      'they do as the pieces do in the game. What?',
    options: ['يسرعون|They speed up', 'يتجمّدون|They freeze', 'يختفون|They vanish', 'يدورون|They rotate'],
    fact:
      'إيقاعها يتسارع حتى يلهث الجميع. في اللعبة يخسر من تأخّر، وفي العرس يخسر فردة حذائه.|It gets faster and ' +
      'faster until everybody is out of breath. In the game you lose a turn; at the wedding you lose a shoe.',
    source: 'https://en.wikipedia.org/wiki/Korobeiniki',
  },
  {
    tune: 'elise',
    way: mirror,
    ask:
      'إليزه في المرآة! يُحكى أن مسؤول الصحة في تايوان اختار لحنها لشاحنات القمامة لأنه سمعه في بيته. ' +
      'ممّن؟|Elise in the mirror! Taiwan’s head of health, they say, chose her tune for the dustcarts because he ' +
      'had heard it at home. From whom?',
    options: [
      'ابنته تتمرّن|His daughter practising',
      'ببغاء الجيران|The neighbours’ parrot',
      'هاتف زوجته|His wife’s new phone',
      'ساعة الجدّة|Grandmother’s clock',
    ],
    fact:
      'سمع ابنته على البيانو، فسمعتها تايوان كلها من بعده. أب فخور، وبلد كامل يُنزل القمامة على عزف ابنته.|He ' +
      'heard his girl at the piano, and soon the whole island heard it. A proud father, and a nation taking its ' +
      'rubbish out to her homework.',
    source: 'https://outrecording.b-cdn.net/wp-content/uploads/2013/12/taiwan-garbage-trucks-music_n_1195020.html',
  },
  {
    tune: 'farm',
    way: mirror,
    ask:
      'المزرعة مقلوبة والبقرة تقول «ووم»! «إي-آي-إي-آي-أو»: هذا عنوان والشبكة تقطع! في كتاب أغانٍ للجنود عام ' +
      '1917 كان العنوان كاملًا. أين المزرعة؟|The farm’s upside down and the cow says woom! “E-I-E-I-O” is an ' +
      'address on a bad line: in a soldiers’ songbook of 1917 you could still make it out. Where was the farm?',
    options: ['أوهايو|Ohio', 'أيوا|Iowa', 'تكساس|Texas', 'مونتانا|Montana'],
    fact:
      'أوهايو! غنّوها كلكم: «كان لماكدوغال العجوز مزرعة في أوهايو-آي-أو!» ثم ضاع العنوان وبقي الصياح. مثل جدّي ' +
      'حين يصف الطريق في الهاتف: صوت عالٍ، ولم يصل أحد.|Ohio! All together: “Old Macdougal had a farm in ' +
      'Ohio-i-o!” The address got lost and the shouting stayed. Just like Grandpa giving directions by phone: ' +
      'very loud, and nobody has ever arrived.',
    source: 'http://w.owiki.org/wiki/Old_MacDonald_Had_a_Farm',
  },
  {
    tune: 'greensleeves',
    way: { ...back, instrument: 'harp' },
    ask:
      'محكمة! المتّهم ملك إنجليزي تزوّج ست مرات، والتهمة تأليف هذا اللحن، وقد هُرّب إلينا بالمقلوب. صاح ' +
      'المحامي: «موكّلي بريء، وعندي الدليل!» ما هو؟|Order in court! An English king with six wives is ' +
      'accused of writing this tune, smuggled in backwards. “My client has a perfect alibi!” cries his ' +
      'lawyer. What?',
    options: [
      'كان قد مات|He was already dead',
      'كان لا يقرأ النوتة|He couldn’t read a note',
      'كان يكره الأخضر|He couldn’t stand green',
      'كان في شهر العسل|He was on honeymoon',
    ],
    fact:
      'طراز هذا اللحن الإيطالي لم يصل إنجلترا إلا بعد موت هنري الثامن! براءة… وهذه أول مرة يخرج من قضية من ' +
      'غير عروس جديدة.|The tune’s Italian style reached England only after Henry VIII had died. Not ' +
      'guilty! It’s the first case he ever left without a new bride.',
    source: 'https://www.8notes.com/discover/greensleeves.asp',
  },
  {
    tune: 'newWorld',
    way: { ...back, instrument: 'oboe' },
    ask:
      'مهاجر يرجع إلى بلده بظهره! وقال صاحب هذا اللحن إنه يبدّل سيمفونياته كلها باختراع واحد يتمنّى أنه له. ما ' +
      'هو؟|An emigrant goes home backwards! Its composer said he’d give all his symphonies to have invented one ' +
      'thing. What?',
    options: ['القاطرة|The locomotive', 'الهاتف|The telephone', 'الغسّالة|The washing machine', 'البيانو|The piano'],
    fact:
      'القاطرة! وأرسل دفورجاك خاطب ابنته إلى المحطة ليكتب رقم قاطرة، ويُحكى أنه عاد برقم غيره، فقال لها: «وهذا ' +
      'الذي تتزوّجينه؟» وتزوّجته! أول خاطب يُسأل عن رقم القطار قبل راتبه.|The locomotive! He once sent his ' +
      'daughter’s suitor to note down an engine’s number. The lad, they say, came back with the wrong one. “And ' +
      'that’s what you want to marry?” She married him: the first suitor ever to be asked for a train’s number ' +
      'before his salary.',
    source: 'https://c01.purpledshub.com/bbcmusicmagazine/?p=46903',
  },
  {
    tune: 'danube',
    way: { ...back, instrument: 'violin', semitones: 12 },
    ask:
      'نهر يجري إلى منبعه! وفي «المابت شو» قدّم غونزو هذا الفالس الأنيق بجوقة لا تعرف إلا كلمة واحدة. جوقة من ' +
      'ماذا؟|A river running to its source! In the Muppets, Gonzo presented this elegant waltz with a choir that ' +
      'knows only one word. A choir of what?',
    options: ['دجاج|Chickens', 'ضفادع|Frogs', 'أبقار|Cows', 'بطاريق|Penguins'],
    fact:
      'دجاجات تنقنق «الدانوب الأزرق»! كان هذا الفالس للسفن الفضائية في فيلم كوبريك، فأعاده الدجاج إلى الأرض ومعه ' +
      'البيض.|Hens, clucking “The Blue Danube”! In Kubrick’s film spaceships waltzed to it. The chickens brought ' +
      'it back to Earth, with breakfast.',
    source: 'https://www.tamaleaver.net/2008/12/16/ode-to-cloned-muppet-joy/',
    isForChildren: true,
  },
  {
    tune: 'entertainer',
    way: back,
    ask:
      'دفعت البنت 40 دينارًا في جينز، والجدّة تسأل: من الخيّاط الذي أفسده؟ وهذا الأسلوب الأمريكي، هنا من آخره، ' +
      'اسمه يصف «زمنه» بما يوصف به ذاك الجينز. فكيف هذا الزمن؟|Forty dinars for jeans, and Grandma wants a ' +
      'word with the tailor! This style, here backwards, has a name that says of its time what she says of ' +
      'them. What sort of time?',
    options: ['ممزّق|Ragged', 'باهت|Faded', 'ضيّق|Too tight', 'قصير|Too short'],
    fact:
      '«راغتايم»: زمن ممزّق، وعن عمد! يد تمشي كالجندي ويد تتأخّر كالضيف. أما البنت فنامت، وصحت على جينز بلا شقّ ' +
      'واحد، وعلى كل ركبة وردة بالصوف.|Ragtime, ragged on purpose! One hand marches like a soldier, the other ' +
      'comes late like a guest. The girl went to bed, and woke to jeans without a single hole, and a woollen ' +
      'rose on each knee.',
    source: 'https://usealive.co/ragtime-piano-scott-joplin/',
  },
  {
    tune: 'turkish',
    way: back,
    ask:
      'عزف صاحب هذا المارش للملوك وهو طفل، لكن آلة واحدة كانت تجعله يهرب ويسدّ أذنيه! أيّها؟|The composer of ' +
      'this march played for kings as a child, but one instrument made him run with his hands over his ears! ' +
      'Which?',
    options: ['البوق|The trumpet', 'الطبل|The drum', 'الكمان|The violin', 'الأرغن|The organ'],
    fact:
      'جاءه أبوه ببوّاق ينفخ في وجهه ليتعوّد موزارت، فزاد خوفه! علاج الآباء القديم: من خاف من الماء رموه في ' +
      'البحر.|His father had a trumpet blown right at him to cure him, and made it worse! The cure of fathers ' +
      'everywhere: afraid of water? Into the sea!',
    source: 'https://heritage-history.com/index.php?c=read&author=upton&book=mozart&story=violin',
  },
  {
    tune: 'minuet',
    way: { ...back, instrument: 'harpsichord' },
    ask:
      'تعزف جارتكم وحدها هذه الرقصة (هنا من آخرها)، فيردّ عليها أحد من شقة لا إنسان فيها! هذا من فيلم عام ' +
      '1984: من الذي كان يردّ؟|The girl next door plays this dance (here from its end), and somebody plays ' +
      'back, from a flat with nobody in it! It’s a film of 1984: who was answering?',
    options: ['حاسوب|A computer', 'ببغاء|A parrot', 'شبح|A ghost', 'قطة|A cat'],
    fact:
      'حاسوب اسمه إدغار في «أحلام كهربائية»، يبارز تشيلو مادلين بلا أصابع! ذكاء اصطناعي قبل أوانه، ولم ' +
      'يطلب منها تحديثًا ولا كلمة سرّ ولا «لست روبوتًا».|Edgar, the computer of “Electric Dreams”, duels ' +
      'with Madeline’s cello and hasn’t a finger! AI ahead of its time: no update, no password, and no “I ' +
      'am not a robot”.',
    source: 'https://wikimili.com/en/Minuet_in_G_major,_BWV_Anh._114',
  },
  {
    tune: 'badinerie',
    way: { ...back, instrument: 'flute' },
    ask:
      'نكتة رُويت من آخرها! غضب صاحب هذه القطعة من موسيقي، فنزع شيئًا ورماه به وقال: «كان الأولى أن تصير ' +
      'إسكافيًّا!» ماذا رمى؟|A joke told from its end! Furious with a musician, this composer tore something ' +
      'off, hurled it and told him to take up shoemaking. What did he throw?',
    options: ['شعره المستعار|His wig', 'حذاءه|His shoe', 'نظّارته|His spectacles', 'معطفه|His overcoat'],
    fact:
      'باخ الذي نراه وقورًا في كل صورة نزع شعره ورماه! من المؤسف أن الرسّام لم يكن حاضرًا.|Bach, so solemn in ' +
      'every portrait, threw his own hair. What a pity that the painter had gone home.',
    source: 'http://culturalcocktailhour.com/bach-and-the-nanny-goat-bassoonist/1407/',
  },
  {
    tune: 'cucaracha',
    way: { ...back, instrument: 'trumpet', semitones: 12 },
    ask:
      'الصرصور يمشي إلى الخلف، وأخيرًا يمشي! يُحكى أن جنود ثائر مكسيكي غنّوها لشيء عند قائدهم يتعطّل كل مرة. ما ' +
      'هو؟|The cockroach walks backwards, but at least it walks! A Mexican rebel’s troops, the story goes, sang ' +
      'it to something of their leader’s that was always failing. What?',
    options: ['عربته|His carriage', 'ساعته|His pocket watch', 'مدفعه|His cannon', 'مظلّته|His parasol'],
    fact:
      'عربة بانشو فيا الضخمة سمّاها جنوده «الصرصور»، لأنها لم تعد تستطيع المشي. في كل فريج سيارة تستحق ' +
      'الأغنية.|His men called Pancho Villa’s bulky carriage “the cockroach”, because it couldn’t get about any ' +
      'more. Every street has a car that deserves the song.',
    source: 'https://globalia.net/donlope/fz/songs/La_Cucaracha.html',
  },
  {
    tune: 'clementine',
    way: { ...back, instrument: 'banjo', semitones: 12 },
    ask:
      'بنت المنقّب في الأغنية قدمها كبيرة، ومحلات الأحذية كلها اعتذرت! فمن ماذا صنعوا لها صندلًا لا يُنسى؟|The ' +
      'miner’s daughter in the song has big feet, and every shoe shop has said sorry! So what were her ' +
      'unforgettable sandals made of?',
    options: ['علب سمك|Herring boxes', 'جلد دب|Bearskin rugs', 'قشر بطيخ|Watermelon rind', 'سروج خيل|Old saddles'],
    fact:
      'علب رنجة بلا أغطية! أغنية تبكي من أولها، ثم يفضحها الصندل: كانت سخرية من أغاني البكاء. وقطط الحيّ كلها ' +
      'تمشي خلفها.|Herring boxes without lids! The song sobs from the first line, but the sandals give it ' +
      'away: it was a joke on sad songs. Every cat in town walked behind her.',
    source: 'https://genius.com/Traditional-oh-my-darling-clementine-lyrics',
  },
  {
    tune: 'bride',
    way: { ...back, instrument: 'churchOrgan' },
    ask:
      'رجعت بظهرها تبحث عن باقتها، والقطة أكلتها! في الأوبرا التي جاء منها هذا اللحن، كم دام زواج العروسين؟|She ' +
      'is going back for her flowers, but the cat has eaten them! In the opera this tune comes from, how long ' +
      'did the marriage last?',
    options: [
      'أقل من ليلة|Not even a night',
      'أسبوعًا|A week or so',
      'سنة كبيسة|One leap year',
      'سبع سنوات|Seven whole years',
    ],
    fact:
      'دخلا على أنغامه، فسألت العروس السؤال الممنوع، فانتهى كل شيء. أقصر زواج، وأطول لحن في الأعراس.|They walked ' +
      'in to this tune, she asked the forbidden question, and it was over. The shortest of marriages, and the ' +
      'longest run of any wedding tune.',
    source: 'http://www.titaniumstrings.com/weddings/wedding-guide/here-comes-the-bride.html',
  },
]);
