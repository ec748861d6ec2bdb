import { contractProviderKind } from '@ampdeck/api/enumerations/interface'
import { emaidKey } from '@ampdeck/api/member/pnc-contract'
import { MINUTE } from '@ampdeck/api/time'
import type { Selectable } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import type { ChargePoint, Refusal } from '../../device/charge-point.ts'
import { Failure } from '../../foundation/failure.ts'
import { openSecret } from '../../foundation/secrets.ts'
import type { ContractProviderTable } from './contract-provider.table.ts'
import {
  type CertificateName,
  type CertificateStatus,
  type ContractProof,
  type ContractProvider,
  type EvCertificateAnswer,
  type EvCertificateRequest,
  ProviderAway,
} from './contract-provider.ts'
import { httpProvider } from './http.provider.ts'
import type { OcspAnswer } from './ocsp.ts'

type Setting = Pick<
  Selectable<ContractProviderTable>,
  'kind' | 'address' | 'token' | 'timeoutSeconds' | 'acceptsWhenAway'
>

const EMBEDDED = contractProviderKind.code.embedded
/** A car shows its contract before it plugs out again: what was just verified is not asked once more at the start. */
const REMEMBERED_MS = 10 * MINUTE
const MAX_REMEMBERED = 100

export interface ContractVerdict {
  /** The token by which the payer is known here. */
  idToken: string
  /** Absent where the provider is away. */
  status?: CertificateStatus
  /** Why nobody charges by it; absent where it is good. */
  refusal?: Refusal
}

export interface CertificateAnswer extends OcspAnswer {
  /** OCSP response, DER in base64. */
  ocspResult: string
}

/** What a pile can be told of contracts and their certificates. */
export interface PileContracts {
  /** Whether somebody may charge by a contract; nothing where the seller has no provider. */
  authorize(proof: ContractProof): Promise<ContractVerdict | undefined>
  /** The same at the start of a charge, which shows the number alone. */
  atStart(emaid: string): Promise<ContractVerdict | undefined>
  /** Whether a contract with this number was shown here lately. */
  wasShown(emaid: string): boolean
  evCertificate(request: EvCertificateRequest): Promise<EvCertificateAnswer>
  /** Nothing where nobody can say. */
  certificateStatus(name: CertificateName): Promise<CertificateAnswer | undefined>
  signForPile(csr: string): Promise<string | undefined>
}

const refusals = {
  SignatureError: 'blocked',
  CertificateExpired: 'expired',
  CertificateRevoked: 'blocked',
  NoCertificateAvailable: 'unknownToken',
  CertChainError: 'blocked',
  ContractCancelled: 'blocked',
} as const satisfies Record<Exclude<CertificateStatus, 'Accepted'>, Refusal>

