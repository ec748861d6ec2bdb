import { importTemplate } from '@ampdeck/api/enumerations/system'
import { meterFeeImport } from '../../config/meter/meter-fee.import.ts'
import { pileImport } from '../../config/pile/pile.import.ts'
import { groupMemberImport } from '../../member/group-member/group-member.import.ts'
import { vehicleImport } from '../../member/vehicle/vehicle.import.ts'
import type { ImportTemplate } from './import-template.ts'

const { pile, fleetMember, vehicle, meterFee } = importTemplate.code

/** The four templates of screens.md §7; a new one is one line. */
const templates = new Map<number, ImportTemplate>([
  [pile, pileImport],
  [fleetMember, groupMemberImport],
  [vehicle, vehicleImport],
  [meterFee, meterFeeImport],
])

/** Nothing for a number that is no template. */
export function templateOf(code: number): ImportTemplate | undefined {
  return templates.get(code)
}
