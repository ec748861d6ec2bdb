import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { alarmLevel } from '../enumerations/operation.ts'
import { paged, pageOf } from '../paging.ts'
import { Todo } from '../statistics/todo.ts'
import { ById, Id, Timestamp } from '../wire.ts'

/** Something that everybody of a seller is told, or one person, as whoever is told sees it. */
export const Notice = z.object({
  id: Id,
  title: z.string(),
  titleEn: z.string().nullable(),
  content: z.string(),
  contentEn: z.string().nullable(),
  /** How much it matters, by the levels of alarms. */
  level: codeOf(alarmLevel),
  /** The record that it is about, and the page that shows it by its number. */
  record: z.object({ page: z.string(), id: Id }).nullable(),
  /** Whether the caller has read it. */
  isRead: z.boolean(),
  createTime: Timestamp,
})

const at = service('system-service/notice')

export const notice = {
  /** The newest first. */
  page: at('page', 'signedIn')
    .takes(paged(z.object({}), ['createTime']))
    .gives(pageOf(Notice)),
  /** How many the caller has not read, and the decisions that wait for the caller. */
  unread: at('unread', 'signedIn').gives(z.object({ count: z.int(), approvals: z.array(Todo) })),
  read: at('read', 'signedIn').takes(ById).writes(),
  readAll: at('readAll', 'signedIn').writes(),
}

export type Notice = z.input<typeof Notice>
