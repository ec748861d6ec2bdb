/** The stations that follow each other on the wall, and which of them was shown last. */
export interface Round {
  ids: readonly number[]
  last: number | undefined
}

/** Which station comes next: the one after the last, or the first. Nothing as long as none is known. */
export function nextStation({ ids, last }: Round): number | undefined {
  return ids[last === undefined ? 0 : (ids.indexOf(last) + 1) % Math.max(1, ids.length)]
}
