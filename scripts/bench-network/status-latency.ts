import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import type { Call } from '../../apps/simulator/src/protocol/protocol.ts'

const { idle, preparing, full, fault } = gunStatus.code
const statuses: Readonly<Record<string, number>> = {
  Available: idle,
  Preparing: preparing,
  Finishing: full,
  Faulted: fault,
}

/** How long it takes from a pile's StatusNotification until a subscriber of `/events` reads of it. */
export class StatusLatency {
  readonly samples: number[] = []
  /** What was heard of each gun last: what its pile tells then is no news, as after the end of a charge. */
  readonly #heard = new Map<number, number>()
  /** Told by a pile, and not yet heard: by gun. */
  readonly #waiting = new Map<number, { status: number; sentAt: number }>()
  readonly #gunOf: (code: string, connector: number) => number | undefined
  isCounting = false

  constructor(gunOf: (code: string, connector: number) => number | undefined) {
    this.#gunOf = gunOf
  }

  /** A pile says something: of 2.0.1 only the states that it has words for. */
  tells(code: string, { method, params }: Call): void {
    if (method !== 'StatusNotification') return
    const status = statuses[String(params.status ?? params.connectorStatus)]
    const gunId = this.#gunOf(code, Number(params.evseId ?? params.connectorId))
    if (!this.isCounting || gunId === undefined) return
    // What it told before is overtaken, whether this can be followed or not.
    this.#waiting.delete(gunId)
    if (status === undefined || this.#heard.get(gunId) === status) return
    this.#waiting.set(gunId, { status, sentAt: performance.now() })
  }

  /** A subscriber reads of a gun. What was overtaken by later news is not counted. */
  hears({ gunId, status }: { gunId: number; status: number }): void {
    this.#heard.set(gunId, status)
    const told = this.#waiting.get(gunId)
    if (told?.status !== status) return
    this.#waiting.delete(gunId)
    this.samples.push(performance.now() - told.sentAt)
  }

  /** What was told so long ago, and was never heard. */
  lost(afterMs: number): number {
    return [...this.#waiting.values()].filter(({ sentAt }) => performance.now() - sentAt > afterMs).length
  }
}

/** Reads the gun events of `/events` until it is aborted. */
export async function subscribe(
  url: string,
  token: string,
  signal: AbortSignal,
  hears: (event: { gunId: number; status: number }) => void,
): Promise<void> {
  const response = await fetch(`${url}/events?types=gun`, { headers: { authorization: token }, signal })
  if (!response.ok || !response.body) throw new Error(`/events answers ${response.status}`)
  let rest = ''
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (!line.startsWith('data: ')) continue
      const event = JSON.parse(line.slice(6))
      if (event.type === 'gun') hears(event)
    }
  }
}
