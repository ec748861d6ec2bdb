import type { CallOptions } from '@ampdeck/api/client/create-client'
import type { Call, InputOf, OutputOf } from '@ampdeck/api/contract'
import { resourceKeyOf } from '@ampdeck/api/query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { client } from './client.ts'

/** A call as a function. After a write, what was read of the same resource is read again. */
export function useCall<C extends Call>(
  call: C,
): (input: InputOf<C>, options?: CallOptions) => Promise<OutputOf<C>> {
  const queries = useQueryClient()

  return useCallback(
    async (input, options) => {
      const output = await client<Call>(call, input, options)
      if (call.effect === 'write') await queries.invalidateQueries({ queryKey: resourceKeyOf(call) })
      return output as OutputOf<C>
    },
    [call, queries],
  )
}
