import { useEffect } from 'react';
import { PageLoader } from '../ui/page-loader.tsx';

/** At the address of a page with its own document, reached by a link: the server sends that document. */
export function OtherDocument() {
  useEffect(() => window.location.reload(), []);
  return <PageLoader />;
}
