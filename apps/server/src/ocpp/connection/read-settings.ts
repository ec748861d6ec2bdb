import { settingsIn } from '@ampdeck/api/operation/pile-settings'
import type { Kysely } from 'kysely'
import { paramsOf } from '../../access/param.ts'
import type { Tables } from '../../database/tables.ts'
import type { ChargePoint } from '../../device/charge-point.ts'
import type { PileAnswer, PileRequest } from '../../device/pile-request.ts'
import { keepPileSettings } from '../../device/pile-setting.store.ts'
import type { CostRules } from './cost-support.ts'

/** No command of a person waits longer behind it. */
const ANSWER_MS = 10_000
/** What stands in the place of a value that a pile of 2.0.1 does not have. */
const UNKNOWN: ReadonlySet<string> = new Set([
  'UnknownComponent',
  'UnknownVariable',
  'NotSupportedAttributeType',
  'Rejected',
])

interface Asked {
  db: Kysely<Tables>
  now(): number
  at: ChargePoint
  ask(request: PileRequest, timeoutMs: number): Promise<PileAnswer>
}

/** What a pile says of some of its settings, which is kept; nothing where it gave no answer. A setting that it does not have is missing. */
export async function readSettings(
  { db, now, at, ask }: Asked,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string> | undefined> {
  const answer = await ask({ kind: 'getConfiguration', keys }, ANSWER_MS)
  if (answer.status === 'timeout' || answer.status === 'offline') return undefined
  if (answer.status !== 'accepted') return new Map()
  const settings = settingsIn(answer.detail).filter(({ value }) => value !== undefined && !UNKNOWN.has(value))
  await keepPileSettings(db, at, settings, now())
  return new Map(settings.flatMap(({ key, value }) => (value === undefined ? [] : [[key, value] as const])))
}

export async function costRules(db: Kysely<Tables>, sellerId: number): Promise<CostRules> {
  const { costAtPile, costAtEveryPile } = await paramsOf(db, sellerId, ['costAtPile', 'costAtEveryPile'])
  return { isOn: costAtPile === 1, toEvery: costAtEveryPile === 1 }
}
