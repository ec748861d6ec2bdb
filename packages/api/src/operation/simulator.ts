import { z } from 'zod'
import { service } from '../contract.ts'

/** How fast the simulated chargers of the demo live: 1 is real time, and they can stand still. */
export const SimulatorPace = z.object({
  speed: z.number().min(0.1).max(120),
  paused: z.boolean(),
})

const at = service('operation-service/simulator')

/** The simulated chargers of the demo network; without the demo there are none. */
export const simulator = {
  get: at('get', 'remoteControl').gives(SimulatorPace),
  set: at('set', [
    'remoteControl:disable',
    'remoteControl:enable',
    'remoteControl:reset',
    'remoteControl:unlock',
  ])
    .takes(SimulatorPace)
    .gives(SimulatorPace),
}

export type SimulatorPace = z.infer<typeof SimulatorPace>
