import { useMutation } from '@tanstack/react-query';
import { accountsApi } from '#shared/accounts/api.ts';
import { call } from '../../../lib/api-client.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useText } from '../../../lib/language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.tsx';

/** All data of the user as a file. */
export function ExportData() {
  const { deletion } = useText();
  const describe = useErrorText();
  const load = useMutation({ mutationFn: () => call(accountsApi.exportMe, {}) });
  const download = () =>
    load.mutate(undefined, {
      onSuccess: save,
      onError: (error) =>
        showToast({ id: 'export', variant: 'destructive', title: deletion.exportFailed, description: describe(error) }),
    });
  return (
    <section className="card grid gap-3 p-[clamp(1.1rem,3vw,2rem)]">
      <h2 className="text-2xl">{deletion.exportTitle}</h2>
      <p className="text-quiet">{deletion.exportLead}</p>
      <Button
        variant="secondary"
        icon="download"
        busy={load.isPending}
        className="justify-self-start"
        onClick={download}
      >
        {deletion.exportButton}
      </Button>
    </section>
  );
}

function save(data: unknown): void {
  saveFile('siraj-my-data.json', JSON.stringify(data, null, 2), 'application/json');
}
