const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address: without a tag after "+", at Gmail also without dots. Only tells whether two addresses
 * belong to the same mailbox; not for sending mail or identifying an account.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  if (dotless.has(domain)) return `${name.replaceAll('.', '')}@gmail.com`;
  return name === '' ? email.toLowerCase() : `${name}@${domain}`;
}
