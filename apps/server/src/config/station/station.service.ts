import { cityName, cityNameEn } from '@ampdeck/api/config/city'
import { serviceStatusOf } from '@ampdeck/api/config/service-status'
import type { StationDraft, StationFilter, station } from '@ampdeck/api/config/station'
import { stationLife, stationStepTo } from '@ampdeck/api/config/station-life'
import { lacksOf } from '@ampdeck/api/config/station-opening'
import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { refusalOf } from '@ampdeck/api/life'
import { isGranted } from '@ampdeck/api/menu/grant-keys'
import type { Page } from '@ampdeck/api/paging'
import type { z } from 'zod'
import { checkStep } from '../../database/check-step.ts'
import type { Order, PageRequest } from '../../database/page.ts'
import { orderOf, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sortKey } from '../../database/sort-key.ts'
import { addPicture, claimPictures } from '../../files/picture/picture.store.ts'
import { takePicture } from '../../files/picture/take-picture.ts'
import { Failure, failures } from '../../foundation/failure.ts'
import type { Request } from '../../http/context.ts'
import { refuseDuplicate } from '../../http/refuse-duplicate.ts'
import { toEach } from '../../http/to-each.ts'
import { withTariff } from '../cost-model/cost-model.store.ts'
import { options as unitOptions } from '../operating-unit/operating-unit.store.ts'
import * as store from './station.store.ts'

type Filter = z.output<typeof StationFilter>
type Draft = z.output<typeof StationDraft>

const { open: OPEN, building: BUILDING } = stationStatus.code
const byCode: Order = { by: 'station.code', order: 'asc' }

type Stations = ReturnType<typeof store.matching>

/** `cut` is for the stations of something, such as a group. */
export async function page(
  rows: Rows,
  request: Filter & PageRequest,
  cut: (query: Stations) => Stations = (query) => query,
) {
  const order = orderOf(request, 'station', byCode)
  const query = cut(store.matching(rows, request))
  const found: Page<store.FoundStation> = await readPage(rows.db, query, request, {
    ...order,
    id: 'station.id',
  })
  return { ...found, records: found.records.map(shown) }
}

export async function get(rows: Rows, id: number) {
  return shown(await store.byId(rows, id))
}

/** The stations of the filter by service status, whatever service status the filter itself names. */
export async function counts(rows: Rows, filter: Filter) {
  const found = await store.matching(rows, { ...filter, serviceStatus: undefined }).execute()
  const byStatus = Map.groupBy(found, serviceStatusOf)
  return [...byStatus].map(([serviceStatus, of]) => ({ serviceStatus, count: of.length }))
}

/** What the filters and the form offer. */
export async function choices(rows: Rows) {
  const [found, operatingUnits, costModels] = await Promise.all([
    store.cities(rows),
    unitOptions(rows, {}),
    withTariff(rows, {}),
  ])
  const cities = found.map((city) => ({
    ...city,
    name: cityName(city.code),
    nameEn: cityNameEn(city.code),
  }))
  return { cities, operatingUnits, costModels }
}

export function options(rows: Rows, filter: Filter) {
  return store.options(rows, filter)
}

export async function save(
  request: Pick<Request<typeof station.save>, 'rows' | 'caller' | 'input' | 'fail'>,
) {
  const { rows, input, fail } = request
  await checkReferences(rows, input)
  // Its piles come after it: until then it cannot be open, and is being built.
  const status = input.status === OPEN ? BUILDING : input.status
  await takePictures(request, input.pictures, [])
  const id = await rows.insert('station', { ...input, status }).catch(refuseDuplicate(fail, 'code'))
  return get(rows, id)
}

export async function update(request: Request<typeof station.update>) {
  const { rows, input, fail } = request
  const { id, version, ...draft } = input
  const found = await withPiles(rows, id)
  if (version !== found.version) throw fail('record.stale')
  await checkReferences(rows, draft)
  const after = { ...found, ...draft, status: found.status }
  if (draft.status !== found.status) checkStep(stationStepTo(draft.status), after, rows.userId)
  else if (draft.status === OPEN) {
    // It has opened before: that its piles have gone since does not keep anybody from changing it.
    const [lack] = lacksOf({ ...after, pileCount: 1 })
    if (lack) throw fail(lack)
  }
  await takePictures(request, draft.pictures, found.pictures)
  await rows.update('station', { id, version }, draft).catch(refuseDuplicate(fail, 'code'))
  return get(rows, id)
}

