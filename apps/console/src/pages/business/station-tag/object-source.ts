import { tagObject } from '@ampdeck/api/enumerations/member'
import { tag } from '@ampdeck/api/member/tag'
import type { RecordSource } from '@ampdeck/ui/record-picker'
import { choiceSource } from '../../../data/choice-source.ts'
import { client } from '../../../data/client.ts'

/** What a tag can be given to, by the kind of it; one object for each, because a picker remembers by it. */
export const objectSources: ReadonlyMap<number, RecordSource> = new Map(
  tagObject.codes.map((objectKind) => [
    objectKind,
    choiceSource((by, options) => client(tag.choices, { objectKind, ...by }, options)),
  ]),
)
