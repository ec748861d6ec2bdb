/** A gun as its tile shows it. What is not known is null. */
export interface Gun {
  /** Unlike any other gun on the screen. */
  id: string
  /** Of its pile, as painted on it, for example `0003`. */
  pileCode: string
  /** GunLetter: 0 to 51 stand for A to Z and a to z. */
  letter: number
  /** A code of `GunStatus`. */
  status: number
  /** Present power in watts. */
  w?: number | null
  /** State of charge in whole per cent. */
  soc?: number | null
  /** What its pile measures at it, in volts, amperes and degrees; drawn where a tile is a line. */
  V?: number | null
  A?: number | null
  tempC?: number | null
  /** Minutes in the present status: of charging, of standing full, of silence. */
  minutes?: number | null
  /** Of the vehicle at the gun; drawn masked whatever arrives. */
  plate?: string | null
  /** A reservation's end, `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  until?: string | null
  /** Why it is in alarm or fault, in the words of the server: `E-1042`. */
  reason?: string | null
}
