export { type LifeState, statesOf, type Transition } from './life-cycle.ts'
export { StateMachineView, type StateMachineViewProps } from './state-machine-view.tsx'
