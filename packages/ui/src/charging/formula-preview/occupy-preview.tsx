import { type OccupyPrice, occupyFeeOf } from '@ampdeck/api/billing/occupy'
import { clsx } from 'clsx'
import { type ComponentProps, useState } from 'react'
import { Money } from '../../foundation/figure/figures.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import shared from '../../foundation/theme/shared.module.css'
import styles from './formula-preview.module.css'
import { formulaTexts as t } from './formula-preview.texts.ts'
import { LiveExample } from './live-example.tsx'
import { OccupyStairs } from './occupy-stairs.tsx'

export interface OccupyPreviewProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The rule as it is typed, in minutes and fen; a step of no length shows that it cannot be calculated. */
  rule: OccupyPrice
  /** Further free minutes of the member's grade; none unless told. */
  graceMinutes?: number
  /** The minutes with which the preview opens; 107 unless told. */
  minutes?: number
}

/** Two days: longer than any car stands for its charge. */
const MAX = 2_880

/** What an occupy rule costs: a staircase, one example that can be changed, and the way to its fee in words. */
export function OccupyPreview({ rule, graceMinutes = 0, minutes: first = 107, ...rest }: OccupyPreviewProps) {
  const say = useSay()
  const { money } = useFormats()
  const [minutes, setMinutes] = useState(first)
  const { freeMinutes, stepMinutes, stepFen, capFen } = rule
  if (stepMinutes <= 0 || Math.min(freeMinutes, stepFen, capFen) < 0) {
    return (
      <section
        {...rest}
        aria-label={say(t.example)}
        className={clsx(shared.panel, styles.preview, rest.className)}
      >
        <p className={shared.note}>{say(t.contradiction)}</p>
      </section>
    )
  }

  const fee = occupyFeeOf(rule, minutes, graceMinutes)
  const free = freeMinutes + graceMinutes
  const { chargedMinutes, uncappedFen } = fee
  const yuan = (fen: number) => `${money(fen)} ${say(t.yuan)}`
  const inMinutes = (count: number) => say(t.minutesResult, { minutes: count })
  const ofRule = graceMinutes ? say(t.grace, { free: freeMinutes, grace: graceMinutes }) : say(t.ofRule)
  const capped = say(uncappedFen > capFen ? t.capped : t.belowCap, { cap: money(capFen) })

  return (
    <LiveExample
      {...rest}
      input={{ label: say(t.minutes), unit: say(t.min), value: minutes, most: MAX, onChange: setMinutes }}
      label={say(t.fee)}
      answer={<Money fen={fee.feeFen} />}
      steps={[
        [say(t.freeOf), ofRule, inMinutes(free)],
        [say(t.charged), `max(0, ${minutes} − ${free})`, inMinutes(chargedMinutes)],
        [
          say(t.steps),
          say(t.roundedUp, { minutes: chargedMinutes, step: stepMinutes }),
          say(t.stepsResult, { count: fee.steps }),
        ],
        [say(t.beforeCap), `${fee.steps} × ${money(stepFen)}`, yuan(uncappedFen)],
        [say(t.fee), capped, yuan(fee.feeFen)],
      ]}
    >
      <OccupyStairs rule={{ ...rule, freeMinutes: free }} minutes={minutes} feeFen={fee.feeFen} />
    </LiveExample>
  )
}
