import { equipmentTransitions } from '../testing/transitions/equipment.ts'
import { proveTransitions } from '../testing/transitions/prove.ts'

proveTransitions(equipmentTransitions)
