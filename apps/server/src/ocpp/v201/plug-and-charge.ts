import type { Authorization, ChargePoint, Charging, Token } from '../../device/charge-point.ts'
import type { CertificateName, EvCertificateRequest } from '../contract/contract-provider.ts'
import type { ContractVerdict } from '../contract/contracts.ts'
import type { Protocol, UpwardCall } from '../frame/protocol.ts'
import { isoTime, type Link } from '../translation/link.ts'
import { idTokenInfoOf } from '../translation/refusal.ts'
import { tokenOfIdToken } from './id-token.ts'
import type { Authorize } from './messages.ts'

/** Longest answer of a pile's OCPP version, in characters of base64. */
const MAX_EXI = { 'ocpp1.6': 7_500, 'ocpp2.0.1': 5_600, 'ocpp2.1': 17_000 } as const
const MAX_OCSP = { 'ocpp1.6': 5_500, 'ocpp2.0.1': 5_500, 'ocpp2.1': 18_000 } as const
/** A reason of StatusInfoType has no more characters. */
const MAX_REASON = 512

interface ChainStatusRequest {
  source: 'CRL' | 'OCSP'
  certificateHashData: CertificateName
}

/** Who wants to charge by a contract (ISO 15118), answered by the contract provider and by whose card it is. */
export function authorizeCall({ at, charging, contracts }: Link) {
  return async ({ idToken, certificate: chain, iso15118CertificateHashData: hashes }: Authorize) => {
    const token = tokenOfIdToken(idToken)
    const isShown = chain !== undefined || hashes !== undefined
    // The number alone proves nothing where somebody can say more of it.
    if (!isShown && !token.isContract) return answerOf(await charging.authorize(at, token))
    const verdict = isShown
      ? await contracts.authorize({ emaid: token.value, chain, hashes })
      : await contracts.authorize({ emaid: token.value, hashes: [] })
    if (!verdict) {
      // Without a provider nobody here can verify a certificate; a number is then a card's like any other.
      return isShown
        ? { idTokenInfo: { status: 'Invalid' }, certificateStatus: 'CertChainError' }
        : answerOf(await charging.authorize(at, token))
    }
    return contractAnswer({ at, charging }, token, verdict)
  }
}

async function contractAnswer(
  { at, charging }: { at: ChargePoint; charging: Charging },
  token: Token,
  { idToken, status, refusal }: ContractVerdict,
) {
  const certificateStatus = status && { certificateStatus: status }
  // A provider that is away may be back soon: the pile is to ask again.
  if (refusal) return { idTokenInfo: { status: status ? 'Invalid' : 'NotAtThisTime' }, ...certificateStatus }
  const authorization = await charging.authorize(at, { ...token, value: idToken })
  return { ...answerOf(authorization), ...certificateStatus }
}

const answerOf = (authorization: Authorization) => ({
  idTokenInfo: idTokenInfoOf(authorization),
})

/** What a pile asks for cars and of certificates; the same in 2.0.1 and in the white paper for 1.6. */
export function plugAndChargeCalls({ contracts }: Link, version: Protocol): Record<string, UpwardCall> {
  const evCertificate = async (request: EvCertificateRequest) => {
    const { status, exiResponse, remainingContracts, reason } = await contracts.evCertificate(request)
    if (exiResponse.length > MAX_EXI[version])
      return failed('TooLong', 'The answer is too long for this version of OCPP', { exiResponse: '' })
    return {
      ...{ status, exiResponse },
      ...(reason && {
        statusInfo: { reasonCode: 'ProviderFailed', additionalInfo: reason.slice(0, MAX_REASON) },
      }),
      ...(version === 'ocpp2.1' && status === 'Accepted' && { remainingContracts: remainingContracts ?? 0 }),
    }
  }

  const status = async ({ ocspRequestData }: { ocspRequestData: CertificateName }) => {
    const answer = await contracts.certificateStatus(ocspRequestData)
    if (!answer) return failed('NoAnswer', 'No contract provider knows this certificate')
    if (answer.ocspResult.length > MAX_OCSP[version])
      return failed('TooLong', 'The answer is too long for this version of OCPP')
    return { status: 'Accepted', ocspResult: answer.ocspResult }
  }

  return { Get15118EVCertificate: evCertificate, GetCertificateStatus: status }
}

const failed = (reasonCode: string, additionalInfo: string, more: object = {}) => ({
  status: 'Failed',
  statusInfo: { reasonCode, additionalInfo },
  ...more,
})

const stateWords = { good: 'Good', revoked: 'Revoked', unknown: 'Unknown' } as const

/** The state of several certificates in the words of 2.1; nobody here reads revocation lists. */
export function chainStatusCall({ contracts, now }: Link): UpwardCall {
  const one = async ({ source, certificateHashData }: ChainStatusRequest) => {
    const answer = source === 'OCSP' ? await contracts.certificateStatus(certificateHashData) : undefined
    return {
      ...{ certificateHashData, source, status: answer ? stateWords[answer.state] : 'Failed' },
      nextUpdate: isoTime(answer?.nextUpdate ?? now()),
    }
  }
  return async ({
    certificateStatusRequests,
  }: {
    certificateStatusRequests: readonly ChainStatusRequest[]
  }) => {
    const certificateStatus = []
    for (const request of certificateStatusRequests) certificateStatus.push(await one(request))
    return { certificateStatus }
  }
}
