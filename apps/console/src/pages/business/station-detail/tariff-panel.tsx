import { Panel } from '@ampdeck/ui/detail'
import { useSay } from '@ampdeck/ui/language'
import { TariffClock } from '@ampdeck/ui/tariff-clock'
import { useCallback } from 'react'
import styles from './station-detail.module.css'
import { detailTexts as words } from './station-detail.texts.ts'
import type { StationRead } from './station-facts.tsx'

/** The clock and its prices stand beside one another in the side column. */
const SIZE = 132

interface TariffPanelProps {
  tariff: StationRead['tariff']
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  ahead: number
}

/** The prices of the day around the clock, with the hand at the server's now. */
export function TariffPanel({ tariff, ahead }: TariffPanelProps) {
  const say = useSay()
  const now = useCallback(() => Date.now() + ahead, [ahead])
  const name = tariff && `${tariff.code} v${tariff.version}`

  return (
    <Panel title={say(words.tariff)} caption={name}>
      {tariff && name ? (
        <TariffClock
          label={say(words.tariffOf, { name })}
          periods={tariff.periods}
          now={now}
          size={SIZE}
          legend
        />
      ) : (
        <p className={styles.muted}>{say(words.noTariff)}</p>
      )}
    </Panel>
  )
}
