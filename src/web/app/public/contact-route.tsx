import { ContactPage } from '../../features/support/index.ts';
import { Seller } from './seller.tsx';

/** The contact form, with the seller's details below it. */
export function ContactRoute() {
  return <ContactPage seller={<Seller />} />;
}
