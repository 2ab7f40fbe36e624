import type { Shape } from '../catalogue.ts';
import type { providerWindow as ar } from '../ar/provider-window.ts';

export const unnamed = 'Player';

export const providerWindow = {
  done: 'Done. You can close this window.',
  failed: 'Sign in did not go through.',
  goOn: 'On to Siraj',
} satisfies Shape<typeof ar>;
