import { normalizeText } from '../kernel/text.ts';

/** The most used of all, beside what the patterns below catch. The server knows some thousands more. */
const commonPasswords = new Set(
  (
    'password baseball football monkey letmein shadow master michael superman jordan jennifer killer trustno1 hunter harley buster ' +
    'andrew batman soccer tigger charlie robert sunshine thomas iloveyou ranger daniel hockey george computer michelle jessica ' +
    'starwars pepper freedom princess joshua maggie ginger amanda ashley cheese nicole summer matthew chelsea dallas william ' +
    'yankees taylor corvette austin martin heather thunder merlin secret diamond anthony hammer silver justin patrick richard ' +
    'internet samantha orange cookie maverick jackson phoenix snoopy guitar whatever chicken morgan mercedes peanut ferrari ' +
    'falcon welcome samsung joseph arsenal liverpool barcelona realmadrid manchester juventus ronaldo messi10 purple yellow ' +
    'banana coffee player forever midnight please rabbit flower crystal golden angela lovely babygirl pokemon nirvana google ' +
    'facebook whatsapp instagram snapchat youtube twitter iphone android windows startrek passw0rd password1 password12 ' +
    'password123 p@ssw0rd p@ssword pa55word admin123 admin1234 administrator root123 test123 test1234 testtest guest123 user123 ' +
    'login123 welcome1 welcome123 hello123 hello1 changeme letmein1 letmein123 default access 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 ' +
    'q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qazxsw2 qazwsx qazwsxedc qwer1234 qwe123 123qwe qwerty1 qwerty12 qwerty123 qwerty1234 asd123 ' +
    'asdf1234 asdfasdf zaq12wsx zxc123 abc123 abc1234 abcd1234 a123456 a1234567 a12345678 a123456789 aa123456 aa12345678 123456a ' +
    '123456q 12345a 1234qwer 123abc 112233 11223344 1122334455 121212 102030 123321 1234554321 123654 147258 147258369 159357 ' +
    '159753 258456 741852 741852963 789456 789456123 963852741 987654 101010 010203 000786 786786 ' +
    'ahmed123 ahmad123 mohamed mohammed mohamed123 mohammed123 muhammad abdullah khaled123 fatima123 sara123 nora123 mariam123 ' +
    'kuwait kuwait1 kuwait123 kuwait965 q8q8q8 saudi123 riyadh dubai123 habibi habibti habibi123 bismillah inshallah mashallah ' +
    'alhamdulillah allahuakbar allah123 ' +
    'احبك123 حبيبي حبيبتي محمد123 احمد123 عبدالله الكويت الكويت123 بسمالله بسم_الله الحمدلله الله123 كلمهالسر كلمهالمرور كلمةالسر كلمةالمرور'
  )
    .split(' ')
    .map(normalizePassword),
);

/** What a finger finds in a row: digits, letters, the lines of both keyboards, and how Arabic counts by letters. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'ابجدهوزحطيكلمنسعفصقرشتثخذضظغ',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
  'ئءؤرلاىةوزظ',
].flatMap((row) => [normalizePassword(row), normalizePassword(Array.from(row).reverse().join(''))]);

const repeated = /^(.{1,3})\1+$/su;
const ourName = /^(siraj|سراج)$/;
const minNameLength = 3;

/**
 * True for a password that attackers try first: a common one, a repeated piece, a keyboard row, or our own name or the
 * address's with only digits and signs around it.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  const normalized = normalizePassword(password);
  const core = normalized.replace(/[^\p{L}]/gu, '');
  const address = normalizePassword(email);
  const [name = ''] = address.split('@');
  const nameCore = name.replace(/[^\p{L}]/gu, '');
  return (
    commonPasswords.has(normalized) ||
    repeated.test(normalized) ||
    rows.some((row) => row.includes(normalized)) ||
    ourName.test(core) ||
    (address !== '' && (normalized === address || normalized === name)) ||
    (nameCore.length >= minNameLength && core === nameCore)
  );
}

/** One spelling for small and large letters, the digits of both scripts, the shapes of alef, and no harakat. Signs stay. */
function normalizePassword(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Mn}|\u0640/gu, '')
    .replace(/./gsu, (character) => normalizeText(character) || character);
}
