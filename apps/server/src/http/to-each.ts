import { inLockOrder } from '../database/ids.ts'
import { Failure } from '../foundation/failure.ts'

export interface EachResult {
  done: number[]
  refused: { id: number; reason: string }[]
}

/** One result for each record, in the order given: `work` says why it has left one as it was. */
export async function toEach(
  ids: Iterable<number>,
  work: (id: number) => Promise<string | undefined>,
): Promise<EachResult> {
  const done: number[] = []
  const refused: EachResult['refused'] = []
  for (const id of ids) {
    const reason = await work(id)
    if (reason === undefined) done.push(id)
    else refused.push({ id, reason })
  }
  return { done, refused }
}

/**
 * The same where `work` also refuses by a failure, before anything is written. In a fixed order, so that two such calls
 * cannot wait for each other; any other error ends the whole call.
 */
export function tryEach(
  ids: readonly number[],
  work: (id: number) => Promise<string | undefined>,
): Promise<EachResult> {
  return toEach(inLockOrder(ids), (id) => work(id).catch(reasonOf))
}

function reasonOf(error: unknown): string {
  if (error instanceof Failure && error.code === 404) return 'record.notFound'
  if (error instanceof Failure && error.code === 409)
    return (error.data as { reason: string } | undefined)?.reason ?? ''
  throw error
}
