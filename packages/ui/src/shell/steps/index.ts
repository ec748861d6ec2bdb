export type { Step, StepState } from './step.ts'
export { Steps, type StepsProps } from './steps.tsx'
