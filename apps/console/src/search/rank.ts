import { plain, wordsOf } from '@ampdeck/ui/search-list'
import { type Command, type CommandGroup, commandGroups } from './command.ts'

/** How close a command comes to what was typed; less is closer. */
const closeness = { whole: 0, number: 1, beginning: 2, word: 3, inside: 4, words: 5 } as const

/**
 * The commands that match a text, the closest first; of equals those that were chosen lately, then in their own
 * order. A whole number or title comes first, then a number that begins with the text, then a title that does.
 */
export function rank(
  commands: readonly Command[],
  text: string,
  recent: readonly string[] = [],
): readonly Command[] {
  const wanted = plain(text).trim().replace(/\s+/g, ' ')
  const places = new Map(recent.map((id, index) => [id, index]))
  const placeOf = ({ id }: Command) => places.get(id) ?? recent.length

  return commands
    .map((command) => ({ command, score: scoreOf(command, wanted) }))
    .filter((found): found is { command: Command; score: number } => found.score !== undefined)
    .sort((a, b) => a.score - b.score || placeOf(a.command) - placeOf(b.command))
    .map(({ command }) => command)
}

export interface RankedGroup {
  readonly id: CommandGroup
  readonly commands: readonly Command[]
}

/** Ranked commands by group, the group of the closest one first; of each as many as a glance takes in. */
export function grouped(ranked: readonly Command[], most: number): RankedGroup[] {
  const groups = Map.groupBy(ranked, ({ group }) => group)
  return [...groups].map(([id, commands]) => ({ id, commands: commands.slice(0, most) }))
}

/** The same in the order of the groups: where nothing is typed, nothing is closer than anything else. */
export function inGroups(commands: readonly Command[], most: number): RankedGroup[] {
  const place = ({ id }: RankedGroup) => commandGroups.indexOf(id)
  return grouped(commands, most).sort((a, b) => place(a) - place(b))
}

function scoreOf(command: Command, wanted: string): number | undefined {
  if (wanted === '') return closeness.whole
  const titles = command.title.map(plain)
  const score = Math.min(...titles.map((title) => titleScore(title, wanted)))
  if (command.record) return recordScore(plain(command.record.number), score, wanted)
  if (Number.isFinite(score)) return score
  const all = [...titles, ...(command.detail ?? []).map(plain)].join(' ')
  return wordsOf(wanted).every((word) => all.includes(word)) ? closeness.words : undefined
}

/** What the server has found stays, however it was found: by the plate of a member, by the end of a number. */
function recordScore(number: string, byTitle: number, wanted: string): number {
  if (number === wanted) return closeness.whole
  if (number.startsWith(wanted)) return closeness.number
  return Number.isFinite(byTitle) ? byTitle : closeness.words
}

function titleScore(title: string, wanted: string): number {
  if (title === wanted) return closeness.whole
  if (title.startsWith(wanted)) return closeness.beginning
  if (title.includes(` ${wanted}`)) return closeness.word
  return title.includes(wanted) ? closeness.inside : Number.POSITIVE_INFINITY
}
