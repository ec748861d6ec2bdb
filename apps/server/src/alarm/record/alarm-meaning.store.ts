import type { CodeOf } from '@ampdeck/api/enumeration'
import { alarmLevel, alarmMetric, alarmRuleState } from '@ampdeck/api/enumerations/operation'
import { type Kysely, type Selectable, sql } from 'kysely'
import { PLATFORM } from '../../access/caller.ts'
import { ofSeller, ofSellers } from '../../database/of-seller.ts'
import type { Tables } from '../../database/tables.ts'

export type Rule = Selectable<Tables['alarmRule']>

/** What a reported code amounts to. */
export interface Meaning {
  ruleId: number | null
  level: CodeOf<typeof alarmLevel>
  holdS: number
}

const REPORTED = alarmMetric.code.reported
const ON = alarmRuleState.code.on

/**
 * What a seller makes of a code that a device reports: its rule's word, else the level of the fault code, else a
 * warning. Nothing where the seller has switched the rule off, or measures the same thing by a rule of its own.
 */
export async function meaningOf(
  db: Kysely<Tables>,
  { sellerId, code }: { sellerId: number; code: string },
): Promise<Meaning | undefined> {
  const rules = await ofSeller(db, sellerId)
    .from('alarmRule')
    .select(['id', 'metric', 'state', 'level', 'durationS'])
    .where('code', '=', code)
    .orderBy('level')
    .execute()
  const rule = rules.find(({ metric, state }) => metric === REPORTED && state === ON)
  if (rule) return { ruleId: rule.id, level: rule.level, holdS: rule.durationS }
  if (rules.length > 0) return undefined
  const fault = await faultOf(db, { sellerId, code })
  return { ruleId: null, level: fault?.level ?? alarmLevel.code.warning, holdS: 0 }
}

/** What a code means in words: the seller's own line before that of the standards. */
export function faultOf(db: Kysely<Tables>, { sellerId, code }: { sellerId: number; code: string }) {
  return ofSellers(db, [sellerId, PLATFORM])
    .from('faultCode')
    .select(['text', 'textEn', 'level', 'advice', 'adviceEn'])
    .where('code', '=', code)
    .orderBy(sql`seller_id = ${PLATFORM}`)
    .orderBy('protocol')
    .limit(1)
    .executeTakeFirst()
}

export function ruleById(
  db: Kysely<Tables>,
  { sellerId, id }: { sellerId: number; id: number | null },
): Promise<Rule | undefined> {
  return ofSeller(db, sellerId).from('alarmRule').selectAll().where('id', '=', id).executeTakeFirst()
}
