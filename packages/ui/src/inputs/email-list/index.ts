export {
  type EmailItem,
  EmailListField,
  EmailListInput,
  type EmailListInputProps,
} from './email-list-input.tsx'
