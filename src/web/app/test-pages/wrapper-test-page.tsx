import { useEffect, useReducer, useState } from 'react';
import type { IncomingMessage, OutgoingMessage } from '#shared/kernel/wrapper-messages.ts';
import { useTestPageText } from '../../lib/test-page-text.ts';
import { wrapper } from '../../lib/wrapper-bridge.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { LtrValue } from '../../ui/value.tsx';

interface Entry {
  readonly key: number;
  readonly kind: 'sent' | 'unheard' | 'received';
  readonly message: IncomingMessage | OutgoingMessage;
}

const maxEntries = 50;
const incoming = ['purchase_success', 'purchase_error', 'push_token', 'app_info', 'sign_in_result'] as const;

function addEntry(entries: readonly Entry[], entry: Omit<Entry, 'key'> | null): readonly Entry[] {
  return entry === null ? [] : [{ ...entry, key: (entries[0]?.key ?? 0) + 1 }, ...entries].slice(0, maxEntries);
}

/** For developers of the app: its detected state, and every message by hand [ROUTE-1]. */
export function WrapperTestPage() {
  const { wrapperTest: text } = useTestPageText();
  const [entries, note] = useReducer(addEntry, []);
  useEffect(() => {
    const endings = incoming.map((type) => wrapper.on(type, (message) => note({ kind: 'received', message })));
    return () => endings.forEach((end) => end());
  }, []);
  const send = (message: OutgoingMessage) => note({ kind: wrapper.send(message) ? 'sent' : 'unheard', message });
  return (
    <div className="page-width grid max-w-5xl gap-gap py-8">
      <header className="grid gap-2">
        <h1 className="text-page-title">{text.title}</h1>
        <p className="max-w-3xl text-quiet">{text.lead}</p>
      </header>
      <div className="grid items-start gap-gap lg:grid-cols-2">
        <div className="grid gap-gap">
          <Detected />
          <Messages send={send} />
        </div>
        <Log entries={entries} clear={() => note(null)} />
      </div>
    </div>
  );
}

function Detected() {
  const { wrapperTest: text } = useTestPageText();
  const rows = [
    [text.inside, wrapper.isInside ? text.yes : text.no],
    [text.platform, <LtrValue key="platform">{wrapper.platform}</LtrValue>],
    [
      text.transport,
      wrapper.transport === null ? text.unknown : <LtrValue key="transport">{wrapper.transport}</LtrValue>,
    ],
    [
      text.version,
      wrapper.appVersion === null ? text.unknown : <LtrValue key="version">{wrapper.appVersion}</LtrValue>,
    ],
  ] as const;
  return (
    <section className="card grid gap-3 p-6">
      <h2 className="text-2xl">{text.detected}</h2>
      <dl className="grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-quiet">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const samplePurchase = { productId: 'sessions_5', customPurchaseId: 'test-purchase', appUserId: 'test-user' };

/** Of a verifier that no page has: the app can come back, and nothing can be done with its code. */
const sampleChallenge = 'A'.repeat(43);

function Messages({ send }: { send: (message: OutgoingMessage) => void }) {
  const { wrapperTest: text } = useTestPageText();
  const [purchase, setPurchase] = useState(samplePurchase);
  const others: readonly OutgoingMessage[] = [
    ...(['google', 'apple'] as const).map(
      (provider) =>
        ({
          type: 'sign_in',
          provider,
          startUrl: `${window.location.origin}/api/auth/${provider}/start?mode=app&challenge=${sampleChallenge}`,
        }) as const,
    ),
    { type: 'share', title: text.shareTitle, text: text.shareText, url: window.location.origin },
    { type: 'haptic', style: 'medium' },
    { type: 'logged_out' },
  ];
  return (
    <section className="card grid gap-4 p-6">
      <h2 className="text-2xl">{text.send}</h2>
      {(['productId', 'customPurchaseId', 'appUserId'] as const).map((field) => (
        <TextField
          key={field}
          ltr
          label={text.fields[field]}
          value={purchase[field]}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={(event) => setPurchase({ ...purchase, [field]: event.target.value })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => send({ type: 'purchase', ...purchase })}>
          <LtrValue>{'purchase'}</LtrValue>
        </Button>
        {others.map((message) => {
          const name = 'provider' in message ? `${message.type} ${message.provider}` : message.type;
          return (
            <Button key={name} variant="secondary" onClick={() => send(message)}>
              <LtrValue>{name}</LtrValue>
            </Button>
          );
        })}
      </div>
    </section>
  );
}

function Log({ entries, clear }: { entries: readonly Entry[]; clear: () => void }) {
  const { wrapperTest: text } = useTestPageText();
  return (
    <section className="card grid gap-4 p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{text.log}</h2>
        {entries.length > 0 && (
          <Button variant="quiet" icon="trash" onClick={clear}>
            {text.clear}
          </Button>
        )}
      </div>
      {entries.length === 0 ? (
        <EmptyState icon="inbox" title={text.emptyTitle}>
          {text.empty}
        </EmptyState>
      ) : (
        <div role="log" aria-label={text.log}>
          <ol className="grid gap-3">
            {entries.map(({ key, kind, message }) => (
              <li key={key} className="grid gap-1 rounded-2xl bg-well p-3">
                <p className="flex flex-wrap justify-between gap-x-3">
                  <span className="text-quiet">{text[kind]}</span>
                  <LtrValue className="font-semibold">{message.type}</LtrValue>
                </p>
                <pre dir="ltr" className="text-start text-sm break-all whitespace-pre-wrap text-quiet">
                  {JSON.stringify(message)}
                </pre>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
