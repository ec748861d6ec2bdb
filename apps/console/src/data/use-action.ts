import type { Call, InputOf } from '@ampdeck/api/contract'
import { showMessage } from '@ampdeck/ui/toast'
import { useCallback } from 'react'
import { failureOf } from './failure-of.ts'
import { useCall } from './use-call.ts'

/** A call that a button makes: a refusal is told in a message, and the button's place is as before. */
export function useAction<C extends Call>(call: C): (input: InputOf<C>) => Promise<void> {
  const make = useCall(call)

  return useCallback(
    async (input) => {
      try {
        await make(input)
      } catch (error) {
        showMessage({ text: failureOf(error as Error).message, tone: 'error' })
      }
    },
    [make],
  )
}
