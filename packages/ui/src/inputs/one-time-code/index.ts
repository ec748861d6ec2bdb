export {
  OneTimeCode,
  OneTimeCodeField,
  type OneTimeCodeOptions,
  type OneTimeCodeProps,
} from './one-time-code.tsx'
