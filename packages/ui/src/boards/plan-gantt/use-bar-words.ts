import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import { planTexts } from './plan-gantt.texts.ts'
import { energyOf, type PlanBar } from './plan-rules.ts'
import { stampOf } from './plan-times.ts'

/** A planned charge in words: its power, its times, and what it brings of what is needed. */
export function useBarWords(from: string): (bar: PlanBar) => string {
  const say = useSay()
  const { energy, power } = useFormats()
  const timeOf = (minute: number) => stampOf(minute, from).slice(11, 16)

  return (bar) =>
    say(planTexts.bar, {
      power: power(bar.powerW),
      from: timeOf(bar.from),
      to: timeOf(bar.to),
      energy: energy(energyOf(bar), 1),
      need: energy(bar.needWh, 1),
      leave: timeOf(bar.latestEnd),
    })
}
