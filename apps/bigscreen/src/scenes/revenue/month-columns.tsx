import { labelled } from '@ampdeck/api/texts'
import { useFormats, useSay } from '@ampdeck/ui/language'
import styles from './month-columns.module.css'
import type { MonthPath } from './month-path.ts'
import { revenueTexts } from './revenue.texts.ts'
import { thousands, yuanText } from './yuan.ts'

/** How much of the field is above the highest column. */
const ROOM = 1.12
const GAP_HEIGHT = 60

/** A column for each day of the month, the remaining ones in outline as high as they must be, and the gap below. */
export function MonthColumns({ path, isGone }: { path: MonthPath; isGone: boolean }) {
  const say = useSay()
  const formats = useFormats()
  const { days, today, perDay, target } = path
  const top = Math.max(1, ...perDay, target?.perDayFen ?? 0, target?.neededFen ?? 0) * ROOM
  const height = (fen: number) => `${(Math.max(0, fen) / top) * 100}%`
  const last = target?.aheadFen.at(-1)

  return (
    <>
      <p className={styles.titles}>
        <span>{say(revenueTexts.daily)}</span>
        {target && !isGone && (
          <span data-target>{say(revenueTexts.target, { value: thousands(target.perDayFen, formats) })}</span>
        )}
        {target && !isGone && today < days && (
          <span>{say(revenueTexts.needed, { value: thousands(target.neededFen, formats) })}</span>
        )}
      </p>
      <ol className={styles.columns}>
        {Array.from({ length: days }, (_, nth) => {
          const day = nth + 1
          const fen = perDay[nth]
          const isMet = target === undefined || (fen ?? 0) >= target.perDayFen
          return (
            <li key={day} data-now={day === today || undefined}>
              {fen !== undefined && !isGone && (
                <i data-met={isMet || undefined} style={{ height: height(fen) }}>
                  <span className="visually-hidden">
                    {labelled(String(day), thousands(fen, formats), formats.language)}
                  </span>
                </i>
              )}
              {day > today && target && !isGone && (
                <i data-ahead style={{ height: height(target.neededFen) }} />
              )}
              <b>{(day === 1 || day % 5 === 0 || day === today) && day}</b>
            </li>
          )
        })}
        {target && !isGone && (
          <li className={styles.target} aria-hidden="true" style={{ bottom: height(target.perDayFen) }} />
        )}
      </ol>
      {target && last !== undefined && (
        <div className={styles.gap}>
          {!isGone && (
            <>
              <svg
                aria-hidden="true"
                viewBox={`0 ${-GAP_HEIGHT / 2} ${days} ${GAP_HEIGHT}`}
                preserveAspectRatio="none"
              >
                <path d={gapPath(target.aheadFen, target.perDayFen)} />
                <path d={`M0 0H${days}`} data-zero />
              </svg>
              <p style={{ left: `${(Math.min(today + 0.4, days * 0.72) / days) * 100}%` }}>
                {say(revenueTexts.against, { gap: yuanText(last, formats) })}
              </p>
            </>
          )}
        </div>
      )}
    </>
  )
}

/** The area between zero and how far ahead each day's end was; what is ahead lies above. */
function gapPath(aheadFen: readonly number[], perDayFen: number): string {
  const most = Math.max(perDayFen, ...aheadFen.map(Math.abs))
  const points = aheadFen.map(
    (fen, nth) => `L${nth + 0.5} ${Math.round((-fen / most) * (GAP_HEIGHT / 2) * 100) / 100}`,
  )
  return `M0 0${points.join('')}V0z`
}
