import { setTimeout as wait } from 'node:timers/promises'
import { HELP, readCommand } from './command/options.ts'
import { SimulatedNetwork } from './network/network.ts'

/* `pnpm simulate`: simulated piles against any server that speaks OCPP. */

const EVERY_MS = 10_000

try {
  const command = readCommand(process.argv.slice(2))
  if (command) await simulate(command)
  else process.stdout.write(HELP)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nSee --help.\n`)
  process.exitCode = 1
}

async function simulate({ plan, minutes }: NonNullable<ReturnType<typeof readCommand>>): Promise<void> {
  const network = new SimulatedNetwork(plan)
  const ended = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ended.abort())
  const timer = setInterval(() => report(network), EVERY_MS)
  const limit = minutes === undefined ? 2 ** 31 - 1 : minutes * 60_000
  await wait(limit, undefined, { signal: ended.signal }).catch(() => undefined)
  clearInterval(timer)
  report(network)
  await network.close()
}

function report(network: SimulatedNetwork): void {
  const { piles, connected, guns, charging, retired, waiting } = network.figures()
  const time = new Date().toISOString().slice(11, 19)
  const away = retired > 0 ? `, ${retired} replaced by others` : ''
  process.stdout.write(
    `${time}  ${connected} of ${piles} piles connected${away}, ${charging} of ${guns} guns charge, ${waiting} messages wait\n`,
  )
}
