/** Manners of a living room: prayer and dinner, how to play, what a lifeline does when it first acts. */
export const manners = {
  intermission: {
    title: { prayer: 'نكمل بعد الصلاة', dinner: 'العَشاء جاهز' },
    body: {
      prayer: 'توقّف الوقت، ولعبتكم كما تركتموها. تقبّل الله.',
      dinner: 'توقّف الوقت، ولعبتكم كما تركتموها. بالعافية.',
    },
    end: 'نكمل اللعب',
    begin: { prayer: 'نكمل بعد الصلاة', dinner: 'العَشاء جاهز' },
    beginHint: 'يتوقف الوقت حتى ترجعوا.',
  },

  prayer: {
    names: {
      fajr: 'صلاة الفجر',
      dhuhr: 'صلاة الظهر',
      jumuah: 'صلاة الجمعة',
      asr: 'صلاة العصر',
      maghrib: 'صلاة المغرب',
      isha: 'صلاة العشاء',
    },
    line: (prayer: string, minutes: number) =>
      minutes === 0 ? `حان وقت ${prayer}` : minutes === 1 ? `بقيت دقيقة على ${prayer}` : `بقيت دقيقتان على ${prayer}`,
    pause: 'نكمل بعد الصلاة',
  },

  lifelineNow: {
    fiftyFifty: 'اختفى خياران خاطئان، ولا سرقة في هذا السؤال.',
    fiftyFiftyOpen: 'ظهر جوابان أحدهما صحيح، ولا سرقة في هذا السؤال.',
    askTeammate: 'توقف وقت السؤال 30 ثانية، لتسألوا زميلًا واحدًا.',
    comeback: 'إن أصبتم في هذا الدور فنقاطكم بالضعف.',
    flip: 'لكم أن تبدّلوا سؤال هذا الدور مرة بآخر من الخانة نفسها.',
  },

  howTo: {
    title: 'كيف نلعب؟',
    label: 'كيف نلعب؟',
    pictures: [
      { title: 'اختاروا خانة', body: 'كل فريق في دوره يختار فئة وقيمة: 200 أو 400 أو 600.' },
      { title: 'أجيبوا قبل أن ينتهي الوقت', body: 'تشاوروا بسرعة، ثم اختاروا جوابكم. الصحيح يأخذ نقاط الخانة.' },
      { title: 'اسرقوا السؤال', body: 'إن أخطأ الفريق أو انتهى وقته، فللفريق التالي فرصة واحدة.' },
      { title: 'وسائلكم، ثم الختام', body: 'أربع وسائل لكل فريق، مرة لكل وسيلة. والأكثر نقاطًا يفوز.' },
    ],
    position: (picture: number, pictures: number) => `${picture} من ${pictures}`,
    skip: 'تخطّوا',
    back: 'السابق',
    next: 'التالي',
    start: 'هيا نلعب',
  },
};
