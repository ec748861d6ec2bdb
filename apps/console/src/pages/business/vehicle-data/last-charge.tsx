import type { LastCharge as Charge, VehicleSample } from '@ampdeck/api/member/vehicle-data'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList, Panel } from '@ampdeck/ui/detail'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'
import { Link } from 'react-router-dom'
import dashboard from '../../../dashboard/dashboard.module.css'
import { paths } from '../../../session/paths.ts'

const words = texts({
  car: ['Vehicle', '车辆'],
  latest: ['Latest values', '最新数据'],
  plate: ['Plate', '车牌号'],
  model: ['Model', '车型'],
  order: ['Last charge', '最近一次充电'],
  station: ['Station', '场站'],
  startTime: ['Start', '开始时间'],
  endTime: ['End', '结束时间'],
  energy: ['Energy', '电量'],
  soc: ['SOC', 'SOC'],
  power: ['Power', '功率'],
  packV: ['Pack voltage', '电池包电压'],
  packA: ['Pack current', '电池包电流'],
  spread: ['Cell spread', '单体压差'],
  cellMax: ['Highest cell', '最高单体电压'],
  cellMin: ['Lowest cell', '最低单体电压'],
  temperatures: ['Battery temperatures', '电池温度'],
  tempMax: ['Highest temperature', '最高温度'],
  tempMin: ['Lowest temperature', '最低温度'],
  socPower: ['SOC and power', 'SOC 与功率'],
  pack: ['Pack voltage and current', '电池包电压与电流'],
  cells: ['Cell voltages', '单体电压'],
  odometer: ['Odometer', '里程'],
})

type Field = Exclude<keyof VehicleSample, 'ts'>

/** The car, its latest values, and its last charge as curves. */
export function LastCharge({ of }: { of: Charge }) {
  const say = useSay()
  const { language } = useLanguage()
  const { energy } = useFormats()
  const { samples } = of
  const latest = (field: Field) => samples.findLast((sample) => sample[field] !== null)?.[field] ?? null
  const shown = (field: Field, unit: string) => {
    const value = latest(field)
    return value === null ? '–' : `${value} ${unit}`
  }
  const [high, low] = [latest('cellMaxMv'), latest('cellMinMv')]
  const xLabels = samples.map(({ ts }) => ts.slice(11, 16))
  const line = (name: keyof typeof words, field: Field) => ({
    name: say(words[name]),
    values: samples.map((sample) => sample[field]),
  })
  // A share is drawn in basis points.
  const soc = {
    name: say(words.soc),
    values: samples.map((sample) => (sample.soc === null ? null : 100 * sample.soc)),
  }

  return (
    <>
      <Panel title={say(words.car)}>
        <DescriptionList
          items={[
            { label: say(words.plate), value: of.plate },
            { label: say(words.model), value: of.modelName },
            { label: say(words.order), value: <Link to={paths.order(of.orderId)}>{of.orderNo}</Link> },
            { label: say(words.station), value: (language === 'en' && of.stationNameEn) || of.stationName },
            { label: say(words.startTime), value: of.startTime },
            { label: say(words.endTime), value: of.endTime },
            { label: say(words.energy), value: `${energy(of.energyWh)} kWh` },
            { label: say(words.odometer), value: shown('odoKm', 'km') },
          ]}
        />
      </Panel>
      <Panel title={say(words.latest)}>
        <DescriptionList
          items={[
            { label: say(words.soc), value: shown('soc', '%') },
            { label: say(words.packV), value: shown('packV', 'V') },
            { label: say(words.packA), value: shown('packA', 'A') },
            { label: say(words.spread), value: high === null || low === null ? '–' : `${high - low} mV` },
            { label: say(words.tempMax), value: shown('tempMax', '°C') },
            { label: say(words.tempMin), value: shown('tempMin', '°C') },
          ]}
        />
      </Panel>
      <div className={dashboard.row}>
        <SeriesChart
          look="panel"
          label={say(words.socPower)}
          unit="power"
          kind="line"
          xLabels={xLabels}
          series={[line('power', 'W'), { ...soc, isSecond: true }]}
        />
        <SeriesChart
          look="panel"
          label={say(words.pack)}
          caption="V · A"
          secondUnit="number"
          kind="line"
          xLabels={xLabels}
          series={[line('packV', 'packV'), { ...line('packA', 'packA'), isSecond: true }]}
        />
        <SeriesChart
          look="panel"
          label={say(words.cells)}
          caption="mV"
          kind="line"
          xLabels={xLabels}
          series={[line('cellMax', 'cellMaxMv'), line('cellMin', 'cellMinMv')]}
        />
        <SeriesChart
          look="panel"
          label={say(words.temperatures)}
          caption="°C"
          kind="line"
          xLabels={xLabels}
          series={[line('tempMax', 'tempMax'), line('tempMin', 'tempMin')]}
        />
      </div>
    </>
  )
}
