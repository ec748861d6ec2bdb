import type { StationGun } from '@ampdeck/api/statistics/big-screen/station'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { Mark } from '../../guns/mark.tsx'
import { gunKeyOf, gunMarks } from '../../guns/marks.ts'
import { useTick } from '../../time/use-tick.ts'
import { gunWords } from '../station/gun-words.ts'
import { stationTexts } from '../station/station.texts.ts'
import styles from './gun-card.module.css'

const SECOND = 1_000

/** What is known of the gun that somebody has chosen. */
export function GunCard({ gun, onClose }: { gun: StationGun; onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number, power } = useFormats()
  const now = useTick((time) => Math.floor(time / SECOND) * SECOND)
  const key = gunKeyOf(gun.status)
  const { soc, word, foot } = gunWords(gun, now, language)
  const alarm = gun.alarm && ((language === 'en' && gun.alarm.nameEn) || gun.alarm.name)
  const rows = [
    [say(stationTexts.charge), soc === undefined ? undefined : `${soc} %`],
    [
      say(stationTexts.power),
      `${gun.powerW === null ? '–' : number(gun.powerW / 1_000)} / ${power(gun.ratedW)} kW`,
    ],
    [say(stationTexts.temperature), gun.tempC === null ? undefined : `${number(gun.tempC)} °C`],
    [say(stationTexts.alarm), alarm ?? undefined],
  ] as const

  return (
    <section className={styles.card} aria-label={gun.label}>
      <header>
        <Mark parts={gunMarks[key]} colour={`var(--gun-${key})`} />
        <b>{gun.label}</b>
        {[word, foot].filter(Boolean).join(' · ')}
        <button type="button" aria-label={say(stationTexts.close)} onClick={onClose}>
          ×
        </button>
      </header>
      <dl>
        {rows.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
