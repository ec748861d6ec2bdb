import type { notice } from '@ampdeck/api/system/notice'
import { orderOf, readPage } from '../../database/page.ts'
import type { Context, Request } from '../../http/context.ts'
import { approvalsOf } from '../../todo/todo.service.ts'
import * as store from './notice.store.ts'

/** What the caller is told, the newest first. */
export async function page({ rows, caller, input }: Request<typeof notice.page>) {
  const order = orderOf(input, 'notice', { by: 'notice.createTime', order: 'desc' })
  return readPage(rows.db, store.seenBy(rows, caller.userId), input, { ...order, id: 'notice.id' })
}

/** What the bell counts. */
export async function unread(context: Context) {
  const { rows, caller } = context
  const [notices, approvals] = await Promise.all([store.unreadBy(rows, caller.userId), approvalsOf(context)])
  return { count: notices.length, approvals }
}

/** Reading twice is reading once. */
export async function read({ rows, caller, input, now }: Request<typeof notice.read>) {
  const found = await store.byId(rows, caller.userId, input.id)
  await store.recordRead(rows, [found], { userId: caller.userId, ts: now })
  return null
}

export async function readAll({ rows, caller, now }: Context) {
  await store.recordRead(rows, await store.unreadBy(rows, caller.userId), { userId: caller.userId, ts: now })
  return null
}
