import type { Capital } from './capital.ts';

/** Capitals that a family in the Gulf knows. */
export const capitals200: readonly Capital[] = [
  {
    capitalOf: 'sa',
    band: 'children',
    wrong: [
      { ar: 'جدة', en: 'Jeddah' },
      { ar: 'مكة المكرمة', en: 'Makkah' },
      { ar: 'الدمّام', en: 'Dammam' },
    ],
    fact: {
      ar: 'اسمها جمع «روضة»، فقد كانت بساتين نخل بين الأودية، وكان لها سور تُغلق أبوابه ليلًا.',
      en: 'The name means “gardens”: it was once palm groves between the wadis, behind a wall whose gates were shut at night.',
    },
  },
  {
    countryOf: 'qa',
    band: 'children',
    wrong: ['bh', 'ae', 'om'],
    fact: {
      ar: 'قيل إن اسمها من الدوح، أي الشجر الكبير، وقيل من استدارة خليجها.',
      en: 'Some say it is named after a great tree, others after the round bay it stands on.',
    },
  },
  {
    capitalOf: 'ae',
    band: 'children',
    wrong: [
      { ar: 'دبي', en: 'Dubai' },
      { ar: 'الشارقة', en: 'Sharjah' },
      { ar: 'العين', en: 'Al Ain' },
    ],
    fact: {
      ar: 'تقول الحكاية إن صيّادين تتبّعوا ظبيًا عطشان فدلّهم على عين ماء، فسكنوا عندها.',
      en: 'Hunters, they say, followed a thirsty gazelle to a spring and settled there: “dhabi” is a gazelle.',
    },
  },
  {
    capitalOf: 'bh',
    wrong: [
      { ar: 'المحرّق', en: 'Muharraq' },
      { ar: 'الرفاع', en: 'Riffa' },
      { ar: 'سترة', en: 'Sitra' },
    ],
    fact: {
      ar: 'قبلها كانت المحرّق دار الحكم، وهي على جزيرة أخرى لا يفصلها عنها إلا جسر قصير.',
      en: 'Before it the rulers lived in Muharraq, on another island only a short causeway off.',
    },
  },
  {
    text: { ar: 'أي دولة خليجية اسمها واسم عاصمتها واحد؟', en: 'Which Gulf country has the same name as its capital?' },
    answer: { ar: 'الكويت', en: 'Kuwait' },
    band: 'children',
    wrong: [
      { ar: 'قطر', en: 'Qatar' },
      { ar: 'عُمان', en: 'Oman' },
      { ar: 'البحرين', en: 'Bahrain' },
    ],
    fact: {
      ar: 'ومثلها عند العرب تونس والجزائر وجيبوتي، وفي العالم لوكسمبورغ وسنغافورة.',
      en: 'Djibouti does the same, and so do Luxembourg and Singapore.',
    },
  },
  {
    text: {
      ar: 'على طرف أي عاصمة تقوم أهرام الجيزة؟',
      en: 'At the edge of which capital do the pyramids of Giza stand?',
    },
    answer: 'eg',
    wrong: ['sd', 'tn', 'jo'],
    band: 'children',
    fact: {
      ar: 'سمّاها جوهر الصقلي «المنصورية» يوم بناها، ولم تأخذ اسمها المعروف إلا بعد أربع سنين.',
      en: 'The general who founded it called it al-Mansuriyya. It got the name we know four years later.',
    },
  },
  {
    text: {
      ar: 'أي عاصمة عربية سمّاها بانيها «مدينة السلام»؟',
      en: 'Which Arab capital did its founder call the City of Peace?',
    },
    answer: 'iq',
    wrong: ['sy', 'jo', 'ye'],
    fact: {
      ar: 'ظلّ هذا اللقب يُكتب على الدنانير والدراهم التي تُضرب فيها مئات السنين.',
      en: 'For hundreds of years that was the name struck on the coins made there.',
    },
  },
  {
    countryOf: 'lb',
    wrong: ['sy', 'jo', 'tn'],
    fact: {
      ar: 'يقال إن اسمها من كلمة قديمة معناها «الآبار»، وتحت وسطها آثار مدن بعضها فوق بعض.',
      en: 'The name is thought to come from an old word for wells. Under its centre lie the remains of city upon city.',
    },
  },
  {
    text: { ar: 'أي عاصمة تُلقّب «مدينة النور»؟', en: 'Which capital is known as the City of Light?' },
    answer: 'fr',
    wrong: ['it', 'at', 'es'],
    fact: {
      ar: 'من أسباب اللقب أن ملكها علّق آلاف الفوانيس في شوارعها قبل 350 سنة ليخاف اللصوص.',
      en: 'One reason: 350 years ago its king had thousands of lanterns hung in the streets to frighten off thieves.',
    },
  },
  {
    text: { ar: 'أي عاصمة يشقّها نهر التيمز؟', en: 'Which capital does the River Thames run through?' },
    answer: 'gb',
    wrong: ['fr', 'ie', 'nl'],
    fact: {
      ar: 'وتحت شوارعها أنهار مخفيّة، منها «فليت» الذي سُمّي به شارع الصحف، وهو يجري اليوم في أنبوب.',
      en: 'Other rivers are hidden under the streets, among them the Fleet, which gave the street of newspapers its name.',
    },
  },
  {
    text: {
      ar: 'أي عاصمة يقول المثل إن كل الطرق تؤدي إليها؟',
      en: 'To which capital do all roads lead, as the saying goes?',
    },
    answer: 'it',
    wrong: ['gr', 'eg', 'es'],
    fact: {
      ar: 'كان في وسطها عمود مذهّب تُقاس منه المسافات إلى أطراف الإمبراطورية كلها.',
      en: 'A gilded column stood in the middle, and distances across the whole empire were reckoned from it.',
    },
  },
  {
    capitalOf: 'ru',
    wrong: [
      { ar: 'سان بطرسبرغ', en: 'Saint Petersburg' },
      { ar: 'قازان', en: 'Kazan' },
      { ar: 'سوتشي', en: 'Sochi' },
    ],
    fact: {
      ar: 'محطات المترو فيها كالقصور: رخام وثريّات ولوحات، والراكب ينتظر دقيقة أو دقيقتين فقط.',
      en: 'Its underground stations are like palaces, all marble and chandeliers, and you hardly wait two minutes in them.',
    },
  },
  {
    capitalOf: 'cn',
    wrong: [
      { ar: 'شنغهاي', en: 'Shanghai' },
      { ar: 'هونغ كونغ', en: 'Hong Kong' },
      { ar: 'غوانزو', en: 'Guangzhou' },
    ],
    fact: {
      ar: 'معنى الاسم «العاصمة الشمالية»، وفي البلد مدينة أخرى اسمها «العاصمة الجنوبية»: نانجينغ.',
      en: 'The name means “northern capital”, and there is a “southern capital” too: Nanjing.',
    },
  },
  {
    capitalOf: 'in',
    wrong: [
      { ar: 'مومباي', en: 'Mumbai' },
      { ar: 'كلكتا', en: 'Kolkata' },
      { ar: 'بنغالور', en: 'Bengaluru' },
    ],
    fact: {
      ar: 'سُمّيت جديدة لأنها بُنيت من الصفر بجوار دلهي القديمة: أُعلن القرار عام 1911 واحتاجت إلى عشرين سنة.',
      en: 'It is “new” because it was built from scratch beside the old Delhi: announced in 1911, it took twenty years.',
    },
  },
  {
    capitalOf: 'es',
    wrong: [
      { ar: 'برشلونة', en: 'Barcelona' },
      { ar: 'إشبيلية', en: 'Seville' },
      { ar: 'غرناطة', en: 'Granada' },
    ],
    fact: {
      ar: 'بدأت حصنًا بناه أمير أندلسي، وسمّاها العرب «مجريط»، ويقال إنها من مجرى الماء.',
      en: 'It began as a fort of the emirs of Andalusia, who called it Majrit, after its watercourses, or so they say.',
    },
  },
  {
    capitalOf: 'us',
    wrong: [
      { ar: 'نيويورك', en: 'New York' },
      { ar: 'لوس أنجلوس', en: 'Los Angeles' },
      { ar: 'شيكاغو', en: 'Chicago' },
    ],
    fact: {
      ar: 'ليست في أي ولاية: أُعطيت أرضًا لها وحدها كي لا تغار ولاية من أخرى.',
      en: 'It lies in no state at all: it was given land of its own so that no state should be jealous.',
    },
  },
  {
    countryOf: 'de',
    wrong: ['at', 'nl', 'dk'],
    fact: {
      ar: 'فيها أنهار وبحيرات وغابات، وجسورها أكثر من جسور البندقية.',
      en: 'It is full of rivers, lakes and woods, and has more bridges than Venice.',
    },
  },
  {
    countryOf: 'kr',
    wrong: ['jp', 'cn', 'th'],
    fact: {
      ar: 'اسمها في لغة أهلها معناه «العاصمة» لا أكثر ولا أقل.',
      en: 'In the language of the country its name means simply “capital”.',
    },
  },
  {
    text: {
      ar: 'ثلاث من هذه المدن عواصم اليوم، فأيّها ليست عاصمة؟',
      en: 'Three of these are capitals today. Which one isn’t?',
    },
    answer: { ar: 'إسطنبول', en: 'Istanbul' },
    wrong: ['tr', 'gr', 'it'],
    fact: {
      ar: 'لكنها كانت عاصمة للروم ثم للعثمانيين نحو 1600 سنة، ولم تترك المقعد إلا عام 1923.',
      en: 'But it was one for some 1,600 years, under the Byzantines and then the Ottomans, and gave up the seat only in 1923.',
    },
  },
  {
    countryOf: 'th',
    wrong: ['vn', 'my', 'ph'],
    fact: {
      ar: 'اسمها الكامل عند أهلها يملأ سطرين، ويبدأ هكذا: «مدينة الملائكة، المدينة العظيمة…»',
      en: 'Its own people’s full name for it runs over two lines and begins: “City of angels, great city…”',
    },
  },
];
