import type { SewnFlag } from './sewn-flag.ts';

/** Sewn flags 31 to 45. */
export const sewnFrom031: readonly SewnFlag[] = [
  {
    value: 400,
    isForChildren: true,
    halves: ['dk', 'jp'],
    alike: ['ch', 'bd'],
    text: {
      ar:
        'قالت الخالة: في بلد النصف الأيسر، من بلغ 25 ولم يتزوج رشّوه بالقرفة! ونظرت إلى ' +
        'سالم، ثم إلى رفّ البهارات… من أي بلدين النصفان؟',
      en:
        '“Where the left half flies,” said Auntie, “single at 25 means a shower of ' +
        'cinnamon!” She looked at Salem, then at the spice rack. Which two countries?',
    },
    fact: {
      ar:
        'الصليب الأبيض من الدنمارك، ونصف القرص الأحمر من اليابان. هكذا يحتفل كثير من ' +
        'الدنماركيين بصاحبهم الأعزب في الخامسة والعشرين، فإن بلغ الثلاثين رشّوه بالفلفل، وقد ' +
        'يزيدون البيض ليلصق! ومن صبر أكثر صار مجبوسًا.',
      en:
        'The white cross is Denmark’s, the half disc Japan’s. That’s how many Danes treat a ' +
        'friend who is single at 25; at 30 it’s pepper, sometimes with egg to make it stick. ' +
        'Wait any longer and you’re a casserole.',
    },
    source:
      'https://dev-web.independent.co.uk/life-style/single-people-25-spices-cinnamon-denmark-love-romance-relationships-a8213901.html',
  },
  {
    value: 400,
    halves: ['dz', 'lb'],
    alike: ['pk', 'tr'],
    text: {
      ar: 'رأى البستاني شجرة تنبت من هلال فقال: عشت وشفت، أول مرة أسقي القمر! فمن هما البلدان؟',
      en: 'The gardener saw a tree growing out of the moon: “How long a hose do I need for that?” Which two countries?',
    },
    fact: {
      ar:
        'الأخضر والهلال الأحمر من الجزائر، ونصف الأرزة من لبنان. وعلم لبنان رُسم بالأيدي عام ' +
        '1943: اجتمع النواب في بيت زميلهم صائب سلام ورسموه. اجتماع واحد خرج منه شيء جميل!',
      en:
        'Green with a red crescent is Algeria’s, the half cedar Lebanon’s. Lebanon’s flag was drawn in ' +
        '1943 by its members of parliament, at one member’s house. For once a meeting had a result.',
    },
    source: 'http://www.cometolebanon.com/about-lebanon/national-symbols',
  },
  {
    value: 400,
    isForChildren: true,
    halves: ['pk', 'bd'],
    alike: ['dz', 'jp'],
    text: {
      ar: 'نظر الجد وقال: هلال العيد! ونظر الحفيد وقال: لا، هذا باك مان يأكل طماطة! من أي بلدين النصفان؟',
      en: '“The moon of Eid!” said Grandpa. “No,” said the boy, “it’s Pac-Man eating a tomato!” Which two countries?',
    },
    fact: {
      ar:
        'الهلال بعد الشريط الأبيض من باكستان، ونصف القرص الأحمر على الأخضر من بنغلاديش. وكان في قرصها خريطة ' +
        'البلد، فحُذفت عام 1972، وقيل لأنها تنقلب على الوجه الثاني من العلم: فرح الخيّاط وحزن مدرّس الجغرافيا!',
      en:
        'The crescent after a white bar is Pakistan’s, the half red disc on green Bangladesh’s. The disc once ' +
        'held a map, dropped in 1972: it was too hard to sew the right way round on both sides, they say.',
    },
    source: 'https://starspangledflags.com/flag/bangladesh/',
  },
  {
    value: 400,
    halves: ['be', 'in'],
    alike: ['de', 'ne'],
    text: {
      ar:
        'سُرقت درّاجة سعد ولم يبقَ إلا نصف عجلة زرقاء. قال أهل النصف الأيمن: لا تزعل، ' +
        'بدرّاجة بدأنا طريق الفضاء! من أي بلدين العلم؟',
      en:
        'They stole Saad’s bike and left half a blue wheel. “Cheer up,” said the right ' +
        'half’s people, “we set out for space on one!” Which two countries?',
    },
    fact: {
      ar:
        'الأسود ثم الأصفر من بلجيكا، ونصف العجلة من الهند. في الستينيات كان علماؤها ينقلون رأس ' +
        'الصاروخ إلى منصّته على درّاجة، وفي 1981 وضعوا قمرًا صناعيًا على عربة ثيران! وأبوكم ' +
        'يقول: السيارة لا تكفي أغراض الشاليه.',
      en:
        'Black then yellow is Belgium’s, the half wheel India’s. In the 1960s its scientists ' +
        'took a rocket’s nose cone to the pad on a bicycle, and in 1981 they put a satellite ' +
        'on a bullock cart. And Dad says the beach things won’t fit in the car!',
    },
    source:
      'https://www.thehindu.com/books/isro-in-images-gives-a-peek-into-the-space-agencys-past/article30050578.ece',
  },
  {
    value: 400,
    isForChildren: true,
    halves: ['za', 'br'],
    alike: ['gy', 'jm'],
    text: {
      ar: 'حرف إنجليزي كسول نام على جنبه، فسدّدوا عليه كرة زرقاء ليصحو! من أي بلدين هذان النصفان؟',
      en: 'A lazy letter of the alphabet lay down for a nap, so somebody kicked a blue ball at it. Which two countries?',
    },
    fact: {
      ar:
        'حرف Y النائم من جنوب أفريقيا، ونصف المعيّن الأصفر من البرازيل. وفكرة الحرف رسمها مصمّمه في ' +
        'دقيقتين على ظهر ورقة البرنامج، وهو جالس في اجتماع لا ينتهي. فلا تلوموا من يرسم في الحصة!',
      en:
        'The sleeping Y is South Africa’s, the half diamond Brazil’s. Its designer drew the idea in two ' +
        'minutes on the back of a programme, in a meeting that wouldn’t end. Let the boy doodle.',
    },
    source: 'https://www.timeslive.co.za/sunday-times/lifestyle/2014-05-11-freedom-flag-was-born-in-a-flash-of-genius/',
  },
  {
    value: 400,
    halves: ['fr', 'ru'],
    alike: ['nl', 'bg'],
    text: {
      ar:
        'لعلمَيهما الألوان الثلاثة نفسها: تقف في الأيسر كأبيكم والضيوف على الباب (وقُصّ ' +
        'ثالثها)، وتستلقي في الأيمن كأبيكم بعد المجبوس! من أي بلدين النصفان؟',
      en:
        'Both flags have the same three colours: the left’s stand like Dad when guests ring ' +
        '(one is cut off), the right’s lie like Dad after lunch. Which two countries?',
    },
    fact: {
      ar:
        'الأزرق الواقف من فرنسا، والأبيض فوق الأزرق فوق الأحمر من روسيا. وفي 2020 غمّقت ' +
        'الرئاسة الفرنسية أزرق أعلامها، ولم ينتبه أحد تقريبًا أكثر من سنة! وأمّكم تفهم هذا: ' +
        'غيّرت ستائر الصالة، وأبوكم مستلقٍ أمامها إلى الآن.',
      en:
        'The upright blue is France’s; white over blue over red is Russia’s. In 2020 ' +
        'France’s presidency darkened the blue of its flags, and for over a year hardly ' +
        'anyone noticed. Mum understands: she changed the curtains, and Dad has been lying ' +
        'in front of them ever since.',
    },
    source:
      'https://www.9news.com.au/world/french-flag-change-colour-emmanuel-macron-nobody-notices-for-a-year/e96c222c-9449-443a-9d52-e4849c77d206',
  },
  {
    value: 600,
    halves: ['lr', 'in'],
    alike: ['us', 'ne'],
    text: {
      ar: 'قال الجد واثقًا: اليسار علم أمريكا! قلنا: عدّ النجوم. قال: واحدة… والباقي في الغسيل! فمن أي بلدين النصفان؟',
      en:
        '“The left is America,” said Grandpa. “Count the stars.” “One… the ' +
        'rest must be in the wash!” Which two countries is it really?',
    },
    fact: {
      ar:
        'النجمة الوحيدة فوق الخطوط من ليبيريا، ونصف العجلة من الهند. وعلم ليبيريا خاطته 7 نساء ' +
        'بأيديهن عام 1847، وخطوطه 11 بعدد الرجال الذين وقّعوا إعلان الاستقلال: هم وقّعوا، وهنّ اشتغلن!',
      en:
        'The lone star over stripes is Liberia’s, the half wheel India’s. Seven women stitched Liberia’s flag by ' +
        'hand in 1847; its 11 stripes are for the men who signed the independence. They signed, she sewed.',
    },
    source: 'https://visitliberia231.com/liberia-flag-day/',
  },
  {
    value: 400,
    halves: ['sd', 'kw'],
    alike: ['ps', 'hu'],
    text: {
      ar: 'قال الخيّاط: عندي أربعة ألوان وتكفي أعلام العرب كلها! ثم عطس، فاختلط نصفان. من أي بلدين هما؟',
      en:
        '“Four colours will do for half the Arab flags,” boasted the tailor. ' +
        'Then he sneezed, and two halves got mixed. Which two countries?',
    },
    fact: {
      ar:
        'المثلث الأخضر من السودان، والأخضر فوق الأبيض فوق الأحمر من الكويت. وكان علم السودان ' +
        'حتى 1970 أزرق وأصفر وأخضر: النيل والصحراء والزرع. خريطة للبلد تلوّنها بثلاثة أقلام!',
      en:
        'The green triangle is Sudan’s; green, white and red are Kuwait’s. Until 1970 Sudan’s flag was ' +
        'blue, yellow and green for the Nile, the desert and the fields: a map made with three crayons.',
    },
    source: 'http://absoluteastronomy.com/topics/Flag_of_Sudan',
  },
  {
    value: 400,
    isForChildren: true,
    halves: ['ps', 'br'],
    alike: ['jo', 'co'],
    text: {
      ar: 'نصفه لبلد في القلب ونصفه لفريق على القميص: هكذا خاطته أم ناصر لولدها قبل المباراة! من أي بلدين؟',
      en:
        'Half for the land in his heart, half for the team on his shirt: ' +
        'so his mother sewed it before the match. Which two countries?',
    },
    fact: {
      ar:
        'المثلث الأحمر بلا نجمة من فلسطين، ونصف المعيّن الأصفر من البرازيل. والنجمة الوحيدة فوق شريط ' +
        'البرازيل ليست العاصمة كما يظن حتى أهلها، بل ولاية بارا. اسألوا بها أي مشجّع وتفرّجوا!',
      en:
        'The red triangle with no star is Palestine’s, the half diamond Brazil’s. Brazil’s one star above ' +
        'the band isn’t the capital, as even Brazilians think, but the state of Pará. Try it on a fan.',
    },
    source:
      'https://sampi.net.br/franca/noticias/amp/2909890/cidade/2025/06/afinal-qual-estado-representa-a-estrela-solitaria-da-bandeira',
  },
  {
    value: 400,
    halves: ['it', 'ua'],
    alike: ['mx', 'co'],
    text: {
      ar: 'راح يخطب ومعه علبة حلو كبيرة، فرجع يحمل قرعة تملأ حضنه… ورفض أن يقول ماذا جرى! من أي بلدين نصفا علمه؟',
      en:
        'He went to ask for her hand with a large box of sweets, came home hugging an enormous ' +
        'pumpkin, and won’t say what happened! Which two countries is his flag from?',
    },
    fact: {
      ar:
        'الأخضر من إيطاليا، والأزرق فوق الأصفر من أوكرانيا. وكان من تُردّ خطبته في أوكرانيا ' +
        'يُعطى قرعة يحملها إلى بيته، فصار كثير من الخطّاب يذهبون في الليل حتى لا يراهم ' +
        'الجيران! والحلو؟ أكله أهل البنت.',
      en:
        'The green is Italy’s; blue over yellow is Ukraine’s. In old Ukraine a suitor who was ' +
        'turned down was handed a pumpkin to carry home, so many proposed at night, when the ' +
        'neighbours couldn’t see. And the sweets? Her family ate them.',
    },
    source: 'https://www.kpbs.org/news/international/2010/10/28/fear-the-pumpkin-in-ukraine-its-the-big-kiss-off',
  },
  {
    value: 600,
    halves: ['bs', 'kr'],
    alike: ['lc', 'kp'],
    text: {
      ar:
        'نصفه بحر ورمل فاستلقينا… فصاحت عجوز من النصف الأيمن: أطفئوا المروحة قبل النوم، لا ' +
        'يصير فيكم شي! من أي بلدين العلم؟',
      en:
        'Half of it is sea and sand, so we lay down. “Not with the fan on!” cried a granny ' +
        'from the right half. “It’ll be the end of you!” Which two countries?',
    },
    fact: {
      ar:
        'المثلث الأسود على لون البحر والرمل من جزر البهاما، والقضبان من كوريا الجنوبية. شاعت ' +
        'هناك خرافة: من نام والمروحة شغّالة والغرفة مغلقة فقد لا يصحو! فجعلوا في المراوح ' +
        'مؤقّتًا يطفئها. ونحن ننام تحت مكيّفين، ونسحب البطّانية.',
      en:
        'The black triangle on sea and sand is the Bahamas’, the bars South Korea’s. An old ' +
        'myth there says that sleeping in a shut room with the fan on can kill you, so fans ' +
        'have timers. Here we sleep under two air conditioners and fight over the blanket.',
    },
    source: 'https://simple.wikipedia.org/wiki/Fan_death',
  },
  {
    value: 600,
    halves: ['cz', 'gh'],
    alike: ['sk', 'gw'],
    text: {
      ar:
        'صاحت امرأة في بلد النصف الأيسر: جرحني السكّر، اخترع لي حلًّا! فاخترع زوجها شيئًا ما ' +
        'زال يذوب في شايكم. من أي بلدين العلم؟',
      en:
        '“Your sugar has cut my finger, do something!” cried a wife in the left half’s land. ' +
        'He did, and it’s melting in your tea. Which two countries?',
    },
    fact: {
      ar:
        'المثلث الأزرق من التشيك، ونصف النجمة السوداء من غانا. كان السكّر قالبًا كالحجر، ' +
        'ويُحكى أن جوليانا راد جُرحت وهي تكسره، فاخترع زوجها نحو عام 1841 مكعّب السكّر ' +
        'وأهداها علبة منه! زوج سمع الكلام من أول مرة، فدخل التاريخ.',
      en:
        'The blue triangle is Czechia’s, the half black star Ghana’s. Sugar came in ' +
        'rock-hard loaves; they tell that Juliana Rad cut herself on one, so around 1841 her ' +
        'husband invented the sugar cube and gave her a box. A husband who listened the ' +
        'first time: of course he made history.',
    },
    source: 'https://blog.englishteastore.com/2009/09/29/sugar-cubes/',
  },
  {
    value: 600,
    halves: ['jm', 'ke'],
    alike: ['vu', 'ss'],
    text: {
      ar: 'نصف من بلد عدّائي المئة متر ونصف من بلد عدّائي الماراثون، وما زالا يتجادلان: أين خط النهاية؟ من أي بلدين؟',
      en:
        'One half is famous for the 100 metres, the other for the ' +
        'marathon, and they can’t agree where the tape goes. Who are the two?',
    },
    fact: {
      ar:
        'المثلث الأسود والخط الذهبي من جامايكا، ونصف الدرع من كينيا، ولولاه لظنّه الناس جنوب السودان. ' +
        'وعلم جامايكا لا أحمر فيه ولا أبيض ولا أزرق: ابحث عن علم دولة آخر مثله، وستركض طويلًا!',
      en:
        'The black triangle and gold band are Jamaica’s, the half shield Kenya’s: without it you’d say South ' +
        'Sudan. Jamaica’s flag has no red, white or blue. Look for another like it and you’ll run a long way.',
    },
    source: 'https://simple.wikipedia.org/wiki/Flag_of_Jamaica',
  },
  {
    value: 600,
    halves: ['au', 'mk'],
    alike: ['nz', 'kg'],
    text: {
      ar:
        'جار النصف الأيسر يقسم: هذا علمي، نسخوه مني! والشمس في اليمين شغّلت النور العالي ' +
        'لتتفرّج على الهوشة. من أي بلدين العلم؟',
      en:
        'The left half’s neighbour swears it’s copied from his, and the sun on the right has ' +
        'its headlights full on to watch the row. Which two countries?',
    },
    fact: {
      ar:
        'النجمة الكبيرة تحت علم بريطانيا من أستراليا، والأشعة من مقدونيا الشمالية. والجار ' +
        'نيوزيلندا: قال رئيس وزرائها بالإنابة عام 2018 إن أستراليا نسخت علمهم فلتغيّره، ' +
        'ولتضع عليه كنغرًا كبيرًا! ولو وضعته لقفز إلى علم الجيران.',
      en:
        'The big star under Britain’s flag is Australia’s, the sunbeams North Macedonia’s. ' +
        'The neighbour is New Zealand: in 2018 its acting prime minister told Australia to ' +
        'get a flag of its own, with a big kangaroo. It would only hop over to the ' +
        'neighbours’.',
    },
    source: 'https://www.nzherald.co.nz/index.cfm?objectid=12096982&ref=twitter',
  },
  {
    value: 400,
    isForChildren: true,
    halves: ['se', 'ua'],
    alike: ['fi', 'co'],
    text: {
      ar: 'اشترى العلم مفكّكًا في علبة مسطّحة، وركّب النصفين بنفسه، وطلع عنده برغي زائد! من أي بلدين؟',
      en:
        'He bought the flag flat-packed, put both halves together ' +
        'himself, and had one screw left over. Which two countries?',
    },
    fact: {
      ar:
        'الصليب الأصفر من السويد، والأزرق فوق الأصفر من أوكرانيا. وأزرق «إيكيا» وأصفرها من علم ' +
        'السويد، فكل كيس أزرق في بيتكم قريب له. أما البرغي الزائد فلا يعرف أحد من أين يأتي!',
      en:
        'The yellow cross is Sweden’s; blue over yellow is Ukraine’s. IKEA took its blue and ' +
        'yellow from Sweden’s flag. Where it takes the spare screw from, nobody knows.',
    },
    source: 'https://www.famouslogos.us/ikea-logo/',
  },
];
