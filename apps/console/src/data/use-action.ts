import { ApiError, endsSession } from '@ampdeck/api/client/outcome'
import type { Call, InputOf, OutputOf } from '@ampdeck/api/contract'
import { showMessage } from '@ampdeck/ui/toast'
import { useCallback } from 'react'
import { failureOf } from './failure-of.ts'
import { useCall } from './use-call.ts'

/** A call that a button makes. A refusal is told in a message, and there is no answer then. */
export function useAction<C extends Call>(call: C): (input: InputOf<C>) => Promise<OutputOf<C> | undefined> {
  const make = useCall(call)

  return useCallback(
    async (input) => {
      try {
        return await make(input)
      } catch (error) {
        if (!isTold(error)) showMessage({ text: failureOf(error as Error).message, tone: 'error' })
      }
    },
    [make],
  )
}

/** What the session has told already (`heedFailure`): no access, and its own end. */
function isTold(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'forbidden' || endsSession(error))
}
