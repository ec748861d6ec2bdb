export { KpiStrip, KpiTile, type KpiTileProps } from './kpi-tile.tsx'
export { TargetBar, type TargetBarProps } from './target-bar.tsx'
