import type { Language } from '../enumeration.ts'
import { cities, provinces } from './city.data.ts'

const byCode = new Map(cities.map(([code, en, zh]) => [code, { en, zh }]))

/** The Chinese name of a city; of a code that is not known, the code. */
export function cityName(code: string): string {
  return byCode.get(code)?.zh ?? code
}

/** The English name of a city; of a code that is not known, the code. */
export function cityNameEn(code: string): string {
  return byCode.get(code)?.en ?? code
}

/** The province that a city lies in; of a code that is not known, the code. */
export function provinceName(cityCode: string, language: Language): string {
  const found = provinces.find(([code]) => cityCode.startsWith(code))
  return (language === 'en' ? found?.[1] : found?.[2]) ?? cityCode
}

/** A node of the choice of a city: a province with its cities, or a city by its code. */
export interface CityNode {
  id: string
  label: string
  children?: readonly CityNode[]
}

/** The provinces with their cities; one that is a city of its own stands there as that city. */
export function cityTree(language: Language): readonly CityNode[] {
  const nameOf = (en: string, zh: string) => (language === 'en' ? en : zh)
  const byProvince = Map.groupBy(cities, ([code]) => code.slice(0, 2))
  return provinces.flatMap(([code, en, zh]): CityNode[] => {
    const children = (byProvince.get(code) ?? []).map(([id, cityEn, cityZh]) => ({
      id,
      label: nameOf(cityEn, cityZh),
    }))
    const [only, ...more] = children
    if (!only) return []
    return more.length === 0 ? [only] : [{ id: code, label: nameOf(en, zh), children }]
  })
}

/** Where a map begins for a city: its province's capital, near if it is that city, from afar otherwise. */
export function placeNear(cityCode: string): { lng: number; lat: number; zoom: number } | undefined {
  const found = provinces.find(([code]) => cityCode.startsWith(code))
  if (!found) return undefined
  const [, , , lng, lat] = found
  return { lng, lat, zoom: cityCode.slice(2) === '0100' ? 10 : 6 }
}

/** The capitals of the provinces, by which one finds one's way on a map without borders. */
export function capitals(language: Language): readonly { lng: number; lat: number; label: string }[] {
  return provinces.map(([code, en, zh, lng, lat]) => {
    const capital = byCode.get(`${code}0100`) ?? { en, zh }
    return { lng, lat, label: language === 'en' ? capital.en : capital.zh }
  })
}
