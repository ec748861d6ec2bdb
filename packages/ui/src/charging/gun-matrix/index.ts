export { GunMatrix, type GunMatrixProps, LiveGunMatrix, type LiveGunMatrixProps } from './gun-matrix.tsx'
export type { MatrixPile } from './matrix-data.ts'
