import type { MeterPoint } from '@ampdeck/api/operation/monitor-pile'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { SeriesChart } from '@ampdeck/ui/series-chart'

const words = texts({
  label: ['Voltage, current and temperature', '电压、电流与温度'],
  voltage: ['Voltage (V)', '电压（V）'],
  current: ['Current (A)', '电流（A）'],
  temperature: ['Plug temperature (°C)', '枪头温度（°C）'],
})

/** What a gun measured besides its power. */
export function MeasureChart({ points }: { points: readonly MeterPoint[] }) {
  const say = useSay()

  return (
    <SeriesChart
      label={say(words.label)}
      look="panel"
      unit="number"
      kind="line"
      height={180}
      xLabels={points.map(({ time }) => time.slice(11, 19))}
      series={[
        { name: say(words.voltage), values: points.map(({ V }) => V) },
        { name: say(words.current), values: points.map(({ A }) => A) },
        { name: say(words.temperature), values: points.map(({ tempC }) => tempC) },
      ]}
    />
  )
}
