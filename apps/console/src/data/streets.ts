import { queryOf } from '@ampdeck/api/query'
import { mapBase } from '@ampdeck/api/system/map-base'
import type { QueryClient } from '@tanstack/react-query'
import { client } from './client.ts'

/** The operator's own map, asked for once. */
export async function readStreets(queries: QueryClient) {
  const { streets } = await queries.fetchQuery({
    ...queryOf(client, mapBase.get, {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return streets
}
