// Imported before the components, so that their CSS modules override the shared styles.
import '../styles/phone.css';
import { createRoot } from 'react-dom/client';
import { present } from '#shared/kernel/assert.ts';
import { PhoneLanguage } from './language.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PhonePage } from './phone-page.tsx';

createRoot(present(document.querySelector('#root'), 'the root element')).render(
  <PhoneLanguage>
    <PageBoundary>
      <PhonePage />
    </PageBoundary>
  </PhoneLanguage>,
);
