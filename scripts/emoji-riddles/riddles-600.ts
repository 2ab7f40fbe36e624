import type { Riddle } from './riddle.ts';

/** Riddles that make the room argue, and are fair once they are solved. */
export const riddles600: readonly Riddle[] = [
  {
    sought: 'proverb',
    emoji: ['hourglass-not-done', 'dagger'],
    answer: { ar: 'الوقت كالسيف', en: 'Time is a sword' },
    wrong: [
      { ar: 'سبق السيف العذل', en: 'The sword was faster than the blame' },
      { ar: 'كل شيء في وقته حلو', en: 'Everything is sweet in its season' },
      { ar: 'الصبر مفتاح الفرج', en: 'Patience is the key to relief' },
    ],
    fact: {
      ar: 'والمؤقّت فوق رؤوسكم يشهد.',
      en: 'The clock on this screen is a witness.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['eye', 'raised-hand', 'straight-ruler'],
    answer: { ar: 'العين بصيرة واليد قصيرة', en: 'The eye sees far, the hand is short' },
    wrong: [
      { ar: 'يد واحدة لا تصفّق', en: 'One hand does not clap' },
      { ar: 'القرد في عين أمّه غزال', en: 'In its mother’s eye the monkey is a gazelle' },
      { ar: 'البعيد عن العين بعيد عن القلب', en: 'Far from the eye, far from the heart' },
    ],
    fact: {
      ar: 'يُقال أمام واجهة المحل، قبل الراتب بأسبوع.',
      en: 'Said before a shop window, one week before payday.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['coin', 'calendar', 'new-moon'],
    answer: { ar: 'القرش الأبيض ينفع في اليوم الأسود', en: 'The white penny helps on the black day' },
    wrong: [
      { ar: 'الوقت من ذهب', en: 'Time is gold' },
      { ar: 'خذ من التلّ يختلّ', en: 'Take from a hill and it crumbles' },
      { ar: 'كلام الليل يمحوه النهار', en: 'The day erases what the night said' },
    ],
    fact: {
      ar: 'القرش كان فضّة، ولذلك وُصف بالبياض.',
      en: 'The penny was silver: that is why it is white.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['sos-button', 'water-wave', 'herb'],
    answer: { ar: 'الغريق يتعلّق بقشّة', en: 'A drowning man clutches at a straw' },
    wrong: [
      { ar: 'القشّة التي قصمت ظهر البعير', en: 'The straw that broke the camel’s back' },
      { ar: 'تجري الرياح بما لا تشتهي السفن', en: 'Winds blow where ships would not go' },
      { ar: 'الصديق وقت الضيق', en: 'A friend in need is a friend indeed' },
    ],
    fact: {
      ar: 'كفريق بقيت له ثانية، فقال أول رقم خطر له.',
      en: 'Like a team with one second left that says the first number it can think of.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['eye', 'airplane-departure', 'broken-heart'],
    answer: { ar: 'البعيد عن العين بعيد عن القلب', en: 'Far from the eye, far from the heart' },
    wrong: [
      { ar: 'العين بصيرة واليد قصيرة', en: 'The eye sees far, the hand is short' },
      { ar: 'ومن الحب ما قتل', en: 'Love can kill' },
      { ar: 'سافر ففي الأسفار خمس فوائد', en: 'Travel, for travel has five gains' },
    ],
    fact: {
      ar: 'والإنجليز يقولون: بعيد عن العين، بعيد عن البال. قلوبنا أرقّ.',
      en: 'English says out of mind; Arabic says out of heart.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['keycap-7', 'hammer-and-wrench', 'wilted-flower'],
    answer: { ar: 'سبع صنايع والبخت ضايع', en: 'Seven trades, and luck is lost' },
    wrong: [
      { ar: 'صنعة في اليد أمان من الفقر', en: 'A trade in the hand guards against want' },
      { ar: 'صاحب بالين كذّاب', en: 'Who minds two things lies about one' },
      { ar: 'سبع بنات في بيت وما فيه طبخة', en: 'Seven girls in a house, and nothing cooked' },
    ],
    fact: {
      ar: 'قريبه الإنجليزي: يجيد كل صنعة ولا يتقن واحدة.',
      en: 'Its English cousin: jack of all trades, master of none.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['parrot', 'parrot', 'dove', 'dove'],
    answer: { ar: 'الطيور على أشكالها تقع', en: 'Birds of a feather flock together' },
    wrong: [
      { ar: 'ضرب عصفورين بحجر', en: 'Two birds with one stone' },
      { ar: 'ما طار طير وارتفع إلا كما طار وقع', en: 'No bird flies so high that it won’t come down' },
      { ar: 'كل ديك على مزبلته صيّاح', en: 'Every rooster crows on its own rubbish heap' },
    ],
    fact: {
      ar: 'انظروا إلى الفريق الجالس أمامكم.',
      en: 'Have a look at the team across the room.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['chair', 'hourglass-not-done', 'open-book'],
    answer: { ar: 'خير جليس في الزمان كتاب', en: 'Time’s best companion is a book' },
    wrong: [
      { ar: 'الوقت كالسيف', en: 'Time is a sword' },
      { ar: 'العلم في الصغر كالنقش على الحجر', en: 'Learnt young is carved in stone' },
      { ar: 'يُعرف الكتاب من عنوانه', en: 'A book is known by its title' },
    ],
    text: {
      ar: 'انطفأ هاتف الولد فصاح: والآن ماذا أفعل؟! فابتسم الجدّ وقال له هذا. ماذا قال؟',
      en:
        'The boy’s phone died. “Now what am I supposed to do?” he cried. Grandpa smiled and answered with ' +
        'this. What did he say?',
    },
    fact: {
      ar:
        'قالها المتنبي، وعاشها الجاحظ قبله: كان يستأجر دكاكين الكتب ليبيت فيها ويقرأ! أما ولدنا فقال: شكرًا ' +
        'يا جدّي، وأين الشاحن؟',
      en:
        'Al-Mutanabbi wrote it; al-Jahiz had lived it: he rented booksellers’ shops and spent the night ' +
        'inside, reading! Our boy said: “Thank you, grandpa. Now where’s the charger?”',
    },
    source: 'https://www.assawsana.com/article/642719',
  },
  {
    sought: 'proverb',
    emoji: ['black-nib', 'eye', 'sunglasses'],
    answer: { ar: 'جاء يكحّلها عماها', en: 'He came to line her eye and blinded it' },
    wrong: [
      { ar: 'الأعور في بلاد العميان ملك', en: 'Among the blind the one-eyed is king' },
      { ar: 'القرد في عين أمّه غزال', en: 'In its mother’s eye the monkey is a gazelle' },
      { ar: 'حبّك الشيء يعمي ويصم', en: 'Loving a thing makes blind and deaf' },
    ],
    fact: {
      ar: 'يُقال لمن فتح الغسالة ليصلحها، وبقيت معه قطعة زائدة.',
      en: 'For whoever opened the washing machine to mend it and had one part left over.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['full-moon', 'speech-balloon', 'sun'],
    answer: { ar: 'كلام الليل يمحوه النهار', en: 'The day erases what the night said' },
    wrong: [
      { ar: 'الكلام من فضة والسكوت من ذهب', en: 'Speech is silver, silence is golden' },
      { ar: 'النهار له عيون', en: 'The day has eyes' },
      { ar: 'القرش الأبيض ينفع في اليوم الأسود', en: 'The white penny helps on the black day' },
    ],
    fact: {
      ar: 'وأشهر كلام الليل: سأبدأ الرياضة من الغد.',
      en: 'The best known of night’s words: tomorrow I start to exercise.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['thong-sandal', 'camel', 'pensive-face'],
    answer: { ar: 'رجع بخفّي حنين', en: 'He came home with Hunayn’s slippers' },
    wrong: [
      { ar: 'القشّة التي قصمت ظهر البعير', en: 'The straw that broke the camel’s back' },
      { ar: 'على قد لحافك مدّ رجليك', en: 'Stretch your legs as far as your quilt goes' },
      { ar: 'الجمل لا يرى سنامه', en: 'The camel doesn’t see its own hump' },
    ],
    fact: {
      ar: 'ترك أعرابي راحلته ليأخذ خُفًّا رآه في الطريق، فسرقها حنين الإسكافي وعاد صاحبها بالخفّين.',
      en: 'A traveller left his camel to fetch a slipper; the cobbler Hunayn took the camel and left him the pair.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['palm-up-hand', 'bread', 'cook'],
    answer: { ar: 'أعطِ الخبز لخبّازه', en: 'Give the bread to its baker' },
    wrong: [
      { ar: 'لا تعطني سمكة بل علّمني الصيد', en: 'Don’t give me a fish, teach me to fish' },
      { ar: 'بيننا خبز وملح', en: 'There is bread and salt between us' },
      { ar: 'طبّاخ السمّ يذوقه', en: 'Who cooks poison tastes it' },
    ],
    text: {
      ar: 'قال عمّي: لا تتّصلوا بأحد، أنا أصلّح المكيّف! فنمنا تلك الليلة على السطح. أي مثل قالته الجدّة؟',
      en:
        '“Don’t call anyone,” said my uncle. “I’ll mend the air conditioner myself!” That night we all ' +
        'slept on the roof. What did grandma say?',
    },
    fact: {
      ar: 'وتمامه: «ولو أكل نصفه»! حسبتها الجدّة: المصلّح كان سيأكل نصف المبلغ، وعمّي أكل المكيّف كله.',
      en:
        'People add: “even if he eats half of it”. Grandma did the sum: the repairman would have eaten half ' +
        'the money; my uncle ate the whole machine.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['ear', 'brick', 'ear', 'bread'],
    answer: { ar: 'أذن من طين وأذن من عجين', en: 'One ear of clay, one ear of dough' },
    wrong: [
      { ar: 'كلام الناس لا ينتهي', en: 'People never stop talking' },
      { ar: 'وين أذنك يا جحا؟', en: 'Where is your ear, Juha?' },
      { ar: 'الأذن تعشق قبل العين أحيانًا', en: 'At times the ear loves before the eye' },
    ],
    fact: {
      ar: 'وصف دقيق لمراهق قيل له: رتّب غرفتك.',
      en: 'A precise picture of a teenager told to tidy a room.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['hammer', 'droplet', 'droplet'],
    answer: { ar: 'دق الماي وهو ماي', en: 'Pound water and it stays water' },
    wrong: [
      { ar: 'اضرب الحديد وهو حامٍ', en: 'Strike while the iron is hot' },
      { ar: 'الضرب في الميت حرام', en: 'It is wrong to beat the dead' },
      { ar: 'نقطة نقطة يجري الوادي', en: 'Drop by drop the valley runs' },
    ],
    fact: {
      ar: 'مثل خليجي لمن تنصحه مئة مرة ولا يتغيّر.',
      en: 'A Gulf saying about one who gets advice a hundred times and stays the same.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['lying-face', 'thread', 'straight-ruler'],
    answer: { ar: 'حبل الكذب قصير', en: 'The rope of lies is short' },
    wrong: [
      { ar: 'على قد لحافك مدّ رجليك', en: 'Stretch your legs as far as your quilt goes' },
      { ar: 'اكذب الكذبة وصدّقها', en: 'Tell a lie and believe it' },
      { ar: 'ما كل بيضاء شحمة', en: 'Not every white thing is fat' },
    ],
    fact: {
      ar: 'وعند الإنجليز أرجله هي القصيرة، لا حبله.',
      en: 'In other tongues a lie has short legs; in Arabic a short rope.',
    },
  },
  {
    sought: 'proverb',
    emoji: ['zipper-mouth-face', 'thumbs-up'],
    answer: { ar: 'السكوت علامة الرضا', en: 'Silence means consent' },
    wrong: [
      { ar: 'الكلام من فضة والسكوت من ذهب', en: 'Speech is silver, silence is golden' },
      { ar: 'لسانك حصانك', en: 'Your tongue is your horse' },
      { ar: 'خير الكلام ما قلّ ودلّ', en: 'The best words are few and clear' },
    ],
    fact: {
      ar: 'إلا سكوت الزوجة، فله تفسير آخر.',
      en: 'Ask any husband: sometimes silence means something else.',
    },
  },
  {
    sought: 'film',
    emoji: ['feather', 'chocolate-bar', 'running-shoe'],
    answer: { ar: 'فورست غامب', en: 'Forrest Gump' },
    wrong: [
      { ar: 'تشارلي ومصنع الشوكولاتة', en: 'Charlie and the Chocolate Factory' },
      { ar: 'روكي', en: 'Rocky' },
      { ar: 'عربات النار', en: 'Chariots of Fire' },
    ],
    fact: {
      ar: 'الحياة عند أمّه علبة شوكولاتة: لا تدري ما نصيبك منها.',
      en: 'For his mother life is a box of chocolates: you never know which you will get.',
    },
  },
  {
    sought: 'story',
    emoji: ['globe-showing-asia-australia', 'elephant', 'train', 'calendar'],
    answer: { ar: 'حول العالم في 80 يومًا', en: 'Around the World in 80 Days' },
    wrong: [
      { ar: 'رحلات غوليفر', en: 'Gulliver’s Travels' },
      { ar: 'رحلة إلى مركز الأرض', en: 'Journey to the Centre of the Earth' },
      { ar: 'كتاب الأدغال', en: 'The Jungle Book' },
    ],
    fact: {
      ar: 'اشترى بطلها فيلًا لأن سكة القطار انتهت في منتصف الطريق.',
      en: 'Its hero bought an elephant because the railway ended halfway.',
    },
  },
  {
    sought: 'story',
    emoji: ['desert-island', 'footprints', 'goat', 'parrot'],
    answer: { ar: 'روبنسون كروزو', en: 'Robinson Crusoe' },
    wrong: [
      { ar: 'جزيرة الكنز', en: 'Treasure Island' },
      { ar: 'حيّ بن يقظان', en: 'Hayy ibn Yaqzan' },
      { ar: 'رحلات غوليفر', en: 'Gulliver’s Travels' },
    ],
    text: {
      ar: 'لا دوام ولا زحمة ولا مكالمة من أحد، ومع ذلك ظلّ يشتكي! أي قصة تحكيها هذه الصور؟',
      en: 'No work, no traffic, nobody ringing, and still he complained! Which story do these pictures tell?',
    },
    fact: {
      ar:
        'البحّار الذي أوحى بها، سلكيرك، لم تغرق سفينته: تخاصم مع القبطان وقال: نزّلوني هنا! فنزّلوه، وندم ' +
        'في الحال، وبقي أكثر من 4 سنوات. لا تقولوها في سيارة أبيكم!',
      en:
        'The sailor behind it, Selkirk, was never wrecked: he quarrelled with his captain and said “Let me ' +
        'off here!” So they did. He begged to come back, and stayed over four years. Never try it in your ' +
        'father’s car.',
    },
    source: 'http://www.webwombat.com.au/travel/articles/juan-fernandez.htm',
  },
  {
    sought: 'film',
    emoji: ['canoe', 'boy', 'tiger', 'water-wave'],
    answer: { ar: 'حياة باي', en: 'Life of Pi' },
    wrong: [
      { ar: 'كتاب الأدغال', en: 'The Jungle Book' },
      { ar: 'مدغشقر', en: 'Madagascar' },
      { ar: 'تايتانيك', en: 'Titanic' },
    ],
    text: {
      ar: 'أوقفت جدّتي الفيلم في نصفه وسألت: وأمّ هذا الولد، كيف تركته يطلع وحده؟! أي فيلم هذا؟',
      en:
        'Halfway through, grandma stopped the film: “And that boy’s mother, how could she let him go out ' +
        'alone?” Which film is it?',
    },
    fact: {
      ar:
        'بطله سوراج شارما لم يأتِ ليمثّل: رافق أخاه الخائف إلى الاختبار، فاختاروه هو من بين 3000! تخيّلوا ' +
        'العشاء في بيتهم تلك الليلة.',
      en:
        'Its star, Suraj Sharma, hadn’t come to act: his nervous brother wanted company at the audition. ' +
        'Out of 3,000 they picked Suraj! Imagine dinner at their house that night.',
    },
    source: 'https://www.usatoday.com/story/life/movies/2012/11/27/suraj-sharma-life-of-pi/1640621/',
  },
];
