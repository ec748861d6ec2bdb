import { inUseTransitions } from '../testing/transitions/in-use.ts'
import { proveTransitions } from '../testing/transitions/prove.ts'

proveTransitions(inUseTransitions)
