/** The five time-outs of the API, in milliseconds. Each bounds a whole call, further tries included. */
export const TIMEOUTS = {
  short: 15_000,
  normal: 60_000,
  long: 100_000,
  report: 180_000,
  file: 300_000,
} as const

export type Timeout = keyof typeof TIMEOUTS
