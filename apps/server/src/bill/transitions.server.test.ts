import { billTransitions } from '../testing/transitions/bill.ts'
import { proveTransitions } from '../testing/transitions/prove.ts'

proveTransitions(billTransitions)
