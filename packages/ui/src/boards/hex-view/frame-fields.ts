import { jsonSpans } from './json-spans.ts'

/** A part of a frame as a parser found it. */
export interface FrameField {
  /** Its name in the protocol's own words. */
  name: string
  /** What it means, as people read it. */
  value: string
  /** The first byte, and the one after the last. Not needed where `path` says it. */
  from?: number | undefined
  to?: number | undefined
  /** Where it stands in a JSON frame: `[3].chargePointModel`. */
  path?: string | undefined
  /** What is wrong with it, in words: "is 7B, computed 5A". */
  problem?: string | undefined
  children?: readonly FrameField[] | undefined
}

/** A field with its place in the tree and in the frame. */
export interface FlatField {
  readonly key: string
  readonly level: number
  readonly position: number
  readonly siblings: number
  readonly field: FrameField
  readonly from: number
  readonly to: number
}

/** All fields, parents before children. A place that the frame does not have is empty. */
export function flatten(
  fields: readonly FrameField[],
  frame: { text?: string; length: number },
): FlatField[] {
  const spans = frame.text === undefined ? undefined : jsonSpans(frame.text)
  const within = (offset: number) => Math.min(Math.max(Math.trunc(offset) || 0, 0), frame.length)
  const walk = (list: readonly FrameField[], level: number, base: string): FlatField[] =>
    list.flatMap((field, index) => {
      const key = `${base}${index}`
      const span = field.path === undefined ? undefined : spans?.get(field.path)
      const from = within(span?.from ?? field.from ?? 0)
      const to = Math.max(within(span?.to ?? field.to ?? 0), from)
      const flat = { key, level, position: index + 1, siblings: list.length, field, from, to }
      return [flat, ...walk(field.children ?? [], level + 1, `${key}.`)]
    })
  return walk(fields, 1, '')
}

/** For every place of the frame the number of the deepest field that covers it, or −1. */
export function ownersOf(fields: readonly FlatField[], length: number): Int32Array {
  const owners = new Int32Array(length).fill(-1)
  // Parents come first, so a child paints over them.
  for (const [index, { from, to }] of fields.entries()) owners.fill(index, from, to)
  return owners
}

/** A stretch of the frame that belongs to one field. */
export interface Segment {
  readonly from: number
  readonly to: number
  readonly owner: number
}

/** The frame cut where its owner changes; without gap. */
export function segmentsOf(owners: Int32Array): Segment[] {
  const segments: Segment[] = []
  for (let from = 0, at = 1; from < owners.length; at++) {
    if (at < owners.length && owners[at] === owners[from]) continue
    segments.push({ from, to: at, owner: owners[from] ?? -1 })
    from = at
  }
  return segments
}
