import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './plan-gantt.module.css'
import { planTexts } from './plan-gantt.texts.ts'
import { bandStyle } from './plan-head.tsx'
import { loadOf, type PlanBar, type PlanConflict, type PowerStep } from './plan-rules.ts'

interface PlanLoadProps {
  bars: readonly PlanBar[]
  limits: readonly PowerStep[]
  conflicts: readonly PlanConflict[]
  length: number
  timeOf: (minute: number) => string
}

/** The sum of the planned power as steps, the limit dashed, what is above it hatched; all of it in words as well. */
export function PlanLoad({ bars, limits, conflicts, length, timeOf }: PlanLoadProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { power } = useFormats()
  const load = loadOf(bars, length)
  const peak = Math.max(0, ...load.map(({ watts }) => watts))
  const most = Math.max(0, ...limits.map(({ watts }) => watts))
  const least = Math.min(most, ...limits.map(({ watts }) => watts))
  const limitWords = least === most ? power(most) : `${power(least)}–${power(most)}`
  const top = Math.max(peak, most, 1) * 1.12
  const over = conflicts.flatMap((conflict) =>
    conflict.kind === 'over'
      ? say(planTexts.overWords, {
          from: timeOf(conflict.from),
          to: timeOf(conflict.to),
          power: power(conflict.watts),
        })
      : [],
  )
  const words = [
    say(planTexts.power),
    say(planTexts.peak, { power: power(peak) }),
    say(planTexts.limit, { power: limitWords }),
    ...(over.length > 0 ? over : [say(planTexts.within)]),
  ].join(language === 'en' ? ', ' : '，')
  const height = (watts: number) => `${(watts / top) * 100}%`

  return (
    <div className={styles.load}>
      <span className={styles.name}>
        {say(planTexts.power)}
        <small>{say(planTexts.peak, { power: power(peak) })}</small>
        <small className={styles.limitWord}>{say(planTexts.limit, { power: limitWords })}</small>
      </span>
      <div role="img" aria-label={words} className={styles.track}>
        {load
          .filter(({ watts }) => watts > 0)
          .map((step) => (
            <i
              key={step.from}
              className={styles.step}
              style={{ ...bandStyle(step, length), height: height(step.watts) }}
            />
          ))}
        {load.flatMap((step) =>
          limits.flatMap((limit) => {
            const part = { from: Math.max(step.from, limit.from), to: Math.min(step.to, limit.to) }
            if (part.from >= part.to || step.watts <= limit.watts) return []
            return (
              <i
                key={`${part.from}-over`}
                className={styles.over}
                style={{
                  ...bandStyle(part, length),
                  bottom: height(limit.watts),
                  height: height(step.watts - limit.watts),
                }}
              />
            )
          }),
        )}
        {limits.map((limit) => (
          <i
            key={limit.from}
            className={styles.limit}
            style={{ ...bandStyle(limit, length), bottom: height(limit.watts) }}
          />
        ))}
      </div>
    </div>
  )
}
