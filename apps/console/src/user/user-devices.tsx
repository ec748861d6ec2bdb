import { type ManagedUser, userAdmin } from '@ampdeck/api/system/user-admin'
import { useGrants } from '@ampdeck/ui/gate'
import { Devices } from '../account/device-list.tsx'
import { useAction } from '../data/use-action.ts'
import { useRead } from '../data/use-read.ts'

/** Where a user is signed in; whoever may, ends it from here. */
export function UserDevices({ of: { id } }: { of: Pick<ManagedUser, 'id'> }) {
  const { may } = useGrants()
  const devices = useRead(userAdmin.userSessions, { id })
  const end = useAction(userAdmin.endUserSessions)

  return (
    <Devices
      of={devices}
      onRevoke={
        may(userAdmin.endUserSessions)
          ? (device) => end({ id, sessionId: device === 'others' ? null : device.id })
          : undefined
      }
    />
  )
}
