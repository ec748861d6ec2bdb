/** Does work in the order it is given, each when the one before has ended, well or not. */
export function oneByOne() {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return {
    get waiting() {
      return waiting
    },
    run<T>(work: () => Promise<T>): Promise<T> {
      waiting += 1
      const result = last.then(work)
      last = result.then(ended, ended)
      return result
    },
    /** When all that was given so far has ended. */
    idle: () => last,
  }

  function ended() {
    waiting -= 1
  }
}
