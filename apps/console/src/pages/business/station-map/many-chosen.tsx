import { stationGroup } from '@ampdeck/api/config/station-group'
import { LinkButton } from '@ampdeck/ui/button'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { lazyOf } from '@ampdeck/ui/lazy-of'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { useMenu } from '../../../menu/menu-context.ts'
import styles from './station-map.module.css'
import { mapPageTexts as words } from './station-map.texts.ts'

const StationGroupForm = lazyOf(
  () => import('../../../station-group/station-group-form.tsx'),
  'StationGroupForm',
)

/** What can be done with several stations: look at them, and only them, side by side, or keep them as a group. */
export function ManyChosen({ ids }: { ids: readonly number[] }) {
  const say = useSay()
  const [isNaming, setNaming] = useState(false)
  const monitor = useMenu().pages.find(({ id, isBuilt }) => id === 'stationMonitor' && isBuilt)
  const done = (saved: unknown) => {
    setNaming(false)
    if (saved) showMessage({ text: say(words.groupSaved), tone: 'status' })
  }

  return (
    <div className={styles.card}>
      {monitor && (
        <LinkButton href={`${monitor.url}?stations=${ids.join(',')}`}>
          {say(words.inMonitor, { count: ids.length })}
        </LinkButton>
      )}
      <GuardedButton of={stationGroup.save} onClick={() => setNaming(true)}>
        {say(words.saveAsGroup)}
      </GuardedButton>
      {isNaming && (
        <StationGroupForm record={undefined} stationIds={ids} onDone={done} reload={() => undefined} />
      )}
    </div>
  )
}
