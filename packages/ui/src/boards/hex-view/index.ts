export type { FrameField } from './frame-fields.ts'
export { bytesOfHex } from './hex-text.ts'
export { HexView, type HexViewProps } from './hex-view.tsx'
