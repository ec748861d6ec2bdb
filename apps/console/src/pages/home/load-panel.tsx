import { platformHome } from '@ampdeck/api/statistics/platform-home'
import { DAY, formatDate, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { LoadCurve } from '@ampdeck/ui/load-curve'
import { Awaited } from '../../data/awaited.tsx'
import { useRead } from '../../data/use-read.ts'
import { dayName } from './day-name.ts'
import styles from './home.module.css'
import { homeTexts as words } from './home.texts.ts'
import type { HomePanelProps } from './home-panel.ts'

/** Today's power against yesterday and the same weekday of last week; nothing for who may not see the overview. */
export function LoadPanel({ filter: { of } }: Pick<HomePanelProps, 'filter'>) {
  const say = useSay()
  const { number, language } = useFormats()
  const overview = useRead(platformHome.overview, of, { refreshEvery: MINUTE, keepsLast: true })
  const { data } = overview
  if (!data) return <Awaited of={overview} title={say(words.loadNotRead)} rows={2} />
  if (!data.load) return null

  const { limitW, today, yesterday, lastWeek, periods } = data.load
  const dayBefore = dayName(formatDate(parseTimestamp(data.at) - 7 * DAY), language, true)
  return (
    <div className={styles.chart}>
      <LoadCurve
        label={say(words.load)}
        look="panel"
        caption={say(of.stationId === undefined ? words.loadOfAll : words.loadOfOne)}
        height={HEIGHT}
        today={{ name: say(words.today), values: today }}
        yesterday={{ name: say(words.yesterday), values: yesterday }}
        lastWeek={{ name: dayBefore, values: lastWeek }}
        limit={
          limitW > 0 ? { watts: limitW, name: say(words.limit, { kw: number(limitW / 1_000) }) } : undefined
        }
        periods={periods}
        now={data.at}
      />
    </div>
  )
}

const HEIGHT = 200
