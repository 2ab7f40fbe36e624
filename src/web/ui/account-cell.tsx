import { UserText } from './value.tsx';

interface AccountCellProps {
  readonly account: { readonly displayName: string; readonly email: string } | null;
  /** What stands for an account that was deleted. */
  readonly deleted: string;
}

/** The name and address of an account in a staff table. */
export function AccountCell({ account, deleted }: AccountCellProps) {
  if (account === null) return <span className="text-quiet">{deleted}</span>;
  return (
    <span className="grid">
      <UserText>{account.displayName}</UserText>
      <bdi dir="ltr" className="text-sm text-quiet">
        {account.email}
      </bdi>
    </span>
  );
}
