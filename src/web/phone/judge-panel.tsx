import { Eye, EyeOff, Gavel } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { JudgeView, PhoneView } from '#shared/rooms/schema.ts';
import { useWakeLock } from '../features/games/hooks/use-wake-lock.ts';
import { usePhoneText } from './language.tsx';
import { PhoneButton } from './parts.tsx';
import { useRoleText } from './role-text.ts';
import { YoungNote } from './young-note.tsx';

/** The card of the judge: whose turn it is, and the answer after a tap. */
export function JudgePanel({ judge, view, children }: { judge: JudgeView; view: PhoneView; children: ReactNode }) {
  const text = useRoleText().judge;
  useWakeLock();
  return (
    <section aria-label={text.sign} className="card grid min-w-0 grid-rows-[auto_1fr] gap-4 p-4">
      <div className="grid justify-items-center gap-1 text-center">
        <p className="flex items-center gap-2 font-semibold text-saffron-text">
          <Gavel aria-hidden="true" className="icon" />
          {text.sign}
        </p>
        {children}
        <YoungNote view={view} />
      </div>
      <JudgeAnswer judge={judge} />
    </section>
  );
}

/** Hides the answer of each new question until a tap, since others may see the phone. `isSlim` beside a remote's steps. */
export function JudgeAnswer({ judge, isSlim = false }: { judge: JudgeView; isSlim?: boolean }) {
  const { language } = usePhoneText();
  const text = useRoleText().judge;
  const question = JSON.stringify(judge);
  const [shownOf, setShownOf] = useState<string | null>(null);
  const isShown = shownOf === question;
  return (
    <div className="grid min-w-0 grid-cols-1 grid-rows-[1fr_auto] gap-3">
      <div role="status" className="grid min-w-0 content-center justify-items-center gap-2 text-center">
        {isShown && <Answer judge={judge} language={language} />}
        {!isShown && !isSlim && <p className="text-quiet">{text.hidden}</p>}
      </div>
      <PhoneButton
        look={isShown || isSlim ? 'quiet' : 'primary'}
        className={isShown || isSlim ? '' : 'button-large min-h-20'}
        onClick={() => setShownOf(isShown ? null : question)}
      >
        {isShown ? <EyeOff aria-hidden="true" className="icon" /> : <Eye aria-hidden="true" className="icon" />}
        {isShown ? text.hide : text.show}
      </PhoneButton>
    </div>
  );
}

function Answer({ judge, language }: { judge: JudgeView; language: 'ar' | 'en' }) {
  const text = useRoleText().judge;
  const { answer, explanation, accepted } = judge;
  return (
    <>
      <span className="text-sm font-semibold text-quiet">{text.answer}</span>
      <strong dir="auto" className="max-w-full font-display text-4xl leading-tight font-extrabold">
        {answer[language]}
      </strong>
      {explanation !== null && (
        <p dir="auto" className="max-w-[44ch]">
          {explanation[language]}
        </p>
      )}
      {accepted !== null && (
        <>
          <span className="text-sm font-semibold text-quiet">{text.accepted}</span>
          <ul className="flex flex-wrap justify-center gap-1.5">
            {accepted.map((name) => (
              <li key={name.ar} dir="auto" className="rounded-full bg-raised px-3 py-1 font-semibold">
                {name[language]}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
