import { useErrorText } from '../../../lib/error-text.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { copyCode } from '../copy-code.ts';
import { useSaveCodesCsv, type MadeCodes } from './queries.ts';
import { tabQuery } from './redeem-code-filters.ts';

/** New codes: the first of them to copy, all of them as a file. */
export function MadeCodesView({ made: { batchId, count, items }, onClose }: { made: MadeCodes; onClose: () => void }) {
  const text = useStaffText().adminRedeemCodes;
  const words = text.made;
  const describe = useErrorText();
  const save = useSaveCodesCsv();
  return (
    <div className="grid gap-5">
      <p role="status">{items.length < count ? words.some(items.length, count) : words.all(count)}</p>
      <div className="flex flex-wrap gap-3">
        <Button icon="download" busy={save.isPending} onClick={() => save.mutate({ batchId })}>
          {words.csv}
        </Button>
        {items.length > 1 && (
          <Button
            variant="secondary"
            icon="copy"
            onClick={() => void copyCode(items.map(({ code }) => code).join('\n'), text)}
          >
            {words.copyAll}
          </Button>
        )}
      </div>
      <Alert message={save.error === null ? undefined : describe(save.error)} />
      <ul aria-label={words.list} className="grid gap-2">
        {items.map(({ id, code }) => (
          <li key={id} className="flex items-center justify-between gap-3 rounded-2xl bg-well px-4 py-1">
            <LtrValue className="min-w-0 font-semibold tracking-wide select-all [overflow-wrap:anywhere]">
              {code}
            </LtrValue>
            <IconButton
              icon="copy"
              label={text.copy(code)}
              onClick={() => void copyCode(code, text)}
              className="bg-raised"
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <ButtonLink variant="quiet" to={`?${tabQuery({ batch: batchId }).toString()}`} onClick={onClose}>
          {words.seeBatch}
        </ButtonLink>
        <Button icon="check" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </div>
  );
}
