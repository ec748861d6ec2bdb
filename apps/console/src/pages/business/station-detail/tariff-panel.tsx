import { serverNow } from '@ampdeck/api/server-clock'
import { Panel } from '@ampdeck/ui/detail'
import { useSay } from '@ampdeck/ui/language'
import { TariffClock } from '@ampdeck/ui/tariff-clock'
import styles from './station-detail.module.css'
import { detailTexts as words } from './station-detail.texts.ts'
import type { StationRead } from './station-facts.tsx'

/** The clock and its prices stand beside one another in the side column. */
const SIZE = 132

interface TariffPanelProps {
  tariff: StationRead['tariff']
}

/** The prices of the day around the clock, with the hand at the server's now. */
export function TariffPanel({ tariff }: TariffPanelProps) {
  const say = useSay()
  const name = tariff && `${tariff.code} v${tariff.version}`

  return (
    <Panel title={say(words.tariff)} caption={name}>
      {tariff && name ? (
        <TariffClock
          label={say(words.tariffOf, { name })}
          periods={tariff.periods}
          now={serverNow}
          size={SIZE}
          legend
        />
      ) : (
        <p className={styles.muted}>{say(words.noTariff)}</p>
      )}
    </Panel>
  )
}
