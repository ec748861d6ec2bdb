import { createRPCError } from 'ocpp-rpc'
import type { Nameplate } from '../../device/charge-point.ts'
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

const notSupported = () => createRPCError('NotSupported', 'This server does not support the action.')

/** Calls that are known and not supported. */
export function refused(actions: readonly string[]): Record<string, UpwardCall> {
  const call = async (): Promise<never> => {
    throw notSupported()
  }
  return Object.fromEntries(actions.map((action) => [action, call]))
}

interface SignRequest {
  csr: string
  certificateType?: string
  requestId?: number
}

/** A certificate of the pile's own, where the server is a CA; one to show to cars is the contract provider's. */
export function certificateCalls(
  link: Pick<Link, 'signCertificate' | 'signV2g'>,
): Record<string, UpwardCall> {
  const signV2g = signV2gCall(link)
  const sign = async (request: SignRequest) => {
    if (request.certificateType?.startsWith('V2G')) return signV2g(request)
    if (!link.signCertificate) throw notSupported()
    return { status: await link.signCertificate(request.csr) }
  }
  return { SignCertificate: sign }
}

/** ISO 15118-20 has other curves, which nobody here signs. */
export function signV2gCall({ signV2g }: Pick<Link, 'signV2g'>) {
  return async ({ csr, certificateType = 'V2GCertificate', requestId }: SignRequest) => ({
    status: certificateType === 'V2GCertificate' ? await signV2g(csr, requestId) : 'Rejected',
  })
}

/** What a pile says of itself when it boots. */
interface Booted {
  vendor: string
  model: string
  serial: string | undefined
  firmware: string | undefined
  iccid: string | undefined
  imsi: string | undefined
}

/** Whether a pile says that it is another device than it was; what it leaves out says nothing. */
function isAnother(before: Nameplate, now: Booted): boolean {
  return (['vendor', 'model', 'serial'] as const).some((part) => {
    const [was, is] = [before[part], now[part]].map((text) => text?.trim().toLowerCase())
    return was !== undefined && is !== undefined && was !== is
  })
}

/** The calls that mean the same in both versions. */
export function commonCalls({ at, charging, now, heartbeatS, record, nameplate, refreshAll }: Link) {
  return {
    booted: async (about: Booted) => {
      const ts = now()
      const { vendor, model, serial, firmware, iccid, imsi } = about
      const known = await nameplate()
      const before = known && isAnother(known, about) ? known : undefined
      await charging.booted(at, {
        vendor,
        model,
        ...(firmware && { firmware }),
        ...(before && { before }),
        ts,
      })
      const sim = { iccid: iccid ?? null, imsi: imsi ?? null }
      await record({
        vendor,
        model,
        serial: serial ?? null,
        firmware: firmware ?? null,
        bootTime: ts,
        ...sim,
      })
      // How the guns of another device are is not known.
      if (before) refreshAll()
      return { status: 'Accepted', currentTime: isoTime(ts), interval: heartbeatS }
    },
    heartbeat: async () => ({ currentTime: isoTime(now()) }),
    // No maker's own message is understood here, so none is agreed to.
    dataTransfer: async () => ({ status: 'UnknownVendorId' }),
  }
}
