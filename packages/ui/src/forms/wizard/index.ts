export type { WizardStep } from './use-wizard.ts'
export { WizardDrawer, WizardPage, type WizardProps } from './wizard.tsx'
