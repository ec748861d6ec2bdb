import { userAdmin } from '@ampdeck/api/system/user-admin'
import { say, texts } from '@ampdeck/api/texts'
import { showMessage } from '@ampdeck/ui/toast'
import { useAction } from '../data/use-action.ts'
import { currentLanguage } from '../session/language.ts'
import { beginLeaving } from '../session/leaving.ts'
import { paths } from '../session/paths.ts'
import { beginView } from '../session/storage.ts'

const words = texts({
  notKept: [
    'This browser stores nothing for this tab, so the view of somebody else cannot be kept apart',
    '浏览器无法为本标签页保存数据，无法切换为其他用户的视图',
  ],
})

/** Shows the console as somebody else in this tab, until one leaves or half an hour is over. */
export function useViewAs(): (user: { id: number }) => Promise<void> {
  const viewAs = useAction(userAdmin.viewAs)

  return async ({ id }) => {
    const answer = await viewAs({ id })
    if (!answer) return
    if (!beginView(answer.token, answer.expiresIn)) {
      showMessage({ text: say(words.notKept, currentLanguage()), tone: 'error' })
      return
    }
    beginLeaving()
    location.assign(paths.root)
  }
}
