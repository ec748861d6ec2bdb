import { type Text, texts } from '@ampdeck/api/texts'
import { Delta, type DeltaProps, deltaOf } from '@ampdeck/ui/figure'
import { useSay } from '@ampdeck/ui/language'

const words = texts({ than: ['vs the {count} days before', '较前 {count} 天'] })

interface DaysChangeProps extends Pick<DeltaProps, 'riseIs'> {
  value: number | null | undefined
  before: number | null | undefined
  days: number
  /** With what one day is compared. */
  oneDay?: Text
}

/** How a figure of some days has changed against as many days before (K27). */
export function DaysChange({ value, before, days, oneDay, ...rest }: DaysChangeProps) {
  const say = useSay()
  return (
    <>
      <Delta {...rest} basisPoints={deltaOf(value, before)} />{' '}
      {days === 1 && oneDay ? say(oneDay) : say(words.than, { count: days })}
    </>
  )
}
