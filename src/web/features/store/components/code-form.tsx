import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '../../../lib/language.ts';
import { originHere } from '../../../lib/origin.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LtrValue } from '../../../ui/value.tsx';
import { useCart } from '../cart/cart-store.ts';
import { takeCodeOff, useDiscountCode } from '../cart/use-discount-code.ts';

/** The discount code of the cart: typed, checked by the server, shown, taken off again. */
export function CodeForm() {
  const { cart: words } = useText();
  const { codeDetails } = useCart();
  const session = useSession();
  const location = useLocation();
  const discount = useDiscountCode();
  if (session.status === 'signed-out') {
    return (
      <Link
        to={pathTo('login')}
        state={originHere(location)}
        className="flex min-h-11 items-center gap-2 font-semibold text-saffron-text hover:underline"
      >
        <Icon name="tag" />
        {words.code.signIn}
      </Link>
    );
  }
  return (
    <div className="grid gap-1.5">
      {codeDetails === null ? <CodeEntry discount={discount} /> : <CodeChip code={codeDetails.code} />}
      <p role="status" className="text-[0.95em] text-success">
        {codeDetails !== null && discount.success}
      </p>
    </div>
  );
}

function CodeChip({ code }: { code: string }) {
  const { cart: words } = useText();
  return (
    <p className="flex items-center gap-3 rounded-2xl bg-raised ps-4 shadow-[inset_0_0_0_1.5px_var(--edge)]">
      <Icon name="tag" className="text-success" />
      <span className="sr-only">{words.code.label}</span>
      <LtrValue className="min-w-0 grow font-bold break-all rtl:text-end">{code}</LtrValue>
      <IconButton
        icon="close"
        label={words.code.remove}
        onClick={takeCodeOff}
        className="size-11 flex-none bg-transparent shadow-none"
      />
    </p>
  );
}

function CodeEntry({
  discount: { check, isChecking, problem, forget },
}: {
  discount: ReturnType<typeof useDiscountCode>;
}) {
  const { cart: words } = useText();
  const [typed, setTyped] = useState('');
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChecking) check(typed);
      }}
    >
      <div className="flex items-end gap-2">
        <TextField
          label={words.code.ask}
          ltr
          value={typed}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="min-w-0 grow"
          onChange={(event) => {
            setTyped(event.target.value);
            if (problem !== null) forget();
          }}
        />
        <Button type="submit" variant="secondary" busy={isChecking} className="min-h-[52px] flex-none px-5">
          {isChecking ? words.code.checking : words.code.apply}
        </Button>
      </div>
      {problem !== null && (
        <p role="alert" className="flex items-start gap-2 text-[0.95em] text-danger">
          <Icon name="error" className="mt-[0.25em]" />
          <span>
            <strong className="block">{problem.title}</strong>
            {problem.message}
          </span>
        </p>
      )}
    </form>
  );
}
