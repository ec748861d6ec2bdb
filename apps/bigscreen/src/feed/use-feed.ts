import { ApiError, type FailureKind } from '@ampdeck/api/client/outcome'
import { queryOf } from '@ampdeck/api/query'
import { operationView } from '@ampdeck/api/statistics/operation-view'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from './client.ts'
import type { Feed } from './feed.ts'

const POLL_MS = 5_000
/** A missing permission comes back only when an administrator gives it. */
const FORBIDDEN_POLL_MS = 60_000

/** Asks for the network scene every 5 s, also while the window is not in front. */
export function useFeed(): Feed {
  const [begun] = useState(Date.now)
  const { data, dataUpdatedAt, error } = useQuery({
    ...queryOf(client, operationView.bigScreen, {}),
    refetchInterval: (query) => (kindOf(query.state.error) === 'forbidden' ? FORBIDDEN_POLL_MS : POLL_MS),
    refetchIntervalInBackground: true,
    // A wall in a closed network has no internet; what counts is whether the server answers.
    networkMode: 'always',
  })

  return { view: data, since: dataUpdatedAt || begun, failure: kindOf(error) }
}

function kindOf(error: Error | null): FailureKind | undefined {
  if (!error) return undefined
  return error instanceof ApiError ? error.kind : 'unexpected'
}
