import type { Logger } from 'pino'
import type { Platform } from '../../database/platform.ts'
import { COMMAND_CHANNEL } from '../../device/command-queue.ts'
import type { PileAnswer, Piles } from '../../device/pile-request.ts'
import type { Listener } from '../../events/listener.ts'
import { type Answer, settledBy } from './pile-command.answer.ts'
import { confirm, endUnfollowed } from './pile-command.effects.ts'
import { claim, expire, type Sent, settle } from './pile-command.queue.ts'

/** How long a pile has to answer (domain.md §4, life cycle 19). */
const ANSWER_MS = 30_000
/** Commands that wait for their piles' answers at once; a pile that is dead holds one for all of `ANSWER_MS`. */
const MAX_UNDER_WAY = 1_000
const CLAIM_AT_ONCE = 100
/** Answers that arrive within this time are written down together. */
const GATHER_MS = 40
/** Where no notification came: what is queued is looked for, and what has ended by time or by effect. */
const LOOK_MS = 1_000
/** What is under way when the process ends has this long; the rest times out by another process's clock. */
const LAST_MS = 4_000

interface Options {
  piles: Piles
  listener: Listener
  logger?: Pick<Logger, 'error'>
  /** How long a pile has to answer; tests wait less. */
  answerMs?: number
}

export interface Dispatcher {
  /** Sends what is queued for piles here, as after a pile has connected. */
  wake(): void
  /** Claims no more; waits a little for what is under way. */
  stop(): Promise<void>
}

/**
 * Sends the queued commands of the piles whose sockets this process holds. A command is marked as sent before it goes
 * out and is never taken again, so that no crash sends it twice: what a dead process has sent times out.
 */
export function startDispatcher(
  platform: Platform,
  { piles, listener, logger, answerMs = ANSWER_MS }: Options,
): Dispatcher {
  /** One command at a time to each pile, as OCPP wants it. */
  const busy = new Set<number>()
  const underWay = new Set<Promise<void>>()
  let answers: Answer[] = []
  let gathering: NodeJS.Timeout | undefined
  let looking = Promise.resolve()
  let taking = Promise.resolve()
  let isTaking = false
  let isWanted = false
  let isStopped = false

  const failed = (err: unknown) => logger?.error({ err }, 'commands to piles')

  function take(): Promise<void> {
    isWanted = true
    if (!isTaking) taking = claimWanted()
    return taking
  }

  async function claimWanted(): Promise<void> {
    isTaking = true
    try {
      while (isWanted && !isStopped) {
        isWanted = false
        const room = Math.min(CLAIM_AT_ONCE, MAX_UNDER_WAY - underWay.size)
        const free = piles.here().filter((id) => !busy.has(id))
        if (room <= 0 || free.length === 0) continue
        const taken = await claim(platform, free, room)
        for (const command of taken) start(command)
        if (taken.length === room) isWanted = true
      }
    } catch (error) {
      failed(error)
    } finally {
      isTaking = false
    }
  }

  function start(command: Sent) {
    busy.add(command.pileId)
    const work = deliver(command)
      .catch(failed)
      .finally(() => {
        busy.delete(command.pileId)
        underWay.delete(work)
        void take()
      })
    underWay.add(work)
  }

  async function deliver({ id, sellerId, pileId, command, request }: Sent) {
    const keep = (answer: PileAnswer) => {
      answers.push({ id, sellerId, ...settledBy({ command, request }, answer, platform.now()) })
      gathering ??= setTimeout(() => void writeDown(), GATHER_MS)
    }
    keep(await piles.call(pileId, request, { timeoutMs: answerMs, onLate: keep }))
  }

  /** What cannot be written now is kept for the next time. */
  async function writeDown(): Promise<void> {
    clearTimeout(gathering)
    gathering = undefined
    const gathered = answers
    answers = []
    try {
      await settle(platform, gathered)
    } catch (error) {
      answers.unshift(...gathered)
      failed(error)
    }
  }

  async function look(): Promise<void> {
    try {
      if (answers.length > 0) await writeDown()
      await take()
      if (isStopped) return
      await expire(platform, answerMs)
      await confirm(platform)
      await endUnfollowed(platform)
    } catch (error) {
      failed(error)
    }
    if (!isStopped) lookIn(LOOK_MS)
  }

  function lookIn(ms: number): void {
    timer = setTimeout(() => {
      looking = look()
    }, ms)
  }

  const silence = listener.listen(
    COMMAND_CHANNEL,
    () => void take(),
    () => void take(),
  )
  let timer: NodeJS.Timeout
  lookIn(0)

  return {
    wake: () => void take(),
    async stop() {
      isStopped = true
      silence()
      clearTimeout(timer)
      const last = new Promise((resolve) => setTimeout(resolve, LAST_MS).unref())
      // What is being claimed now is marked as sent, and is therefore still sent.
      const rest = Promise.all([looking, taking]).then(() => Promise.all(underWay))
      await Promise.race([rest, last])
      await writeDown()
    },
  }
}
