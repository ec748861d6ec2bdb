import type { StationView } from '@ampdeck/api/statistics/big-screen/station'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { powerOf, scaledText } from '../../parts/figures.ts'
import { LoadCurve } from '../../parts/load-curve.tsx'
import { Panel } from '../../parts/panel.tsx'
import { dayBefore } from '../../time/times.ts'
import { useTick } from '../../time/use-tick.ts'
import { stationTexts } from './station.texts.ts'

/** The power of today below the limit, with the day before. */
export function PowerToday({ view: { at, today, yesterday, limitW, transformerW } }: { view: StationView }) {
  const say = useSay()
  const { language } = useLanguage()
  const formats = useFormats()
  const day = useTick((now) => dayBefore(now, language))
  const { unit } = powerOf(Math.max(limitW, ...today, ...yesterday))
  const title = say(stationTexts.powerToday, { unit })

  return (
    <Panel title={title} aside={<span>{say(stationTexts.comparedWith, { day })}</span>}>
      <LoadCurve
        at={at}
        today={today}
        before={yesterday}
        limitW={limitW}
        limit={say(stationTexts.limit, { power: scaledText(powerOf(limitW), formats) })}
        limitEnd={
          transformerW > limitW &&
          say(stationTexts.transformer, { power: scaledText(powerOf(transformerW), formats) })
        }
        label={title}
      />
    </Panel>
  )
}
