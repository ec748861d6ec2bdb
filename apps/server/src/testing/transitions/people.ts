import type { TestApp } from '../test-app.ts'

/** Four people who may do everything, so that a refusal is for what they have done, and two who may not. */
export interface People {
  first: string
  second: string
  third: string
  fourth: string
  /** Every menu and no button. */
  viewer: string
  /** The other seller's admin. */
  stranger: string
}

const SKYLINE = 10_001
const accounts = { first: 'admin', second: 'finance', third: 'finance2', fourth: 'newcomer' } as const

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
  const tokens = {} as People
  for (const [name, account] of Object.entries(accounts))
    tokens[name as keyof typeof accounts] = await server.login(account)
  return { ...tokens, viewer: await server.login('viewer'), stranger: await server.login('admin', '10002') }
}
