import { empty, normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { manufacturer } from '../enumerations/equipment.ts'
import { filter } from '../filter.ts'
import { paged, pageOf } from '../paging.ts'
import { ById, ByVersion, Id, optional, record, Timestamp } from '../wire.ts'
import { CommandBatch, CommandReason } from './pile-command.ts'
import { SettingKey } from './pile-request.ts'

const MAX_SETTINGS = 100
const MAX_PILES = 1_000

/** A setting as it should be. */
export const WantedSetting = z.object({ key: SettingKey, value: z.string().max(500) })

const keysDiffer = (settings: readonly { key: string }[]) =>
  new Set(settings.map(({ key }) => key)).size === settings.length

/** How piles of a kind should be set. */
export const ConfigTemplateDraft = z.object({
  name: empty.max(50).pipe(normal),
  /** Keys of 1.6, or `Component.Variable` of 2.0.1 and 2.1. */
  ocpp: z.enum(['1.6', '2.x']),
  /** The piles it is meant for: of this manufacturer, of this type; all where neither is named. */
  manufacturer: optional(codeOf(manufacturer)),
  pileTypeId: optional(Id),
  settings: z.array(WantedSetting).min(1, 'empty').max(MAX_SETTINGS).refine(keysDiffer, 'settings'),
})

export const ConfigTemplate = record(ConfigTemplateDraft.shape)

export const TemplateFilter = z.object({ name: filter.text() })

/** `same`; `differs`; `unknown`: never read, or the pile has no such key; `readOnly`: differs and cannot be changed. */
export const settingStates = ['same', 'differs', 'unknown', 'readOnly'] as const

/** A pile of the template's kind beside what the template wants. */
export const PileDrift = z.object({
  id: Id,
  code: z.string(),
  stationName: z.string(),
  stationNameEn: z.string().nullable(),
  isConnected: z.boolean(),
  /** When the pile last told its settings; null where it never did. */
  readTime: Timestamp.nullable(),
  settings: z.array(
    z.object({
      key: z.string(),
      wanted: z.string(),
      present: z.string().nullable(),
      state: z.enum(settingStates),
      /** It was changed, and counts after the next restart. */
      needsReboot: z.boolean(),
    }),
  ),
})

/** What a pile has last told of a setting. */
export const KnownSetting = z.object({
  key: z.string(),
  value: z.string().nullable(),
  isReadOnly: z.boolean(),
  needsReboot: z.boolean(),
  readTime: Timestamp,
})

export const DriftFilter = z.object({
  templateId: Id,
  /** Part of the pile's code or name. */
  name: filter.text(),
  stationId: filter.ids(),
  /** 1: only piles with something that is not as wanted. */
  drifted: filter.int(),
})

const at = service('operation-service/configTemplate')

/** Configuration templates, how piles differ from them, and their bulk change. It all stands in "Remote control". */
export const configTemplate = {
  page: at('page', 'remoteControl')
    .takes(paged(TemplateFilter, ['name', 'updateTime']))
    .gives(pageOf(ConfigTemplate)),
  get: at('get', 'remoteControl').takes(ById).gives(ConfigTemplate),
  save: at('save', 'remoteControl:configure').takes(ConfigTemplateDraft).gives(ConfigTemplate),
  update: at('update', 'remoteControl:configure')
    .takes(ConfigTemplateDraft.extend(ByVersion.shape))
    .gives(ConfigTemplate)
    .fails('record.stale'),
  delete: at('delete', 'remoteControl:configure').takes(ById).fails('record.inUse'),
  /** The visible piles that speak the template's version and are of its kind. */
  drift: at('drift', 'remoteControl')
    .takes(paged(DriftFilter, ['code']))
    .gives(pageOf(PileDrift)),
  /** A durable command to each pile with what is not as wanted there; one that has all of it is refused as such. */
  apply: at('apply', 'remoteControl:configure')
    .takes(z.object({ templateId: Id, pileIds: z.array(Id).min(1).max(MAX_PILES), reason: CommandReason }))
    .gives(CommandBatch),
  /** All that a pile has last told of its settings. */
  known: at('known', ['pileDetail', 'remoteControl'])
    .takes(z.object({ pileId: Id }))
    .gives(z.array(KnownSetting)),
}

export type ConfigTemplate = z.input<typeof ConfigTemplate>
export type PileDrift = z.input<typeof PileDrift>
export type KnownSetting = z.input<typeof KnownSetting>
