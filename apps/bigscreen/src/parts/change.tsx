import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useFreshness } from '../feed/source-context.ts'
import { dayBefore } from '../time/times.ts'
import { useTick } from '../time/use-tick.ts'
import styles from './change.module.css'
import { changeOf } from './figures.ts'
import { partsTexts } from './parts.texts.ts'

/** The comparison of today with the same hours of yesterday (K27). It is grey: a change is no alarm. */
export function Change({ today, before }: { today: number; before: number }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const day = useTick((now) => dayBefore(now, language))
  const isGone = useFreshness() === 'gone'
  const change = isGone ? undefined : changeOf(today, before)

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
      {say(partsTexts.versus, { day })}
    </p>
  )
}
