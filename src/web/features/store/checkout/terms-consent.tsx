import { useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';

/** What one agrees to before paying; both links open beside the order. */
export function TermsConsent({
  agreed,
  onChange,
  isMissing,
}: {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  isMissing: boolean;
}) {
  const { terms: words } = useText().checkout;
  const id = useId();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
        <span className="relative mt-0.5 grid size-7 flex-none place-items-center">
          <input
            type="checkbox"
            checked={agreed}
            onChange={(event) => onChange(event.target.checked)}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? id : undefined}
            className={[
              'peer absolute inset-0 cursor-pointer appearance-none rounded-lg bg-well',
              'shadow-[inset_0_0_0_1.5px_var(--field-line)] checked:bg-saffron checked:shadow-none',
              'aria-invalid:shadow-[inset_0_0_0_2.5px_var(--danger)]',
            ].join(' ')}
          />
          <Icon
            name="check"
            className="pointer-events-none relative text-on-saffron opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{words.agree}</span>
      </label>
      <p className="flex flex-wrap gap-x-5 ps-10">
        <Link to={pathTo('terms')} target="_blank" className={linkClass}>
          {words.terms}
        </Link>
        <Link to={`${pathTo('terms')}#refunds`} target="_blank" className={linkClass}>
          {words.refunds}
        </Link>
      </p>
      {isMissing && (
        <p id={id} role="alert" className="flex items-start gap-2 ps-10 font-semibold text-danger">
          <Icon name="error" className="mt-[0.25em]" />
          {words.required}
        </p>
      )}
    </div>
  );
}

const linkClass = 'inline-flex min-h-11 items-center text-saffron-text underline underline-offset-4';
