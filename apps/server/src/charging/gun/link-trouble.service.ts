import { raiseAlarm, recoverAlarm } from '../../alarm/incident/alarm.service.ts'
import type { Platform } from '../../database/platform.ts'
import type { ChargePoint, LinkTrouble } from '../../device/charge-point.ts'

const CODES: Readonly<Record<LinkTrouble['kind'], string>> = {
  refused: 'LinkRefused',
  shared: 'CodeShared',
  replaced: 'ChargerReplaced',
}

/** What is the matter with the link of a pile: an alarm until it is over. */
export async function reportLinkTrouble(
  context: Platform,
  { sellerId, stationId, pileId }: ChargePoint,
  { kind, info, isOver }: LinkTrouble,
): Promise<void> {
  const report = { sellerId, stationId, pileId, gunId: null, code: CODES[kind], ts: context.now() }
  if (isOver) await recoverAlarm(context, report)
  else await raiseAlarm(context, { ...report, info })
}
