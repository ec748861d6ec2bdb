import { proveTransitions } from '../testing/transitions/prove.ts'
import { systemTransitions } from '../testing/transitions/system.ts'

proveTransitions(systemTransitions)
