import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { firmwareKind, firmwareState, manufacturer } from '../enumerations/equipment.ts'
import { filter } from '../filter.ts'
import { lifeOf } from '../life.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record } from '../wire.ts'

export const MAX_FIRMWARE_BYTES = 50 * 1_048_576
const MAX_TYPES = 100

/** What people fill in. A file with a signature is sent as a signed update. */
export const FirmwareDraft = z.object({
  name: empty.max(50).pipe(normal),
  kind: codeOf(firmwareKind),
  manufacturer: codeOf(manufacturer),
  pileTypeIds: z.array(Id).min(1, 'empty').max(MAX_TYPES),
  versionNo: z
    .string()
    .trim()
    .min(1, 'empty')
    .regex(/^[A-Za-z0-9.]{1,20}$/, 'enOrNum')
    .max(20),
  notes: optional(normal.max(200)),
  signature: optional(z.string().trim().max(800)),
  signingCertificate: optional(z.string().trim().max(5_500)),
})

export const Firmware = record(FirmwareDraft.shape).extend({
  state: codeOf(firmwareState),
  /** Null until the file was uploaded. */
  fileName: z.string().nullable(),
  bytes: z.int().nullable(),
  sha256: z.string().nullable(),
})

export const FirmwareFilter = z.object({
  name: filter.text(),
  kind: filter.codes(firmwareKind),
  state: filter.codes(firmwareState),
})

/** The life of a firmware file (life cycle 18): nothing of it changes once it is released. */
export const firmwareLife = lifeOf('state', firmwareState, {
  change: {
    from: 'draft',
    wrongState: 'firmware.released',
    sentences: { 'firmware.released': ['Released firmware cannot be changed', '已发布的固件不可更改'] },
  },
  release: {
    from: 'draft',
    to: 'released',
    needs: { 'firmware.noFile': ({ sha256 }: { sha256: string | null }) => sha256 !== null },
    sentences: {
      'transition.notAllowed': ['This firmware has already been released', '该固件已发布过'],
      'firmware.noFile': ['Upload the file first', '请先上传固件文件'],
    },
  },
  withdraw: {
    from: 'released',
    to: 'withdrawn',
    sentences: {
      'transition.notAllowed': ['Only released firmware can be withdrawn', '仅已发布的固件可以撤回'],
    },
  },
})

const at = service('config-service/firmware')
/** Firmware files; one that is released never changes. */
export const firmware = {
  page: at('page', ['firmware', 'pushTask'])
    .takes(paged(FirmwareFilter, ['name', 'updateTime']))
    .gives(pageOf(Firmware)),
  get: at('get', 'firmware').takes(ById).gives(Firmware),
  save: at('save', 'firmware:add').takes(FirmwareDraft).gives(Firmware),
  update: at('update', 'firmware:edit')
    .takes(FirmwareDraft.extend(ByVersion.shape))
    .gives(Firmware)
    .moves(firmwareLife.change),
  delete: at('delete', 'firmware:delete').takes(ById).fails('record.inUse').moves(firmwareLife.change),
  /** The file of a draft, as a multipart form. */
  upload: at('upload', 'firmware:edit')
    .takes(z.object({ id: z.preprocess((value: number | string) => Number(value), Id), file: z.file() }))
    .gives(Firmware)
    .uploads(MAX_FIRMWARE_BYTES)
    .within('file')
    .moves(firmwareLife.change),
  release: at('release', 'firmware:release').takes(ById).gives(Firmware).moves(firmwareLife.release),
  withdraw: at('withdraw', 'firmware:withdraw').takes(ById).gives(Firmware).moves(firmwareLife.withdraw),
}

export type Firmware = z.input<typeof Firmware>
