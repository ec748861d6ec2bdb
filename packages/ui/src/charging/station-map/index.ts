export type { MapStation } from './map-stations.ts'
export type { MapPoint, MapView } from './projection.ts'
export { StationMap, type StationMapProps } from './station-map.tsx'
