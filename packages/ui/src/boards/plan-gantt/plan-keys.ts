import { moveBar, type PlanBar, resizeBar, STEP } from './plan-rules.ts'

interface HeldKey {
  /** Shift is held: the end moves. */
  isResize: boolean
  guns: readonly number[]
  length: number
}

/** A picked-up charge after an arrow key: 15 minutes along, or to the gun above or below. */
export function barAfterKey(
  bar: PlanBar,
  key: string,
  { isResize, guns, length }: HeldKey,
): PlanBar | undefined {
  const change = isResize ? resizeBar : moveBar
  const gunAt = (by: number) => guns[guns.indexOf(bar.gunId) + by] ?? bar.gunId

  switch (key) {
    case 'ArrowRight':
      return change(bar, STEP, length)
    case 'ArrowLeft':
      return change(bar, -STEP, length)
    case 'ArrowDown':
      return { ...bar, gunId: gunAt(1) }
    case 'ArrowUp':
      return { ...bar, gunId: guns.indexOf(bar.gunId) > 0 ? gunAt(-1) : bar.gunId }
    default:
      return undefined
  }
}

/** The charge that an arrow key leads to: along the gun, or the nearest in time on the next gun that has any. */
export function neighbourBar(
  bars: readonly PlanBar[],
  guns: readonly number[],
  bar: PlanBar,
  key: string,
): number | undefined {
  const onGun = (gunId: number | undefined) =>
    bars.filter((one) => one.gunId === gunId).toSorted((a, b) => a.from - b.from || a.id - b.id)
  const own = onGun(bar.gunId)
  const place = own.findIndex((one) => one.id === bar.id)
  const nearest = (gunIds: readonly number[]) => {
    const row = gunIds.map(onGun).find((one) => one.length > 0)
    return row?.toSorted((a, b) => Math.abs(a.from - bar.from) - Math.abs(b.from - bar.from))[0]?.id
  }

  switch (key) {
    case 'ArrowRight':
      return own[place + 1]?.id
    case 'ArrowLeft':
      return own[place - 1]?.id
    case 'ArrowDown':
      return nearest(guns.slice(guns.indexOf(bar.gunId) + 1))
    case 'ArrowUp':
      return nearest(guns.slice(0, Math.max(guns.indexOf(bar.gunId), 0)).toReversed())
    case 'Home':
      return own[0]?.id
    case 'End':
      return own.at(-1)?.id
    default:
      return undefined
  }
}
