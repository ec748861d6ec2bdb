/** Mixes the parts of a key into 32 bits (murmur3's finish): neighbouring keys give unrelated numbers. */
export function hash(...parts: number[]): number {
  let state = 0x9e3779b9
  for (const part of parts) {
    state = Math.imul(state ^ part, 0x85ebca6b)
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
    state ^= state >>> 16
  }
  return state >>> 0
}

/** The key of a name: FNV-1a. */
export function hashName(name: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < name.length; index++) {
    state = Math.imul(state ^ name.charCodeAt(index), 0x01000193)
  }
  return state >>> 0
}

/** A stream of random numbers that its key alone decides (sfc32). */
export class Random {
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(key: number) {
    this.#a = key
    this.#b = hash(key, 1)
    this.#c = hash(key, 2)
    for (let round = 0; round < 8; round++) this.next()
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4_294_967_296
  }

  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.next() * list.length)]
    if (found === undefined) throw new RangeError('Nothing to pick from.')
    return found
  }

  /** The index of a weight, as often as its share. */
  weighted(weights: readonly number[]): number {
    let rest = this.next() * weights.reduce((sum, weight) => sum + weight, 0)
    for (const [index, weight] of weights.entries()) {
      rest -= weight
      if (rest < 0) return index
    }
    return weights.length - 1
  }

  normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()))
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next())
  }

  /** How often something happens that happens `mean` times on average (Knuth: for small means). */
  poisson(mean: number): number {
    const limit = Math.exp(-mean)
    let count = 0
    for (let product = this.next(); product > limit; product *= this.next()) count++
    return count
  }

  exponential(mean: number): number {
    return -mean * Math.log(1 - this.next())
  }

  shuffle<T>(list: readonly T[]): T[] {
    const result = [...list]
    for (let index = result.length - 1; index > 0; index--) {
      const other = this.int(0, index)
      const [a, b] = [result[index], result[other]]
      if (a !== undefined && b !== undefined) [result[index], result[other]] = [b, a]
    }
    return result
  }
}
