export type { Gun } from './gun.ts'
export { GunTile, type GunTileProps, LiveGunTile, type LiveGunTileProps } from './gun-tile.tsx'
export { maskedPlate } from './masked-plate.ts'
