import { activeState } from './enumerations/member.ts'
import { lifeOf } from './life.ts'

/** The life of what is only in use or not: rules, bindings, fleets. */
export const activeLife = lifeOf('state', activeState, {
  enable: { from: 'off', to: 'on' },
  disable: { from: 'on', to: 'off' },
})
