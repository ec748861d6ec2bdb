import type { ErrorObject } from 'ajv'
import { createRPCError } from 'ocpp-rpc'
import { schemaErrors } from '../frame/metrics.ts'
import type { Protocol } from '../frame/protocol.ts'
import { ACCEPTED, type Recorder } from '../frame/recorder.ts'
import { type Half, isOptionalPart, violations } from '../frame/schema.ts'
import { forgive } from './lenient.ts'
import { type MeterValue, unreadTime, unreadValues } from './sampled-values.ts'

/** A repair can bring the next fault to light; a payload that still has some after so many rounds is refused. */
const MAX_ROUNDS = 8
/** Of one frame are kept. */
const MAX_REMARKS = 10

/** What a broken rule of JSON Schema is called by OCPP; each version has its spelling (call-error.ts). */
const codeOfKeyword: Readonly<Record<string, string>> = {
  required: 'OccurrenceConstraintViolation',
  minItems: 'OccurrenceConstraintViolation',
  maxItems: 'OccurrenceConstraintViolation',
  additionalProperties: 'FormatViolation',
  type: 'TypeConstraintViolation',
}

/**
 * What a pile says: strict only where we need it. What can be understood although it is not of the standard is put
 * right in the payload and named in the remarks; what is essential and missing, or cannot be understood, is thrown.
 */
function checkReceived(protocol: Protocol, action: string, half: Half, payload: unknown): string[] {
  const remarks = new Set<string>()
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const errors = violations(protocol, action, half, payload) ?? []
    const isOptional = (path: readonly string[]) => isOptionalPart(protocol, action, half, path)
    const forgiven = forgive(errors, { action, half, payload, isOptional })
    for (const remark of forgiven.remarks) remarks.add(remark)
    if (forgiven.isRepaired) continue
    const [refused] = forgiven.refused
    if (refused) throw violationOf(refused)
    return [...remarks]
  }
  throw createRPCError('FormatViolation', 'the payload is not as the standard wants it')
}

/** What we say to a pile: exactly as its version wants it. A wrong answer is our failure, a wrong call its caller's. */
function checkSent(protocol: Protocol, action: string, half: Half, payload: unknown): void {
  const errors = violations(protocol, action, half, payload)
  if (!errors) throw createRPCError('ProtocolError', `${action} is not part of ${protocol}`)
  const [first] = errors
  if (!first) return
  const violation = violationOf(first)
  throw half === 'req' ? violation : new Error(`The answer to ${action} is wrong.`, { cause: violation })
}

export type Checks = ReturnType<typeof payloadChecks>

/** The checks of one link; what is not of the standard is kept with its frame, whether it matters or not. */
export function payloadChecks(protocol: Protocol, recorder: Recorder) {
  return {
    received(action: string, half: Half, payload: unknown): void {
      try {
        const remarks = [
          ...checkReceived(protocol, action, half, payload),
          ...unreadTime(Object(payload).timestamp),
          ...unreadValues(meterValuesOf(payload)),
        ]
        if (remarks.length === 0) return
        recorder.remark(payload, `${ACCEPTED}${remarks.slice(0, MAX_REMARKS).join('; ')}`)
      } catch (error) {
        recorder.remark(payload, textOf(error))
        throw error
      }
    },
    /** What is strange about a payload that is as the standard wants it. */
    noted: (payload: unknown, text: string): void => recorder.note(payload, text),
    /** What the translation found in a payload, which no schema can. */
    refused(payload: unknown, error: Error): void {
      if (textOf(error).includes('Violation')) recorder.remark(payload, textOf(error))
    },
    sent(action: string, half: Half, payload: unknown): void {
      try {
        checkSent(protocol, action, half, payload)
      } catch (error) {
        schemaErrors.inc({ direction: 'down' })
        throw error
      }
    },
  }
}

function violationOf(error: ErrorObject) {
  const code = codeOfKeyword[error.keyword] ?? 'PropertyConstraintViolation'
  return createRPCError(code, `data${error.instancePath} ${error.message ?? error.keyword}`)
}

const textOf = (error: unknown) =>
  error instanceof Error && 'rpcErrorCode' in error
    ? `${error.rpcErrorCode}: ${error.message}`
    : String(error)

/** The readings of any message that brings some. */
function meterValuesOf(payload: unknown): readonly MeterValue[] {
  const { meterValue, transactionData } = Object(payload)
  return meterValue ?? transactionData ?? []
}
