export { OneTimeCode, type OneTimeCodeProps } from './one-time-code.tsx'
export { OneTimeCodeField } from './one-time-code-field.tsx'
