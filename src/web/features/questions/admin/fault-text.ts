import { useText } from '../../../lib/language.ts';

/** The error of a field, by its path; nothing if valid. */
export function useFaultText(faults: Readonly<Record<string, string>>): (path: string) => string | undefined {
  const texts: Readonly<Record<string, string>> = useText().adminQuestions.faults;
  return (path) => {
    const fault = faults[path];
    return fault === undefined ? undefined : (texts[fault] ?? texts['invalid']);
  };
}
