export { KpiStrip, KpiTile, type KpiTileProps } from './kpi-tile.tsx'
