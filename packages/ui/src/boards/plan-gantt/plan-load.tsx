import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import styles from './plan-gantt.module.css'
import { planTexts } from './plan-gantt.texts.ts'
import { loadOf, type PlanBar, type PowerStep } from './plan-rules.ts'
import { placeOf } from './plan-times.ts'

interface PlanLoadProps {
  bars: readonly PlanBar[]
  limits: readonly PowerStep[]
  /** Where it is above the limit, in words. */
  excess: readonly string[]
  length: number
}

/** The sum of the planned power as steps, the limit dashed, what is above it hatched; all of it in words as well. */
export function PlanLoad({ bars, limits, excess, length }: PlanLoadProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { power } = useFormats()
  const load = loadOf(bars, length)
  const peak = Math.max(0, ...load.map(({ watts }) => watts))
  const most = Math.max(0, ...limits.map(({ watts }) => watts))
  const least = Math.min(most, ...limits.map(({ watts }) => watts))
  const top = Math.max(peak, most, 1) * 1.12
  const peakWords = say(planTexts.peak, { power: power(peak) })
  const limitWords = say(planTexts.limit, {
    power: least === most ? power(most) : `${power(least)}–${power(most)}`,
  })
  const words = [say(planTexts.power), peakWords, limitWords]
  const part = (step: { from: number; to: number }, of: { bottom?: number; height?: number }) => ({
    ...placeOf(step, length),
    bottom: `${((of.bottom ?? 0) / top) * 100}%`,
    height: `${((of.height ?? 0) / top) * 100}%`,
  })

  return (
    <div className={styles.load}>
      <span className={styles.name}>
        {words[0]}
        <small>{peakWords}</small>
        <small className={styles.limitWord}>{limitWords}</small>
      </span>
      <div
        role="img"
        aria-label={[...words, ...(excess.length > 0 ? excess : [say(planTexts.within)])].join(
          language === 'en' ? ', ' : '，',
        )}
        className={styles.track}
      >
        {load
          .filter(({ watts }) => watts > 0)
          .map((step) => (
            <i key={step.from} className={styles.step} style={part(step, { height: step.watts })} />
          ))}
        {load.flatMap((step) =>
          limits.flatMap((limit) => {
            const over = { from: Math.max(step.from, limit.from), to: Math.min(step.to, limit.to) }
            if (over.from >= over.to || step.watts <= limit.watts) return []
            const style = part(over, { bottom: limit.watts, height: step.watts - limit.watts })
            return <i key={`${over.from}-over`} className={styles.excess} style={style} />
          }),
        )}
        {limits.map((limit) => (
          <i key={limit.from} className={styles.limit} style={part(limit, { bottom: limit.watts })} />
        ))}
      </div>
    </div>
  )
}
