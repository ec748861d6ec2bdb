export { GunWall, type GunWallProps } from './gun-wall.tsx'
