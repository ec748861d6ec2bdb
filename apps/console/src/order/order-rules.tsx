import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { reductionKind } from '@ampdeck/api/enumerations/marketing'
import { localName, texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { Link } from 'react-router-dom'
import { useAddress } from '../menu/use-address.ts'

const words = texts({
  gunStrategy: ['Price by gun strategy', '价格来源：枪策略'],
  exclusiveStrategy: ['Prices by exclusive strategy', '价格来源：专属策略'],
  siteDiscount: ['Site discount', '场站折扣'],
  vinPass: ['Started by VIN pass', 'VIN 即插即充'],
  occupyRule: ['Occupy rule', '占位规则'],
  weatherConfig: ['Occupy fee paused by weather', '因天气暂停占位费'],
  capped: ['{name}, at most {cap} yuan', '{name}，单次限额 {cap} 元'],
})

/** The rules that made the bill what it is, each with the way to it; nothing where the tariff alone did. */
export function OrderRules({ order }: { order: ChargeOrderDetail }) {
  const say = useSay()
  const { language } = useLanguage()
  const { money } = useFormats()
  const addressOf = useAddress()
  const { rules, discounts, occupy, occupyPause } = order
  const items = [
    ...rules.map(({ kind, id, name, capFen }) => ({
      ...{ page: kind, search: kind === 'vinPass' ? `?vin=${name}` : `?open=${id}` },
      name: capFen === null ? name : say(words.capped, { name, cap: money(capFen) }),
    })),
    ...discounts
      .filter(({ kind }) => kind === reductionKind.code.site)
      .map(({ sourceId, name }) => ({
        ...{ page: 'siteDiscount' as const, search: `?open=${sourceId}`, name: name ?? '' },
      })),
    ...(occupy
      ? [{ page: 'occupyRule' as const, search: `?open=${occupy.ruleId}`, name: occupy.ruleName }]
      : []),
    ...(occupyPause
      ? [
          {
            ...{ page: 'weatherConfig' as const, search: `?open=${occupyPause.id}` },
            name: localName(occupyPause, language),
          },
        ]
      : []),
  ]
  if (items.length === 0) return null

  return (
    <DescriptionList
      items={items.map(({ page, search, name }) => {
        const url = addressOf(page)
        return { label: say(words[page]), value: url ? <Link to={`${url}${search}`}>{name}</Link> : name }
      })}
    />
  )
}
