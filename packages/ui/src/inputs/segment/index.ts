export { Segment, type SegmentOption, type SegmentProps } from './segment.tsx'
