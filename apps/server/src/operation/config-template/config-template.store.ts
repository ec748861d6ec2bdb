import { protocol } from '@ampdeck/api/enumerations/equipment'
import { type configTemplate, DriftFilter, TemplateFilter } from '@ampdeck/api/operation/config-template'
import { sql } from 'kysely'
import type { z } from 'zod'
import { orderOf, readPage } from '../../database/page.ts'
import type { Rows } from '../../database/rows.ts'
import { sameSeller } from '../../database/same-seller.ts'
import { everything, where } from '../../database/where.ts'

type Template = z.output<typeof configTemplate.get.output>
type DriftRequest = z.output<typeof configTemplate.drift.input>
type Setting = z.output<typeof configTemplate.drift.output>['records'][number]['settings'][number]

export function page(rows: Rows, request: z.output<typeof configTemplate.page.input>) {
  const query = rows
    .from('configTemplate')
    .where(where(TemplateFilter, request, 'configTemplate'))
    .selectAll()
    .$castTo<Template>()
  const order = orderOf(request, 'configTemplate', { by: 'configTemplate.name', order: 'asc' })
  return readPage(rows.db, query, request, { ...order, id: 'configTemplate.id' })
}

/** The visible piles that a template is meant for, each with how it is set beside how it should be. */
export async function drift(rows: Rows, template: Template, request: DriftRequest) {
  const query = rows
    .from('pile')
    .innerJoin('station', sameSeller('station.id', 'pile.stationId'))
    .innerJoin('pileType', 'pileType.id', 'pile.pileTypeId')
    .leftJoin('chargePoint as point', sameSeller('point.pileId', 'pile.id'))
    .where(isMeantFor(template))
    .where(
      where(DriftFilter, request, 'pile', {
        name: ['pile.code', 'pile.name'],
        templateId: () => everything,
        drifted: (drifted) => (drifted === 1 ? hasDrifted(template) : everything),
      }),
    )
    .select(['pile.id', 'pile.code', 'station.name as stationName', 'station.nameEn as stationNameEn'])
    .select(sql<boolean>`point.process is not null`.as('isConnected'))
    .select(
      sql<number | null>`(select max(s.read_time) from pile_setting s where s.seller_id = pile.seller_id
      and s.pile_id = pile.id)`.as('readTime'),
    )
  const found = await readPage(rows.db, query, request, { by: 'pile.code', order: 'asc', id: 'pile.id' })
  const settings = await differences(
    rows,
    template,
    found.records.map(({ id }) => id),
  )
  return {
    ...found,
    records: found.records.map((pile) => ({ ...pile, settings: settings.get(pile.id) ?? [] })),
  }
}

/** A pile is asked what it speaks, and before it has ever spoken its record says so. */
const isMeantFor = ({ ocpp, manufacturer, pileTypeId }: Template) =>
  sql<boolean>`(coalesce(point.protocol, pile.protocol) = ${sql.lit(protocol.code.ocpp16)}) = ${ocpp === '1.6'}
    and pile_type.manufacturer = coalesce(${manufacturer}, pile_type.manufacturer)
    and pile.pile_type_id = coalesce(${pileTypeId}, pile.pile_type_id)`

const hasDrifted = ({ settings }: Template) => sql<boolean>`exists (
  select from jsonb_to_recordset(${JSON.stringify(settings)}::jsonb) as wanted (key text, value text)
  left join pile_setting s on s.seller_id = pile.seller_id and s.pile_id = pile.id and s.key = wanted.key
  where lower(s.value) is distinct from lower(wanted.value))`

/** How visible piles are set beside a template, key by key. */
export async function differences(
  rows: Rows,
  { settings }: Template,
  pileIds: readonly number[],
): Promise<Map<number, Setting[]>> {
  if (pileIds.length === 0) return new Map()
  const known = await rows
    .from('pile')
    .innerJoin('pileSetting as setting', sameSeller('setting.pileId', 'pile.id'))
    .where('pile.id', 'in', [...pileIds])
    .where(
      'setting.key',
      'in',
      settings.map(({ key }) => key),
    )
    .select(['setting.pileId', 'setting.key', 'setting.value', 'setting.isReadOnly', 'setting.needsReboot'])
    .execute()
  const ofPile = Map.groupBy(known, ({ pileId }) => pileId)
  return new Map(
    pileIds.map((id) => {
      const present = new Map(ofPile.get(id)?.map((one) => [one.key, one]))
      return [id, settings.map(({ key, value }) => compared(key, value, present.get(key)))]
    }),
  )
}

interface Known {
  value: string | null
  isReadOnly: boolean
  needsReboot: boolean
}

/** Piles write true in any letters; beyond that a value is its text. */
function compared(key: string, wanted: string, known: Known | undefined): Setting {
  const { value: present = null, isReadOnly = false, needsReboot = false } = known ?? {}
  const isSame = present !== null && present.toLowerCase() === wanted.toLowerCase()
  const state = !known ? 'unknown' : isSame ? 'same' : isReadOnly ? 'readOnly' : 'differs'
  return { key, wanted, present, state, needsReboot }
}

/** All that a visible pile has last told. */
export function known(rows: Rows, pileId: number) {
  return rows
    .from('pile')
    .innerJoin('pileSetting as setting', sameSeller('setting.pileId', 'pile.id'))
    .where('pile.id', '=', pileId)
    .select(['setting.key', 'setting.value', 'setting.isReadOnly', 'setting.needsReboot', 'setting.readTime'])
    .orderBy('setting.key')
    .execute()
}
