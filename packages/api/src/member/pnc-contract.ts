import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { contractState } from '../enumerations/interface.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, Id, optional, record, Timestamp } from '../wire.ts'

/** The identifier of a contract: country, provider, nine characters, with or without dashes and check digit. */
export const Emaid = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}-?[A-Z\d]{3}-?[A-Z\d]{9}(-?[A-Z\d])?$/, 'emaid')
  .meta({ examples: ['CN-AMP-C12345678'] })

/** How eMAIDs are compared: without dashes, and without the check digit that some cars leave out. */
export const emaidKey = (emaid: string) =>
  emaid
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/^(.{14}).$/, '$1')

/** A certificate is good for two years at most (ISO 15118-2). */
const MAX_MONTHS = 24

/** What people fill in. */
export const PncContractDraft = z.object({
  cardId: Id,
  /** One is given where none is named; another certificate of a contract names the one it has. */
  emaid: optional(Emaid),
  months: z.int().min(1).max(MAX_MONTHS),
  /** PKCS #10 as PEM, signed by the car's key; without one a key is made and given once. */
  csr: optional(
    z
      .string()
      .trim()
      .max(5_500)
      .regex(/^-----BEGIN CERTIFICATE REQUEST-----[\s\S]+-----END CERTIFICATE REQUEST-----$/, 'pemRequest'),
  ),
})

export const PncContract = record({
  cardId: Id,
  cardNo: z.string(),
  memberName: z.string().nullable(),
  emaid: z.string(),
  /** Of the certificate, in hexadecimal digits. */
  serial: z.string(),
  state: codeOf(contractState),
  validTo: Timestamp,
  /** When it was cancelled or revoked. */
  endTime: Timestamp.nullable(),
})

/** A contract as it was issued, with what goes into the car. */
const Issued = PncContract.extend({
  /** The certificate and those behind it but for the root, as PEM. */
  chain: z.string(),
  /** PKCS #8 as PEM; kept nowhere. */
  privateKey: z.string().nullable(),
})

export const PncContractFilter = z.object({
  cardId: filter.ids(),
  emaid: filter.text(),
  state: filter.codes(contractState),
})

const hasEnded = { 'transition.notAllowed': ['This contract has ended', '该合约已终止'] } as const

/** The life of a contract: it ends for good, and is issued anew where it goes on. */
export const pncContractLife = lifeOf('state', contractState, {
  cancel: { from: 'valid', to: 'cancelled', sentences: hasEnded },
  revoke: { from: 'valid', to: 'revoked', sentences: hasEnded },
})

const at = service('member-service/pncContract')

/** Plug & Charge contracts that the embedded provider has issued to cards. */
export const pncContract = {
  page: at('page', 'virtualCard')
    .takes(paged(PncContractFilter, ['emaid', 'validTo', 'updateTime']))
    .gives(pageOf(PncContract)),
  get: at('get', 'virtualCard').takes(ById).gives(PncContract),
  /** Issues a certificate for the contract of a card. */
  save: at('save', 'virtualCard:contract')
    .takes(PncContractDraft)
    .gives(Issued)
    .fails({
      'contract.notEmbedded': [
        'Contracts are issued here by the embedded provider only; choose it under Plug & Charge',
        '仅内置合约服务方可在此签发合约，请先在“即插即充”中选用',
      ],
      'contract.emaid': ['This eMAID belongs to another card', '该 eMAID 已属于其他卡'],
      'contract.csr': [
        'The request is not signed by its own P-256 key',
        '证书请求须由其自身的 P-256 密钥签名',
      ],
    })
    .givesSecret(),
  /** Ends the contract; its certificate is no longer valid. */
  cancel: at('cancel', 'virtualCard:contract').takes(ById).gives(PncContract).moves(pncContractLife.cancel),
  /** The key is no longer the car's alone. */
  revoke: at('revoke', 'virtualCard:contract').takes(ById).gives(PncContract).moves(pncContractLife.revoke),
}

export type PncContract = z.input<typeof PncContract>
