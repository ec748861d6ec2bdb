import { userAdmin } from '@ampdeck/api/system/user-admin'
import { useAction } from '../data/use-action.ts'
import { beginLeaving } from '../session/leaving.ts'
import { paths } from '../session/paths.ts'
import { beginView } from '../session/storage.ts'

/** Shows the console as somebody else in this tab, until one leaves or half an hour is over. */
export function useViewAs(): (user: { id: number }) => Promise<void> {
  const viewAs = useAction(userAdmin.viewAs)

  return async ({ id }) => {
    const answer = await viewAs({ id })
    if (!answer) return
    beginLeaving()
    beginView(answer.token, answer.expiresIn)
    location.assign(paths.root)
  }
}
