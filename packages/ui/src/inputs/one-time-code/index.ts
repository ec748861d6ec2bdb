export { OneTimeCode, OneTimeCodeField, type OneTimeCodeProps } from './one-time-code.tsx'
