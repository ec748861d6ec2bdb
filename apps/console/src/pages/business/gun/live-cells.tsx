import type { GunRow } from '@ampdeck/api/config/gun'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { texts } from '@ampdeck/api/texts'
import { formatTimestamp } from '@ampdeck/api/time'
import { Power } from '@ampdeck/ui/figure'
import { useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useGunLive } from '../../../live/use-thing-live.ts'

const words = texts({
  derived: ['Average by the energy meter since {time}', '按电表读数计算的 {time} 以来平均功率'],
})

/** What was last told of a gun, else what the list has read. */
function useNow({ id, status, live }: GunRow) {
  const entry = useGunLive(id)
  return entry ? entry.state : { status, live }
}

/** The cells of a gun that change by themselves. */
export function StatusCell({ gun }: { gun: GunRow }) {
  return <StatusBadge of={gunStatus} code={useNow(gun).status} />
}

function SocCell({ gun }: { gun: GunRow }) {
  const soc = useNow(gun).live?.soc
  return soc == null ? '–' : `${Math.round(soc)} %`
}

/** A power that its pile does not measure says so, and since when it is the average. */
function PowerCell({ gun }: { gun: GunRow }) {
  const say = useSay()
  const { status, live } = useNow(gun)
  if (status !== gunStatus.code.charging || !live) return <Power w={null} />
  if (live.derivedFrom === undefined) return <Power w={live.W} />

  const time = formatTimestamp(live.derivedFrom).slice(11, 16)
  return (
    <span title={say(words.derived, { time })}>
      ≈ <Power w={live.W} />
    </span>
  )
}

export const socCell = (row: GunRow) => <SocCell gun={row} />
export const powerCell = (row: GunRow) => <PowerCell gun={row} />
