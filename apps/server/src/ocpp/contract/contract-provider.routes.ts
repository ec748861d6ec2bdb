import { contractProviderKind } from '@ampdeck/api/enumerations/interface'
import { contractProvider } from '@ampdeck/api/system/contract-provider'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import { Failure, failures } from '../../foundation/failure.ts'
import { sealSecret } from '../../foundation/secrets.ts'
import { mayCallOut, NoAnswer } from '../../gateways/outgoing.ts'
import { platformOf, type Request } from '../../http/context.ts'
import type { Routes } from '../../http/routes.ts'
import { serve } from '../../http/serve.ts'
import { ProviderAway } from './contract-provider.ts'
import { providerOf } from './contracts.ts'

const { embedded: EMBEDDED, http: HTTP } = contractProviderKind.code
/** Nobody has this contract: asking about it changes and reveals nothing. */
const NOBODY = 'XX000C000000000'

type Save = Request<typeof contractProvider.save>

export const routes: Routes = (app, server) => {
  serve(app, server, contractProvider, {
    get: ({ rows }) => read(rows),
    roots: async ({ rows, caller, now }) => {
      const setting = await found(rows)
      if (setting?.kind !== EMBEDDED) return null
      const { authoritiesOf } = await import('./authority.ts')
      const { moRoot, v2gRoot } = await authoritiesOf(platformOf({ rows, now }), caller.sellerId)
      return { mo: moRoot.certificate.toString('pem'), v2g: v2gRoot.certificate.toString('pem') }
    },
    test: async ({ rows, caller, now }) => {
      const started = performance.now()
      const answer = await triedAnswer(rows, caller.sellerId, now)
      return { ...answer, costMs: Math.round(performance.now() - started) }
    },
    save,
  })
}

const found = (rows: Rows) => rows.from('contractProvider').selectAll().executeTakeFirst()

/** The settings without the token, of which only is said that there is one. */
async function read(rows: Rows) {
  const setting = await found(rows)
  if (!setting) return null
  const { token, ...rest } = setting
  return { ...rest, hasToken: token !== null }
}

async function save({ rows, input, caller }: Save) {
  const { version, token: typed, ...draft } = input
  if (draft.kind === HTTP && (draft.address === null || !mayCallOut(caller.sellerId, draft.address)))
    throw failures.invalid([{ path: ['address'], message: draft.address === null ? 'empty' : 'https' }])
  const present = await found(rows)
  // A token goes to the address for which it was typed, and to no other.
  const keptToken = present?.address === draft.address ? present.token : null
  const values = { ...draft, token: typed ? sealSecret(typed) : keptToken }
  if (present)
    await rows.update('contractProvider', { id: present.id, version: version ?? present.version }, values)
  else await rows.insert('contractProvider', values)
  // Another provider answers anew.
  await ofSeller(rows.db, caller.sellerId).delete('pncStatus').execute()
  const saved = await read(rows)
  if (!saved) throw new Error('The settings that were just written are gone')
  return saved
}

/** What the provider says of a contract that nobody has. */
async function triedAnswer(rows: Rows, sellerId: number, now: number) {
  const setting = await found(rows)
  if (!setting) return { isFine: false, answer: 'NOT_SET_UP' }
  try {
    const provider = await providerOf(platformOf({ rows, now }), sellerId, setting)
    const { status } = await provider.authorize({ emaid: NOBODY, hashes: [] })
    return { isFine: status !== 'Accepted', answer: status }
  } catch (error) {
    if (error instanceof ProviderAway || error instanceof Failure)
      return { isFine: false, answer: reasonOf(error) }
    throw error
  }
}

const answers = {
  address: 'ADDRESS_NOT_ALLOWED',
  timeout: 'TIMEOUT',
  tooLong: 'ANSWER_TOO_LONG',
  unreachable: 'NO_ANSWER',
} as const satisfies Record<NoAnswer['reason'], string>

/** Without the address and what it has answered: both may hold more than who asks may see. */
function reasonOf(error: Error): string {
  const { cause } = error
  if (cause instanceof NoAnswer) return answers[cause.reason]
  if (cause instanceof Error && /^The answer was \d+$/.test(cause.message)) return cause.message
  return error instanceof Failure ? error.message : 'NO_ANSWER'
}
