import type { Text } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { showMessage } from '@ampdeck/ui/toast'

/** What a dialog does when its form was sent, or left: what was sent is said, and it closes. */
export function useSaid(text: Text, onClose: () => void): (sent?: unknown) => void {
  const say = useSay()
  return (sent) => {
    if (sent) showMessage({ text: say(text), tone: 'status' })
    onClose()
  }
}
