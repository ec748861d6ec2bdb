import type { StationView } from '@ampdeck/api/statistics/big-screen/station'
import { useLanguage } from '@ampdeck/ui/language'
import { stationName } from '../../parts/station-name.ts'
import styles from './station-names.module.css'

/** The name of a station in the language of the wall, and beside it the other one. */
export function StationNames({ station }: { station: Pick<StationView, 'name' | 'nameEn'> }) {
  const { language } = useLanguage()
  const name = stationName(station, language)
  const other = language === 'en' ? station.name : station.nameEn

  return (
    <h2 className={styles.name}>
      {name || '–'}
      {other && other !== name && (
        <span lang={language === 'en' ? 'zh-CN' : 'en'} translate="no">
          {other}
        </span>
      )}
    </h2>
  )
}
