import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Difference {
  /** Of the pixels that show anything in either picture, the share that differs: 0 to 1. */
  share: number
  /** The baseline, paled, with what differs in red. */
  picture: Buffer
}

/**
 * How much two pictures differ; softened edges of letters and lines do not count. The empty ground does not count
 * either: a button in another colour is much of a small story, however large the window around it was.
 */
export function compare(baseline: Buffer, actual: Buffer): Difference {
  const before = PNG.sync.read(baseline)
  const after = PNG.sync.read(actual)
  const { width, height } = before
  if (after.width !== width || after.height !== height) return { share: 1, picture: actual }

  const difference = new PNG({ width, height })
  const differing = pixelmatch(before.data, after.data, difference.data, width, height, { threshold: 0.15 })
  return { share: differing / Math.max(1, shown(before, after)), picture: PNG.sync.write(difference) }
}

/** How many pixels are not ground in both pictures; the ground is the colour of the baseline's corner. */
function shown(before: PNG, after: PNG): number {
  const ground = before.data.readUInt32BE(0)
  let count = 0
  for (let at = 0; at < before.data.length; at += 4) {
    if (before.data.readUInt32BE(at) !== ground || after.data.readUInt32BE(at) !== ground) count += 1
  }
  return count
}
