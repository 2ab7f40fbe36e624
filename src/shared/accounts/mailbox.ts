const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address: without a tag after "+", at Gmail also without dots. Not to send mail to, nor to know
 * an account by: only to tell whether two addresses are read by the same person.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  if (dotless.has(domain)) return `${name.replaceAll('.', '')}@gmail.com`;
  return name === '' ? email.toLowerCase() : `${name}@${domain}`;
}
