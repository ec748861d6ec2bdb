import { useMemo } from 'react'
import { useMenu } from '../menu/menu-context.ts'
import { useUser } from '../session/user-context.ts'
import type { Command } from './command.ts'
import { addCommands, pageCommands, recordCommand } from './commands.ts'
import { grouped, inGroups, type RankedGroup, rank } from './rank.ts'
import { recentChoices } from './recent-choices.ts'
import { ACTIONS_ONLY } from './record-query.ts'
import { useRecordHits } from './use-record-hits.ts'

/** Of each group as many as a glance takes in. */
const MAX = 5
/** Of the actions all, where nothing else is wanted. */
const ALL = 50

export interface FoundGroup {
  id: RankedGroup['id'] | 'recent'
  commands: readonly Command[]
}

/** What the palette shows of all that this user may open and do. */
export function useCommands(typed: string, shell: readonly Command[]) {
  const menu = useMenu()
  const userId = useUser()?.id
  const fixed = useMemo(() => [...pageCommands(menu), ...shell, ...addCommands(menu)], [menu, shell])
  const recent = useMemo(() => recentChoices(userId), [userId])
  const { records, isLooking, failure } = useRecordHits(typed)

  const found = records.flatMap((record) => recordCommand(menu, record) ?? [])
  const groups = groupsOf(typed, { fixed, found, recent: stillThere(recent, fixed, menu) })
  return { groups, isLooking, failure }
}

interface Sources {
  fixed: readonly Command[]
  found: readonly Command[]
  recent: readonly Command[]
}

function groupsOf(typed: string, { fixed, found, recent }: Sources): FoundGroup[] {
  const text = typed.trim()
  const lately = recent.map(({ id }) => id)
  if (text.startsWith(ACTIONS_ONLY)) {
    const actions = fixed.filter(({ group }) => group === 'actions')
    return grouped(rank(actions, text.slice(ACTIONS_ONLY.length), lately), ALL)
  }
  if (text !== '') return grouped(rank([...fixed, ...found], text, lately), MAX)
  const others = fixed.filter(({ id }) => !lately.includes(id))
  const first = recent.length > 0 ? [{ id: 'recent' as const, commands: recent.slice(0, MAX) }] : []
  return [...first, ...inGroups(others, MAX)]
}

/** A choice of yesterday, as it is today: what may no longer be opened is left out. */
function stillThere(
  recent: readonly Command[],
  fixed: readonly Command[],
  menu: Parameters<typeof recordCommand>[0],
): Command[] {
  return recent.flatMap(({ id, record }) => {
    const now = record ? recordCommand(menu, record) : fixed.find((command) => command.id === id)
    return now ?? []
  })
}
