import { bound } from '../fields/bound.tsx'
import { TagsInput, type TagsOptions } from './tags-input.tsx'

/** A list of short texts. */
export const TagsField = bound<readonly string[], TagsOptions>(TagsInput, { wide: true })
