export { StationBoard, StationCard, StationCardLoading, type StationCardProps } from './station-card.tsx'
export type { StationLive } from './station-live.ts'
