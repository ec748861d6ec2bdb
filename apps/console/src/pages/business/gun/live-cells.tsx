import type { GunRow } from '@ampdeck/api/config/gun'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { Power } from '@ampdeck/ui/figure'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { useGunLive } from '../../../live/use-thing-live.ts'

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

function PowerCell({ gun }: { gun: GunRow }) {
  const { status, live } = useNow(gun)
  return <Power w={status === gunStatus.code.charging ? (live?.W ?? null) : null} />
}

export const socCell = (row: GunRow) => <SocCell gun={row} />
export const powerCell = (row: GunRow) => <PowerCell gun={row} />
