import type { Currency } from './currency.ts';

/** Money that makes the room argue. */
export const currencies600: readonly Currency[] = [
  {
    text: {
      ar: 'ظلّ «الريال الفرنسي» يُضرب بعد موت صاحبة صورته، فأي سنة بقيت عليه؟',
      en: 'The silver dollar of Arabia was struck long after its empress died. Which year did it keep?',
    },
    answer: { ar: '1780', en: '1780' },
    wrong: [
      { ar: '1683', en: '1683' },
      { ar: '1848', en: '1848' },
      { ar: '1914', en: '1914' },
    ],
    fact: {
      ar: 'هي سنة وفاتها، ولم يقبل تجّار الشرق أن يتغيّر فيه شيء، فضُرب كما هو في فيينا ولندن وبومباي.',
      en: 'It is the year she died. Eastern merchants would have no change, so it was made the same in Vienna, London and Bombay.',
    },
    source: 'Maria Theresa thaler',
  },
  {
    text: {
      ar: 'ما اسم نقد الأحساء القديم، وهو سلك معدني مطويّ كالملقط؟',
      en: 'What did the people of Al-Ahsa call their old money, a bent strip of metal like tweezers?',
    },
    answer: { ar: 'الطويلة', en: 'Tawila, “the long one”' },
    wrong: [
      { ar: 'المعقوفة', en: 'Maqufa, “the hooked one”' },
      { ar: 'الصفراء', en: 'Safra, “the yellow one”' },
      { ar: 'المشقوقة', en: 'Mashquqa, “the split one”' },
    ],
    fact: {
      ar: 'هي بنت «اللاري»، سلك فضة من مدينة لار في فارس تعاملت به موانئ المحيط الهندي كلها.',
      en: 'It descends from the larin, a silver wire from Lar in Persia, once good in every port of the Indian Ocean.',
    },
    source: 'طويلة الحسا',
  },
  {
    text: {
      ar: 'لماذا أصدرت الهند عام 1959 روبية خاصة بالخليج؟',
      en: 'Why did India issue a special rupee for the Gulf in 1959?',
    },
    answer: { ar: 'لوقف تهريب الذهب', en: 'To stop gold smuggling' },
    wrong: [
      { ar: 'لشراء لؤلؤ الغوص', en: 'To buy up the pearl catch' },
      { ar: 'لنقص ورق المطابع', en: 'For want of printing paper' },
      { ar: 'لتكريم تجّار التمر', en: 'To honour date merchants' },
    ],
    fact: {
      ar: 'كان الذهب يدخل الهند خفية ويُدفع ثمنه روبيات، فجعلوا للخليج ورقًا بألوان أخرى لا يُصرف في دكاكينها.',
      en: 'Gold slipped into India and was paid for in rupees, so the Gulf got notes in other colours, no good in Indian shops.',
    },
    source: 'Reserve Bank of India, Gulf rupee',
  },
  {
    text: {
      ar: 'عملة واحدة جمعت إمارتين في الخليج من 1966 إلى 1973، فما هما؟',
      en: 'Which two places in the Gulf shared one currency from 1966 to 1973?',
    },
    answer: { ar: 'قطر ودبي', en: 'Qatar and Dubai' },
    wrong: [
      { ar: 'قطر والبحرين', en: 'Qatar and Bahrain' },
      { ar: 'الكويت ودبي', en: 'Kuwait and Dubai' },
      { ar: 'البحرين والكويت', en: 'Bahrain and Kuwait' },
    ],
    fact: {
      ar: 'كان الاسمان معًا مكتوبين على ريالها، وعلى القطعة المعدنية غزال رشيق.',
      en: 'Both names stood on the riyal together, and the coins showed a slender gazelle.',
    },
  },
  {
    text: {
      ar: 'كلمة «دولار» من اسم وادٍ كان فيه منجم فضة، ففي أي بلد هو؟',
      en: 'The word “dollar” goes back to a valley with a silver mine. In which country is it?',
    },
    answer: 'cz',
    wrong: ['es', 'nl', 'gb'],
    fact: {
      ar: 'هو وادي يواخيم، ونقوده «يواخيمزتالر» ثم «تالر» ثم «دولار». ومن حجارة منجمه استخرجت ماري كوري الراديوم.',
      en: 'Joachimsthal: its coins were Joachimsthalers, then thalers, then dollars. Marie Curie got her radium from the same mine.',
    },
  },
  {
    text: {
      ar: '«فلس» كلمة قديمة من اللاتينية، فماذا كان معناها أول الأمر؟',
      en: 'The word “fils” goes back to Latin. What did it first mean?',
    },
    answer: { ar: 'كيس النقود', en: 'A money bag' },
    wrong: [
      { ar: 'قشرة السمك', en: 'A fish scale' },
      { ar: 'ختم الملك', en: 'A royal seal' },
      { ar: 'رغيف الخبز', en: 'A loaf of bread' },
    ],
    fact: {
      ar: 'ومنه قال العرب «أفلس»: أي صارت دراهمه فلوسًا بعد أن كانت فضة.',
      en: 'In Arabic it gave the word for going bankrupt: your silver has turned into fils.',
    },
  },
  {
    text: {
      ar: '«القرش» كلمة أوروبية الأصل، فما معناها الأول؟',
      en: 'The Arab qirsh and the German Groschen share a Latin root. What does it mean?',
    },
    answer: { ar: 'الغليظ', en: 'Thick' },
    wrong: [
      { ar: 'اللامع', en: 'Shiny' },
      { ar: 'الصغير', en: 'Small' },
      { ar: 'المثقوب', en: 'Pierced' },
    ],
    fact: {
      ar: 'كانت نقود الفضة رقيقة كالورق تنثني في اليد، فلما ظهرت قطعة سميكة سمّوها بسمكها.',
      en: 'Silver coins used to be so thin that they bent. When a stout one appeared, it was named for that.',
    },
  },
  {
    text: {
      ar: '«الدينار» من «ديناريوس» الرومانية، فما معناها؟',
      en: '“Dinar” is the Roman “denarius”. What does that mean?',
    },
    answer: { ar: 'ذو العشرة', en: 'Worth ten' },
    wrong: [
      { ar: 'ذو التاج', en: 'Crowned' },
      { ar: 'ذو الوجهين', en: 'Two-faced' },
      { ar: 'ذو المئة', en: 'Worth a hundred' },
    ],
    fact: {
      ar: 'كان يساوي عشر قطع من النحاس، ويشتري عمل رجل يومًا كاملًا.',
      en: 'It was worth ten coppers, and bought a man’s work for a day.',
    },
  },
  {
    text: {
      ar: 'الين واليوان والوون: ما معنى أسمائها الثلاثة؟',
      en: 'Yen, yuan and won: what do all three names mean?',
    },
    answer: { ar: 'مستدير', en: 'Round' },
    wrong: [
      { ar: 'فضّي', en: 'Silver' },
      { ar: 'ثمين', en: 'Precious' },
      { ar: 'إمبراطوري', en: 'Imperial' },
    ],
    fact: {
      ar: 'هي كلمة صينية واحدة نطقها كل شعب بلسانه، وصفوا بها قطع الفضة المدوّرة التي جاء بها الإسبان.',
      en: 'They are one Chinese word in three accents, first said of the round silver coins that the Spaniards brought.',
    },
  },
  {
    text: {
      ar: '«الفورنت» المجري أخذ اسمه من مدينة إيطالية، فما هي؟',
      en: 'After which Italian city is the Hungarian forint named?',
    },
    answer: { ar: 'فلورنسا', en: 'Florence' },
    wrong: [
      { ar: 'البندقية', en: 'Venice' },
      { ar: 'جنوة', en: 'Genoa' },
      { ar: 'ميلانو', en: 'Milan' },
    ],
    fact: {
      ar: 'ضربت عام 1252 قطعة ذهب عليها زهرة زنبق، فوثق بها الناس حتى قلّدتها نصف أوروبا.',
      en: 'In 1252 it struck a gold coin with a lily on it, so trusted that half of Europe copied it.',
    },
  },
  {
    text: {
      ar: 'عملة أي بلد تحمل اسم طائر أخضر طويل الذيل هو «الكيتزال»؟',
      en: 'Which country’s money is named after the quetzal, a green bird with a long tail?',
    },
    answer: 'gt',
    wrong: ['hn', 'cr', 'ni'],
    fact: {
      ar: 'كان المايا يتعاملون بريش ذيله، ويأخذونه من الطائر ثم يطلقونه، ومن قتله عوقب.',
      en: 'The Maya traded in its tail feathers: they plucked them, let the bird go, and punished anyone who killed one.',
    },
  },
  {
    text: {
      ar: 'في أي بلد أفريقي معنى اسم العملة «المطر»؟',
      en: 'In which African country does the word for money mean “rain”?',
    },
    answer: 'bw',
    wrong: ['na', 'ke', 'zm'],
    fact: {
      ar: 'أكثر أرضه صحراء، فالمطر هو الثروة، والناس يهتفون بالكلمة «بولا!» في الأفراح.',
      en: 'Most of it is desert, so rain is wealth, and people shout the word, “Pula!”, at celebrations.',
    },
  },
  {
    text: {
      ar: 'أي بلد ترك عملته عام 2000 وأخذ الدولار الأمريكي مكانها؟',
      en: 'Which country dropped its own money for the US dollar in 2000?',
    },
    answer: 'ec',
    wrong: ['pe', 'co', 'cl'],
    fact: {
      ar: 'كانت عملته «السوكري» قد فقدت قيمتها حتى صار الدولار بخمسة وعشرين ألفًا منها.',
      en: 'Its sucre had lost so much that a dollar cost twenty-five thousand of them.',
    },
  },
  {
    text: {
      ar: 'أي بلد أصدر أول أوراق نقدية في أوروبا، عام 1661؟',
      en: 'Which country issued the first banknotes in Europe, in 1661?',
    },
    answer: 'se',
    wrong: ['gb', 'nl', 'it'],
    fact: {
      ar: 'كانت نقوده صفائح نحاس يزن أكبرها نحو 20 كيلوغرامًا، فمن يلومهم؟',
      en: 'Its coins were plates of copper, the biggest some 20 kilos each. Who can blame them?',
    },
  },
  {
    text: {
      ar: 'ممّ كانت نقود جزيرة «ياب» التي قد تفوق الإنسان طولًا؟',
      en: 'On the island of Yap money could be taller than a man. What was it made of?',
    },
    answer: { ar: 'الحجر', en: 'Stone' },
    wrong: [
      { ar: 'الخشب', en: 'Wood' },
      { ar: 'الفخّار', en: 'Clay' },
      { ar: 'العظم', en: 'Bone' },
    ],
    fact: {
      ar: 'غرقت واحدة منها في الطريق، فاتفقوا أن صاحبها غنيّ بها وهي في قاع البحر!',
      en: 'One was lost at sea on the way, and everybody agreed that its owner was rich all the same.',
    },
  },
  {
    text: {
      ar: 'أي مملكة قديمة يُنسب إليها ضرب أول النقود المعدنية؟',
      en: 'Which ancient kingdom is said to have struck the first coins?',
    },
    answer: { ar: 'ليديا', en: 'Lydia' },
    wrong: [
      { ar: 'سبأ', en: 'Sheba' },
      { ar: 'بابل', en: 'Babylon' },
      { ar: 'قرطاجة', en: 'Carthage' },
    ],
    fact: {
      ar: 'كانت في غرب تركيا اليوم، وآخر ملوكها كرويسوس الذي يضرب الأوروبيون المثل بغناه.',
      en: 'It lay in what is now western Turkey. Its last king was Croesus, the one people are as rich as.',
    },
  },
  {
    text: { ar: 'لمن صدر أول نقد ورقي سعودي عام 1953؟', en: 'For whom was the first Saudi paper money made, in 1953?' },
    answer: { ar: 'الحجّاج', en: 'Pilgrims' },
    wrong: [
      { ar: 'الجنود', en: 'Soldiers' },
      { ar: 'التجّار', en: 'Merchants' },
      { ar: 'البحّارة', en: 'Sailors' },
    ],
    fact: {
      ar: 'كان اسمه «إيصالات الحجّاج» وعليه كتابة بست لغات، يريحهم من حمل الفضة، فأحبّه أهل البلد واستعملوه كلهم.',
      en: 'These “receipts”, in six languages, saved them carrying heavy silver. Everybody else liked them so much that they used them too.',
    },
    source: 'Saudi Central Bank (SAMA)',
  },
  {
    text: {
      ar: 'بماذا وُصف الريال العُماني حين صدر أول مرة عام 1970؟',
      en: 'What was Oman’s rial called when it first came out in 1970?',
    },
    answer: { ar: 'السعيدي', en: 'The rial Saidi' },
    wrong: [
      { ar: 'المسقطي', en: 'The rial Masqati' },
      { ar: 'البحري', en: 'The rial Bahri' },
      { ar: 'الظفاري', en: 'The rial Dhofari' },
    ],
    fact: {
      ar: 'نسبة إلى الأسرة الحاكمة آل سعيد، وكان أهل البلاد قبله يدفعون بروبية الخليج وبالفضة النمساوية.',
      en: 'It was named after the ruling house. Before it people paid in Gulf rupees and Austrian silver.',
    },
  },
  {
    text: { ar: 'ممّ صُنعت ورقة الدولار المعروفة؟', en: 'What is a dollar note made of?' },
    answer: { ar: 'القطن والكتّان', en: 'Cotton and linen' },
    wrong: [
      { ar: 'الخشب والصمغ', en: 'Wood and gum' },
      { ar: 'القصب والأرز', en: 'Reed and rice' },
      { ar: 'القنّب والصوف', en: 'Hemp and wool' },
    ],
    fact: {
      ar: 'هي قماش أكثر منها ورقًا، ولذلك تخرج من الغسّالة سليمة، وفي نسيجها شعيرات حمراء وزرقاء.',
      en: 'It is cloth more than paper, which is why it comes through the wash, and it has tiny red and blue threads in it.',
    },
  },
  {
    text: {
      ar: 'أي بلد بدأ عام 1988 يطبع نقوده على البلاستيك بدل الورق؟',
      en: 'Which country began printing its money on plastic instead of paper in 1988?',
    },
    answer: 'au',
    wrong: ['ca', 'gb', 'jp'],
    fact: {
      ar: 'بدأ البحث بعد أن زوّر ناس ورقة العشرة دولارات عام 1966 بأدوات بسيطة وأغرقوا بها السوق.',
      en: 'The search began after forgers with simple tools flooded the country with ten-dollar notes in 1966.',
    },
  },
];
