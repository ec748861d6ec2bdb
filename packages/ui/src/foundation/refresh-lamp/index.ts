export { Age, type AgeProps } from './age.tsx'
export { type Link, type LinkState, linkState } from './link-state.ts'
export { RefreshLamp, type RefreshLampProps } from './refresh-lamp.tsx'
