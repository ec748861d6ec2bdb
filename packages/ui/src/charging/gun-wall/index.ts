export { GunWall, type GunWallProps, LiveGunWall, type LiveGunWallProps } from './gun-wall.tsx'
