export { GunBar, type GunBarProps } from './gun-bar.tsx'
export { type GunCount, inGunOrder } from './gun-order.ts'
