import type { GunOfPile } from '@ampdeck/api/config/pile'
import { fitsLayout, usualGuns } from '@ampdeck/api/config/pile-layout'
import { connector, currentType, gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { z } from 'zod'
import type { Rows } from '../../database/rows.ts'

export type Gun = z.output<typeof GunOfPile>

interface PileType {
  currentType: number
  ratedW: number
}

/** Kilowatts of a gun are given with one decimal. */
const STEP_W = 100

/** The first guns of a pile, which share its power. */
export function usualGunsOf({ currentType: current, ratedW }: PileType, count: number): Gun[] {
  const isAc = current === currentType.code.ac
  return Array.from({ length: count }, (_, letter) => ({
    letter,
    connector: isAc ? connector.code.gbtAc : connector.code.gbtDc,
    parkingNo: null,
    ratedW: Math.max(STEP_W, Math.floor(ratedW / count / STEP_W) * STEP_W),
  }))
}

/** The guns of a pile whose form did not name them: those it has, as far as its layout allows. */
export function gunsFor(layout: string, type: PileType, present: readonly Gun[]): Gun[] {
  if (fitsLayout(layout, present.length)) return [...present]
  const usual = usualGunsOf(type, usualGuns(layout))
  return usual.map((gun, letter) => ({ ...(present[letter] ?? gun), letter }))
}

/** A gun that has not been heard of yet. */
export function insertGun(rows: Rows, pile: { id: number; stationId: number }, gun: Gun): Promise<number> {
  const isAc = gun.connector === connector.code.gbtAc
  return rows.insert('gun', {
    ...gun,
    stationId: pile.stationId,
    pileId: pile.id,
    maxV: isAc ? 250 : 1_000,
    maxA: isAc ? 32 : 250,
    status: gunStatus.code.offline,
    costModelId: null,
    currentOrderId: null,
    live: null,
  })
}
