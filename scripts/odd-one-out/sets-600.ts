import type { OddSet } from './set.ts';

/** Sets over which a room argues. */
export const sets600: readonly OddSet[] = [
  {
    ask: {
      ar: 'واحدة فقط ثمرة عنبيّة كالعنب عند عالم النبات: من هي؟',
      en: 'To a botanist only one of these is a berry. Which?',
    },
    odd: 'banana',
    others: ['strawberry', 'cherries', 'peach'],
    fact: {
      ar: 'العنبية ثمرة لحمية من مبيض واحد بلا نواة صلبة. فالموز منها، والفراولة بكل اسمها ليست منها!',
      en: 'A berry is fleshy, of one ovary, with no stone. The banana is in; the strawberry, name and all, is out!',
    },
    source: 'https://thedancingcucumber.com/bananas-are-berries-but-strawberries-arent/',
  },
  {
    ask: {
      ar: 'ثلاثة أقرب بعضها إلى بعض في شجرة الأنساب، فمن الأبعد؟',
      en: 'Three are nearer kin to each other. Who is the outsider?',
    },
    odd: 'horse',
    others: ['whale', 'hippopotamus', 'camel'],
    fact: {
      ar: 'أقرب أقارب الحوت فرس النهر! وكلاهما مع الجمل من ذوات الأصابع الزوجية، والحصان بإصبع واحدة.',
      en: 'A whale’s nearest kin is the hippo! With the camel they are even-toed beasts; a horse stands on one toe.',
    },
    source: 'https://infinitelexicon.com/Ungulates',
  },
  {
    ask: { ar: 'ثلاثة بلا سنّ واحدة، فمن عنده آلاف الأسنان؟', en: 'Three haven’t one tooth. Who has thousands?' },
    odd: 'snail',
    others: ['turtle', 'eagle', 'flamingo'],
    fact: {
      ar: 'لسان الحلزون مبرد عليه نحو 14 ألف سنّ صغيرة! من حسن حظنا أنه بطيء.',
      en: 'A garden snail’s tongue is a file of some 14,000 tiny teeth! Luckily it is slow.',
    },
    source: 'http://yourpet.tv/your-pet-blog/which-animal-has-the-most-teeth.html',
  },
  {
    ask: {
      ar: 'ثلاثة لها الشكل نفسه عند علماء الرياضيات، فمن الدخيل؟',
      en: 'To a mathematician three are the same shape. Which is not?',
    },
    odd: 'spoon',
    others: ['doughnut', 'ring', 'hot-beverage'],
    fact: {
      ar: 'في علم الطوبولوجيا تُعدّ الثقوب فقط: لكل من الدونات والخاتم وأذن الفنجان ثقب واحد، والملعقة بلا ثقب.',
      en: 'Topologists only count holes: doughnut, ring and the cup’s handle have one each. The spoon has none.',
    },
    source: 'https://senseofstudy.com/math/concept/topology-intuition/examples/Q-topology-intuition-E02',
  },
  {
    ask: {
      ar: 'عدّوا الأذرع أو الأرجل أو الأضلاع: من ليس ثمانية؟',
      en: 'Count arms, legs or sides: which is not an eight?',
    },
    odd: 'snowflake',
    others: ['octopus', 'spider', 'stop-sign'],
    fact: {
      ar: 'بلورة الثلج سداسية، ولو رسمها بعضهم بثمانية أضلاع. أما إشارة «قف» فلها ثمانية أضلاع: عدّوها غدًا!',
      en: 'Snow crystals are six-sided, though designers draw eight. A stop sign has eight sides: count them tomorrow!',
    },
    source: 'http://sciencenetlinks.com/daily-content/1/3/',
  },
  {
    ask: {
      ar: 'ثلاثة لم يعرفها مطبخ أجدادنا قبل كولومبوس، فمن الأقدم؟',
      en: 'Our ancestors had never seen three of these before Columbus. Which had they?',
    },
    odd: 'eggplant',
    others: ['tomato', 'potato', 'hot-pepper'],
    fact: {
      ar: 'الطماطم والبطاط والفلفل الحار من الأمريكتين. تخيّلوا المرق بلا طماط! والباذنجان من عالمنا القديم.',
      en: 'Tomato, potato and chilli came from the Americas: imagine stew without them! Eggplant is of the Old World.',
    },
    source: 'https://mondotrudeau.blogspot.com/2012/10/avocados-cashews-chocolatl-and.html',
  },
  {
    ask: {
      ar: 'ثلاثة من مواليد الأمريكتين، فمن من عالمنا القديم؟',
      en: 'Three were born in the Americas. Which is of the Old World?',
    },
    odd: 'hot-beverage',
    others: ['chocolate-bar', 'pineapple', 'peanuts'],
    fact: {
      ar: 'القهوة سافرت إلى أمريكا من عندنا! أما الكاكاو والأناناس والفول السوداني فجاءتنا من هناك.',
      en: 'Coffee sailed to the Americas from our side! Cacao, pineapple and peanuts came the other way.',
    },
    source: 'https://fliphtml5.com/rynqe/twti/When_on_Earth/84',
  },
  {
    ask: {
      ar: 'ثلاثة من عائلة الوردة، فمن الدخيل على الباقة؟',
      en: 'Three belong to the rose family. Who gatecrashed the bouquet?',
    },
    odd: 'watermelon',
    others: ['red-apple', 'strawberry', 'peach'],
    fact: {
      ar: 'التفاح والفراولة والخوخ من الفصيلة الوردية. فمن أهدى صندوق تفاح فقد أهدى وردًا تقريبًا!',
      en: 'Apple, strawberry and peach are all of the rose family: a crate of apples is almost a bouquet!',
    },
    source: 'https://thebackcountry.varnell.org/Plants/Plants-by-Family/ROSACEAE',
  },
  {
    ask: { ar: 'ثلاثة إخوة في علم النبات مع التبغ، فمن الدخيل؟', en: 'Three are cousins of tobacco. Which is not?' },
    odd: 'cucumber',
    others: ['tomato', 'potato', 'eggplant'],
    fact: {
      ar: 'الطماطم والبطاطا والباذنجان من الفصيلة الباذنجانية كالتبغ، ومن أقاربها نباتات سامة!',
      en: 'Tomato, potato and eggplant are nightshades, like tobacco and some deadly poisons!',
    },
    source: 'https://zengardenlife.com/index.php/nightshade-family-solanaceae',
  },
  {
    ask: {
      ar: 'ثلاثة تترك بصمة أصابع مثلنا، فمن لا بصمة له؟',
      en: 'Three leave fingerprints like ours. Which leaves none?',
    },
    odd: 'horse',
    others: ['koala', 'gorilla', 'orangutan'],
    fact: {
      ar: 'بصمة الكوالا تحيّر خبراء الجريمة لشدة شبهها ببصمتنا. أما الحصان فبحوافر: مشتبه به بريء.',
      en: 'A koala’s prints are so like ours that they could fool experts. The horse wears hooves: released.',
    },
    source: 'https://adamcvean.wordpress.com/tag/koala/',
  },
  {
    ask: {
      ar: 'ثلاثة كانت موجودة قبل عام 1900، فمن الأصغر عمرًا؟',
      en: 'Three existed before 1900. Which is the youngster?',
    },
    odd: 'teddy-bear',
    others: ['telephone', 'fax-machine', 'saxophone'],
    fact: {
      ar: 'وُلد الدبدوب عام 1902 بعد أن رفض الرئيس روزفلت، ودلعه «تيدي»، أن يصيد دبًّا مربوطًا.',
      en: 'The teddy bear dates from 1902, when President “Teddy” Roosevelt refused to shoot a bear that was tied up.',
    },
    source: 'https://www.studyadda.com/articles/science-projects-and-inventions/teddy-bear/3538',
  },
  {
    ask: {
      ar: 'ثلاثة وصلت متأخرة، فمن كان على الأرض قبلها كلها؟',
      en: 'Three came late. Which was on Earth before them all?',
    },
    odd: 'shark',
    others: ['deciduous-tree', 't-rex', 'turtle'],
    fact: {
      ar: 'سبحت القروش قبل أن تنبت أول شجرة بنحو 50 مليون سنة! كان البحر مخيفًا، والبرّ بلا ظلّ.',
      en: 'Sharks swam some 50 million years before the first tree! The sea had teeth and the land no shade.',
    },
    source: 'https://pmpagm.blogspot.com/2025/09/a-sharks-have-been-on-earth-longer-than.html',
  },
  {
    ask: {
      ar: 'ثلاثة اتخذها بلد حيوانًا وطنيًّا، فمن لم يُنتخب؟',
      en: 'Three are national animals. Who was never elected?',
    },
    odd: 'hamster',
    others: ['unicorn', 'kangaroo', 'beaver'],
    fact: {
      ar: 'وحيد القرن الخرافي حيوان إسكتلندا الوطني، ولم يره أحد! والكنغر لأستراليا والقندس لكندا.',
      en: 'Scotland chose the unicorn, which no one has ever met! The kangaroo is Australia’s, the beaver Canada’s.',
    },
    source: 'https://www.pratidintime.com/ampstories/web-stories/most-unique-national-animals',
  },
  {
    ask: {
      ar: 'ثلاثة أعطت العطّارين أغلى ما عندهم، فمن الدخيل؟',
      en: 'Three gave perfumers their dearest scents. Which gave none?',
    },
    odd: 'elephant',
    others: ['whale', 'deer', 'wood'],
    fact: {
      ar: 'العنبر يخرج من أمعاء حوت العنبر، والمسك من غزال، والعود من خشب. والفيل يتفرج بأطول أنف!',
      en: 'Ambergris comes from a whale’s gut, musk from a deer, oud from wood. The elephant just has the nose for it!',
    },
    source: 'https://www.mcgill.ca/oss/article/did-you-know-general-science/sperm-whale-perfume',
  },
  {
    ask: {
      ar: 'ثلاثة أبطال أفلام من بيكسار، فمن من استوديو آخر؟',
      en: 'Three star in Pixar films. Who works for a rival?',
    },
    odd: 'panda',
    others: ['tropical-fish', 'rat', 'racing-car'],
    fact: {
      ar: 'نيمو والطبّاخ ريمي وسيارة «ماكوين» من بيكسار، أما باندا الكونغ فو فمن دريم ووركس.',
      en: 'Nemo, Remy the cook and Lightning McQueen are Pixar’s. Kung Fu Panda is by DreamWorks.',
    },
    source: 'https://wikiquiz.org/revision-notes/Entertainment/Pixar_Films',
  },
  {
    ask: {
      ar: 'ثلاثة أسماؤها بالإنجليزية عربية الأصل، فمن الدخيل؟',
      en: 'Three have English names that come from Arabic. Which has not?',
    },
    odd: 'lion',
    others: ['giraffe', 'hot-beverage', 'lemon'],
    fact: {
      ar: '«زرافة» و«قهوة» و«ليمون» سافرت إلى الإنجليزية كما هي تقريبًا. أما اسم الأسد عندهم فليس منا.',
      en: 'Giraffe, coffee and lemon are zarafa, qahwa and laymun. The “lion” is not one of ours.',
    },
    source:
      'https://www.thenationalnews.com/arts-culture/pop-culture/2025/07/20/english-words-arabic-origins-etymology/',
  },
  {
    ask: {
      ar: 'ثلاثة كانت على الأرض قبل الديناصورات، فمن تأخّر؟',
      en: 'Three were here before the dinosaurs. Which came after?',
    },
    odd: 'blossom',
    others: ['shark', 'jellyfish', 'cockroach'],
    fact: {
      ar: 'مشت الديناصورات الأولى في عالم بلا زهرة واحدة، لكن الصراصير كانت في انتظارها!',
      en: 'The first dinosaurs walked a world without one flower. The cockroaches were already waiting!',
    },
    source: 'https://kidsgen.com/all-about-dinosaurs/which-animals-old-as-dinosaurs.htm',
  },
  {
    ask: { ar: 'ثلاثة سُمّيت على أسماء أناس، فمن الدخيل؟', en: 'Three are named after a person. Which is not?' },
    odd: 'guitar',
    others: ['sandwich', 'saxophone', 'teddy-bear'],
    fact: {
      ar: 'اللورد ساندويتش طلب لحمًا بين خبزتين كي لا يقوم عن اللعب، وساكس صانع آلات، و«تيدي» رئيس.',
      en: 'Lord Sandwich wouldn’t leave his game to eat, Sax made instruments, and Teddy was a president.',
    },
    source: 'http://any-place-education.com/LANG6/UNIT14/more4.html',
  },
  {
    ask: {
      ar: 'ثلاثة ذهبت إلى الفضاء وواحدة في الأغنية فقط: من؟',
      en: 'Three have been to space, one only in a nursery rhyme. Which?',
    },
    odd: 'cow',
    others: ['turtle', 'cat', 'jellyfish'],
    fact: {
      ar: 'دارت سلحفاتان حول القمر عام 1968 قبل أي إنسان! أما البقرة فقفزت فوقه في أغنية إنجليزية للأطفال.',
      en: 'Two tortoises rounded the Moon in 1968, before any human! The cow only jumped over it in the rhyme.',
    },
    source: 'https://www.straitstimes.com/multimedia/graphics/2023/10/animal-astronauts/index.html?shell',
  },
  {
    ask: {
      ar: 'ثلاثة أسماؤها بالإنجليزية من أسماء أماكن، فمن الدخيل؟',
      en: 'Three take their English names from places. Which does not?',
    },
    odd: 'basketball',
    others: ['rugby-football', 'badminton', 'peach'],
    fact: {
      ar: 'رغبي بلدة إنجليزية، وبادمنتون قصر، واسم الخوخ عندهم من بلاد فارس! أما كرة السلة فاسمها من السلة.',
      en: 'Rugby is a town, Badminton a house, and “peach” comes from Persia! Basketball is named after its basket.',
    },
    source: 'https://www.etymonline.com/word/peach',
  },
];
