/** The sounds of a game and the voice that reads its questions, as a host sets them. */
export const sounds = {
  title: 'الأصوات',
  isOn: 'الصوت مفعّل',
  volumes: 'مستوى الصوت',
  volume: { music: 'الموسيقى الهادئة', effects: 'أصوات اللعب', voice: 'صوت القارئ' },
  set: 'نوع الأصوات',
  sets: { full: 'عود وإيقاع', voices: 'بلا معازف' },
  setHints: { full: 'نقرات عود ودقّات دربوكة', voices: 'طبول وتصفيق وأصوات بشرية' },
  keptHere: 'يُحفظ اختيارك على هذا الجهاز.',
  quiet: 'أسئلة القرآن والأنبياء والإسلاميات تُعرض في هدوء، بلا أصوات ولا قراءة من الجهاز.',
  reading: {
    title: 'قراءة الأسئلة',
    read: 'اقرأ لنا السؤال',
    stop: 'أوقف القراءة',
    byItself: 'اقرأ كل سؤال حين يُفتح',
    byItselfHint: 'يقرؤه الجهاز بصوته، ويسكت حين يُغلق السؤال أو يتوقف الوقت.',
    voice: 'القارئ',
    try: 'جرّب الصوت',
    sample: 'حيّاكم الله في سراج. من يبدأ الليلة؟',
  },
};
