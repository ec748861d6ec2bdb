import type { pileCommand } from '@ampdeck/api/enumerations/equipment'

/** A command as rights and words name it. */
export type CommandKey = keyof (typeof pileCommand)['code']

/** The order in which they are offered: what takes out of service, what puts back, what interrupts. */
export const commandKeys = ['disable', 'enable', 'reset', 'unlock'] as const satisfies CommandKey[]
