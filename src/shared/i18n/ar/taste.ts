/** Playing the taste on the home page. */
export const taste = {
  turnOf: (team: string) => `الدور لفريق ${team}`,
  stealBy: (team: string) => `السرقة لفريق ${team}`,
  /** Read out where the steal is seen. */
  missed: (team: string) => `ليس هذا. السرقة لفريق ${team}.`,
  optionLetters: ['أ', 'ب', 'ج', 'د'] as readonly string[],
  chosenBy: (team: string) => `اختيار ${team}`,
  wonBy: (team: string) => `أصاب فريق ${team}`,
  nobody: 'لم يصب أحد',
  next: 'التالي',
  result: 'من الفائز؟',
  winner: (team: string) => `فاز فريق ${team}`,
  tie: 'تعادل الفريقان',
  closing: 'جرّبتم أربع خانات. في اللعبة الكاملة 36، بفرقكم وفئاتكم.',
  again: 'جولة أخرى',
};
