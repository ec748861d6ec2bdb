import type { ListRequest } from '@ampdeck/ui/list-request'

/** The station groups that an address names. What is no number is none. */
export function groupIdsOf({ stationGroupId }: ListRequest): number[] {
  return String(stationGroupId ?? '')
    .split(',')
    .filter((id) => /^\d{1,15}$/.test(id))
    .map(Number)
}
