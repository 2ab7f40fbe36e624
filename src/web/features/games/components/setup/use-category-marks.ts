import { useMutation, useQueryClient } from '@tanstack/react-query';
import { questionsApi, type CategoryMark } from '#shared/questions/api.ts';
import { call } from '../../../../lib/api-client.ts';
import { categoriesQuery } from '../../../../lib/categories.ts';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useText } from '../../../../lib/language.ts';
import { showToast } from '../../../../ui/toast.tsx';

interface Change {
  readonly id: string;
  readonly mark: CategoryMark | null;
}

/** Marks a category for this host: shown at once, taken back if the server didn't store it [SETUP-1]. */
export function useCategoryMarks(): (id: string, mark: CategoryMark | null) => void {
  const client = useQueryClient();
  const words = useText().gameSetup.categories;
  const describe = useErrorText();
  const { mutate } = useMutation({
    mutationFn: (change: Change) => call(questionsApi.markCategory, change),
    onMutate: ({ id, mark }) => {
      const before = client.getQueryData(categoriesQuery.queryKey)?.find((category) => category.id === id);
      show(id, mark);
      return before?.mark ?? null;
    },
    onError: (error, { id }, before = null) => {
      show(id, before);
      showToast({ id: 'mark', variant: 'destructive', title: words.markFailed, description: describe(error) });
    },
  });
  const show = (id: string, mark: CategoryMark | null) =>
    client.setQueryData(categoriesQuery.queryKey, (categories) =>
      categories?.map(({ mark: old, ...category }) =>
        category.id === id
          ? { ...category, ...(mark === null ? {} : { mark }) }
          : { ...category, ...(old === undefined ? {} : { mark: old }) },
      ),
    );
  return (id, mark) => mutate({ id, mark });
}
