import type { StationGroup } from '@ampdeck/api/config/station-group'
import type { Language } from '@ampdeck/api/enumeration'
import { useFormats, useLanguage } from '@ampdeck/ui/language'
import styles from './station-group.module.css'

type Stations = Pick<StationGroup, 'stationIds' | 'firstStations'>

/** How many stations a group has, and the names of the first. */
export function StationsCell({ group }: { group: Stations }) {
  const { language } = useLanguage()
  const { number } = useFormats()

  return (
    <span className={styles.stations}>
      <span className={styles.count}>{number(group.stationIds.length)}</span>
      <span className={styles.names}>{namesOf(group, language)}</span>
    </span>
  )
}

/** `3: Shenzhen Airport, Huizhou Service Area, …` */
export function stationsOf(group: Stations, language: Language): string {
  const count = String(group.stationIds.length)
  const names = namesOf(group, language)
  return names ? `${count}${language === 'en' ? ': ' : '：'}${names}` : count
}

function namesOf({ stationIds, firstStations }: Stations, language: Language): string {
  const names = firstStations.map(({ name, nameEn }) => (language === 'en' && nameEn) || name)
  const all = stationIds.length > names.length ? [...names, '…'] : names
  return all.join(language === 'en' ? ', ' : '、')
}
