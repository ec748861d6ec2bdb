import { commandKind, commandState, pileCommand } from '../enumerations/equipment.ts'
import { lifeOf } from '../life.ts'
import { type RequestName, requestKeys } from './pile-request.ts'

/** These hold for a time, or for what there was then: they are filled in anew. */
const OF_THEIR_TIME: ReadonlySet<string> = new Set(['reserve', 'cancelReservation', 'setLimit'])

/** A command, as far as it decides whether it can be sent again. */
export interface SentCommand {
  command: number
  /** Null for what the product has sent by itself, and will send again by itself. */
  createUser: number | null
}

/** The life of a command, as far as people have a part in it; the rest is the pile's. */
export const commandLife = lifeOf('state', commandState, {
  /** As a command of its own: the old one stays what it is. */
  again: {
    from: ['rejected', 'timedOut'],
    needs: { 'transition.notAllowed': (of: SentCommand) => againKeys(of).length > 0 },
    sentences: {
      'transition.notAllowed': ['This command cannot be sent again', '该指令不可重新下发'],
    },
  },
})

/**
 * The keys of which one is needed to send a command once more; none where it is not sent again but filled in anew, or
 * sent again by the product itself.
 */
export function againKeys({ command, createUser }: SentCommand): string[] {
  if (createUser === null) return []
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
