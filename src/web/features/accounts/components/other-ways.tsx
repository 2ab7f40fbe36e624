import { Link, useLocation } from 'react-router';
import { useText } from '../../../lib/language.ts';
import { pathTo } from '../../../lib/paths.ts';

export const textLink =
  'inline-grid min-h-11 place-items-center font-semibold text-saffron-text underline underline-offset-4';

/** For a user without the password: a new one, or a mailed link. */
export function OtherWays() {
  const { ways } = useText().accounts;
  const location = useLocation();
  const state: unknown = location.state;
  return (
    <div className="mt-3 flex flex-wrap justify-center gap-x-6 short:mt-0">
      <Link to={pathTo('forgotPassword')} state={state} className={textLink}>
        {ways.toForgot}
      </Link>
      <Link to={pathTo('emailSignIn')} state={state} className={textLink}>
        {ways.toLink}
      </Link>
    </div>
  );
}
