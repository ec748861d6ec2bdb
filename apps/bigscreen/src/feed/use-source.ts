import { ApiError, type FailureKind } from '@ampdeck/api/client/outcome'
import type { Call, InputOf, OutputOf } from '@ampdeck/api/contract'
import { queryOf } from '@ampdeck/api/query'
import { byServerClock, serverNow } from '@ampdeck/api/server-clock'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from './client.ts'
import type { Source } from './source.ts'

const EVERY_MS = 15_000
/** After a failure it is asked sooner: all is live again within seconds. */
const AGAIN_MS = 5_000
/** Who has waited for an answer in vain has waited enough. */
const AFTER_TIMEOUT_MS = 1_000
/** A missing permission comes back only when an administrator gives it. */
const FORBIDDEN_MS = 60_000

/**
 * Asks the server again and again, also while the window is not in front.
 *
 * @param every milliseconds between two answers; 15 s where nothing is said
 */
export function useSource<C extends Call>(
  call: C,
  input: InputOf<C>,
  every: number | (() => number) = EVERY_MS,
): Source<OutputOf<C>> {
  const [begun] = useState(serverNow)
  const { data, dataUpdatedAt, error } = useQuery({
    ...queryOf(client, call, input),
    refetchInterval: ({ state }) => {
      if (kindOf(state.error) === 'forbidden') return FORBIDDEN_MS
      const usual = typeof every === 'number' ? every : every()
      if (kindOf(state.error) === 'timeout') return AFTER_TIMEOUT_MS
      return state.error ? Math.min(usual, AGAIN_MS) : usual
    },
    refetchIntervalInBackground: true,
    // A wall in a closed network has no internet; what counts is whether the server answers.
    networkMode: 'always',
  })
  return { view: data, since: dataUpdatedAt ? byServerClock(dataUpdatedAt) : begun, failure: kindOf(error) }
}

function kindOf(error: Error | null): FailureKind | undefined {
  if (!error) return undefined
  return error instanceof ApiError ? error.kind : 'unexpected'
}
