import { memberTransitions } from '../testing/transitions/member.ts'
import { proveTransitions } from '../testing/transitions/prove.ts'

proveTransitions(memberTransitions)
