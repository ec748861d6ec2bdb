import { memberStatus } from '../enumerations/member.ts'
import { lifeOf } from '../life.ts'

/** What people do with a member, and what a member becomes by it. Nobody comes back from cancelled. */
export const memberLife = lifeOf('status', memberStatus, {
  disable: { from: ['normal', 'lost', 'locked'], to: 'disabled' },
  enable: { from: ['disabled', 'lost'], to: 'normal' },
  lock: { from: 'normal', to: 'locked' },
  unlock: { from: 'locked', to: 'normal' },
  cancel: { from: ['normal', 'lost', 'locked', 'disabled'], to: 'cancelled' },
})
