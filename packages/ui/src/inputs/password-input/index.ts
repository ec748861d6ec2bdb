export { PasswordField } from './password-field.tsx'
export { PasswordInput, type PasswordInputProps, type PasswordOptions } from './password-input.tsx'
