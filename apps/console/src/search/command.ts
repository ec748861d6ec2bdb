import type { RecordHit } from '@ampdeck/api/system/search'
import type { Text } from '@ampdeck/api/texts'

/** The parts of the palette, in the order in which equals stand. */
export const commandGroups = ['actions', 'pages', 'equipment', 'orders'] as const
export type CommandGroup = (typeof commandGroups)[number]

/** Something that the palette leads to or does. It is plain data, so that it can be ranked and remembered. */
export interface Command {
  readonly id: string
  readonly group: CommandGroup
  /** Found by either language, shown in one. */
  readonly title: Text
  readonly detail?: Text | undefined
  /** Found by the server: not all that it was found by has to be seen here. */
  readonly record?: RecordHit
  /** Where it leads; without an address it is an action, which is known by its id. */
  readonly address?: string
  readonly hint?: Text
  /** The name of an icon of the menu, or of an action. */
  readonly icon?: string
}
