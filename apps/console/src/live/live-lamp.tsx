import { serverNow } from '@ampdeck/api/server-clock'
import { useTick } from '@ampdeck/ui/live'
import { RefreshLamp, type RefreshLampProps } from '@ampdeck/ui/refresh-lamp'
import { currentLink, useFreshness } from './freshness.ts'

/** The lamp of a live board: live, delayed or lost, with the age of the last word. */
export function LiveLamp(props: Pick<RefreshLampProps, 'look' | 'className'>) {
  useFreshness()
  const lastAt = useTick((now) => currentLink(now).lastAt)
  const isDelayed = useTick((now) => currentLink(now).isDelayed ?? false)
  const { beatMs, isLost } = currentLink(serverNow())

  // Before the first word there is no age.
  if (lastAt === 0) return null
  return <RefreshLamp {...props} lastAt={lastAt} beatMs={beatMs} isLost={isLost} isDelayed={isDelayed} />
}
