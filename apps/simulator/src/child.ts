import type { Pace } from './clock.ts'
import { SimulatedNetwork } from './network/network.ts'
import type { NetworkPlan } from './plan.ts'

/*
 * The simulated network as a process of its own, beside a server that starts it and talks to it: it ends with the
 * server, however that goes.
 */

export type ToChild = { plan: NetworkPlan } | { pace: Pace }
export type FromChild = { figures: ReturnType<SimulatedNetwork['figures']> }

const FIGURES_EVERY_MS = 5_000

let network: SimulatedNetwork | undefined

process.on('message', (message: ToChild) => {
  if ('plan' in message) network ??= new SimulatedNetwork(message.plan)
  else network?.setPace(message.pace)
})
process.once('disconnect', () => void end())
// Ctrl-C reaches the whole group; the server decides when we end.
process.on('SIGINT', () => undefined)
process.once('SIGTERM', () => void end())

setInterval(() => {
  if (network && process.connected) process.send?.({ figures: network.figures() } satisfies FromChild)
}, FIGURES_EVERY_MS)

/** Without a goodbye: for the server that is a pile whose network fails, and comes back. */
function end(): void {
  process.exit(0)
}
