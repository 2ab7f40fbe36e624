import type { ComponentProps } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { NumberValue } from '../../../ui/value.tsx';

/** More than this is many. */
const maxShown = 99;

export function BellButton({
  label,
  count,
  ...rest
}: { label: string; count: number } & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button {...rest} type="button" aria-haspopup="dialog" className="icon-button relative size-12 flex-none">
      <span className="sr-only">{label}</span>
      <Icon name="bell" />
      {count > 0 && (
        <span
          key={count}
          aria-hidden="true"
          className={[
            'absolute -end-1.5 -top-1.5 grid h-6 min-w-6 animate-appear place-items-center rounded-full',
            'bg-saffron px-1.5 font-display text-sm leading-none font-extrabold text-on-saffron',
          ].join(' ')}
        >
          {count > maxShown ? (
            <bdi dir="ltr" className="num">
              {maxShown}+
            </bdi>
          ) : (
            <NumberValue value={count} />
          )}
        </span>
      )}
    </button>
  );
}
