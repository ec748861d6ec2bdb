import type { Enumeration } from '@ampdeck/api/enumeration'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { Glyph } from '../../foundation/glyph/glyph.tsx'
import { useFormats } from '../../foundation/language/use-formats.ts'
import { useLanguage } from '../../foundation/language/use-language.ts'
import { useSay } from '../../foundation/language/use-say.ts'
import type { GunCount } from '../gun-bar/gun-order.ts'
import styles from './station-card.module.css'
import { stationTexts } from './station-card.texts.ts'
import { gunsOf, leadingCounts } from './station-live.ts'

const statuses: Enumeration = gunStatus

/** The leading counts as glyph and number. The bar above has said all of them aloud, so this line is for the eyes. */
export function GunCounts({ guns }: { guns: readonly GunCount[] }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()

  return (
    <p className={styles.counts}>
      <span className={styles.leading} aria-hidden="true">
        {leadingCounts(guns).map(({ status, count }) => {
          const mark = statuses.mark(status)
          return (
            <span key={status} className={styles.count} title={statuses.label(status, language)}>
              {mark && <Glyph name={mark.shape} tone={mark.tone} size={12} />}
              {number(count)}
            </span>
          )
        })}
      </span>
      <span className={styles.total}>{say(stationTexts.guns, { count: gunsOf(guns) })}</span>
    </p>
  )
}
