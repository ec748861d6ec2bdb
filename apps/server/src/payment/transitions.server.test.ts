import { paymentTransitions } from '../testing/transitions/payment.ts'
import { proveTransitions } from '../testing/transitions/prove.ts'

proveTransitions(paymentTransitions)
