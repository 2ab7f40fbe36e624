import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountsApi, type DeviceSession } from '#shared/accounts/api.ts';
import { call } from '../../lib/api-client.ts';
import { refetchOnSettled } from '../../lib/refetch-on-settled.ts';

const devicesKey = ['devices'];

/** The user's devices; refetched whenever the list is opened. */
export function useDevices() {
  return useQuery({
    queryKey: devicesKey,
    staleTime: 0,
    queryFn: async ({ signal }) => (await call(accountsApi.listSessions, {}, { signal })).items,
  });
}

export function useEndDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: DeviceSession) => call(accountsApi.endSession, { id }),
    // Also after an error: it may be gone already.
    onSettled: refetchOnSettled(() => client.invalidateQueries({ queryKey: devicesKey })),
  });
}

export function useEndOtherDevices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(accountsApi.endOtherSessions, {}),
    onSettled: refetchOnSettled(() => client.invalidateQueries({ queryKey: devicesKey })),
  });
}
