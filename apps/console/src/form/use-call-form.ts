import type { Call, InputOf, OutputOf } from '@ampdeck/api/contract'
import type { Text } from '@ampdeck/api/texts'
import { type Draft, type DraftOptions, type DraftSchema, useDraft } from '@ampdeck/ui/form'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'
import type { FieldValues } from 'react-hook-form'
import { useCall } from '../data/use-call.ts'

interface Options<C extends Call, Values> extends Omit<DraftOptions<Values, unknown>, 'submit' | 'onDone'> {
  /** The call's input, of the values; left out where the values are the input. */
  input?: (values: Values) => InputOf<C>
  /** Awaited after the call, while the form is still busy: reads again what the call has changed elsewhere. */
  refresh?: () => Promise<unknown>
  /** The message after success. */
  said?: Text | ((answer: OutputOf<C>) => string) | undefined
  /** Called with the answer after the message, and with nothing when the form was left. */
  onDone?: ((answer?: OutputOf<C>) => void) | undefined
  /** Called last, after success and when the form was left. */
  onClose?: (() => void) | undefined
}

/** Values that are not the call's input must be made into it; a call of any input takes them as they are. */
type CallFormOptions<C extends Call, Values> = Options<C, Values> &
  (unknown extends InputOf<C>
    ? unknown
    : Values extends InputOf<C>
      ? unknown
      : Required<Pick<Options<C, Values>, 'input'>>)

/** A form that makes one call: sent under the key of its draft, so that it is done once however often it is sent. */
export function useCallForm<C extends Call, Values extends FieldValues>(
  call: C,
  schema: DraftSchema<Values>,
  { input, refresh, said, onDone, onClose, ...options }: CallFormOptions<C, Values>,
): Draft<Values> {
  const say = useSay()
  const send = useCall(call)

  return useDraft<Values, { answer: OutputOf<C> }>(schema, {
    ...options,
    submit: async (values, idempotencyKey) => {
      // Without `input` the values are the call's input; the options' type says so.
      const answer = await send(input ? input(values) : (values as InputOf<C>), { idempotencyKey })
      await refresh?.()
      return { answer }
    },
    onDone: (sent) => {
      if (sent && said)
        showMessage({ text: typeof said === 'function' ? said(sent.answer) : say(said), tone: 'status' })
      onDone?.(sent?.answer)
      onClose?.()
    },
  })
}
