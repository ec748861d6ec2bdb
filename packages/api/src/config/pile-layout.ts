import { pileGunLayout } from '../enumerations/equipment.ts'

/** Guns are lettered A-Z and a-z. */
export const MAX_GUNS = 52
/** A pile of more than four guns has as many as the largest of the usual ones, until it is said otherwise. */
const MORE = 6

const { one, two, four, more } = pileGunLayout.code
const counts = new Map<string, number>([
  [one, 1],
  [two, 2],
  [four, 4],
  [more, MORE],
])

/** How many guns a pile of a layout has where nothing else is said. */
export function usualGuns(layout: string): number {
  return counts.get(layout) ?? 1
}

/** Whether a pile of a layout may have so many guns: 1, 2, 4, or more than 4. */
export function fitsLayout(layout: string, guns: number): boolean {
  return layout === more ? guns > usualGuns(four) && guns <= MAX_GUNS : guns === usualGuns(layout)
}
