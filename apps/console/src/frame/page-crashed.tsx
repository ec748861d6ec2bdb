import { ApiError } from '@ampdeck/api/client/outcome'
import { commonTexts, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { useSay } from '@ampdeck/ui/language'
import { ErrorPage, Failed } from '@ampdeck/ui/state-panel'
import { useQueryClient } from '@tanstack/react-query'
import { isChunkFailure } from '../data/is-chunk-failure.ts'
import { homePathOf } from '../menu/home-path.ts'
import { useMenu } from '../menu/menu-context.ts'
import { RequestNote } from '../shell/request-note.tsx'

const words = texts({
  notLoaded: ['This page could not be loaded', '页面加载失败'],
  why: [
    'There may be a new version, or the connection was lost. Reload to show the page; unsaved input in other tabs is lost',
    '可能已有新版本，或连接已中断。重新加载即可显示页面；其他标签页中未保存的内容将丢失',
  ],
  reload: ['Reload', '重新加载'],
})

/** What stands in the place of a page that broke: its code did not come, or it made a mistake. */
export function PageCrashed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const say = useSay()
  const home = homePathOf(useMenu())
  const queries = useQueryClient()

  if (isChunkFailure(error)) {
    return (
      <Failed level={1} title={say(words.notLoaded)} cause={say(words.why)}>
        <Button look="primary" onClick={() => location.reload()}>
          {say(words.reload)}
        </Button>
      </Failed>
    )
  }
  // What broke the page may be an answer that is still kept: the page reads anew.
  const again = () => {
    queries.removeQueries({ type: 'inactive' })
    onRetry()
  }
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return (
    <ErrorPage status={500} homeHref={home} text={requestId && <RequestNote id={requestId} />}>
      <Button onClick={again}>{say(commonTexts.tryAgain)}</Button>
    </ErrorPage>
  )
}
