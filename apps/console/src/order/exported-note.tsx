import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { feedInState } from '@ampdeck/api/enumerations/order'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'

const words = texts({
  title: ['Energy out of the car', '车辆放电'],
  energy: ['Energy out', '放电电量'],
  power: ['Power out', '放电功率'],
  price: ['Price', '放电电价'],
  paid: ['Paid', '放电收益'],
  state: ['Result', '结果'],
  running: ['Open until the order is billed', '订单结算后确定'],
})

/** What the car gave back, where its pile measures that, and whether it was paid. */
export function ExportedNote({ order: { exported } }: { order: ChargeOrderDetail }) {
  const say = useSay()
  const { language } = useLanguage()
  const { energy, power, money } = useFormats()
  if (!exported) return null
  const { energyWh, W, price4, feeFen, state } = exported

  return (
    <section aria-label={say(words.title)}>
      <h3>{say(words.title)}</h3>
      <DescriptionList
        columns={2}
        items={[
          { label: say(words.energy), value: energyWh === null ? '–' : `${energy(energyWh)} kWh` },
          ...(state === null
            ? [{ label: say(words.power), value: W === null ? '–' : `${power(W)} kW` }]
            : [
                {
                  label: say(words.price),
                  value: price4 === null ? '–' : `¥ ${(price4 / 10_000).toFixed(4)} / kWh`,
                },
                { label: say(words.paid), value: `¥ ${money(feeFen)}` },
              ]),
          {
            label: say(words.state),
            value: state === null ? say(words.running) : feedInState.label(state, language),
          },
        ]}
      />
    </section>
  )
}
