import type { exportTimingManagement } from '@ampdeck/api/config/export-timing'
import { formatDate, parseTimestamp } from '@ampdeck/api/time'
import { timingExport } from '@ampdeck/validation/forms'
import { issueCode } from '@ampdeck/validation/issue'
import { mayCall } from '../../access/caller.ts'
import { readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { savedParams } from './timed-params.ts'
import { pathOf, timedReport } from './timed-report.ts'
import { lastRuns, type Timing } from './timing.store.ts'
import { nextRun } from './timing-dates.ts'

type Calls = typeof exportTimingManagement

/** As many timed reports as one person can still look after. */
const MAX = 100

export async function pages({ rows, caller, input }: Request<Calls['pages']>) {
  const query = rows.from('exportTiming').selectAll().where('createUser', '=', caller.userId)
  const page = await readPage(rows.db, query, input, {
    by: `exportTiming.${input.sortField ?? 'nextDate'}`,
    order: input.sortOrder ?? 'asc',
    id: 'exportTiming.id',
  })
  const ids = page.records.map(({ id }) => id)
  const last = await lastRuns(rows.db, rows.sellerId, ids)
  const titles = await Promise.all(page.records.map((timing) => titleOf(rows, timing)))
  const records = page.records.map((timing, nth) => ({
    ...shown(timing),
    title: titles[nth] ?? null,
    nextTime: parseTimestamp(`${timing.nextDate} 06:00:00`),
    last: last.get(timing.id) ?? null,
  }))
  return { ...page, records }
}

/** What a composed report is called now. */
async function titleOf(rows: Rows, { exportUrl, exportParams }: Timing): Promise<string | undefined> {
  const report = await timedReport(exportUrl)
  const composed = report?.report.composed
  const params = composed && report.call.input.safeParse(savedParams(exportParams))
  return composed && params?.success ? composed.nameOf(rows, params.data as never) : undefined
}

export async function getByName({ rows, caller, input }: Request<Calls['getByName']>) {
  const found = await rows
    .from('exportTiming')
    .selectAll()
    .where('createUser', '=', caller.userId)
    .where('name', '=', input.name)
    .executeTakeFirst()
  return found ? shown(found) : null
}

/** Saves a timing of the caller. It may report only what the caller may export. */
export async function updateOrSave(request: Request<Calls['updateOrSave']>) {
  const { rows, input, language, fail } = request
  await checkReport(request)
  const found = await findOwn(request)
  const plan = checkPlan(request, found?.startDate)
  const isNewPlan = found?.startDate !== plan.startDate || found.timingCycle !== plan.timingCycle
  const values = {
    ...plan,
    name: input.name,
    exportParams: input.exportParams,
    exportUrl: pathOf(input.exportUrl),
    emailList: JSON.stringify(plan.emailList.filter(({ email }) => email !== '')),
    language,
    ...(isNewPlan ? { nextDate: nextRun(plan.startDate, plan.timingCycle, plan.startDate) } : {}),
  }
  if (found) {
    const at = { id: found.id, version: input.version ?? undefined }
    await rows.update('exportTiming', at, values).catch(refuseDuplicate(fail))
    return shown(await rows.get('exportTiming', found.id))
  }
  await refuseTooMany(request)
  const nextDate = nextRun(plan.startDate, plan.timingCycle, plan.startDate)
  const id = await rows.insert('exportTiming', { ...values, nextDate }).catch(refuseDuplicate(fail))
  return shown(await rows.get('exportTiming', id))
}

/** Somebody else's timing does not exist for the caller. */
export async function remove({ rows, caller, input }: Request<Calls['delete']>) {
  const found = await rows.get('exportTiming', input.id)
  if (found.createUser !== caller.userId) throw failures.notFound()
  await rows.remove('exportTiming', input.id)
  return null
}

export async function items({ rows, caller, input }: Request<Calls['items']>) {
  const timing = await rows.get('exportTiming', input.id)
  if (timing.createUser !== caller.userId) throw failures.notFound()
  const query = rows.from('timingItem').selectAll().where('timingId', '=', timing.id)
  return readPage(rows.db, query, input, {
    by: 'timingItem.startDate',
    order: input.sortOrder ?? 'desc',
    id: 'timingItem.id',
  })
}

/** The report must be one that can be exported, with a filter that it takes, by somebody who may. */
async function checkReport({ caller, input }: Request<Calls['updateOrSave']>): Promise<void> {
  const report = await timedReport(input.exportUrl)
  if (!report) throw failures.invalid([{ path: ['exportUrl'], message: 'timing.report' }])
  if (!mayCall(caller.grants, report.call.permission)) throw failures.forbidden()
  const params = savedParams(input.exportParams)
  if (!params || !report.call.input.safeParse(params).success)
    throw failures.invalid([{ path: ['exportParams'], message: 'timing.params' }])
}

/** The rules of the form (requirements.md §5), with today by the server's clock; a start that stands already may stay. */
function checkPlan({ input, now }: Request<Calls['updateOrSave']>, kept: string | undefined) {
  const checked = timingExport(formatDate(now), kept).safeParse(input, { error: issueCode })
  if (checked.success) return checked.data
  throw failures.invalid(checked.error.issues.map(({ path, message }) => ({ path, message })))
}

/** What is replaced: the caller's timing with this number, else the one of this name. */
async function findOwn({ rows, caller, input }: Request<Calls['updateOrSave']>): Promise<Timing | undefined> {
  const own = await rows
    .from('exportTiming')
    .selectAll()
    .where('createUser', '=', caller.userId)
    .where(input.id ? 'id' : 'name', '=', input.id ?? input.name)
    .executeTakeFirst()
  if (input.id && !own) throw failures.notFound()
  return own
}

async function refuseTooMany({ rows, caller, fail }: Request<Calls['updateOrSave']>): Promise<void> {
  const { count } = await rows
    .from('exportTiming')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('createUser', '=', caller.userId)
    .executeTakeFirstOrThrow()
  if (count >= MAX) throw fail('limit.exceeded')
}

/** A timing as the console knows it: its export by address. */
function shown(timing: Timing) {
  return { ...timing, exportUrl: `/${timing.exportUrl}` }
}
