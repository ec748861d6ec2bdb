import type { Enumeration } from './enumeration.ts'
import type { PageId } from './menu/menu-tree.ts'
import type { Text } from './texts.ts'

/**
 * Records that are found by their number, declared in a file `*.record.ts` beside their resource
 * (`resource-index.ts` lists it).
 */
export interface FoundRecord {
  /** The order in which kinds are shown; lower ones first. */
  rank: number
  /** The pages that show it, its own page before its list; whoever may open one of them may find the records. */
  pages: readonly PageId[]
  /** The page whose filter shows one record by its number, and the field of that filter. */
  list: { page: PageId; field: string }
  /** The states of the record. */
  status: Enumeration
  /** Among what it is shown. */
  group: 'equipment' | 'orders'
  /** The word with which somebody says that this kind is meant, in lower case. */
  word: Text
}
