import { useStaffText } from '../../../lib/staff-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';

/** The bank as files, in the bank's place: out, and in again [ADM-1]. */
export function ExchangeView() {
  const words = useStaffText().adminQuestionExchange;
  return (
    <>
      <h1 className="text-page-title">{words.title}</h1>
      <ButtonLink variant="quiet" icon="back" to="?" className="justify-self-start">
        {words.back}
      </ButtonLink>
      <ExportCard />
      <ImportCard />
    </>
  );
}
