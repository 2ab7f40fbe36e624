import { pluralAr } from '../catalogue.ts';

/** The first page. */
export const home = {
  kicker: 'لعبة الأسئلة في الديوانية',
  title: 'اجمع أهلك حول السراج',
  lead: 'شاشة واحدة، وفريقان أو أكثر، وأسئلة من تراثنا وعالمنا تشعل المجلس من أول دقيقة.',
  start: 'ابدأ اللعب',
  gift: (sessions: number) =>
    `${pluralAr(sessions, {
      zero: 'الحساب مجاني',
      one: 'جلسة لعب هدية',
      two: 'جلستا لعب هدية',
      few: `${sessions} جلسات لعب هدية`,
      many: `${sessions} جلسة لعب هدية`,
      other: `${sessions} جلسة لعب هدية`,
    })} مع كل حساب جديد`,

  continue: {
    title: 'لعبتك تنتظرك',
    action: 'أكمل اللعبة',
    progress: (opened: number, tiles: number) => `فُتح ${opened} من ${tiles}`,
  },

  board: {
    label: 'لوحة لعبة تُلعب وحدها',
    teamA: 'الصقور',
    teamB: 'اللؤلؤ',
    turn: 'دوركم',
    categories: {
      gulf: 'تاريخ الخليج',
      world: 'جغرافيا',
      sport: 'كرة القدم',
      science: 'علوم وفضاء',
      food: 'مأكولات',
      sayings: 'أمثال',
    },
  },

  taste: {
    title: 'جرّبوا اللعبة قبل السهرة',
    lead: 'أربع خانات من دون حساب. اختاروا واحدة، فكّروا، ثم اضغطوا جوابكم.',
    tile: (category: string, value: number) => `${category}، ${value}`,
    tileWon: (category: string, value: number, team: string) => `${category}، ${value}، أخذها فريق ${team}`,
    tileLost: (category: string, value: number) => `${category}، ${value}، لم يصبها أحد`,
    sound: 'الصوت',
    failed: { title: 'لم يُفتح السؤال', body: 'تأكّدوا من الاتصال، ثم أعيدوا المحاولة.' },
  },

  how: {
    title: 'ثلاث خطوات وتبدأ السهرة',
    watch: 'شاهدوا كيف نلعب',
    steps: {
      pick: { title: 'اختر الفئات', body: 'ست فئات للعبة كاملة، أو أربع للعبة سريعة. من تاريخ الخليج إلى كرة القدم.' },
      teams: { title: 'قسّم الفرق', body: 'من فريقين إلى أربعة. لكل فريق اسمه ولونه ونقشة سدو تميّزه.' },
      play: {
        title: 'شغّل الشاشة',
        body: 'تلفاز أو حاسوب أو جهاز لوحي. الشاشة وحدها تكفي، ولا يحتاج أحد إلى تحميل شيء.',
      },
    },
  },

  phones: {
    title: 'ومن أحبّ شارك من جواله',
    body: 'يصوّر الرمز على الشاشة، ويكتب اسمه، ويدخل مع فريقه. بلا حساب ولا تطبيق.',
  },

  values: {
    title: 'كل خانة وقيمتها',
    easy: 'يعرفها أغلب الحاضرين',
    middle: 'يعرفها واحد منكم',
    hard: 'تفتح باب النقاش',
  },

  categories: {
    title: 'فئات على ذوق مجلسكم',
    lead: 'يختارها المضيف، ونبدأ دائمًا بما لم يلعبه من قبل.',
    questions: (count: number) =>
      pluralAr(count, {
        zero: 'بلا أسئلة',
        one: 'سؤال واحد',
        two: 'سؤالان',
        few: `${count} أسئلة`,
        many: `${count} سؤالًا`,
        other: `${count} سؤال`,
      }),
  },

  lifelines: {
    title: 'أربع وسائل تقلب المجلس',
    lead: 'لكل فريق، كل وسيلة مرة واحدة في اللعبة.',
    fiftyFifty: { name: 'حذف خيارين', body: 'يختفي خياران خاطئان، ويبقى الصواب مع خيار واحد.' },
    askTeammate: { name: 'اسأل زميلك', body: 'يقف الوقت، ويُسأل زميل واحد 30 ثانية، ولو بالهاتف.' },
    comeback: { name: 'عودة', body: 'للفريق المتأخر: جوابكم الصحيح في هذا الدور بضعف النقاط.' },
    flip: { name: 'قلب', body: 'بدّلوا السؤال بآخر من الفئة نفسها، ويبدأ الوقت من جديد.' },
  },

  closing: { title: 'القهوة جاهزة؟', body: 'افتح الشاشة، والأسئلة علينا.' },
};
