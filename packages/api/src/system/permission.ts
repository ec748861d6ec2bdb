import { z } from 'zod'
import { service } from '../contract.ts'
import { PermissionEntry } from '../menu/permission-entry.ts'

const at = service('system-service/permission')

export const permission = {
  user: at('user', 'signedIn').gives(z.array(PermissionEntry)),
}
