import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { callResult } from '../enumerations/system.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { Id, Timestamp } from '../wire.ts'

/** One attempt to log in. */
export const LoginLogRow = z.object({
  id: Id,
  ts: Timestamp,
  /** As it was typed: also one that does not exist. */
  account: z.string(),
  userName: z.string().nullable(),
  resultCode: codeOf(callResult),
  ip: z.string(),
  /** `Chrome 141`, `Windows`; empty where the device did not say. */
  browser: z.string(),
  system: z.string(),
})

export const LoginLogFilter = z.object({
  account: filter.text(),
  resultCode: filter.codes(callResult),
  ip: filter.text(),
  tsFrom: filter.from(),
  tsTo: filter.to(),
})

const sortable = ['ts'] as const
const at = service('system-service/loginLog')

export const loginLog = {
  page: at('page', 'loginLog').takes(paged(LoginLogFilter, sortable)).gives(pageOf(LoginLogRow)),
  export: at('export', 'loginLog:export')
    .takes(exported(LoginLogFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type LoginLogRow = z.input<typeof LoginLogRow>
