import { shareOf } from '@ampdeck/api/figures/figure'
import type { EnergyView } from '@ampdeck/api/statistics/operation-view'
import { Energy, Power } from '@ampdeck/ui/figure'
import { KpiStrip, KpiTile, TargetBar } from '@ampdeck/ui/kpi-tile'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { Link } from 'react-router-dom'
import { useAddress } from '../../../menu/use-address.ts'
import { energyTexts as words } from './energy-monitor.texts.ts'
import { useStale } from './use-stale.ts'

interface EnergyPartProps {
  view: EnergyView
  /** When it was read, by this computer's clock. */
  readAt: number
}

/** What the site takes and gives now, and the peak that its bill will have. */
export function EnergyFigures({ view, readAt }: EnergyPartProps) {
  const say = useSay()
  const { percent, power, energy, minute } = useFormats()
  const addressOf = useAddress()
  const { siteW, pvW, pvRatedW, limitW, maxDemandW, peak, siteWh, pvWh, gridWh, stationId } = view
  const now = siteW.at(-1)
  const share = (part: number, whole: number) => {
    const known = shareOf(part, whole)
    return known === null ? '–' : percent(known, 1)
  }
  const inverters = addressOf('pvInverter', { stationId })
  const rated = pvRatedW > 0 ? say(words.ofRated, { kw: power(pvRatedW) }) : say(words.noPv)
  const state = useStale(view, readAt)

  return (
    <KpiStrip>
      <KpiTile
        name={say(words.power)}
        title={say(view.isMetered ? words.powerHint : words.pilesOnly)}
        state={state}
        delta={say(words.ofLimit, { share: now === undefined ? '–' : share(now, limitW) })}
      >
        <Power w={now} />
      </KpiTile>
      <KpiTile
        name={say(words.pv)}
        state={state}
        delta={inverters && pvRatedW > 0 ? <Link to={inverters}>{rated}</Link> : rated}
      >
        <Power w={pvRatedW > 0 ? pvW.at(-1) : null} />
      </KpiTile>
      <KpiTile
        name={say(words.peak)}
        delta={[
          peak.time && minute(peak.time).slice(5),
          peak.beforeW !== null && say(words.peakBefore, { kw: power(peak.beforeW) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        target={
          maxDemandW !== null && (
            <TargetBar
              label={say(words.contract)}
              value={peak.w}
              target={maxDemandW}
              unit="power"
              colour="energy"
            />
          )
        }
      >
        <Power w={peak.w} />
      </KpiTile>
      <KpiTile
        name={say(words.energy)}
        state={state}
        delta={say(words.pvShare, { kwh: energy(pvWh, 0), share: share(pvWh, siteWh) })}
      >
        <Energy wh={gridWh} decimals={0} />
      </KpiTile>
    </KpiStrip>
  )
}
