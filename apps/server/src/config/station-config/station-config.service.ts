import { hoursText, weekOf } from '@ampdeck/api/config/opening-hours'
import { StationConfigDraft, type stationConfig } from '@ampdeck/api/config/station-config'
import { costModelTarget } from '@ampdeck/api/enumerations/tariff'
import { screens } from '@ampdeck/api/menu/menu-tree'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Change, Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { nameKey } from '../../database/sort-key.ts'
import { failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { versionInForce } from '../cost-model/cost-model.store.ts'
import { planPushes } from '../cost-model/model-push.service.ts'
import * as stations from '../station/station.service.ts'

type Draft = z.output<typeof StationConfigDraft>

/** As many changes as one goes back through. */
const MAX_CHANGES = 100
/** A business-hours text of the list has room for so much. */
const MAX_CHARACTERS = 50
const FIELDS = Object.keys(StationConfigDraft.shape)
/** What a change of then cannot put back: pictures that were taken away are gone, and a status has its own ways. */
const OF_NOW = new Set(['pictures', 'status'])

export async function get(rows: Rows, id: number) {
  const found = await stations.get(rows, id)
  const rules = await occupyRules(rows)
  const { openingHours } = found
  return {
    ...found,
    openingHours: openingHours.length > 0 ? openingHours : weekOf(found.businessHours),
    occupyRule: rules.find((rule) => rule.id === found.occupyRuleId) ?? null,
  }
}

export function occupyRules(rows: Rows) {
  return rows
    .from('occupyRule')
    .select(['id', 'name', 'freeMinutes', 'stepMinutes', 'stepFen', 'capFen'])
    .orderBy(nameKey('name'))
    .execute()
}

export async function update(request: Request<typeof stationConfig.update>) {
  const { rows, input } = request
  const found = await rows.get('station', input.id)
  if (input.occupyRuleId != null) await rows.get('occupyRule', input.occupyRuleId)
  await stations.update({ ...request, input: { ...input, businessHours: hoursOf(input) } })
  if (input.costModelId !== null && input.costModelId !== found.costModelId)
    await pushPrices(rows, input.id, input.costModelId)
  return get(rows, input.id)
}

/** The week as lists and apps show it; without a week the text stays what it is. */
function hoursOf({ openingHours, businessHours }: Draft): string | null {
  if (openingHours.length === 0) return businessHours
  const text = hoursText(openingHours, 'zh-CN')
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1)}…` : text
}

/** Another model bills here from now on: its piles show its prices. */
async function pushPrices(rows: Rows, stationId: number, costModelId: number): Promise<void> {
  const version = await versionInForce(rows.db, rows.sellerId, costModelId, rows.now)
  if (version)
    await planPushes(rows, { ...version, costModelId }, [
      { targetKind: costModelTarget.code.station, targetId: stationId, stationId },
    ])
}

interface Logged {
  id: number
  ts: number
  userName: string | null
  permission: string
  changes: unknown
}

/** The entries of the operation log that changed a station, the newest first. */
async function logged(rows: Rows, id: number): Promise<Logged[]> {
  await rows.get('station', id)
  return rows
    .from('operationLog')
    .leftJoin('accountUser', sameSeller('accountUser.id', 'operationLog.userId'))
    .select(['operationLog.id', 'operationLog.ts', 'operationLog.permission', 'operationLog.changes'])
    .select('accountUser.name as userName')
    .where(sql<boolean>`operation_log.changes @> ${JSON.stringify([{ table: 'station', id }])}::jsonb`)
    .where('operationLog.resultCode', '=', 0)
    .orderBy('operationLog.ts', 'desc')
    .orderBy('operationLog.id', 'desc')
    .limit(MAX_CHANGES)
    .execute()
}

/** What an entry changed of a station's configuration, in one. */
function changeOf(entry: Logged, id: number): Pick<Change, 'before'> & { after: Record<string, unknown> } {
  const own = (entry.changes as Change[]).filter((change) => change.table === 'station' && change.id === id)
  const isFirst = own.some(({ before }) => before === null)
  const before = Object.assign({}, ...own.map((change) => configured(change.before)).reverse())
  return {
    before: isFirst ? null : before,
    after: Object.assign({}, ...own.map((of) => configured(of.after))),
  }
}

function configured(values: Record<string, unknown> | null): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([field]) => FIELDS.includes(field)))
}

export async function history(rows: Rows, id: number) {
  const entries = await logged(rows, id)
  return entries
    .map((entry) => {
      const pageId = entry.permission.split(/[ :]/, 1)[0]
      const screen = screens.find((of) => of.id === pageId)
      return {
        ...{ id: entry.id, ts: entry.ts, userName: entry.userName },
        page: screen?.title ?? pageId ?? '',
        pageEn: screen?.titleEn ?? pageId ?? '',
        ...changeOf(entry, id),
      }
    })
    .filter(({ before, after }) => before === null || Object.keys(after).length > 0)
}

/** Goes back from what is now, change by change. */
export async function configAt(
  rows: Rows,
  { id, changeId }: z.output<typeof stationConfig.configAt.input>,
): Promise<Draft> {
  const entries = await logged(rows, id)
  const at = entries.findIndex((entry) => entry.id === changeId)
  if (at === -1) throw failures.notFound()
  const now = await get(rows, id)
  const later = entries.slice(0, at).map((entry) => changeOf(entry, id).before ?? {})
  const then = Object.entries(Object.assign({}, ...later) as object).filter(([field]) => !OF_NOW.has(field))
  const draft = { ...configured(now), ...Object.fromEntries(then) } as Draft
  // The week of then is that of its text, where the text alone was changed.
  const isTextAlone =
    then.some(([field]) => field === 'businessHours') && !then.some(([field]) => field === 'openingHours')
  return isTextAlone ? { ...draft, openingHours: weekOf(draft.businessHours) } : draft
}
