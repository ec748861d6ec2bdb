import type { FieldValues } from 'react-hook-form'
import type { Draft } from '../form/draft.ts'
import type { WizardStep } from './wizard-step.ts'

export interface WizardProps<Values extends FieldValues> {
  /** One draft for all pages; leaving asks, and what was typed survives a reload. */
  form: Draft<Values>
  title: string
  steps: readonly WizardStep<Values>[]
  /** Ends with a page on which all that was entered is read once more. */
  summary?: boolean
  /** The word on the last button; "Save" unless told. */
  saveLabel?: string
  /** Keeps the values elsewhere than on this device, as they are, unchecked. */
  onSaveDraft?: (values: Values) => void
}
