import type { Text } from '@ampdeck/api/texts'

/** The names of a resource's fields, in both languages. */
export type LabelledBy = Readonly<Record<string, Text>>

/** A field's name; one that has none is an error of the screen, found when it is first loaded. */
export function labelOf(texts: LabelledBy, field: string, own?: Text): Text {
  const label = own ?? texts[field]
  if (!label) throw new Error(`"${field}" has no label: add it to the resource's texts, or give one`)
  return label
}
