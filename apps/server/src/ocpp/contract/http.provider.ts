import { z } from 'zod'
import { CalledInTransaction } from '../../foundation/open-transaction.ts'
import { type JsonTarget, postJson } from '../../gateways/post-json.ts'
import { type ContractProvider, ProviderAway } from './contract-provider.ts'

/* The interface is written in docs/plug-and-charge.md. */

const Authorized = z.object({
  status: z.enum([
    'Accepted',
    'SignatureError',
    'CertificateExpired',
    'CertificateRevoked',
    'NoCertificateAvailable',
    'CertChainError',
    'ContractCancelled',
  ]),
  idToken: z.string().min(1).max(36).optional(),
})
const Base64 = z.string().regex(/^[A-Za-z\d+/\s]*={0,2}\s*$/)
const Certified = z.object({
  status: z.enum(['Accepted', 'Failed']),
  exiResponse: Base64.max(17_000).default(''),
  remainingContracts: z.int().min(0).optional(),
  reason: z.string().max(500).optional(),
})
const Status = z.object({ ocspResult: Base64.max(18_000).nullable() })
const Signed = z.object({ certificateChain: z.string().max(10_000).nullable() })

/** A provider that is asked by `POST <address>/<name>` with JSON; what cannot be read counts as no answer. */
export function httpProvider(target: JsonTarget): ContractProvider {
  async function ask<Answer extends z.ZodType>(name: string, body: object, answer: Answer) {
    try {
      return answer.parse(await postJson(target, name, body)) as z.output<Answer>
    } catch (cause) {
      if (cause instanceof CalledInTransaction) throw cause
      throw new ProviderAway(`The contract provider did not answer ${name}`, { cause })
    }
  }

  return {
    isRemote: true,
    authorize: ({ emaid, hashes, chain }) =>
      ask(
        'authorize',
        {
          emaid,
          ...(hashes && { iso15118CertificateHashData: hashes }),
          ...(chain !== undefined && { certificate: chain }),
        },
        Authorized,
      ),
    evCertificate: (request) => ask('ev-certificate', request, Certified),
    certificateStatus: async (name) => {
      const { ocspResult } = await ask('certificate-status', { ocspRequestData: name }, Status)
      return ocspResult === null ? undefined : Buffer.from(ocspResult, 'base64')
    },
    signForPile: async (csr, { code }) =>
      (await ask('sign-certificate', { csr, chargingStation: code }, Signed)).certificateChain ?? undefined,
  }
}
