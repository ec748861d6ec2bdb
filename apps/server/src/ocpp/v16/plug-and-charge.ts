import { PNC_VENDOR } from '@ampdeck/api/operation/pile-request'
import type { StartReport } from '../../device/charge-point.ts'
import type { UpwardCall } from '../frame/protocol.ts'
import { violations } from '../frame/schema.ts'
import { signV2gCall } from '../translation/calls.ts'
import type { Link } from '../translation/link.ts'
import { tokenOf } from '../translation/token.ts'
import { authorizeCall, plugAndChargeCalls } from '../v201/plug-and-charge.ts'

/*
 * Plug & Charge of a 1.6 pile: the messages of 2.0.1 as text inside DataTransfer (Open Charge Alliance, "Using ISO 15118
 * Plug & Charge with OCPP 1.6").
 */

interface DataTransfer {
  vendorId: string
  messageId?: string
  data?: unknown
}

/** DataTransfer of a 1.6 pile: what is not Plug & Charge goes to `others`. */
export function dataTransfer16(link: Link, others: UpwardCall): UpwardCall {
  const calls: Readonly<Record<string, UpwardCall>> = {
    Authorize: authorizeCall(link),
    SignCertificate: signV2gCall(link),
    ...plugAndChargeCalls(link, 'ocpp1.6'),
  }
  return async (request: DataTransfer, frame: string) => {
    const { vendorId, messageId = '', data } = request
    if (vendorId !== PNC_VENDOR) return others(request as never, frame)
    const call = Object.hasOwn(calls, messageId) ? calls[messageId] : undefined
    if (!call) return { status: 'UnknownMessageId' }
    const payload = payloadIn(messageId, data)
    const faults = violations('ocpp2.1', messageId, 'req', payload)
    if (faults?.length !== 0) {
      link.remark(`${messageId} of Plug & Charge: data${faults?.[0]?.instancePath} ${faults?.[0]?.message}`)
      return { status: 'Rejected' }
    }
    return { status: 'Accepted', data: JSON.stringify(await call(payload as never, frame)) }
  }
}

/** The payload that stands as text in `data`; the white paper names an eMAID bare, some piles as 2.0.1 has it. */
function payloadIn(messageId: string, data: unknown): unknown {
  const payload = typeof data === 'string' ? parsed(data) : data
  if (messageId !== 'Authorize' || typeof payload !== 'object' || payload === null) return payload
  const { idToken } = payload as { idToken?: unknown }
  return typeof idToken === 'string' ? { ...payload, idToken: { idToken, type: 'eMAID' } } : payload
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An eMAID that a pile names without dashes or with them. */
const EMAID = /^[A-Z]{2}-?[A-Z\d]{3}-?C[A-Z\d]{8}(-?[A-Z\d])?$/i

/** Who starts a charge: an idTag that was shown as a contract, or looks like one, is asked for at the provider. */
export async function contractOfTag(
  { contracts }: Link,
  idTag: string,
): Promise<Pick<StartReport, 'token' | 'contractRefusal'>> {
  const token = tokenOf(idTag)
  const wasShown = contracts.wasShown(token.value)
  if (!wasShown && !EMAID.test(token.value)) return { token }
  const verdict = await contracts.atStart(token.value)
  // Nobody has such a contract, and none was shown: then it is the number of a card that looks like one.
  if (!verdict || (!wasShown && verdict.refusal === 'unknownToken')) return { token }
  return {
    token: { ...token, isContract: true, value: verdict.idToken },
    ...(verdict.refusal && { contractRefusal: verdict.refusal }),
  }
}
