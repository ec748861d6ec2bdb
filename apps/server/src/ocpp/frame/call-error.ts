import type { Protocol } from './protocol.ts'

/** OCPP-J allows no longer description. */
const MAX_DESCRIPTION = 255

const spelling2 = {
  FormationViolation: 'FormatViolation',
  OccurenceConstraintViolation: 'OccurrenceConstraintViolation',
}

/**
 * What the library calls an error, by the words of each version: 1.6 misspells one code and its errata keep that (errata
 * 5.1), 2.0.1 spells it right; 1.6 has neither codes for broken frames nor for unknown message types.
 */
const spelling: Readonly<Record<Protocol, Readonly<Record<string, string>>>> = {
  'ocpp1.6': {
    FormatViolation: 'FormationViolation',
    OccurrenceConstraintViolation: 'OccurenceConstraintViolation',
    RpcFrameworkError: 'FormationViolation',
    MessageTypeNotSupported: 'FormationViolation',
  },
  'ocpp2.0.1': spelling2,
  'ocpp2.1': spelling2,
}

/** What the library says to a call that comes again while it is being done. The first one is answered. */
const TWICE = 'Already processing a call'

/** CALLRESULTERROR and SEND of 2.1, which the library does not know: neither is ever answered (OCPP-J 2.1, 4.2). */
const UNANSWERED = /^\s*\[\s*[56]\s*,/

interface Client {
  sendRaw(text: string): void
  on(event: 'message', listener: (frame: { message: string; outbound: boolean }) => void): unknown
}

/** Mends what the library sends: no error echoes a payload, and each is called what the version calls it. */
export function correctErrors(client: Client, protocol: Protocol): void {
  const send = client.sendRaw.bind(client)
  let isUnanswered = false
  client.on('message', ({ message, outbound }) => {
    if (!outbound) isUnanswered = protocol === 'ocpp2.1' && UNANSWERED.test(message)
  })
  client.sendRaw = (text) => {
    if (!text.startsWith('[4,')) return send(text)
    const error: readonly unknown[] = JSON.parse(text)
    const isSilent = isUnanswered && error[2] === 'MessageTypeNotSupported'
    if (!isSilent && !String(error[3]).startsWith(TWICE)) send(JSON.stringify(callError(protocol, error)))
  }
}

/** A CALLERROR as the version writes it, without the details: the library puts the pile's own payload there. */
function callError(
  protocol: Protocol,
  [, messageId, code, description]: readonly unknown[],
): [number, unknown, string, string, object] {
  const said = String(code)
  const text = said === 'InternalError' || said === 'GenericError' ? '' : String(description ?? '')
  return [
    4,
    messageId,
    said === 'GenericError' ? 'InternalError' : (spelling[protocol][said] ?? said),
    text.slice(0, MAX_DESCRIPTION),
    {},
  ]
}
