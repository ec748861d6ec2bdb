import type { SingleRequest } from '../../device/pile-request.ts'
import { isStandard, standardSince } from '../../device/standard-request.ts'
import type { Protocol } from '../frame/protocol.ts'
import type { DownwardCall } from '../translation/answer.ts'
import { downward16 } from '../v16/downward.ts'
import { downward201 } from '../v201/downward.ts'
import { standardCall } from '../v201/standard-call.ts'

/** A request in the words of the version that a pile speaks; nothing where that has none for it. */
export function downwardOf(
  protocol: Protocol,
  request: SingleRequest,
  nextRequestId: () => number,
): DownwardCall | undefined {
  if (!isStandard(request))
    return protocol === 'ocpp1.6' ? downward16(request) : downward201(request, nextRequestId)
  const isKnown =
    protocol === 'ocpp2.1' || (protocol === 'ocpp2.0.1' && standardSince[request.kind] === '2.0.1')
  return isKnown ? standardCall(request, nextRequestId) : undefined
}
