import type { TestApp } from '../test-app.ts'

/** Four people who may do everything, so that a refusal is for what they have done. */
export type Person = 'first' | 'second' | 'third' | 'fourth'

/** Their tokens, and those of two who may not. */
export interface People extends Record<Person, string> {
  /** Every menu and no button. */
  viewer: string
  /** The other seller's admin. */
  stranger: string
  ids: Readonly<Record<Person, number>>
}

/** The seller whose records are made. */
export const SKYLINE = 10_001
const accounts: Record<Person, string> = {
  ...{ first: 'admin', second: 'finance', third: 'finance2', fourth: 'newcomer' },
}
export const persons = Object.keys(accounts) as Person[]

export async function logIn(server: TestApp): Promise<People> {
  const ofSkyline = server.db
    .selectFrom('accountUser')
    .select('roleIds')
    .where(({ and }) => and({ account: accounts.first, sellerId: SKYLINE }))
  const { roleIds } = await ofSkyline.executeTakeFirstOrThrow()
  await server.db
    .updateTable('accountUser')
    .set({ roleIds, isFirstLogin: 0 })
    .where('account', 'in', Object.values(accounts))
    .where('sellerId', '=', SKYLINE)
    .execute()
  const [tokens, ids] = [{} as Record<Person, string>, {} as Record<Person, number>]
  for (const person of persons) {
    tokens[person] = await server.login(accounts[person])
    const { id } = await server.db
      .selectFrom('accountUser')
      .select('id')
      .where(({ and }) => and({ account: accounts[person], sellerId: SKYLINE }))
      .executeTakeFirstOrThrow()
    ids[person] = id
  }
  const viewer = await server.login('viewer')
  return { ...tokens, ids, viewer, stranger: await server.login('admin', '10002') }
}
