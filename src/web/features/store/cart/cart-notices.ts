import type { Catalogue } from '#shared/i18n/ar/index.ts';
import { formatKwd } from '#shared/i18n/format.ts';
import type { Language } from '#shared/kernel/text.ts';
import type { CartNotice } from '#shared/store/cart.ts';
import { currentLanguage, currentText } from '../../../lib/language.ts';
import { showToast } from '../../../ui/toast.tsx';

/** Shows each change of the cart that the user didn't make [CART-1]. */
export function tellNotices(notices: readonly CartNotice[]): void {
  const [text, language] = [currentText(), currentLanguage()];
  for (const notice of notices) showToast({ id: toastId(notice), title: noticeText(text, language, notice) });
}

function toastId(notice: CartNotice): string {
  return 'name' in notice ? `cart-${notice.type}-${notice.name.en}` : `cart-${notice.type}`;
}

function noticeText({ storeMessages: words }: Catalogue, language: Language, notice: CartNotice): string {
  switch (notice.type) {
    case 'code-removed-cart-changed':
      return words.codeRemovedCartChanged;
    case 'code-removed-no-package':
      return words.codeRemovedNoPackage;
    case 'quantity-at-most':
      return words.quantityAtMost(notice.most);
    case 'lines-at-most':
      return words.linesAtMost(notice.most);
    case 'package-gone':
      return words.packageGone(notice.name[language]);
    case 'price-changed':
      return words.priceChanged(
        notice.name[language],
        formatKwd(notice.fromFils, language),
        formatKwd(notice.toFils, language),
      );
  }
}
