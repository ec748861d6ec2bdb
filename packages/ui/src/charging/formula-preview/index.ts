export { type FormulaStep, FormulaSteps, type FormulaStepsProps } from './formula-steps.tsx'
export { PointsPreview, type PointsPreviewProps } from './live-example.tsx'
export { OccupyPreview, type OccupyPreviewProps } from './occupy-preview.tsx'
export { SplitPreview, type SplitPreviewProps } from './split-preview.tsx'
