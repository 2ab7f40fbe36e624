import { showToast } from '../../ui/toast.tsx';

/** Copies codes, and reports whether it worked. */
export async function copyCode(
  code: string,
  words: { readonly copied: string; readonly copyFailed: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    showToast({ id: 'redeem', title: words.copied });
  } catch {
    showToast({ id: 'redeem', variant: 'destructive', title: words.copyFailed });
  }
}
