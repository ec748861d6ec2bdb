import { readStored, storageKeys, store } from '../session/storage.ts'
import type { Command } from './command.ts'

/** How many are kept of each person, the last one first. */
const KEPT = 8

type Kept = Readonly<Record<string, readonly Command[]>>

/** What this person has chosen lately on this device. */
export function recentChoices(userId: number | undefined): readonly Command[] {
  const all: unknown = readStored<Kept>(storageKeys.recentChoices)
  const own: unknown = isObject(all) && userId !== undefined ? all[userId] : undefined
  return Array.isArray(own) ? own.filter(isCommand) : []
}

/** Records a choice; the same again moves to the front. */
export function recordChoice(userId: number | undefined, command: Command): void {
  if (userId === undefined) return
  const others = recentChoices(userId).filter(({ id }) => id !== command.id)
  store(storageKeys.recentChoices, {
    ...readStored<Kept>(storageKeys.recentChoices),
    [userId]: [command, ...others].slice(0, KEPT).map(withoutPhone),
  })
}

/** No phone number stays in the browser: what is shown beside a record is made anew. */
function withoutPhone(command: Command): Command {
  if (!command.record) return command
  const { detail: _, ...rest } = command
  return { ...rest, record: { ...command.record, phone: null } }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The storage may have been edited by hand. */
function isCommand(value: unknown): value is Command {
  return (
    isObject(value) && typeof value.id === 'string' && Array.isArray(value.title) && value.title.length === 2
  )
}
