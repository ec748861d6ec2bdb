import { createRPCError } from 'ocpp-rpc'
import type { UpwardCall } from './protocol.ts'

/** Calls that tell of a state and want no answer. */
export function noted(
  actions: readonly string[],
  take: (payload: { status: string }) => Promise<void>,
): Record<string, UpwardCall> {
  const call = async (payload: { status: string }) => {
    await take(payload)
    return {}
  }
  return Object.fromEntries(actions.map((action) => [action, call]))
}

/** Calls that are known and not supported. */
export function refused(actions: readonly string[]): Record<string, UpwardCall> {
  const call = async (): Promise<never> => {
    throw createRPCError('NotSupported', 'This server does not support the action.')
  }
  return Object.fromEntries(actions.map((action) => [action, call]))
}
