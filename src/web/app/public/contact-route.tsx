import { ContactPage } from '../../features/support/index.ts';
import { Seller } from './seller.tsx';

/** The message to the house, with who that is below it. */
export function ContactRoute() {
  return <ContactPage seller={<Seller />} />;
}
