import { dimension, grain, reportSharing } from '@ampdeck/api/enumerations/report'
import { figureNames } from '@ampdeck/api/figures/figures'
import type { Composition, OwnReportDraft, ownReport } from '@ampdeck/api/report/own-report'
import { MAX_OWN_REPORTS, ownReportLife } from '@ampdeck/api/report/own-report'
import { definitionOf, type Problem, problemOf } from '@ampdeck/api/report/own-report-rules'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../access/caller.ts'
import { checkStep } from '../../database/check-step.ts'
import { mustSee } from '../../database/must-see.ts'
import { orderOf, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import type { Tables } from '../../database/tables.ts'
import { type Failure, failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import type { ReportRequest } from '../report-figures.service.ts'
import { offeredTo } from './offered.ts'

type Calls = typeof ownReport
type Stored = Selectable<Tables['ownReport']>
type Draft = z.output<typeof OwnReportDraft>

interface Asker {
  rows: Rows
  caller: Pick<Caller, 'userId' | 'grants'>
}

/** What an own report is asked for: a saved one by its number, or what somebody is composing. */
export type Asked = Omit<ReportRequest, 'by' | 'grain'> &
  Partial<Pick<ReportRequest, 'by' | 'grain'>> & {
    id?: number | undefined
    composed?: Composition | undefined
  }

/** The caller's own reports and those that colleagues share, the last changed first. */
export async function page({ rows, caller, input }: Request<Calls['page']>) {
  const { name, whose } = input
  const query = readable({ rows, caller })
    .$if(name !== undefined && name !== '', (found) =>
      found.where('name', 'ilike', `%${escaped(name ?? '')}%`),
    )
    .$if(whose?.length === 1, (found) =>
      found.where('createUser', whose?.[0] === 'mine' ? '=' : '<>', caller.userId),
    )
    .selectAll()
  const order = orderOf(input, 'ownReport', { by: 'ownReport.updateTime', order: 'desc' })
  const found = await readPage(rows.db, query, input, { ...order, id: 'ownReport.id' })
  return { ...found, records: await shown({ rows, caller }, found.records) }
}

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

export async function get({ rows, caller, input }: Request<Calls['get']>) {
  return shownOne({ rows, caller }, await readOne({ rows, caller }, input.id))
}

export async function save({ rows, caller, input, fail }: Request<Calls['save']>) {
  const { name, ...composition } = input
  await check({ rows, caller }, composition, fail)
  const own = await rows.from('ownReport').select('id').where('createUser', '=', caller.userId).execute()
  if (own.length >= MAX_OWN_REPORTS) throw fail('ownReport.tooMany')
  const stored = { name, composition: JSON.stringify(composition), isShared: false }
  const id = await rows.insert('ownReport', stored)
  return shownOne({ rows, caller }, await rows.get('ownReport', id))
}

export async function update({ rows, caller, input, fail }: Request<Calls['update']>) {
  const { id, version, name, ...composition } = input
  await ownOne({ rows, caller }, id)
  await check({ rows, caller }, composition, fail)
  await rows.update('ownReport', { id, version }, { name, composition: JSON.stringify(composition) })
  return shownOne({ rows, caller }, await rows.get('ownReport', id))
}

export async function remove({ rows, caller, input }: Request<Calls['delete']>) {
  await ownOne({ rows, caller }, input.id)
  await rows.remove('ownReport', input.id)
  return null
}

/** Shares a report with everybody of the seller who has this page, or stops that. */
export async function setShared(
  { rows, caller, input }: Request<Calls['share' | 'stopSharing']>,
  isShared: boolean,
) {
  const found = await ownOne({ rows, caller }, input.id)
  const step = isShared ? ownReportLife.share : ownReportLife.stopSharing
  checkStep(step, { ...found, sharing: sharingOf(found) }, caller.userId)
  await rows.update('ownReport', found, { isShared })
  return shownOne({ rows, caller }, await rows.get('ownReport', found.id))
}

/** The report that is asked for, as far as the caller may see it, and the request as a report takes it. */
export async function askedReport(
  { rows, caller }: Asker,
  input: Asked,
  fail: (reason: Problem['reason'] | 'ownReport.nothing') => Failure,
) {
  const { id, composed, by, grain: asked, ...request } = input
  const offered = await offeredTo(caller.grants)
  const problem = composed && problemOf(composed, offered)
  if (problem) throw fail(problem.reason)
  const saved = composed ? undefined : await readOne({ rows, caller }, id ?? missing('id'))
  const { definition, hidden } = definitionOf(composed ?? compositionOf(saved as Stored), offered)
  if (!definition) throw fail('ownReport.nothing')
  if (by && !by.every((name) => definition.dimensions.includes(name))) missing('by')
  if (asked && !definition.grains.includes(asked)) missing('grain')
  return {
    name: saved?.name,
    definition,
    hidden,
    request: { ...request, by: by ?? definition.by, grain: asked ?? definition.grains[0] },
  }
}

function missing(field: string): never {
  throw failures.invalid([{ path: [field], message: 'choice' }])
}

function readable({ rows, caller }: Asker) {
  return rows
    .from('ownReport')
    .where((where) => where.or([where('isShared', '=', true), where('createUser', '=', caller.userId)]))
}

/** One that the caller may read; that of somebody else who does not share it is not there. */
async function readOne(asker: Asker, id: number): Promise<Stored> {
  const found = await readable(asker).where('id', '=', id).selectAll().executeTakeFirst()
  if (!found) throw failures.notFound()
  return found
}

/** One of the caller's own: what others share is read, never written. */
async function ownOne(asker: Asker, id: number): Promise<Stored> {
  const found = await readOne(asker, id)
  if (found.createUser !== asker.caller.userId) throw failures.forbidden()
  return found
}

/** Whether the caller may compose this, of stations, groups and units that the caller sees. */
async function check(
  { rows, caller }: Asker,
  composition: Omit<Draft, 'name'>,
  fail: (reason: Problem['reason'], issues: { path: (string | number)[]; message: string }[]) => Failure,
): Promise<void> {
  const problem = problemOf(composition, await offeredTo(caller.grants))
  if (problem) throw fail(problem.reason, [{ path: problem.path, message: 'choice' }])
  await mustSee(rows, 'station', composition.stationIds)
  await mustSee(rows, 'reportGroup', composition.reportGroupIds)
  await mustSee(rows, 'operatingUnit', composition.operatingUnitIds)
}

/** What is stored, without names that this version no longer knows. */
function compositionOf({ composition: of }: Stored): Composition {
  const known = <Name extends string>(names: readonly Name[], all: readonly Name[]) =>
    names.filter((name) => all.includes(name))
  const dimensions = known(of.dimensions, dimension.codes)
  const figures = known(of.figures, figureNames)
  const one = (name: Composition['chart']) => (name && figures.includes(name) ? name : null)
  return {
    ...of,
    figures,
    dimensions,
    by: known(of.by, dimensions),
    grains: known(of.grains, grain.codes),
    chart: one(of.chart),
    compares: one(of.compares),
    shares: one(of.shares),
  }
}

const sharingOf = ({ isShared }: Stored) =>
  isShared ? reportSharing.code.shared : reportSharing.code.onlyMine

async function shown({ rows, caller }: Asker, found: readonly Stored[]) {
  const owners = [...new Set(found.flatMap(({ createUser }) => createUser ?? []))]
  const people = owners.length
    ? await rows.wholeSeller().from('accountUser').select(['id', 'name']).where('id', 'in', owners).execute()
    : []
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return found.map((stored) => {
    const { composition: _, deleted: __, ...record } = stored
    const userId = record.createUser ?? 0
    return {
      ...record,
      ...compositionOf(stored),
      sharing: sharingOf(stored),
      userId,
      userName: names.get(userId) ?? '',
      isOwn: userId === caller.userId,
    }
  })
}

async function shownOne(asker: Asker, found: Stored) {
  const [one] = await shown(asker, [found])
  if (!one) throw failures.notFound()
  return one
}