/** Takes a picture in; what is saved with its address puts it to use. */
export async function uploadPicture({ rows, caller, input, now }: Request<typeof station.uploadPicture>) {
  const picture = await takePicture(input.file)
  return addPicture(
    rows.db,
    { sellerId: rows.sellerId, userId: caller.userId, partOf: 'station' },
    picture,
    now,
  )
}

/** New pictures are the caller's own; those that were there before stay. */
async function takePictures(
  { rows, caller, fail }: Pick<Request<typeof station.save>, 'rows' | 'caller' | 'fail'>,
  pictures: readonly string[],
  before: readonly string[],
): Promise<void> {
  const added = pictures.filter((url) => !before.includes(url))
  const owner = { sellerId: rows.sellerId, userId: caller.userId, partOf: 'station' as const }
  if (!(await claimPictures(rows.db, owner, added))) throw fail('station.picture')
}

/** A station with piles stays (domain.md §3.2). */
export async function remove({ rows, input }: Request<typeof station.delete>) {
  checkStep(stationLife.delete, await withPiles(rows, input.id), rows.userId)
  await rows.remove('station', input.id)
  return null
}

/** Opening is `enable`; closing and maintenance take a station out of service, which is `disable`. */
export async function updateStatus({ rows, caller, input, fail }: Request<typeof station.updateStatus>) {
  const action = input.status === OPEN ? 'stationList:enable' : 'stationList:disable'
  if (!isGranted(caller.grants, action)) throw failures.forbidden()
  const { id, version, ...found } = await withPiles(rows, input.id)
  if (input.version !== undefined && input.version !== version) throw fail('record.stale')
  checkStep(stationStepTo(input.status), found, rows.userId)
  await rows.update('station', { id, version }, { status: input.status })
  return get(rows, id)
}

/** One result for each row: what cannot be done is refused with its reason and does not stop the rest. */
export async function batchStatus({ rows, input }: Request<typeof station.batchStatus>) {
  const ids = input.ids ?? (await store.idsMatching(rows, input.matching ?? {}, input.except ?? []))
  return toEach(new Set(ids), async (id) => {
    const found = await withPiles(rows, id).catch((error) => {
      if (error instanceof Failure) return undefined
      throw error
    })
    if (!found) return 'record.notFound'
    const refusal = refusalOf(stationStepTo(input.status), found, rows.userId)
    if (!refusal) await rows.update('station', { id }, { status: input.status })
    return refusal?.reason
  })
}

/** A station that is about to change, held, with as much of its piles as its life goes by. */
async function withPiles(rows: Rows, id: number) {
  await rows.hold('station', id)
  const found = await rows.get('station', id)
  return { ...found, pileCount: (await store.hasPiles(rows, id)) ? 1 : 0 }
}

/** The rows of an export: those of the list, in its order, all of them. */
export async function exported(rows: Rows, request: Filter & Pick<PageRequest, 'sortField' | 'sortOrder'>) {
  const { by, order } = orderOf(request, 'station', byCode)
  const found = await store
    .matching(rows, request)
    .orderBy(sortKey(by), order)
    .orderBy('station.id', order)
    .execute()
  return found.map(shown)
}

/** What a station refers to must be visible to whoever saves it. */
async function checkReferences(rows: Rows, draft: Draft): Promise<void> {
  await rows.get('operatingUnit', draft.operatingUnitId)
  if (draft.costModelId != null) await rows.get('costModel', draft.costModelId)
}

function shown(found: store.FoundStation) {
  const { costModel, costModelNo, alarms: _, ...station } = found
  return {
    ...station,
    cityName: cityName(found.cityCode),
    cityNameEn: cityNameEn(found.cityCode),
    costModelName: costModel === null ? null : `${costModel} v${costModelNo}`,
    serviceStatus: serviceStatusOf(found),
  }
}
