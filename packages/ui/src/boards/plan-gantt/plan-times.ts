import { formatTimestamp, MINUTE, parseTimestamp } from '@ampdeck/api/time'
import type { PlanBar, PowerStep } from './plan-rules.ts'

/** A gun with a row in the plan. */
export interface PlanGun {
  /** What `gunId` of a charge names. */
  id: number
  /** As people say it: `Pile 3 · A`. */
  name: string
}

/** One planned charge; times are `YYYY-MM-DD HH:mm:ss` in UTC+8. */
export interface PlanCharge {
  id: number
  gunId: number
  /** Its plate or its fleet number. */
  vehicle: string
  /** When it begins. */
  start: string
  /** When it ends; the plan moves it in quarters of an hour. */
  end: string
  /** The power that is planned for all of its time, W. */
  powerW: number
  /** What brings the battery to its target, Wh. */
  needWh: number
  /** When the car leaves. */
  latestEnd: string
  /** It has begun: nobody moves it any more. */
  isFixed?: boolean | undefined
}

/** A limit that holds from a moment on. */
export interface PlanLimit {
  /** From this moment on, `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  from: string
  /** W. */
  watts: number
}

/** Minutes from the start of the view to a timestamp. */
export function minuteOf(timestamp: string, start: string): number {
  return Math.round((parseTimestamp(timestamp) - parseTimestamp(start)) / MINUTE)
}

export function stampOf(minute: number, start: string): string {
  return formatTimestamp(parseTimestamp(start) + minute * MINUTE)
}

/** `22:15`, with the day where the view has several. */
export function clockOf(minute: number, start: string): string {
  const stamp = stampOf(minute, start)
  return stamp.slice(0, 10) === start.slice(0, 10) ? stamp.slice(11, 16) : stamp.slice(5, 16)
}

export function barOf({ start, end, latestEnd, ...charge }: PlanCharge, from: string): PlanBar {
  return {
    ...charge,
    from: minuteOf(start, from),
    to: minuteOf(end, from),
    latestEnd: minuteOf(latestEnd, from),
  }
}

/** A limit as steps over the whole view: one value, or values that hold from a moment on. */
export function limitSteps(limit: number | readonly PlanLimit[], start: string, length: number): PowerStep[] {
  if (typeof limit === 'number') return [{ from: 0, to: length, watts: limit }]
  const inOrder = limit
    .map(({ from, watts }) => ({ from: minuteOf(from, start), watts }))
    .sort((a, b) => a.from - b.from)
  return inOrder
    .map(({ from, watts }, index) => ({
      from: Math.max(from, 0),
      to: Math.min(inOrder[index + 1]?.from ?? length, length),
      watts,
    }))
    .filter(({ from, to }) => from < to)
}

/** Where something that lasts stands in a track of this length. */
export function placeOf({ from, to }: { from: number; to: number }, length: number) {
  return { left: `${(from / length) * 100}%`, width: `${((to - from) / length) * 100}%` }
}
