export { WizardDrawer } from './wizard-drawer.tsx'
export { WizardPage } from './wizard-page.tsx'
export type { WizardProps } from './wizard-props.ts'
export type { WizardStep } from './wizard-step.ts'
