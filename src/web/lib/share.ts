import { wrapper } from './wrapper-bridge.ts';

interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Opens the app's share sheet, whose web view has none; false where the page has to use its own way. */
export function shareByApp(shared: Shared): boolean {
  return wrapper.can('share') && wrapper.send({ type: 'share', ...shared });
}
