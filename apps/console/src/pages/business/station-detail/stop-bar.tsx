import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { KnownPower } from '@ampdeck/api/known-power'
import { remoteStop } from '@ampdeck/api/operation/remote-stop'
import { GuardedButton } from '@ampdeck/ui/gate'
import type { Gun } from '@ampdeck/ui/gun-tile'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { selectionOfRows } from '@ampdeck/ui/list'
import { BulkBar } from '@ampdeck/ui/list-page'
import { type LiveFeed, type LiveStore, useLiveAll } from '@ampdeck/ui/live'
import { Power } from 'lucide-react'
import { useCallback } from 'react'
import { powerOfGuns } from '../../../pile/power-of-guns.ts'
import { detailTexts as words } from './station-detail.texts.ts'
import type { DetailAddress } from './use-detail-address.ts'
import type { RemoteStop } from './use-remote-stop.ts'

interface StopBarProps {
  store: LiveStore<string, Gun>
  total: number
  address: DetailAddress
  stop: RemoteStop
}

/** What is chosen, what of it is charging now, and the way to stop it. */
export function StopBar({ store, total, address: { guns, choose }, stop }: StopBarProps) {
  const say = useSay()
  const { number } = useFormats()
  const sum = useCallback(
    (feed: LiveFeed<string, Gun>) => {
      const charging = [...guns].flatMap((id) => feed.get(id)?.state ?? []).filter(isCharging)
      return JSON.stringify([charging.length, powerOfGuns(charging)])
    },
    [guns],
  )
  const [charging, { powerW, powerUnknown }]: [number, KnownPower] = JSON.parse(useLiveAll(store, sum))

  return (
    <BulkBar
      list={{
        total,
        selection: selectionOfRows(guns),
        select: (next) =>
          choose(new Set(next.kind === 'rows' ? [...next.ids].map(String) : [...store.ids()])),
      }}
    >
      <span>
        {say(words.selected, { charging, kw: number(powerW / 1_000) })}
        {powerUnknown > 0 && ` ${say(words.powerUnknown, { count: powerUnknown })}`}
      </span>
      <GuardedButton
        of={remoteStop.batchRemoteStop}
        look="plain"
        icon={<Power size={16} />}
        blockedReason={charging === 0 ? say(words.noneCharging) : undefined}
        onClick={() => stop.ask([...guns], 'many')}
      >
        {say(words.stop)}
      </GuardedButton>
    </BulkBar>
  )
}

const isCharging = ({ status }: Gun) => status === gunStatus.code.charging
