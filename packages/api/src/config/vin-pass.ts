import { plainVin } from '@ampdeck/validation/plain'
import { vin } from '@ampdeck/validation/typed'
import { z } from 'zod'
import { activeLife } from '../active-life.ts'
import { chosen } from '../chosen.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { activeState, vinBound, vinStartMode } from '../enumerations/member.ts'
import { filter } from '../filter.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Day, Fen, Id, optional, record, Timestamp } from '../wire.ts'
import { importing } from './download-center.ts'
import { Ledger } from './station.ts'

const MAX_FEN = 99_999_999

/** What people fill in; no station and no pile means everywhere. */
export const VinPassDraft = z.object({
  vin,
  stationIds: z.array(Id).max(1_000).default([]),
  pileIds: z.array(Id).max(1_000).default([]),
  startMode: codeOf(vinStartMode),
  /** A charge stops when it has cost so much. */
  maxFenPerOrder: optional(Fen.min(1).max(MAX_FEN)),
  /** The last day; none has no end. */
  validTo: optional(Day),
})

export const VinPass = record({
  ...VinPassDraft.shape,
  plate: z.string().nullable(),
  /** The binding in use of the same VIN; without one nobody pays and no charge starts. */
  bindingId: Id.nullable(),
  /** Who pays by it. */
  payerName: z.string().nullable(),
  memberId: Id.nullable(),
  groupId: Id.nullable(),
  lastUse: Timestamp.nullable(),
  state: codeOf(activeState),
})

export const VinPassFilter = z.object({
  /** Part of the VIN, the plate or the payer's name. */
  vin: filter.text(),
  startMode: filter.codes(vinStartMode),
  stationId: filter.ids(),
  groupId: filter.ids(),
  state: filter.codes(activeState),
  /** Whether a binding in use says who pays. */
  binding: filter.codes(vinBound),
})

const sortable = ['vin', 'maxFenPerOrder', 'validTo', 'lastUse', 'state', 'updateTime'] as const

const at = service('config-service/vinPass')

/** Which car starts where by its VIN alone: it is plugged in and charges. */
export const vinPass = {
  page: at('page', ['vinPass', 'fleetDetail']).takes(paged(VinPassFilter, sortable)).gives(pageOf(VinPass)),
  get: at('get', 'vinPass').takes(ById).gives(VinPass),
  /** Who would pay for a VIN; null where nobody does. */
  payer: at('payer', 'vinPass')
    .takes(z.object({ vin: z.string().overwrite(plainVin).max(17) }))
    .gives(z.object({ payerName: z.string().nullable() }).nullable()),
  save: at('save', 'vinPass:add').takes(VinPassDraft).gives(VinPass).fails('record.duplicate'),
  update: at('update', 'vinPass:edit')
    .takes(VinPassDraft.extend(ByVersion.shape))
    .gives(VinPass)
    .fails('record.stale', 'record.duplicate'),
  enable: at('enable', 'vinPass:enable').takes(ById).gives(VinPass).moves(activeLife.enable),
  disable: at('disable', 'vinPass:disable').takes(ById).gives(VinPass).moves(activeLife.disable),
  batchEnable: at('batchEnable', 'vinPass:enable').takes(chosen(VinPassFilter, {})).gives(Ledger),
  batchDisable: at('batchDisable', 'vinPass:disable').takes(chosen(VinPassFilter, {})).gives(Ledger),
  delete: at('delete', 'vinPass:delete').takes(ById),
  import: importing(at('import', 'vinPass:import')),
  /** Starts a job of the download center. */
  export: at('export', 'vinPass:export')
    .takes(exported(VinPassFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

export type VinPass = z.input<typeof VinPass>
