import { isNationalHoliday, isSpringFestival, isWeekend } from './calendar.ts'

/** What kind of place a station is; it decides when and how much is charged there. */
export type StationKind = 'urban' | 'hub' | 'office' | 'home' | 'highway' | 'bus' | 'freight'

interface LoadCurve {
  /** Relative starts per hour, 0 to 23. */
  hours: readonly number[]
  weekend: number
  /** Starts per AC gun and day, before they are scaled to the wanted number of orders. */
  starts: number
  /** Energy of a charge in kWh: mean and standard deviation. */
  energy: readonly [mean: number, deviation: number]
}

const hours = (text: string) => text.split(' ').map(Number)

/** Domain.md §8, "Load curves". */
export const loadCurves: Readonly<Record<StationKind, LoadCurve>> = {
  urban: {
    hours: hours('30 22 15 10 8 12 20 28 35 42 48 55 62 58 50 45 40 42 50 58 64 66 58 42'),
    weekend: 1.15,
    starts: 1,
    energy: [26, 11],
  },
  hub: {
    hours: hours('45 35 25 18 15 20 30 38 45 50 52 55 58 55 50 48 46 48 52 55 58 60 56 50'),
    weekend: 1.05,
    starts: 1.1,
    energy: [30, 12],
  },
  office: {
    hours: hours('4 3 2 2 2 6 20 62 95 88 60 48 50 52 40 34 30 28 24 18 14 10 8 6'),
    weekend: 0.55,
    starts: 0.55,
    energy: [18, 9],
  },
  home: {
    hours: hours('40 30 20 12 8 8 12 14 12 12 14 18 22 20 16 18 26 45 70 85 90 88 80 60'),
    weekend: 1.2,
    starts: 0.55,
    energy: [21, 10],
  },
  highway: {
    hours: hours('15 12 10 8 8 12 22 35 48 60 68 72 70 66 64 62 60 58 55 48 40 32 25 20'),
    weekend: 1.6,
    starts: 0.8,
    energy: [34, 13],
  },
  bus: {
    hours: hours('90 80 60 40 25 10 5 5 8 14 24 40 55 45 25 15 10 8 10 15 30 55 80 95'),
    weekend: 0.9,
    starts: 1,
    energy: [88, 30],
  },
  freight: {
    hours: hours('60 55 48 40 30 25 25 28 32 38 42 52 60 50 40 36 34 32 34 38 44 50 56 60'),
    weekend: 0.75,
    starts: 0.7,
    energy: [75, 35],
  },
}

/** Hours with valley prices, which draw fleets and taxis. */
export const valleyHours = [23, 0, 1, 2, 3, 4, 5, 6, 12, 13]
export const VALLEY_PULL = 0.3

/** Fast guns take this many times the cars of a slow one. */
export const DC_STARTS = 4.5
const RAIN = 0.85

/** How busy a day is against an ordinary one: weekday and holidays. */
export function busyness(kind: StationKind, day: number): number {
  let factor = 1
  if (isWeekend(day)) factor *= loadCurves[kind].weekend
  if (isSpringFestival(day) && kind === 'urban') factor *= 0.45
  if (isSpringFestival(day) && kind === 'highway') factor *= 2.2
  if (isNationalHoliday(day) && kind === 'highway') factor *= 1.9
  return factor
}

/** Rain keeps people at home: 22 % of the days in the south, 12 % in the north. */
export function rainChance(lat: number): number {
  return lat < 32 ? 0.22 : 0.12
}

/** What rain leaves of a day's starts. */
export function inRain(isRaining: boolean): number {
  return isRaining ? RAIN : 1
}
