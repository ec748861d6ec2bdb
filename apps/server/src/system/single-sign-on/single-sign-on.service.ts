import type { singleSignOn } from '@ampdeck/api/system/single-sign-on'
import { sql } from 'kysely'
import { mayDoAll } from '../../access/caller.ts'
import type { Rows } from '../../database/rows.ts'
import { nameKey } from '../../database/sort-key.ts'
import { sealSecret } from '../../foundation/secrets.ts'
import type { Handler, Request } from '../../http/context.ts'
import { ProviderUnusable, readProvider } from './provider.ts'

type Save = Request<typeof singleSignOn.save>

const found = (rows: Rows) => rows.from('singleSignOn').selectAll().executeTakeFirst()

/** The settings without the secret, of which only is said that there is one. */
export async function read(rows: Rows) {
  const setting = await found(rows)
  if (!setting) return null
  const { clientSecret, ...rest } = setting
  return { ...rest, hasSecret: clientSecret !== null }
}

export function roles(rows: Rows) {
  return rows.from('role').select(['id', 'name', 'nameEn']).orderBy(nameKey('name')).orderBy('id').execute()
}

/** Asks the provider whether people can log in there, before anything is kept. */
export async function checkProvider({
  caller: { sellerId },
  input,
  now,
  fail,
}: Save): Promise<Handler<typeof singleSignOn.save>> {
  try {
    await readProvider({ ...input, sellerId }, now)
  } catch (error) {
    if (!(error instanceof ProviderUnusable)) throw error
    const reason = `provider.${error.reason}` as const
    throw fail(reason, [{ path: ['issuer'], message: reason }])
  }
  return save
}

/** Keeps the settings; nobody gives a group more than one has oneself. */
async function save(request: Save) {
  const { rows, input } = request
  await checkRoles(request)
  const present = await found(rows)
  const { version, clientSecret: typed, roles: map, ...draft } = input
  const clientSecret = typed ? sealSecret(typed) : (present?.clientSecret ?? null)
  const values = { ...draft, clientSecret, roles: JSON.stringify(map) }
  if (present)
    await rows.update('singleSignOn', { id: present.id, version: version ?? present.version }, values)
  else await rows.insert('singleSignOn', values)
  const saved = await read(rows)
  if (!saved) throw new Error('The settings that were just written are gone')
  return saved
}

async function checkRoles({ rows, caller, input, fail }: Save): Promise<void> {
  const wanted = [...new Set(input.roles.map(({ roleId }) => roleId))]
  const known = await rows
    .from('role')
    .select('permissions')
    .where('id', '=', sql<number>`any(${wanted}::bigint[])`)
    .execute()
  const keys = known.flatMap(({ permissions }) => permissions)
  if (known.length < wanted.length || (wanted.length > 0 && !mayDoAll(caller, keys)))
    throw fail('provider.roleBeyondOwn', [{ path: ['roles'], message: 'provider.roleBeyondOwn' }])
}
