import type { OutputOf } from '@ampdeck/api/contract'
import { commentStars } from '@ampdeck/api/enumerations/member'
import type { comment } from '@ampdeck/api/member/comment'
import { texts } from '@ampdeck/api/texts'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import type { ListChange, ListRequest } from '@ampdeck/ui/list-request'
import styles from './comment.module.css'

const words = texts({
  label: ['Comments by stars', '按星级统计'],
  of: ['of 5', '/ 5'],
})

interface StarHistogramProps {
  counts: OutputOf<typeof comment.stat> | undefined
  request: ListRequest
  onChange: (change: ListChange) => void
}

/** How the stars are spread, and their mean; one press shows the comments of so many stars. */
export function StarHistogram({ counts = [], request, onChange }: StarHistogramProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const chosen = String(request.stars ?? '')
  const of = (stars: number) => counts.find((one) => one.stars === stars)?.count ?? 0
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  const most = Math.max(1, ...counts.map(({ count }) => count))
  const mean = total > 0 ? counts.reduce((sum, { stars, count }) => sum + stars * count, 0) / total : null

  return (
    <fieldset className={styles.histogram} aria-label={say(words.label)}>
      <span className={styles.mean}>
        {mean === null ? '–' : mean.toFixed(1)} <small>{say(words.of)}</small>
      </span>
      {commentStars.codes.toReversed().map((stars) => (
        <button
          key={stars}
          type="button"
          className={styles.bar}
          aria-pressed={chosen === String(stars)}
          onClick={() => onChange({ filters: { stars: chosen === String(stars) ? '' : String(stars) } })}
        >
          <span>{commentStars.label(stars, language)}</span>
          <span className={styles.track}>
            <span style={{ width: `${(of(stars) / most) * 100}%` }} />
          </span>
          <small>{number(of(stars))}</small>
        </button>
      ))}
    </fieldset>
  )
}
