import type { ComponentProps } from 'react';
import { formatKwd, formatUsd } from '#shared/i18n/format.ts';
import type { AdminPackage } from '#shared/store/admin-api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { UserText } from '../../../ui/value.tsx';

interface PackageRowProps {
  readonly item: AdminPackage;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isDragged: boolean;
  readonly handleProps: ComponentProps<'span'>;
  readonly onMove: (by: 'up' | 'down') => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function PackageRow({
  item,
  isFirst,
  isLast,
  isDragged,
  handleProps,
  onMove,
  onEdit,
  onDelete,
}: PackageRowProps) {
  const { packages: words, ...all } = useStaffText().adminStore;
  const { language } = useLanguage();
  const name = item.name[language];
  return (
    <li
      className={`card grid items-center gap-x-3 gap-y-2 p-3 [grid-template-columns:auto_1fr] md:[grid-template-columns:auto_1fr_auto] ${
        isDragged ? 'z-10 bg-raised' : ''
      }`}
    >
      <span
        {...handleProps}
        title={words.drag(name)}
        aria-hidden="true"
        className="grid size-11 cursor-grab touch-none place-items-center rounded-xl text-quiet hover:text-ink active:cursor-grabbing"
      >
        <Icon name="drag" />
      </span>
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-xl">
            <UserText>{name}</UserText>
          </h2>
          <span className={`text-sm font-semibold ${item.isActive ? 'text-success' : 'text-quiet'}`}>
            {item.isActive ? words.onSale : words.hidden}
          </span>
          {item.isPopular && (
            <span className="rounded-full bg-saffron px-3 text-sm font-semibold text-on-saffron">{words.popular}</span>
          )}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span>{all.sessions(item.sessions)}</span>
          <Prices item={item} />
        </p>
        {item.revenueCatProductId === null ? (
          <p className="text-sm text-quiet">{words.noProduct}</p>
        ) : (
          <p className="text-sm text-quiet">
            <bdi dir="ltr">{item.revenueCatProductId}</bdi>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-md:col-span-2 max-md:justify-end">
        <IconButton
          icon="up"
          label={words.up(name)}
          aria-disabled={isFirst}
          data-move={`up-${item.id}`}
          onClick={() => onMove('up')}
          className="bg-raised aria-disabled:opacity-40"
        />
        <IconButton
          icon="down"
          label={words.down(name)}
          aria-disabled={isLast}
          data-move={`down-${item.id}`}
          onClick={() => onMove('down')}
          className="bg-raised aria-disabled:opacity-40"
        />
        <IconButton icon="edit" label={all.editOf(name)} onClick={onEdit} className="bg-raised" />
        <IconButton icon="trash" label={all.removeOf(name)} onClick={onDelete} className="bg-raised" />
      </div>
    </li>
  );
}

function Prices({ item }: { item: AdminPackage }) {
  const { language } = useLanguage();
  const { priceFils, discountPriceFils, priceUsdCents, discountPriceUsdCents } = item;
  return (
    <>
      <bdi className="font-display font-extrabold text-saffron-text">
        {formatKwd(discountPriceFils ?? priceFils, language)}
      </bdi>
      {discountPriceFils !== null && (
        <s className="text-quiet">
          <bdi>{formatKwd(priceFils, language)}</bdi>
        </s>
      )}
      {priceUsdCents !== null && <bdi dir="ltr">{formatUsd(discountPriceUsdCents ?? priceUsdCents)}</bdi>}
      {priceUsdCents !== null && discountPriceUsdCents !== null && (
        <s className="text-quiet">
          <bdi dir="ltr">{formatUsd(priceUsdCents)}</bdi>
        </s>
      )}
    </>
  );
}
