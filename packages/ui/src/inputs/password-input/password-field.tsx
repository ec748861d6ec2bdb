import { bound } from '../fields/bound.tsx'
import { PasswordInput, type PasswordOptions } from './password-input.tsx'

/** A password. Give the form no `keep`: what must not be kept on a device includes this. */
export const PasswordField = bound<string, PasswordOptions>(PasswordInput)
