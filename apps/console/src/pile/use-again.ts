import { canStart } from '@ampdeck/api/life'
import { againKeys, commandLife } from '@ampdeck/api/operation/command-again'
import { pileCommand } from '@ampdeck/api/operation/pile-command'
import { useGrants } from '@ampdeck/ui/gate'
import { useAction } from '../data/use-action.ts'

type Ended = Parameters<typeof againKeys>[0] & { state: number }

/** How an ended command is sent once more from where it is seen; the action key is one that the user holds. */
export function useAgain() {
  const { may } = useGrants()
  const send = useAction(pileCommand.again)

  return {
    keyOf: (command: Ended) =>
      canStart(commandLife.again, command) ? againKeys(command).find((key) => may(key)) : undefined,
    send: (id: number) => send({ id }),
  }
}
