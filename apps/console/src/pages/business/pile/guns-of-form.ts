import type { GunOfPile } from '@ampdeck/api/config/pile'
import { fitsLayout, MAX_GUNS, usualGuns } from '@ampdeck/api/config/pile-layout'
import { connector, currentType } from '@ampdeck/api/enumerations/equipment'

/** What a pile's type says of its guns. */
interface GunType {
  currentType: number
  ratedW: number
}

const STEP_W = 100
const UNKNOWN: GunType = { currentType: currentType.code.dc, ratedW: 0 }

/** A gun of a new form: those of a pile share its power, to a tenth of a kilowatt. */
function newGun(letter: number, count: number, { currentType: current, ratedW }: GunType): GunOfPile {
  const isAc = current === currentType.code.ac
  return {
    letter,
    connector: isAc ? connector.code.gbtAc : connector.code.gbtDc,
    parkingNo: null,
    ratedW: Math.floor(ratedW / count / STEP_W) * STEP_W,
  }
}

/** The guns of a form once its layout is chosen: what was typed stays as far as the layout allows. */
export function gunsOfLayout(
  layout: string,
  guns: readonly GunOfPile[],
  type: GunType = UNKNOWN,
): readonly GunOfPile[] {
  if (fitsLayout(layout, guns.length)) return guns
  const count = usualGuns(layout)
  return Array.from({ length: count }, (_, letter) => guns[letter] ?? newGun(letter, count, type))
}

/** The guns with what another type gives them, their parking numbers kept. */
export function gunsOfType(guns: readonly GunOfPile[], type: GunType): readonly GunOfPile[] {
  return guns.map(({ letter, parkingNo }) => ({ ...newGun(letter, guns.length, type), parkingNo }))
}

/** One more gun, like the last one; a pile of many has room for as many as there are letters. */
export function withGun(guns: readonly GunOfPile[]): readonly GunOfPile[] {
  const last = guns.at(-1)
  if (!last || guns.length >= MAX_GUNS) return guns
  return [...guns, { ...last, letter: guns.length, parkingNo: null }]
}
