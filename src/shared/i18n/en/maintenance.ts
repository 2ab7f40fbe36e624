import type { Shape } from '../catalogue.ts';
import type { maintenance as ar } from '../ar/maintenance.ts';

export const maintenance = {
  title: 'Siraj is under maintenance',
  usual: 'We are tidying up and will be back. Your games and sessions are safe.',
  backIn: 'Back in',
  soon: 'Back soon',
  working: 'Working on it',
  staff: 'Staff sign-in',
} satisfies Shape<typeof ar>;
