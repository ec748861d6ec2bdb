import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'

const words = texts({
  request: ['Request number {id}. Quote it when you contact support', '请求编号 {id}，联系技术支持时请提供'],
})

/** The number of the request that failed, where there is one. */
export function RequestNote({ id }: { id: string }) {
  const say = useSay()

  return say(words.request, { id })
}
