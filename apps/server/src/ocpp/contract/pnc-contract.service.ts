import { randomInt } from 'node:crypto'
import { contractProviderKind, contractState } from '@ampdeck/api/enumerations/interface'
import { emaidKey, type pncContract, pncContractLife } from '@ampdeck/api/member/pnc-contract'
import { DAY } from '@ampdeck/api/time'
import type { Rows } from '../../database/rows.ts'
import { platformOf, type Request } from '../../http/context.ts'
import { authoritiesOf, issueBy, newKeys, readRequest } from './authority.ts'
import { serialKey } from './certificate-name.ts'
import { one } from './pnc-contract.store.ts'

type Issue = Request<typeof pncContract.save>

const { valid } = contractState.code
const MONTH_MS = (365 * DAY) / 12
const DIGITS = 8

/** Issues a certificate for the contract of a card; the private key, where one is made, is given once. */
export async function issueContract(request: Issue) {
  const { rows, input, caller, now, fail } = request
  const { id: cardId } = await rows.get('card', input.cardId)
  const provider = await rows.from('contractProvider').select(['isOn', 'kind', 'partyId']).executeTakeFirst()
  if (provider?.isOn !== 1 || provider.kind !== contractProviderKind.code.embedded)
    throw fail('contract.notEmbedded')
  const emaid = input.emaid ? input.emaid.replaceAll('-', '') : await freeEmaid(rows, provider.partyId)
  await checkOwner(request, emaid)
  const asked = input.csr === null ? undefined : await readRequest(input.csr)
  if (input.csr !== null && !asked) throw fail('contract.csr', [{ path: ['csr'], message: 'contract.csr' }])
  const made = asked ? undefined : await newKeys()
  const publicKey = asked?.publicKey ?? made?.publicKey
  if (!publicKey) throw new Error('A certificate needs a key')
  const { moSub } = await authoritiesOf(platformOf({ rows, now }), caller.sellerId)
  const until = now + Math.round(input.months * MONTH_MS)
  const { certificate, chain } = await issueBy(moSub, { commonName: emaid, publicKey, now, until })
  const id = await rows.insert('pncContract', {
    ...{ cardId, emaid, emaidKey: emaidKey(emaid), serial: serialKey(certificate.serialNumber) },
    ...{ state: valid, validTo: certificate.notAfter.getTime(), endTime: null },
  })
  return { ...(await one(rows, id)), chain, privateKey: made?.privateKey ?? null }
}

/** An eMAID is one card's, also after its contract has ended. */
async function checkOwner({ rows, input, fail }: Issue, emaid: string): Promise<void> {
  const other = await rows
    .from('pncContract')
    .select('pncContract.id')
    .where('emaidKey', '=', emaidKey(emaid))
    .where('cardId', '<>', input.cardId)
    .executeTakeFirst()
  if (other) throw fail('contract.emaid', [{ path: ['emaid'], message: 'contract.emaid' }])
}

async function freeEmaid(rows: Rows, partyId: string): Promise<string> {
  const emaid = `${partyId}C${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`
  const taken = await rows
    .from('pncContract')
    .select('pncContract.id')
    .where('emaidKey', '=', emaidKey(emaid))
    .executeTakeFirst()
  return taken ? freeEmaid(rows, partyId) : emaid
}

/** For good: a contract that goes on is issued anew. */
export async function end(
  { rows, input, now }: Request<typeof pncContract.cancel>,
  step: keyof typeof pncContractLife,
) {
  await rows.move('pncContract', pncContractLife[step], input, { endTime: now })
  return one(rows, input.id)
}
