import type { Client } from './client/create-client.ts'
import type { Call, InputOf, OutputOf } from './contract.ts'

/*
 * Options for TanStack Query 5, derived from the contract. They are plain objects of its shape, so that this
 * package does not depend on it.
 */

/** `['config-service/station', 'page', input]` */
export type QueryKey = readonly [resource: string, name?: string, input?: unknown]

/** The key of a call's answers: with input of one, without of all. */
export function keyOf<C extends Call>(call: C, input?: InputOf<C>): QueryKey {
  const [resource, name] = split(call)
  return input === undefined ? [resource, name] : [resource, name, input]
}

/** The key of everything a resource answered: what a write of it makes stale. */
export function resourceKeyOf(call: Call): QueryKey {
  return [split(call)[0]]
}

/** The path of the call whose answers a key names, such as `config-service/station/page`. */
export function pathOfKey([resource, name]: QueryKey): string {
  return `${resource}/${name}`
}

/**
 * Query options of a reading call:
 *
 * ```ts
 * useQuery(queryOf(client, station.page, { current: 1 }))
 * ```
 */
export function queryOf<C extends Call>(client: Client, call: C, input: InputOf<C>) {
  return {
    queryKey: keyOf(call, input),
    queryFn: ({ signal }: { signal?: AbortSignal }): Promise<OutputOf<C>> => client(call, input, { signal }),
    // The client repeats what is safe to repeat; a second layer would multiply the tries.
    retry: false as const,
  }
}

/** Mutation options of a writing call; invalidate `resourceKeyOf(call)` when it is done. */
export function mutationOf<C extends Call>(client: Client, call: C) {
  return {
    mutationKey: keyOf(call),
    mutationFn: (input: InputOf<C>): Promise<OutputOf<C>> => client(call, input),
    retry: false as const,
  }
}

function split(call: Call): [resource: string, name: string] {
  const end = call.path.lastIndexOf('/')
  return [call.path.slice(0, end), call.path.slice(end + 1)]
}
