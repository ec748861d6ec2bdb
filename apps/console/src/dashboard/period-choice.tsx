import { type Text, texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { Segment } from '@ampdeck/ui/segment'
import type { DashboardFilter } from './use-dashboard-filter.ts'

const words = texts({
  today: ['Today', '今日'],
  days: ['{count} days', '近 {count} 天'],
  period: ['Period', '时段'],
})

export interface PeriodChoiceProps {
  filter: DashboardFilter
  /** What one day is called: today, without it. */
  oneDay?: Text
}

/** How many days. */
export function PeriodChoice({
  filter: { days, choices, setDays },
  oneDay = words.today,
}: PeriodChoiceProps) {
  const say = useSay()

  return (
    <Segment
      label={say(words.period)}
      value={String(days)}
      onChange={(value) => setDays(choices.find((known) => String(known) === value) ?? days)}
      options={choices.map((known) => ({
        value: String(known),
        label: known === 1 ? say(oneDay) : say(words.days, { count: known }),
      }))}
    />
  )
}
