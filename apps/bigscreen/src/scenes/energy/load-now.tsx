import type { EnergyScene } from '@ampdeck/api/statistics/big-screen/energy'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { powerOf, scaledText } from '../../parts/figures.ts'
import { Panel } from '../../parts/panel.tsx'
import { Reading } from '../../parts/reading.tsx'
import { energyTexts } from './energy.texts.ts'
import styles from './load-now.module.css'
import { clockOfQuarter } from './quarters.ts'

/** What all guns draw in this quarter of an hour, and when it is expected to be most. */
export function LoadNow({ view: { gunsW, forecast } }: { view: EnergyScene }) {
  const say = useSay()
  const formats = useFormats()
  const isGone = useFreshness() === 'gone'
  const now = gunsW.at(-1)
  const ahead = forecast.gunsW.slice(gunsW.length)
  const highest = Math.max(0, ...ahead.filter((value) => value !== null))
  const note = () => {
    if (isGone) return say(energyTexts.waiting)
    if (forecast.weeks === 0 || highest === 0) return say(energyTexts.noForecast)
    const time = clockOfQuarter(gunsW.length + ahead.indexOf(highest))
    return say(energyTexts.forecastPeak, { value: scaledText(powerOf(highest), formats), time })
  }

  return (
    <Panel title={say(energyTexts.load)}>
      {now === undefined ? <p className={styles.none}>–</p> : <Reading {...powerOf(now)} size="hero" />}
      <p className={styles.note}>{note()}</p>
    </Panel>
  )
}
