import { createRPCError } from 'ocpp-rpc'
import type { UpwardCall } from '../frame/protocol.ts'
import { isoTime, type Link } from './link.ts'

/** Calls that tell of a state and want no answer. */
export function acknowledged(
  actions: readonly string[],
  take: (payload: { status: string }) => Promise<void>,
): Record<string, UpwardCall> {
  const call = async (payload: { status: string }) => {
    await take(payload)
    return {}
  }
  return Object.fromEntries(actions.map((action) => [action, call]))
}

/** Calls of things that we do not do, where the standard has an answer for that. */
export function answered(answers: Readonly<Record<string, object>>): Record<string, UpwardCall> {
  return Object.fromEntries(Object.entries(answers).map(([action, answer]) => [action, async () => answer]))
}

/** Calls that are known and not supported. */
export function refused(actions: readonly string[]): Record<string, UpwardCall> {
  const call = async (): Promise<never> => {
    throw createRPCError('NotSupported', 'This server does not support the action.')
  }
  return Object.fromEntries(actions.map((action) => [action, call]))
}

/** A certificate of the pile's own, where the server is a CA; it signs none for contracts of cars. */
export function certificateCalls({
  signCertificate,
}: Pick<Link, 'signCertificate'>): Record<string, UpwardCall> {
  if (!signCertificate) return refused(['SignCertificate'])
  const sign = async ({ csr, certificateType }: { csr: string; certificateType?: string }) => ({
    status: certificateType === 'V2GCertificate' ? 'Rejected' : await signCertificate(csr),
  })
  return { SignCertificate: sign }
}

/** What a pile says of itself when it boots. */
interface Nameplate {
  vendor: string
  model: string
  firmware: string | undefined
}

/** The calls that mean the same in both versions. */
export function commonCalls({ at, charging, now, heartbeatS, record }: Link) {
  return {
    booted: async ({ firmware, ...about }: Nameplate) => {
      const ts = now()
      await record({ ...about, firmware: firmware ?? null })
      await charging.booted(at, { ...about, ...(firmware && { firmware }), ts })
      return { status: 'Accepted', currentTime: isoTime(ts), interval: heartbeatS }
    },
    heartbeat: async () => ({ currentTime: isoTime(now()) }),
    // No maker's own message is understood here, so none is agreed to.
    dataTransfer: async () => ({ status: 'UnknownVendorId' }),
  }
}
