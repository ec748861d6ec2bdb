import type { StationView } from '@ampdeck/api/statistics/big-screen/station'
import { completeMinutes, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../../feed/source-context.ts'
import { energyOf } from '../../parts/figures.ts'
import { Reading } from '../../parts/reading.tsx'
import { useTick } from '../../time/use-tick.ts'
import { minutesText } from './gun-words.ts'
import { stationTexts } from './station.texts.ts'
import styles from './station-figures.module.css'

/** Cars that wait, bays that are occupied after the charge, and what today came to. */
export function StationFigures({ view }: { view: StationView }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const now = useTick((time) => Math.floor(time / MINUTE) * MINUTE)
  const isGone = useFreshness() === 'gone'
  const { waiting, occupied, incomeFen, energyWh } = view
  const energy = energyOf(energyWh)
  const time = waiting.longestSince
    ? minutesText(completeMinutes(parseTimestamp(waiting.longestSince), now), language)
    : undefined
  const price = energyWh === 0 ? undefined : `¥${number(incomeFen / 100 / (energyWh / 1_000), 4)}`
  const figures = [
    {
      title: say(stationTexts.waiting),
      reading: { value: waiting.guns },
      note: time && say(stationTexts.longest, { time }),
    },
    {
      title: say(stationTexts.occupied),
      reading: { value: occupied.guns },
      note: say(stationTexts.pastFree, { count: occupied.pastFree }),
    },
    {
      title: say(stationTexts.fees),
      reading: { value: incomeFen / 100, currency: '¥' },
      note: price && say(stationTexts.perKwh, { price }),
    },
    {
      title: say(stationTexts.energy),
      reading: { value: energy.value, decimals: energy.decimals },
      note: say(stationTexts.energyNote, { unit: energy.unit }),
    },
  ]

  return (
    <dl className={styles.figures}>
      {figures.map(({ title, reading, note }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Reading {...reading} size="small" />
            <p className={styles.note}>{isGone ? '' : note}</p>
          </dd>
        </div>
      ))}
    </dl>
  )
}
