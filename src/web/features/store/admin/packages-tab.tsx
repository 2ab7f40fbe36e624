import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AdminPackage } from '#shared/store/admin-api.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useStaffText } from '../../../lib/staff-text.ts';
import { saveList } from '../../../lib/save-list.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CsvButton } from '../../../ui/staff/csv-button.tsx';
import { EmptyState } from '../../../ui/state-panel.tsx';
import { Loaded, TabHead } from '../../../ui/tab-parts.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { moved } from './moved.ts';
import { PackageEditor } from './package-editor.tsx';
import { PackageRow } from './package-row.tsx';
import { packagesQuery, useDeletePackage, useOrderPackages } from './queries.ts';
import { packageColumns } from './store-csv.ts';
import { useDragOrder } from './use-drag-order.ts';

/** The packages in their order: add, change, move, remove [PKG-1]. */
export function PackagesTab() {
  const { adminStore } = useStaffText();
  const words = adminStore.packages;
  const client = useQueryClient();
  const read = useQuery(packagesQuery);
  const [edited, setEdited] = useState<AdminPackage | 'new' | null>(null);
  const save = () =>
    saveList(words.list, packageColumns(adminStore), async () => ({
      items: await client.query(packagesQuery),
      nextCursor: null,
    }));
  return (
    <>
      <TabHead lead={words.lead}>
        <CsvButton isEmpty={(read.data ?? []).length === 0} save={save} />
        <Button icon="plus" onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      </TabHead>
      <Loaded read={read}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState icon="store" title={words.empty}>
              {words.emptyBody}
            </EmptyState>
          ) : (
            <PackageList items={items} onEdit={setEdited} />
          )
        }
      </Loaded>
      <PackageEditor edited={edited} onClose={() => setEdited(null)} />
    </>
  );
}

/** Which button keeps the focus after its row has moved. */
interface Moving {
  readonly id: string;
  readonly by: 'up' | 'down';
}

function PackageList({ items, onEdit }: { items: readonly AdminPackage[]; onEdit: (item: AdminPackage) => void }) {
  const words = useStaffText().adminStore.packages;
  const { language } = useLanguage();
  const describe = useErrorText();
  const reorder = useOrderPackages();
  const [deleted, setDeleted] = useState<AdminPackage | null>(null);
  const [announced, setAnnounced] = useState('');
  const moving = useRef<Moving | null>(null);

  const put = (order: readonly AdminPackage[], id: string) => {
    const place = order.findIndex((each) => each.id === id);
    setAnnounced(words.moved(order[place]?.name[language] ?? '', place + 1, order.length));
    reorder.mutate(order, {
      onError: (error) => {
        setAnnounced('');
        showToast({ id: 'packages', variant: 'destructive', title: describe(error) });
      },
    });
  };
  const { order, draggedId, listRef, handleProps } = useDragOrder(items, put);

  // A browser drops the focus of a moved element.
  useEffect(() => {
    if (moving.current === null) return;
    const { id, by } = moving.current;
    moving.current = null;
    listRef.current?.querySelector<HTMLElement>(`[data-move="${by}-${CSS.escape(id)}"]`)?.focus();
  }, [items, listRef]);

  const step = (item: AdminPackage, by: 'up' | 'down') => {
    const from = items.indexOf(item);
    const next = moved(items, from, by === 'up' ? from - 1 : from + 1);
    if (next === items) return;
    moving.current = { id: item.id, by };
    put(next, item.id);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <ul ref={listRef} aria-label={words.list} className="grid gap-3">
        {order.map((item, index) => (
          <PackageRow
            key={item.id}
            item={item}
            isFirst={index === 0}
            isLast={index === order.length - 1}
            isDragged={item.id === draggedId}
            handleProps={handleProps(item.id)}
            onMove={(by) => step(item, by)}
            onEdit={() => onEdit(item)}
            onDelete={() => setDeleted(item)}
          />
        ))}
      </ul>
      <DeletePackage item={deleted} onClose={() => setDeleted(null)} />
    </>
  );
}

function DeletePackage({ item, onClose }: { item: AdminPackage | null; onClose: () => void }) {
  const { packages: words, keep } = useStaffText().adminStore;
  const { language } = useLanguage();
  const describe = useErrorText();
  const remove = useDeletePackage();
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = () => {
    if (item === null) return;
    remove.mutate(item.id, {
      onSuccess: () => {
        showToast({ id: 'packages', title: words.deleted });
        close();
      },
    });
  };
  return (
    <ConfirmDialog
      open={item !== null}
      onClose={close}
      title={words.deleteTitle(item?.name[language] ?? '')}
      confirm={words.delete}
      keep={keep}
      busy={remove.isPending}
      failure={remove.error === null ? undefined : describe(remove.error)}
      onConfirm={confirm}
    >
      <p>{words.deleteWhy}</p>
      <p className="text-quiet">{words.deleteInstead}</p>
    </ConfirmDialog>
  );
}
