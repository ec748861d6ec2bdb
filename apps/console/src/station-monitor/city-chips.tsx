import type { Enumeration } from '@ampdeck/api/enumeration'
import { FilterChips, type FilterChipsProps } from '@ampdeck/ui/filter-bar'
import { useSay } from '@ampdeck/ui/language'
import { useMemo } from 'react'
import { boardTexts as words } from './board.texts.ts'
import { citiesOf } from './board-order.ts'
import styles from './monitor-board.module.css'
import type { BoardRead } from './use-station-board.ts'

interface CityChipsProps extends Pick<FilterChipsProps, 'request' | 'onChange'> {
  stations: BoardRead['stations']
}

/** The cities of the stations, counted; one press shows those stations alone. */
export function CityChips({ stations, request, onChange }: CityChipsProps) {
  const say = useSay()
  const cities = useMemo(() => citiesOf(stations), [stations])
  const names = useMemo(() => enumerationOf(cities), [cities])

  return (
    <fieldset className={`${styles.chips} ${styles.cities}`} aria-label={say(words.cities)}>
      <FilterChips field="cityCode" of={names} counts={cities} request={request} onChange={onChange} />
    </fieldset>
  )
}

/** Chips name what they count by an enumeration; that of the cities is known only when they are read. */
function enumerationOf(cities: ReturnType<typeof citiesOf>): Enumeration {
  const byCode = new Map<number | string, (typeof cities)[number]>(cities.map((city) => [city.code, city]))
  return {
    name: 'City',
    code: {},
    codes: [...byCode.keys()],
    key: () => undefined,
    mark: () => undefined,
    usual: () => ['', ''],
    label: (code, language) => {
      const city = code == null ? undefined : byCode.get(code)
      return (language === 'en' ? city?.nameEn : city?.name) ?? String(code ?? '')
    },
  }
}
