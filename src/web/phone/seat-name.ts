import { characterCount, hasInvisibleSigns, maxUnits } from '#shared/kernel/text.ts';
import { maxSeatNameLength } from '#shared/rooms/seat-topic.ts';

/** Why the server would reject a name, or another text that is shown, as its code; null if it accepts it. */
export function nameFault(
  name: string,
  max = maxSeatNameLength,
): 'rooms/name-missing' | 'rooms/name-too-long' | 'rooms/name-invisible' | null {
  const shown = name.trim();
  if (shown === '') return 'rooms/name-missing';
  if (shown.length > maxUnits(max)) return 'rooms/name-too-long';
  if (characterCount(shown, max + 1) > max) return 'rooms/name-too-long';
  return hasInvisibleSigns(shown) ? 'rooms/name-invisible' : null;
}
