import { iccid, pileNo } from '@ampdeck/validation/patterns'
import { empty, enOrNum, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { chosen } from '../chosen.ts'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { connector, gunStatus, pileGunLayout, pileStatus, protocol } from '../enumerations/equipment.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { tooManyOpenFiles } from '../open-files.ts'
import { exported, paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Day, Id, optional, record, Timestamp } from '../wire.ts'
import { importing } from './download-center.ts'
import { fitsLayout, MAX_GUNS } from './pile-layout.ts'
import { RatedW } from './pile-type.ts'

const Flag = z.literal([0, 1])

/** A gun as it is made and changed with its pile. */
export const GunOfPile = z.object({
  /** GunLetter; the guns of a pile are lettered from A on. */
  letter: z
    .int()
    .min(0)
    .max(MAX_GUNS - 1),
  connector: codeOf(connector),
  parkingNo: optional(normal.max(20)),
  ratedW: RatedW,
})

/** A pile's own fields. */
export const PileFields = z.object({
  code: pileNo.min(1, 'empty'),
  name: empty.max(30).pipe(normal),
  stationId: Id,
  pileTypeId: Id,
  layout: codeOf(pileGunLayout),
  protocol: codeOf(protocol),
  serialNo: optional(enOrNum.max(50)),
  simIccid: optional(iccid),
  commissionDate: optional(Day),
  warrantyEnd: optional(Day),
  vinPass: Flag,
})

/**
 * What people fill in. Without guns a new pile gets those of its layout and type, and a pile that
 * is changed keeps its own.
 */
export const DraftFields = PileFields.extend({
  vinPass: PileFields.shape.vinPass.default(0),
  guns: z.array(GunOfPile).max(MAX_GUNS, 'pile.gunCount').optional(),
})

const gunsFit = ({ layout, guns }: { layout: string; guns?: readonly { letter: number }[] | undefined }) =>
  !guns || (fitsLayout(layout, guns.length) && guns.every(({ letter }, place) => letter === place))
const misfit = { path: ['guns'], message: 'pile.gunCount' }

export const PileDraft = DraftFields.refine(gunsFit, misfit)
export const PileChange = DraftFields.extend(ByVersion.shape).refine(gunsFit, misfit)

export const Pile = record(PileFields.shape)

/** A pile as lists and its detail show it. */
export const PileRow = Pile.extend({
  status: codeOf(pileStatus),
  ip: z.string().nullable(),
  isTemporary: Flag,
  /** By kind of firmware: its version. */
  firmware: z.record(z.string(), z.string()),
  lastHeartbeat: Timestamp.nullable(),
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  pileTypeName: z.string(),
  pileTypeNameEn: z.string().nullable(),
  /** As the pile has named itself when it connected. */
  vendor: z.string().nullable(),
  model: z.string().nullable(),
  /** Whether a socket of the pile is open. */
  isConnected: z.boolean(),
  /** By how much its clock is ahead of the server's, negative where it is behind; null where it was never measured. */
  clockSkewMs: z.int().nullable(),
  /** Until when the certificate is valid that the platform gave it; null for a pile without one. */
  certificateEnd: Timestamp.nullable(),
  /** Whether it must prove itself by a password; the password itself is never told. */
  hasPassword: z.boolean(),
  gunCount: z.int(),
  guns: z.array(GunOfPile.extend({ id: Id, status: codeOf(gunStatus), currentOrderId: Id.nullable() })),
})

export const PileFilter = z.object({
  id: filter.ids(),
  /** Part of the number or of the name. */
  name: filter.text(),
  code: filter.text(),
  stationId: filter.ids(),
  pileTypeId: filter.ids(),
  status: filter.codes(pileStatus),
  protocol: filter.codes(protocol),
  /** Minutes: offline, and not heard of for so long. */
  offlineFor: filter.int(),
})

export const PileOption = z.object({ id: Id, code: z.string(), name: z.string(), stationId: Id })

/** A bulk action's answer: what was done, and which rows were not, with the reason. */
export const Ledger = z.object({
  done: z.array(Id),
  refused: z.array(z.object({ id: Id, reason: z.string() })),
})

/** What is printed on a gun (T/CEC 102): the number of its interface and of its operator. */
export const QrCode = z.object({
  gunId: Id,
  pileCode: z.string(),
  letter: z.int(),
  parkingNo: z.string().nullable(),
  stationName: z.string(),
  text: z.string(),
})

/** Basic-authentication passwords of OCPP: 16 to 40 characters that need no escaping. */
export const OcppPassword = z.string().regex(/^[\w*\-+=:@.]{16,40}$/, 'pile.password')

const sortable = ['code', 'name', 'status', 'protocol', 'lastHeartbeat', 'updateTime', 'createTime'] as const

/** The life of a pile, as far as people have a part in it: whether it is online is known by its connection. */
export const pileLife = lifeOf('status', pileStatus, {
  /** A connected pile is asked first, and stays as it is until it agrees. */
  enable: {
    from: ['disabled', 'notCommissioned'],
    to: 'offline',
    sentences: { 'transition.notAllowed': ['The pile is already in service', '该电桩已启用'] },
  },
  disable: {
    from: ['online', 'offline'],
    to: 'disabled',
    sentences: { 'transition.notAllowed': ['The pile is not in service', '该电桩未启用'] },
  },
})

const at = service('config-service/pile')

/** Piles with their guns. */
export const pile = {
  page: at('page', 'pileList').takes(paged(PileFilter, sortable)).gives(pageOf(PileRow)),
  get: at('get', ['pileList', 'pileDetail', 'PileMonitorDetail', 'pileMonitor', 'gunList'])
    .takes(ById)
    .gives(PileRow),
  selectAll: at('selectAll', 'signedIn').takes(PileFilter).gives(z.array(PileOption)),
  save: at('save', 'pileList:add').takes(PileDraft).gives(PileRow).fails('record.duplicate'),
  /** Guns follow the layout; one with a running order cannot go. */
  update: at('update', 'pileList:edit')
    .takes(PileChange)
    .gives(PileRow)
    .fails('record.stale', 'record.duplicate', 'gun.busy'),
  delete: at('delete', 'pileList:delete').takes(ById).fails('gun.busy'),
  /** Puts a pile into service, or out of it: a connected one is told, and refuses charges once it has agreed. */
  enable: at('enable', 'pileList:enable').takes(ById).gives(PileRow).moves(pileLife.enable),
  disable: at('disable', 'pileList:disable')
    .takes(ById)
    .gives(PileRow)
    .fails('gun.busy')
    .moves(pileLife.disable),
  /** Moves piles with their guns to another station. */
  transfer: at('transfer', 'pileList:transfer')
    .takes(chosen(PileFilter, { stationId: Id }))
    .gives(Ledger),
  qrCode: at('qrCode', 'pileList:qrCode')
    .takes(chosen(PileFilter, {}))
    .gives(z.object({ codes: z.array(QrCode) }))
    .fails('limit.exceeded'),
  /** Null takes the password away: then the pile need not prove itself. */
  setPassword: at('setPassword', 'pileList:edit')
    .takes(ById.extend({ password: OcppPassword.nullable() }))
    .gives(PileRow),
  import: importing(at('import', 'pileList:import')),
  /** Starts a job of the download center. */
  export: at('export', 'pileList:export')
    .takes(exported(PileFilter, sortable))
    .gives(z.object({ id: Id }))
    .fails(tooManyOpenFiles)
    .within('file'),
}

/** Where a pile connects: the subprotocol says which version it speaks. */
export function ocppPath(code: string): string {
  return `/ocpp/${code}`
}

export type PileRow = z.input<typeof PileRow>
export type PileDraft = z.input<typeof PileDraft>
export type GunOfPile = z.input<typeof GunOfPile>
export type PileQrCode = z.input<typeof QrCode>
