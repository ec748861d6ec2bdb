import { performance } from 'node:perf_hooks'
import type { PileAnswer, SingleRequest } from '../../device/pile-request.ts'

interface Wanted {
  key: string
  value: string
}

/**
 * Sets one after the other, since not every pile takes several at once. The whole is accepted where each is; where the
 * pile falls silent the rest is not sent.
 */
export async function setEach(
  settings: readonly Wanted[],
  timeoutMs: number,
  send: (request: SingleRequest, leftMs: number) => Promise<PileAnswer>,
): Promise<PileAnswer> {
  const until = performance.now() + timeoutMs
  const results: (Wanted & { status: string })[] = []
  let isSilent = false
  for (const setting of settings) {
    const left = Math.ceil(until - performance.now())
    if (isSilent || left <= 0) {
      results.push({ ...setting, status: 'notSent' })
      continue
    }
    const answer = await send({ kind: 'setConfiguration', ...setting }, left)
    isSilent = answer.status === 'timeout' || answer.status === 'offline'
    if (isSilent && results.length === 0) return answer
    results.push({ ...setting, status: wordOf(answer) })
  }
  const isDone = results.every(({ status }) => TAKEN.has(status))
  return { status: isDone ? 'accepted' : 'rejected', detail: { results } }
}

const TAKEN: ReadonlySet<string> = new Set(['Accepted', 'RebootRequired'])

/** The pile's own word for what became of a setting. */
function wordOf(answer: PileAnswer): string {
  if (answer.status === 'timeout' || answer.status === 'offline') return 'noAnswer'
  if (answer.status === 'error') return answer.code
  const { status, code, setVariableResult } = Object(answer.detail)
  const [first] = Array.isArray(setVariableResult) ? setVariableResult : []
  return String(status ?? Object(first).attributeStatus ?? code ?? answer.status)
}
