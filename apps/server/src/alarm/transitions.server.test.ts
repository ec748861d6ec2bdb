import { alarmTransitions } from '../testing/transitions/alarm.ts'
import { proveTransitions } from '../testing/transitions/prove.ts'

proveTransitions(alarmTransitions)
