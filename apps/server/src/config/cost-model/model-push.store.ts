import { type costModelIssue, ModelIssueFilter } from '@ampdeck/api/config/cost-model-issue'
import { letterOf } from '@ampdeck/api/enumerations/equipment'
import { costModelState, costModelTarget } from '@ampdeck/api/enumerations/tariff'
import { sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { where } from '../../database/where.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { versions } from './cost-model.service.ts'
import { averagePrice4 } from './cost-model.view.ts'

type Filter = z.output<typeof ModelIssueFilter>

const { station: STATION, pile: PILE, gun: GUN } = costModelTarget.code
const { draft: DRAFT } = costModelState.code

const gun = sql`from gun where gun.seller_id = cost_model_push.seller_id and gun.id = cost_model_push.target_id
  and cost_model_push.target_kind = ${sql.lit(GUN)}`
const letter = sql<number | null>`(select gun.letter ${gun})`
const pileCode = sql<
  string | null
>`(select pile.code from pile where pile.seller_id = cost_model_push.seller_id
  and pile.id = case cost_model_push.target_kind when ${sql.lit(PILE)} then cost_model_push.target_id
    else (select gun.pile_id ${gun}) end)`

function matching(rows: Rows, filter: Filter) {
  return rows
    .from('costModelPush')
    .innerJoin('costModel as model', sameSeller('model.id', 'costModelPush.costModelId'))
    .innerJoin('costModelVersion as version', sameSeller('version.id', 'costModelPush.versionId'))
    .innerJoin('station', sameSeller('station.id', 'costModelPush.stationId'))
    .leftJoin('accountUser as issuer', sameSeller('issuer.id', 'version.issueUser'))
    .selectAll('costModelPush')
    .select(['model.code', 'model.name', 'version.state as versionState', 'version.issueTime'])
    .select([
      'issuer.name as issueUserName',
      'station.name as stationName',
      'station.nameEn as stationNameEn',
    ])
    .select([pileCode.as('pileCode'), letter.as('letter')])
    .where(where(ModelIssueFilter, filter, 'costModelPush'))
}

type Found = Awaited<ReturnType<ReturnType<typeof matching>['execute']>>[number]

/** A pile and a gun are called by their number, a station by its name. */
function shown({ stationName, stationNameEn, pileCode, letter, ...row }: Found) {
  const device = pileCode && `${pileCode}${letter === null ? '' : letterOf(letter)}`
  const isStation = row.targetKind === STATION
  return {
    ...row,
    versionState: row.versionState as 1,
    targetName: isStation ? stationName : `${stationName} ${device ?? ''}`.trim(),
    targetNameEn: isStation || !stationNameEn ? stationNameEn : `${stationNameEn} ${device ?? ''}`.trim(),
  }
}

export async function issueHistory(rows: Rows, request: z.output<typeof costModelIssue.issueHistory.input>) {
  const order = orderOf(request, 'costModelPush', { by: 'costModelPush.effectiveTime', order: 'desc' })
  const found = await readPage(rows.db, matching(rows, request), request, {
    ...order,
    id: 'costModelPush.id',
  })
  return { ...found, records: found.records.map(shown) }
}

export async function issueById(rows: Rows, id: number) {
  const found = await matching(rows, {}).where('costModelPush.id', '=', id).executeTakeFirst()
  if (!found) throw failures.notFound()
  return shown(found)
}

/** What each pile answered when the row was pushed last. */
export async function issuedPiles(rows: Rows, id: number) {
  const { batchId } = await rows.get('costModelPush', id)
  return rows
    .from('pileCommand')
    .innerJoin('pile', sameSeller('pile.id', 'pileCommand.pileId'))
    .select(['pileCommand.id', 'pileCommand.pileId', 'pile.code as pileCode'])
    .select(['pileCommand.state', 'pileCommand.outcome', 'pileCommand.doneTime'])
    .where('pileCommand.batchId', '=', batchId ?? 0)
    .orderBy('pileCommand.state')
    .orderBy('pile.code')
    .execute()
}

/** Two versions of a model; the one before is the last that was issued before it, unless another one is named. */
export async function versionDiff({
  rows,
  input,
}: Pick<Request<typeof costModelIssue.versionDiff>, 'rows' | 'input'>) {
  const { code, name } = await rows.get('costModel', input.costModelId)
  const issued = (await versions(rows, input.costModelId)).filter(({ state }) => (state as number) !== DRAFT)
  const after = issued.find(({ no }) => no === input.after)
  if (!after) throw failures.notFound()
  const before = issued.find(({ no }) => (input.before === undefined ? no < after.no : no === input.before))
  if (input.before !== undefined && !before) throw failures.notFound()
  const compared = (version: typeof after) => ({ ...version, averagePrice4: averagePrice4(version.periods) })
  return {
    code,
    name,
    versions: issued.map(({ no }) => no),
    before: before ? compared(before) : null,
    after: compared(after),
  }
}
