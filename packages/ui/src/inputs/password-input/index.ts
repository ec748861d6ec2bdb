export {
  PasswordField,
  PasswordInput,
  type PasswordInputProps,
  type PasswordOptions,
} from './password-input.tsx'
