import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime } from '#shared/i18n/format.ts';
import { maxRedeemersShown, type RedeemCodeRecord } from '#shared/redeem-codes/admin-api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loaded } from '../../../ui/tab-parts.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { copyCode } from '../copy-code.ts';
import { CodeActions, type CodeActionsProps } from './code-actions.tsx';
import { CodeState, MeantFor, Uses } from './code-facts.tsx';
import { redeemCodeQuery } from './queries.ts';
import { tabQuery } from './redeem-code-filters.ts';

/** One code in full, with who redeemed it. */
export function CodePanel({ id, onClose, ...actions }: CodeActionsProps & { id: string | null; onClose: () => void }) {
  const { detail } = useStaffText().adminRedeemCodes;
  return (
    <Sheet open={id !== null} onClose={onClose} title={detail.title} isWide>
      {id !== null && <Opened id={id} {...actions} />}
    </Sheet>
  );
}

function Opened({ id, ...actions }: CodeActionsProps & { id: string }) {
  const words = useStaffText().adminRedeemCodes;
  const read = useQuery(redeemCodeQuery(id));
  return (
    <Loaded read={read}>
      {({ item, redeemedBy }) => (
        <div className="grid gap-6">
          <div className="flex flex-wrap items-center gap-3">
            <LtrValue className="min-w-0 text-2xl font-bold select-all [overflow-wrap:anywhere]">{item.code}</LtrValue>
            <IconButton
              icon="copy"
              label={words.copy(item.code)}
              onClick={() => void copyCode(item.code, words)}
              className="bg-raised"
            />
          </div>
          <CodeActions code={item} {...actions} />
          <Facts code={item} />
          <Redeemers redeemedBy={redeemedBy} />
        </div>
      )}
    </Loaded>
  );
}

function Facts({ code }: { code: RedeemCodeRecord }) {
  const { detail: words, columns, sessions, form } = useStaffText().adminRedeemCodes;
  const { language } = useLanguage();
  const at = (moment: number | null) => (moment === null ? words.none : <bdi>{formatDateTime(moment, language)}</bdi>);
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    [columns.state, <CodeState key="state" code={code} />],
    [columns.sessions, sessions(code.sessionsGranted)],
    [words.usage, form.usages[code.usageType]],
    [columns.uses, <Uses key="uses" code={code} />],
    [words.lastUsedAt, at(code.lastUsedAt)],
    [words.assigned, <MeantFor key="assigned" code={code} />],
    [words.assignedAt, at(code.assignedAt)],
    [words.createdAt, at(code.createdAt)],
    [words.createdBy, <LtrValue key="by">{code.createdBy}</LtrValue>],
    [words.batch, code.batchId === null ? words.none : <LtrValue key="batch">{code.batchId}</LtrValue>],
  ];
  return (
    <section aria-label={words.facts} className="grid gap-3">
      <dl className="grid gap-y-1">
        {rows.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="flex-none text-quiet">{label}</dt>
            <dd className="min-w-0 text-end [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {code.batchId !== null && (
        <ButtonLink
          variant="quiet"
          icon="search"
          to={`?${tabQuery({ batch: code.batchId }).toString()}`}
          className="justify-self-start"
        >
          {words.seeBatch}
        </ButtonLink>
      )}
    </section>
  );
}

function Redeemers({
  redeemedBy,
}: {
  redeemedBy: readonly { readonly userId: string; readonly redeemedAt: number }[];
}) {
  const { detail: words } = useStaffText().adminRedeemCodes;
  const { language } = useLanguage();
  return (
    <section className="grid gap-2">
      <h3 className="text-xl">{words.redeemedBy}</h3>
      {redeemedBy.length === 0 ? (
        <p className="text-quiet">{words.nobody}</p>
      ) : (
        <ul className="grid gap-2">
          {redeemedBy.map(({ userId, redeemedAt }) => (
            <li
              key={userId}
              className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-2xl bg-well px-4 py-3"
            >
              <LtrValue className="[overflow-wrap:anywhere]">{userId}</LtrValue>
              <bdi className="text-quiet">{formatDateTime(redeemedAt, language)}</bdi>
            </li>
          ))}
        </ul>
      )}
      {redeemedBy.length >= maxRedeemersShown && <p className="text-sm text-quiet">{words.last(maxRedeemersShown)}</p>}
    </section>
  );
}
