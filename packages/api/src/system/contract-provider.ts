import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { contractProviderKind } from '../enumerations/interface.ts'
import { optional, Timestamp, Version } from '../wire.ts'

const Flag = z.literal([0, 1])

/** Who knows the Plug & Charge contracts (ISO 15118) of a seller's drivers. */
export const ContractProviderDraft = z.object({
  isOn: Flag,
  kind: codeOf(contractProviderKind),
  /** Of a provider elsewhere. */
  address: optional(
    z
      .url({ protocol: /^https?$/ })
      .max(300)
      .meta({ examples: ['https://pnc.example.com/v1'] }),
  ),
  /** Never given back; absent or empty means the one that is kept. */
  token: optional(z.string().max(500)),
  /** After so many seconds without an answer the provider is away; a pile waits meanwhile. */
  timeoutSeconds: z.int().min(1).max(8),
  /** Whether a known eMAID may charge while the provider is away. */
  acceptsWhenAway: Flag,
  /** Country and provider, the begin of each eMAID that the embedded provider gives. */
  partyId: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}[A-Z\d]{3}$/, 'partyId')
    .meta({ examples: ['CNAMP'] }),
})

export const ContractProvider = ContractProviderDraft.omit({ token: true }).extend({
  hasToken: z.boolean(),
  version: Version,
  updateTime: Timestamp,
})

/** The root certificates of the embedded provider, as PEM, to be installed at piles. */
const Roots = z.object({
  /** Vouches for contracts: use "MO root". */
  mo: z.string(),
  /** Vouches for the certificates that piles show to cars: use "V2G root". */
  v2g: z.string(),
})

/** Whether the provider answers, asked about an eMAID that nobody has. */
const Tried = z.object({ isFine: z.boolean(), answer: z.string(), costMs: z.int() })

const at = service('system-service/contractProvider')

/** The contract provider for Plug & Charge: its settings. */
export const contractProvider = {
  get: at('get', 'sellerConfig').gives(ContractProvider.nullable()),
  roots: at('roots', 'sellerConfig').gives(Roots.nullable()),
  /** Really asks the provider as it is saved. */
  test: at('test', 'sellerConfig').gives(Tried).within('file'),
  save: at('save', 'sellerConfig:edit')
    .takes(ContractProviderDraft.extend({ version: Version.optional() }))
    .gives(ContractProvider)
    .fails('record.stale'),
}

export type ContractProvider = z.input<typeof ContractProvider>
