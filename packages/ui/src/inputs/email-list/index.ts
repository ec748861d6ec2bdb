export { EmailListField, type EmailListFieldProps } from './email-list-field.tsx'
export { type EmailItem, EmailListInput, type EmailListInputProps } from './email-list-input.tsx'
