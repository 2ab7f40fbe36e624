import type { Capital } from './capital.ts';

/** Capitals that make the room argue. */
export const capitals600: readonly Capital[] = [
  {
    text: { ar: 'أي عاصمة من هذه على نهر النيل؟', en: 'Which of these capitals stands on the Nile?' },
    answer: 'ss',
    wrong: ['ke', 'et', 'er'],
    fact: {
      ar: 'يسمّى النيل عندها «بحر الجبل»، وهي آخر ميناء تصله المراكب قبل الشلالات.',
      en: 'The Nile is called the Mountain River there, and boats can go no farther before the rapids.',
    },
  },
  {
    text: {
      ar: 'أي عاصمتين تتقابلان ولا يفصلهما إلا نهر الكونغو؟',
      en: 'Which two capitals face each other across the River Congo?',
    },
    answer: { ar: 'كينشاسا وبرازافيل', en: 'Kinshasa and Brazzaville' },
    wrong: [
      { ar: 'كيغالي وكمبالا', en: 'Kigali and Kampala' },
      { ar: 'أبوجا وياوندي', en: 'Abuja and Yaoundé' },
      { ar: 'لواندا وهراري', en: 'Luanda and Harare' },
    ],
    fact: {
      ar: 'يرى أهل كل مدينة أضواء الأخرى ليلًا، وبين الدولتين في الاسم كلمة واحدة مشتركة: الكونغو.',
      en: 'At night each sees the other’s lights. They belong to two countries, and both are called Congo.',
    },
  },
  {
    text: {
      ar: 'أي عاصمة أفريقية سُمّيت باسم رئيس أمريكي؟',
      en: 'Which African capital is named after an American president?',
    },
    answer: 'lr',
    wrong: ['sl', 'gh', 'gm'],
    fact: {
      ar: 'أسّسها محرَّرون من الرقّ قدموا من أمريكا في زمن الرئيس جيمس مونرو.',
      en: 'It was founded by freed slaves who came from America in the days of President James Monroe.',
    },
  },
  {
    text: {
      ar: 'أي عاصمة تقوم عند أقصى نقطة في غرب البرّ الأفريقي؟',
      en: 'Which capital stands at the westernmost tip of the African mainland?',
    },
    answer: 'sn',
    wrong: ['gm', 'mr', 'ma'],
    fact: {
      ar: 'كان رالي السيارات المشهور ينتهي على شاطئها، وبقي اسمها عليه بعدما انتقل إلى قارات أخرى.',
      en: 'The famous rally used to finish on its beach, and has kept its name on other continents.',
    },
  },
  {
    text: {
      ar: 'أي عاصمة اسمها من الدفء، لينابيع حارّة فيها؟',
      en: 'Which capital takes its name from warmth, for its hot springs?',
    },
    answer: 'ge',
    wrong: ['bg', 'np', 'uz'],
    fact: {
      ar: 'في الحكاية أن ملكًا خرج بصقره يصيد، فسقط الصيد في نبع يغلي، فأمر أن تُبنى هنا مدينة.',
      en: 'A king was out with his falcon, the tale goes, when the prey fell into a boiling spring; he had a town built there.',
    },
  },
  {
    text: { ar: 'أي عاصمة سمّاها أهلها «البطل الأحمر»؟', en: 'Which capital did its people name “Red Hero”?' },
    answer: 'mn',
    wrong: ['bt', 'kg', 'tm'],
    fact: {
      ar: 'كانت مدينة من الخيام ترحل مع أهلها، فبدّلت مكانها أكثر من عشرين مرة قبل أن تستقرّ.',
      en: 'It used to be a city of tents that moved with its people, more than twenty times, before it settled.',
    },
  },
  {
    text: {
      ar: 'معنى اسم أي عاصمة في آسيا الوسطى «يوم الاثنين»؟',
      en: 'Which Central Asian capital’s name means “Monday”?',
    },
    answer: 'tj',
    wrong: ['kg', 'uz', 'tm'],
    fact: {
      ar: 'كانت قرية يقوم سوقها في هذا اليوم من كل أسبوع، فأخذت اسم يوم السوق.',
      en: 'It was a village with a market on that day, and took the name of market day.',
    },
  },
  {
    text: { ar: 'أي عاصمة من هذه تكاد تقع على خط الاستواء؟', en: 'Which of these capitals lies almost on the equator?' },
    answer: 'ec',
    wrong: ['pe', 've', 'cl'],
    fact: {
      ar: 'ومع ذلك يلبس أهلها المعاطف مساءً، فهي على ارتفاع 2850 مترًا بين البراكين.',
      en: 'Yet people wear coats there in the evening: it is 2,850 metres up, among volcanoes.',
    },
  },
  {
    countryOf: 'mm',
    wrong: ['la', 'bt', 'kh'],
    fact: {
      ar: 'بُنيت بعيدًا عن العيون ثم انتقلت إليها الحكومة عام 2005، وفيها طريق من عشرين مسارًا يكاد يخلو.',
      en: 'It was built out of sight before the government moved in 2005, and has a road of twenty lanes, nearly empty.',
    },
  },
  {
    capitalOf: 'tz',
    wrong: [
      { ar: 'دار السلام', en: 'Dar es Salaam' },
      { ar: 'أروشا', en: 'Arusha' },
      { ar: 'موانزا', en: 'Mwanza' },
    ],
    fact: {
      ar: 'اختيرت عام 1973 لأنها في قلب البلاد، لكن الوزارات ظلّت عشرات السنين على شاطئ البحر.',
      en: 'It was chosen in 1973 for lying in the heart of the country, but for decades the ministries stayed by the sea.',
    },
  },
  {
    capitalOf: 'ci',
    wrong: [
      { ar: 'أبيدجان', en: 'Abidjan' },
      { ar: 'بواكيه', en: 'Bouaké' },
      { ar: 'كورهوغو', en: 'Korhogo' },
    ],
    fact: {
      ar: 'كانت قرية أول رئيس للبلاد، فجعلها عاصمة، وربّى التماسيح في بحيرة قصره.',
      en: 'It was the home village of the first president, who made it the capital and kept crocodiles in the palace lake.',
    },
  },
  {
    text: { ar: 'أي مدينة كانت عاصمة البرازيل حتى عام 1960؟', en: 'Which city was the capital of Brazil until 1960?' },
    answer: { ar: 'ريو دي جانيرو', en: 'Rio de Janeiro' },
    wrong: [
      { ar: 'ساو باولو', en: 'São Paulo' },
      { ar: 'ريسيفي', en: 'Recife' },
      { ar: 'بورتو أليغري', en: 'Porto Alegre' },
    ],
    fact: {
      ar: 'بل كانت 13 سنة عاصمة البرتغال نفسها، حين فرّ إليها البلاط كله من جيش نابليون.',
      en: 'For thirteen years it was even the capital of Portugal, whose court had fled there from Napoleon.',
    },
  },
  {
    text: {
      ar: 'أي مدينة هادئة على الراين كانت عاصمة ألمانيا الغربية؟',
      en: 'Which quiet town on the Rhine was the capital of West Germany?',
    },
    answer: { ar: 'بون', en: 'Bonn' },
    wrong: [
      { ar: 'كولونيا', en: 'Cologne' },
      { ar: 'ماينز', en: 'Mainz' },
      { ar: 'دوسلدورف', en: 'Düsseldorf' },
    ],
    fact: {
      ar: 'سمّاها الناس مازحين «القرية الاتحادية»، وفيها وُلد بيتهوفن.',
      en: 'People jokingly called it the federal village. Beethoven was born there.',
    },
  },
  {
    text: {
      ar: 'إلى أي مكان نقل السيد سعيد بن سلطان مقرّ حكمه من مسقط؟',
      en: 'Where did Sayyid Said bin Sultan move his court from Muscat?',
    },
    answer: { ar: 'زنجبار', en: 'Zanzibar' },
    wrong: [
      { ar: 'ممباسا', en: 'Mombasa' },
      { ar: 'صلالة', en: 'Salalah' },
      { ar: 'مقديشو', en: 'Mogadishu' },
    ],
    fact: {
      ar: 'أمر أهلها بزراعة القرنفل، فصار أكثر قرنفل العالم يأتي منها ومن جارتها.',
      en: 'He ordered cloves to be planted, and soon most of the world’s came from there and the island next door.',
    },
  },
  {
    countryOf: 'lv',
    wrong: ['lt', 'ee', 'fi'],
    fact: {
      ar: 'ثلث بيوت وسطها تطلّ منه وجوه وتنانين من جصّ، فهي من أجمل مدن الطراز المعروف بالفن الجديد.',
      en: 'Faces and dragons look down from a third of the houses in its centre: it is a treasury of Art Nouveau.',
    },
  },
  {
    text: {
      ar: 'أي عاصمة أوروبية تتوزّع على أربع عشرة جزيرة؟',
      en: 'Which European capital is spread over fourteen islands?',
    },
    answer: 'se',
    wrong: ['fi', 'dk', 'ie'],
    fact: {
      ar: 'أكثر من تسعين محطة من مترو هذه المدينة فيها أعمال فنية، وبعضها منحوت كالكهف وسقفه قوس قزح.',
      en: 'More than ninety stations of its underground hold works of art; some are left as caves, with a rainbow painted overhead.',
    },
  },
  {
    text: {
      ar: 'أي عاصمة أوروبية ترجمة اسمها «المدينة البيضاء»؟',
      en: 'Which European capital’s name means “white city”?',
    },
    answer: 'rs',
    wrong: ['hr', 'bg', 'ba'],
    fact: {
      ar: 'عند قلعتها يلتقي نهران كبيران، السافا والدانوب، ولذلك تحاربت عليها الدول مئات السنين.',
      en: 'Two great rivers, the Sava and the Danube, meet below its fortress, and empires fought over it for centuries.',
    },
  },
  {
    text: {
      ar: 'أي عاصمة كان اسمها «كريستيانيا» ثم استردّت اسمها القديم عام 1925؟',
      en: 'Which capital was called Christiania, and took back its old name in 1925?',
    },
    answer: 'no',
    wrong: ['dk', 'fi', 'lv'],
    fact: {
      ar: 'احترقت قبل 400 سنة فأعاد الملك كريستيان بناءها وأعطاها اسمه. ومنها تُمنح نوبل للسلام.',
      en: 'It burnt down 400 years ago, and King Christian rebuilt it under his own name. The Nobel Peace Prize is given there.',
    },
  },
  {
    text: {
      ar: 'حرسها ألف جندي فسُمّيت «مدينة الألف»، فأي عاصمة هي؟',
      en: 'A thousand soldiers guarded it, hence its name, “city of the thousand”. Which capital is it?',
    },
    answer: 'mg',
    wrong: ['mz', 'zw', 'rw'],
    fact: {
      ar: 'تصعد بيوتها درجات على التلال، وفي وسطها بحيرة حُفرت على شكل قلب.',
      en: 'Its houses climb the hills in steps, and in the middle lies a lake made in the shape of a heart.',
    },
  },
  {
    text: { ar: 'أي عاصمة تلامس حدودُها دولتين غير دولتها؟', en: 'Which capital borders on two other countries?' },
    answer: 'sk',
    wrong: ['hu', 'si', 'hr'],
    fact: {
      ar: 'تصلها من فيينا في ساعة، وكان فيها ترام يحمل الناس إلى هناك لسماع الأوبرا.',
      en: 'Vienna is an hour away, and there used to be a tram that took people there for the opera.',
    },
  },
];
