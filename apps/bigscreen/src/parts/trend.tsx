import { useFormats, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../feed/source-context.ts'
import { changeOf } from './figures.ts'
import { partsTexts } from './parts.texts.ts'
import styles from './trend.module.css'

export interface TrendProps {
  value: number | null
  before: number | null
  /** What it is compared with. */
  against: string
}

/** A value against an earlier one (K27). It is grey: a change is no alarm. */
export function Trend({ value, before, against }: TrendProps) {
  const say = useSay()
  const { number } = useFormats()
  const isGone = useFreshness() === 'gone'
  const change = isGone || value === null || before === null ? undefined : changeOf(value, before)

  return (
    <p className={styles.change}>
      {change ? (
        <>
          <svg aria-hidden="true" viewBox="0 0 10 10" data-falls={change < 0 || undefined}>
            <path d="M5 1 9.5 9h-9z" />
          </svg>
          <span className="visually-hidden">{say(change < 0 ? partsTexts.down : partsTexts.up)}</span>
        </>
      ) : null}
      <b>{change === undefined ? '–' : `${number(Math.abs(change) / 100, 1)} %`}</b>
      {against}
    </p>
  )
}
