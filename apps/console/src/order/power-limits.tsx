import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { powerLimitSource } from '@ampdeck/api/enumerations/strategy'
import type { PageId } from '@ampdeck/api/menu/menu-tree'
import { labelled, localName, texts } from '@ampdeck/api/texts'
import { type Say, useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { Link } from 'react-router-dom'
import { useAddress } from '../menu/use-address.ts'

const words = texts({
  title: ['Power limits', '功率限制'],
  limited: ['lowest limit {kw} kW', '最低限至 {kw} kW'],
  paused: ['paused for lack of power', '因功率不足暂停充电'],
  at: ['at {from}', '于 {from}'],
  span: ['{from} to {until}', '{from} 至 {until}'],
  since: ['since {from}', '自 {from} 起'],
})

const { strategy, timedTask, weather, plan } = powerLimitSource.code
const pages: Readonly<Record<number, { page: PageId; by: 'open' | 'id' }>> = {
  [strategy]: { page: 'chargeStrategy', by: 'open' },
  [timedTask]: { page: 'timedTask', by: 'open' },
  [weather]: { page: 'weatherConfig', by: 'open' },
  [plan]: { page: 'chargingPlan', by: 'id' },
}

/** When it was limited; what is over within a minute has one time. */
function spanOf(say: Say, from: string, until: string | null): string {
  const begin = timeOf(from)
  if (until === null) return say(words.since, { from: begin })
  const end = timeOf(until)
  return begin === end ? say(words.at, { from: begin }) : say(words.span, { from: begin, until: end })
}

const timeOf = (instant: string) => instant.slice(11, 16)

/** Why a charge had less power than its car would have taken, each cause with the way to it; nothing where it had all. */
export function PowerLimits({ order: { powerLimits } }: { order: ChargeOrderDetail }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const addressOf = useAddress()
  if (powerLimits.length === 0) return null

  return (
    <section aria-label={say(words.title)}>
      <h3>{say(words.title)}</h3>
      <ul>
        {powerLimits.map(({ source, sourceId, name, nameEn, lowestW, from, until }) => {
          const place = pages[source]
          const url = place && sourceId !== null && addressOf(place.page)
          const label = powerLimitSource.label(source, language)
          const cause =
            name === null ? label : labelled(label, localName({ name, nameEn }, language), language)
          return (
            <li key={`${source} ${sourceId}`}>
              {url ? <Link to={`${url}?${place.by}=${sourceId}`}>{cause}</Link> : cause}
              {' · '}
              {lowestW <= 0 ? say(words.paused) : say(words.limited, { kw: number(lowestW / 1_000) })}
              {' · '}
              {spanOf(say, from, until)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
