// Media for the staff's area.
import { lazyPage } from '../../lib/lazy-page.ts';
import type { MediumPickerProps } from './admin/medium-picker.tsx';

export const AdminMediaPage = lazyPage(() => import('./admin/media-page.tsx'), 'AdminMediaPage');
export const MediumPicker = lazyPage<'MediumPicker', MediumPickerProps>(
  () => import('./admin/medium-picker.tsx'),
  'MediumPicker',
);
