import type { MapPoint } from './projection.ts'

/** Krasovsky's ellipsoid: its half axis in metres, and the square of its eccentricity. */
const AXIS = 6_378_245
const ECCENTRICITY = 0.006_693_421_622_965_943
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

/** Where a place given in GCJ-02 lies in WGS-84, to about a metre; outside of China both are one. */
export function fromChina(point: MapPoint): MapPoint {
  const moved = toChina(point)
  return { lng: 2 * point.lng - moved.lng, lat: 2 * point.lat - moved.lat }
}

/** Where a place given in WGS-84 lies in GCJ-02. */
export function toChina({ lng, lat }: MapPoint): MapPoint {
  if (lng < 72.004 || lng > 137.8347 || lat < 0.8293 || lat > 55.8271) return { lng, lat }
  const [x, y] = [lng - 105, lat - 35]
  const common = 20 * (sine(6 * x * 180) + sine(2 * x * 180))
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y ** 2 +
    0.1 * x * y +
    0.2 * Math.sqrt(Math.abs(x)) +
    (2 / 3) * (common + 20 * sine(y * 180) + 40 * sine(y * 60) + 160 * sine(y * 15) + 320 * sine(y * 6))
  const east =
    300 +
    x +
    2 * y +
    0.1 * x ** 2 +
    0.1 * x * y +
    0.1 * Math.sqrt(Math.abs(x)) +
    (2 / 3) * (common + 20 * sine(x * 180) + 40 * sine(x * 60) + 150 * sine(x * 15) + 300 * sine(x * 6))
  const flat = 1 - ECCENTRICITY * sine(lat) ** 2
  const perLat = (AXIS * (1 - ECCENTRICITY) * Math.PI) / (flat ** 1.5 * 180)
  const perLng = (AXIS * Math.cos((lat * Math.PI) / 180) * Math.PI) / (Math.sqrt(flat) * 180)
  return { lng: lng + east / perLng, lat: lat + north / perLat }
}
