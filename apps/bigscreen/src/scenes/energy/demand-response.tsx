import { useSay } from '@ampdeck/ui/language'
import { Panel } from '../../parts/panel.tsx'
import styles from './demand-response.module.css'
import { energyTexts } from './energy.texts.ts'

/** No grid sends calls to this product yet: the place says that there is none. */
export function DemandResponse() {
  const say = useSay()

  return (
    <Panel title={say(energyTexts.demandResponse)}>
      <p className={styles.none}>–</p>
      <p className={styles.note}>{say(energyTexts.noDemandResponse)}</p>
    </Panel>
  )
}
