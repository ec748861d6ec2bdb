import type { Gun } from '../gun-tile/gun.ts'

/** A program on a pile and the newest one there is. */
export interface PileFirmware {
  /** What it is, in few letters: `TCU`. */
  kind: string
  version: string
  /** Absent where the pile has the newest. */
  newest?: string | undefined
}

/** A pile as its card shows it. */
export interface PileLive {
  /** 0 to 33 word characters. */
  code: string
  name?: string | undefined
  /** What it is, in the language in force: "DC 120 kW shared". */
  note?: string | undefined
  /** A code of `PileGunLayout`. */
  layout: string
  /** A code of `PileStatus`. */
  status: number
  /** Stands here for a time only: not published, not ranked. */
  isTemporary?: boolean | undefined
  guns: readonly Gun[]
  firmware: readonly PileFirmware[]
  /** The last sign of life, in milliseconds since 1970; null: never. */
  lastHeartbeat: number | null
}

/** A command that may be sent to a pile. */
export interface PileCommandChoice {
  /** A code of `PileCommand`. */
  command: number
  /** The action key behind which it stands, for example `remoteControl:reset`. */
  action: string
  /** Why the state of things forbids it now. */
  blockedReason?: string | undefined
}
