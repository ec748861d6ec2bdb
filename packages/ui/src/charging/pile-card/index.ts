export { PileCard, type PileCardProps } from './pile-card.tsx'
export type { PileCommandChoice, PileFirmware, PileLive } from './pile-live.ts'
