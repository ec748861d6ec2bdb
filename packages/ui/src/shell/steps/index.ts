export { type Step, type StepState, Steps, type StepsProps } from './steps.tsx'
