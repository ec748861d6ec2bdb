/** One way to show live guns, at one load. */
export interface Case {
  name: string
  /** What draws: the virtual grid, the canvas wall, the big screen's matrix, or plain DOM with every tile mounted. */
  draws: 'matrix' | 'wall' | 'screen' | 'plain'
  flushes: number
}

/** Cases that are compared with one another, and with the last of them, the baseline. */
export interface Scene {
  name: string
  window: { width: number; height: number }
  tiles: number
  /** Updates a second. */
  rate: number
  cases: readonly Case[]
}

export const scenes: readonly Scene[] = [
  {
    name: '5,000 guns, 500 updates/s, 1440 x 900',
    window: { width: 1_440, height: 900 },
    tiles: 5_000,
    rate: 500,
    cases: [
      { name: 'GunMatrix, 5 flushes/s (the default)', draws: 'matrix', flushes: 5 },
      { name: 'GunMatrix, 4 flushes/s', draws: 'matrix', flushes: 4 },
      { name: 'GunWall, 5 flushes/s', draws: 'wall', flushes: 5 },
      { name: 'plain DOM, all mounted, 4 flushes/s', draws: 'plain', flushes: 4 },
    ],
  },
  {
    name: '2,000 guns, each at 10 Hz, 3840 x 2160',
    window: { width: 3_840, height: 2_160 },
    tiles: 2_000,
    rate: 20_000,
    cases: [
      { name: 'GunWall, 10 flushes/s', draws: 'wall', flushes: 10 },
      { name: 'GunWall, 5 flushes/s (the default)', draws: 'wall', flushes: 5 },
      { name: 'the big screen, 10 flushes/s', draws: 'screen', flushes: 10 },
      { name: 'the big screen, 2 flushes/s (as it is)', draws: 'screen', flushes: 2 },
      { name: 'plain DOM, all mounted, 10 flushes/s', draws: 'plain', flushes: 10 },
    ],
  },
]
