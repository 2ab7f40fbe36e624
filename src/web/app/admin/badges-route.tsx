import { AdminBadgesPage } from '../../features/achievements/admin.ts';
import { MediumPicker } from '../../features/media/admin.ts';

/** The badges, with the library to choose pictures from. */
export function AdminBadgesRoute() {
  return <AdminBadgesPage MediumPicker={MediumPicker} />;
}
