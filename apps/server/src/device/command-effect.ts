import { DAY, HOUR, MINUTE } from '@ampdeck/api/time'
import type { PileRequest } from './pile-request.ts'

/** What shows that a pile has done what it accepted. Connector 0 is the whole pile. */
export type CommandEffect =
  | { kind: 'outOfService' | 'inService'; connector: number }
  | { kind: 'charge' | 'chargeEnd' | 'boot' | 'password' | 'firmware' | 'log' }

/** The last words of a pile on a firmware and on a log, in both versions. */
export const reportWords = {
  firmwareDone: ['Installed', 'Published'],
  firmwareFailed: [
    'DownloadFailed',
    'InstallationFailed',
    'InstallVerificationFailed',
    'InvalidSignature',
    'InvalidCertificate',
    'RevokedCertificate',
    'InvalidChecksum',
    'PublishFailed',
  ],
  logDone: ['Uploaded'],
  logFailed: ['UploadFailed', 'UploadFailure', 'BadMessage', 'NotSupportedOperation', 'PermissionDenied'],
} as const

/** How long each is waited for after the answer; a scheduled one after the charge that it waits for. */
export const EFFECT_MS: Readonly<Record<CommandEffect['kind'], number>> = {
  outOfService: 5 * MINUTE,
  inService: 5 * MINUTE,
  // Its order is closed much sooner where nothing comes of it.
  charge: HOUR,
  chargeEnd: 5 * MINUTE,
  boot: 10 * MINUTE,
  // The pile shows it with its next connection.
  password: DAY,
  firmware: 4 * HOUR,
  log: HOUR,
}

/** What is to follow on a request, as its row keeps it. */
export function effectText(request: PileRequest): string | null {
  const effect = effectOf(request)
  return effect ? JSON.stringify(effect) : null
}

/** Until when the effect of a request is waited for that was accepted then. */
export function effectDueTime(request: PileRequest, accepted: number): number | null {
  const effect = effectOf(request)
  if (!effect) return null
  const from = request.kind === 'firmware' ? Math.max(accepted, request.retrieveAt) : accepted
  return from + EFFECT_MS[effect.kind]
}

/** What is to follow when a pile accepts a request; nothing where its answer is all that comes. */
export function effectOf(request: PileRequest): CommandEffect | undefined {
  switch (request.kind) {
    case 'availability':
      return { kind: request.operative ? 'inService' : 'outOfService', connector: request.connector }
    case 'reset':
      // A pile does not boot for one of its guns.
      return request.connector ? undefined : { kind: 'boot' }
    case 'remoteStart':
      return { kind: 'charge' }
    case 'remoteStop':
      return { kind: 'chargeEnd' }
    case 'changePassword':
      return { kind: 'password' }
    case 'firmware':
      return { kind: 'firmware' }
    case 'log':
      return { kind: 'log' }
    case 'raw':
      return effectOfRaw(request.action, Object(request.payload))
    default:
      return undefined
  }
}

/** The same calls, written by hand as the standard has them. */
function effectOfRaw(action: string, payload: Readonly<Record<string, unknown>>): CommandEffect | undefined {
  switch (action) {
    case 'Reset':
      return payload.evseId ? undefined : { kind: 'boot' }
    case 'ChangeAvailability': {
      const connector = Number(payload.connectorId ?? Object(payload.evse).id ?? 0)
      const isBack = (payload.type ?? payload.operationalStatus) === 'Operative'
      return { kind: isBack ? 'inService' : 'outOfService', connector }
    }
    case 'UpdateFirmware':
    case 'SignedUpdateFirmware':
    case 'PublishFirmware':
      return { kind: 'firmware' }
    case 'GetDiagnostics':
    case 'GetLog':
      return { kind: 'log' }
    default:
      return undefined
  }
}
