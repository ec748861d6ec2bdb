import { sql } from 'kysely'

/** How a session was proven: by the first step alone, by a second one, or by somebody else's log-in. */
export type SessionProof = 'first' | 'app' | 'recovery' | 'passkey' | 'provider'

/** Whether the person whose seller and number these columns hold has proven an authenticator app or a passkey. */
export const hasSecondFactor = (seller: string, user: string) => sql<boolean>`
  (exists (select 1 from second_factor f where f.seller_id = ${sql.ref(seller)} and f.user_id = ${sql.ref(user)}
    and f.proven_time is not null)
  or exists (select 1 from passkey p where p.seller_id = ${sql.ref(seller)} and p.user_id = ${sql.ref(user)}))`

/**
 * Whether a session may do nothing before a second factor is set up: the seller or a role demands one and the person
 * has none. The seller's own provider asks for its own. For queries over `session`, `seller` and the user as `user`.
 */
export const lacksSecondFactor = sql<boolean>`
  (seller.second_factor = 1 or exists (select 1 from role where role.seller_id = session.seller_id
    and role.id = any("user".role_ids) and role.second_factor = 1 and role.deleted = 0))
  and session.proof <> 'provider' and not ${hasSecondFactor('session.seller_id', 'session.user_id')}`
