import { partOf } from '@ampdeck/api/contract'
import { sellerState, userStanding } from '@ampdeck/api/enumerations/system'
import { type MessagePush, message } from '@ampdeck/api/parser/message'
import { sellerAdmin, sellerLife } from '@ampdeck/api/system/seller-admin'
import { userAdmin } from '@ampdeck/api/system/user-admin'
import { HOUR } from '@ampdeck/api/time'
import { md5 } from '../test-app.ts'
import { SKYLINE } from './people.ts'
import type { Bench, Made, Transition } from './transition.ts'

const password = md5('Kaichu26')
const { enabled, firstLogin, locked, disabled } = userStanding.code
let people = 0
let sellers = 0

/** What makes a user stand so. */
const putUser = ({ server: { db, clock } }: Bench, id: number, standing: string | number) =>
  db
    .updateTable('accountUser')
    .set({
      state: standing === disabled ? 2 : 1,
      lockedUntil: standing === locked ? clock.now + HOUR : null,
      isFirstLogin: standing === firstLogin ? 1 : 0,
    })
    .where('id', '=', id)
    .execute()

/** A copy of somebody who may read, with an account of its own. */
async function user(bench: Bench, standing: string | number): Promise<Made> {
  const { db, newId } = bench.server.platform
  const viewer = await db
    .selectFrom('accountUser')
    .selectAll()
    .where(({ and }) => and({ account: 'viewer', sellerId: SKYLINE }))
    .executeTakeFirstOrThrow()
  const id = newId()
  await db
    .insertInto('accountUser')
    .values({ ...viewer, id, account: `person${++people}` })
    .execute()
  await putUser(bench, id, standing)
  return { id, body: { password } }
}

/** A seller below the first one. */
async function seller(bench: Bench, state: string | number): Promise<Made> {
  const draft = {
    ...{ sellerNumber: `T${++sellers}`, name: '示例分公司', nameEn: 'Example branch', contact: '李明' },
    ...{ phone: '13900001111', cityCode: '440300', password },
  }
  const { id, version } = await bench.ask(sellerAdmin.save, draft)
  await bench.server.db
    .updateTable('seller')
    .set({ state: Number(state) })
    .where('id', '=', id)
    .execute()
  return { id, version }
}

/** A frame that goes to another platform. */
async function push({ server: { platform, db, clock } }: Bench, state: string | number): Promise<Made> {
  const pile = await db
    .selectFrom('pile')
    .select(['id as pileId', 'code as pileCode', 'stationId'])
    .where('sellerId', '=', SKYLINE)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const id = platform.newId()
  const frame = { direction: 2, frameType: null, action: null, messageId: null, pairId: null }
  await db
    .insertInto('message')
    .values({
      ...{ sellerId: SKYLINE, id, ...pile, ...frame, protocol: 1, raw: '{}', ts: clock.now },
      ...{ latencyMs: null, schemaError: null, pushTarget: 'http://127.0.0.1:1/' },
      pushStatus: Number(state),
    } as never)
    .execute()
  return { id }
}

async function shownPush({ ask }: Bench, id: number) {
  const { records } = await ask<{ records: MessagePush[] }>(message.repushPage, { pageSize: 100 })
  return records.find((one) => one.id === id)
}

/** Who may come in (domain.md §4 LC 23, 23c), and what goes out. */
export const systemTransitions: readonly Transition[] = [
  ...(['enable', 'disable', 'unlock', 'resetPassword', 'viewAs', 'delete'] as const).map(
    (name): Transition => ({
      ...{ life: '23 User', name, call: userAdmin[name], table: 'accountUser' },
      ...(name === 'enable' || name === 'unlock' ? { to: enabled } : {}),
      ...(name === 'viewAs' && { repeats: true }),
      ...{ put: putUser, make: user },
    }),
  ),
  ...(['enable', 'forbid'] as const).map(
    (name): Transition => ({
      ...{
        life: '23c Seller',
        name,
        call: partOf(sellerAdmin.enableOrForbid, sellerLife[name]),
        table: 'seller',
      },
      make: async (bench, from) => {
        const { id } = await seller(bench, from)
        return { id, body: { state: sellerState.code[name === 'enable' ? 'enabled' : 'forbidden'] } }
      },
    }),
  ),
  {
    ...{ life: '23c Seller', name: 'limit its rights', call: sellerAdmin.savePermissions, table: 'seller' },
    make: async (bench, state) => ({ ...(await seller(bench, state)), body: { permissions: ['pileList'] } }),
  },
  {
    ...{ life: '23c Seller', name: 'reset its password', call: sellerAdmin.resetPassword, table: 'seller' },
    ...{ repeats: true },
    make: async (bench, state) => ({ id: (await seller(bench, state)).id, body: { password } }),
  },
  {
    ...{ life: 'Message push', name: 'push again', call: message.repush, table: 'message' },
    ...{ read: shownPush, make: push },
  },
]
