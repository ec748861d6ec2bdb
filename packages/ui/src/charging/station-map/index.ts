export type { MapPoint, MapView } from '../../charts/map/projection.ts'
export type { MapStation } from './map-stations.ts'
export { StationMap, type StationMapProps } from './station-map.tsx'
