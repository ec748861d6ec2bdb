import { type Filter, filterKeys } from '../list/filters-of.ts'
import type { ListRequest } from '../list-request/list-request.ts'
import { chosenValues, endsOf } from './filter-words.ts'

/**
 * A request without values that its filters cannot have: a day that does not exist, a number that is none, a code
 * that no state has. A link that was typed wrong or has grown old then shows the list instead of an error.
 */
export function soundRequest(filters: readonly Filter[], request: ListRequest): ListRequest {
  const sound: Record<string, string | number | undefined> = { ...request }
  const put = (key: string, value: string) => {
    if (value === '') delete sound[key]
    else sound[key] = value
  }

  for (const filter of filters) {
    if (filter.kind === 'period' || filter.kind === 'range') {
      const ends = endsOf(filter, request)
      for (const [index, key] of filterKeys(filter).entries()) put(key, ends[index] ?? '')
    }
    if (filter.kind === 'codes' && request[filter.id] !== undefined) {
      const codes = new Set(filter.of.codes.map(String))
      put(
        filter.id,
        chosenValues(filter, request)
          .filter((code) => codes.has(code))
          .join(','),
      )
    }
  }
  return sound as ListRequest
}
