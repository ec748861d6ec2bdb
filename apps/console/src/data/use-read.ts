import type { Call, InputOf, OutputOf } from '@ampdeck/api/contract'
import { queryOf } from '@ampdeck/api/query'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { client } from './client.ts'

interface ReadOptions {
  enabled?: boolean
  /** Milliseconds after which it is read again while it is looked at. */
  refreshEvery?: number
  /** Shows what the last input brought until the new one has brought something. */
  keepsLast?: boolean
}

/** What a reading call answers, kept and refreshed. */
export function useRead<C extends Call>(
  call: C,
  input: InputOf<C>,
  { enabled = true, refreshEvery, keepsLast }: ReadOptions = {},
): UseQueryResult<OutputOf<C>> {
  return useQuery({
    ...queryOf(client, call, input),
    enabled,
    ...(refreshEvery !== undefined && { refetchInterval: refreshEvery }),
    ...(keepsLast && { placeholderData: keepPreviousData }),
  })
}