/** The contracts of the seller of one pile, for as long as it is connected. */
export function contractsAt(
  platform: Platform,
  { sellerId, pileId, code }: Pick<ChargePoint, 'sellerId' | 'pileId' | 'code'>,
  remark: (text: string) => void,
): PileContracts {
  const shown = new Map<string, { verdict: ContractVerdict; until: number }>()

  async function verdictOf(proof: ContractProof): Promise<ContractVerdict | undefined> {
    const setting = await settingOf(platform, sellerId)
    if (!setting) return undefined
    try {
      const provider = await providerOf(platform, sellerId, setting)
      const { status, idToken = proof.emaid } = await provider.authorize(proof)
      return status === 'Accepted' ? { idToken, status } : { idToken, status, refusal: refusals[status] }
    } catch (error) {
      noteAway(error, setting.acceptsWhenAway === 1 ? 'accepted' : 'refused')
      return setting.acceptsWhenAway === 1
        ? { idToken: proof.emaid }
        : { idToken: proof.emaid, refusal: 'blocked' }
    }
  }

  /** That the provider is away stands beside the frame; anything else is a failure of ours. */
  function noteAway(error: unknown, what: string): void {
    // Without the key that sealed its secrets no provider can be asked.
    if (!(error instanceof ProviderAway || error instanceof Failure)) throw error
    remark(`the contract provider is away: ${what}`)
  }

  /** What a provider says, or nothing where there is none or it is away. */
  async function asked<T>(ask: (provider: ContractProvider) => Promise<T>): Promise<T | undefined> {
    const setting = await settingOf(platform, sellerId)
    if (!setting) return undefined
    try {
      return await ask(await providerOf(platform, sellerId, setting))
    } catch (error) {
      noteAway(error, 'no answer')
      return undefined
    }
  }

  function remember(emaid: string, verdict: ContractVerdict): void {
    const [oldest] = shown.keys()
    if (shown.size >= MAX_REMEMBERED && oldest !== undefined) shown.delete(oldest)
    shown.set(emaidKey(emaid), { verdict, until: platform.now() + REMEMBERED_MS })
  }

  function remembered(emaid: string): ContractVerdict | undefined {
    const found = shown.get(emaidKey(emaid))
    return found && found.until > platform.now() ? found.verdict : undefined
  }

  return {
    async authorize(proof) {
      const verdict = await verdictOf(proof)
      if (verdict) remember(proof.emaid, verdict)
      return verdict
    },
    atStart: async (emaid) => remembered(emaid) ?? verdictOf({ emaid }),
    wasShown: (emaid) => remembered(emaid) !== undefined,
    evCertificate: async (request) =>
      (await asked((provider) => provider.evCertificate(request))) ?? {
        ...{ status: 'Failed', exiResponse: '', reason: 'No contract provider answers' },
      },
    async certificateStatus(name) {
      const kept = await keptStatus(platform, sellerId, keyOf(name))
      const found = kept
        ? { der: kept, isNew: false }
        : await asked((provider) => freshStatus(provider, name))
      const { readOcsp } = await import('./ocsp.ts')
      const answer = found?.der && readOcsp(found.der, name.serialNumber, platform.now())
      if (!found?.der || !answer) return undefined
      const ocspResult = found.der.toString('base64')
      if (found.isNew && answer.nextUpdate !== null)
        await keepStatus(platform, sellerId, keyOf(name), {
          ...{ answer: ocspResult, nextUpdate: answer.nextUpdate },
        })
      return { ...answer, ocspResult }
    },
    signForPile: (csr) => asked((provider) => provider.signForPile(csr, { pileId, code })),
  }
}

async function settingOf({ db }: Platform, sellerId: number): Promise<Setting | undefined> {
  return ofSeller(db, sellerId)
    .from('contractProvider')
    .select(['kind', 'address', 'token', 'timeoutSeconds', 'acceptsWhenAway'])
    .where('isOn', '=', 1)
    .executeTakeFirst()
}

/** The provider of a setting. Its libraries are loaded where there is an embedded one. */
export async function providerOf(
  platform: Platform,
  sellerId: number,
  { kind, address, token, timeoutSeconds }: Setting,
): Promise<ContractProvider> {
  if (kind === EMBEDDED) {
    const { embeddedProvider } = await import('./embedded.provider.ts')
    return embeddedProvider(platform, sellerId)
  }
  const target = {
    owner: sellerId,
    address: address ?? '',
    token: token === null ? null : openSecret(token),
    timeoutMs: timeoutSeconds * 1_000,
  }
  return httpProvider(target)
}

/** An OCSP answer; only one that came from elsewhere is worth keeping. */
async function freshStatus(provider: ContractProvider, name: CertificateName) {
  return { der: await provider.certificateStatus(name), isNew: provider.isRemote }
}

const keyOf = ({ hashAlgorithm, issuerNameHash, issuerKeyHash, serialNumber }: CertificateName) =>
  [hashAlgorithm, issuerNameHash, issuerKeyHash, serialNumber].join(':').toLowerCase()

async function keptStatus(
  { db, now }: Platform,
  sellerId: number,
  certificate: string,
): Promise<Buffer | undefined> {
  const found = await ofSeller(db, sellerId)
    .from('pncStatus')
    .select('answer')
    .where('certificate', '=', certificate)
    .where('nextUpdate', '>', now())
    .executeTakeFirst()
  return found && Buffer.from(found.answer, 'base64')
}

async function keepStatus(
  { db }: Platform,
  sellerId: number,
  certificate: string,
  answer: { answer: string; nextUpdate: number },
): Promise<void> {
  await db
    .insertInto('pncStatus')
    .values({ sellerId, certificate, ...answer })
    .onConflict((conflict) => conflict.columns(['sellerId', 'certificate']).doUpdateSet(answer))
    .execute()
}
