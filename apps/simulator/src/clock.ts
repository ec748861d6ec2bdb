/** Two times of one moment. */
export interface Now {
  /** Epoch milliseconds, as everybody's clock shows them: every timestamp on the wire, heartbeats, meter intervals. */
  wall: number
  /** The simulated time, which runs faster or stands still: what cars do and how fast a meter turns. */
  sim: number
}

export interface Pace {
  /** Simulated seconds in a second. */
  speed: number
  paused: boolean
}

/** A clock whose simulated time starts as the real one and then runs at a pace that can be changed. */
export class PacedClock {
  readonly #wallNow: () => number
  #since: Now
  #pace: Pace

  constructor(wallNow: () => number, pace: Pace = { speed: 1, paused: false }) {
    this.#wallNow = wallNow
    this.#since = { wall: wallNow(), sim: wallNow() }
    this.#pace = pace
  }

  get pace(): Pace {
    return this.#pace
  }

  now(): Now {
    const wall = this.#wallNow()
    const { speed, paused } = this.#pace
    return { wall, sim: this.#since.sim + (paused ? 0 : (wall - this.#since.wall) * speed) }
  }

  setPace(pace: Pace): void {
    this.#since = this.now()
    this.#pace = pace
  }
}
