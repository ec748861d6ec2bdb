import type { OutputOf } from '@ampdeck/api/contract'
import type { monitorStation } from '@ampdeck/api/operation/monitor-station'
import type { MapStation } from '@ampdeck/ui/station-map'

type Placed = Pick<
  OutputOf<typeof monitorStation.stationPoints>[number],
  'id' | 'name' | 'nameEn' | 'cityName' | 'cityNameEn' | 'lng' | 'lat' | 'serviceStatus'
>

/** A station as the map shows it, in the language in force. */
export function mapStation(station: Placed, isEnglish: boolean): MapStation {
  const { id, name, nameEn, cityName, cityNameEn, lng, lat, serviceStatus: status } = station
  return {
    id,
    name: (isEnglish && nameEn) || name,
    city: isEnglish ? cityNameEn : cityName,
    status,
    lng,
    lat,
  }
}
