export type { Draft, DraftError, DraftNotice, FieldName } from './draft.ts'
export { FormDrawer, type FormDrawerProps } from './form-drawer.tsx'
export { FormSection, type FormSectionProps } from './form-section.tsx'
export { type DraftOptions, type DraftSchema, useDraft } from './use-draft.ts'
