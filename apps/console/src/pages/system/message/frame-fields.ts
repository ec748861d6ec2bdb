import type { Language } from '@ampdeck/api/enumeration'
import { fieldMeanings } from '@ampdeck/api/parser/field-meanings'
import type { ParsedField, ParsedFrame } from '@ampdeck/api/parser/message'
import { say, type Text } from '@ampdeck/api/texts'
import type { FrameField } from '@ampdeck/ui/hex-view'

const meanings: Readonly<Record<string, Text>> = fieldMeanings

/** What a field means, where its name does not say it. */
export function meaningOf({ name }: Pick<ParsedField, 'name'>, language: Language): string | undefined {
  const meaning = Object.hasOwn(meanings, name) ? meanings[name] : undefined
  return meaning && say(meaning, language)
}

/** The fields of a frame as the tree that they are; the frame itself is the first and only root. */
export function treeOf({ fields }: Pick<ParsedFrame, 'fields'>, language: Language): FrameField[] {
  const roots: FrameField[] = []
  const open: { depth: number; children: FrameField[] }[] = [{ depth: -1, children: roots }]
  for (const { name, value, from, to, path, depth, problem } of fields) {
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop()
    const children: FrameField[] = []
    open.at(-1)?.children.push({
      name,
      value,
      from,
      to,
      path,
      children,
      ...(problem && { problem: say(problem, language) }),
    })
    open.push({ depth, children })
  }
  return roots
}
