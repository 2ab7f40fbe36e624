import { Component, type ReactNode } from 'react';
import { usePhoneText } from './language.tsx';
import { PhoneButton } from './parts.tsx';

/** Catches errors of rendering, and offers to load the page again. The stored seat stays. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { text } = usePhoneText();
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-6 p-5 text-center">
      <p role="alert" className="text-xl font-semibold">
        {text.broken.page}
      </p>
      <PhoneButton onClick={() => window.location.reload()}>{text.broken.reload}</PhoneButton>
    </main>
  );
}

/** Shown instead of the remote or the judge, if their code couldn't be loaded. */
export function MissingRole() {
  const { text } = usePhoneText();
  return (
    <div role="status" className="flex flex-wrap items-center justify-center gap-3 rounded-xl bg-raised px-4 py-2">
      <p className="font-semibold">{text.broken.role}</p>
      <PhoneButton look="quiet" onClick={() => window.location.reload()}>
        {text.broken.reload}
      </PhoneButton>
    </div>
  );
}
