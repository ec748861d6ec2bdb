import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'

const words = texts({
  request: [
    'Request {id}. Give this number when you call: the log finds it',
    '请求号 {id}，联系我们时请提供此号码以便查询日志',
  ],
})

/** The number of the request that failed, where there is one. */
export function RequestNote({ id }: { id: string }) {
  const say = useSay()

  return say(words.request, { id })
}
