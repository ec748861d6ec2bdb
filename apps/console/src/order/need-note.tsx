import type { ChargeOrderDetail } from '@ampdeck/api/bill/bill'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList } from '@ampdeck/ui/detail'
import { useFormats, useSay } from '@ampdeck/ui/language'

const words = texts({
  title: ['What the car asked for', '车辆充电需求'],
  energy: ['Energy', '需求电量'],
  departure: ['Leaves at', '离开时间'],
  power: ['Most power', '最大功率'],
  soc: ['SOC', 'SOC'],
  transfer: ['Kind', '传输方式'],
  out: ['Gives back at most', '最大放电功率'],
  plan: ['Plans to take at most', '计划最大功率'],
  over: ['{value}, more than its gun may take', '{value}，超过该枪的可用功率'],
})

/** What the car has said that it needs, by ISO 15118; most cars do not. */
export function NeedNote({ order: { need } }: { order: ChargeOrderDetail }) {
  const say = useSay()
  const { energy, power } = useFormats()
  if (!need) return null
  const { energyWh, departureTime, maxW, soc, targetSoc, transfer, maxOutW, planMaxW, planFits } = need
  const kW = (watts: number | null) => (watts === null ? '–' : `${power(watts)} kW`)
  const percent = (value: number | null) => (value === null ? '–' : `${value} %`)

  return (
    <section aria-label={say(words.title)}>
      <h3>{say(words.title)}</h3>
      <DescriptionList
        columns={2}
        items={[
          { label: say(words.energy), value: energyWh === null ? '–' : `${energy(energyWh, 1)} kWh` },
          { label: say(words.departure), value: departureTime ?? '–' },
          { label: say(words.power), value: kW(maxW) },
          { label: say(words.soc), value: `${percent(soc)} → ${percent(targetSoc)}` },
          { label: say(words.transfer), value: transfer.replaceAll('_', ' ') },
          ...(maxOutW === null ? [] : [{ label: say(words.out), value: kW(maxOutW) }]),
          ...(planMaxW === null
            ? []
            : [
                {
                  label: say(words.plan),
                  value: planFits === false ? say(words.over, { value: kW(planMaxW) }) : kW(planMaxW),
                },
              ]),
        ]}
      />
    </section>
  )
}
