import { contractState } from '@ampdeck/api/enumerations/interface'
import { emaidKey } from '@ampdeck/api/member/pnc-contract'
import { DAY } from '@ampdeck/api/time'
import type { Selectable } from 'kysely'
import { ofSeller } from '../../database/of-seller.ts'
import type { Platform } from '../../database/platform.ts'
import { type Authorities, authoritiesOf, issueBy, readRequest, serverUsages } from './authority.ts'
import { isIssuedBy, serialKey } from './certificate-name.ts'
import { followChain } from './chain.ts'
import type { PncContractTable } from './contract-provider.table.ts'
import type {
  CertificateName,
  CertificateStatus,
  ContractProof,
  ContractProvider,
  PileName,
} from './contract-provider.ts'
import { type CertificateState, ocspResponse } from './ocsp.ts'

type Contract = Selectable<PncContractTable>

const { valid: VALID, cancelled: CANCELLED } = contractState.code
/** How long an OCSP answer holds: a revoked contract is known everywhere after that. */
const STATUS_MS = DAY
const PILE_CERTIFICATE_MS = 60 * DAY

/** The seller's own contracts and the CAs that vouch for them. */
export function embeddedProvider(platform: Platform, sellerId: number): ContractProvider {
  const { db, now } = platform
  const authorities = () => authoritiesOf(platform, sellerId)

  const contractsWith = (column: 'emaidKey' | 'serial', value: string) =>
    ofSeller(db, sellerId)
      .from('pncContract')
      .selectAll()
      .where(column, '=', value)
      .orderBy('validTo', 'desc')
      .execute()

  /** The holder of a contract is the card's. */
  async function cardNoOf({ cardId }: Contract): Promise<string | undefined> {
    const card = await ofSeller(db, sellerId)
      .from('card')
      .select('cardNo')
      .where('id', '=', cardId)
      .executeTakeFirst()
    return card?.cardNo
  }

  async function authorize({ emaid, hashes, chain }: ContractProof) {
    const contracts = await contractsWith('emaidKey', emaidKey(emaid))
    const own = contracts[0]
    const shown =
      chain !== undefined
        ? await serialOfChain(await authorities(), chain, now())
        : hashes && leafOf(await authorities(), hashes)
    const idToken = own && (await cardNoOf(own))
    const answer = (status: CertificateStatus) => ({ status, idToken })
    if (typeof shown === 'string') return answer(shown)
    // Shown is the certificate of this contract, not of another one.
    const contract = shown ? contracts.find(({ serial }) => serial === shown.serial) : best(contracts)
    return answer(contract ? statusOf(contract, now()) : 'NoCertificateAvailable')
  }

  async function stateOf(name: CertificateName): Promise<[keyof Authorities, CertificateState] | undefined> {
    const all = await authorities()
    const serial = serialKey(name.serialNumber)
    const issuer = kindOf(all, name)
    if (!issuer) return undefined
    if (issuer === 'moSub') {
      const [contract] = await contractsWith('serial', serial)
      return [issuer, contract ? ocspStateOf(contract) : { state: 'unknown' }]
    }
    if (issuer === 'cpoSub') return [issuer, { state: (await isOfPile(serial)) ? 'good' : 'unknown' }]
    const sub = all[issuer === 'moRoot' ? 'moSub' : 'cpoSub']
    const isKnown = [sub, all[issuer]].some(
      ({ certificate }) => serialKey(certificate.serialNumber) === serial,
    )
    return [issuer, { state: isKnown ? 'good' : 'unknown' }]
  }

  async function isOfPile(serial: string): Promise<boolean> {
    const found = await ofSeller(db, sellerId)
      .from('pncPileCertificate')
      .select('pileId')
      .where('serial', '=', serial)
      .executeTakeFirst()
    return found !== undefined
  }

  async function signForPile(csr: string, { pileId, code }: PileName) {
    const request = await readRequest(csr)
    const [name, ...others] = request?.subjectName.getField('CN') ?? []
    // A pile signs for itself alone.
    if (!request || name !== code || others.length > 0) return undefined
    const until = now() + PILE_CERTIFICATE_MS
    const { certificate, chain } = await issueBy((await authorities()).cpoSub, {
      ...{ commonName: code, publicKey: request.publicKey, now: now(), until, usages: serverUsages },
    })
    const serial = serialKey(certificate.serialNumber)
    await db
      .insertInto('pncPileCertificate')
      .values({ sellerId, serial, pileId, validTo: certificate.notAfter.getTime(), createTime: now() })
      .execute()
    return chain
  }

  return {
    isRemote: false,
    authorize,
    signForPile,
    // What a car asks here is EXI of ISO 15118, which nobody here reads.
    evCertificate: async () => ({
      status: 'Failed',
      exiResponse: '',
      reason: 'The embedded contract provider reads no EXI',
    }),
    async certificateStatus(name) {
      const found = await stateOf(name)
      if (!found) return undefined
      const [issuer, state] = found
      const { certificate, privateKey } = (await authorities())[issuer]
      return ocspResponse(name, state, {
        ...{ certificate: certificate.toString('pem'), privateKey },
        ...{ thisUpdate: now(), nextUpdate: now() + STATUS_MS },
      })
    },
  }
}

function kindOf(authorities: Authorities, name: CertificateName) {
  const kinds = Object.keys(authorities) as (keyof Authorities)[]
  return kinds.find((kind) => isIssuedBy(name, authorities[kind].certificate))
}

/** The contract's certificate among the hashes, all of which must be of the chain of contracts. */
function leafOf(
  authorities: Authorities,
  hashes: readonly CertificateName[],
): { serial: string } | CertificateStatus {
  const { moRoot, moSub } = authorities
  const subSerial = serialKey(moSub.certificate.serialNumber)
  let leaf: { serial: string } | undefined
  for (const name of hashes) {
    const serial = serialKey(name.serialNumber)
    if (isIssuedBy(name, moSub.certificate)) leaf = { serial }
    else if (!isIssuedBy(name, moRoot.certificate) || ![subSerial, rootSerial(moRoot)].includes(serial))
      return 'CertChainError'
  }
  return leaf ?? 'NoCertificateAvailable'
}

const rootSerial = ({ certificate }: Authorities['moRoot']) => serialKey(certificate.serialNumber)

async function serialOfChain(
  { moRoot, moSub }: Authorities,
  chain: string,
  now: number,
): Promise<{ serial: string } | CertificateStatus> {
  const found = await followChain(chain, { root: moRoot.certificate, known: [moSub.certificate], now })
  return typeof found === 'string' ? found : { serial: serialKey(found.serialNumber) }
}

/** Of several certificates of a contract the one that is still good, else the newest. */
const best = (contracts: readonly Contract[]) =>
  contracts.find(({ state }) => state === VALID) ?? contracts[0]

function statusOf({ state, validTo }: Contract, now: number): CertificateStatus {
  if (state === VALID) return validTo < now ? 'CertificateExpired' : 'Accepted'
  return state === CANCELLED ? 'ContractCancelled' : 'CertificateRevoked'
}

function ocspStateOf({ state, endTime }: Contract): CertificateState {
  if (state === VALID) return { state: 'good' }
  return { state: 'revoked', isCompromised: state !== CANCELLED, ...(endTime !== null && { since: endTime }) }
}
