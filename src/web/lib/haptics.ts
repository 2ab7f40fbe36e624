import type { OutgoingMessage } from '#shared/kernel/wrapper-messages.ts';
import { wrapper } from './wrapper-bridge.ts';

type HapticStyle = Extract<OutgoingMessage, { type: 'haptic' }>['style'];

/** A touch that is felt, where the app gives one. */
export function giveHaptic(style: HapticStyle): void {
  if (wrapper.can('haptics')) wrapper.send({ type: 'haptic', style });
}
