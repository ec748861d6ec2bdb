export type { Gun } from './gun.ts'
export { GunTile, type GunTileProps } from './gun-tile.tsx'
export { LiveGunTile, type LiveGunTileProps } from './live-gun-tile.tsx'
export { maskedPlate } from './masked-plate.ts'
