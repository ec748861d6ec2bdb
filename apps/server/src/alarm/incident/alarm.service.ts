import type { Platform } from '../../database/platform.ts'
import * as conditions from '../record/alarm-condition.store.ts'
import { trusted, turnedOff, turnedOn, verdictOf } from '../record/alarm-hold.ts'
import { alarmById, unrecoveredAt } from '../record/alarm-incident.store.ts'
import { type Meaning, meaningOf } from '../record/alarm-meaning.store.ts'
import { type AlarmPlace, objectOf, sourceOf } from '../record/alarm-object.ts'
import { countOn, openIncident, recoverIncident } from './alarm-incident.service.ts'

/** Something is the matter: who says so gives the code and the smallest thing that it concerns. */
export interface AlarmReport extends AlarmPlace {
  sellerId: number
  /** The fault code of the standard or the vendor, such as `GroundFailure`. */
  code: string
  /** What the device says besides. */
  info?: string | undefined
  ts: number
}

/** Something is the matter no longer. Without a code, nothing that the device reported is. */
export type Recovery = Omit<AlarmReport, 'code' | 'info'> & { code?: string | undefined }

/**
 * Something is the matter. Called in the transaction that records it, as often as it is reported: a hold-off is waited
 * for, and the same code at the same object is one incident.
 */
export async function raiseAlarm(context: Platform, report: AlarmReport): Promise<void> {
  const meaning = await meaningOf(context.db, report)
  if (meaning) await turnOn(context, { ...report, ...meaning })
}

/** Something is the matter no longer; what is measured by a rule ends by the measurement alone. */
export async function recoverAlarm(
  context: Platform,
  { sellerId, code, ts, ...place }: Recovery,
): Promise<void> {
  const { db } = context
  const at = { sellerId, object: objectOf(place), code }
  const when = trusted(ts, context.now())
  const held = await conditions.conditionsAt(db, at)
  for (const condition of held) await turnOff(context, condition, when)
  const waits = new Set(held.map((condition) => condition.code))
  for (const alarm of await unrecoveredAt(db, at))
    if (!waits.has(alarm.code)) await recoverIncident(context, alarm, when)
}

/** What the server itself finds at a pile: no report of the pile ends it. */
const OWN_CODES: ReadonlySet<string> = new Set([
  ...['ClockWrong', 'CertificateEnds', 'ReadingImplausible', 'SignatureWrong'],
  ...['LinkRefused', 'CodeShared', 'ChargerReplaced', 'PowerLimitRefused'],
])

/** The codes of what a device has reported of itself and that is not over. */
export async function troublesAt(
  { db }: Platform,
  { sellerId, ...place }: AlarmPlace & { sellerId: number },
): Promise<string[]> {
  const at = { sellerId, object: objectOf(place) }
  const open = [...(await conditions.conditionsAt(db, at)), ...(await unrecoveredAt(db, at))]
  return [...new Set(open.map(({ code }) => code).filter((code) => !OWN_CODES.has(code)))]
}

/** What a gun or a pile says of itself at once: this is the matter and nothing else, or nothing is. */
export async function reportGun(
  context: Platform,
  { code, ...report }: Omit<AlarmReport, 'code'> & { code: string | null },
): Promise<void> {
  for (const other of await troublesAt(context, report))
    if (other !== code) await recoverAlarm(context, { ...report, code: other })
  if (code !== null) await raiseAlarm(context, { ...report, code })
}

/** A condition that is so, whoever found it. */
export async function turnOn(context: Platform, report: AlarmReport & Meaning): Promise<void> {
  const { db } = context
  const { sellerId, code, ruleId, level, holdS, info = null, stationId, pileId, gunId } = report
  const ts = trusted(report.ts, context.now())
  const object = objectOf(report)
  const fresh = {
    sellerId,
    object,
    code,
    ruleId,
    source: sourceOf(report),
    stationId,
    pileId,
    gunId,
    info,
    level,
    holdS,
    since: ts,
    lastOn: ts,
    offSince: null,
    lastOff: null,
    raised: 0,
    alarmId: null,
  }
  let found = await conditions.lockCondition(db, fresh)
  if (isOver(found, ts)) {
    await settle(context, found, ts)
    found = await conditions.lockCondition(db, fresh)
  }
  const now = { ...found, ...turnedOn(heldOf(found), ts), info: info ?? found.info, ruleId, level, holdS }
  await settle(context, { ...now, raised: found.raised + 1 }, context.now())
}

/** A condition that is so no longer. */
export async function turnOff(context: Platform, condition: conditions.Condition, ts: number): Promise<void> {
  await settle(context, { ...condition, ...turnedOff(heldOf(condition), ts) }, context.now())
}

/** Does what is due about a condition, and keeps it if it goes on. */
export async function settle(context: Platform, condition: conditions.Condition, now: number): Promise<void> {
  const { db } = context
  const { sellerId, alarmId, raised } = condition
  switch (verdictOf(heldOf(condition), now, condition.holdS * 1_000)) {
    case 'raise':
      return conditions.saveCondition(db, {
        ...condition,
        alarmId: await openIncident(context, condition),
        raised: 0,
      })
    case 'recover': {
      const alarm = alarmId === null ? undefined : await alarmById(db, { sellerId, id: alarmId })
      if (alarm) await recoverIncident(context, alarm, condition.offSince ?? now)
      return conditions.dropCondition(db, condition)
    }
    case 'forget':
      return conditions.dropCondition(db, condition)
    case 'wait':
      if (alarmId !== null && raised > 0) {
        await countOn(context, { sellerId, id: alarmId, ts: condition.lastOn })
        return conditions.saveCondition(db, { ...condition, raised: 0 })
      }
      return conditions.saveCondition(db, condition)
  }
}

function isOver(condition: conditions.Condition, ts: number): boolean {
  const verdict = verdictOf(heldOf(condition), ts, condition.holdS * 1_000)
  return verdict === 'recover' || verdict === 'forget'
}

function heldOf({ since, lastOn, offSince, lastOff, alarmId }: conditions.Condition) {
  return { since, lastOn, offSince, lastOff, isIncident: alarmId !== null }
}
