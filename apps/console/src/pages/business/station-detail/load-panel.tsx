import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { MINUTE } from '@ampdeck/api/time'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { LoadCurve } from '@ampdeck/ui/load-curve'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { detailTexts as words } from './station-detail.texts.ts'

interface LoadPanelProps {
  stationId: number
  periods: readonly TariffPeriod[]
  /** Pixels. */
  height?: number
}

/** The power of the station per quarter of an hour, against yesterday and last week, over the tariff's periods. */
export function LoadPanel({ stationId, periods, height = 180 }: LoadPanelProps) {
  const say = useSay()
  const { number } = useFormats()
  const curve = useRead(monitorStation.powerCurve, { id: stationId }, { refreshEvery: MINUTE })
  const { data } = curve

  if (!data) return <Awaited of={curve} title={say(words.loadFailed)} />
  return (
    <LoadCurve
      label={say(words.load)}
      look="panel"
      height={height}
      today={{ name: say(words.today), values: data.today }}
      yesterday={{ name: say(words.yesterday), values: data.yesterday }}
      lastWeek={{ name: say(words.lastWeek), values: data.lastWeek }}
      limit={
        data.limitW > 0
          ? { watts: data.limitW, name: say(words.limit, { kw: number(data.limitW / 1_000) }) }
          : undefined
      }
      periods={periods}
      now={data.at}
    />
  )
}
