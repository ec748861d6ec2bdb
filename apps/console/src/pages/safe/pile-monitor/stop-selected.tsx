import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { LivePile } from '@ampdeck/api/operation/monitor-pile'
import { Button } from '@ampdeck/ui/button'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { isSelected, type ListState } from '@ampdeck/ui/list'
import { useLiveAll } from '@ampdeck/ui/live'
import { useCallback } from 'react'
import type { MonitorGun } from '../../../pile/gun-model.ts'
import { powerOfGuns } from '../../../pile/power-of-guns.ts'
import type { NamedGun } from '../../../pile/stop-dialog.tsx'
import type { GunStore } from '../../../pile/use-gun-store.ts'
import styles from './pile-monitor.module.css'
import { monitorTexts as words } from './pile-monitor.texts.ts'

interface StopSelectedProps {
  list: Pick<ListState<LivePile>, 'selection'>
  store: GunStore
  onStop: (guns: readonly NamedGun[]) => void
}

/** What charges at the selected piles, those of other pages included, and the button that ends it. */
export function StopSelected({ list: { selection }, store, onStop }: StopSelectedProps) {
  const say = useSay()
  const { power } = useFormats()
  const derive = useCallback(
    (feed: GunStore | Pick<GunStore, 'get'>) =>
      [...store.ids()].flatMap((id) => {
        const gun = feed.get(id)?.state
        return gun?.status === gunStatus.code.charging && isSelected(selection, gun.pileId) ? gun : []
      }),
    [store, selection],
  )
  const guns = useLiveAll(store, derive, sameGuns)
  const isAll = selection.kind === 'matching'
  const reason = isAll ? say(words.notAll) : guns.length === 0 ? say(words.noneCharges) : undefined

  return (
    <>
      {!isAll && (
        <span className={styles.sum}>
          {say(words.charging, { count: guns.length, power: power(powerOfGuns(guns).powerW) })}
          {powerOfGuns(guns).powerUnknown > 0 &&
            ` ${say(words.powerUnknown, { count: powerOfGuns(guns).powerUnknown })}`}
        </span>
      )}
      <Button
        look="plain"
        blockedReason={reason}
        onClick={() => onStop(guns.map(({ gunId: id, name }) => ({ id, name })))}
      >
        {say(words.stop)}
      </Button>
    </>
  )
}

function sameGuns(a: readonly MonitorGun[], b: readonly MonitorGun[]) {
  return a.length === b.length && a.every((gun, index) => gun === b[index])
}
