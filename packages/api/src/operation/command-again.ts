import { commandKind, commandState, pileCommand } from '../enumerations/equipment.ts'
import { type RequestName, requestKeys } from './pile-request.ts'

/** These hold for a time, or for what there was then: they are filled in anew. */
const OF_THEIR_TIME: ReadonlySet<string> = new Set(['reserve', 'cancelReservation', 'setLimit'])
const { rejected, timedOut } = commandState.code

interface Ended {
  state: number
  command: number
  /** Null for what the product has sent by itself, and will send again by itself. */
  createUser: number | null
}

/**
 * The keys of which one is needed to send an ended command once more, as a command of its own; none where it cannot be
 * sent again like that.
 */
export function againKeys({ state, command, createUser }: Ended): string[] {
  if ((state !== rejected && state !== timedOut) || createUser === null) return []
  const own = pileCommand.codes.find((code) => code === command)
  if (own !== undefined)
    return [`remoteControl:${pileCommand.key(own)}`, `PileMonitorDetail:${pileCommand.key(own)}`]
  const kind = commandKind.codes.find((code) => code === command)
  const name = (kind !== undefined && commandKind.key(kind)) || ''
  if (!isRequest(name) || OF_THEIR_TIME.has(name)) return []
  const key = `remoteControl:${requestKeys[name]}`
  return name === 'diagnostics' ? [key, 'pileLog:fetch'] : [key]
}

const isRequest = (name: string): name is RequestName => Object.hasOwn(requestKeys, name)
