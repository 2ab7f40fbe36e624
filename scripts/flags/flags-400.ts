import type { Flag } from './flag.ts';

/** Flags that someone in the room knows. */
export const flags400: readonly Flag[] = [
  {
    code: 'iq',
    wrong: ['eg', 'ye', 'sy'],
    alt: {
      ar: 'أشرطة أفقية: أحمر وأبيض وأسود، وفي الوسط كتابة خضراء',
      en: 'Red, white and black bands with green writing',
    },
    fact: {
      ar: 'أُضيفت إليه عبارة «الله أكبر» عام 1991، ثم كُتبت بالخط الكوفي منذ 2008.',
      en: 'The words "God is great" were added in 1991, and put into Kufic script in 2008.',
    },
  },
  {
    code: 'kr',
    wrong: ['jp', 'kp', 'mn'],
    alt: {
      ar: 'علم أبيض في وسطه دائرة حمراء وزرقاء، وفي زواياه خطوط سوداء',
      en: 'White, with a red and blue circle and black bars in the corners',
    },
    fact: {
      ar: 'الخطوط السوداء في زواياه الأربع رموز للسماء والأرض والماء والنار.',
      en: 'The black bars in its four corners stand for heaven, earth, water and fire.',
    },
  },
  {
    code: 'ar',
    wrong: ['uy', 'hn', 'sv'],
    alt: {
      ar: 'شريطان سماويان وبينهما أبيض عليه شمس ذهبية',
      en: 'Two sky-blue bands, and a golden sun on the white between them',
    },
    fact: {
      ar: 'للشمس فيه وجه إنسان و32 شعاعًا: واحد مستقيم وواحد متموّج، بالتناوب.',
      en: 'The sun has a human face and 32 rays, by turns straight and wavy.',
    },
  },
  {
    code: 'au',
    wrong: ['nz', 'fj', 'gb'],
    alt: {
      ar: 'علم أزرق بست نجوم بيضاء، وفي زاويته خطوط حمراء وبيضاء متقاطعة',
      en: 'Blue, with six white stars and red and white crosses in a corner',
    },
    fact: {
      ar: 'النجوم الخمس التي في طرفه هي كوكبة صليب الجنوب، وهي لا تظهر في سماء أوروبا.',
      en: 'The five stars on the right are the Southern Cross, which never rises over Europe.',
    },
  },
  {
    code: 'gr',
    wrong: ['uy', 'fi', 'ar'],
    alt: {
      ar: 'أشرطة زرقاء وبيضاء، وفي الزاوية صليب أبيض على أزرق',
      en: 'Blue and white stripes, and a white cross on a blue corner',
    },
    fact: {
      ar: 'أشرطته تسعة، ويقال إنها بعدد مقاطع العبارة اليونانية «الحرية أو الموت».',
      en: 'It has nine stripes: as many, they say, as "freedom or death" has syllables in Greek.',
    },
  },
  {
    code: 'ch',
    wrong: ['dk', 'at', 'ge'],
    alt: { ar: 'علم أحمر يتوسطه صليب أبيض قصير الأذرع', en: 'Red, with a short white cross' },
    fact: {
      ar: 'العلم الأصلي مربع، ولا مربع غيره بين أعلام الدول إلا علم الفاتيكان.',
      en: "The real one is square, and of all national flags only the Vatican's is square too.",
    },
  },
  {
    code: 'se',
    wrong: ['fi', 'no', 'is'],
    alt: { ar: 'علم أزرق عليه صليب أصفر ممتد إلى الحواف', en: 'Blue, with a yellow cross that reaches the edges' },
    fact: {
      ar: 'لوناه من شعار قديم للملوك: ثلاثة تيجان ذهبية على أرض زرقاء.',
      en: 'Its colours come from the old royal arms: three golden crowns on blue.',
    },
  },
  {
    code: 'za',
    wrong: ['vu', 'ke', 'mz'],
    alt: {
      ar: 'أحمر وأزرق بينهما شكل أخضر كالطريق المتفرع، ومثلث أسود',
      en: 'Red and blue, parted by a green fork, with a black triangle',
    },
    fact: {
      ar: 'فيه ستة ألوان، ورُفع أول مرة في 27 أبريل 1994.',
      en: 'It has six colours, and first flew on 27 April 1994.',
    },
  },
  {
    code: 'dz',
    wrong: ['pk', 'mr', 'tr'],
    alt: {
      ar: 'نصفان قائمان: أخضر وأبيض، وفي الوسط هلال ونجمة بالأحمر',
      en: 'Green and white halves with a red crescent and star',
    },
    fact: {
      ar: 'اعتُمد عند الاستقلال عام 1962، والأحمر فيه لدماء الشهداء في بلد المليون شهيد.',
      en: 'Adopted at independence in 1962; the red is for those who fell, in the land "of a million martyrs".',
    },
  },
  {
    code: 'tn',
    wrong: ['tr', 'ma', 'az'],
    alt: {
      ar: 'علم أحمر في وسطه قرص أبيض عليه هلال ونجمة بالأحمر',
      en: 'Red, with a red crescent and star on a white disc',
    },
    fact: {
      ar: 'رُفع في زمن البايات، قبل استقلال البلاد بأكثر من مئة سنة.',
      en: 'It flew under the beys more than a hundred years before independence.',
    },
  },
  {
    code: 'ye',
    wrong: ['eg', 'sy', 'sd'],
    alt: {
      ar: 'ثلاثة أشرطة أفقية: أحمر وأبيض وأسود، بلا رمز',
      en: 'Three level bands, red, white and black, without a sign',
    },
    fact: {
      ar: 'رُفع يوم الوحدة في 22 مايو 1990، بالألوان وحدها: لا نجوم ولا كتابة.',
      en: 'It was raised on the day of unity, 22 May 1990: the colours alone, no stars and no writing.',
    },
  },
  {
    code: 'pk',
    wrong: ['dz', 'mr', 'tm'],
    alt: {
      ar: 'علم أخضر عليه هلال ونجمة بالأبيض، وشريط أبيض عند السارية',
      en: 'Green, with a white crescent and star and a white band at the pole',
    },
    fact: {
      ar: 'الأخضر لأغلبية أهل البلاد المسلمين، والشريط الأبيض لغيرهم من أهلها.',
      en: 'Green stands for the Muslim majority, and the white band for everybody else.',
    },
  },
  {
    code: 'my',
    wrong: ['us', 'lr', 'sg'],
    alt: {
      ar: 'أشرطة حمراء وبيضاء، وفي الزاوية أزرق عليه هلال ونجمة بالأصفر',
      en: 'Red and white stripes, and a yellow crescent and star on a blue corner',
    },
    fact: {
      ar: 'أشرطته 14، ولنجمته 14 رأسًا: للولايات الثلاث عشرة ومعها الحكومة الاتحادية.',
      en: 'Fourteen stripes and a star of fourteen points: thirteen states, and the federal government.',
    },
  },
  {
    code: 'ie',
    wrong: ['ci', 'it', 'hu'],
    alt: { ar: 'ثلاثة أشرطة قائمة: أخضر وأبيض وبرتقالي', en: 'Three upright bands: green, white and orange' },
    fact: {
      ar: 'كأنه علم ساحل العاج في المرآة: ذاك يبدأ بالبرتقالي عند السارية، وهذا بالأخضر.',
      en: "It is Côte d'Ivoire's in a mirror: that one starts with orange at the pole, this one with green.",
    },
  },
  {
    code: 'nl',
    wrong: ['ru', 'fr', 'hr'],
    alt: { ar: 'ثلاثة أشرطة أفقية: أحمر وأبيض وأزرق', en: 'Three level bands: red, white and blue' },
    fact: {
      ar: 'كان شريطه الأعلى برتقاليًا، ثم صار أحمر في القرن السابع عشر.',
      en: 'The top band used to be orange; it turned red in the seventeenth century.',
    },
  },
  {
    code: 'pt',
    wrong: ['es', 'br', 'hu'],
    alt: {
      ar: 'أخضر وأحمر، وعلى الحد بينهما درع فوق كرة ذهبية',
      en: 'Green and red, with a shield on a golden sphere between them',
    },
    fact: {
      ar: 'الكرة الذهبية آلة فلكية قديمة استعان بها البحارة في زمن الاكتشافات.',
      en: 'The golden sphere is an armillary, an instrument from the days of the great voyages.',
    },
  },
  {
    code: 'so',
    wrong: ['dj', 'er', 'vn'],
    alt: { ar: 'علم سماوي تتوسطه نجمة بيضاء', en: 'Sky blue, with a white star' },
    fact: {
      ar: 'استوحى مصممه زرقته من علم الأمم المتحدة، قبل الاستقلال بسنوات.',
      en: 'Its designer took the blue from the flag of the United Nations, some years before independence.',
    },
  },
  {
    code: 'np',
    wrong: ['bt', 'lk', 'mm'],
    alt: {
      ar: 'مثلثان أحمران متراكبان بحافة زرقاء، عليهما قمر وشمس بالأبيض',
      en: 'Two stacked red triangles edged in blue, with a white moon and sun',
    },
    fact: {
      ar: 'العلم الوحيد بين أعلام الدول الذي ليس له أربعة أضلاع، وطريقة رسمه مكتوبة في دستور بلاده.',
      en: 'The only national flag without four sides; how to draw it is written into the constitution.',
    },
  },
  {
    code: 'jm',
    wrong: ['tz', 'gy', 'tt'],
    alt: {
      ar: 'خطان أصفران متقاطعان، وبينهما أخضر وأسود',
      en: 'A yellow diagonal cross, with green and black between its arms',
    },
    fact: {
      ar: 'علم نادر: ليس فيه أحمر ولا أبيض ولا أزرق.',
      en: 'A rarity among flags: there is no red, white or blue in it.',
    },
  },
  {
    code: 'dk',
    wrong: ['ch', 'no', 'is'],
    alt: { ar: 'علم أحمر عليه صليب أبيض ممتد إلى الحواف', en: 'Red, with a white cross that reaches the edges' },
    fact: {
      ar: 'أقدم علم دولة ما زال مرفوعًا، وتقول الحكاية إنه نزل من السماء في معركة عام 1219.',
      en: 'The oldest national flag still flying; the story goes that it fell from the sky during a battle in 1219.',
    },
  },
];
