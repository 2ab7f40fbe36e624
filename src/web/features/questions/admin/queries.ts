import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { questionsAdminApi as api } from '#shared/questions/admin-api.ts';
import { exchangeApi } from '#shared/questions/exchange-api.ts';
import type { QuestionDraft } from '#shared/questions/draft.ts';
import { call } from '../../../lib/api-client.ts';
import { upload } from '../../../lib/upload.ts';
import { rowsAPage } from '../../../lib/save-list.ts';

export type QuestionFilters = Omit<z.input<typeof api.list.input>, 'limit' | 'cursor'>;

const questionsKey = ['admin', 'questions'] as const;
// Staff always see current data.
const fresh = { staleTime: 0 } as const;

export const questionsQuery = (filters: QuestionFilters) =>
  infiniteQueryOptions({
    queryKey: [...questionsKey, 'list', filters],
    ...fresh,
    queryFn: ({ pageParam, signal }) =>
      call(api.list, { ...filters, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const loadQuestions = (filters: QuestionFilters) => (cursor: string | null) =>
  call(api.list, { ...filters, limit: rowsAPage, ...(cursor === null ? {} : { cursor }) });

// Not refetched while the user edits.
export const questionQuery = (id: string) =>
  queryOptions({
    queryKey: [...questionsKey, 'one', id],
    ...fresh,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => call(api.get, { id }, { signal }),
  });

export const categoriesQuery = queryOptions({
  queryKey: [...questionsKey, 'categories'],
  queryFn: ({ signal }) => call(api.listCategories, {}, { signal }),
});

export const categoryFiguresQuery = queryOptions({
  queryKey: [...questionsKey, 'category-figures'],
  queryFn: ({ signal }) => call(api.listCategoryFigures, {}, { signal }),
});

export const picturesQuery = (text: string, kind: 'image' | 'sound') =>
  queryOptions({
    queryKey: [...questionsKey, 'pictures', kind, text],
    queryFn: ({ signal }) => call(api.listPictures, { text, kind }, { signal }),
  });

export const versionsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...questionsKey, 'versions', id, version],
    ...fresh,
    queryFn: ({ signal }) => call(api.listVersions, { id }, { signal }),
  });

export const alikeQuery = (content: QuestionDraft) =>
  queryOptions({
    queryKey: [...questionsKey, 'alike', content],
    queryFn: ({ signal }) => call(api.findAlike, { content }, { signal }),
  });

type Saved = z.output<typeof api.get.output>;

function useSaved<Input>(save: (input: Input) => Promise<Saved>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      client.setQueryData(questionQuery(saved.item.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: [...questionsKey, 'list'] });
    },
  });
}

export const useCreateQuestion = () => useSaved((input: z.input<typeof api.create.input>) => call(api.create, input));
export const useChangeQuestion = () => useSaved((input: z.input<typeof api.change.input>) => call(api.change, input));
export const useRestoreVersion = () => useSaved((input: z.input<typeof api.restore.input>) => call(api.restore, input));
export const useResolveUpdate = () =>
  useSaved((input: z.input<typeof api.resolveUpdate.input>) => call(api.resolveUpdate, input));

export const useExportQuestions = () =>
  useMutation({
    mutationFn: (input: z.input<typeof exchangeApi.exportQuestions.input>) => call(exchangeApi.exportQuestions, input),
  });
// A file takes seconds: nothing shows how far it has come, and leaving the page doesn't end it.
const unwatched = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

type WithFile<Said> = Said & { readonly file: File };
export const useCheckImport = () =>
  useMutation({
    mutationFn: ({ file, ...said }: WithFile<z.input<typeof exchangeApi.checkImport.input>>) =>
      upload(exchangeApi.checkImport, said, file, unwatched()),
  });

export function useImportQuestions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, ...said }: WithFile<z.input<typeof exchangeApi.importQuestions.input>>) =>
      upload(exchangeApi.importQuestions, said, file, unwatched()),
    onSuccess: () => void client.invalidateQueries({ queryKey: questionsKey }),
  });
}
