import { pluralAr } from '../catalogue.ts';

/** As after «من». */
const people = (count: number) =>
  pluralAr(count, {
    zero: 'لا أحد',
    one: 'شخص واحد',
    two: 'شخصين',
    few: `${count} أشخاص`,
    many: `${count} شخصًا`,
    other: `${count} شخص`,
  });

/** The gang at set-up: who is here tonight, and the fair draw. */
export const gangEvening = {
  invitation: {
    title: 'صحبة كل أسبوع؟',
    body: 'اجمعوها في شلّة: تُحفظ الأسماء، وتُوزَّع الفرق بقرعة عادلة.',
  },
  card: {
    title: 'من حاضر الليلة؟',
    hint: 'الحضور ثم القرعة',
    here: (count: number) =>
      pluralAr(count, {
        zero: 'لا أحد بعد',
        one: 'حاضر واحد',
        two: 'حاضران',
        few: `${count} حاضرين`,
        many: `${count} حاضرًا`,
        other: `${count} حاضر`,
      }),
    drawn: 'قرعة رقم',
    byHand: 'الفرق باختياركم',
    without: 'العبوا بلا شلّة',
    failed: 'لم نستطع تحميل شلّتكم.',
  },
  who: {
    title: 'من حاضر الليلة؟',
    gang: 'الشلّة',
    faces: 'أعضاء الشلّة',
    lead: 'ضغطة على من حضر، أو على من غاب.',
    young: 'من الصغار',
    newName: 'اسم جديد',
    newNameHint: 'يُكتب مرة واحدة، ويبقى في الشلّة.',
    add: 'إضافة',
    added: (name: string) => `${name} مع الحاضرين`,
    empty: 'لا أعضاء بعد. أول اسم يُكتب هنا.',
    failed: 'لم نستطع تحميل الأعضاء.',
    tooFew: (teams: number) => `لا بد من ${people(teams)} على الأقل لهذا العدد من الفرق.`,
    tooMany: 'أقصى عدد 12 في الفريق. زيدوا الفرق، أو خفّفوا الحضور.',
    tooManyForAll: 'أقصى عدد 48 لاعبًا. خفّفوا الحضور.',
    all: 'الكل',
    none: 'لا أحد',
    backToDraw: 'ارجعوا إلى القرعة',
  },
  wishes: {
    title: 'لهذه الليلة',
    together: 'اجمعوا اثنين',
    apart: 'فرّقوا اثنين',
    pickFirst: 'من الأول بين الوجوه؟',
    pickSecond: (name: string) => `${name}، ومن أيضًا؟`,
    stop: 'إلغاء',
    pair: { together: 'معًا', apart: 'متفرقان' },
    /** Between two names. */
    and: ' و',
    remove: (one: string, other: string) => `إلغاء: ${one} و${other}`,
    impossible: 'لا تجتمع هذه الرغبات في هذا العدد من الفرق. خفّفوا منها، أو غيّروا العدد.',
  },
  draw: {
    teams: 'عدد الفرق',
    button: 'قرعة عادلة',
    busy: 'تدور القرعة…',
    title: 'القرعة',
    odds: 'فرص الفوز',
    number: 'قرعة رقم',
    byHand: 'نُقل اسم باليد، فلا رقم لهذه الفرق.',
    oddsFailed: 'لم نستطع حساب الفرص.',
    again: 'أعيدوا القرعة',
    back: 'الحضور',
    accept: 'العبوا بهذه الفرق',
    hint: 'يُنقل الاسم بضغطة عليه، أو بسحبه من شعاره إلى فريق آخر.',
    moveTo: (name: string) => `نقل ${name} إلى`,
    cancel: 'يبقى مكانه',
    moved: (name: string, team: string) => `${name} في ${team}`,
    result: (teams: readonly string[]) => teams.join('. '),
    team: (name: string, odds: number, names: readonly string[]) => `${name}، ${odds}%: ${names.join('، ')}`,
    noNames: 'بلا لاعبين',
    memberLeft: 'غادر أحد الأعضاء الشلّة، وحدّثنا القائمة. حاولوا مرة أخرى.',
    teamFull: 'أقصى عدد 12 في الفريق. انقلوا منه اسمًا قبل ذلك.',
    share: (team: string, odds: number) => `${team} ${odds}%`,
    newOdds: (moved: string, shares: readonly string[]) => `${moved}. فرص الفوز: ${shares.join('، ')}`,
  },
};
