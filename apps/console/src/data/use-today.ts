import { formatDate } from '@ampdeck/api/time'
import { useTick } from '@ampdeck/ui/live'

/** Today in UTC+8 by the server's clock; a page that stays open over midnight goes along. */
export function useToday(): string {
  return useTick(formatDate)
}
