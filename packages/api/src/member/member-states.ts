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

const present = ['normal', 'lost', 'locked', 'disabled'] as const

/** What is done with a member who stays in the same status. */
export const memberRecordLife = lifeOf('status', memberStatus, {
  edit: {
    from: present,
    sentences: {
      'transition.notAllowed': ['A cancelled member cannot be edited', '已注销的会员不能编辑'],
    },
  },
  /** Not twice at the same time. */
  suspend: {
    from: present,
    needs: { 'transition.notAllowed': ({ suspended }: { suspended: number }) => suspended === 0 },
    sentences: {
      'transition.notAllowed': [
        'This member is already suspended, or was cancelled',
        '该会员已被挂起或已注销',
      ],
    },
  },
})
