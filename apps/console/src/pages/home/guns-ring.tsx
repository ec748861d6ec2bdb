import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { HomeQuick } from '@ampdeck/api/statistics/platform-home'
import { RingShare } from '@ampdeck/ui/charts'
import { Glyph } from '@ampdeck/ui/glyph'
import { inGunOrder } from '@ampdeck/ui/gun-bar'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { useAddress } from '../../menu/use-address.ts'
import styles from './home.module.css'
import { homeTexts as words } from './home.texts.ts'

interface GunsRingProps {
  guns: NonNullable<HomeQuick['guns']>
  at: string
  /** The station that they belong to; all without it. */
  stationId?: number | undefined
}

/** Every gun that the person may see, by its status; each leads to just these guns. */
export function GunsRing({ guns, at, stationId }: GunsRingProps) {
  const say = useSay()
  const addressOf = useAddress()
  const { language } = useLanguage()
  const { number, time } = useFormats()
  const all = guns.reduce((sum, { count }) => sum + count, 0)

  return (
    <RingShare
      look="panel"
      label={say(words.guns)}
      caption={say(words.asOf, { time: time(at) })}
      state={all === 0 ? { is: 'empty', text: say(words.noGuns) } : undefined}
      shares={inGunOrder(guns).map(({ status, count }) => {
        const mark = gunStatus.mark(status)
        return {
          label: gunStatus.label(status, language),
          value: count,
          colour: `gun-${gunStatus.key(status)}-fill`,
          hatched: status === gunStatus.code.offline,
          href: addressOf('gunList', { status, stationId }),
          ...(mark && { mark: <Glyph name={mark.shape} tone={mark.tone} /> }),
        }
      })}
    >
      <strong className={styles.count}>{number(all)}</strong>
      <span className={styles.unit}>{say(words.gunCount)}</span>
    </RingShare>
  )
}
