import { alarmHandling } from '@ampdeck/api/enumerations/operation'

/** One alarm as it arrives. */
export interface FeedAlarm {
  id: string
  /** A code of `AlarmLevel`; 1 is the worst. */
  level: number
  /** What is the matter, the same for every alarm of the kind: `E-1042`. */
  code: string
  /** The same in words, from the server: "Insulation resistance low". */
  text: string
  /** Where: the station, and the pile or gun in it. */
  station: string
  object?: string | undefined
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  firstTime: string
  lastTime: string
  /** How often it has been raised. */
  count: number
  /** A code of `AlarmHandling`. */
  handling: number
  /** Who has taken it. */
  handler?: string | undefined
  /** Since when it is over by itself, though nobody has closed it. */
  recoverTime?: string | null | undefined
}

/** Alarms of one matter at one object, as one row. */
export interface Incident extends FeedAlarm {
  /** All alarms that it stands for. */
  ids: readonly string[]
}

const { pending, processing, handled } = alarmHandling.code
/** One that nobody has taken makes the whole incident open. */
const OPENNESS: readonly number[] = [pending, processing, handled]

/** What makes two alarms one incident: the same code at the same object. */
export function incidentKey({ code, station, object = '' }: FeedAlarm): string {
  return JSON.stringify([code, station, object])
}

/**
 * Alarms as incidents, the worst level first and in it the latest first, below them what is over. Times of an incident are its first and last,
 * its count is the sum, its level the worst, and it is as open as the most open of them.
 */
export function mergeAlarms(alarms: readonly FeedAlarm[]): Incident[] {
  const incidents = new Map<string, Incident>()
  for (const alarm of alarms) {
    const key = incidentKey(alarm)
    const known = incidents.get(key)
    incidents.set(key, known ? joined(known, alarm) : { ...alarm, ids: [alarm.id] })
  }
  return [...incidents.values()].sort(worstFirst)
}

function joined(known: Incident, alarm: FeedAlarm): Incident {
  const latest = alarm.lastTime > known.lastTime ? alarm : known
  const mostOpen = OPENNESS.indexOf(alarm.handling) < OPENNESS.indexOf(known.handling) ? alarm : known
  return {
    ...latest,
    id: known.id,
    level: Math.min(known.level, alarm.level),
    firstTime: earlier(alarm.firstTime, known.firstTime),
    count: known.count + alarm.count,
    handling: mostOpen.handling,
    handler: mostOpen.handler,
    recoverTime: known.recoverTime && alarm.recoverTime ? later(known.recoverTime, alarm.recoverTime) : null,
    ids: [...known.ids, alarm.id],
  }
}

/** What is over sinks; then by level, then the latest, then the id, so that the order never depends on the order of arrival. */
function worstFirst(a: Incident, b: Incident): number {
  return (
    Number(Boolean(a.recoverTime)) - Number(Boolean(b.recoverTime)) ||
    a.level - b.level ||
    compare(b.lastTime, a.lastTime) ||
    compare(a.id, b.id)
  )
}

/** Timestamps of the wire sort as text. */
const earlier = (a: string, b: string) => (compare(a, b) < 0 ? a : b)
const later = (a: string, b: string) => (compare(a, b) < 0 ? b : a)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Those that somebody keeps in sight come first, in the order of all. */
export function pinnedFirst(incidents: readonly Incident[], pinned: ReadonlySet<string>): Incident[] {
  const isPinned = (one: Incident) => one.ids.some((id) => pinned.has(id))
  return [...incidents.filter(isPinned), ...incidents.filter((one) => !isPinned(one))]
}

/** How many incidents are of each level, the worst first; none is left out. */
export function countLevels(
  incidents: readonly Incident[],
  levels: readonly number[],
): { code: number; count: number }[] {
  return levels.map((code) => ({ code, count: incidents.filter(({ level }) => level === code).length }))
}

/**
 * What stays in sight while somebody reads: the rows as they stood, with what is new about them, without those that are
 * gone. What has come meanwhile waits.
 */
export function heldRows(
  stood: readonly Incident[],
  now: readonly Incident[],
): { rows: readonly Incident[]; waiting: readonly Incident[] } {
  const fresh = new Map(now.map((incident) => [incidentKey(incident), incident]))
  const held = new Set(stood.map(incidentKey))
  return {
    rows: stood.flatMap((incident) => fresh.get(incidentKey(incident)) ?? []),
    waiting: now.filter((incident) => !held.has(incidentKey(incident))),
  }
}

/** The incidents that have come, or come again, since the counts that are known. */
export function newsSince(known: ReadonlyMap<string, number>, incidents: readonly Incident[]): Incident[] {
  return incidents.filter((incident) => incident.count > (known.get(incidentKey(incident)) ?? 0))
}
