import { useState } from 'react';
import { useErrorText } from '../../lib/error-text.ts';
import { useStaffText } from '../../lib/staff-text.ts';
import { Button } from '../button.tsx';
import { showToast } from '../toast.tsx';

interface CsvProps {
  readonly isEmpty: boolean;
  /** Creates the file; shows failures as a toast. */
  readonly save: () => Promise<void>;
}

/** A list as a file for spreadsheets; of an empty one there is none. */
export function CsvButton({ isEmpty, save }: CsvProps) {
  const { csv } = useStaffText().admin;
  const describe = useErrorText();
  const [busy, setBusy] = useState(false);
  const start = () => {
    setBusy(true);
    void save()
      .catch((error: unknown) =>
        showToast({ id: 'csv', variant: 'destructive', title: csv.failed, description: describe(error) }),
      )
      .finally(() => setBusy(false));
  };
  if (isEmpty) return null;
  return (
    <Button variant="secondary" icon="download" busy={busy} onClick={start}>
      {csv.save}
    </Button>
  );
}
