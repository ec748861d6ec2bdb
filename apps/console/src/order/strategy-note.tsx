import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import type { StrategyStop } from '@ampdeck/api/config/charge-strategy'
import type { Language } from '@ampdeck/api/enumeration'
import { strategyKind } from '@ampdeck/api/enumerations/strategy'
import { localName, texts } from '@ampdeck/api/texts'
import { formatsOf, useLanguage, useSay } from '@ampdeck/ui/language'
import { Link } from 'react-router-dom'
import { useAddress } from '../menu/use-address.ts'

const words = texts({
  title: ['Strategy', '充电策略'],
  ended: ['{kind}: the platform stopped the charge at {value}', '{kind}：平台在达到 {value} 时停止充电'],
  minutes: ['{n} min', '{n} 分钟'],
  yuan: ['{n} yuan', '{n} 元'],
})

/** What a strategy stops at, with its unit. */
export function strategyValue({ kind, value }: Pick<StrategyStop, 'kind' | 'value'>, language: Language) {
  const { number, money, energy } = formatsOf(language)
  const { amount, energy: byEnergy, minutes } = strategyKind.code
  const inWords = (text: readonly [string, string], n: string) =>
    (language === 'en' ? text[0] : text[1]).replace('{n}', n)
  if (kind === amount) return inWords(words.yuan, money(value))
  if (kind === byEnergy) return `${energy(value, 1)} kWh`
  return kind === minutes ? inWords(words.minutes, number(value)) : `${number(value)} %`
}

/** The strategy of the station that has ended a charge, and at what. */
export function StrategyNote({ order: { strategy } }: { order: ChargeOrderDetail }) {
  const say = useSay()
  const { language } = useLanguage()
  const url = useAddress()('chargeStrategy')
  if (!strategy) return null
  const name = localName(strategy, language)

  return (
    <section aria-label={say(words.title)}>
      <h3>{say(words.title)}</h3>
      <p>
        {url ? <Link to={`${url}?open=${strategy.id}`}>{name}</Link> : name}
        {' · '}
        {say(words.ended, {
          kind: strategyKind.label(strategy.kind, language),
          value: strategyValue(strategy, language),
        })}
      </p>
    </section>
  )
}
