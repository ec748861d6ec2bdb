import { tokenHashOf } from '../../access/session.store.ts'
import { ofSeller } from '../../database/of-seller.ts'
import type { Rows } from '../../database/rows.ts'
import { Failure } from '../../foundation/failure.ts'
import { openSecret } from '../../foundation/secrets.ts'

/** Where the browser ends the provider's session of a token; nothing where the seller does not want that. */
export async function providerLogoutOf(
  { db }: Pick<Rows, 'db'>,
  { sellerId, token }: { sellerId: number; token: string },
): Promise<string | undefined> {
  const found = await ofSeller(db, sellerId)
    .from('session')
    .select('providerLogout')
    .where('tokenHash', '=', tokenHashOf(token))
    .where('providerLogout', 'is not', null)
    .executeTakeFirst()
  if (!found?.providerLogout) return undefined
  const setting = await ofSeller(db, sellerId).from('singleSignOn').select('endsSession').executeTakeFirst()
  return setting?.endsSession === 1 ? opened(found.providerLogout) : undefined
}

function opened(sealed: string): string | undefined {
  try {
    return openSecret(sealed)
  } catch (error) {
    // Whoever wants to leave is not kept by a lost key.
    if (error instanceof Failure) return undefined
    throw error
  }
}
