import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FromChild, ToChild } from '@ampdeck/simulator/child'
import type { Pace } from '@ampdeck/simulator/clock'
import type { NetworkPlan } from '@ampdeck/simulator/plan'
import type { Logger } from 'pino'

const CHILD = fileURLToPath(import.meta.resolve('@ampdeck/simulator/child'))
const FIRST_RESTART_MS = 1_000
const LONGEST_RESTART_MS = 60_000
/** Who lives so long has started well. */
const WELL_MS = 60_000
const STOP_MS = 1_500
/** A network of short messages needs little memory, and has time. */
const OPTIONS = ['--max-semi-space-size=1', '--optimize-for-size', '--disable-warning=ExperimentalWarning']

export type Figures = FromChild['figures']

/** The simulated network in a process of its own, which is started again when it dies. */
export class SimulatorProcess {
  readonly #plan: () => Promise<NetworkPlan>
  readonly #logger: Logger
  readonly #cacheDirectory: string
  #child: ChildProcess | undefined
  #timer: NodeJS.Timeout | undefined
  #isWanted = true
  #failures = 0
  figures: Figures | undefined

  /**
   * `plan` is asked for at each start: a network that died goes on from the present. In the directory Node keeps the
   * compiled program: the next start then needs neither the compiler nor its memory.
   */
  constructor(plan: () => Promise<NetworkPlan>, logger: Logger, cacheDirectory: string) {
    this.#plan = plan
    this.#cacheDirectory = cacheDirectory
    this.#logger = logger
    void this.#start()
  }

  get isAlive(): boolean {
    return this.#child?.connected ?? false
  }

  setPace(pace: Pace): void {
    this.#tell({ pace })
  }

  async stop(): Promise<void> {
    this.#isWanted = false
    clearTimeout(this.#timer)
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(late)
  }

  async #start(): Promise<void> {
    try {
      const plan = await this.#plan()
      if (!this.#isWanted) return
      const env = { ...process.env, NODE_COMPILE_CACHE: this.#cacheDirectory }
      this.#watch(fork(CHILD, { execArgv: OPTIONS, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }))
      this.#tell({ plan })
    } catch (err) {
      this.#logger.error({ err }, 'the simulated network could not start')
      this.#again()
    }
  }

  #watch(child: ChildProcess): void {
    this.#child = child
    const started = Date.now()
    child.on('message', ({ figures }: FromChild) => {
      this.figures = figures
    })
    child.on('error', (err) => this.#logger.error({ err }, 'the simulated network failed'))
    child.once('exit', (code, signal) => {
      this.#child = undefined
      this.figures = undefined
      if (!this.#isWanted) return
      this.#logger.warn({ code, signal }, 'the simulated network ended; it starts again')
      if (Date.now() - started > WELL_MS) this.#failures = 0
      this.#again()
    })
  }

  #again(): void {
    if (!this.#isWanted) return
    const wait = Math.min(LONGEST_RESTART_MS, FIRST_RESTART_MS * 2 ** this.#failures++)
    this.#timer = setTimeout(() => void this.#start(), wait)
  }

  #tell(message: ToChild): void {
    if (this.#child?.connected) this.#child.send(message, () => undefined)
  }
}
