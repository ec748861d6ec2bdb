import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { callResult, changeKind } from '../enumerations/system.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { texts } from '../texts.ts'
import { ById, Id, Timestamp } from '../wire.ts'

/** In English and in Chinese. */
const Words = z.tuple([z.string(), z.string()])

/** One answered write, also a refused one. */
export const OperationLogRow = z.object({
  id: Id,
  ts: Timestamp,
  /** Nothing for what a job did. */
  userId: Id.nullable(),
  userName: z.string().nullable(),
  account: z.string().nullable(),
  /** The page whose right the call needs. */
  pageId: z.string(),
  pageName: z.string(),
  pageNameEn: z.string(),
  actionName: z.string(),
  actionNameEn: z.string(),
  /** The first record that was changed, and how many there were. */
  recordTable: z.string().nullable(),
  recordId: Id.nullable(),
  records: z.int(),
  resultCode: codeOf(callResult),
  ip: z.string(),
  costMs: z.int(),
})

const ChangedField = z.object({ label: Words, before: Words.nullable(), after: Words.nullable() })

export const OperationLogDetail = OperationLogRow.extend({
  requestId: z.string(),
  path: z.string(),
  changes: z.array(
    z.object({
      table: z.string(),
      /** What kind of record it is. */
      what: Words,
      recordId: Id,
      /** How people know the record; nothing where it is not to be seen. */
      name: z.string().nullable(),
      kind: codeOf(changeKind),
      fields: z.array(ChangedField),
    }),
  ),
  /** What was asked, for a call that changed nothing. */
  asked: z.array(ChangedField.pick({ label: true, after: true })),
  /** Whether it can be taken back, as far as is known before it is tried; nothing for who may not. */
  undo: z.object({ refusal: Words.nullable() }).nullable(),
})

export const OperationLogFilter = z.object({
  tsFrom: filter.from(),
  tsTo: filter.to(),
  userId: filter.ids(),
  pageId: filter.texts(),
  resultCode: filter.codes(callResult),
  ip: filter.text(),
  requestId: filter.text(),
  /** All that happened to one record. */
  recordId: filter.ids(),
})

/** Why a change stays as it is. */
export const undoRefusals = texts({
  'undo.nothing': ['Nothing was changed here', '此操作未产生修改'],
  'undo.ownRules': [
    'This change follows rules of its own: undo it with the actions of its page',
    '此修改有其自身的规则，请在所属页面中处理',
  ],
  'undo.followed': ['This record has been changed since', '该记录之后已被修改'],
  'undo.secret': ['The previous value is a secret and is not stored', '修改前的值属于机密，未予保存'],
})

const sortable = ['ts', 'costMs'] as const
const at = service('system-service/operationLog')

export const operationLog = {
  page: at('page', 'operationLog').takes(paged(OperationLogFilter, sortable)).gives(pageOf(OperationLogRow)),
  get: at('get', 'operationLog').takes(ById).gives(OperationLogDetail),
  /** For the filter: whoever has changed something. */
  people: at('people', 'operationLog').gives(
    z.array(z.object({ id: Id, name: z.string(), account: z.string() })),
  ),
  /**
   * Restores the state before a change by the opposite call, with all its checks, and with the rights of both. What no
   * call takes back, such as money and life cycles, is refused.
   */
  undo: at('undo', 'operationLog')
    .takes(ById)
    .fails('record.stale', 'record.duplicate', 'record.inUse', 'transition.notAllowed', undoRefusals)
    .writes(),
  export: at('export', 'operationLog:export')
    .takes(exported(OperationLogFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type OperationLogRow = z.input<typeof OperationLogRow>
export type OperationLogDetail = z.input<typeof OperationLogDetail>
