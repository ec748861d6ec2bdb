import type { TariffPeriod } from '@ampdeck/api/billing/tariff-period'
import type { OutputOf } from '@ampdeck/api/contract'
import { powerLimitSource } from '@ampdeck/api/enumerations/strategy'
import type { PageId } from '@ampdeck/api/menu/menu-tree'
import { monitorStation } from '@ampdeck/api/operation/monitor-station'
import { localName } from '@ampdeck/api/texts'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { LoadCurve } from '@ampdeck/ui/load-curve'
import { Link } from 'react-router-dom'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { useAddress } from '../../../menu/use-address.ts'
import styles from './load-panel.module.css'
import { detailTexts as words } from './station-detail.texts.ts'

/** A step of the limit is seen soon. */
const REFRESH_MS = 15_000

const pages: Readonly<Record<number, PageId>> = {
  [powerLimitSource.code.strategy]: 'chargeStrategy',
  [powerLimitSource.code.timedTask]: 'timedTask',
  [powerLimitSource.code.weather]: 'weatherConfig',
}

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
  const curve = useRead(monitorStation.powerCurve, { id: stationId }, { refreshEvery: REFRESH_MS })
  const { data } = curve

  if (!data) return <Awaited of={curve} title={say(words.loadFailed)} />
  const nowW = data.limits[Number(data.at.slice(11, 13))]
  const isLowered = nowW !== undefined && data.limits.some((watts) => watts !== data.limitW)
  const name = isLowered
    ? say(words.limitNow, { kw: number(nowW / 1_000) })
    : say(words.limit, { kw: number(data.limitW / 1_000) })

  return (
    <>
      <LoadCurve
        label={say(words.load)}
        look="panel"
        height={height}
        today={{ name: say(words.today), values: data.today }}
        yesterday={{ name: say(words.yesterday), values: data.yesterday }}
        lastWeek={{ name: say(words.lastWeek), values: data.lastWeek }}
        limit={
          data.limitW > 0
            ? { watts: isLowered ? nowW : data.limitW, name, ...(isLowered && { hours: data.limits }) }
            : undefined
        }
        periods={periods}
        now={data.at}
      />
      <PowerShare of={data} />
    </>
  )
}

/** What the running charges are granted of the limit, and what lowers that now, each with its page. */
function PowerShare({ of: { granted, lowerings } }: { of: OutputOf<typeof monitorStation.powerCurve> }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const addressOf = useAddress()
  const active = lowerings.filter(({ percent }) => percent < 100)
  // Where nothing charges there is nothing to share.
  const isShared = granted && granted.guns > 0
  const refusing = granted?.refusing ?? 0
  if (!isShared && refusing === 0 && active.length === 0) return null

  return (
    <p className={styles.share}>
      {isShared &&
        say(words.granted, {
          kw: number(granted.W / 1_000),
          count: granted.guns,
          limited: granted.limited,
        })}
      {refusing > 0 && <span>{say(words.refusing, { count: refusing })}</span>}
      {active.map(({ source, sourceId, percent, ...named }) => {
        const page = pages[source]
        const url = page && addressOf(page)
        const text = say(words.loweredBy, {
          source: powerLimitSource.label(source, language),
          name: localName(named, language),
          percent,
        })
        return (
          <span key={`${source} ${sourceId}`}>
            {url ? <Link to={`${url}?open=${sourceId}`}>{text}</Link> : text}
          </span>
        )
      })}
    </p>
  )
}
