export { GunMatrix, type GunMatrixProps } from './gun-matrix.tsx'
export type { MatrixPile } from './matrix-data.ts'
