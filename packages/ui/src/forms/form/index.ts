export type { Draft, DraftError, DraftNotice, FieldName } from '../../inputs/fields/draft.ts'
export {
  DraftForm,
  type DraftFormProps,
  FormSection,
  type FormSectionProps,
  LeaveQuestion,
} from './draft-form.tsx'
export { FormDrawer, type FormDrawerProps } from './form-drawer.tsx'
export { type DraftOptions, type DraftSchema, useDraft } from './use-draft.ts'
