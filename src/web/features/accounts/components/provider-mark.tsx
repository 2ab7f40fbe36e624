import type { Provider } from '#shared/accounts/providers.ts';

/** The provider's sign, in its own colours: Google's four, Apple's one, which is that of the words beside it. */
export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-[1.2em] shrink-0" fill="none">
      {provider === 'google' ? <GoogleSign /> : <AppleSign />}
    </svg>
  );
}

function GoogleSign() {
  return (
    <g strokeWidth="4">
      <path stroke="#ea4335" d="M18.2 6.2A8.5 8.5 0 0 0 4.6 7.8" />
      <path stroke="#fbbc05" d="M4.6 7.8a8.5 8.5 0 0 0 0 8.4" />
      <path stroke="#34a853" d="M4.6 16.2a8.5 8.5 0 0 0 12.7 2.4" />
      <path stroke="#4285f4" d="M12 12h8.5a8.5 8.5 0 0 1-3.2 6.6" />
    </g>
  );
}

function AppleSign() {
  return (
    <g fill="currentColor">
      <path
        d={[
          'M12.1 7.3c.8-.5 2-1.1 3.5-1 1.7.1 3 .9 3.7 2.1-1.5.9-2.3 2.2-2.2 3.9.1 1.8 1.1 3.1 2.7 3.7-.7 2-2.2',
          '4.8-3.9 4.8-1.3 0-1.8-.8-3.4-.8s-2.1.8-3.4.8c-2.3 0-4.6-4.1-4.6-7.8 0-3.9 2.4-6.5 5.2-6.5 1.1 0',
          '1.9.5 2.4.8Z',
        ].join(' ')}
      />
      <path d="M12.1 5.6c-.1-2 1.4-3.8 3.3-4 .3 2.1-1.4 4-3.3 4Z" />
    </g>
  );
}
