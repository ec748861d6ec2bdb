import { z } from 'zod'
import { service } from '../contract.ts'

const at = service('system-service/embed')

/** Pages of other hosts inside the console. */
export const embed = {
  /** The hosts of which a page may be shown; the server's environment names them. */
  hosts: at('hosts', 'signedIn').gives(z.object({ hosts: z.array(z.string()) })),
}
