import type { SewnFlag } from './sewn-flag.ts';

/** Sewn flags 31 to 45. */
export const sewnFrom031: readonly SewnFlag[] = [
  {
    value: 400,
    isForChildren: true,
    halves: ['dk', 'jp'],
    alike: ['ch', 'bd'],
    text: {
      ar: 'علم في حفلة عيد ميلاد: نصفه من بلد يغرز علمه في الكعكة، ونصفه يشبه حبّة الكرز فوقها! من أي بلدين؟',
      en:
        'A flag at a birthday party: one half’s people stick theirs in the cake, ' +
        'the other half looks like the cherry on top. Which two countries?',
    },
    fact: {
      ar:
        'الصليب الأبيض من الدنمارك، ونصف القرص الأحمر من اليابان. والدنماركيون يزيّنون بعلمهم كعك ' +
        'الميلاد، وتقول أسطورتهم إنه هبط عليهم من السماء في معركة عام 1219: أول توصيل جوّي في التاريخ!',
      en:
        'The white cross is Denmark’s, the half disc Japan’s. Danes put their flag in birthday cakes, ' +
        'and legend says it fell to them from the sky in a battle in 1219. The first drone delivery.',
    },
    source: 'https://www.lexiophiles.com/english/the-dannebrog-%E2%80%93-the-pride-of-denmark',
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
      ar: 'لم يترك اللص من الدراجة إلا نصف عجلة زرقاء، فرقّعها صاحبها بما عنده من قماش أسود وأصفر! من أي بلدين؟',
      en:
        'The thief left only half a blue wheel of the bicycle, so its owner ' +
        'patched it up with black and yellow cloth. Which two countries?',
    },
    fact: {
      ar:
        'الأسود ثم الأصفر من بلجيكا، ونصف العجلة من الهند. وكان في علم الهند مغزل، فحلّت العجلة ' +
        'محلّه عام 1947 لأن المغزل لا يبدو واحدًا من الوجهين. واضح أن في اللجنة خيّاطًا!',
      en:
        'Black then yellow is Belgium’s, the half wheel India’s. India’s flag had a spinning wheel until ' +
        '1947, but that looks wrong from behind, so a plain wheel took its place. Somebody asked a tailor.',
    },
    source:
      'https://www.hindustantimes.com/india/how-did-the-ashoka-chakra-replace-the-charkha/story-8ZP0iWr8xhgexLwRkJLjbL.html',
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
      ar: 'علمان اشتريا الألوان الثلاثة نفسها: هنا واقفة كطابور الصباح، وهنا مستلقية كعصر الجمعة! من أي بلدين؟',
      en:
        'Two flags bought the same three paints: on the left they stand to ' +
        'attention, on the right they lie on the sofa. Which two countries?',
    },
    fact: {
      ar:
        'الأزرق الواقف من فرنسا، والأبيض فوق الأزرق فوق الأحمر من روسيا. وفي 2020 غمّقت الرئاسة الفرنسية ' +
        'أزرق أعلامها، ولم ينتبه الناس إلا بعد أكثر من سنة. كل من غيّر ستائر الصالة يعرف هذا الشعور!',
      en:
        'The upright blue is France’s; white over blue over red is Russia’s. In 2020 France’s presidency ' +
        'darkened the blue of its flags and hardly anyone noticed for a year. Ask whoever bought your curtains.',
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
      ar: 'خبّاز شكر البلد الذي علّمه البيتزا والبلد الذي يزرع القمح، فخاط علميهما على باب الفرن! من أي بلدين؟',
      en:
        'A baker thanked the land that taught him pizza and the land that ' +
        'grows the wheat: both on his oven door. Which two countries?',
    },
    fact: {
      ar:
        'الأخضر من إيطاليا، والأزرق فوق الأصفر من أوكرانيا: سماء فوق حقل قمح. ويُروى أن بيتزا ' +
        'مارغريتا صُنعت لملكة عام 1889 بألوان علمها: ريحان وجبن وطماطم. علم يصلك ساخنًا في نصف ساعة!',
      en:
        'The green is Italy’s; blue over yellow, the sky over wheat, is Ukraine’s. They say the Margherita was ' +
        'baked for a queen in her flag’s colours: basil, cheese, tomato. A flag in half an hour, still hot.',
    },
    source: 'https://quizzclub.com/games/welcome/why-is-a-pizza-margherita-so-called/answer/49922/',
  },
  {
    value: 600,
    halves: ['bs', 'kr'],
    alike: ['lc', 'kp'],
    text: {
      ar: 'سهم أسود من شاطئ بعيد يشير إلى كرة حمراء وزرقاء ويصيح: امسكوها قبل أن تأخذها الموجة! من أي بلدين؟',
      en:
        'A black arrow on a far-off beach points at a red and blue ' +
        'ball: “Catch it before the tide does!” Which two countries?',
    },
    fact: {
      ar:
        'المثلث الأسود على لون البحر والرمل من جزر البهاما، والقضبان من كوريا الجنوبية. والقضبان هنا ' +
        'معناها الماء والأرض، وفي النصف الذي قُصّ السماء والنار: أخذ الخيّاط البحر وترك الحريق!',
      en:
        'The black triangle on sea and sand is the Bahamas’, the bars South Korea’s. These bars ' +
        'mean water and earth; the half cut off had heaven and fire. The tailor kept the beach.',
    },
    source: 'http://koreaoutlook.com/flag-of-the-rok.php',
  },
  {
    value: 600,
    halves: ['cz', 'gh'],
    alike: ['sk', 'gw'],
    text: {
      ar:
        'طلب الزبون علمًا أبيض وأحمر، فصاح جاره: هذا علمي! فأضاف ' +
        'الخيّاط مثلثًا أزرق ونصف نجمة سوداء وهرب! لأي بلدين العلم؟',
      en:
        '“White and red, please.” “That’s mine!” cried a neighbour. So the tailor ' +
        'added a blue triangle, and half a black star. Which two countries?',
    },
    fact: {
      ar:
        'المثلث الأزرق من التشيك، ونصف النجمة السوداء من غانا. وكان علم التشيك أبيض فوق أحمر كعلم ' +
        'بولندا، فأُضيف المثلث عام 1920 حتى يُعرف هذا من ذاك: كمن وصلت إلى العرس فوجدت غيرها بفستانها!',
      en:
        'The blue triangle is Czechia’s, the half black star Ghana’s. The flag was white over red, like ' +
        'Poland’s, till the triangle was added in 1920. It’s what you do when a friend turns up in your dress.',
    },
    source: 'https://flagmakers.co.uk/buy-flags/czech-republic/',
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
      ar: 'نصفه ليل هادئ بنجمة بيضاء، ونصفه شمس فتحت في وجهه النور العالي! من أي بلدين هذا العلم؟',
      en:
        'One half is a calm night with a white star; the other is a sun ' +
        'coming straight at it with headlights full on. Which two countries?',
    },
    fact: {
      ar:
        'النجمة الكبيرة تحت علم بريطانيا من أستراليا، والأشعة من مقدونيا الشمالية. وفي 2018 قال رئيس ' +
        'وزراء نيوزيلندا بالإنابة إن أستراليا نسخت علمهم وعليها تغييره، واقترح لها كنغرًا كبيرًا!',
      en:
        'The big star under Britain’s flag is Australia’s, the sunbeams North Macedonia’s. In 2018 New ' +
        'Zealand’s acting prime minister told Australia it had copied their flag, and offered it a big kangaroo.',
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
