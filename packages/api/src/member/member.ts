import { z } from 'zod'
import { service } from '../contract.ts'
import { filter } from '../filter.ts'
import { Id } from '../wire.ts'

const MemberOption = z.object({
  id: Id,
  memberNo: z.string(),
  name: z.string(),
  /** Masked. */
  phone: z.string(),
  plate: z.string().nullable(),
})

const at = service('member-service/member')

export const member = {
  /** For pickers: by number, name, plate, or the whole mobile number or its last four digits. */
  selectAll: at('selectAll', ['memberList', 'vehicleList', 'virtualCard', 'suspend'])
    .takes(z.object({ id: filter.ids(), text: filter.text() }))
    .gives(z.array(MemberOption)),
}

export type MemberOption = z.input<typeof MemberOption>
