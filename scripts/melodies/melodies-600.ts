import { namesOf } from './names.ts';
import { told } from './told.ts';
import { flat, ironed, type Way } from './tunes.ts';

const pure: Way = { change: flat, instrument: 'marimba' };
const even: Way = { change: ironed };

/** Only the rhythm is left, or only the pitches. */
export const melodies600 = told([
  {
    tune: 'birthday',
    way: pure,
    ask:
      'سُرقت النغمات وبقيت الدقّات! قبل الشمع والكعكة كانت هذه الأغنية تُغنّى لأطفال الروضة وعيونهم نصف مغمضة. ' +
      'ماذا كانت تقول؟|The notes are stolen, only the beat is left! Before the cake and candles, this song was ' +
      'sung to sleepy children in a kindergarten. What did it say?',
    options: [
      'صباح الخير|Good morning',
      'اغسلوا أيديكم|Wash your hands',
      'حان الغداء|Lunch is ready',
      'افتحوا الكتب|Open your books',
    ],
    fact:
      'كتبتها معلّمة روضة وأختها عام 1893: «صباح الخير لكم جميعًا». ثم دخلت كعكة إلى الفصل، ومن يومها لم يقل أحد ' +
      'صباح الخير.|A kindergarten teacher and her sister wrote it in 1893: “Good morning to all”. Then somebody ' +
      'brought a cake into class, and nobody has said good morning since.',
    source: 'https://copyrightsleuth.com/adaptations/happy-birthday-to-you',
    isForChildren: true,
  },
  {
    tune: 'fate',
    way: pure,
    ask:
      'نغمة واحدة: ثلاث قصيرات وطويلة! افتتحت بها إذاعة لندن بثّها في الحرب العالمية لأنها بشفرة مورس حرف. أي ' +
      'حرف؟|One note: three short and a long! In the Second World War the BBC opened its broadcasts with it, ' +
      'because in Morse code it is a letter. Which?',
    options: ['V', 'B', 'S', 'K'],
    fact:
      'V أول حرف من «النصر» بالإنجليزية، وهو أيضًا «خمسة» عند الرومان، واللحن من السيمفونية الخامسة لبيتهوفن… ' +
      'الألماني! أذكى إزعاج في الحرب.|V for victory. It is also the Roman five, and this is the Fifth Symphony, ' +
      'by a German! The neatest bit of teasing in the whole war.',
    source: 'http://theawcblog.blogspot.com/2014/12/if-music-lover-could-buy-ticket-to-any.html',
  },
  {
    tune: 'gallop',
    way: pure,
    ask:
      'بقيت الحوافر وطار اللحن! في رسالة تُنسب إلى المؤلّف أنه كتب هذه الافتتاحية بعيدًا عن الخيل، وقدماه في ' +
      'الماء. ماذا كان يفعل؟|The hooves stayed and the tune ran off! In a letter ascribed to the composer he ' +
      'wrote such overtures far from any horse, his feet in the water. Doing what?',
    options: [
      'يصطاد السمك|Fishing',
      'يغسل الثياب|Washing clothes',
      'يسقي البط|Watering ducks',
      'يتعلّم السباحة|Learning to swim',
    ],
    fact:
      'روسيني، ونصيحته للملحّنين: انتظروا ليلة الافتتاح! مرة حبسوه، وأوراقه تُرمى من النافذة إلى النسّاخ، فإن ' +
      'نقصت ورقة رموه هو.|Rossini, whose advice was to wait until the night before. Once he was locked in, his ' +
      'pages thrown out of the window to the copyists. No pages, and he would follow.',
    source: 'https://dylanknightrogers.com/blog/tag/anxiety',
  },
  {
    tune: 'bride',
    way: pure,
    ask:
      'خطوة عروس بلا لحن! في قصته اتّهموها بأخيها المفقود، وهو واقف أمامهم طوال الوقت، مسحورًا في صورة… ' +
      'ماذا؟|A bride’s step without a tune! In its story she is blamed for her missing brother, who is there ' +
      'in front of them all along, under a spell. As what?',
    options: ['بجعة|A swan', 'حصان|A horse', 'خاتم|A ring', 'كلب|A dog'],
    fact:
      'بجعة، وهي التي جرّت قارب العريس! أي أن أخا العروس هو الذي أوصل العريس، ولم يدعُه أحد إلى البوفيه.|The ' +
      'very swan that pulled the groom’s boat! So the bride’s brother did the driving, and nobody asked him to ' +
      'the buffet.',
    source: 'http://oracleband.net/Articles/wedding-march.htm',
  },
  {
    tune: 'twinkle',
    way: pure,
    ask:
      'بقي الإيقاع وحده! يشكو عليه الطفل الفرنسي لأمه: «أبي يريدني عاقلًا كالكبار، وأنا أقول: خير من العقل…» ' +
      'ماذا؟|Only the beat is left! To this tune a French child complains to mother: “Papa wants me to be ' +
      'sensible like a grown-up. But better than sense, I say, are…” what?',
    options: ['الحلوى|Sweets', 'النوم|Naps', 'القطط|Cats', 'الجدّات|Grandmothers'],
    fact:
      'وفي مقطع آخر: الحلوى خير من الدروس! حجّة لم يجد لها معلّم ردًّا إلى اليوم.|And in a later verse: sweets ' +
      'are better than lessons! No teacher has found an answer to that yet.',
    source: 'https://volksliederarchiv.de/ah-vous-dirai-je-maman',
    isForChildren: true,
  },
  {
    tune: 'londonBridge',
    way: pure,
    ask:
      'بقيت الدقّات وحدها! العبوها: اثنان يرفعان أذرعهما قوسًا والبقيّة تمرّ تحته، ومن أُمسك عند آخر كلمة صار ' +
      'أسيرًا. أي أغنية؟|Only the beat is left! Play it: two of you make an arch of your arms, the rest file ' +
      'under, and whoever is caught at the last word is a prisoner. Which song?',
    options: namesOf('londonBridge', 'twinkle', 'brotherJohn', 'farm'),
    fact:
      'تمنّت الشاعرة ريتشل فيلد للأطفال الذين يلعبونها ألّا يسقط من كل ما يبنون إلا هذا الجسر. أحنّ أمنية سمعها ' +
      'مهندس.|The poet Rachel Field wished for the children playing it that of all they ever build, this bridge ' +
      'alone might fall. No engineer ever had a kinder wish.',
    source: 'https://www.gatewaytotheclassics.com/browse/displayitem.php?item=poems/field_rachel/london',
    isForChildren: true,
  },
  {
    tune: 'joy',
    way: pure,
    ask:
      'بقي الإيقاع وحده! في أوساكا يجتمع الناس كل ديسمبر ليغنّوا هذا معًا، وأكثرهم هواة. كم مغنّيًا في ' +
      'الجوقة؟|Only the beat is left! Every December people gather in Osaka to sing this together, most of them ' +
      'amateurs. How many voices in the choir?',
    options: ['10,000', '100', '1,000', '100,000'],
    fact:
      'عشرة آلاف! ويسمّون العمل «دايكو» أي رقم تسعة. جرّبوا ضبط عشرة في ديوانية، ثم صفّقوا لقائدهم.|Ten ' +
      'thousand! They call it “daiku”, number nine. Try keeping ten people in time at home, then applaud their ' +
      'conductor.',
    source: 'https://viralmusic.fm/10000-voice-japanese-choir/',
  },
  {
    tune: 'entertainer',
    way: pure,
    ask:
      'سُرق النغم وبقي إيقاعه! نُسي اللحن أكثر من نصف قرن، ثم أيقظه فيلم نال الأوسكار. بطلاه يتقنان شغلة ' +
      'لا تُكتب في السيرة الذاتية. ما هي؟|The notes are stolen, the beat is left! Forgotten for over half ' +
      'a century, it was woken by a film that won Oscars. Its heroes’ trade goes on no CV. What is it?',
    options: ['النصب|Swindling', 'التهريب|Smuggling', 'التزوير|Forgery', 'القرصنة|Piracy'],
    fact:
      'فيلم «اللدغة»: نصّابان يخدعان رئيس عصابة على أنغام سكوت جوبلين، الذي رحل عام 1917. وأحلى مقلب أن ' +
      'الناس خرجوا يدندنون لحن رجل لم يسمعوا باسمه!|“The Sting”: two con men fool a gangster to the music ' +
      'of Scott Joplin, who died in 1917. Best trick of all: everyone left humming a man they’d never ' +
      'heard of.',
    source: 'https://gotamillionrhymes.com/2015/10/04/do-not-play-this-piece-fast-scott-joplin-ragtime/',
  },
  {
    tune: 'elise',
    way: even,
    ask:
      'النغمات صحيحة والإيقاع ضائع! يظن بعض الباحثين أن صاحبتها لم تكن «إليزه» أصلًا، وأن ناسخًا أخطأ القراءة. ' +
      'بسبب ماذا؟|Right notes, lost rhythm! Some scholars think the lady wasn’t called Elise at all: whoever ' +
      'copied the title misread it. Why?',
    options: [
      'الخط السيّئ|Bad handwriting',
      'شمعة انطفأت|A dead candle',
      'بقعة قهوة|A coffee stain',
      'نظّارة ضائعة|Lost spectacles',
    ],
    fact:
      'ربما كتب بيتهوفن «إلى تيريزه»، وخطّه كخط طبيب مستعجل، فقُرئت «إليزه». وملايين الأطفال يعزفونها كل يوم على ' +
      'العنوان الخطأ.|He may have written “For Therese”, in a hand like a doctor’s in a hurry. Millions of ' +
      'children play it every day to the wrong address.',
    source: 'https://www.liveabout.com/fur-elise-by-ludwig-van-beethoven-724192',
  },
  {
    tune: 'birthday',
    way: even,
    ask:
      'هكذا تُغنّى بالقطّارة! ينصح الأطباء الأطفال بغنائها مرتين كاملتين كل يوم وهم… يفعلون ماذا؟|This is how a ' +
      'dripping tap would sing it! Doctors tell children to sing it right through, twice, while they do… what?',
    options: [
      'يغسلون أيديهم|Wash their hands',
      'ينزلون الدرج|Climb the stairs',
      'يربطون أحذيتهم|Tie their shoelaces',
      'يشربون الحليب|Drink their milk',
    ],
    fact:
      'مرتان تساويان عشرين ثانية، وهي مدة تكفي لتفهم الجراثيم أنها غير مدعوّة. والكعكة بعد الصابون.|Twice takes ' +
      'twenty seconds, long enough for the germs to see that they aren’t invited. Soap first, then cake.',
    source: 'http://abcnews.go.com/GMA/long-wash-hands/story?id=13630024',
    isForChildren: true,
  },
  {
    tune: 'bride',
    way: even,
    ask:
      'عريس غامض قال لعروسه: أتزوّجك بشرط ألّا تسأليني سؤالًا من كلمتين! فسألته ليلة العرس، فرحل. ما السؤال؟|A ' +
      'mysterious groom told his bride: I’ll marry you, if you never ask me one question of three words! She asked ' +
      'it on the wedding night, and he left. Which question?',
    options: [
      'ما اسمك؟|What’s your name?',
      'كم راتبك؟|What’s your salary?',
      'كم عمرك؟|What’s your age?',
      'متى نأكل؟|What’s for dinner?',
    ],
    fact:
      'لوهنغرين في أوبرا فاغنر: أجاب عن السؤال ثم رحل. عندنا تُطبع الأسماء على البطاقة قبل العرس بشهر، ' +
      'للاحتياط.|Lohengrin, in Wagner’s opera: he answered, and then he left. Elsewhere they print both names on ' +
      'the invitation, to be safe.',
    source: 'http://www.titaniumstrings.com/weddings/wedding-guide/here-comes-the-bride.html',
  },
  {
    tune: 'pedlars',
    way: even,
    ask:
      'الرجال يخمّنون والنساء يصحّحن! فتح بائع روسي لكاتيا صندوقه كله، فردّته إلا شيئًا صغيرًا تتذكّره به ' +
      'حتى يعود. ماذا أخذت؟|Men guess first, women mark them! A Russian pedlar opened his whole box for ' +
      'Katya. She gave it back but one small thing, to remember him by. What did she keep?',
    options: ['خاتمًا|A ring', 'منديلًا|A scarf', 'مشطًا|A comb', 'مرآة|A mirror'],
    fact:
      'خاتم فيروز، من قصيدة لنيكراسوف صار لحنها لحن تتريس! صندوق ملآن بالقطع، ولم تأخذ إلا واحدة… لكنها ' +
      'القطعة التي ننتظرها كلنا في اللعبة.|A turquoise ring, in a poem by Nekrasov that ended up as the ' +
      'Tetris tune. A boxful of pieces and she took just one: the piece you always wait for.',
    source: 'https://en.wikipedia.org/wiki/Korobeiniki',
  },
  {
    tune: 'mountainKing',
    way: { ...even, instrument: 'cello' },
    ask:
      'ليزوّج ملك الجبل ابنته من إنسان، اشترط أن يلبس العريس شيئًا لا يُباع في المباركية ولا في الأفنيوز. ما ' +
      'هو؟|Before he would give a human his daughter, the king of this mountain had one demand: the groom must ' +
      'wear something no shop sells. What?',
    options: ['ذيل|A tail', 'قرنان|Two horns', 'جناحان|Wings', 'رأس ثانٍ|A second head'],
    fact:
      'ذيل بشريطة حرير! قبل بيرغينت الذيل في مسرحية إبسن، فلمّا أرادوا خدش عينه ليرى القبيح جميلًا، انسحب. وبقي ' +
      'الذيل بلا عريس.|A tail, with a silk bow! Ibsen’s Peer Gynt agreed to the tail; when they came to scratch ' +
      'his eye, so that ugly would look lovely, he ran. The tail is still single.',
    source: 'http://sitater.com/home/ibsen/peergynt/pg_2f_e.htm',
    isForChildren: true,
  },
  {
    tune: 'greensleeves',
    way: { ...even, instrument: 'harp' },
    ask:
      'لحن يذكره شكسبير، وما زال أطفال إنجلترا وأستراليا يركضون خلفه في الشارع ونقودهم في أيديهم! ماذا يبيع من ' +
      'يعزفه؟|Shakespeare mentions it, and children in England and Australia still run down the street after it, ' +
      'coins in hand! What is the player selling?',
    options: ['مثلجات|Ice cream', 'حليبًا|Milk', 'جرائد|Newspapers', 'بالونات|Balloons'],
    fact:
      'عربة المثلجات! أمّا في تاينان بتايوان فقد عزفته شاحنات القمامة: انظروا جيدًا قبل أن تطلبوا كرتين.|It’s ' +
      'the ice-cream van! In Tainan in Taiwan, though, the dustcarts have played it: look twice before you ask ' +
      'for two scoops.',
    source: 'http://jadejoddle.com/greensleeves/',
  },
  {
    tune: 'gallop',
    way: { ...even, instrument: 'clarinet' },
    ask:
      'أُجبر بطل هذه الافتتاحية أن يصيب تفاحة على رأس ابنه فأصابها، لكنهم وجدوا معه سهمًا ثانيًا! لمن كان؟|The ' +
      'hero of this overture was forced to shoot an apple off his son’s head. He did; but they found a second ' +
      'arrow on him! Who was it for?',
    options: [
      'للحاكم الظالم|The tyrant',
      'لتفاحة ثانية|A second apple',
      'لحصان الحاكم|The tyrant’s horse',
      'لطائر عابر|A passing bird',
    ],
    fact:
      'قال وليام تل للحاكم: «لو آذيت ابني بالأول لكان الثاني لقلبك!» ثم كتب له روسيني افتتاحية، فركبها رعاة ' +
      'البقر وهربوا.|“It was for your heart”, said William Tell, “if the first had harmed my son.” Rossini gave ' +
      'him an overture, and the cowboys rode off with it.',
    source: 'https://chestofbooks.com/reference/American-Cyclopaedia-12/William-Tell.html',
  },
  {
    tune: 'toreador',
    way: { ...even, instrument: 'trombone', semitones: -12 },
    ask:
      'البطل هنا كمن يبحث عن مفاتيحه! أوبراه اليوم من أشهر ما في العالم، فماذا سُمع من الجمهور بعد بقيّتها في ' +
      'الليلة الأولى؟|Our hero sounds like a man looking for his keys! His opera is one of the best loved on Earth. ' +
      'What was heard from the first-night audience after the rest of it?',
    options: [
      'صمت كالجليد|Icy silence',
      'صفير لا ينتهي|Endless booing',
      'ضحك كالرعد|Roars of laughter',
      '«أعيدوها!»|“Encore!”',
    ],
    fact:
      'صمت جليدي! ومات بيزيه بعد ثلاثة أشهر يظنها فاشلة، وهي اليوم من أكثر الأوبرات عرضًا في العالم. أبطأ تصفيق في ' +
      'التاريخ.|Icy silence! Bizet died three months later, sure that “Carmen” had failed. Today few operas are ' +
      'sung more: the slowest applause in history.',
    source: 'https://interlude.hk/bizet-carmenpremiered-today-1875/',
  },
  {
    tune: 'newWorld',
    way: { ...even, instrument: 'oboe' },
    ask:
      'حمل أول رجل مشى على القمر تسجيلًا لهذا العمل في رحلته، وعنوانه كأنه كُتب للمشوار! ما هو؟|The first man on ' +
      'the Moon took a recording of this with him, and its title might have been made for the trip! What is it?',
    options: namesOf('newWorld', 'joy', 'danube', 'mountainKing'),
    fact:
      'سيمفونية لدفورجاك، وحمل أرمسترونغ معها موسيقى إلكترونية تصفر كالأشباح. ثلاثة أيام في مركبة ضيّقة، وهو ' +
      'الذي يختار الأغاني.|Dvořák’s symphony. Armstrong also packed theremin music that wails like ghosts: days ' +
      'in a tiny cabin, and he was in charge of the playlist.',
    source: 'http://www.thereminworld.com/Forums/T/24661/out-of-this-world-neil-armstrong',
  },
  {
    tune: 'danube',
    way: { ...even, instrument: 'violin', semitones: 12 },
    ask:
      'مدّت ربيبة مؤلّف هذا الفالس مروحتها إلى العظيم برامز: «توقيعك، من فضلك!» فكتب أول نغماته، وتحتها ' +
      'جملة كلها غيرة ظريفة. ماذا كتب؟|The composer’s stepdaughter held out her fan to the great Brahms: ' +
      '“Sign it, please!” He wrote the first notes of this waltz, and something charmingly envious. What?',
    options: [
      'للأسف ليس من تأليفي!|Alas, not by me!',
      'كدت أكتبه قبله بيوم!|I nearly wrote it first!',
      'لحني أجمل، صدّقيني!|Mine are much prettier!',
      'ليته نسي هذه الورقة!|If only he’d lost it!',
    ],
    fact:
      'برامز الوقور، صاحب أشهر تهويدة، تمنّى لو كان «الدانوب الأزرق» له! أجمل حسد في تاريخ الموسيقى، وعليه ' +
      'توقيع. قولوا: ما شاء الله.|Solemn Brahms, he of the lullaby, wished “The Blue Danube” were his! The ' +
      'most graceful envy in the history of music, and it’s signed.',
    source: 'https://artsjournal.com/aboutlastnight/2004/02/09',
  },
  {
    tune: 'minuet',
    way: { ...even, instrument: 'harpsichord' },
    ask:
      'تقف العائلات في غابة مدينة ألعاب هولندية، وتسمع هذه الرقصة من أشياء نابتة في الأرض مكانها القِدر! ما ' +
      'هي؟|In the wood of a Dutch theme park families stand and listen to this dance, sung by things growing ' +
      'in the ground that belong in a pot! What?',
    options: ['الفطر|Mushrooms', 'الورود|Roses', 'القرع|Pumpkins', 'الملفوف|Cabbages'],
    fact:
      'فطر يغنّي في «إفتيلنغ»! كُتبت الرقصة للهاربسيكورد قبل ثلاثة قرون، واليوم يؤدّيها طبق جانبي.|Singing ' +
      'mushrooms, in the Efteling! It was written for harpsichord 300 years ago, and now it is performed by a ' +
      'side dish.',
    source: 'https://www.originals.be/nl/originals/4548',
    isForChildren: true,
  },
  {
    tune: 'cradle',
    way: { ...even, instrument: 'musicBox', semitones: 12 },
    ask:
      'في بعض المستشفيات يخرج هذا اللحن فجأة من السمّاعات، فيبتسم كل من في الممرّات حتى المرضى! ما الخبر ' +
      'السعيد؟|In some hospitals this suddenly comes over the loudspeakers, and everyone in the corridors ' +
      'smiles, even the patients! What’s the good news?',
    options: [
      'وُلد طفل|A baby was born',
      'وصل الغداء|Lunch has come',
      'انتهت الزيارة|Visiting is over',
      'عاد الطبيب|The doctor is back',
    ],
    fact:
      'تضغط الأم زرًّا فتُسمع تهويدة برامز في المستشفى كله، وللتوائم مرة لكل واحد. والأب نائم من الأولى.|The ' +
      'mother presses a button and Brahms’s Lullaby plays through the whole hospital, once for each twin. Father ' +
      'is asleep after the first.',
    source: 'http://gtownview.com/2017/01/sweet-serenade/',
    isForChildren: true,
  },
]);
